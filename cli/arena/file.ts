import { appendFileSync, existsSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import type { PlayedDeal } from '@tafelrunde/bots/arena';
import { fileSentence } from '../files.ts';
import { SentenceError } from '../sentence.ts';

/** What contest a file is of. How many deals are played is not part of it: a file can be continued. */
export type Heading = Readonly<Record<string, unknown>>;

/** Finished deals, one line of JSON each under a line that says of what contest. A program that is killed loses the line it was writing. */
export class DealsFile {
  readonly #path: string;
  readonly played: readonly PlayedDeal[];

  private constructor(path: string, played: readonly PlayedDeal[]) {
    this.#path = path;
    this.played = played;
  }

  /** Begins a file, or goes on with one of the same contest; any other file stays as it is. */
  static open(path: string, heading: Heading, games: number): DealsFile {
    const first = `${JSON.stringify(heading)}\n`;
    const text = read(path);
    if (first.startsWith(text) && text !== first) {
      put(path, () => writeFileSync(path, first)); // not there yet, or killed before its first line was whole
      return new DealsFile(path, []);
    }
    if (!text.startsWith(first)) throw new SentenceError(whyOther(path, text, heading));
    const whole = text.slice(0, text.lastIndexOf('\n') + 1);
    const lines = whole.slice(first.length).split('\n').slice(0, -1);
    const deals = lines.map((line, i) => dealIn(line, games) ?? broken(path, i + 2));
    if (whole !== text) put(path, () => truncateSync(path, Buffer.byteLength(whole)));
    return new DealsFile(path, [...new Map(deals.toReversed().map((deal) => [deal.deal, deal])).values()]);
  }

  append(played: PlayedDeal): void {
    put(this.#path, () => appendFileSync(this.#path, `${JSON.stringify(played)}\n`));
  }
}

function read(path: string): string {
  try {
    return existsSync(path) ? readFileSync(path, 'utf8') : '';
  } catch (fault) {
    throw fileSentence('read', path, fault);
  }
}

function put(path: string, write: () => void): void {
  try {
    write();
  } catch (fault) {
    throw fileSentence('write', path, fault);
  }
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

const isPerSide = (value: unknown): boolean => {
  const { a, b } = (value ?? {}) as Readonly<Record<string, unknown>>;
  return typeof a === 'number' && typeof b === 'number';
};

function dealIn(line: string, games: number): PlayedDeal | undefined {
  const deal = (parsed(line) ?? {}) as Partial<PlayedDeal>;
  const numbers = (list: unknown) => Array.isArray(list) && list.every((item) => typeof item === 'number');
  const sound =
    Number.isInteger(deal.deal) &&
    Array.isArray(deal.games) &&
    deal.games.length === games &&
    deal.games.every((game: { readonly points?: unknown; readonly first?: unknown }) => numbers(game.points) && numbers(game.first)) &&
    isPerSide(deal.moves) &&
    isPerSide(deal.milliseconds);
  return sound ? (deal as PlayedDeal) : undefined;
}

function broken(path: string, line: number): never {
  throw new SentenceError(`line ${line} of ${path} is not a finished deal; start another file`);
}

function whyOther(path: string, text: string, heading: Heading): string {
  const there = (parsed(text.slice(0, Math.max(0, text.indexOf('\n')))) ?? {}) as Heading;
  if (there['arena'] === undefined) return `${path} is not a file of the arena, and is left as it is`;
  const differs = Object.keys(heading).find((key) => JSON.stringify(there[key]) !== JSON.stringify(heading[key])) ?? 'arena';
  return `${path} belongs to another contest: its ${differs} is ${JSON.stringify(there[differs])}, here it is ${JSON.stringify(heading[differs])}`;
}
