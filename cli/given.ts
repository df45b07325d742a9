import { createHash, randomBytes } from 'node:crypto';
import {
  type Contents,
  contentName,
  type WholeGame,
  isContentName,
  type Language,
  languages,
  mustBeContent,
  type OptionSpec,
  type OptionValue,
  RefusedError,
  readOptions,
} from '@tafelrunde/kernel';
import { readTextFile } from './files.ts';
import { operatorSentence } from './refusals.ts';
import { counted, SentenceError } from './sentence.ts';

/** Reading what the operator typed: each either gives the value or says in one sentence what is wrong with it. */

export function wholeNumber(flag: string, text: string, from: number, to: number): number {
  const n = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
  if (!(n >= from && n <= to)) throw new SentenceError(`--${flag} wants a whole number from ${from} to ${to}, not "${text}"`);
  return n;
}

export function seatCount(module: WholeGame, text: string | undefined): number {
  const { min, max, usual } = module.game.meta.seats;
  return text === undefined ? usual : wholeNumber('seats', text, min, max);
}

/** "2,3,8"; undefined when nothing was said. */
export function seatCounts(meta: WholeGame['game']['meta'], text: string | undefined): readonly number[] | undefined {
  const { min, max } = meta.seats;
  return text === undefined ? undefined : [...new Set(text.split(',').map((part) => wholeNumber('seats', part, min, max)))];
}

export function languageOf(text: string | undefined): Language {
  const asked = text ?? process.env['LC_ALL'] ?? process.env['LANG'] ?? '';
  const known = languages.find((language) => asked.toLowerCase().startsWith(language));
  if (known !== undefined && (text === undefined || text === known)) return known;
  if (text === undefined) return 'en';
  throw new SentenceError(`--language wants one of ${languages.join(', ')}, not "${text}"`);
}

/** A number for simulations, from any text: the same text, the same play. */
export function seedNumber(text: string): number {
  return createHash('sha256').update(text).digest().readUInt32LE(0);
}

/** 32 bytes in hex for a real deal: from a text, or from chance. */
export function seedHex(text: string | undefined): string {
  return text === undefined ? randomBytes(32).toString('hex') : createHash('sha256').update(text).digest('hex');
}

const switches: Readonly<Record<string, boolean>> = { on: true, yes: true, true: true, off: false, no: false, false: false };

function optionValue(spec: OptionSpec, text: string): OptionValue | undefined {
  switch (spec.kind) {
    case 'choice':
      return spec.values.find((value) => String(value) === text);
    case 'switch':
      return switches[text];
    case 'number':
      return /^\d{1,9}$/.test(text) ? Number(text) : undefined;
    case 'text':
      return text.length <= spec.max ? text : undefined;
    case 'content':
      return /^[1-9]\d?$/.test(text) ? Object.keys(spec.shelf)[Number(text) - 1] : isContentName(text) ? text : undefined;
  }
}

function possible(spec: OptionSpec): string {
  switch (spec.kind) {
    case 'choice':
      return (spec.offered ?? spec.values).join(', ');
    case 'switch':
      return 'on, off';
    case 'number':
      return `${spec.off === true ? '0 or ' : ''}${spec.min} to ${spec.max}`;
    case 'text':
      return `a text of at most ${spec.max} characters`;
    case 'content':
      return `1 to ${Object.keys(spec.shelf).length}, or a file`;
  }
}

/** Every option of a game as "key=a|b", for help and for refusals. */
export function optionLine(spec: OptionSpec): string {
  return `${spec.key}: ${possible(spec)} (default ${usual(spec)})`;
}

function usual(spec: OptionSpec): OptionValue {
  if (spec.kind === 'switch') return spec.default === true ? 'on' : 'off';
  return spec.kind === 'content' ? Object.keys(spec.shelf).indexOf(String(spec.default)) + 1 : spec.default;
}

/** A file that is to be a content of this option. */
function contentOfFile({ game }: WholeGame, key: string, path: string): string {
  const text = readTextFile(path);
  const problems = game.meta.content?.(key, text) ?? [];
  if (problems.length > 0) {
    const help = `"tafel legend check ${path}" explains ${problems.length === 1 ? 'it' : 'them'}`;
    throw new SentenceError(`${path} has ${counted(problems.length, 'mistake')}; ${help}`);
  }
  mustBeContent(text);
  return text;
}

/** Options as they were typed, with the contents they name. */
export interface GivenOptions<Options> {
  readonly options: Options;
  readonly contents: Contents;
}

/** `key=value` pairs become the game's options, checked against each other and the seats. */
export function gameOptions<Options>(
  module: WholeGame<unknown, unknown, unknown, unknown, Options>,
  pairs: readonly string[],
  seats: number,
): GivenOptions<Options> {
  const { meta } = module.game;
  const contents: Record<string, string> = {};
  const loose: Record<string, OptionValue> = {};
  for (const pair of pairs) {
    const at = pair.indexOf('=');
    const key = at < 0 ? pair : pair.slice(0, at);
    const spec = meta.options.find((known) => known.key === key);
    if (spec === undefined) {
      throw new SentenceError(`${meta.id} has no option "${key}"; it has ${meta.options.map((known) => known.key).join(', ')}`);
    }
    let value = at < 0 ? undefined : optionValue(spec, pair.slice(at + 1));
    if (value === undefined && spec.kind === 'content' && at >= 0 && !/^\d*$/.test(pair.slice(at + 1))) {
      const text = contentOfFile(module, key, pair.slice(at + 1));
      value = contentName(text);
      contents[value] = text;
    }
    if (value === undefined) throw new SentenceError(`--option wants ${key}=VALUE with a value from ${possible(spec)}, not "${pair}"`);
    loose[key] = value;
  }
  try {
    return { options: readOptions(meta, loose, seats, contents), contents };
  } catch (fault) {
    if (fault instanceof RefusedError) throw new SentenceError(operatorSentence(fault.refusal, module.texts.en));
    throw fault;
  }
}
