import { languages } from '@tafelrunde/kernel';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Event } from '../../state.ts';
import { beatenIn, daysOf, stepsOf } from '../evening/evening.ts';
import { Evening } from '../evening/Evening.tsx';
import { EndMoment } from '../scenes/index.ts';
import { matchOf, propsFor } from './drawing.tsx';

const step = (seat: number, from: number, to: number): Event => ({ kind: 'stepped', seat, from, to, farmers: 0 });

test('days are told by what happened in them: ways without a gap, fights with who was in them, what reached the castle', () => {
  const days = daysOf([
    { kind: 'day', day: 1, seat: 0 },
    step(0, 7, 8),
    step(1, 14, 17),
    step(0, 8, 9),
    { kind: 'hero-placed', seat: 0, field: 40 },
    step(0, 40, 41),
    { kind: 'fight', seat: 0, field: 41, creature: 'gor', invited: [1] },
    { kind: 'round', round: 1, fighters: [0, 1] },
    { kind: 'fight-over', won: true, creature: 'gor', field: 41 },
    { kind: 'day', day: 2, seat: 1 },
    { kind: 'fight', seat: 1, field: 3, creature: 'skral', invited: [] },
    { kind: 'fight-over', won: false, creature: 'skral', field: 3 },
    { kind: 'creature-in-castle', creature: 'gor', from: 1, free: 0 },
    { kind: 'farmers-saved', count: 2, shields: 2 },
  ]);
  expect(days).toEqual([
    {
      day: 1,
      ways: [
        { seat: 0, fields: [7, 8, 9] },
        { seat: 1, fields: [14, 17] },
        { seat: 0, fields: [40, 41] },
      ],
      fights: [{ field: 41, creature: 'gor', won: true, heroes: [0, 1] }],
      entered: [],
      saved: 0,
    },
    { day: 2, ways: [], fights: [{ field: 3, creature: 'skral', won: false, heroes: [1] }], entered: ['gor'], saved: 2 },
  ]);
  expect([stepsOf(days, 0), stepsOf(days, 1), beatenIn(days)]).toEqual([3, 1, 1]);
});

test('a whole match: every step ends where the hero stands, every beaten creature counts, in three languages', () => {
  const told: Event[] = [];
  let last: ReturnType<typeof propsFor> | undefined;
  let steps = 0;
  let beaten = 0;
  for (const { rules, state, step: now } of matchOf({ legend: '2' }, 3, 11, 'bots')) {
    told.push(...now.events);
    steps += now.events.filter(({ kind }) => kind === 'stepped').length;
    beaten += now.events.filter((event) => event.kind === 'fight-over' && event.won && event.creature !== 'rubble').length;
    if (state.over !== 0) last = propsFor(rules, state, 0, { step: now });
  }
  if (last === undefined) throw new Error('it never ended');
  const days = daysOf(told);
  expect([0, 1, 2].reduce((sum, seat) => sum + stepsOf(days, seat), 0)).toBe(steps);
  expect(beatenIn(days)).toBe(beaten);
  expect(days.map(({ day }) => day)).toEqual(Array.from({ length: last.view.day }, (_, i) => i + 1));
  const history = { steps: [{ n: 0, events: told }], missing: 0, more: () => undefined };
  for (const language of languages) {
    const props = { ...last, language, history };
    const html = renderToStaticMarkup(<Evening {...props} onClose={() => undefined} />);
    expect(html.split('class="an-fought').length - 1).toBe(days.flatMap(({ fights }) => fights).length);
    expect(html).not.toMatch(/undefined|NaN|\[object/);
    expect(renderToStaticMarkup(<EndMoment {...props} done={() => undefined} />)).toContain(`<b>${beaten}</b>`);
  }
});
