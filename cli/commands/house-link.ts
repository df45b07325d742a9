import { newHouseSecret, readConfig } from '@tafelrunde/server/tools';
import { command } from '../command.ts';
import { withStore } from '../house.ts';
import { print } from '../output.ts';

export default command(
  {
    name: 'house-link',
    takes: [],
    summary: 'print a link to the page from which you look after the house: people, tables, texts, load',
    more: ['It works once, within ten minutes. The browser that opens it may look after the house for twelve hours.'],
    flags: { url: { value: 'URL', text: 'where the house answers (default: by HOST and PORT)' } },
  },
  async ({ url }) => {
    const { host, port } = readConfig(process.env);
    const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host;
    const secret = await withStore((store) => newHouseSecret(store, Date.now()));
    print(`${(url ?? `http://${name}:${port}`).replace(/\/+$/, '')}/house#${secret}`);
    return 0;
  },
);
