import { silent } from '@tafelrunde/kernel';
import { describe, expect, test } from 'vitest';
import { setAside } from '../cards.ts';
import {
  type Action,
  AMULET,
  BADGE_SHIFT,
  FACE,
  GUARDED_SHIFT,
  NONE,
  type Options,
  peekOf,
  SEEN_SHIFT,
  SPENT,
  type State,
  UP,
} from '../state.ts';
import { chance, dealt, go, looked, position, rulesWith, type Sketch } from './table.ts';

const rules = rulesWith();
/** The first turn of a real deal with four players: a card is drawn. */
const middle = (): State => {
  const state = looked(dealt(4, {}, 3));
  go(state, 'draw');
  return state;
};
const village = (state: State, seat = 0): number[] => state.villages[seat] as number[];
/** Marks one more thing on a card. */
const mark = (state: State, seat: number, at: number, bits: number): void => {
  village(state, seat)[at] = (village(state, seat)[at] as number) | bits;
};
/** A position with as many cards set aside as its number of players asks for. */
function sound(sketch: Sketch, moves = ''): State {
  const state = position(sketch);
  state.aside = state.pile.splice(0, setAside(state.seats));
  if (moves !== '') go(state, moves);
  expect(rules.audit(state)).toBeUndefined();
  return state;
}

