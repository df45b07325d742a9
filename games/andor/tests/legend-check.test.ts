import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readLegend } from '../legend/load.ts';

for (const id of ['legend-1', 'legend-2', 'legend-3']) {
  test(`${id} has no mistake`, () => {
    const reading = readLegend(readFileSync(new URL(`../legends/${id}.json`, import.meta.url), 'utf8'));
    expect(reading.mistakes).toBeUndefined();
    expect(reading.legend?.id).toBe(id);
  });
}
