import { describe, expect, test } from 'vitest';
import { deck, VILLAGER } from '../cards.ts';
import { FACE, NONE, SEEN_SHIFT, type State, UP } from '../state.ts';
import { chance, dealt, go, may, position, rulesWith, seers, viewFor, wander } from './table.ts';

/** Where the Villager that is followed lies, and which seats can place it: 'village 2 at 1, known to 01'. The other one lies on the discard pile. */
function followed(state: State): string {
  const known = (card: number): string => {
    const seats = state.villages.flatMap((_, seat) => ((card & (1 << (SEEN_SHIFT + seat))) === 0 ? [] : [seat]));
    return `${(card & UP) === 0 ? '' : 'face up, '}known to ${seats.join('') || 'nobody'}`;
  };
  for (const [seat, village] of state.villages.entries()) {
    const at = village.findIndex((card) => (card & FACE) === VILLAGER);
    if (at >= 0) return `village ${seat} at ${at}, ${known(village[at] as number)}`;
  }
  if (state.held !== NONE && (state.held & FACE) === VILLAGER) return `in hand of ${state.turn}, ${known(state.held)}`;
  const at = state.pile.findLastIndex((card) => (card & FACE) === VILLAGER);
  return at < 0 ? 'gone' : `pile at ${state.pile.length - 1 - at}, ${known(state.pile[at] as number)}`;
}

/** Whoever can place it sees it in the view, and in whatever is imagined from that view; nobody else does. */
function agrees(state: State, where: string): void {
  const rules = rulesWith();
  const [, seats = ''] = /known to (\d*)/.exec(where) ?? [];
  for (let seat = 0; seat < state.seats; seat += 1) {
    const view = rules.view(state, seat);
    const inSight = [...view.villages.flat(), ...view.deep, ...(view.held === undefined ? [] : [view.held])];
    expect(inSight.some(({ card }) => card === VILLAGER)).toBe(seats.includes(String(seat)));
    for (let i = 0; i < 8; i += 1) {
      const imagined = rules.imagine(view, chance(i));
      expect(followed(imagined) === where || !seats.includes(String(seat))).toBe(true);
      expect(rules.view(imagined, seat)).toEqual(view);
    }
  }
}

describe('one card through ten moves', () => {
  test('SIL-3.12 SIL-7.9 SIL-7.19 out of the draw pile, past a Rascal, into a village, robbed, shifted right and left', () => {
    const state = position({
      villages: ['4^ 9 9', '5 8 6', '7 7 10 1', '2^ 11 12 13'],
      pile: '0 3 12 13 9 1 8 6 5 9',
      discard: '10 0',
    });
    const moves: [string, string][] = [
      ['draw', 'pile at 0, known to 0'], // two cards, for the Rascal
      ['keep 1, push 1, turn-over', 'pile at 0, known to 0'], // it goes back on top
      ['draw', 'in hand of 1, known to 01'], // everybody sees that seat 1 draws the very card
      ['push 2, turn-over', 'village 1 at 2, known to 01'],
      ['draw, use, choose 1 2, give 3', 'village 2 at 3, known to 012'], // robbed, and looked at
      ['seen, draw, push 1, turn-over, empath 2, seen', 'village 2 at 3, known to 012'], // seat 3 looks elsewhere
      ['take, push 2, turn-over', 'village 2 at 3, known to 012'],
      ['draw, discard', 'village 2 at 3, known to 012'],
      ['draw, push 0, push 1, turn-over, place 0', 'village 2 at 2, known to 012'], // two cards leave on its left, one comes
      ['draw, discard, end, draw, keep 0, discard, draw, discard', 'village 2 at 2, known to 012'],
      ['draw, push 0, push 1, turn-over, add left', 'village 2 at 3, known to 012'], // wrong, and one more on its left
    ];
    for (const [words, where] of moves) {
      go(state, words);
      expect(followed(state)).toBe(where);
      agrees(state, where);
    }
  });

  test('SIL-7.17 SIL-7.18 SIL-4.8 into another village by the Witch, back onto the pile, out of it again as a penalty', () => {
    const options = { witchDeclines: true };
    const state = position({ villages: ['9 9', '5 6 7', '8 8'], pile: '11 0 10 1 8', discard: '10 0' });
    go(state, 'draw, use', options);
    expect(followed(state)).toBe('in hand of 0, known to 0');
    go(state, 'return', options);
    expect(followed(state)).toBe('pile at 0, known to 0');
    // Seat 1 takes, announces three wrong ones, and gets the Villager unseen: only seat 0 knows what it is.
    go(state, 'take, push 0, push 1, push 2, turn-over, add right, add left', options);
    expect(followed(state)).toBe('village 1 at 0, known to 0');
    agrees(state, 'village 1 at 0, known to 0');
    const again = position({ villages: ['9 9', '5 6', '8 8'], pile: '11 0 10', discard: '10 0' });
    go(again, 'draw, use, choose 1 1');
    expect(followed(again)).toBe('village 1 at 1, known to 0');
    agrees(again, 'village 1 at 1, known to 0');
  });

  test('SIL-6.4 turned up, it is known to all', () => {
    const state = position({ villages: ['9 9', '5 0@1', '8 8'], pile: '6', discard: '0' });
    expect(followed(state)).toBe('village 1 at 1, known to 1');
    go(state, 'draw, use, choose 1 1');
    expect(followed(state)).toBe('village 1 at 1, face up, known to 012');
  });
});

