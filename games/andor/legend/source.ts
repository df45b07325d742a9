/**
 * What a JSON text says beyond its value: where it stops being JSON, and which keys stand twice in one object (the parser silently
 * keeps the last of them). Its depth was looked at before.
 */
import { into } from './check/mistake.ts';

export interface SourceLook {
  /** Places of keys that stand there a second time. */
  readonly doubles: readonly string[];
  /** Where it cannot be read on, if anywhere. */
  readonly stops: number | undefined;
}

export function lookAtSource(text: string): SourceLook {
  const source = new Source(text);
  const whole = source.value('') && source.ends();
  return { doubles: source.doubles, stops: whole ? undefined : source.at };
}

/** Line and column, both from 1. */
export function spotOf(text: string, at: number): { readonly line: number; readonly column: number } {
  const before = text.slice(0, at).split('\n');
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 };
}

const plain = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;
const space = /[ \t\n\r]*/y;
const escape = /\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4})/y;

/** Every reader says whether it came through; if not, `at` is where it stopped. */
class Source {
  readonly #text: string;
  readonly doubles: string[] = [];
  at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  ends(): boolean {
    this.#match(space);
    return this.at === this.#text.length;
  }

  value(place: string): boolean {
    this.#match(space);
    const sign = this.#text[this.at];
    if (sign === '{') return this.#object(place);
    if (sign === '[') return this.#list(place);
    return sign === '"' ? this.#string() !== undefined : this.#match(plain);
  }

  #object(place: string): boolean {
    const seen = new Set<string>();
    return this.#entries('}', () => {
      const key = this.#string();
      if (key === undefined) return false;
      if (seen.has(key)) this.doubles.push(into(place, key));
      seen.add(key);
      return this.#sign(':') && this.value(into(place, key));
    });
  }

  #list(place: string): boolean {
    let i = -1;
    return this.#entries(']', () => {
      i += 1;
      return this.value(into(place, i));
    });
  }

  /** From the opening bracket on, entry by entry with commas between them, to the closing one. */
  #entries(end: string, entry: () => boolean): boolean {
    this.at += 1;
    if (this.#sign(end)) return true;
    do {
      this.#match(space);
      if (!entry()) return false;
    } while (this.#sign(','));
    return this.#sign(end);
  }

  #sign(sign: string): boolean {
    this.#match(space);
    if (this.#text[this.at] !== sign) return false;
    this.at += 1;
    return true;
  }

  #string(): string | undefined {
    const { at: from } = this;
    if (!this.#sign('"')) return undefined;
    for (;;) {
      const sign = this.#text[this.at];
      if (sign === undefined || sign < ' ') return undefined;
      if (sign === '\\') {
        if (!this.#match(escape)) return undefined;
      } else this.at += 1;
      if (sign === '"') return JSON.parse(this.#text.slice(from, this.at)) as string;
    }
  }

  #match(what: RegExp): boolean {
    what.lastIndex = this.at;
    if (!what.test(this.#text)) return false;
    this.at = what.lastIndex;
    return true;
  }
}
