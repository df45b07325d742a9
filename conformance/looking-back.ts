import { type Random, same, type Seat } from '@tafelrunde/kernel';
import { show, throughJson } from './difference.ts';
import { type Playthrough, someViewers, stateAt, viewerName } from './playthrough.ts';
import type { Witness } from './report.ts';
import type { AnyRules } from './state-checks.ts';

/** Seats asked at one position, besides the spectator. */
const SEATS = 3;

/** How far back people may look: agreed on by the table, so nobody's view says otherwise, and what was closed is not opened again. */
export function checkLookBack(played: Playthrough, random: Random, witness: Witness): void {
  const { rules, texts, over } = played;
  witness.see('look-back', undefined, undefined); // as far as one likes
  if (rules.lookBack === undefined) return;
  let closed = -1;
  for (let position = 0; position < texts.length - (over ? 1 : 0); position += 1) {
    const state = stateAt(played, position);
    const back = rules.lookBack(rules.view(state, undefined));
    const odd = back === undefined || (Number.isInteger(back) && back >= 0) ? undefined : `people may look back ${show(back)} actions`;
    const end = back === undefined ? -1 : Math.max(-1, position - back);
    const opened = end < closed ? `position ${end + 1} was closed before and is open again` : undefined;
    const parted = someViewers(played, SEATS, random).map((viewer) => whoKnowsOtherwise(rules, state, viewer, back));
    witness.see('look-back', position, odd ?? opened ?? parted.find((problem) => problem !== undefined));
    closed = Math.max(closed, end);
  }
}

function whoKnowsOtherwise(rules: AnyRules, state: unknown, viewer: Seat | undefined, back: number | undefined): string | undefined {
  const view = rules.view(state, viewer);
  const ways = { view, shown: rules.shown(view) };
  for (const [way, seen] of Object.entries(ways)) {
    const said = rules.lookBack?.(throughJson(seen));
    if (said !== back) return `from its ${way}, ${viewerName(viewer)} may look back ${show(said)} actions, others ${show(back)}`;
  }
  return undefined;
}

/** Whether an event stays in the log is asked in another program than told it, and long after: nothing but the event may count. */
export function checkLasts(played: Playthrough, witness: Witness): void {
  const { rules } = played;
  witness.see('lasts', undefined, undefined); // nothing does
  if (rules.lasts === undefined) return;
  const told = [played.opening, ...played.steps.map((step) => step.told)];
  for (const [position, events] of told.entries()) {
    for (const { event } of events) {
      const copy = throughJson(event);
      const [said, again] = [rules.lasts(event), rules.lasts(copy)];
      const odd = typeof said === 'boolean' ? undefined : `${show(event)} lasts: ${show(said)}`;
      const other = said === again ? undefined : `${show(event)} lasts: ${show(said)}, and its copy: ${show(again)}`;
      witness.see('lasts', position, odd ?? other ?? (same(copy, throughJson(event)) ? undefined : `asking changes ${show(event)}`));
    }
  }
}
