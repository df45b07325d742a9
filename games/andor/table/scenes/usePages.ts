import { useState } from 'react';
import type { Props } from '../panels/props.ts';
import { fightAfter, fightIn, type ToldFight } from './fight-told.ts';
import { type EventPage, openingPages, type Page, pagesOf, waits } from './pages.ts';

/** A page, and the step that told it. */
interface ToldPage {
  readonly n: number;
  readonly page: Page;
}

export interface Heard {
  readonly step: Props['step'];
  /** Drawn with it: where no step tells what happened, the view alone does. */
  readonly view: Props['view'];
  readonly fight: ToldFight | undefined;
  readonly told: readonly ToldPage[];
}

type Telling = Pick<Props, 'view' | 'step' | 'past' | 'seat' | 'ownSeats' | 'history'>;

/** Before every step: what lies there when a match begins. */
const OPENING = -1;

/** Whoever acts has seen the incidents before; a new sunrise takes the place of an old one. Stories stay until they were read. */
function joined(waiting: readonly ToldPage[], fresh: readonly ToldPage[], acted: boolean): readonly ToldPage[] {
  const dawns = fresh.some(({ page }) => page.kind === 'sunrise');
  const kept = waiting.filter(({ page: { kind } }) => !(kind === 'incident' && (acted || dawns)) && !(kind === 'sunrise' && dawns));
  return [...kept, ...fresh];
}

/** Whether a step was not taken back. Those before what this page knows of the match are not asked about. */
const stands = (n: number, history: Props['history']): boolean =>
  history === undefined || n < (history.steps[0]?.n ?? Number.POSITIVE_INFINITY) || history.steps.some((step) => step.n === n);

const isAsked = (told: ToldPage): told is ToldPage & { readonly page: EventPage } => told.page.kind === 'event' && told.page.asked;

/** What a page has heard when it opens. */
export const heardFirst = ({ view, step, past }: Telling): Heard => ({
  step,
  view,
  fight: fightIn(view),
  told: past ? [] : openingPages(view).map((page) => ({ n: OPENING, page })),
});

/** What it has heard by this drawing of the table. Looking back tells nothing, and coming back from there tells nothing twice. */
export function heardAfter(heard: Heard, { view, step, past, seat, ownSeats, history }: Telling): Heard {
  if (past || (heard.step === step && (step !== undefined || heard.view === view))) return heard;
  const waiting = heard.told.filter(({ n }) => stands(n, history));
  // Taken back, or everything was sent anew: what was told before is not how the fight stands.
  if (step === undefined) return { step, view, fight: fightIn(view), told: waiting };
  const own = ownSeats ?? (seat === undefined ? [] : [seat]);
  let fight = heard.fight ?? fightIn(view);
  const asked = waiting.findLast((each) => isAsked(each));
  const fresh = pagesOf(step.events, view, fight, own, asked?.page).map((page) => ({ n: step.n, page }));
  for (const event of step.events) fight = fightAfter(fight, event);
  return {
    step,
    view,
    fight,
    told: joined(
      waiting.filter((each) => each !== asked),
      fresh,
      step.seat !== undefined && own.includes(step.seat),
    ),
  };
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
export function usePages(props: Props): Pages {
  const [heard, setHeard] = useState(() => heardFirst(props));
  const now = heardAfter(heard, props);
  if (now !== heard) setHeard(now);
  const next = now.told.filter(({ page }) => !waits(page, props.view));
  return {
    fight: now.fight,
    pages: next.map(({ page }) => page),
    turn: () => setHeard((before) => ({ ...before, told: before.told.filter((each) => each !== next[0]) })),
    skip: (kind) => setHeard((before) => ({ ...before, told: before.told.filter(({ page }) => page.kind !== kind) })),
  };
}
