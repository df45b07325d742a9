import { same, type Seat } from '@tafelrunde/kernel';
import type { MatchInfo, SeatView } from '@tafelrunde/protocol';
import { renewed } from './renewed.ts';

/**
 * A match as one reader knows it, part by part. Of the next one only those are written that differ (`MatchNews`). It is brought up to
 * date in place: whoever loses a step reads everything anew, and nobody wants to know what was known before.
 */
export interface MatchParts {
  asks: string;
  readonly views: readonly ViewParts[];
  result: string | undefined;
}

interface ViewParts {
  seat: Seat | undefined;
  /** What is in all views, where the game says so: one and the same for all who read alike what everybody may. */
  common: FieldParts | undefined;
  readonly own: FieldParts;
  legal: string;
  undo: SeatView['undo'];
}

interface FieldParts {
  /** They hardly ever change: one list serves step after step. */
  names: string[];
  /** What stands under each of these names: copies that are never changed, and are the same from step to step where nothing happened. */
  values: unknown[];
  /** Under the same names the texts of lists that have grown: what is added to them next is written, and nothing else. */
  lists: (string | undefined)[];
}

/** What a field has become, and its text once somebody needs it. */
interface Became {
  readonly name: string;
  readonly value: unknown;
  text: string | undefined;
}

/** What a reader knows from now on, and what is new to them as `MatchNews`; none where only the whole would do. */
export interface Followed {
  readonly parts: MatchParts;
  readonly news: string | undefined;
}

type Fields = Readonly<Record<string, unknown>>;

/** So many names of fields are kept as they are written. */
const NAMES_KEPT = 1000;

const noFields = (): FieldParts => ({ names: [], values: [], lists: [] });

function nothingKnown(): ViewParts {
  return { seat: undefined, common: undefined, own: noFields(), legal: '', undo: undefined };
}

/** What is new in some fields, as text, and which of them are gone. */
interface FieldNews {
  readonly text: string;
  readonly gone: readonly string[];
}

/** One step of a match, for one reader after the other. */
export class MatchStep {
  /** By the place of a field, for the reader before: most of what changes is the same for all of them, and then kept and written once. */
  readonly #became: (Became | undefined)[] = [];
  /** The same of what is common to all. */
  readonly #becameCommon: (Became | undefined)[] = [];
  /** What is common was brought up to date here, and what was new in it to those who knew it like that. */
  readonly #followed: { readonly parts: FieldParts; readonly news: FieldNews }[] = [];
  /** For those who knew nothing of it yet. */
  #begun: FieldParts | undefined;

  /**
   * `asks`: as text, since it is the same for everybody. `before`: what this reader knew, which becomes what they know now. `common`: what is
   * in all views, where each of `views` has only the rest. Undefined for a view that is no object, which has no parts.
   */
  follow(
    { position, views, result }: Omit<MatchInfo, 'asks'>,
    asks: string,
    before: MatchParts | undefined,
    common?: Fields,
  ): Followed | undefined {
    if (!views.every(({ view }) => isFields(view))) return undefined;
    const known = before?.views.length === views.length ? before : undefined;
    const parts = known ?? { asks, views: views.map(nothingKnown), result: undefined };
    const ended = result === undefined ? undefined : JSON.stringify(result);
    let isWhole = known === undefined || (known.result !== undefined && ended === undefined);
    let told = '';
    for (let i = 0; i < views.length; i += 1) {
      const view = views[i] as SeatView;
      const was = parts.views[i] as ViewParts;
      isWhole ||= was.seat !== view.seat || (was.undo !== undefined && view.undo === undefined);
      const news = this.#view(view, was, common, known === undefined);
      told += i === 0 ? `{${news}}` : `,{${news}}`;
    }
    const asked = parts.asks === asks ? '' : `"asks":${asks},`;
    parts.asks = asks;
    parts.result = ended;
    if (isWhole) return { parts, news: undefined };
    return { parts, news: `{"position":${position},${asked}"views":[${told}]${ended === undefined ? '' : `,"result":${ended}`}}` };
  }

  /** What is new to the reader, who knows it from now on. `isNew`: they are told the whole, and nothing has to be written here. */
  #view({ seat, view, legal, undo }: SeatView, was: ViewParts, common: Fields | undefined, isNew: boolean): string {
    const own = followFields(view as Fields, was.own, this.#became, isNew);
    const all = common === undefined ? nothingNew : this.#common(common, was, isNew);
    const fields = all.text === '' || own.text === '' ? all.text + own.text : `${all.text},${own.text}`;
    let news = fields === '' ? '' : `"view":{${fields}}`;
    const add = (part: string) => {
      news += news === '' ? part : `,${part}`;
    };
    if (all.gone.length + own.gone.length > 0) add(`"gone":${JSON.stringify([...all.gone, ...own.gone])}`);
    const listed = legal.length === 0 ? '[]' : JSON.stringify(legal);
    if (was.legal !== listed) {
      was.legal = listed;
      add(`"legal":${listed}`);
    }
    if (!same(was.undo, undo)) {
      was.undo = undo;
      add(`"undo":${JSON.stringify(undo)}`);
    }
    was.seat = seat;
    return news;
  }

