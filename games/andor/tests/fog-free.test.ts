import { FastRandom, silent } from '@tafelrunde/kernel';
import { expect, test } from 'vitest';
import { terrain } from '../board/index.ts';
import { game } from '../game.ts';
import { defaults } from './table.ts';

const options = { ...defaults, legend: '1', startAtPart2: true, fogFree: 'chosen' } as const;

test('AND-6.10 as an option the lowest rank names the fields without fog', () => {
  const rules = game.rules(options);
  const random = new FastRandom(4);
  const state = rules.setup(3, random, silent);
  const named: number[] = [];
  for (;;) {
    expect(rules.audit(state)).toBeUndefined();
    const [ask] = rules.asks(state);
    if (ask?.what !== 'question' || state.day > 0) break;
    expect(ask.seat).toBe(0);
    const free = rules.legal(state, 0).flatMap((action) => (action.type === 'choose' ? [action.value] : []));
    for (const field of named) expect(free).not.toContain(field);
    const field = free.at(-1) as number;
    named.push(field);
    rules.play(state, 0, { type: 'choose', of: 'field', value: field }, random, silent);
  }
  expect(named).toHaveLength(4);
  expect(state.fog.map((entry) => entry >> 5)).toEqual(terrain.fog.filter((field) => !named.includes(field)));
});

test('AND-6.10 by default chance leaves four of the fifteen fields free, never the same ones', () => {
  const rules = game.rules({ ...options, fogFree: 'drawn' });
  const layouts = new Set<string>();
  for (let seed = 0; seed < 20; seed += 1) {
    const state = rules.setup(3, new FastRandom(seed), silent);
    expect(state.fog).toHaveLength(11);
    layouts.add(state.fog.map((entry) => entry >> 5).join());
  }
  expect(layouts.size).toBeGreaterThan(15);
});
