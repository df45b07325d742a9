import { type Seat, silent } from '@tafelrunde/kernel';
import { describe, expect, test } from 'vitest';
import { FACE, type Options, SEEN_SHIFT, type State, UP } from '../../state.ts';
import { chance, position, rulesWith } from '../../tests/table.ts';
import { drawn, propsFor } from './drawing.tsx';

const aids: readonly Options['memoryAid'][] = ['off', 'gentle', 'full'];

const isUp = (card: number): boolean => (card & UP) !== 0;
const saw = (card: number, seat: Seat | undefined): boolean => seat !== undefined && (card & (1 << (SEEN_SHIFT + seat))) !== 0;

/**
 * The same position with other faces wherever this page must not show any: what lies dark everywhere, but for what is in the seat's own
 * hand now, and, where faces stay visible, what it has seen.
 */
function otherwise(state: State, seat: Seat | undefined, aid: Options['memoryAid']): State {
  const rules = rulesWith({ memoryAid: aid });
  const copy = rules.copy(state);
  const hidden: { readonly row: number[]; readonly at: number }[] = [];
  const mayKeep = (card: number) => isUp(card) || (aid === 'full' && saw(card, seat));
  for (const row of copy.villages) row.forEach((card, at) => mayKeep(card) || hidden.push({ row, at }));
  const own = seat === copy.turn;
  copy.pile.forEach((card, at) => {
    const inHand = own && at >= copy.pile.length - copy.drawn;
    if (!inHand && !mayKeep(card)) hidden.push({ row: copy.pile, at });
  });
  const faces = hidden.map(({ row, at }) => (row[at] ?? 0) & FACE);
  // Turned round by one place until as many as possible differ.
  const turned = faces.toSorted((a, b) => a - b);
  const shift = Math.floor(turned.length / 2);
  const order = faces.map((face, i) => ({ face, i })).toSorted((a, b) => a.face - b.face);
  order.forEach(({ i }, place) => {
    const { row, at } = hidden[i] as { row: number[]; at: number };
    row[at] = ((row[at] ?? 0) & ~FACE) | (turned[(place + shift) % turned.length] ?? 0);
  });
  return copy;
}

/** Positions of a match played at random, every one of them. */
function* walk(seats: number, aid: Options['memoryAid'], seed: number, moves: number): Generator<State> {
  const rules = rulesWith({ memoryAid: aid });
  const random = chance(seed);
  const state = rules.setup(seats, random, silent);
  for (let n = 0; n < moves; n += 1) {
    yield state;
    const ask = rules.asks(state)[0];
    if (ask === undefined) return;
    const legal = rules.legal(state, ask.seat);
    rules.play(state, ask.seat, legal[random.below(legal.length)] ?? rules.otherwise(state, ask.seat), random, silent);
  }
}

describe.each(aids)('memory aid %s: the page is the same whatever the hidden cards are', (aid) => {
  test.each([2, 3, 4])('with %i seats, for every seat and for spectators', (seats) => {
    let compared = 0;
    let differed = 0;
    for (const seed of [11, 12]) {
      let n = 0;
      for (const state of walk(seats, aid, seed * seats, 130)) {
        n += 1;
        if (state.step === 'scored' || state.step === 'over' || n % 13 !== 0) continue;
        for (const seat of [undefined, 0, seats - 1]) {
          const other = otherwise(state, seat, aid);
          if (other.villages.flat().some((card, i) => card !== state.villages.flat()[i])) differed += 1;
          expect(drawn(propsFor(other, seat, { memoryAid: aid }))).toBe(drawn(propsFor(state, seat, { memoryAid: aid })));
          compared += 1;
        }
      }
    }
    expect(compared).toBeGreaterThan(40);
    expect(differed).toBeGreaterThan(compared * 0.8);
  });
});

