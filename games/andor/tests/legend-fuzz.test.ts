import { FastRandom, languages, playOut, silent, uniformly } from '@tafelrunde/kernel';
import { expect, test } from 'vitest';
import type { Legend } from '../legend/format.ts';
import { readLegend } from '../legend/load.ts';
import { legends } from '../legends/index.ts';
import { texts } from '../texts/index.ts';
import { rulesOf } from './stage.ts';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** Every place in a legend where something stands. */
function spots(value: Json, found: { owner: Json[] | { [key: string]: Json }; key: string | number }[] = []): typeof found {
  if (typeof value !== 'object' || value === null) return found;
  for (const key of Array.isArray(value) ? value.keys() : Object.keys(value)) {
    found.push({ owner: value, key });
    spots((value as Record<string | number, Json>)[key] as Json, found);
  }
  return found;
}

const strange: readonly Json[] = [
  null,
  true,
  -1,
  0,
  3,
  73,
  80,
  1e9,
  0.5,
  '',
  'x',
  'this',
  'all',
  'A1',
  '__proto__',
  [],
  {},
  [[]],
  { do: 'sunrise' },
  { of: 'here' },
];

/** Changes a legend in one to three places: drops, doubles, swaps, or puts something strange there. */
function bend(legend: Legend, random: FastRandom): Json {
  const bent = JSON.parse(JSON.stringify(legend)) as Json;
  for (let n = random.below(3); n >= 0; n -= 1) {
    const all = spots(bent);
    const { owner, key } = all[random.below(all.length)] as (typeof all)[number];
    const other = all[random.below(all.length)] as (typeof all)[number];
    const at = owner as Record<string | number, Json>;
    const way = random.below(4);
    if (way === 0 && Array.isArray(owner)) owner.splice(Number(key), 1);
    else if (way === 0) delete at[key];
    else if (way === 1) at[key] = strange[random.below(strange.length)] as Json;
    else if (way === 2) at[key] = JSON.parse(JSON.stringify((other.owner as Record<string | number, Json>)[other.key] ?? 0)) as Json;
    else if (Array.isArray(owner)) owner.push(JSON.parse(JSON.stringify(at[key])) as Json);
  }
  return bent;
}

test.each(Object.entries(legends))('legend %s, bent at random: refused with places, or played to an end', (_id, legend) => {
  const random = new FastRandom(2026);
  let played = 0;
  for (let n = 0; n < 400; n += 1) {
    const bent = JSON.stringify(bend(legend, random));
    const reading = readLegend(bent);
    const { mistakes = [] } = reading;
    expect(mistakes.length === 0).toBe(reading.legend !== undefined);
    expect(mistakes.filter(({ place }) => !/^(\/|$)/.test(place))).toEqual([]);
    for (const language of languages) {
      const sentences = mistakes.map((mistake) => texts[language].problem?.(mistake) ?? '');
      expect(sentences.filter((sentence) => sentence === '' || /undefined|\[object|NaN/.test(sentence))).toEqual([]);
    }
    if (reading.legend === undefined) continue;
    if (played >= 40) continue;
    played += 1;
    const rules = rulesOf(reading.legend, { startAtPart2: random.below(2) === 0, difficulty: random.below(2) === 0 ? 'easy' : 'normal' });
    const state = rules.setup(2 + random.below(3), random, silent);
    playOut(rules, state, uniformly, random, 60_000);
    expect(rules.audit(state)).toBeUndefined();
    expect(rules.result(state)).toBeDefined();
  }
  expect(played).toBeGreaterThan(5);
});
