import type { Options } from '../state.ts';

/** Somebody in a sentence: the reader, or a name. */
export interface Who {
  readonly you: boolean;
  readonly name: string;
}

/** What a language must say: a missing sentence is a compile error. */
export interface Words {
  readonly name: string;
  readonly tagline: string;
  readonly options: {
    readonly stones: { readonly label: string };
    readonly last: { readonly label: string; readonly values: Readonly<Record<Options['last'], string>> };
  };
  takeNow(left: number): string;
  othersTake(who: Who): string;
  begun(who: Who, stones: number): string;
  taken(who: Who, count: number, left: number): string;
  take(count: number): string;
  readonly refusals: Readonly<Record<'match-over' | 'not-your-turn' | 'one-to-three', string>> & { tooFewLeft(left: number): string };
  ended(who: Who, last: Options['last']): string;
  counts(left: number): string;
  heap(left: number): string;
  has(who: Who, count: number): string;
}