describe('a look', () => {
  const before = position({ villages: ['9 5 4 0 1', '12 8 7 2 3'], step: 'target', ability: 9, discard: '9' });
  const looking = (faces: string): State => ({
    ...position({ villages: ['9 5 4 0 1', faces], step: 'look', ability: 9, discard: '9' }),
    lookVillage: 1,
    lookAt: 0,
  });

  test.each(['off', 'gentle'] as const)('with its shutters still closed shows no face to the one who looks (%s)', (memoryAid) => {
    const page = drawn(propsFor(looking('12@0 8 7 2 3'), 0, { memoryAid }));
    expect(page).toBe(drawn(propsFor(looking('13@0 8 7 2 3'), 0, { memoryAid })));
    expect(page).toContain('sv-peek');
  });
  test('tells what the others hear: another’s card by its owner, one’s own as one’s own', () => {
    expect(drawn(propsFor(looking('12@0 8 7 2 3'), 0))).toContain('“Lena looks at Mira, card 1.”');
    const own = { ...looking('12@0 8 7 2 3'), lookVillage: 0 };
    expect(drawn(propsFor(own, 0))).toContain('“Lena looks at their card 1.”');
  });
  test('is seen by everybody, and by nobody what', () => {
    const page = drawn(propsFor(looking('12@0 8 7 2 3'), 1, { memoryAid: 'full' }));
    expect(page).toContain('is-watched');
    expect(page).toContain('Lena is looking at it');
    expect(page).toBe(drawn(propsFor(looking('13@0 8 7 2 3'), 1, { memoryAid: 'full' })));
  });
  test.each(['off', 'gentle'] as const)('leaves no face behind when it is closed (%s)', (memoryAid) => {
    const after = (faces: string): State => position({ villages: ['9 5 4 0 1', faces], turn: 1, discard: '9' });
    const page = drawn(propsFor(after('12@0 8 7 2 3'), 0, { memoryAid }));
    expect(page).toBe(drawn(propsFor(after('13@0 8 7 2 3'), 0, { memoryAid })));
    expect(page.includes('sv-wick')).toBe(memoryAid === 'gentle');
  });
  test('leaves its number on the pane with the full aid, for the one who looked alone', () => {
    const after = position({ villages: ['9 5 4 0 1', '12@0 8 7 2 3'], turn: 1, discard: '9' });
    expect(drawn(propsFor(after, 0, { memoryAid: 'full' }))).toContain('<span class="sv-memo">12</span>');
    expect(drawn(propsFor(after, 1, { memoryAid: 'full' }))).not.toContain('sv-memo');
    expect(drawn(propsFor(after, undefined, { memoryAid: 'full' }))).not.toContain('sv-memo');
  });
  test('cannot be opened in a position gone by', () => {
    expect(drawn(propsFor(looking('12@0 8 7 2 3'), 0, { memoryAid: 'off' }, { past: true }))).not.toContain('sv-peek');
  });
  test('begins only where a house was chosen', () => {
    expect(drawn(propsFor(before, 0))).not.toContain('sv-peek');
  });
});

test('a dark house carries nothing but its place: all of a village are alike', () => {
  const page = drawn(propsFor(position({ villages: ['9 5 4 0 13', '12 8 7 2 3'], turn: 1 }), 0, { memoryAid: 'off' }));
  const houses = [...page.matchAll(/<button[^>]*data-spot="house:0:\d".*?<\/button>/g)].map(([html]) =>
    html.replaceAll(/house:0:\d/g, 'house').replaceAll(/card \d/g, 'card'),
  );
  expect(houses).toHaveLength(5);
  expect(new Set(houses).size).toBe(1);
});

test('every drawing is in the page, or none is: no portrait comes when it is needed', () => {
  const page = drawn(propsFor(position({ villages: ['9 5 4 0 13', '12 8 7 2 3'] }), 0));
  for (let card = 0; card < 14; card += 1) expect(page).toContain(`<symbol id="sv-p${card}"`);
});
