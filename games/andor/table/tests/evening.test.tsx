import { languages } from '@tafelrunde/kernel';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Event } from '../../state.ts';
import { beatenIn, daysOf, fightsIn, stepsOf } from '../evening/evening.ts';
import { Evening } from '../evening/Evening.tsx';
import { Journal } from '../panels/Journal.tsx';
import { EndMoment } from '../scenes/index.ts';
import { matchOf, propsFor } from './drawing.tsx';

const named = (text: string) => ({ de: text, en: text, fr: text });
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
    { kind: 'round', round: 2, fighters: [0, 1] },
    { kind: 'fight-over', won: true, creature: 'gor', field: 41 },
    { kind: 'task', task: 0, state: 'done', title: named('Find the witch'), text: named('') },
    { kind: 'event-card', deck: 0, card: 3, title: named('Starry night'), story: named(''), shield: false },
    { kind: 'day', day: 2, seat: 1 },
    { kind: 'card', card: 2, title: named('The tower'), story: named('') },
    { kind: 'task', task: 1, state: 'open', title: named('The tower'), text: named('') },
    { kind: 'fight', seat: 1, field: 3, creature: 'skral', invited: [] },
    { kind: 'fight-over', won: false, creature: 'skral', field: 3 },
    { kind: 'creature-in-castle', creature: 'gor', from: 1, free: 2 },
    { kind: 'creature-in-castle', creature: 'gor', from: 1, free: 1 },
    { kind: 'creature-in-castle', creature: 'skral', from: 4, free: 0 },
    { kind: 'farmers-saved', count: 1, shields: 1 },
    { kind: 'farmers-saved', count: 1, shields: 2 },
  ]);
  expect(days).toEqual([
    {
      day: 1,
      ways: [
        { seat: 0, fields: [7, 8, 9] },
        { seat: 1, fields: [14, 17] },
        { seat: 0, fields: [40, 41] },
      ],
      happened: [
        { kind: 'fought', field: 41, creature: 'gor', won: true, heroes: [0, 1], rounds: 2 },
        { kind: 'task', title: named('Find the witch'), done: true },
        { kind: 'event', title: named('Starry night') },
      ],
    },
    {
      day: 2,
      ways: [],
      happened: [
        { kind: 'story', title: named('The tower') },
        { kind: 'fought', field: 3, creature: 'skral', won: false, heroes: [1], rounds: 1 },
        { kind: 'entered', creature: 'gor', count: 2 },
        { kind: 'entered', creature: 'skral', count: 1 },
        { kind: 'saved', count: 2 },
      ],
    },
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
    expect(html.split('class="an-fought').length - 1).toBe(fightsIn(days).length);
    // how it ended stands above it, whatever was read between
    expect(html).toContain(last.view.legend.lastWords?.title[language] ?? '');
    expect(html.split('<em').length - 1).toBe(
      days.flatMap(({ happened }) => happened.filter(({ kind }) => kind === 'story' || kind === 'event')).length,
    );
    expect(html).not.toMatch(/undefined|NaN|\[object/);
    // the journal says of the same cards when they were read
    const read = days.flatMap(({ happened }) => happened.filter(({ kind }) => kind === 'story'));
    const journal = renderToStaticMarkup(<Journal {...props} onClose={() => undefined} />);
    expect([read.length > 0, journal.split('an-entry__day').length - 1]).toEqual([true, read.length]);
    expect(renderToStaticMarkup(<EndMoment {...props} done={() => undefined} />)).toContain(`<b>${beaten}</b>`);
  }
});
