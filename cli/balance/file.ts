import { appendFileSync, existsSync, mkdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileSentence } from '../files.ts';
import { SentenceError } from '../sentence.ts';

/** One legend, over. */
export interface PlayedLegend {
  /** Its number, from 0 on. */
  readonly n: number;
  readonly won: boolean;
  readonly cause: string;
  readonly day: number;
  /** The set of heroes. */
  readonly heroes: string;
  /** How many actions it took, and a hash over them: whoever plays it again by the same bots comes to the same. */
  readonly length: number;
  readonly actions: string;
  /** Processor time. Says something about the machine, nothing about the legend. */
  readonly ms: number;
}

/** What fixes the legends of a file, the texts of the legend included: their names are hashes. */
export type Heading = Readonly<Record<string, unknown>>;

/** Finished legends, one line of JSON each under a line that says of what cell. Several programs may write to it, each its own numbers. */
export class LegendsFile {
  readonly #path: string;
  /** By their numbers. */
  readonly played: ReadonlyMap<number, PlayedLegend>;

  private constructor(path: string, played: readonly PlayedLegend[]) {
    this.#path = path;
    this.played = new Map(played.map((legend) => [legend.n, legend]));
  }

  /** Begins a file, or goes on with one of the same cell; any other file stays as it is. */
  static open(path: string, heading: Heading): LegendsFile {
    const first = `${JSON.stringify(heading)}\n`;
    try {
      const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
      if (text === '') {
        mkdirSync(dirname(path), { recursive: true });
        writeFileSync(path, first);
        return new LegendsFile(path, []);
      }
      if (!text.startsWith(first))
        throw new SentenceError(`${path} holds legends of another text, other rules or another level; measure into another folder`);
      // a program that was killed loses the line it was writing
      const whole = text.slice(0, text.lastIndexOf('\n') + 1);
      if (whole !== text) truncateSync(path, Buffer.byteLength(whole));
      const lines = whole.slice(first.length).split('\n').slice(0, -1);
      return new LegendsFile(
        path,
        lines.map((line, i) => legendIn(line) ?? broken(path, i + 2)),
      );
    } catch (fault) {
      throw fault instanceof SentenceError ? fault : fileSentence('use', path, fault);
    }
  }

  append(played: PlayedLegend): void {
    try {
      appendFileSync(this.#path, `${JSON.stringify(played)}\n`);
    } catch (fault) {
      throw fileSentence('write', this.#path, fault);
    }
  }
}

function legendIn(line: string): PlayedLegend | undefined {
  try {
    const { n, won, cause, day, heroes, length, actions, ms } = JSON.parse(line) as PlayedLegend;
    const sound = [n, day, length, ms].every(Number.isInteger) && [cause, heroes, actions].every((text) => typeof text === 'string');
    return sound && typeof won === 'boolean' ? { n, won, cause, day, heroes, length, actions, ms } : undefined;
  } catch {
    return undefined;
  }
}

function broken(path: string, line: number): never {
  throw new SentenceError(`line ${line} of ${path} is not a finished legend; mend it or measure into another folder`);
}