  /** What is common is brought up to date once for all who knew it as one; who came by themselves share it from their next step on. */
  #common(fields: Fields, was: ViewParts, isNew: boolean): FieldNews {
    if (was.common === undefined || isNew) {
      was.common = this.#begun ??= begun(fields, this.#becameCommon);
      return nothingNew;
    }
    const known = was.common;
    let followed = this.#followed.find(({ parts }) => parts === known);
    if (followed === undefined) {
      followed = { parts: known, news: followFields(fields, known, this.#becameCommon, false) };
      this.#followed.push(followed);
    }
    was.common = this.#followed[0]?.parts ?? known;
    return followed.news;
  }
}

const nothingNew: FieldNews = { text: '', gone: [] };

function begun(fields: Fields, became: (Became | undefined)[]): FieldParts {
  const parts = noFields();
  followFields(fields, parts, became, true);
  return parts;
}

/** What is new in these fields, which are known from now on. `shared`: what became of them for the reader before. */
function followFields(fields: Fields, was: FieldParts, shared: (Became | undefined)[], isNew: boolean): FieldNews {
  let place = 0;
  let news = '';
  let gone: readonly string[] | undefined;
  for (const name in fields) {
    const now = fields[name];
    if (now === undefined) continue; // JSON knows no such field
    if (was.names[place] !== name) gone ??= reordered(was, fields);
    const before = was.values[place];
    const at = place;
    place += 1;
    if (now === before) continue;
    const copy = renewed(before, now);
    if (copy === before) continue;
    const became = typeof copy === 'object' ? asBefore(shared, at, name, copy) : { name, value: copy, text: undefined };
    was.values[at] = became.value;
    if (isNew) continue;
    const grew = hasGrown(before, copy);
    became.text ??= (grew ? grownText(was.lists[at], before, copy) : undefined) ?? JSON.stringify(copy);
    was.lists[at] = grew ? became.text : undefined;
    news += news === '' ? `${quoted(name)}:${became.text}` : `,${quoted(name)}:${became.text}`;
  }
  if (place < was.names.length) gone ??= reordered(was, fields);
  return gone === undefined && news === '' ? nothingNew : { text: news, gone: gone ?? nothingNew.gone };
}

function asBefore(shared: (Became | undefined)[], at: number, name: string, value: unknown): Became {
  const other = shared[at];
  if (other?.name === name && same(other.value, value)) return other;
  const became: Became = { name, value, text: undefined };
  shared[at] = became;
  return became;
}

function isFields(view: unknown): boolean {
  return typeof view === 'object' && view !== null && !Array.isArray(view);
}

/** The fields of a view are others than before, or stand in another order: what is known is put in the new one. Answers which are gone. */
function reordered(was: FieldParts, fields: Fields): readonly string[] {
  const { names, values, lists } = was;
  was.names = Object.keys(fields).filter((name) => fields[name] !== undefined);
  const places = was.names.map((name) => names.indexOf(name));
  was.values = places.map((at) => values[at]);
  was.lists = places.map((at) => lists[at]);
  return names.filter((name) => !was.names.includes(name));
}

/** Nothing of this list has changed, and there is more of it. */
function hasGrown(was: unknown, now: unknown): boolean {
  if (!Array.isArray(was) || !Array.isArray(now) || was.length === 0 || was.length >= now.length) return false;
  return was.every((each, i) => each === now[i]);
}

/** The text of a list that has grown, by what it was. */
function grownText(text: string | undefined, was: unknown, now: unknown): string | undefined {
  if (text === undefined) return undefined;
  const added = (now as readonly unknown[]).slice((was as readonly unknown[]).length);
  return `${text.slice(0, -1)},${JSON.stringify(added).slice(1)}`;
}

/** Names of fields as they are written; there are few, and all are the games' own. */
const quotedNames = new Map<string, string>();

function quoted(name: string): string {
  const known = quotedNames.get(name);
  if (known !== undefined) return known;
  const text = JSON.stringify(name);
  if (quotedNames.size < NAMES_KEPT) quotedNames.set(name, text);
  return text;
}
