import { describe, expect, test } from 'vitest';
import { fillsGaps, isProposable, isReason, type Proposals } from '../index.ts';

const spec: Proposals<unknown> = {
  kinds: { go: { gaps: { field: { min: 0, max: 84 } } }, wait: { gaps: {} } },
  reasons: {
    far: { hours: { min: 0, max: 10 } },
    fights: { creature: { values: ['gor', 'troll'] }, field: { min: 0, max: 84, optional: true } },
  },
  stretch: () => 1,
};

describe('what may be proposed', () => {
  test('a kind of the game with its gaps filled', () => {
    expect(isProposable(spec, { key: 'go', params: { field: 24 } }, 4)).toBe(true);
    expect(isProposable(spec, { key: 'wait' }, 4)).toBe(true);
    expect(isProposable(spec, { key: 'wait', to: [0, 3] }, 4)).toBe(true);
  });

  test.each([
    [{ key: 'fly' }],
    [{ key: 'constructor' }],
    [{ key: 'go' }],
    [{ key: 'go', params: { field: 85 } }],
    [{ key: 'go', params: { field: 1.5 } }],
    [{ key: 'go', params: { field: '24' } }],
    [{ key: 'go', params: { field: 24, more: 1 } }],
    [{ key: 'wait', params: { toString: 1 } }],
    [{ key: 'wait', to: [] }],
    [{ key: 'wait', to: [1, 1] }],
    [{ key: 'wait', to: [4] }],
  ])('nothing else: %j', (what) => {
    expect(isProposable(spec, what, 4)).toBe(false);
  });

  test('reasons are sentences of the game, too', () => {
    expect(isReason(spec, { key: 'far', params: { hours: 3 } })).toBe(true);
    expect(isReason(spec, { key: 'fights', params: { creature: 'gor' } })).toBe(true);
    expect(isReason(spec, { key: 'fights', params: { creature: '<b>' } })).toBe(false);
    expect(isReason(spec, { key: 'far' })).toBe(false);
    expect(isReason(spec, { key: 'because' })).toBe(false);
  });

  test('a gap that may stay open', () => {
    const gaps = { field: { min: 0, max: 3, optional: true } } as const;
    expect(fillsGaps(gaps)).toBe(true);
    expect(fillsGaps(gaps, { field: 4 })).toBe(false);
  });
});
