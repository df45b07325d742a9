/** Reads a legend from the text of a file that may come from anybody. */
import type { Mistake } from './check/index.ts';
import { mistakesOf } from './check/index.ts';
import type { Legend } from './format.ts';

/** Longest file, in characters. */
export const LONGEST = 262_144;
/** Deepest nesting of lists and objects. */
export const DEEPEST = 32;

export type Reading =
  | { readonly legend: Legend; readonly mistakes?: never }
  | { readonly legend?: never; readonly mistakes: readonly Mistake[] };

export function readLegend(file: string): Reading {
  if (file.length > LONGEST) {
    return wrong('too-large', `The file has ${file.length} characters; a legend has at most ${LONGEST}.`);
  }
  // Before parsing: the parser itself goes as deep as the file does.
  if (depthOf(file) > DEEPEST) return wrong('too-deep', `Lists and objects lie more than ${DEEPEST} deep inside one another.`);
  let value: unknown;
  try {
    value = JSON.parse(file.startsWith('\uFEFF') ? file.slice(1) : file);
  } catch (error) {
    return wrong('not-json', `The file is no JSON: ${error instanceof Error ? error.message : String(error)}.`);
  }
  const mistakes = mistakesOf(value);
  return mistakes.length > 0 ? { mistakes } : { legend: value as Legend };
}

const wrong = (code: Mistake['code'], sentence: string): Reading => ({ mistakes: [{ code, place: '', sentence }] });

/** How deep the brackets of a JSON text go, strings left out. */
function depthOf(file: string): number {
  let depth = 0;
  let deepest = 0;
  let quoted = false;
  for (let i = 0; i < file.length; i += 1) {
    const c = file.charCodeAt(i);
    if (quoted) {
      if (c === 92) i += 1;
      else if (c === 34) quoted = false;
    } else if (c === 34) quoted = true;
    else if (c === 91 || c === 123) {
      depth += 1;
      if (depth > deepest) deepest = depth;
    } else if (c === 93 || c === 125) depth -= 1;
  }
  return deepest;
}
