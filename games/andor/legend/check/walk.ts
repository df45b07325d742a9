/** Walks a value along its shape and notes all that does not fit, and every name it meets. */
import { languages } from '@tafelrunde/kernel';
import { type Board, isLand } from '../../board/index.ts';
import { type Form, forms, type Kind, type Look, type Optional, type Shape, UNSEEN } from '../shape.ts';
import { LONGEST_TEXT, shapes } from '../shapes.ts';
import type { Notion } from '../notions.ts';
import type { Findings, MistakeKey } from './mistake.ts';
import { into, joined, meant, quoted } from './mistake.ts';

/** A name found in the file: made there, or spoken of there. */
export interface NameFound {
  readonly kind: Kind;
  readonly name: string;
  readonly place: string;
  readonly declares: boolean;
}

type Unknown = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Unknown => typeof value === 'object' && value !== null && !Array.isArray(value);
const has = (value: Unknown, key: string): boolean => Object.hasOwn(value, key);
const isOptional = (shape: Shape | Optional): shape is Optional => 'optional' in shape;

const name = /^[A-Za-z0-9][A-Za-z0-9-]{0,39}$/;

/** What stands in the file, as JSON writes it; of a list or an object only the word `list` or `object`, which JSON never writes so. */
const shown = (value: unknown): string => {
  if (Array.isArray(value)) return 'list';
  const written = typeof value === 'object' && value !== null ? 'object' : (JSON.stringify(value) ?? 'null');
  return written.length > 60 ? `${written.slice(0, 57)}…` : written;
};

export function walk(shape: Shape, value: unknown, place: string, found: Findings, names: NameFound[]): void {
  if (found.full) return;
  const wrong = (wanted: Notion): void => found.add('wrong-type', place, 'wanted', { wanted, found: shown(value) });
  switch (shape.shape) {
    case 'named': {
      const meantShape = shapes[shape.name];
      if (meantShape === undefined) throw new Error(`No shape is called ${shape.name}`);
      if (shape.name === 'text') text(value, place, found);
      else if (shape.name === 'story') text(value, place, found, 'paragraphs');
      else walk(meantShape, value, place, found, names);
      return;
    }
    case 'integer':
      if (typeof value !== 'number' || !Number.isInteger(value)) {
        found.add('wrong-type', place, 'wanted-number', { min: shape.min, max: shape.max, found: shown(value) });
      } else if (value < shape.min || value > shape.max) {
        found.add('out-of-range', place, 'not-between', { value, min: shape.min, max: shape.max });
      }
      return;
    case 'field':
      if (typeof value !== 'number') wrong('the number of a field');
      else if (!isLand(found.board, value))
        found.add('unknown-field', place, 'no-such-field', { field: shown(value), fields: rangesOf(found.board) });
      return;
    case 'boolean':
      if (typeof value !== 'boolean') wrong('true or false');
      return;
    case 'fixed':
      if (value !== shape.value) found.add('unknown-word', place, 'only-this', { wanted: shown(shape.value), found: shown(value) });
      return;
    case 'word':
      return theWord(shape, value, place, found);
    case 'string':
      if (typeof value !== 'string') wrong('a text');
      else theText(value, shape.max, place, found, shape.form);
      return;
    case 'name':
      return theName(shape, value, place, found, names);
    case 'list':
      if (!Array.isArray(value)) return wrong('a list');
      if (value.length < shape.min || value.length > shape.max) {
        found.add('out-of-range', place, 'list-length', { entries: value.length, min: shape.min, max: shape.max });
      }
      for (const [i, each] of value.slice(0, shape.max).entries()) walk(shape.of, each, into(place, i), found, names);
      return;
    case 'record':
      if (!isObject(value)) return wrong('an object');
      if (Object.keys(value).length > shape.max) found.add('out-of-range', place, 'many-entries', { most: shape.max });
      for (const [key, each] of Object.entries(value).slice(0, shape.max)) {
        walk(shape.key, key, into(place, key), found, names);
        walk(shape.of, each, into(place, key), found, names);
      }
      return;
    case 'object':
      if (!isObject(value)) return wrong('an object');
      return fields(shape.fields, value, place, found, names);
    case 'tagged':
      return theTagged(shape, value, place, found, names);
    case 'either': {
      const look = shape.of.find((each) => looksLike(each, value));
      if (look === undefined) return wrong(shape.says);
      return walk(look.is, value, place, found, names);
    }
  }
}

/** "0–72, 81, 82, 84": the fields somebody can stand on. */
function rangesOf(board: Board): string {
  const land = board.fields.filter((field) => isLand(board, field));
  const runs: number[][] = [];
  for (const field of land) {
    const run = runs.at(-1);
    if (run?.at(-1) === field - 1) run.push(field);
    else runs.push([field]);
  }
  return runs.map((run) => (run.length > 2 ? `${run[0]}–${run.at(-1)}` : run.join(', '))).join(', ');
}

function looksLike(look: Look, value: unknown): boolean {
  if (look.look === 'list') return Array.isArray(value);
  if (look.look === 'number' || look.look === 'string') return typeof value === look.look;
  return isObject(value) && has(value, look.look.key);
}

