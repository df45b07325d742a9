/**
 * What a piece of a legend file may look like, as data. The checker walks it and the published JSON Schema is made from it,
 * so the two can never disagree; the mapped types below tie it to the TypeScript types in format.ts.
 */
import type { Notion } from './notions.ts';

export type Shape =
  | { readonly shape: 'integer'; readonly min: number; readonly max: number }
  | { readonly shape: 'field' }
  | { readonly shape: 'boolean' }
  | { readonly shape: 'fixed'; readonly value: string | number | boolean }
  | {
      readonly shape: 'word';
      readonly of: readonly (string | number | boolean)[];
      readonly says: Notion;
      readonly later?: readonly string[];
    }
  | { readonly shape: 'string'; readonly max: number; readonly form?: Form }
  /** A name made up by the author. `declares` and `refers` say what kind of thing it names. */
  | { readonly shape: 'name'; readonly declares?: Kind; readonly refers?: Kind }
  | { readonly shape: 'list'; readonly of: Shape; readonly min: number; readonly max: number }
  | { readonly shape: 'record'; readonly key: Shape; readonly of: Shape; readonly max: number }
  /** `some`: at least one of its keys. */
  | { readonly shape: 'object'; readonly fields: Readonly<Record<string, Shape | Optional>>; readonly some?: true }
  /** Told apart by the value of one key. */
  | {
      readonly shape: 'tagged';
      readonly tag: string;
      readonly says: Notion;
      readonly of: Readonly<Record<string, Readonly<Record<string, Shape | Optional>>>>;
      readonly later: readonly string[];
      /** Keys every one of them may have. */
      readonly also: Readonly<Record<string, Optional>>;
    }
  /** Told apart by what they look like: a JSON type, or an object with a certain key. */
  | { readonly shape: 'either'; readonly says: Notion; readonly of: readonly Look[] }
  /** One of the shapes with a name of their own (shapes may contain themselves). */
  | { readonly shape: 'named'; readonly name: string };

/**
 * Characters nobody sees in a text: controls and line breaks, marks that turn the direction or join and part letters, halves of a
 * pair, and signs without a meaning of their own. They could steer a terminal or make a sentence look like another.
 */
export const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/u;

/** What a text has to look like besides: paragraphs with a blank line between them, a day of the calendar, an address on the web. */
export type Form = 'paragraphs' | 'date' | 'link';

const seen = UNSEEN.source.replace('[', '[^');
const line = `(?=[^\\n]*\\S)${seen}+`;
/** What fits each form, as the schema and the checker ask for it; without one, a single line. */
export const forms = {
  line: `^(?=.*\\S)${seen}*$`,
  paragraphs: `^${line}(\\n\\n${line})*$`,
  date: '^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$',
  link: '^https://[^\\s"<>]+$',
} as const satisfies Readonly<Record<Form | 'line', string>>;

export interface Optional {
  readonly optional: Shape;
}

export interface Look {
  readonly look: 'number' | 'string' | 'list' | { readonly key: string };
  readonly is: Shape;
}

/** Things a name can stand for. */
export type Kind =
  | 'card'
  | 'deck'
  | 'rule'
  | 'task'
  | 'flag'
  | 'counter'
  | 'roll'
  | 'creature'
  | 'farmer'
  | 'choice'
  | 'option'
  | 'opening'
  | 'deck-card'
  | 'key';

type OptionalKeys<T> = { [K in keyof T]-?: object extends Pick<T, K> ? K : never }[keyof T];

/** Exactly the keys of T, optional ones marked so. */
export type FieldsOf<T, Tag extends PropertyKey = never> = {
  readonly [K in Exclude<keyof T, Tag>]-?: K extends OptionalKeys<T> ? Optional : Shape;
};

/** Exactly the members of the union U, by the value of its tag. */
export type TaggedOf<U, Tag extends string> = {
  readonly [Id in U extends Readonly<Record<Tag, infer V extends string>> ? V : never]: FieldsOf<
    Extract<U, Readonly<Record<Tag, Id>>>,
    Tag
  >;
};

export const integer = (min: number, max: number): Shape => ({ shape: 'integer', min, max });
export const field: Shape = { shape: 'field' };
export const boolean: Shape = { shape: 'boolean' };
export const fixed = (value: string | number | boolean): Shape => ({ shape: 'fixed', value });
export const word = (says: Notion, of: readonly (string | number | boolean)[], later?: readonly string[]): Shape =>
  later === undefined ? { shape: 'word', of, says } : { shape: 'word', of, says, later };
export const string = (max: number, form?: Form): Shape => (form === undefined ? { shape: 'string', max } : { shape: 'string', max, form });
export const declares = (kind: Kind): Shape => ({ shape: 'name', declares: kind });
export const refers = (kind: Kind): Shape => ({ shape: 'name', refers: kind });
export const list = (of: Shape, min = 1, max = 60): Shape => ({ shape: 'list', of, min, max });
export const record = (key: Shape, of: Shape, max = 60): Shape => ({ shape: 'record', key, of, max });
export const object = <T>(fields: FieldsOf<T>): Shape => ({ shape: 'object', fields });
/** An object with at least one of these keys. */
export const someOf = (fields: Readonly<Record<string, Optional>>): Shape => ({ shape: 'object', fields, some: true });
export const tagged = <U, Tag extends string>(
  tag: Tag,
  says: Notion,
  of: TaggedOf<U, Tag>,
  later: readonly string[] = [],
  also: Readonly<Record<string, Optional>> = {},
): Shape => ({ shape: 'tagged', tag, says, of, later, also });
export const either = (says: Notion, ...of: readonly Look[]): Shape => ({ shape: 'either', says, of });
export const named = (name: string): Shape => ({ shape: 'named', name });
export const maybe = (shape: Shape): Optional => ({ optional: shape });
