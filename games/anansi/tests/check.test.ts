import { silent } from '@tafelrunde/kernel';
import { describe, expect, test } from 'vitest';
import { entryOf } from '../rules/scoring.ts';
import type { Action, State } from '../state.ts';
import { chance, dealt, rulesWith, wander } from './table.ts';

const rules = rulesWith();
/** In the middle of the fourth trick of the second round, with a recruit behind. */
const middle = (): State => wander(dealt(4, {}, 3), 55, chance(3));

describe('audit', () => {
  test('finds nothing in any position of any match', () => {
    for (const seats of [3, 4, 5]) {
      for (const stock of ['unlimited', 'limited'] as const) {
        const random = chance(seats);
        const strict = rulesWith({ stock });
        const state = strict.setup(seats, random, silent);
        while (state.phase !== 'over') {
          expect(strict.audit(state)).toBeUndefined();
          const listed = strict.legal(state, state.turn);
          strict.play(state, state.turn, listed[random.below(listed.length)] as Action, random, silent);
        }
        expect(strict.audit(state)).toBeUndefined();
      }
    }
  });

  const spoilt: [string, (state: State) => void][] = [
    ['a card missing', (state) => state.hands.fill(0, 0, 3)],
    ['a card twice', (state) => (state.hands[0] = (state.hands[0] as number) | (state.hands[3] as number) | (state.hands[6] as number))],
    ['a card out of range', (state) => (state.hands[0] = 1 << 14)],
    ['a story too many', (state) => (state.stories[0] = (state.stories[0] as number) + 1)],
    ['a listener too many', (state) => (state.listeners[1] = (state.listeners[1] as number) + 1)],
    ['half a listener', (state) => (state.listeners[1] = 0.5)],
    ['another trump', (state) => (state.trump = (state.trump + 1) % 3)],
    ['another leader', (state) => (state.leader = (state.leader + 1) % 4)],
    ['another turn', (state) => (state.turn = (state.turn + 1) % 4)],
    ['a seat too high', (state) => (state.turn = 4)],
    ['another card led', (state) => (state.led = (state.led + 1) % 42)],
    ['a recruiter too many', (state) => (state.recruiters += 1)],
    ['a move lost', (state) => state.moves.pop()],
    ['a move of somebody else', (state) => (state.moves[0] = ((state.moves[0] as number) + 128) % 512)],
    ['a leader that recruits', (state) => (state.moves[0] = (state.moves[0] as number) | 64)],
    ['a round too early', (state) => (state.round = 1)],
    ['a round there is not', (state) => (state.round = 4)],
    ['a sheet cut short', (state) => (state.sheet = state.sheet.slice(1))],
    ['an end too early', (state) => (state.phase = 'over')],
    ['a deal too early', (state) => (state.phase = 'deal')],
    ['open cards with four players', (state) => (state.open = [1, 0, 0])],
    ['a display of its own', (state) => (state.display[0] = (state.display[0] as number) ^ 1)],
    ['trump cards of one suit', (state) => Object.assign(state, { order: [0, 0, 1] })],
    ['a hand too many', (state) => state.hands.push(0, 0, 0)],
    ['a count too few', (state) => state.stories.pop()],
    ['seven players', (state) => Object.assign(state, { seats: 7 })],
  ];

  test.each(spoilt)('sees %s', (_name, spoil) => {
    const state = middle();
    expect(rules.audit(state)).toBeUndefined();
    spoil(state);
    expect(rules.audit(state)).toEqual(expect.any(String));
  });

  test('sees a finished round that is not on the sheet', () => {
    const state = wander(dealt(3), 30, chance(2));
    expect(rules.audit(state)).toBeUndefined();
    state.sheet = state.sheet.map((entry) => entry + 1);
    expect(rules.audit(state)).toEqual(expect.any(String));
  });

  test('sees a match that goes on although it was won', () => {
    const race = rulesWith({ race: 5 });
    const state = wander(dealt(3, { race: 60 }), 35, chance(5), { race: 60 });
    state.sheet = [entryOf(5, 5), entryOf(3, 3), entryOf(2, 2)];
    expect(rulesWith({ race: 60 }).audit(state)).toBeUndefined();
    expect(race.audit(state)).toEqual(expect.any(String));
  });
});
