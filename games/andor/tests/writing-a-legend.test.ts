import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Legend } from '../legend/format.ts';
import { readLegend } from '../legend/load.ts';
import { shapes } from '../legend/shapes.ts';
import { PARCHMENT } from '../pieces.ts';
import { giveItem } from '../rules/items.ts';
import { texts } from '../texts/index.ts';
import { Stage } from './stage.ts';

const page = readFileSync(new URL('../../../docs/writing-a-legend.md', import.meta.url), 'utf8');
const blocks = [...page.matchAll(/```json\n(.*?)\n```/gs)].map((match) => match[1] as string);
const whole = blocks.at(-1) as string;
const legend = JSON.parse(whole) as Legend;

/** Whether a piece stands somewhere in the whole: objects with the same entries, lists entry by entry. */
function standsIn(piece: unknown, thing: unknown): boolean {
  if (JSON.stringify(piece) === JSON.stringify(thing)) return true;
  if (typeof thing !== 'object' || thing === null) return false;
  const entries = Object.entries(thing);
  const isPart =
    typeof piece === 'object' &&
    piece !== null &&
    !Array.isArray(piece) &&
    !Array.isArray(thing) &&
    Object.entries(piece).every(([key, value]) => JSON.stringify(value) === JSON.stringify((thing as Record<string, unknown>)[key]));
  return isPart || entries.some(([, each]) => standsIn(piece, each));
}

describe('docs/writing-a-legend.md', () => {
  test('the whole file has no mistakes', () => {
    expect(readLegend(whole).mistakes).toBeUndefined();
  });

  test.each(blocks.slice(0, -1).map((block, i) => [i + 1, block] as const))('piece %i stands in the whole file', (_i, block) => {
    expect(standsIn(JSON.parse(block), legend)).toBe(true);
  });

  test('what it shows of the checker is what the checker says', () => {
    const without = {
      ...legend,
      openings: legend.openings.map((opening) => ({
        ...opening,
        do: opening.do.map((effect) => (effect.do === 'place.star' ? { ...effect, letters: ['C'] } : effect)),
      })),
    };
    const [mistake] = readLegend(JSON.stringify(without)).mistakes ?? [];
    expect(page).toContain(`${mistake?.place}: ${mistake === undefined ? '' : texts.en.problem?.(mistake)} (${mistake?.code})`);
  });

  test('its vocabulary is complete', () => {
    const ids = ['effect', 'trigger'].flatMap((name) => {
      const shape = shapes[name];
      return shape?.shape === 'tagged' ? Object.keys(shape.of) : [];
    });
    expect(ids.length).toBeGreaterThan(80);
    expect(ids.filter((id) => !new RegExp(`(^|[ |\`])${id.replaceAll('.', '\\.')}($|[ |\`])`, 'm').test(page))).toEqual([]);
  });

  test('it can be played and won', () => {
    const s = new Stage(legend);
    s.settle();
    expect([s.lying('parchment', 72), s.of('dwarf').strength]).toEqual([1, 3]);
    giveItem(s.table, 0, PARCHMENT, 'card');
    s.state.field[0] = 54;
    s.walk('dwarf', 57);
    expect(s.rules.result(s.state)).toEqual({ kind: 'together', won: true, reason: 'goal' });
  });

  test('it can be lost', () => {
    const s = new Stage(legend, { options: { difficulty: 'easy' } });
    s.settle();
    for (let day = 0; day < 14 && s.state.over === 0; day += 1) s.sweep().sleep().settle();
    expect(s.rules.result(s.state)).toMatchObject({ won: false });
    expect(s.heard('card').map(({ card }) => legend.cards[card]?.id)).toEqual(['A1', 'C1', 'F1']);
  });
});
