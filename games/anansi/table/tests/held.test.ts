import { expect, test } from 'vitest';
import { card, play, recruit, suit } from '../../tests/table.ts';
import { beforeTaking } from '../held.ts';
import { after } from './sketch.ts';

const sketch = {
  hands: ['H4 L8', 'H1 L1', 'H2 L2', 'H3 L3'],
  order: 'SHL',
  display: 'H9 S9',
  leader: 1,
  trick: 'H1 H2 rH12',
  listeners: [0, 1, 1, 2],
  stories: [0, 0, 0, 0],
} as const;

test('a whole trick lies for a moment: nobody has taken it, the display and trump are those it was played with', () => {
  const { view, events } = after({ ...sketch }, play('H4'));
  expect(view).toMatchObject({ trump: suit('H'), stories: [1, 0, 0, 0] });
  const held = beforeTaking(view, events);
  expect(held?.trick.map((move) => move.card)).toEqual(['H1', 'H2', 'H12', 'H4'].map(card));
  expect(held).toMatchObject({ trump: suit('S'), stories: [0, 0, 0, 0], leader: 1, told: 0, phase: 'play' });
  expect(held?.display[suit('H')]).toEqual([card('H9')]);
});

test('the last card may recruit: its listeners have come, the trick is still whole', () => {
  const { view, events } = after({ ...sketch, trick: 'H1 H2 H3' }, recruit('L8'));
  const held = beforeTaking(view, events);
  expect(held?.listeners).toEqual(view.listeners);
  expect(held?.display[suit('L')]).toEqual([]);
  expect(view.display[suit('L')]).toEqual([card('L8')]);
});

test('worth is that of before the story, points those of before the round', () => {
  const { view, events } = after({ ...sketch, hands: ['H4', '', '', ''], listeners: [1, 0, 0, 0] }, play('H4'));
  expect(events.map(({ kind }) => kind)).toContain('round-scored');
  expect(view.points[0]).toBe(3);
  const held = beforeTaking(view, events);
  expect(held?.points).toEqual([0, 0, 0, 0]);
  expect(held?.worth[0]).toBe(0);
  expect(held?.sheet).toEqual([]);
});

test('a step that ends no trick holds nothing', () => {
  const { view, events } = after({ ...sketch, trick: 'H1 H2', leader: 2 }, play('H4'));
  expect(beforeTaking(view, events)).toBeUndefined();
});
