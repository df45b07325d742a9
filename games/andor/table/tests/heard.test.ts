import { expect, test } from 'vitest';
import type { Event } from '../../state.ts';
import { fightIn } from '../scenes/fight-told.ts';
import type { Page } from '../scenes/pages.ts';
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
