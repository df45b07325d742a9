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
  /** The view, field by field. */
  readonly fields: ReadonlyMap<string, string>;
  readonly legal: string;
  readonly undo: string | undefined;
}

/** `asks`: as text, since it is the same for everybody. Undefined for a view that is no object, which has no parts. */
export function partsOf({ position, views, result }: Omit<MatchInfo, 'asks'>, asks: string): MatchParts | undefined {
  const written = views.map(viewParts);
  if (!written.every((view) => view !== undefined)) return undefined;
  return { position, asks, views: written, result: result === undefined ? undefined : JSON.stringify(result) };
}

function viewParts({ seat, view, legal, undo }: SeatView): ViewParts | undefined {
  if (typeof view !== 'object' || view === null || Array.isArray(view)) return undefined;
  const fields = new Map<string, string>();
  for (const key in view) {
    // Encoded and not compared as it is: a view may share with the state what the next action changes.
    const text = JSON.stringify((view as Record<string, unknown>)[key]) as string | undefined;
    if (text !== undefined) fields.set(key, text);
  }
  return {
    seat,
    fields,
    legal: legal.length === 0 ? '[]' : JSON.stringify(legal),
    undo: undo === undefined ? undefined : JSON.stringify(undo),
  };
}

const field = (key: string, text: string) => `${JSON.stringify(key)}:${text}`;

/** The whole of it, as `MatchInfo`. */
export function wholeText({ position, asks, views, result }: MatchParts): string {
  const told = views.map(({ seat, fields, legal, undo }) => {
    const view = [...fields].map(([key, text]) => field(key, text)).join(',');
    return `{${seat === undefined ? '' : `"seat":${seat},`}"view":{${view}},"legal":${legal}${undo === undefined ? '' : `,"undo":${undo}`}}`;
  });
  return `{"position":${position},"asks":${asks},"views":[${told.join(',')}]${result === undefined ? '' : `,"result":${result}`}}`;
}

/** What is new since, as `MatchNews`; undefined where only the whole would do. */
export function newsText(before: MatchParts, now: MatchParts): string | undefined {
  if (before.views.length !== now.views.length || (before.result !== undefined && now.result === undefined)) return undefined;
  const views: string[] = [];
  for (const [i, view] of now.views.entries()) {
    const was = before.views[i];
    if (was === undefined || was.seat !== view.seat || (was.undo !== undefined && view.undo === undefined)) return undefined;
    views.push(`{${viewNews(was, view)}}`);
  }
  const asks = before.asks === now.asks ? '' : `"asks":${now.asks},`;
  return `{"position":${now.position},${asks}"views":[${views.join(',')}]${now.result === undefined ? '' : `,"result":${now.result}`}}`;
}

function viewNews(was: ViewParts, now: ViewParts): string {
  let changed = '';
  for (const [key, text] of now.fields) if (was.fields.get(key) !== text) changed += `${changed === '' ? '' : ','}${field(key, text)}`;
  let gone: string[] | undefined;
  for (const key of was.fields.keys()) if (!now.fields.has(key)) (gone ??= []).push(key);
  const parts: string[] = [];
  if (changed !== '') parts.push(`"view":{${changed}}`);
  if (gone !== undefined) parts.push(`"gone":${JSON.stringify(gone)}`);
  if (was.legal !== now.legal) parts.push(`"legal":${now.legal}`);
  if (now.undo !== undefined && was.undo !== now.undo) parts.push(`"undo":${now.undo}`);
  return parts.join(',');
}
