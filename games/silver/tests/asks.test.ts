import { expect, test } from 'vitest';
import { guardOf, knows, shielded } from '../view.ts';
import { NONE, type State } from '../state.ts';
import { chance, dealt, go, inWords, looked, may, position, rulesWith, viewFor, wander } from './table.ts';

const after = (
  villages: string[],
  moves: string,
  sketch: { pile?: string; discard?: string; open?: string; only?: boolean } = {},
): State => {
  const state = position({ villages, ...sketch });
  if (moves !== '') go(state, moves);
  return state;
};
const two = ['9 8', '5 6'];

test.each<[string, boolean, string, State]>([
  ['turn', true, 'draw', after(two, '', { discard: '3' })],
  ['turn', true, 'pick 0', after(two, '', { only: true, open: '4 6', discard: '3' })],
  ['keep', true, 'keep 0', after(['4^ 8', '5'], 'draw', { pile: '9 7' })],
  ['decide', false, 'discard', after(two, 'draw', { pile: '9' })],
  ['announce', false, 'turn-over', after(two, 'draw, push 1', { pile: '9' })],
  ['exchange', false, 'push 0', after(two, 'take', { discard: '3' })],
  ['announce', false, 'turn-over', after(two, 'take, push 1', { discard: '3' })],
  ['place', false, 'place 1', after(['9 9', '5'], 'take, push 1, push 0, turn-over', { discard: '3' })],
  ['add', false, 'add right', after(two, 'take, push 1, push 0, turn-over', { discard: '3' })],
  ['extra', false, 'add right', after(['9 8 7', '5'], 'take, push 1, push 0, push 2, turn-over, add left', { discard: '3' })],
  ['target', false, 'forgo', after(two, 'draw, use', { pile: '9' })],
  ['look', true, 'seen', after(two, 'draw, use, choose 1 0', { pile: '9' })],
  ['again', false, 'forgo', after(two, 'draw, use, choose 0 0, seen', { pile: '7' })],
  ['dig', false, 'forgo', after(two, 'draw, use', { pile: '10', discard: '3' })],
  ['witch', true, 'push 0', after(two, 'draw, use', { pile: '11 3' })],
  ['announce', false, 'turn-over', after(two, 'draw, use, push 1', { pile: '11 3' })],
  ['rob', false, 'forgo', after(two, 'draw, use', { pile: '12' })],
  ['give', false, 'give 0', after(two, 'draw, use, choose 1 0', { pile: '12' })],
  ['end', false, 'end', after(['2^ 8', '5 6'], 'draw, discard', { pile: '13' })],
  ['deal', true, 'deal', after(two, 'draw, discard', { pile: '13', only: true })],
])('%s (by hand %s): an absent player answers %s', (what, byHand, neutral, state) => {
  const rules = rulesWith();
  expect(rules.asks(state)).toEqual([
    { seat: state.turn, what, must: true, ...(byHand ? { byHand } : {}), ...(what === 'deal' ? { between: true } : {}) },
  ]);
  expect(inWords(rules.otherwise(state, state.turn))).toBe(neutral);
  expect(may(state)).toContain(neutral);
});

test('before the first turn an absent player looks at the two leftmost cards', () => {
  const rules = rulesWith();
  const state = dealt(2);
  const answers = Array.from({ length: 4 }, () => {
    const action = rules.otherwise(state, 1);
    rules.play(state, 1, action, chance(), { on: false, all: () => undefined, to: () => undefined, reveal: () => undefined });
    return inWords(action);
  });
  expect(answers).toEqual(['look 0', 'seen', 'look 1', 'seen']);
});

test('SIL-9.7 where the Witch may decline, an absent player puts the card back', () => {
  const state = position({ villages: two, pile: '11 3' });
  const rules = rulesWith({ witchDeclines: true });
  go(state, 'draw, use', { witchDeclines: true });
  expect(may(state, '', { witchDeclines: true })[0]).toBe('choose 1 0');
  expect(inWords(rules.otherwise(state, 0))).toBe('return');
});

test('a match of absent players is played to its end', () => {
  const rules = rulesWith();
  const random = chance(1);
  const state = rules.setup(3, random, { on: false, all: () => undefined, to: () => undefined, reveal: () => undefined });
  let actions = 0;
  for (let asks = rules.asks(state); asks.length > 0; asks = rules.asks(state), actions += 1) {
    const { seat } = asks[0] ?? { seat: 0 };
    rules.play(state, seat, rules.otherwise(state, seat), random, {
      on: false,
      all: () => undefined,
      to: () => undefined,
      reveal: () => undefined,
    });
  }
  expect(state.step).toBe('over');
  // 31 cards drawn and laid down, and four looks per player, in each round; three more deals.
  expect(actions).toBe(4 * (31 * 2 + 3 * 4) + 3);
});

test('a view says where the match stands', () => {
  const state = looked(dealt(4, { ages: 3142 }, 6));
  expect(viewFor(state, 2)).toMatchObject({
    seats: 4,
    you: 2,
    memoryAid: 'gentle',
    ages: [2, 0, 3, 1],
    round: 1,
    rounds: 4,
    step: 'turn',
    turn: 2,
    first: 2,
    caller: NONE,
    lastTurns: [],
    turns: 0,
    turnCap: 160,
    acted: false,
    pile: 31,
    deep: [],
    drawn: 0,
    aside: 0,
    pushed: [],
    ability: NONE,
    looks: [],
    after: 'end',
    chosenVillage: NONE,
    chosenAt: NONE,
    looksLeft: [0, 0, 0, 0],
    owner: NONE,
    placed: false,
    points: [0, 0, 0, 0],
    sheet: [],
  });
  expect(viewFor(state, undefined)).toMatchObject({ you: NONE });
  const later = wander(dealt(2, {}, 5), 20_000, chance(5));
  const view = viewFor(later, 0);
  expect(view.sheet).toHaveLength(4);
  expect(view.points).toEqual([0, 1].map((seat) => view.sheet.reduce((sum, rows) => sum + (rows[seat]?.points ?? 0), 0)));
});

test('what shields a card, and who knows it, can be read from the view', () => {
  const cards = viewFor(position({ villages: ['3^b2 7 9g2', '5@1 6'] }), 0).villages;
  const [own = [], other = []] = cards;
  expect([guardOf(own, 0), guardOf(own, 1), guardOf(own, 2), guardOf(own, 7)]).toEqual([NONE, NONE, 0, NONE]);
  expect([0, 1, 2, 7].map((at) => shielded(own, at))).toEqual([true, false, true, false]);
  expect(other.map((lying) => [knows(lying, 0), knows(lying, 1)])).toEqual([
    [false, true],
    [false, false],
  ]);
});

test('a copy is a state of its own', () => {
  const rules = rulesWith();
  const state = wander(dealt(3, {}, 4), 90, chance(4));
  const text = JSON.stringify(state);
  const copy = rules.copy(state);
  expect(JSON.stringify(copy)).toBe(text);
  wander(copy, 300, chance(5));
  expect(JSON.stringify(state)).toBe(text);
  // While everybody still looks as well.
  const fresh = dealt(3);
  const before = JSON.stringify(fresh);
  go(rules.copy(fresh), '0: look 1, 2: look 0, 0: seen');
  expect(JSON.stringify(fresh)).toBe(before);
});
