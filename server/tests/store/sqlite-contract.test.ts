import { openSqlite } from '../../store/sqlite/open.ts';
import { storeContract } from './contract.ts';
import { newFolder } from './folder.ts';

storeContract('SQLite', async () => {
  const folder = newFolder();
  return {
    open: () => openSqlite({ dataDir: folder.path }),
    openBeside: () => openSqlite({ dataDir: folder.path, mode: 'tool' }),
    clear: async () => folder.remove(),
  };
});
