import { languages } from '@tafelrunde/kernel';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { scene, type Position } from '../../tests/table.ts';
import { comeIn, dawnWays } from '../dawn.ts';
import { jump, typeOn, untyped } from '../map/bearing.ts';
import { fields } from '../../board/index.ts';
import { Creatures } from '../panels/index.ts';
import { words } from '../words.ts';
import { propsFor } from './drawing.tsx';

const two: Position['heroes'] = { dwarf: { at: 24 }, wizard: { at: 7 } };
const four: Position['heroes'] = { ...two, warrior: { at: 14 }, archer: { at: 25 } };

function seen(heroes: Position['heroes'], creatures: NonNullable<Position['creatures']>) {
  const { rules, state } = scene({ heroes, creatures, turn: 'dwarf' });
  return propsFor(rules, state, 0);
}

describe('AND-13.3 what the coming sunrise brings to the castle', () => {
  const told = (heroes: Position['heroes'], creatures: NonNullable<Position['creatures']>) => {
    const { view } = seen(heroes, creatures);
    return { from: comeIn(view).map(({ from }) => from), falls: view.ahead?.falls };
  };
  test('all who come in are counted, and there are shields for them', () => {
    expect(
      told(two, [
        ['gor', 4],
        ['skral', 2],
      ]),
    ).toEqual({ from: [4, 2], falls: undefined });
  });
  test('more than there are shields: the legend is lost', () => {
    expect(
      told(four, [
        ['gor', 4],
        ['skral', 2],
      ]),
    ).toEqual({ from: [4, 2], falls: true });
    expect(told(four, [['gor', 4]])).toEqual({ from: [4], falls: undefined });
  });
  test('nobody comes in', () => {
    expect(told(four, [['gor', 31]])).toEqual({ from: [], falls: undefined });
  });
});

test('AND-12.9 a wardrak goes twice and is named once, from where it stands', () => {
  const { view } = seen(two, [['wardrak', 31]]);
  const [way] = dawnWays(view);
  expect(dawnWays(view)).toHaveLength(1);
  expect(way).toMatchObject({ kind: 'wardrak', from: 31 });
  expect(way?.over).toHaveLength(1);
});

describe('in words', () => {
  const gor = { kind: 'gor', from: 4 } as const;
  const skral = { kind: 'skral', from: 2 } as const;
  test('one, several, and the loss', () => {
    expect(words.en.comeIn([gor], false)).toBe('The gor on 4 reaches the castle: a shield falls.');
    expect(words.en.comeIn([gor, skral], false)).toBe('2 creatures reach the castle (gor from 4 and skral from 2): 2 shields fall.');
    expect(words.de.comeIn([gor], true)).toBe(
      'Der Gor auf 4 kommt in die Burg: Es sind nicht genug Schilde frei, die Legende ist verloren.',
    );
    expect(words.fr.comeIn([gor, skral], false)).toBe(
      '2 créatures entrent au château (gor de la 4 et skral de la 2)\u202f: 2 boucliers tombent.',
    );
  });
  test('the ways of the dawn', () => {
    const ways = [
      { kind: 'gor', from: 31, over: [], to: 30 },
      { kind: 'wardrak', from: 9, over: [4], to: 'castle' },
    ] as const;
    expect(words.en.dawnSaid(ways)).toBe('At sunrise: gor from 31 to 30; wardrak from 9 by 4 to the castle.');
    expect(words.de.dawnSaid(ways)).toBe('Bei Sonnenaufgang: Gor von 31 nach 30; Wardrak von 9 über 4 in die Burg.');
    expect(words.fr.dawnSaid(ways)).toBe('Au lever du soleil\u202f: gor de la 31 à la 30\u202f; wardrak de la 9 par la 4 au château.');
    for (const language of languages) expect(words[language].dawnSaid([])).not.toContain(':');
  });
  test('the panel says where each creature goes', () => {
    const props = seen(two, [
      ['gor', 4],
      ['skral', 31],
    ]);
    const html = renderToStaticMarkup(<Creatures {...props} />);
    expect(html).toContain('gor on 4: next into the castle');
    expect(html).toMatch(/skral on 31: next to \d+, \d+ steps to the castle/);
  });
});

test('a number is typed in one go: what was typed before does not count for the next', () => {
  const after = (...keys: readonly (readonly [string, number])[]) =>
    keys.reduce((typed, [key, at]) => typeOn(typed, key, at), untyped).digits;
  expect(jump(after(['1', 5000], ['8', 5400]), fields)).toBe(18);
  expect(jump(after(['1', 5000], ['8', 5400], ['3', 9000]), fields)).toBe(3);
});
