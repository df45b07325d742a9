import { expect, test } from 'vitest';
import { go, may, position, refused } from './table.ts';

/*
 * The target matrix, cell by cell. One evening: the own village has every kind of card, so has the other one.
 *   own:   0 face down · 1 face up · 2 shielded by the own Bodyguard at 3 · 3 that Bodyguard · 4 under the amulet, face down
 *   other: 0 face down · 1 face up · 2 shielded, face down · 3 its Bodyguard · 4 shielded, face up, by a second one at 5
 * The amulet lies at home in one half of the tests and with the other in the second half, once face down and once face up.
 */
const OWN = ['8', '8^', '7g1', '3^b1'];
const OTHER = ['9', '9^', '7g2', '3^b2', '9^g3', '3^b3'];
const cells = {
  'own face-down': [0, 0],
  'own face-up': [0, 1],
  'own shielded face-down': [0, 2],
  'own Bodyguard': [0, 3],
  'own amulet face-down': [0, 4],
  'own amulet face-up': [0, 5],
  'other face-down': [1, 0],
  'other face-up': [1, 1],
  'other shielded face-down': [1, 2],
  'other Bodyguard': [1, 3],
  'other shielded face-up': [1, 4],
  'other amulet face-down': [1, 6],
  'other amulet face-up': [1, 7],
} as const;
type Cell = keyof typeof cells;

const evening = (amulet: 0 | 1, face: 'up' | 'down', sketch: { pile?: string; discard?: string }) => {
  const under = face === 'up' ? '6^*' : '6*';
  const own = [...OWN, ...(amulet === 0 ? (face === 'up' ? ['5', under] : [under, '5']) : ['5', '5'])];
  const other = [...OTHER, ...(amulet === 1 ? (face === 'up' ? ['5', under] : [under, '5']) : ['5', '5'])];
  return position({ villages: [own.join(' '), other.join(' ')], ...sketch });
};

/** Whether the cell may be chosen by the effect that begins with these moves; `word` is the action that chooses. */
function reaches(cell: Cell, moves: string, word: string, sketch: { pile?: string; discard?: string }): boolean {
  const [village, at] = cells[cell];
  const amulet = cell.startsWith('other') ? 1 : 0;
  const state = evening(amulet, cell.endsWith('amulet face-up') ? 'up' : 'down', sketch);
  if (moves !== '') go(state, moves);
  // The actions that exchange or give know no other village: whoever touches a card there means to choose it.
  const place = word === 'choose' || village === 1 ? `choose ${village} ${at}` : `${word} ${at}`;
  if (may(state, word).includes(place)) return true;
  if (may(state, 'choose').includes(place)) return false; // the Witch's other half
  // What may not be chosen is refused with the rule of this chapter, or with the amulet's.
  const { rule = '' } = refused(state, place);
  if (!/^SIL-(4\.9|5\.4|6\.\d+)$/.test(rule)) throw new Error(`${place} is refused by ${rule}`);
  return false;
}

const OWN_DOWN: readonly Cell[] = ['own face-down', 'own shielded face-down'];
const OWN_ALL: readonly Cell[] = [...OWN_DOWN, 'own face-up', 'own Bodyguard'];
const every = Object.keys(cells) as Cell[];
const table = (allowed: readonly Cell[]): [Cell, boolean][] => every.map((cell) => [cell, allowed.includes(cell)]);

test.each([...table(OWN_DOWN)])('SIL-6.3 Exposer turns up: %s %s', (cell, wanted) => {
  expect(reaches(cell, 'draw, use', 'choose', { pile: '5' })).toBe(wanted);
});

test.each([...table([...OWN_DOWN, 'other face-down'])])('SIL-6.4 Revealer turns up: %s %s', (cell, wanted) => {
  expect(reaches(cell, 'draw, use', 'choose', { pile: '6' })).toBe(wanted);
});

test.each([...table(OWN_DOWN)])('SIL-6.5 Beholder looks: %s %s', (cell, wanted) => {
  expect(reaches(cell, 'draw, use', 'choose', { pile: '7' })).toBe(wanted);
});

test.each([...table(OWN_DOWN)])('SIL-6.5 Empath looks: %s %s', (cell, wanted) => {
  const [village, at] = cells[cell];
  const state = evening(0, cell.endsWith('amulet face-up') ? 'up' : 'down', {});
  state.villages[0]?.push(...(position({ villages: ['2^', '1'] }).villages[0] as number[]));
  expect(village === 0 && may(state, 'empath').includes(`empath ${at}`)).toBe(wanted);
});

test.each([...table(['other face-down'])])('SIL-6.6 Apprentice Seer looks: %s %s', (cell, wanted) => {
  expect(reaches(cell, 'draw, use', 'choose', { pile: '8' })).toBe(wanted);
});

test.each([...table([...OWN_DOWN, 'other face-down'])])('SIL-6.7 Seer looks: %s %s', (cell, wanted) => {
  expect(reaches(cell, 'draw, use', 'choose', { pile: '9' })).toBe(wanted);
});

