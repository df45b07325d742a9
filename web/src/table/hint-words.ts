import type { Advice, LevelList } from '@tafelrunde/kernel';
import type { Texts } from '../texts/index.ts';
import type { AnyTexts } from './use-narration.ts';

/** One possible move, in words and as a bar. */
export interface HintRow {
  readonly words: string;
  readonly expected: number;
  /** One of the best. */
  readonly best: boolean;
  /** Length of its bar, from just visible to full. */
  readonly part: number;
}

const LEAST = 0.06;
/** Points: differences smaller than this must not look large. */
const SPAN = 1;

/** Rows for the panel, the best first. Moves that read the same are one row: a person cannot tell them apart. */
export function hintRows(advice: Advice<unknown>, view: unknown, texts: AnyTexts): readonly HintRow[] {
  const figures = advice.opinions.map((opinion) => opinion.expected);
  const most = Math.max(...figures);
  const span = Math.max(SPAN, most - Math.min(...figures));
  const rows = new Map<string, HintRow>();
  advice.opinions.forEach(({ action, expected }, place) => {
    const words = texts.action(action, view);
    if (rows.has(words)) return;
    const part = LEAST + (1 - LEAST) * (1 - (most - expected) / span);
    rows.set(words, { words, expected, best: place < Math.max(1, advice.equal), part });
  });
  return [...rows.values()];
}

/** Whether the order follows from more than the reader's own points. */
export function looksFurther(rows: readonly HintRow[]): boolean {
  const shown = rows.map((row) => Math.round(row.expected * 10));
  return shown.some((figure, place) => place > 0 && figure > (shown[place - 1] ?? 0));
}

/** What the hint says about its best moves, for the panel's head and for the screen reader. */
export function verdictOf(rows: readonly HintRow[], t: Texts): string {
  const best = rows.filter((row) => row.best).length;
  if (rows.length === 1) return t.hint.only;
  return best > 1 ? t.hint.equal(best) : t.hint.best;
}

/** What the figures of a game's hints are. */
export type HintUnit = NonNullable<LevelList['hintsIn']>;

/** A search may weigh more than winning: what it says of a chance still lies between never and surely. */
export function figureOf(expected: number, unit: HintUnit, t: Texts): string {
  return unit === 'chance' ? t.hint.chance(Math.round(Math.min(100, Math.max(0, expected)))) : t.hint.points(expected);
}

/** The whole hint as one sentence. */
export function hintSentence(advice: Advice<unknown>, view: unknown, texts: AnyTexts, t: Texts, unit: HintUnit = 'points'): string {
  const rows = hintRows(advice, view, texts);
  const best = rows.filter((row) => row.best).map((row) => `${row.words} (${figureOf(row.expected, unit, t)})`);
  return `${t.hint.title}. ${verdictOf(rows, t)} ${best.join('; ')}`;
}
