import { terminal as andor } from '@tafelrunde/games/andor/terminal.ts';
import { expect, test } from 'vitest';
import { isWorthAsking, menuLines } from '../play/menu.ts';

const drop = (item: string, count: number) => ({ type: 'drop', item, count });
const say = (action: unknown): string => {
  const { type, item = '', count = '' } = action as { type: string; item?: string; count?: number };
  return [type, count, item].filter((word) => word !== '').join(' ');
};

test('what differs only in how many is one line with the numbers of all', () => {
  const actions = [
    { type: 'pass' },
    drop('helm', 1),
    drop('gold', 1),
    drop('gold', 2),
    drop('gold', 3),
    drop('gem', 1),
    drop('gem', 2),
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
  expect(isWorthAsking(andor, [drop('gold', 1), drop('helm', 1)])).toBe(false);
  expect(isWorthAsking(andor, [drop('gold', 1), { type: 'well' }])).toBe(true);
  expect(isWorthAsking({}, [drop('gold', 1)])).toBe(true);
});
