import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { compareGolden, goldenText } from '@tafelrunde/conformance';
import { contentName, readRecord, verifyRecord, type WholeGame, wholeGame } from '@tafelrunde/kernel';
import { describe, expect, test } from 'vitest';
import { brief as page } from '../brief.ts';
import { game } from '../game.ts';
import { folder } from '../index.ts';
import { houseCards, LEGEND_1, LEGEND_3 } from '../legends/house.ts';
import { firstTold, legendOf, legends, shelf } from '../legends/index.ts';
import { meta } from '../meta.ts';

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');

/** Played before legends were carried by content: options say `1`, `2`, or `custom` with the whole text. */
describe('matches stored with the first way of naming legends', () => {
  test.each(['legend-1', 'legend-2', 'own-legend'])('%s deals and plays as it did', (name) => {
    const record = readRecord(read(`./fixtures/${name}.json`));
    const { fair, checks, match } = verifyRecord(game, record);
    expect(checks.map(({ id, ok }) => [id, ok])).toEqual(['commitment', 'seed', 'play', 'end'].map((id) => [id, true]));
    expect(fair).toBe(true);
    expect(match?.result).toEqual({ kind: 'together', reason: 'goal', won: true });
  });

  /** What `1`, `2` and so on mean is written in stored matches: a legend that is told better later is another file. */
  test.each([
    ['legend-1', '6eeaa6d945a43e22dcee68d4f57b907c11f1c1bdda5b635eb563a41dfda8be96'],
    ['legend-2', '2caab8a2c6de06ab232a19e10c6274f3af485c8855b82180b4b3809c1c5aa114'],
    ['first/legend-3', '3caf13eca6f44143dd072233d58d6fa7230e553ababaf32ce4781e9fa642b596'],
    ['first/legend-4', '6af32b24ab9648b3a4b3c184ab6b4591ee4de4333ac0ea58c957c9ebabc20dab'],
    ['first/legend-5', '30da6d1cba563491cb4a1517bc3b499934caf530cf51b22ab401691a775c8717'],
  ])('%s is the file it always was', (name, hash) => {
    const text = JSON.stringify(JSON.parse(read(`../legends/${name}.json`)));
    expect(createHash('sha256').update(text).digest('hex')).toBe(hash);
  });
});

/** Legends 3 to 5 are told better today: what was begun before goes on as it was begun. */
describe('matches of legends that were told anew', () => {
  test.each(['3', '4', '5'])('%s means the first telling, by its number and by its name', (number) => {
    const first = firstTold[number];
    expect(first).not.toEqual(legends[number]);
    expect(legendOf({ ...meta.defaults, legend: number })).toBe(first);
    // a table keeps the text whose name it has
    const text = JSON.stringify(first);
    const legend = contentName(text);
    expect(legendOf({ ...meta.defaults, legend }, 1, { [legend]: text })).toEqual(first);
  });

  const wins = readdirSync(new URL('./goldens/wins/', import.meta.url)).filter((file) => /^legend-[345]/.test(file));
  test.each(wins)('%s is won as it was', (file) => {
    const { checks, match } = verifyRecord(game, readRecord(read(`./goldens/wins/${file}`)));
    expect(checks.every(({ ok }) => ok)).toBe(true);
    expect(match?.result).toMatchObject({ won: true });
  });

  /** The game with the texts that tables of before hold. */
  async function withFirstTexts(): Promise<WholeGame> {
    const whole = await wholeGame(folder);
    const sample = Object.values(firstTold).map((legend) => JSON.stringify(legend));
    const options = meta.options.map((spec) => (spec.kind === 'content' ? { ...spec, sample } : spec));
    return { ...whole, game: { ...whole.game, meta: { ...whole.game.meta, options } } };
  }

  const goldens = readdirSync(new URL('./goldens/first/', import.meta.url));
  test.each(goldens)('%s plays as it did', async (file) => {
    const text = read(`./goldens/first/${file}`);
    const [, version, seats, options, seed] = /^andor, rules (\d+), (\d) seats, options (\{.*\}), seed (\w+)\n/.exec(text) ?? [];
    const plan = { name: file, version: Number(version), seats: Number(seats), options: JSON.parse(options ?? ''), seed: seed ?? '' };
    expect(compareGolden(text, goldenText(await withFirstTexts(), plan))).toBeUndefined();
  });
});

/** Pages draw with what stands on the cards and fetch no legend for it. */
describe("what is known of the house's legends without them", () => {
  test('every card says what its legend says, under the name of its text', () => {
    const cards = Object.values(legends).map(({ title, summary, heroes, difficulties, openings }, i) => ({
      name: Object.keys(shelf)[i],
      title,
      summary,
      heroes,
      difficulties,
      openings: openings.map((opening) => ({ title: opening.title })),
    }));
    expect(houseCards).toEqual(cards);
  });

  test('options mean the same to a page as to a table, also those of stored matches and wrong ones', () => {
    const { meta: brief } = page.game;
    expect(JSON.stringify({ ...brief, options: [] })).toBe(JSON.stringify({ ...meta, options: [] }));
    const names = (all: typeof meta.options) =>
      all.map((spec) => (spec.kind === 'content' ? { ...spec, shelf: Object.keys(spec.shelf) } : spec));
    expect(names(brief.options)).toEqual(names(meta.options));
    const own = contentName(shelf[LEGEND_1] ?? '');
    for (const legend of ['1', '5', '6', LEGEND_3, 'custom', contentName('nowhere'), own]) {
      for (const seats of [2, 4, 5]) {
        const options = { ...meta.defaults, legend, legendText: legend === 'custom' ? (shelf[LEGEND_1] ?? '') : '' };
        expect(brief.check(options, seats)).toEqual(meta.check(options, seats));
      }
    }
  });
});
