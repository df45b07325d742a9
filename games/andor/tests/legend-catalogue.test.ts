import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { mistakesOf } from '../legend/check/index.ts';
import type { Shape } from '../legend/shape.ts';
import { shapes } from '../legend/shapes.ts';
import { later } from '../legend/words.ts';
import { say, small } from './stage.ts';

/** Titles of all tests about legends. */
const titles = readdirSync(new URL('.', import.meta.url))
  .filter((name) => /^legend-.*\.test\.ts$/.test(name))
  .flatMap((name) =>
    [...readFileSync(new URL(name, import.meta.url), 'utf8').matchAll(/test(?:\.each\([^']*?\))?\(\s*'([^']+)'/g)].map(
      ([, title]) => title as string,
    ),
  )
  .join('\n');

/** The shape whose members are told apart by this key, wherever it stands. */
function taggedBy(tag: string, shape: Shape): readonly string[] {
  if (shape.shape === 'tagged') return shape.tag === tag ? Object.keys(shape.of) : [];
  if (shape.shape === 'either') return shape.of.flatMap(({ is }) => taggedBy(tag, is));
  if (shape.shape === 'object')
    return Object.values(shape.fields).flatMap((each) => taggedBy(tag, 'optional' in each ? each.optional : each));
  return shape.shape === 'list' ? taggedBy(tag, shape.of) : [];
}
const idsOf = (tag: string, name: string): readonly string[] => taggedBy(tag, shapes[name] as Shape);

/** Names the catalogue has for what the format calls otherwise. */
const alias: Readonly<Record<string, string>> = {
  'cond.field': 'cond.space',
  'cond.creatures': 'cond.count',
  'cond.figure_in_play': 'figure_in_play',
  'num.rolled': 'roll:',
};

describe('every row of the catalogue has a test of its name', () => {
  test.each([
    ['effects', idsOf('do', 'effect')],
    ['triggers', idsOf('on', 'trigger').map((id) => `on.${id}`)],
    ['conditions', idsOf('is', 'condition').map((id) => `cond.${id}`)],
    ['numbers', idsOf('num', 'amount').map((id) => `num.${id}`)],
    ['goals', idsOf('goal', 'task').map((id) => `goal.${id}`)],
    ['failures', idsOf('fail', 'task').map((id) => `fail.${id}`)],
    ['cards', ['letter', 'named', 'rolled_letter', 'variant', 'reference', 'end'].map((id) => `card.${id}`)],
    [
      'picks',
      [
        'group_decides',
        'hero_decides',
        'lowest_rank',
        'highest_rank',
        'random',
        'creature_lowest_number',
        'creature_highest_number',
        'split_among_heroes',
      ].map((id) => `pick.${id}`),
    ],
    ['ways to prevent', ['prevent.pay', 'prevent.shield', 'optional']],
  ])('%s', (_what, ids) => {
    expect(ids.length).toBeGreaterThan(2);
    expect(ids.filter((id) => !titles.includes(alias[id] ?? id))).toEqual([]);
  });
});

describe('what other legends use is reserved, not unknown', () => {
  const reserved = (change: (legend: Record<string, unknown>) => void): string[] => {
    const legend = JSON.parse(
      JSON.stringify(small({ tasks: { t: { title: say('T'), text: say('T'), goal: { goal: 'defend' } } } })),
    ) as Record<string, unknown>;
    change(legend);
    return mistakesOf(legend).map(({ code }) => code);
  };
  test.each(later.do)('effect %s', (id) => {
    expect(reserved((legend) => (legend['openings'] as { do: unknown[] }[])[0]?.do.push({ do: id }))).toEqual(['not-yet-supported']);
  });
  test.each(later.on)('trigger on.%s', (id) => {
    const rules = [{ id: 'r', when: { on: id }, do: [{ do: 'sunrise' }] }];
    expect(reserved((legend) => Object.assign(legend, { rules }))).toEqual(['not-yet-supported']);
  });
  test.each(later.is)('condition cond.%s', (id) => {
    expect(reserved((legend) => Object.assign(legend['end'] as object, { win: { is: id } }))).toEqual(['not-yet-supported']);
  });
  test.each(later.num)('number num.%s', (id) => {
    const effect = { do: 'gain', heroes: 'all', gold: { num: id } };
    expect(reserved((legend) => (legend['openings'] as { do: unknown[] }[])[0]?.do.push(effect))).toEqual(['not-yet-supported']);
  });
  test.each(later.goal)('goal.%s', (id) => {
    expect(reserved((legend) => Object.assign((legend['tasks'] as { t: object }).t, { goal: { goal: id } }))).toEqual([
      'not-yet-supported',
    ]);
  });
  test.each(later.kind)('card.%s', (id) => {
    expect(reserved((legend) => Object.assign((legend['cards'] as object[])[0] ?? {}, { kind: id }))).toEqual(['not-yet-supported']);
  });
  test.each(later.span)('span %s', (id) => {
    const effect = { do: 'lure', item: 'gem', span: id };
    expect(reserved((legend) => (legend['openings'] as { do: unknown[] }[])[0]?.do.push(effect))).toEqual(['not-yet-supported']);
  });
});
