import type { Seat } from '@tafelrunde/kernel';
import type { MatchInfo, SeatView } from '@tafelrunde/protocol';

/** A match as it was written for one reader, part by part. Of the next one only those are sent that differ (`MatchNews`). */
export interface MatchParts {
  readonly position: number;
  readonly asks: string;
  readonly views: readonly ViewParts[];
  readonly result: string | undefined;
}

interface ViewParts {
  readonly seat: Seat | undefined;
  readonly names: Names;
  /** What stands under each of these names. */
  readonly texts: readonly string[];
  readonly legal: string;
  readonly undo: string | undefined;
}

/** The fields of a view. They hardly ever change: one list serves step after step. */
interface Names {
  readonly plain: readonly string[];
  /** As they are written, with the colon. */
  readonly written: readonly string[];
}

/**
 * `asks`: as text, since it is the same for everybody. `before`: what this reader was last sent; whatever is as it was is taken from there,
 * so that it is kept once, and found unchanged at a glance. Undefined for a view that is no object, which has no parts.
 */
export function partsOf({ position, views, result }: Omit<MatchInfo, 'asks'>, asks: string, before?: MatchParts): MatchParts | undefined {
  const written: ViewParts[] = [];
  for (const [i, view] of views.entries()) {
    const parts = viewParts(view, before?.views[i]);
    if (parts === undefined) return undefined;
    written.push(parts);
  }
  return { position, asks, views: written, result: result === undefined ? undefined : JSON.stringify(result) };
}

function viewParts({ seat, view, legal, undo }: SeatView, before: ViewParts | undefined): ViewParts | undefined {
  if (typeof view !== 'object' || view === null || Array.isArray(view)) return undefined;
  const plain: string[] = [];
  const texts: string[] = [];
  for (const key in view) {
    // Encoded and not compared as it is: a view may share with the state what the next action changes.
    const text = JSON.stringify((view as Record<string, unknown>)[key]) as string | undefined;
    if (text === undefined) continue;
    const was = before?.texts[plain.length];
    texts.push(was === text ? was : text);
    plain.push(key);
  }
  return {
    seat,
    names:
      before !== undefined && areSame(before.names.plain, plain)
        ? before.names
        : { plain, written: plain.map((key) => `${JSON.stringify(key)}:`) },
    texts,
    legal: legal.length === 0 ? '[]' : kept(before?.legal, JSON.stringify(legal)),
    undo: undo === undefined ? undefined : kept(before?.undo, JSON.stringify(undo)),
  };
}

/** Of two texts that say the same, the older one. */
const kept = (before: string | undefined, now: string): string => (before === now ? before : now);

function areSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((name, i) => name === other[i]);
}

/** The whole of it, as `MatchInfo`. */
export function wholeText({ position, asks, views, result }: MatchParts): string {
  const told = views.map(({ seat, names, texts, legal, undo }) => {
    const view = texts.map((text, i) => `${names.written[i]}${text}`).join(',');
    return `{${seat === undefined ? '' : `"seat":${seat},`}"view":{${view}},"legal":${legal}${undo === undefined ? '' : `,"undo":${undo}`}}`;
  });
  return `{"position":${position},"asks":${asks},"views":[${told.join(',')}]${result === undefined ? '' : `,"result":${result}`}}`;
}

/** What is new since, as `MatchNews`; undefined where only the whole would do. */
export function newsText(before: MatchParts, now: MatchParts): string | undefined {
  if (before.views.length !== now.views.length || (before.result !== undefined && now.result === undefined)) return undefined;
  let views = '';
  for (const [i, view] of now.views.entries()) {
    const was = before.views[i];
    if (was === undefined || was.seat !== view.seat || (was.undo !== undefined && view.undo === undefined)) return undefined;
    views += `${i === 0 ? '' : ','}{${viewNews(was, view)}}`;
  }
  const asks = before.asks === now.asks ? '' : `"asks":${now.asks},`;
  return `{"position":${now.position},${asks}"views":[${views}]${now.result === undefined ? '' : `,"result":${now.result}`}}`;
}

function viewNews(was: ViewParts, now: ViewParts): string {
  const sameNames = was.names === now.names;
  let changed = '';
  for (let i = 0; i < now.texts.length; i += 1) {
    const before = sameNames ? was.texts[i] : was.texts[was.names.plain.indexOf(now.names.plain[i] ?? '')];
    if (before !== now.texts[i]) changed += `${changed === '' ? '' : ','}${now.names.written[i]}${now.texts[i]}`;
  }
  const gone = sameNames ? [] : was.names.plain.filter((key) => !now.names.plain.includes(key));
  let news = changed === '' ? '' : `"view":{${changed}}`;
  const add = (part: string) => {
    news += `${news === '' ? '' : ','}${part}`;
  };
  if (gone.length > 0) add(`"gone":${JSON.stringify(gone)}`);
  if (was.legal !== now.legal) add(`"legal":${now.legal}`);
  if (now.undo !== undefined && was.undo !== now.undo) add(`"undo":${now.undo}`);
  return news;
}
