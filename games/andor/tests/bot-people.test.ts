import { FastRandom, type Plain } from '@tafelrunde/kernel';
import { describe, expect, test } from 'vitest';
import { scripted } from '../bot/index.ts';
import { noted } from '../bot/notes.ts';
import { absentIn, peopleIn } from '../bot/people.ts';
import { job } from '../bot/jobs.ts';
import { planFor } from '../bot/plan.ts';
import { planWords } from '../bot/sayings.ts';
import { Situation } from '../bot/situation.ts';
import { Tale } from '../bot/tale.ts';
import type { HeroKind } from '../pieces.ts';
import { type Scene, scene } from './table.ts';

/** What the team answers for this hero now, with what he wrote down. */
function answer(of: Scene, kind: HeroKind, memo?: Plain) {
  const seat = of.seat(kind);
  const asks = of.rules.asks(of.state).filter((ask) => ask.seat === seat);
  const turn = { seat, view: of.rules.view(of.state, seat), asks, legal: of.legal(kind), random: new FastRandom(1), budget: {} };
  return scripted(of.rules).choose(memo === undefined ? turn : { ...turn, memo });
}

test('a farmer led to the castle is a shield more; one who is led elsewhere is not', () => {
  const { rules, state } = scene({ heroes: { dwarf: { at: 20 }, archer: { at: 57 } }, turn: 'dwarf' });
  const sit = new Situation(rules.core, new Tale(rules.core), state);
  const said = (onward: number) => planWords(sit, 0, job('farmer', 28, 1, 0, { onward }));
  expect(said(rules.core.board.castle)).toEqual({ key: 'plan-farmer', params: { field: 28, when: 'today' } });
  expect(said(66)).toEqual({ key: 'plan-lead', params: { field: 66, when: 'today' } });
});

describe('people as they are', () => {
  test('who would not come along is not asked again that day', () => {
    const table = scene({
      heroes: { dwarf: { at: 20, strength: 4, willpower: 9 }, archer: { at: 20, strength: 2, willpower: 9 } },
      creatures: [['skral', 20]],
      turn: 'dwarf',
    });
    table.play('dwarf', { type: 'fight', field: 20, invite: 1 << table.seat('archer') }).play('archer', { type: 'decline' });
    const withdrawn = answer(table, 'dwarf');
    expect(withdrawn.action).toEqual({ type: 'withdraw' });
    table.play('dwarf', { type: 'withdraw' });
    const next = answer(table, 'dwarf', withdrawn.memo);
    expect(next.action).not.toMatchObject({ type: 'fight', invite: 1 << table.seat('archer') });
  });

  const asleep = () =>
    scene({
      heroes: { dwarf: { at: 20, strength: 3 }, warrior: { at: 14, strength: 3 }, archer: { at: 57, inBox: true, hour: 0 } },
      creatures: [['gor', 20]],
      turn: 'dwarf',
    });

  test('who sleeps two days away is planned without, and counts again once he is up', () => {
    const table = asleep();
    const { state } = table;
    const archer = table.seat('archer');
    let memo: Plain | undefined;
    const lookedOn = (day: number, hour: number): number => {
      state.day = day;
      state.hour[archer] = hour;
      const people = peopleIn(memo, state, table.seat('dwarf'));
      ({ memo } = noted({ route: undefined, people }));
      return absentIn(people);
    };
    expect([lookedOn(1, 0), lookedOn(2, 1), lookedOn(3, 7)]).toEqual([0, 0, 1 << archer]);
    // a day well used makes good for one slept away
    expect(lookedOn(4, 7)).toBe(0);
  });

  test('a plan gives nothing to who is away, and gold goes to who is there', () => {
    const table = asleep();
    const { rules, state } = table;
    const [archer, dwarf] = [table.seat('archer'), table.seat('dwarf')];
    state.box[archer] = 0;
    const with3 = new Situation(rules.core, new Tale(rules.core), state);
    expect(planFor(with3)[archer]).toBeDefined();
    expect(planFor(new Situation(rules.core, new Tale(rules.core), state, 1 << archer))[archer]).toBeUndefined();
    expect(with3.treasurer).toBe(dwarf);
    expect(new Situation(rules.core, new Tale(rules.core), state, 1 << dwarf).treasurer).not.toBe(dwarf);
  });

  test.each<{ memo: Plain }>([
    { memo: { people: 1 } },
    { memo: { people: { idle: [1] } } },
    { memo: { people: { day: 1, slept: -1, refused: 0, idle: [0, 0, 0] } } },
    { memo: { people: { day: 99, slept: 0, refused: 7, idle: [9, 9, 9] } } },
    { memo: { intent: { day: 1, job: 'fight' } } },
  ])('notes that are none of its own are left aside: $memo', ({ memo }) => {
    const table = asleep();
    expect(answer(table, 'dwarf', memo).action).toEqual(answer(table, 'dwarf').action);
  });
});

describe('what is to be had for nothing', () => {
  test('AND-10.9 a telescope is looked through', () => {
    const table = scene({
      heroes: { dwarf: { at: 8, has: ['telescope'] }, warrior: { at: 57 } },
      set: { fog: [11 * 32 + 2] },
      turn: 'dwarf',
    });
    expect(answer(table, 'dwarf').action).toEqual({ type: 'uncover', field: 11, what: 'fog' });
  });
});
