/* What there is to read: taken out of what was told, in the order it was told. */
import type { Seat } from '@tafelrunde/kernel';
import type { CardWords, Text } from '../../legend/telling.ts';
import { NONE } from '../../pieces.ts';
import type { Event, View } from '../../state.ts';
import { fightAfter, type ToldFight } from './fight-told.ts';
import { decisionIn } from './kind.ts';

export interface CardPage extends CardWords {
  readonly kind: 'card';
  readonly letter: number;
  /** Which of the cards that came together. */
  readonly at: number;
  readonly all: number;
  /** What it brought, in order. */
  readonly happens: readonly Event[];
}

/** One of the eight steps, and what happened in it. */
export interface Dawn {
  readonly step: number;
  readonly events: readonly Event[];
}
export interface SunrisePage {
  readonly kind: 'sunrise';
  readonly steps: readonly Dawn[];
  readonly event: { readonly title: Text; readonly story: Text; readonly shield: boolean } | undefined;
}

export interface EventPage {
  readonly kind: 'event';
  readonly title: Text;
  readonly story: Text;
  readonly shield: boolean;
  /** Whether somebody is asked about it first: what it brings comes afterwards. */
  readonly asked: boolean;
  readonly happens: readonly Event[];
}

/** A small thing that happened to one of the reader's heroes, told where it happened. */
export interface IncidentPage {
  readonly kind: 'incident';
  readonly about: Extract<Event, { kind: 'fog-activated' | 'well-emptied' | 'uncovered' }>;
  readonly happens: readonly Event[];
}

export interface FightPage {
  readonly kind: 'fight';
  readonly fight: ToldFight;
  readonly happens: readonly Event[];
}

export type Page = CardPage | SunrisePage | EventPage | IncidentPage | FightPage;

/** Pages that cover the map; the others lie on it. */
const covers = (page: Page): boolean => page.kind === 'card' || page.kind === 'event' || page.kind === 'fight';

/**
 * Whether all of them are read before anything is decided: one covers the map. What lies on the map alone waits, unless such a card follows:
 * what is decided may come of that card.
 */
export const areReadFirst = (pages: readonly Page[]): boolean => pages.some(covers);

/** Where a page is being written: what follows belongs to it until the next begins. */
interface Open {
  readonly page: Page;
  readonly happens: Event[];
}

const letterOf = (view: View, title: Text): number => view.legend.readCards?.find((card) => card.title.en === title.en)?.letter ?? NONE;

/** The last blow of a fight: the creature is beaten, rubble is gone, or the blow left nobody who fights on. */
const isLastBlow = (event: Event, view: View, struck: boolean): boolean => {
  if (event.kind === 'creature-hurt') return event.left === 0;
  if (event.kind === 'rubble-cleared') return view.fight.inviter === NONE;
  return event.kind === 'fight-over' && !event.won && struck;
};

/** An event waits until it was decided whether somebody turns it away: the question shows it meanwhile. */
export const waits = (page: Page, view: View): boolean => page.kind === 'event' && page.asked && decisionIn(view) === 'event';

/**
 * Everything in a step that is worth stopping for. `before`: the fight as it was known before the step; `own`: the reader's seats; `asked`:
 * the event that waited, which goes on here.
 */
export function pagesOf(
  events: readonly Event[],
  view: View,
  before: ToldFight | undefined,
  own: readonly Seat[],
  asked?: EventPage,
): readonly Page[] {
  const pages: Open[] = asked === undefined ? [] : [{ page: asked, happens: [...asked.happens] }];
  const sunrise: { step: number; events: Event[] }[] = [];
  let event: SunrisePage['event'];
  let fight = before;
  const struck = events.some(({ kind }) => kind === 'clash');
  let open = pages[0];
  const begin = (page: Page): void => {
    open = { page, happens: [] };
    pages.push(open);
  };
  for (const told of events) {
    fight = fightAfter(fight, told);
    if (told.kind === 'sunrise') {
      if (sunrise.length === 0) pages.push({ page: { kind: 'sunrise', steps: [], event: undefined }, happens: [] });
      sunrise.push({ step: told.step, events: [] });
      open = undefined;
      continue;
    }
    if (told.kind === 'card') {
      const { title, story, task, notes } = told;
      begin({
        kind: 'card',
        title,
        story,
        ...(task && { task }),
        ...(notes && { notes }),
        letter: letterOf(view, title),
        at: 0,
        all: 0,
        happens: [],
      });
      continue;
    }
    if (told.kind === 'event-card') {
      const { title, story, shield } = told;
      if (sunrise.at(-1)?.step === 1) event = { title, story, shield };
      else begin({ kind: 'event', title, story, shield, asked: false, happens: [] });
      continue;
    }
    if (isLastBlow(told, view, struck) && fight !== undefined && pages.every(({ page }) => page.kind !== 'fight')) {
      begin({ kind: 'fight', fight, happens: [] });
    } else if ((told.kind === 'fog-activated' || told.kind === 'well-emptied' || told.kind === 'uncovered') && own.includes(told.seat)) {
      begin({ kind: 'incident', about: told, happens: [] });
      continue;
    }
    if (told.kind === 'day' || told.kind === 'turn' || told.kind === 'pool') open = undefined;
    if (open !== undefined) open.happens.push(told);
    else sunrise.at(-1)?.events.push(told);
  }
  return finished(pages, sunrise, event, view);
}

/** Pages once everything is known: how many cards came together, what the sunrise brought, which event is asked about. */
function finished(pages: readonly Open[], sunrise: readonly Dawn[], event: SunrisePage['event'], view: View): readonly Page[] {
  const cards = pages.filter(({ page }) => page.kind === 'card');
  const last = pages.findLast(({ page }) => page.kind === 'event');
  return pages.map((open): Page => {
    const { page, happens } = open;
    if (page.kind === 'card') return { ...page, happens, at: cards.indexOf(open) + 1, all: cards.length };
    if (page.kind === 'sunrise') return { ...page, steps: sunrise, event };
    if (page.kind === 'event') return { ...page, happens, asked: open === last && decisionIn(view) === 'event' };
    return { ...page, happens };
  });
}

/** The story cards a match begins with, for a page that opens before anybody has done anything. */
export function openingPages(view: View): readonly Page[] {
  const fresh =
    view.day <= 1 && view.hour.every((hour) => hour === 0) && view.walked === NONE && view.over === 0 && view.fight.inviter === NONE;
  const cards = view.legend.readCards ?? [];
  return fresh ? cards.map((card, i) => ({ kind: 'card', ...card, at: i + 1, all: cards.length, happens: [] })) : [];
}
