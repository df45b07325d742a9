import { loadGame } from '@tafelrunde/games';
import type { GameModule } from '@tafelrunde/kernel';
import { expect, test } from 'vitest';
import { chosen, firstDraft, resized } from '../src/lobby/draft.ts';

const anthem = (await loadGame('anthem')) as GameModule;

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
