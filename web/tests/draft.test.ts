import { loadGame } from '@tafelrunde/games';
import type { WholeGame } from '@tafelrunde/kernel';
import { expect, test, vi } from 'vitest';
import { botWish, rememberBotWish, seatsFor } from '../src/bots.ts';
import { chosen, firstDraft, ME, OPEN, placed, resized, seatsOf } from '../src/lobby/draft.ts';

const anthem = (await loadGame('anthem')) as WholeGame;

test('above four more sets of cards switch on by themselves, and off again below', () => {
  const four = firstDraft(anthem, false);
  expect(four.options['moreSets']).toBe(false);
  for (const seats of [5, 8]) {
    const more = resized(anthem, four, seats);
    expect(more.guests.length).toBe(seats - 1);
    expect(more.options['moreSets']).toBe(true);
    expect(anthem.game.meta.check(more.options, seats)).toBe(undefined);
    expect(chosen(anthem, more)).toEqual({});
    expect(resized(anthem, more, 4).options['moreSets']).toBe(false);
  }
});

test('what somebody chose stays chosen, and is what is sent', () => {
  const own = { ...firstDraft(anthem, false), options: { ...anthem.game.meta.defaults, spaces: 8, moreSets: true } };
  const more = resized(anthem, own, 3);
  expect(more.options).toMatchObject({ spaces: 8, moreSets: true });
  expect(chosen(anthem, more)).toEqual({ spaces: 8, moreSets: true });
});

test('several seats of one’s own: who sits where, also when the table grows', async () => {
  const andor = (await loadGame('andor')) as WholeGame;
  const two = { ...firstDraft(andor, false), guests: [OPEN, ME] };
  expect(seatsOf(two)).toEqual([{ kind: 'me' }, { kind: 'open' }, { kind: 'me' }]);
  expect(resized(andor, two, 4).guests).toEqual([OPEN, ME, OPEN]);
  expect(seatsFor({ level: 'scripted', seats: 4, own: 2 }).map(({ kind }) => kind)).toEqual(['me', 'me', 'bot', 'bot']);
  expect(seatsFor({ level: 'scripted', seats: 2 }).map(({ kind }) => kind)).toEqual(['me', 'bot']);
});

test('how many seats one plays is remembered where the game allows several, within what it has', async () => {
  const andor = (await loadGame('andor')) as WholeGame;
  const drawer = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => drawer.get(key) ?? null,
    setItem: (key: string, text: string) => drawer.set(key, text),
  });
  const [level] = andor.levels.all.map(({ name }) => name) as [string];
  rememberBotWish('andor', { level, seats: 3, own: 2 });
  expect(botWish(andor)).toEqual({ level, seats: 3, own: 2 });
  rememberBotWish('andor', { level, seats: 3, own: 9 });
  expect(botWish(andor).own).toBe(3);
  rememberBotWish('anthem', { level: anthem.levels.usual, seats: 3, own: 2 });
  expect(botWish(anthem).own).toBeUndefined();
  vi.unstubAllGlobals();
});

test('in this browser alone nobody is waited for: open seats become bots, and may be opened again elsewhere', () => {
  const first = { ...firstDraft(anthem, true), guests: [OPEN, 'instant', OPEN] };
  const here = placed(anthem, first, 'here');
  expect(here).toMatchObject({ here: true, public: false, guests: [anthem.levels.usual, 'instant', anthem.levels.usual] });
  expect(placed(anthem, here, 'public')).toMatchObject({ here: false, public: true, guests: here.guests });
});
