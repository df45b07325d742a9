import { describe, expect, test } from 'vitest';
import { card, suit } from '../../tests/table.ts';
import { displayOf, highestIn, isLastTrick, playPreview, recruitPreview } from '../preview.ts';
import { viewOf } from './sketch.ts';

const hands = ['H4 L8 S12', 'H1 L1 S1', 'H2 L2 S2', 'H3 L3 S3'];

describe('what recruiting with a card would do to the display', () => {
  // Hornet 2, snake 3, leopard 1; a hornet already waits in the trick.
  const view = viewOf({ hands, order: 'HSL', display: 'H9 H10 S9 S10 S11 L9', leader: 1, trick: 'S1 rH5 S3' }, 0);

  test('ANA-3.2 as it stands and after this trick: three each, further left wins', () => {
    const { now, after, recruited } = displayOf(view);
    expect(now).toEqual({ suit: suit('S'), cards: 3, next: 2, tied: [] });
    expect(after).toEqual({ suit: suit('H'), cards: 3, next: 3, tied: [suit('S')] });
    expect(recruited).toBeUndefined();
  });
  test('ANA-6.5 trump would stay if the reader recruits with a snake, and turn with a hornet', () => {
    expect(displayOf(view, card('S12')).recruited).toEqual({ suit: suit('S'), cards: 4, next: 3, tied: [] });
    expect(displayOf(view, card('H4')).recruited).toEqual({ suit: suit('H'), cards: 4, next: 3, tied: [] });
  });
  test('all three level: the leftmost', () => {
    expect(displayOf(viewOf({ hands, order: 'LHS', display: 'H9 S9 L9' })).now).toEqual({
      suit: suit('L'),
      cards: 1,
      next: 1,
      tied: [suit('H'), suit('S')],
    });
  });
  test('in the last trick of a round the display decides nothing any more', () => {
    expect(isLastTrick(view)).toBe(false);
    expect(isLastTrick({ ...view, told: view.tricks - 1 })).toBe(true);
  });
});

describe('what playing a card would do to the trick', () => {
  test('nobody has led: it opens', () => {
    expect(playPreview(viewOf({ hands, display: 'H9' }), 0, card('L8'))).toEqual({ kind: 'opens', holder: undefined, decided: false });
  });
  test('ANA-6.1 a higher card of the led suit beats, a lower one stays below; others still act', () => {
    const view = viewOf({ hands, display: 'H9', leader: 3, trick: 'S3' });
    expect(playPreview(view, 0, card('S12'))).toEqual({ kind: 'beats', holder: 3, decided: false });
    expect(playPreview({ ...view, trick: [{ seat: 3, card: card('S14'), recruits: false }] }, 0, card('S12'))).toMatchObject({
      kind: 'below',
      holder: 3,
    });
  });
  test('the last to act decides the trick', () => {
    const view = viewOf({ hands, display: 'H9', leader: 1, trick: 'S1 S2 S3' });
    expect(playPreview(view, 0, card('S12'))).toEqual({ kind: 'beats', holder: 3, decided: true });
    expect(playPreview(view, 0, card('H4'))).toMatchObject({ kind: 'beats' });
    expect(playPreview(view, 0, card('L8'))).toEqual({ kind: 'below', holder: 3, decided: true });
  });
  test('ANA-6.3 a recruiting card never holds a trick', () => {
    const view = viewOf({ hands, display: 'H9', leader: 1, trick: 'S1 rS14 S3' });
    expect(highestIn(view.trick, view.trump)).toBe(3);
    expect(highestIn([], 0)).toBeUndefined();
  });
});

describe('what recruiting would bring', () => {
  const sketch = { hands, display: 'H9', leader: 1, listeners: [1, 0, 0, 0], stories: [2, 0, 0, 0] };
  test('the heads of the card, and who keeps the trick if nobody acts any more', () => {
    expect(recruitPreview(viewOf({ ...sketch, trick: 'S1 S2 S3' }), 0, card('S12'))).toEqual({
      come: 2,
      listeners: 3,
      stories: 2,
      winner: 3,
    });
    expect(recruitPreview(viewOf({ ...sketch, leader: 3, trick: 'S3' }), 0, card('H4'))).toEqual({
      come: 0,
      listeners: 1,
      stories: 2,
      winner: undefined,
    });
  });
  test('ANA-9.2 no more than the stock has', () => {
    const view = viewOf({ ...sketch, listeners: [1, 34, 0, 0], trick: 'S1 S2 S3' }, 0, { stock: 'limited' });
    expect(recruitPreview(view, 0, card('S12')).come).toBe(1);
  });
});