test.each([...table(OWN_ALL)])('SIL-6.8 Master exchanges: %s %s', (cell, wanted) => {
  expect(reaches(cell, 'draw, use, dig 1', 'push', { pile: '10', discard: '1' })).toBe(wanted);
});

test.each([...table(OWN_ALL)])('SIL-6.9 Witch exchanges at home: %s %s', (cell, wanted) => {
  expect(reaches(cell, 'draw, use', 'push', { pile: '11 1' })).toBe(wanted);
});

test.each([...table(['other face-down', 'other face-up'])])('SIL-6.9 Witch exchanges elsewhere, one card: %s %s', (cell, wanted) => {
  expect(reaches(cell, 'draw, use', 'choose', { pile: '11 1' })).toBe(wanted);
});

test.each([...table(['other face-down', 'other face-up'])])('SIL-6.10 Robber takes: %s %s', (cell, wanted) => {
  expect(reaches(cell, 'draw, use', 'choose', { pile: '12' })).toBe(wanted);
});

test.each([...table(OWN_ALL)])('SIL-6.11 Robber gives: %s %s', (cell, wanted) => {
  expect(reaches(cell, 'draw, use, choose 1 0', 'give', { pile: '12' })).toBe(wanted);
});

test.each([...table(OWN_ALL)])('SIL-6.12 exchanged after drawing: %s %s', (cell, wanted) => {
  expect(reaches(cell, 'draw', 'push', { pile: '1' })).toBe(wanted);
});

test.each([...table(OWN_ALL)])('SIL-6.12 exchanged after taking: %s %s', (cell, wanted) => {
  expect(reaches(cell, 'take', 'push', { discard: '1' })).toBe(wanted);
});

test('SIL-6.1 only face-down cards are looked at or turned up', () => {
  for (const pile of ['5', '6', '7', '8', '9']) {
    const state = position({ villages: ['1^ 2', '3 4^'], pile });
    go(state, 'draw, use');
    expect(may(state, 'choose').filter((words) => words === 'choose 0 0' || words === 'choose 1 1')).toEqual([]);
  }
  const state = position({ villages: ['1^ 2', '3 4^'], pile: '9' });
  go(state, 'draw, use');
  expect(refused(state, 'choose 1 1')).toEqual({ code: 'face-up', rule: 'SIL-6.1' });
});

test('SIL-6.2 a shielded card is closed to opponents and open to its owner', () => {
  const state = position({ villages: ['3^b1 7g1', '8 8'], pile: '9 9' });
  go(state, 'draw, use');
  expect(may(state, 'choose')).toContain('choose 0 1');
  go(state, 'forgo, draw, use');
  expect(may(state, 'choose')).toEqual(['choose 1 0', 'choose 1 1']);
  expect(refused(state, 'choose 0 1')).toEqual({ code: 'shielded', rule: 'SIL-6.2' });
});

const targetless: [string, string, string[], string][] = [
  ['Exposer', '5', ['1^ 2^', '3'], ''],
  ['Revealer', '6', ['1^ 2^', '4^'], ''],
  ['Beholder', '7', ['1^ 2*', '3'], ''],
  ['Apprentice Seer', '8', ['1 2', '4^'], ''],
  ['Seer', '9', ['1^ 2*', '4^'], ''],
  ['Master without a pile to dig in', '10', ['1 2', '3'], ''],
  ['Master without a card to exchange', '10', ['1*', '3'], '9'],
  ['Witch with her own card under the amulet and only shielded cards in sight', '11', ['1*', '3^b1 7g1'], ''],
  ['Robber with only shielded cards in sight', '12', ['1 2', '3^'], ''],
  ['Robber without a card to give', '12', ['1*', '5'], ''],
];
test.each([...targetless])('SIL-6.13 %s finds nothing to choose and cannot be used', (_name, pile, villages, discard) => {
  const state = position({ villages, pile, discard });
  go(state, 'draw');
  expect(may(state, 'use')).toEqual([]);
  expect(refused(state, 'use')).toEqual({ code: 'no-target', rule: 'SIL-6.13', params: { card: Number(pile) } });
  expect(may(state)).toContain('discard');
});

test('SIL-6.14 having laid a card down to use it, one may still choose nothing', () => {
  for (const pile of ['5', '6', '7', '8', '9', '10', '12']) {
    const state = position({ villages: ['1 2', '5 6'], pile, discard: '9' });
    const ear = go(state, 'draw, use, forgo');
    expect([ear.of('forwent').length, state.turn]).toEqual([1, 1]);
    expect(written(state)).toBe('1 2 | 5 6');
  }
  const witch = position({ villages: ['1 2', '5 6'], pile: '11 4' });
  go(witch, 'draw, use');
  expect(refused(witch, 'forgo')).toEqual({ code: 'witch-must', rule: 'SIL-7.18' });
  const robber = position({ villages: ['1 2', '5 6'], pile: '12' });
  go(robber, 'draw, use, choose 1 0');
  expect(refused(robber, 'forgo')).toEqual({ code: 'choose-first', rule: 'SIL-6.14' });
});

const written = (state: ReturnType<typeof position>): string =>
  state.villages.map((row) => row.map((card) => card & 15).join(' ')).join(' | ');
