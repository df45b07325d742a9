import { bytesAt } from './bytes.ts';

const files = import.meta.glob<string>('../../../games/*/nets/*.bin', { query: '?url', import: 'default' });

/** A megabyte over a poor line. The first bot at a table waits for it, so it must end. */
const PATIENCE = 30_000;

/** The weights of a net, fetched from where they lie beside this page's scripts. */
export async function weightsFetched(game: string, level: string): Promise<Uint8Array> {
  const file = files[`../../../games/${game}/nets/${level}.bin`];
  if (file === undefined) throw new RangeError(`no weights for ${game}, ${level}`);
  return bytesAt(await file(), `weights for ${game}, ${level}`, PATIENCE);
}
