import { useState } from 'react';
import type { Props } from '../panels/props.ts';
import { fightAfter, fightIn, type ToldFight } from './fight-told.ts';
import { openingPages, type Page, pagesOf } from './pages.ts';

interface Heard {
  readonly step: Props['step'];
  readonly fight: ToldFight | undefined;
  readonly pages: readonly Page[];
}

/** Whoever acts has seen the incidents before; a new sunrise takes the place of an old one. Stories stay until they were read. */
function joined(waiting: readonly Page[], fresh: readonly Page[], acted: boolean): readonly Page[] {
  const dawns = fresh.some(({ kind }) => kind === 'sunrise');
  const kept = waiting.filter(({ kind }) => !(kind === 'incident' && (acted || dawns)) && !(kind === 'sunrise' && dawns));
  return [...kept, ...fresh];
}

export interface Pages {
  /** The fight as this page has heard it. */
  readonly fight: ToldFight | undefined;
  /** What there is to read, the next one first. */
  readonly pages: readonly Page[];
  readonly turn: () => void;
  /** All of one kind are done with. */
  readonly skip: (kind: Page['kind']) => void;
}

/** Keeps what was told until it was read: the table goes on meanwhile. */
export function usePages({ view, step, past, seat, ownSeats }: Props): Pages {
  const [heard, setHeard] = useState<Heard>(() => ({ step, fight: fightIn(view), pages: past ? [] : openingPages(view) }));
  let now = heard;
  if (heard.step !== step) {
    let fight = heard.fight ?? fightIn(view);
    const own = ownSeats ?? (seat === undefined ? [] : [seat]);
    const pages =
      step === undefined
        ? heard.pages
        : joined(heard.pages, pagesOf(step.events, view, fight, own), step.seat !== undefined && own.includes(step.seat));
    for (const event of step?.events ?? []) fight = fightAfter(fight, event);
    now = { step, fight, pages };
    setHeard(now);
  }
  return {
    fight: now.fight,
    pages: now.pages,
    turn: () => setHeard((before) => ({ ...before, pages: before.pages.slice(1) })),
    skip: (kind) => setHeard((before) => ({ ...before, pages: before.pages.filter((page) => page.kind !== kind) })),
  };
}
