import { type HistoryStep, type Match, PAGE, type Page, pageOf } from '@tafelrunde/kernel';

/** Lines of a match's past from one to before another: those at hand, and the others out of their pages. */
export async function linesOf(
  match: Match,
  from: number,
  to: number,
  page: (number: number) => Promise<Page>,
): Promise<readonly HistoryStep<unknown>[]> {
  const away = Math.min(to, match.firstLine);
  const pages: Page[] = [];
  for (let number = pageOf(from); number * PAGE < away; number += 1) pages.push(await page(number));
  const old = pages.flatMap(({ lines }) => lines.filter(({ n }) => n >= from && n < away));
  const atHand = to > away ? match.history(Math.max(from, away)).slice(0, to - Math.max(from, away)) : [];
  return [...match.marked(old), ...atHand];
}
