import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Contents, Meta, OptionValue, Shelf } from './contract.ts';
import { refuse } from './errors.ts';

/** The largest content, in bytes of UTF-8: the one limit, on every way in. */
export const CONTENT_BYTES = 256 * 1024;

const NAME = /^sha256:[0-9a-f]{64}$/;
/** Half of a pair has no bytes of its own: two texts would share a name. */
const HALF = /\p{Cs}/u;

export function isContentName(value: unknown): value is string {
  return typeof value === 'string' && NAME.test(value);
}

/** A text's name: whoever has the one can check the other. */
export function contentName(text: string): string {
  return `sha256:${bytesToHex(sha256(utf8ToBytes(text)))}`;
}

/** No more bytes of UTF-8 than this. No text has fewer bytes than characters: the first look costs nothing. */
export const fitsIn = (text: string, bytes: number): boolean => text.length <= bytes && utf8ToBytes(text).length <= bytes;

/** Refuses what no content can be, whatever the game says of it. */
export function mustBeContent(text: string): void {
  if (!fitsIn(text, CONTENT_BYTES)) refuse('content-too-large', { kib: CONTENT_BYTES / 1024 });
  if (HALF.test(text)) refuse('bad-content');
}

/** Every text stands under its own name and is one a house may keep. */
export function areContents(value: Readonly<Record<string, unknown>>): value is Contents {
  return Object.entries(value).every(
    ([name, text]) => typeof text === 'string' && fitsIn(text, CONTENT_BYTES) && !HALF.test(text) && contentName(text) === name,
  );
}

/** The contents these options name, each once. */
// any: options of any game
export function namesIn(meta: Meta<any>, options: Readonly<Record<string, OptionValue>>): readonly string[] {
  const values = meta.options.flatMap((spec) => (spec.kind === 'content' ? [options[spec.key]] : []));
  return [...new Set(values.filter(isContentName))];
}

/** What a game brings along itself, by name. */
// any: options of any game
export function shelfOf(meta: Meta<any>): Shelf {
  return Object.assign({}, ...meta.options.map((spec) => (spec.kind === 'content' ? spec.shelf : {}))) as Shelf;
}

/** Exactly the contents these options name: those handed in, or the game's own. One that is nowhere is a refusal. */
// any: options of any game
export function contentsFor(meta: Meta<any>, options: Readonly<Record<string, OptionValue>>, given: Contents = {}): Contents {
  const names = namesIn(meta, options);
  if (names.length === 0) return {};
  const shelf = shelfOf(meta);
  return Object.fromEntries(
    names.map((name) => [name, textIn(given, name) ?? textIn(shelf, name) ?? refuse('content-missing', { content: name })]),
  );
}

/** Names come from outside: only what is really there counts. */
export function textIn(contents: Shelf | undefined, name: string): string | undefined {
  return contents !== undefined && Object.hasOwn(contents, name) ? contents[name] : undefined;
}

/** What the game does not bring itself: all that has to be handed to somebody who has the game. */
// any: options of any game
export function beyondShelf(meta: Meta<any>, contents: Contents): Contents {
  const shelf = shelfOf(meta);
  return Object.fromEntries(Object.entries(contents).filter(([name]) => !Object.hasOwn(shelf, name)));
}
