import { terminal as andor } from '@tafelrunde/games/andor/terminal.ts';
import { expect, test } from 'vitest';
import { isWorthAsking, menuLines } from '../play/menu.ts';

const lay = (item: string, count: number) => ({ type: 'drop', item, count });
const say = (action: unknown): string => {
  const { type, item = '', count = '' } = action as { type: string; item?: string; count?: number };
  return [type, count, item].filter((word) => word !== '').join(' ');
};

test('what differs only in how many is one line with the numbers of all', () => {
  const actions = [
    { type: 'pass' },
    lay('helm', 1),
    lay('gold', 1),
    lay('gold', 2),
    lay('gold', 3),
    lay('gem', 1),
    lay('gem', 2),
    { type: 'stop' },
  ];
  expect(menuLines(actions, say)).toEqual([
    '  1  pass',
    '  2  drop 1 helm',
    '  3–5  drop 1 gold … drop 3 gold',
    '  6  drop 1 gem',
    '  7  drop 2 gem',
    '  8  stop',
  ]);
  expect(menuLines([], say)).toEqual([]);
});

test('nobody is interrupted only to lay something down', () => {
  expect(isWorthAsking(andor, [lay('gold', 1), lay('helm', 1)])).toBe(false);
  expect(isWorthAsking(andor, [lay('gold', 1), { type: 'well' }])).toBe(true);
  expect(isWorthAsking({}, [lay('gold', 1)])).toBe(true);
});
