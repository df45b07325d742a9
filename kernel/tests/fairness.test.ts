import { describe, expect, test } from 'vitest';
import { commitmentOf, seedOf } from '../index.ts';

const secret = '11'.repeat(32);
const deal = { game: 'toy', version: 1, options: { big: true, size: 3 }, secret, contributions: ['aa'.repeat(32), ''] };

describe('fair dealing', () => {
  test('the commitment hides the secret and fits it alone', () => {
    expect(commitmentOf(secret)).toMatch(/^[0-9a-f]{64}$/);
    expect(commitmentOf(secret)).not.toBe(commitmentOf('12'.repeat(32)));
  });

  test('every input changes the seed', () => {
    const seeds = [
      seedOf(deal),
      seedOf({ ...deal, game: 'other' }),
      seedOf({ ...deal, version: 2 }),
      seedOf({ ...deal, options: { big: true, size: 4 } }),
      seedOf({ ...deal, secret: '12'.repeat(32) }),
      seedOf({ ...deal, contributions: ['ab'.repeat(32), ''] }),
      seedOf({ ...deal, contributions: ['', 'aa'.repeat(32)] }),
    ];
    expect(new Set(seeds).size).toBe(seeds.length);
  });

  test('the order in which options were written does not', () => {
    expect(seedOf({ ...deal, options: { size: 3, big: true } })).toBe(seedOf(deal));
  });

  test('never changes between releases: old records must stay verifiable', () => {
    expect([commitmentOf(secret), seedOf(deal)]).toMatchInlineSnapshot(`
      [
        "665f1065cad9c32ad69f5a37bf18dcc837e6cfb860a8169cda506f1c1f46c88b",
        "8a80ca5cc85190351bb8eb6cfe412aba3100e3e48bc11e131a48f434928a3116",
      ]
    `);
  });
});
