import { FastRandom, type Tell } from '@tafelrunde/kernel';
import { expect, test } from 'vitest';
import type { Event, State } from '../../state.ts';
import { itemNumber } from '../../tests/table.ts';
import { fightIn } from '../scenes/fight-told.ts';
import { type Page, waits } from '../scenes/pages.ts';
import { type Heard, heardAfter, heardFirst } from '../scenes/usePages.ts';
import { matchOf } from './drawing.tsx';

const pagesIn = ({ told }: Heard) => told.map(({ page }) => page);

test('whoever looks back and comes back hears nothing twice', () => {
  let steady: Heard | undefined;
  let looks: Heard | undefined;
  for (const { rules, state, step } of matchOf({ legend: '2' }, 3, 7, 'bots')) {
    const now = { view: rules.shown(rules.view(state, 0)), step, past: false, seat: 0 };
    steady = steady === undefined ? heardFirst(now) : heardAfter(steady, now);
    looks = looks === undefined ? heardFirst(now) : heardAfter(looks, now);
    looks = heardAfter(heardAfter(looks, { ...now, step: undefined, past: true }), now);
    expect(looks).toEqual(steady);
  }
  const kinds = steady === undefined ? [] : pagesIn(steady).map(({ kind }) => kind);
  for (const kind of ['card', 'sunrise', 'fight'] as const) expect(kinds).toContain(kind);
});

test('what was taken back is neither read nor shown: the fight is the one the view knows', () => {
  const steps: { readonly n: number; readonly events: readonly Event[] }[] = [];
  let before: { readonly view: Heard['view']; readonly heard: Heard } | undefined;
  const gone = new Set<string>();
  const fights: { readonly shown: Heard['fight']; readonly known: Heard['fight'] }[] = [];
  const left: Page[] = [];
  for (const { rules, state, step } of matchOf({ legend: '2' }, 3, 7, 'bots')) {
    const view = structuredClone(rules.shown(rules.view(state, 0)));
    const history = (known: typeof steps) => ({ steps: [...known], missing: 0, more: () => undefined });
    const now = { view, step, past: false, seat: 0, history: history([...steps, step]) };
    const heard: Heard = before === undefined ? heardFirst(now) : heardAfter(before.heard, now);
    if (before !== undefined) {
      const back = heardAfter(heard, { ...now, view: before.view, step: undefined, history: history(steps) });
      const waited = pagesIn(before.heard);
      fights.push({ shown: back.fight, known: fightIn(before.view) });
      left.push(...pagesIn(back).filter((page) => !waited.includes(page)));
      for (const { kind } of pagesIn(heard).filter((page) => !waited.includes(page))) gone.add(kind);
    }
    steps.push(step);
    before = { view, heard };
  }
  expect(fights.map(({ shown }) => shown)).toEqual(fights.map(({ known }) => known));
  expect(left).toEqual([]);
  for (const kind of ['card', 'sunrise', 'incident', 'fight']) expect(gone).toContain(kind);
});

const listening = (): { readonly events: Event[]; readonly tell: Tell<Event> } => {
  const events: Event[] = [];
  const note = (event: Event): void => void events.push(event);
  return { events, tell: { on: true, all: note, to: (_, event) => note(event), reveal: note } };
};

test('AND-17.2 an event somebody may turn away is read in the question, and again with what came of it', () => {
  const found: unknown[] = [];
  const expected: unknown[] = [];
  const brought = new Set<string>();
  for (const seed of [1, 2, 3]) {
    let before: State | undefined;
    for (const { rules, state, step, did } of matchOf({ legend: '2' }, 3, seed, 'bots')) {
      const card = step.events.find(({ kind }) => kind === 'event-card');
      const byFog = card?.kind === 'event-card' && card.shield && step.events.every(({ kind }) => kind !== 'sunrise');
      if (before !== undefined && did !== undefined && step.seat !== undefined && byFog) {
        for (const answer of ['shield', 'decline'] as const) {
          const asked = rules.copy(before);
          asked.bag[itemNumber('shield')] = 1;
          const first = heardFirst({ view: rules.view(asked, 0), step: undefined, past: false, seat: 0 });
          const drawn = listening();
          rules.play(asked, step.seat, did, new FastRandom(1), drawn.tell);
          // some events cannot be turned away by whoever carries a shield
          if (rules.legal(asked, 0).every(({ type }) => type !== answer)) continue;
          const at = rules.view(asked, 0);
          const heard = heardAfter(first, { view: at, step: { n: 1, seat: step.seat, events: drawn.events }, past: false, seat: 0 });
          const struck = listening();
          rules.play(asked, 0, { type: answer }, new FastRandom(1), struck.tell);
          const view = rules.view(asked, 0);
          const after = heardAfter(heard, { view, step: { n: 2, seat: 0, events: struck.events }, past: false, seat: 0 });
          const events = (all: Heard, now: Heard['view']) =>
            pagesIn(all).flatMap((page) => (page.kind === 'event' ? [{ title: page.title, waits: waits(page, now) }] : []));
          found.push([events(heard, at), events(after, view)]);
          expected.push([[{ title: card.title, waits: true }], [{ title: card.title, waits: false }]]);
          for (const page of pagesIn(after)) for (const { kind } of page.kind === 'event' ? page.happens : []) brought.add(kind);
        }
      }
      before = rules.copy(state);
    }
  }
  expect(found).toEqual(expected);
  expect(found.length).toBeGreaterThan(5);
  expect(brought).toContain('used');
  expect(brought.size).toBeGreaterThan(1);
});
