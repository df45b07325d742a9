import { loadGame } from '@tafelrunde/games';
import type { WholeGame } from '@tafelrunde/kernel';
import type { SeatInfo, TableId, TableInfo } from '@tafelrunde/protocol';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { rememberChance } from '../src/link/chance.ts';
import { ownChanceListed, underTerms } from '../src/link/own-chance.ts';
import { changedOptions } from '../src/lobby/draft.ts';

const seat = (place: number, you: boolean): SeatInfo => ({
  seat: place,
  kind: 'person',
  name: `P${place}`,
  present: true,
  you,
  owner: place === 0,
});
const table = (some: Partial<TableInfo> = {}): TableInfo => ({
  id: 'mond-eule-k7m3p' as TableId,
  game: 'anthem',
  version: 1,
  options: { turnCap: 0 },
  public: false,
  status: 'running',
  seats: [seat(0, false), seat(1, true)],
  owner: false,
  spectators: 0,
  commitment: '',
  contributions: ['aa', 'bb'],
  createdAt: 0,
  ...some,
});

beforeEach(() => {
  const drawer = new Map<string, string>();
  const getItem = (key: string) => drawer.get(key) ?? null;
  vi.stubGlobal('localStorage', { getItem, setItem: (key: string, text: string) => drawer.set(key, text) });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('what a page gave, and knowing what', () => {
  test('listed unchanged, under the options it saw', () => {
    rememberChance(table().id, 1, 'bb', underTerms(table()));
    expect(ownChanceListed(table())).toBe(true);
    expect(ownChanceListed(table({ contributions: ['aa', 'cc'] }))).toBe(false);
  });

  test('attack: the same contribution under other options, changed without a word, is found out', () => {
    rememberChance(table().id, 1, 'bb', underTerms(table()));
    expect(ownChanceListed(table({ options: { turnCap: 10 } }))).toBe(false);
  });

  test('attack: options changed with a word, but dealt without this page’s share', () => {
    rememberChance(table().id, 1, 'bb', underTerms(table()));
    expect(ownChanceListed(table({ options: { turnCap: 10 }, terms: 1, contributions: ['aa', ''] }))).toBe(false);
  });

  test('given anew after a change, the new one counts', () => {
    const changed = { options: { turnCap: 10 }, terms: 1 };
    rememberChance(table().id, 1, 'bb', underTerms(table()));
    rememberChance(table().id, 1, 'dd', underTerms(table(changed)));
    expect(ownChanceListed(table({ ...changed, contributions: ['aa', 'dd'] }))).toBe(true);
    expect(ownChanceListed(table({ ...changed, contributions: ['aa', 'bb'] }))).toBe(false);
  });

  test('given anew by another device of the same person, nothing is wrong', () => {
    rememberChance(table().id, 1, 'bb', underTerms(table()));
    expect(ownChanceListed(table({ terms: 1, contributions: ['aa', 'ee'] }))).toBe(true);
  });

  test('who made the table, or came with an older page, remembers no options and is not frightened', () => {
    rememberChance(table().id, 1, 'bb');
    expect(ownChanceListed(table({ options: { turnCap: 10 } }))).toBe(true);
  });
});

test('what has changed is told by the options people choose', async () => {
  const anthem = (await loadGame('anthem')) as WholeGame;
  const before = anthem.game.meta.defaults as TableInfo['options'];
  expect(changedOptions(anthem, before, before)).toEqual([]);
  expect(changedOptions(anthem, before, { ...before, turnCap: 10 }).map(({ key }) => key)).toEqual(['turnCap']);
});
