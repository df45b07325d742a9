import { same, type Seat } from '@tafelrunde/kernel';
import type { MatchInfo, SeatView } from '@tafelrunde/protocol';
import { renewed } from './renewed.ts';

/** A match as one reader knows it, part by part. Of the next one only those are written that differ (`MatchNews`). */
export interface MatchParts {
  readonly asks: string;
  readonly views: readonly ViewParts[];
  readonly result: string | undefined;
}

interface ViewParts {
  readonly seat: Seat | undefined;
  /** The fields of the view. They hardly ever change: one list serves step after step. */
  readonly names: readonly string[];
  /** What stands under each of these names: copies that are never changed, and are the same from step to step where nothing happened. */
  readonly values: readonly unknown[];
  /** The texts of lists that have grown, by name: what is added to them next is written, and nothing else. */
  readonly lists: ReadonlyMap<string, string>;
  readonly legal: string;
  readonly undo: SeatView['undo'];
}

/** What a field has become, and its text once somebody needs it. */
interface Became {
  readonly value: unknown;
  text?: string;
}

/** What a reader knows from now on, and what is new to them as `MatchNews`; none where only the whole would do. */
export interface Followed {
  readonly parts: MatchParts;
  readonly news: string | undefined;
}

/** So many names of fields are kept as they are written. */
const NAMES_KEPT = 1000;

/** Of a reader who knows nothing. */
const unknown: ViewParts = { seat: undefined, names: [], values: [], lists: new Map(), legal: '', undo: undefined };

/** One step of a match, for one reader after the other. */
export class MatchStep {
  /** By field, for the reader before: most of what changes is the same for all of them, and then kept and written once. */
  readonly #became = new Map<string, Became>();

  /** `asks`: as text, since it is the same for everybody. `before`: what this reader knew. Undefined for a view that is no object, which has no parts. */
  follow({ position, views, result }: Omit<MatchInfo, 'asks'>, asks: string, before: MatchParts | undefined): Followed | undefined {
    const known = before?.views.length === views.length ? before : undefined;
    const ended = result === undefined ? undefined : JSON.stringify(result);
    const now: ViewParts[] = [];
    let told = '';
    let isWhole = known === undefined || (known.result !== undefined && ended === undefined);
    for (const [i, view] of views.entries()) {
      if (typeof view.view !== 'object' || view.view === null || Array.isArray(view.view)) return undefined;
      const was = known?.views[i] ?? unknown;
      isWhole ||= was.seat !== view.seat || (was.undo !== undefined && view.undo === undefined);
      const { parts, news } = this.#view(view, was);
      now.push(parts);
      told += `${i === 0 ? '' : ','}{${news}}`;
    }
    const parts: MatchParts = { asks, views: now, result: ended };
    if (isWhole) return { parts, news: undefined };
    const asked = known?.asks === asks ? '' : `"asks":${asks},`;
    return { parts, news: `{"position":${position},${asked}"views":[${told}]${ended === undefined ? '' : `,"result":${ended}`}}` };
  }

  #view({ seat, view, legal, undo }: SeatView, was: ViewParts): { readonly parts: ViewParts; readonly news: string } {
    let names: string[] | undefined; // while they are not those of before
    let lists: Map<string, string> | undefined;
    const values: unknown[] = [];
    let changed = '';
    for (const name in view as object) {
      const now = (view as Readonly<Record<string, unknown>>)[name];
      if (now === undefined) continue; // JSON knows no such field
      let at = values.length;
      if (was.names[at] !== name) {
        names ??= was.names.slice(0, at);
        at = was.names.indexOf(name);
      }
      names?.push(name);
      const before = was.values[at];
      const copy = renewed(before, now);
      if (copy === before) {
        values.push(before);
        continue;
      }
      const became = typeof copy === 'object' ? this.#shared(name, copy) : { value: copy };
      values.push(became.value);
      if (was === unknown) continue; // they are told the whole
      const grew = hasGrown(before, copy);
      became.text ??= (grew ? grownText(was.lists.get(name), before, copy) : undefined) ?? JSON.stringify(copy);
      if (grew || was.lists.has(name)) lists ??= new Map(was.lists);
      if (grew) lists?.set(name, became.text);
      else lists?.delete(name);
      changed += `${changed === '' ? '' : ','}${quoted(name)}:${became.text}`;
    }
    if (values.length < was.names.length) names ??= was.names.slice(0, values.length);
    const gone = names === undefined ? [] : was.names.filter((name) => !names.includes(name));
    const listed = legal.length === 0 ? '[]' : JSON.stringify(legal);
    const offer = same(was.undo, undo) ? was.undo : undo;
    let news = changed === '' ? '' : `"view":{${changed}}`;
    const add = (part: string) => {
      news += `${news === '' ? '' : ','}${part}`;
    };
    if (gone.length > 0) add(`"gone":${JSON.stringify(gone)}`);
    if (was.legal !== listed) add(`"legal":${listed}`);
    if (offer !== was.undo) add(`"undo":${JSON.stringify(offer)}`);
    const kept = was.legal === listed ? was.legal : listed;
    const parts = { seat, names: names ?? was.names, values, lists: lists ?? was.lists, legal: kept, undo: offer };
    return { parts, news };
  }

  #shared(name: string, value: unknown): Became {
    const other = this.#became.get(name);
    if (other !== undefined && same(other.value, value)) return other;
    const became: Became = { value };
    this.#became.set(name, became);
    return became;
  }
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