function fields(
  wanted: Readonly<Record<string, Shape | Optional>>,
  value: Unknown,
  place: string,
  found: Findings,
  names: NameFound[],
  tag?: string,
): void {
  for (const [key, shape] of Object.entries(wanted)) {
    if (has(value, key)) walk(isOptional(shape) ? shape.optional : shape, value[key], into(place, key), found, names);
    else if (!isOptional(shape)) found.add('missing', place, 'missing-key', { key });
  }
  for (const key of Object.keys(value)) {
    if (key === tag || Object.hasOwn(wanted, key)) continue;
    if (found.full) return;
    found.add('unknown-key', into(place, key), 'unknown-key', { key: quoted(key), meant: meant(key, Object.keys(wanted)) });
  }
  holdsNothing(value, 'from', 'to', 'no-field-between', place, found);
  holdsNothing(value, 'atLeast', 'atMost', 'no-number-between', place, found);
}

/** A range whose end lies before its beginning. */
function holdsNothing(value: Unknown, first: string, last: string, key: MistakeKey, place: string, found: Findings): void {
  const a = has(value, first) ? value[first] : undefined;
  const b = has(value, last) ? value[last] : undefined;
  if (typeof a === 'number' && typeof b === 'number' && a > b) found.add('out-of-range', place, key, { first: a, last: b });
}

function theTagged(shape: Extract<Shape, { shape: 'tagged' }>, value: unknown, place: string, found: Findings, names: NameFound[]): void {
  if (!isObject(value)) {
    found.add('wrong-type', place, 'wanted', { wanted: shape.says, found: shown(value) });
    return;
  }
  if (!has(value, shape.tag)) {
    found.add('missing', place, 'missing-tag', { key: shape.tag, wanted: shape.says });
    return;
  }
  const id = value[shape.tag];
  const wanted = typeof id === 'string' && Object.hasOwn(shape.of, id) ? shape.of[id] : undefined;
  if (wanted !== undefined) return fields({ ...wanted, ...shape.also }, value, place, found, names, shape.tag);
  unknownWord(id, shape.says, Object.keys(shape.of), shape.later, into(place, shape.tag), found);
}

function theWord(shape: Extract<Shape, { shape: 'word' }>, value: unknown, place: string, found: Findings): void {
  if (shape.of.some((word) => word === value)) return;
  if (shape.of.length <= 8 && typeof value === 'string' && shape.later?.includes(value) !== true) {
    const params = { found: shown(value), wanted: shape.says, words: joined(shape.of), meant: meant(value, shape.of) };
    found.add('unknown-word', place, 'none-of-these', params);
    return;
  }
  unknownWord(value, shape.says, shape.of, shape.later ?? [], place, found);
}

function unknownWord(
  value: unknown,
  wanted: Notion,
  known: readonly (string | number | boolean)[],
  later: readonly string[],
  place: string,
  found: Findings,
): void {
  if (typeof value === 'string' && later.includes(value)) {
    found.add('not-yet-supported', place, 'not-yet', { word: value, wanted });
    return;
  }
  const near = typeof value === 'string' ? meant(value, known) : '';
  found.add('unknown-word', place, 'unknown-word', { found: shown(value), wanted, known: known.join(', '), meant: near });
}

function theName(shape: Extract<Shape, { shape: 'name' }>, value: unknown, place: string, found: Findings, names: NameFound[]): void {
  if (typeof value !== 'string' || !name.test(value)) {
    found.add('bad-name', place, 'bad-name', { found: shown(value) });
    return;
  }
  if (shape.declares !== undefined) names.push({ kind: shape.declares, name: value, place, declares: true });
  if (shape.refers !== undefined) names.push({ kind: shape.refers, name: value, place, declares: false });
}

const fitting = { paragraphs: new RegExp(forms.paragraphs, 'u'), date: new RegExp(forms.date, 'u'), link: new RegExp(forms.link, 'u') };

/** A text is read out, printed and shown as it stands: it is one line of characters that can be seen, or paragraphs of them. */
function theText(said: string, max: number, place: string, found: Findings, form?: Form): void {
  const isStory = form === 'paragraphs';
  const unseen = UNSEEN.exec(isStory ? said.replaceAll('\n', '') : said)?.[0];
  if (said.trim() === '') found.add('missing-text', place, 'text-empty');
  else if (said.length > max) found.add('long-text', place, 'text-long', { characters: said.length, most: max });
  else if (unseen === '\n' || unseen === '\r') found.add('bad-text', place, isStory ? 'text-paragraphs' : 'text-lines');
  else if (unseen !== undefined) {
    const code = (unseen.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
    found.add('bad-text', place, 'text-unseen', { code });
  } else if (form !== undefined && !fitting[form].test(said)) {
    found.add('bad-text', place, form === 'date' ? 'no-date' : form === 'link' ? 'no-link' : 'text-paragraphs');
  }
}

/** A sentence in the languages the legend promises: what is missing or empty is named by its language. */
function text(value: unknown, place: string, found: Findings, form?: Form): void {
  if (!isObject(value)) {
    found.add('wrong-type', place, 'wanted', { wanted: 'a text in three languages ({"de": …, "en": …, "fr": …})', found: shown(value) });
    return;
  }
  for (const language of languages) {
    const said = has(value, language) ? value[language] : undefined;
    if (said === undefined && !found.languages.includes(language)) continue;
    if (said === undefined || (typeof said === 'string' && said.trim() === '')) {
      found.add('missing-text', into(place, language), 'text-missing', { language });
    } else if (typeof said === 'string') theText(said, LONGEST_TEXT, into(place, language), found, form);
    else found.add('wrong-type', into(place, language), 'wanted', { wanted: 'a text', found: shown(said) });
  }
  for (const key of Object.keys(value)) {
    if (!languages.some((language) => language === key)) {
      found.add('unknown-key', into(place, key), 'no-language', { key: quoted(key) });
    }
  }
}
