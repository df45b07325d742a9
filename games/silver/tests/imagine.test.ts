import type { Random } from '@tafelrunde/kernel';
import { describe, expect, test } from 'vitest';
import { copiesOf, deck } from '../cards.ts';
import { FACE, type State } from '../state.ts';
import { chance, dealt, position, rulesWith, wander } from './table.ts';

/** Every order of some cards, equal ones told apart: so often is an arrangement that looks the same. */
function* orders(cards: readonly number[]): Generator<number[]> {
  if (cards.length === 0) yield [];
  for (const [i, card] of cards.entries()) for (const rest of orders(cards.toSpliced(i, 1))) yield [card, ...rest];
}

/** Almost everything lies on the discard pile, so only a few cards are hidden. */
function smallEvening(villages: readonly string[], pile: string, held?: string): State {
  const used = [...villages.join(' ').split(' '), ...pile.split(' '), ...(held === undefined ? [] : [held])].map((text) =>
    Number.parseInt(text, 10),
  );
  const left = copiesOf.map((copies, number) => copies - used.filter((card) => card === number).length);
  const discard = left.flatMap((copies, number) => Array.from({ length: copies }, () => String(number)));
  return position({
    villages,
    pile,
    discard: discard.join(' '),
    only: true,
    ...(held === undefined ? {} : { held, step: 'decide' as const }),
  });
}

const hidden = (state: State): string =>
  [...state.villages.flat(), ...state.pile, ...(state.held < 0 ? [] : [state.held])].map((card) => card & FACE).join(' ');

/** How far the counts are from what counting says, in standard deviations of chi-square. */
function unevenness(expected: ReadonlyMap<string, number>, counts: ReadonlyMap<string, number>, total: number): number {
  let chi = 0;
  for (const [key, share] of expected) chi += ((counts.get(key) ?? 0) - share * total) ** 2 / (share * total);
  const free = expected.size - 1;
  return (chi - free) / Math.sqrt(2 * free);
}

describe('imagining, in a case small enough to count', () => {
  test.each([
    ['nothing known', ['5 7', '7 9'], '1 1', undefined, 0],
    ['an own and a foreign card known', ['5@0 7', '7@0 9'], '1 7', undefined, 0],
    ['a card of the pile known', ['5 7', '9'], '1 1@0 6', undefined, 0],
    ['a card in somebody’s hand', ['5 7', '9@1'], '1 6', '7', 1],
    ['a spectator', ['5@0 7', '7@1'], '1 7', undefined, undefined],
  ] as const)('%s: every arrangement as often as counting says', (_name, villages, pile, held, seat) => {
    const state = smallEvening(villages, pile, held);
    const rules = rulesWith();
    const view = rules.view(state, seat);
    const cards = [...state.villages.flat(), ...state.pile, ...(state.held < 0 ? [] : [state.held])];
    const known = cards.map((card) => (seat !== undefined && (card & (1 << (5 + seat))) !== 0 ? card & FACE : -1));
    const free = cards.filter((_, i) => known[i] === -1).map((card) => card & FACE);
    const expected = new Map<string, number>();
    const all = [...orders(free)];
    for (const order of all) {
      let next = 0;
      const key = known.map((card) => (card === -1 ? order[next++] : card)).join(' ');
      expected.set(key, (expected.get(key) ?? 0) + 1 / all.length);
    }
    const counts = new Map<string, number>();
    const random: Random = chance(11);
    const total = expected.size * 300;
    for (let i = 0; i < total; i += 1) {
      const key = hidden(rules.imagine(view, random));
      if (!expected.has(key)) throw new Error(`impossible: ${key}`);
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    expect(expected.size).toBeGreaterThan(5);
    expect(Math.abs(unevenness(expected, counts, total))).toBeLessThan(4);
  });
});

test('imagined states hold all 52 cards, pass the audit and look the same, all through a match', () => {
  for (const seats of [2, 3, 4]) {
    const rules = rulesWith();
    const state = dealt(seats, {}, 20 + seats);
    const random = chance(30 + seats);
    for (let i = 0; i < 80; i += 1) {
      wander(state, 5, random);
      for (const seat of [undefined, ...state.villages.keys()]) {
        const view = rules.view(state, seat);
        const imagined = rules.imagine(view, random);
        const all = [...imagined.villages.flat(), ...imagined.pile, ...(imagined.held < 0 ? [] : [imagined.held])].map(
          (card) => card & FACE,
        );
        expect([...all, ...imagined.discard, ...imagined.open, ...imagined.aside].toSorted((a, b) => a - b)).toEqual([...deck]);
        expect(rules.audit(imagined)).toBeUndefined();
        expect(rules.view(imagined, seat)).toEqual(view);
      }
    }
  }
});

test('what is imagined from one view shares nothing with it', () => {
  const rules = rulesWith();
  const state = wander(dealt(3, {}, 2), 60, chance(2));
  const view = rules.view(state, 1);
  const before = JSON.stringify(view);
  const first = rules.imagine(view, chance(1));
  const text = JSON.stringify(first);
  wander(rules.imagine(view, chance(1)), 200, chance(3));
  expect(JSON.stringify(first)).toBe(text);
  expect(JSON.stringify(view)).toBe(before);
});
