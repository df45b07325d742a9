import { readFile } from 'node:fs/promises';

/** The weights of a net from the folder of its game, for programs that run in Node. Sources and built programs lie equally deep. */
export function weightsFromDisk(game: string, level: string): Promise<Uint8Array> {
  return readFile(new URL(`../../games/${game}/nets/${level}.bin`, import.meta.url));
}
