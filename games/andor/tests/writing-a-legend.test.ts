import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readLegend } from '../legend/load.ts';
import { shapes } from '../legend/shapes.ts';
import { titleOf } from '../legends/house.ts';
import { PARCHMENT } from '../pieces.ts';
import { giveItem } from '../rules/items.ts';
import { texts } from '../texts/index.ts';
import { Stage } from './stage.ts';

const page = readFileSync(new URL('../../../docs/writing-a-legend.md', import.meta.url), 'utf8');
const blocks = [...page.matchAll(/```json\n(.*?)\n```/gs)].map((match) => match[1] as string);
const whole = blocks.at(-1) as string;
const { legend = fail() } = readLegend(whole);
function fail(): never {
  throw new Error('the legend of the page has mistakes');
}

type Piece = Readonly<Record<string, unknown>>;

/** What the page shows in passing, with what it leaves out filled in: one or several effects or rules, or entries of the file. */
const snippets = [...page.matchAll(/```text\n(.*?)\n```/gs)].map((match) => match[1] as string).filter((text) => /^["{]/.test(text));
const words = JSON.stringify(legend.title);
const filled = (text: string): readonly Piece[] => {
  const full = text
    .replaceAll(/"(title|story|text)": …/g, `"$1": ${words}`)
    .replaceAll('[ … ]', '[{ "do": "gain", "heroes": "all", "gold": 1 }]')
    .replaceAll('{ …, ', `{ "title": ${words}, "text": ${words}, `);
  return JSON.parse(full.startsWith('"') ? `[{${full}}]` : `[${full}]`) as readonly Piece[];
};

/** The whole file with all of them in it, each where it belongs. */
function withAll(pieces: readonly Piece[]) {
  const file = JSON.parse(whole) as { openings: { do: Piece[] }[]; rules: Piece[]; tasks: object; decks?: object; languages?: unknown };
  const effects: Piece[] = [];
  for (const piece of pieces) {
    if ('when' in piece) file.rules.push(piece);
    else if (typeof piece['do'] === 'string') effects.push(piece);
    else {
      const { openings = [], rules = [], tasks = {}, decks = {}, ...entries } = piece as Partial<typeof file>;
      effects.push(...openings.flatMap((opening) => opening.do));
      file.rules.push(...rules);
      Object.assign(file, entries, { tasks: { ...file.tasks, ...tasks }, decks: { ...file.decks, ...decks } });
    }
  }
  // What speaks of where it happened wants somebody to whom it does.
  const isSomewhere = (effect: Piece) => JSON.stringify(effect).includes('"of":"here"');
  file.rules.push({ id: 'somewhere', when: { on: 'pickup', item: 'parchment' }, do: effects.filter(isSomewhere) });
  for (const opening of file.openings) opening.do.push(...effects.filter((effect) => !isSomewhere(effect)));
  return file;
}

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
    expect(standsIn(JSON.parse(block), JSON.parse(whole))).toBe(true);
  });

  test('what it shows in passing is read, all of it in one legend', () => {
    expect(snippets.length).toBeGreaterThan(12);
    const used = [
      { do: 'task.add', task: 'road' },
      { do: 'deal.cards', deck: 'fates' },
    ];
    const file = withAll([...snippets.flatMap(filled), ...used]);
    const mistakes = readLegend(JSON.stringify(file)).mistakes ?? [];
    // On field 0 of the mine creatures do come to stand; here it is the castle.
    expect(mistakes.map(({ key, params }) => [key, params])).toEqual([['creature-on-castle', { castle: 0 }]]);
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

  test('a legend in German alone is played with German words for everybody', () => {
    const german = whole.replace('"format": 1,', '"format": 1, "languages": ["de"],').replaceAll(/,\s*"(?:en|fr)": "[^"]*"/g, '');
    expect(german).not.toMatch(/"(en|fr)": /);
    expect(readLegend(german.replace('"languages": ["de"],', '')).mistakes?.every(({ code }) => code === 'missing-text')).toBe(true);
    const { legend: told } = readLegend(german);
    expect(told?.title).toEqual({ de: legend.title.de, en: legend.title.de, fr: legend.title.de });
    expect(told?.cards[0]?.story.fr).toBe(legend.cards[0]?.story.de);
    expect([titleOf(german, 'fr'), titleOf(whole, 'fr')]).toEqual([legend.title.de, legend.title.fr]);
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