describe('villages beyond 32 cards', () => {
  const many = [...deck].filter((card) => card !== 0 && card !== 2);
  for (const elsewhere of [13, 12, 12, 12, 5]) many.splice(many.indexOf(elsewhere), 1);
  const row = [...many.slice(0, 40).map(String), '2^'];

  test('SIL-2.4 what is known in the 38th place is known there, and moves along', () => {
    const state = position({ villages: [row.join(' '), '13 12 12'], pile: '5', discard: '12' });
    expect(state.villages[0]).toHaveLength(41);
    go(state, 'empath 37, seen');
    expect([seers(state, 0, 37), seers(state, 0, 5), seers(state, 0, 69 % 41)]).toEqual(['0', '', '']);
    go(state, 'take, push 0, push 35, turn-over, add left');
    expect([seers(state, 0, 38), seers(state, 0, 6)]).toEqual(['0', '']);
    const view = viewFor(state, 0);
    expect(view.villages[0]?.flatMap(({ card, up }, at) => (card === NONE || up ? [] : [at]))).toEqual([38]);
    const imagined = rulesWith().imagine(view, chance());
    expect((imagined.villages[0]?.[38] ?? 0) & FACE).toBe((state.villages[0]?.[38] ?? 0) & FACE);
    expect(rulesWith().view(imagined, 0)).toEqual(view);
  });

  test('SIL-4.2 every place can be pushed up, and shields and amulet reach every place', () => {
    const state = position({ villages: [['3^', ...row.slice(0, 37).filter((card) => card !== '3')].join(' '), '13'], pile: '5', owner: 0 });
    const size = state.villages[0]?.length ?? 0;
    expect(size).toBeGreaterThan(32);
    go(state, `guard 0 ${size - 1}, amulet ${size - 2}, draw`);
    expect(may(state, 'push')).toHaveLength(size - 1);
    expect(may(state, 'push')).toContain(`push ${size - 1}`);
    expect(viewFor(state, 1).villages[0]?.[size - 1]?.guarded).toBe(1);
  });

  test('SIL-4.2 what is pushed up is pushed up once, wherever it lies in a long row', () => {
    const long = position({ villages: [row.slice(0, 40).join(' '), '13'], discard: '5' });
    go(long, 'take');
    const pushed: number[] = [];
    for (const at of [25, 0, 26, 27, 31, 32, 33, 39, 1]) {
      go(long, `push ${at}`);
      pushed.push(at);
      const left = Array.from({ length: 40 }, (_, place) => place).filter((place) => !pushed.includes(place));
      expect(may(long)).toEqual(['turn-over', ...left.map((place) => `push ${place}`)].toSorted());
    }
    // Up to ten cards the lists lie ready, above they are made: both say the same.
    for (const size of [9, 10, 11]) {
      const state = position({ villages: [row.slice(0, size).join(' '), '13'], discard: '5' });
      go(state, 'take, push 8, push 0');
      expect(may(state)).toEqual(['turn-over', ...Array.from({ length: size - 2 }, (_, i) => `push ${i < 7 ? i + 1 : i + 2}`)].toSorted());
    }
  });
});

test('SIL-3.12 whatever happens, a seat’s view has exactly the faces that lie open or that it has seen', () => {
  for (const seats of [2, 3, 4]) {
    const state = dealt(seats, {}, seats);
    const random = chance(seats);
    for (let i = 0; i < 60; i += 1) {
      wander(state, 7, random);
      for (let seat = 0; seat < seats; seat += 1) {
        const view = viewFor(state, seat);
        for (const [village, cards] of view.villages.entries()) {
          for (const [at, lying] of cards.entries()) {
            const card = state.villages[village]?.[at] ?? 0;
            const knows = (card & UP) !== 0 || seers(state, village, at).includes(String(seat));
            expect(lying.card).toBe(knows ? card & FACE : NONE);
          }
        }
      }
    }
  }
});

test('with all cards open every face in villages, pile and hand is to be seen, and who knew it stays', () => {
  const state = position({ villages: ['9@01 3 5^', '12 0@0'], pile: '7 11@1', held: '4@0', step: 'decide' });
  for (const memoryAid of ['off', 'full'] as const) {
    for (const seat of [0, 1]) {
      const open = rulesWith({ memoryAid }).viewOpen?.(state, seat);
      expect(open?.villages.map((village) => village.map(({ card, up, seenBy }) => [card, up, seenBy]))).toEqual([
        [
          [9, false, 3],
          [3, false, 0],
          [5, true, 3],
        ],
        [
          [12, false, 0],
          [0, false, 1],
        ],
      ]);
      expect(open?.deep).toHaveLength(state.pile.length);
      expect(open?.deep.slice(0, 2)).toEqual([
        { depth: 0, card: 7, seenBy: 0 },
        { depth: 1, card: 11, seenBy: 2 },
      ]);
      expect(open?.held).toEqual({ card: 4, up: false, from: 'pile', seenBy: 1 });
    }
  }
});
