import { readFileSync } from 'node:fs';
import { folders, loadBots } from '@tafelrunde/games';
import { type GameWithBots, languages } from '@tafelrunde/kernel';
import type { Script } from '@tafelrunde/stage';
import { describe, expect, test } from 'vitest';
import { isDealt } from '../src/lessons.ts';
import { ruleIds } from './rule-ids.ts';
import { headstrong, type Learner, obedient, playLesson, type Explained } from './lesson-play.ts';

// any: of whatever game
type AnyScript = Script<any, any, string>;
const scripts = import.meta.glob<{ readonly script: AnyScript }>('../../games/*/table/learn/script.ts');

const net = async (game: string, level: string) => readFileSync(new URL(`../../games/${game}/nets/${level}.bin`, import.meta.url));
const modules = await Promise.all(folders.map(async ({ tile }) => [tile.id, await loadBots(tile.id, net)] as const));
const taught = modules.flatMap(([id, module]): readonly (readonly [string, GameWithBots])[] =>
  module !== undefined && isDealt(module.game.meta.lesson) ? [[id, module]] : [],
);

const scriptOf = async (id: string): Promise<AnyScript> => {
  const load = scripts[`../../games/${id}/table/learn/script.ts`];
  if (load === undefined) throw new Error(`${id} has no script`);
  return (await load()).script;
};
const told = async (id: string, module: GameWithBots, learner: Learner): Promise<readonly Explained[]> =>
  playLesson(module, await scriptOf(id), learner).told;

test('the games that are learned by a script have one, and their tiles say so', () => {
  expect(Object.keys(scripts).map((path) => path.split('/')[3])).toEqual(taught.map(([id]) => id).toSorted());
  for (const [id] of taught) expect(folders.find(({ tile }) => tile.id === id)?.tile.teaches).toBe(true);
});

describe.each(taught)('the lesson of %s', (id, module) => {
  test('every step comes up in the match it was written for, those to be read first in their order', async () => {
    const names = Object.keys((await scriptOf(id)).steps);
    const came = (await told(id, module, obedient)).map(({ name }) => name);
    expect(came.toSorted()).toEqual(names.toSorted());
    expect(came.slice(0, 3)).toEqual(names.slice(0, 3));
    expect(came.at(-1)).toBe(names.at(-1));
  });

  test('what a step asks for may be played, and most of them come up for somebody who never does as asked', async () => {
    const script = await scriptOf(id);
    for (const learner of [obedient, headstrong]) {
      const all = await told(id, module, learner);
      for (const { moment, asks, name } of all) {
        const legal = moment.legal.map((action) => JSON.stringify(action));
        for (const action of asks) expect(legal, name).toContain(JSON.stringify(action));
      }
      expect(all.length).toBeGreaterThan(Object.keys(script.steps).length / 2);
    }
  });

  test('the match is always the same', async () => {
    const where = async () => (await told(id, module, obedient)).map(({ name, position }) => `${name} ${position}`);
    expect(await where()).toEqual(await where());
  });

  test.each(languages)('every step has its words in %s: short, and a question where it asks', async (language) => {
    const script = await scriptOf(id);
    const words = await script.words[language]();
    expect(Object.keys(words)).toEqual(Object.keys(script.steps));
    for (const learner of [obedient, headstrong]) {
      for (const { name, moment, asks } of await told(id, module, learner)) {
        const said = words[name];
        const text = said?.text(moment) ?? '';
        expect(text.length, name).toBeGreaterThan(40);
        expect(text.length, `${name}: ${text}`).toBeLessThan(300);
        expect(text.split('**').length % 2, name).toBe(1); // what is made strong ends somewhere
        const [best] = asks;
        const more = [said?.ask, said?.why, said?.otherwise].flatMap((say) => (say === undefined ? [] : [say(moment, best)]));
        for (const sentence of [text, ...more]) expect(sentence, name).not.toMatch(/undefined|NaN|object| {2}|-1/);
        expect(asks.length > 0, name).toBe(said?.ask !== undefined);
      }
    }
  });

  test('the rules it names are in the book', async () => {
    const named = Object.values((await scriptOf(id)).steps).flatMap(({ rule }) => rule ?? []);
    expect(named.length).toBeGreaterThan(0);
    expect(ruleIds(id)).toEqual(expect.arrayContaining(named));
  });
});
