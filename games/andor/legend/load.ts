/** Reads a legend from the text of a file that may come from anybody. */
import { depthOf, CONTENT_BYTES, fitsIn, type Params } from '@tafelrunde/kernel';
import { mistakesOf } from './check/index.ts';
import { Findings, type Mistake, type MistakeKey } from './check/mistake.ts';
import { complete } from './complete.ts';
import type { Legend, LegendInFile } from './format.ts';
import { lookAtSource, spotOf } from './source.ts';

/** Deepest nesting of lists and objects. */
export const DEEPEST = 32;

export type Reading =
  | { readonly legend: Legend; readonly mistakes?: never }
  | { readonly legend?: never; readonly mistakes: readonly Mistake[] };

/** What the checker has learned since there are legends: a match that was begun with one of these plays on. */
const learned: readonly MistakeKey[] = ['too-large', 'castle-falls', 'creature-on-castle', 'no-dice-here'];

/** A legend a match was begun with, or is begun with after it was checked. */
export function keptLegend(file: string): Reading {
  return readLegend(file, learned);
}

export function readLegend(file: string, forgiven: readonly MistakeKey[] = []): Reading {
  if (!fitsIn(file, CONTENT_BYTES) && !forgiven.includes('too-large'))
    return wrong('too-large', 'too-large', { kib: CONTENT_BYTES / 1024 });
  // Before parsing: the parser itself goes as deep as the file does.
  if (depthOf(file) > DEEPEST) return wrong('too-deep', 'too-deep', { most: DEEPEST });
  const text = file.startsWith('\uFEFF') ? file.slice(1) : file;
  const { doubles, stops } = lookAtSource(text);
  if (stops !== undefined) return whereItStops(text, stops);
  const value: unknown = JSON.parse(text);
  const twice = doubles.map((place): Mistake => ({ code: 'twice', key: 'key-twice', place }));
  const mistakes = [...twice, ...mistakesOf(value)].filter(({ key }) => !forgiven.includes(key)).slice(0, Findings.most);
  return mistakes.length > 0 ? { mistakes } : { legend: complete(value as LegendInFile) };
}

function whereItStops(text: string, at: number): Reading {
  const { line, column } = spotOf(text, at);
  const sign = text.codePointAt(at);
  if (sign === undefined) return wrong('not-json', 'ends-early', { line });
  return wrong('not-json', 'not-json', { line, column, sign: JSON.stringify(String.fromCodePoint(sign)) });
}

const wrong = (code: Mistake['code'], key: Mistake['key'], params: Params): Reading => ({ mistakes: [{ code, key, place: '', params }] });