type Spoilt = readonly [string, string, (state: State) => unknown];

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

  test.each<Spoilt>([
    // Who sits there, and how far the match is.
    ['one player', '1 seats', (state) => Object.assign(state, { seats: 1 })],
    ['seven players', '7 seats', (state) => Object.assign(state, { seats: 7 })],
    ['half a player', '2.5 seats', (state) => Object.assign(state, { seats: 2.5 })],
    ['one player of an age twice', 'ages 0,1,2,2', (state) => Object.assign(state, { ages: [0, 1, 2, 2] })],
    ['nobody of some age', 'ages 0,1,2', (state) => Object.assign(state, { ages: [0, 1, 2] })],
    ['a village too many', 'not one village per seat', (state) => state.villages.push([])],
    ['looks of nobody', 'not one village per seat', (state) => state.peeks.push(0)],
    ['a turn of nobody', 'a seat that is not at the table', (state) => (state.turn = 4)],
    ['a turn before the first seat', 'a seat that is not at the table', (state) => (state.turn = -1)],
    ['a beginner who is nobody', 'a seat that is not at the table', (state) => (state.first = 4)],
    ['a caller who is nobody', 'a caller or owner who is not at the table', (state) => (state.caller = 4)],
    ['an owner who is nobody', 'a caller or owner who is not at the table', (state) => (state.owner = 4)],
    ['an owner before nobody', 'a caller or owner who is not at the table', (state) => (state.owner = -2)],
    ['a fifth round', 'round 5', (state) => (state.round = 5)],
    ['no round', 'round 0', (state) => (state.round = 0)],
    ['a round too early', '0 rounds scored in round 2', (state) => (state.round = 2)],
    ['sums of a round not played', '0 rounds scored in round 1', (state) => (state.sums = [1, 2, 3, 4])],
    ['a caller of a round not played', '1 rounds scored in round 1', (state) => (state.callers = [0])],
    ['an end too early', '0 rounds scored in round 1', (state) => (state.step = 'over')],
    ['a reckoning too early', '0 rounds scored in round 1', (state) => (state.step = 'scored')],
    // Where the 52 cards are.
    ['a card missing', '51 cards', (state) => state.pile.pop()],
    ['a card too many', '53 cards', (state) => state.discard.push(5)],
    ['an open card from nowhere', '53 cards', (state) => state.open.push(5)],
    ['a number there is not', 'card 14', (state) => (state.discard[0] = 14)],
    ['a number below nothing', 'card -1', (state) => (state.discard[0] = -1)],
    ['one number for another', 'numbers 2,4,4,4,4,4,4,4,3,4,4,4,4,3', (state) => (village(state)[0] = (village(state)[0] as number) + 5)],
    ['a card set aside with four players', '1 cards set aside', (state) => (state.aside = [state.pile.pop() as number])],
    [
      'an empty village',
      'an empty village',
      (state) =>
        state.discard.push(
          ...village(state, 1)
            .splice(0, 5)
            .map((card) => card & FACE),
        ),
    ],
    // What lies on the cards.
    ['a face-up card somebody has not seen', 'a face-up card somebody has not seen', (state) => mark(state, 0, 4, UP)],
    ['a mark in the draw pile', 'a mark on a card of the draw pile', (state) => (state.pile[0] = (state.pile[0] as number) | AMULET)],
    [
      'a face-up card in the draw pile',
      'a mark on a card of the draw pile',
      (state) => (state.pile[0] = (state.pile[0] as number) | UP | (15 << SEEN_SHIFT)),
    ],
    ['a mark on the card in hand', 'a mark on the card in hand', (state) => (state.held |= AMULET)],
    ['a face-up card in hand somebody has not seen', 'a face-up card somebody has not seen', (state) => (state.held |= UP)],
    ['an amulet nobody placed', '1 amulets placed', (state) => mark(state, 0, 0, AMULET)],
    ['a placed amulet that lies nowhere', '0 amulets placed', (state) => (state.placed = true)],
    ['a used card in a village not in turn', 'a card used that has no use', (state) => mark(state, 2, 0, SPENT)],
    ['a used card that lies face down', 'a card used that has no use', (state) => mark(state, state.turn, 0, SPENT)],
    ['a badge without a Bodyguard', 'badge 1', (state) => mark(state, 0, 0, 1 << BADGE_SHIFT)],
    ['a shield without a Bodyguard', 'a shield without a Bodyguard', (state) => mark(state, 0, 0, 1 << GUARDED_SHIFT)],
    // What play waits for.
    ['a hand without a card', 'a card in hand at decide', (state) => (state.pile.push(state.held), (state.held = NONE))],
    ['a card from nowhere', 'a card in hand at decide', (state) => (state.from = 'none')],
    ['a card in hand at the beginning of a turn', 'a card in hand at turn', (state) => (state.step = 'turn')],
    ['cards drawn that are not', '2 cards drawn at decide', (state) => (state.drawn = 2)],
    ['a card pushed up twice', 'pushed up 1,1', (state) => state.pushed.push(1, 1)],
    ['a card pushed up that is not there', 'pushed up 5', (state) => state.pushed.push(5)],
    ['a look that is not asked for', 'a look at decide', (state) => (state.lookVillage = 0)],
    ['looks left in a turn', 'looks 16,0,0,0 at decide', (state) => (state.peeks[0] = peekOf(1, NONE))],
    [
      'looking without looks',
      'looks 0,0,0,0 at peek',
      (state) => (state.pile.push(state.held), Object.assign(state, { held: NONE, from: 'none', step: 'peek' })),
    ],
    // The round.
    ['more turns than a round has', '161 turns', (state) => (state.turns = 161)],
    ['half a turn', '0.5 turns', (state) => (state.turns = 0.5)],
    ['a turn out of order', 'turn of 0 after 0 turns from 3', (state) => (state.turn = 0)],
    ['a caller who plays on', 'the caller has another turn', (state) => (state.caller = state.turn)],
  ])('in a turn it sees %s', (_name, wanted, spoil) => {
    const state = middle();
    expect(rules.audit(state)).toBeUndefined();
    spoil(state);
    expect(rules.audit(state)).toBe(wanted);
  });

  test('a mark there is not is a wrong mark', () => {
    const state = sound({ villages: ['1', '9'] });
    mark(state, 0, 0, SPENT << 1);
    expect(rules.audit(state)).toBe(`a card marked ${1 | (SPENT << 1)}`);
  });

  test('what was seen by a seat that is not at the table is a wrong mark', () => {
    const state = sound({ villages: ['1', '9'] });
    mark(state, 0, 0, 1 << (SEEN_SHIFT + 2));
    expect(rules.audit(state)).toBe(`a card marked ${1 | (1 << (SEEN_SHIFT + 2))}`);
  });

  test('the amulet lies in the village of its owner', () => {
    const state = sound({ villages: ['1 2*', '9 8'] });
    state.owner = 1;
    expect(rules.audit(state)).toBe('an amulet in the wrong village');
  });

  test.each<readonly [string, string, Sketch, string]>([
    ['an Empath not in turn', '2^x', { villages: ['1', '2^x'] }, 'a card used that has no use'],
    ['an Empath face down', '2x', { villages: ['2x', '1'] }, 'a card used that has no use'],
    ['a Squire', '1^x', { villages: ['1^x', '1'] }, 'a card used that has no use'],
    ['a Bodyguard face down', '3b1', { villages: ['3b1 7g1', '1'] }, 'badge 1'],
    ['a Squire with a badge', '1^b1', { villages: ['1^b1 7g1', '1'] }, 'badge 1'],
    ['a fifth badge', 'b5', { villages: ['3^b5 7', '1'] }, 'badge 5'],
    ['a badge worn twice', 'b1 b1', { villages: ['3^b1 7g1', '3^b1 7g1'] }, 'badge 1'],
    ['a badge that shields nothing', 'b2', { villages: ['3^b2 7', '1'] }, 'badge 2 shields 0 cards'],
    ['a badge that shields two', 'b2', { villages: ['3^b2 7g2 8g2', '1'] }, 'badge 2 shields 2 cards'],
    ['a Bodyguard that shields itself by a badge', 'b1g1', { villages: ['3^b1g1 7', '1'] }, 'badge 1 shields 1 cards'],
    ['a shield whose Bodyguard is elsewhere', 'g1', { villages: ['3^b1 7g1', '8g1'] }, 'a shield without a Bodyguard'],
  ])('among the marks it sees %s (%s)', (_name, _marks, sketch, wanted) => {
    const state = position(sketch);
    state.aside = state.pile.splice(0, 10);
    expect(rules.audit(state)).toBe(wanted);
  });

  test.each(['3^x 7', '2^x 7', '3^b4x 7g4', '3^b1g2 3^b2g1'])('it finds nothing wrong with %s', (row) => {
    expect(rules.audit(sound({ villages: [row, '1'] }))).toBeUndefined();
  });

  const steps: (readonly [string, Sketch, string, (state: State) => unknown, string])[] = [
    ['a Rascal’s cards, all given back', { villages: ['4^ 7', '9'] }, 'draw', (state) => (state.drawn = 0), '0 cards drawn at keep'],
    ['a Rascal’s cards, only one', { villages: ['4^ 7', '9'] }, 'draw', (state) => (state.drawn = 1), '1 cards drawn at keep'],
    ['more cards drawn than there are', { villages: ['4^ 7', '9'] }, 'draw', (state) => (state.drawn = 99), '99 cards drawn at keep'],
    [
      'a matched card too few',
      { villages: ['7 7', '9'] },
      'draw, push 0, push 1, turn-over',
      (state) => state.pushed.pop(),
      '1 cards pushed up at place',
    ],
    [
      'a wrong card too few',
      { villages: ['7 8', '9'] },
      'draw, push 0, push 1, turn-over',
      (state) => state.pushed.pop(),
      '1 cards pushed up at add',
    ],
    ['cards pushed up before a turn', { villages: ['7 8', '9'] }, '', (state) => state.pushed.push(0), '1 cards pushed up at turn'],
    [
      'the amulet pushed up',
      { villages: ['7 8', '9'], owner: 0, discard: '5' },
      'amulet 0, take',
      (state) => state.pushed.push(0),
      'the amulet pushed up',
    ],
    ['a look at a face-up card', { villages: ['2^ 8', '9'] }, 'empath 1', (state) => (state.lookAt = 0), 'a look at nothing'],
    ['a look at what was not seen', { villages: ['2^ 8 7', '9'] }, 'empath 1', (state) => (state.lookAt = 2), 'a look at nothing'],
    ['a look past the row', { villages: ['2^ 8', '9'] }, 'empath 1', (state) => (state.lookAt = 2), 'a look at nothing'],
    ['a look that is open nowhere', { villages: ['2^ 8', '9'] }, 'empath 1', (state) => (state.lookVillage = NONE), 'a look at look'],
    [
      'a hand during a look without one',
      { villages: ['2^ 8', '9'] },
      'draw, empath 1',
      (state) => (state.after = 'turn'),
      'a card in hand at look',
    ],
  ];
  test.each(steps)('at a step it sees %s', (_name, sketch, moves, spoil, wanted) => {
    const state = sound(sketch, moves);
    spoil(state);
    expect(rules.audit(state)).toBe(wanted);
  });

  test('SIL-4.1 cards may be pushed up for the Witch as well', () => {
    const state = sound({ villages: ['7 8', '9'], pile: '11 5' }, 'draw, use, push 0');
    expect([state.step, rules.audit(state)]).toEqual(['witch', undefined]);
  });

  test('before the first turn it counts who has looked how often, and at five cards', () => {
    const spoilt = (spoil: (state: State) => unknown): string | undefined => {
      const state = dealt(2);
      go(state, '0: look 1');
      expect(rules.audit(state)).toBeUndefined();
      spoil(state);
      return rules.audit(state);
    };
    expect(spoilt((state) => (state.peeks[0] = peekOf(0, 1)))).toBe('seat 0 has looked 1 times');
    expect(spoilt((state) => (state.peeks[0] = peekOf(1, 2)))).toBe('a look at nothing');
    expect(spoilt((state) => mark(state, 1, 0, 1 << (SEEN_SHIFT + 1)))).toBe('seat 1 has looked 1 times');
    expect(spoilt((state) => (state.peeks[0] = peekOf(1, 0)))).toBe('a look at nothing');
    expect(spoilt((state) => state.pile.push(village(state, 1).pop() as number))).toBe('seat 1 has looked 0 times');
  });

  test.each<Spoilt>([
    ['a sum that is not that of the village', 'a round that is not on the sheet', (state) => (state.sums = [1, 17])],
    ['a caller who did not call', 'a round that is not on the sheet', (state) => (state.callers = [1])],
    ['a village not turned up', 'a village not turned up', (state) => (village(state)[0] = (village(state)[0] as number) & FACE)],
    ['the amulet still on a card', '1 amulets placed', (state) => mark(state, 0, 0, AMULET)],
    ['the amulet with somebody who did not win it', 'the wrong owner', (state) => (state.owner = 1)],
    ['the amulet with nobody', 'the wrong owner', (state) => (state.owner = NONE)],
    ['somebody else to begin', 'seat 1 begins', (state) => (state.turn = 1)],
    ['an end after one round', '1 rounds scored in round 2', (state) => (state.round = 2)],
    ['a match over after one round', 'step over after 1 rounds', (state) => (state.step = 'over')],
  ])('after a round it sees %s', (_name, wanted, spoil) => {
    const state = sound({ villages: ['1 2', '9 8'], pile: '4', turn: 1, caller: 0, turns: 1 }, 'draw, discard');
    spoil(state);
    expect(rules.audit(state)).toBe(wanted);
  });

  test('SIL-5.8 SIL-9.8 an amulet nobody won lies in the middle, unless the table lets it stay', () => {
    const owner = (options: Partial<Options>): string | undefined => {
      const state = sound({ villages: ['0^ 5', '0 6'], pile: '6' }, 'draw, use, choose 1 0');
      expect([state.step, state.caller]).toEqual(['scored', NONE]);
      state.owner = 1;
      return rulesWith(options).audit(state);
    };
    expect(owner({})).toBe('the wrong owner');
    expect(owner({ amuletStays: true })).toBeUndefined();
  });

  test('a match of four rounds is over, and not before', () => {
    const state = sound(
      { villages: ['1 2', '9 8'], pile: '4', turn: 1, caller: 0, turns: 1, round: 4, sums: [1, 1, 1, 1, 1, 1], callers: [-1, -1, -1] },
      'draw, discard',
    );
    expect(state.step).toBe('over');
    state.step = 'scored';
    expect(rules.audit(state)).toBe('step scored after 4 rounds');
  });
});
