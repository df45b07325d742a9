import { type Language, languages, type Params, type Problem } from '@tafelrunde/kernel';
import type { Board } from '../../board/index.ts';
import type { MistakeKey } from './keys.ts';

export type { MistakeKey } from './keys.ts';

/** Every way a legend file can be wrong that the checker knows. */
export const mistakeCodes = [
  'too-large',
  'not-json',
  'too-deep',
  'wrong-type',
  'missing',
  'unknown-key',
  'unknown-word',
  'not-yet-supported',
  'out-of-range',
  'unknown-field',
  'bad-name',
  'missing-text',
  'long-text',
  'bad-text',
  'twice',
  'unknown-reference',
  'wrong-kind-of-card',
  'missing-version',
  'unreachable-card',
  'never-used',
  'never-won',
  'endless',
  'missing-start',
  'no-hero-meant',
  'not-neighbours',
  'too-many',
  'says-nothing',
] as const;
export type MistakeCode = (typeof mistakeCodes)[number];

/** One mistake: what kind, where (a JSON pointer: /cards/3/do/0), and the key of a sentence for the author with what fills it. */
export interface Mistake extends Problem {
  readonly code: MistakeCode;
  readonly key: MistakeKey;
}

/** Collects mistakes, but never more than an author can read; knows the side of the board the legend is played on, and its languages. */
export class Findings {
  static readonly most = 200;
  readonly board: Board;
  /** Those every text has to be written in. */
  readonly languages: readonly Language[];
  readonly mistakes: Mistake[] = [];

  constructor(board: Board, promised: readonly Language[] = languages) {
    this.board = board;
    this.languages = promised;
  }

  /** Nobody reads on: what would be found from here on need not be looked for. */
  get full(): boolean {
    return this.mistakes.length >= Findings.most;
  }

  add(code: MistakeCode, place: string, key: MistakeKey, params?: Params): void {
    if (!this.full) this.mistakes.push({ code, key, place, ...(params === undefined ? {} : { params }) });
  }
}

/** Longest part of a name that is repeated to the author. */
const LONGEST_SHOWN = 40;
const clipped = (key: string): string => (key.length > LONGEST_SHOWN ? `${key.slice(0, LONGEST_SHOWN)}…` : key);

/** One step further down a JSON pointer. */
export const into = (place: string, key: string | number): string =>
  `${place}/${clipped(String(key)).replaceAll('~', '~0').replaceAll('/', '~1')}`;

/** A key of the file in quotes. */
export const quoted = (key: string): string => JSON.stringify(clipped(key));

/** Words as one parameter; no word of a legend holds a space. */
export const joined = (words: readonly (string | number | boolean)[]): string =>
  words.map((word) => (typeof word === 'string' ? `"${word}"` : String(word))).join(' ');

/** What the author may have meant: the nearest known word, if it is near at all; else empty. */
export function meant(wrong: string, known: readonly (string | number | boolean)[]): string {
  let best = '';
  let least = Math.max(2, Math.floor(wrong.length / 3)) + 1;
  for (const word of known) {
    const far = distance(wrong.slice(0, LONGEST_SHOWN).toLowerCase(), String(word).toLowerCase());
    // Two words that share no letter are never meant for one another, however short they are.
    if (far < least && far < Math.min(wrong.length, String(word).length)) {
      least = far;
      best = String(word);
    }
  }
  return best;
}

/** How many letters have to be changed, added or left out to turn one word into the other. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const swap = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(swap, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
