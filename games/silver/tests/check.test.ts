import { silent } from '@tafelrunde/kernel';
import { describe, expect, test } from 'vitest';
import { type Action, AMULET, BADGE_SHIFT, FACE, GUARDED_SHIFT, NONE, peekOf, SPENT, type State, UP } from '../state.ts';
import { chance, dealt, go, looked, position, rulesWith } from './table.ts';

const rules = rulesWith();
/** The first turn of a real deal with four players: a card is drawn. */
const middle = (): State => {
  const state = looked(dealt(4, {}, 3));
  go(state, 'draw');
  return state;
};
const village = (state: State, seat = 0): number[] => state.villages[seat] as number[];

describe('audit', () => {
  test('finds nothing in any position of any match', () => {
    for (const seats of [2, 3, 4]) {
      const random = chance(seats);
      const state = rules.setup(seats, random, silent);
      while (state.step !== 'over') {
        expect(rules.audit(state)).toBeUndefined();
        const { seat } = rules.asks(state)[0] ?? { seat: 0 };
        const listed = rules.legal(state, seat);
        rules.play(state, seat, listed[random.below(listed.length)] as Action, random, silent);
      }
      expect(rules.audit(state)).toBeUndefined();
    }
  });

  const spoilt: [string, (state: State) => unknown][] = [
    ['a card missing', (state) => state.pile.pop()],
    ['a card twice', (state) => state.discard.push(5)],
    [
      'one number for another',
      (state) => (village(state)[0] = ((village(state)[0] as number) & ~FACE) | (((village(state)[0] as number) + 1) % 14)),
    ],
    ['a number there is not', (state) => (state.discard[0] = 14)],
    ['cards set aside with four players', (state) => (state.aside = [state.pile.pop() as number])],
    [
      'an empty village',
      (state) =>
        state.discard.push(
          ...village(state, 1)
            .splice(0, 5)
            .map((card) => card & FACE),
        ),
    ],
    ['a face-up card somebody has not seen', (state) => (village(state)[4] = (village(state)[4] as number) | UP)],
    ['a seat that is not at the table', (state) => (state.turn = 4)],
    ['a turn out of order', (state) => (state.turn = (state.turn + 1) % 4)],
    ['a caller who is not at the table', (state) => (state.caller = 4)],
    ['a caller who plays on', (state) => (state.caller = state.turn)],
    ['an owner who is not at the table', (state) => (state.owner = 4)],
    ['an amulet nobody placed', (state) => (village(state)[0] = (village(state)[0] as number) | AMULET)],
    ['a placed amulet that lies nowhere', (state) => (state.placed = true)],
    [
      'an amulet in the wrong village',
      (state) => {
        state.placed = true;
        state.owner = 1;
        village(state, 2)[0] = (village(state, 2)[0] as number) | AMULET;
      },
    ],
    ['a badge without a Bodyguard', (state) => (village(state)[0] = (village(state)[0] as number) | (1 << BADGE_SHIFT))],
    ['a shield without a Bodyguard', (state) => (village(state)[0] = (village(state)[0] as number) | (1 << GUARDED_SHIFT))],
    ['a used card that has no use', (state) => (village(state, 2)[0] = (village(state, 2)[0] as number) | SPENT)],
    ['a mark in the draw pile', (state) => (state.pile[0] = (state.pile[0] as number) | AMULET)],
    ['a mark on the card in hand', (state) => (state.held |= AMULET)],
    ['a hand without a card', (state) => (state.pile.push(state.held), (state.held = NONE))],
    ['a card from nowhere', (state) => (state.from = 'none')],
    ['cards drawn that are not', (state) => (state.drawn = 2)],
    ['a card pushed up twice', (state) => state.pushed.push(1, 1)],
    ['a card pushed up that is not there', (state) => state.pushed.push(9)],
    ['cards pushed up at the wrong time', (state) => (state.pushed.push(0), (state.step = 'turn'))],
    ['a look that is not asked for', (state) => (state.lookVillage = 0)],
    ['looks left in a turn', (state) => (state.peeks[0] = peekOf(1, NONE))],
    ['too many turns', (state) => (state.turns = 500)],
    ['half a turn', (state) => (state.turns = 0.5)],
    ['a round there is not', (state) => (state.round = 5)],
    ['a round too early', (state) => (state.round = 2)],
    ['a sheet for a round not played', (state) => (state.sums = [1, 2, 3, 4])],
    ['an end too early', (state) => (state.step = 'over')],
    ['a reckoning too early', (state) => (state.step = 'scored')],
    ['a village too many', (state) => state.villages.push([])],
    ['ages of nobody', (state) => Object.assign(state, { ages: [0, 1, 2, 2] })],
    ['seven players', (state) => Object.assign(state, { seats: 7 })],
  ];

  test.each(spoilt)('sees %s', (_name, spoil) => {
    const state = middle();
    expect(rules.audit(state)).toBeUndefined();
    spoil(state);
    expect(rules.audit(state)).toEqual(expect.any(String));
  });

  const reckoned: [string, (state: State) => unknown][] = [
    ['a sum that is not that of the village', (state) => (state.sums = [1, 1])],
    ['a caller who did not call', (state) => (state.callers = [1])],
    ['a village not turned up', (state) => (village(state)[0] = (village(state)[0] as number) & FACE)],
    ['the amulet with somebody who did not win it', (state) => (state.owner = 1)],
    ['somebody else to begin', (state) => (state.turn = 1 - state.turn)],
  ];

  test.each(reckoned)('after a round it sees %s', (_name, spoil) => {
    const state = position({ villages: ['1 2', '9 8'], pile: '4', turn: 1, caller: 0, turns: 1 });
    state.aside = state.pile.splice(0, 10);
    go(state, 'draw, discard');
    expect(rules.audit(state)).toBeUndefined();
    spoil(state);
    expect(rules.audit(state)).toEqual(expect.any(String));
  });

  test('before the first turn it counts who has looked how often', () => {
    const state = dealt(2);
    go(state, '0: look 1');
    expect(rules.audit(state)).toBeUndefined();
    state.peeks[0] = peekOf(0, 1);
    expect(rules.audit(state)).toEqual(expect.any(String));
    state.peeks[0] = peekOf(1, 2);
    expect(rules.audit(state)).toEqual(expect.any(String));
  });

  test('it wants each badge to shield one other card', () => {
    const state = position({ villages: ['3^b1 7g1 7', '9 8'], pile: '4' });
    state.aside = state.pile.splice(0, 10);
    expect(rules.audit(state)).toBeUndefined();
    village(state)[2] = (village(state)[2] as number) | (1 << GUARDED_SHIFT);
    expect(rules.audit(state)).toContain('badge 1');
    village(state)[1] = 7;
    village(state)[2] = 7;
    expect(rules.audit(state)).toContain('badge 1');
  });
});
