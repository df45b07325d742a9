import { folders, loadGame } from '@tafelrunde/games';
import { FastRandom, languages, silent, uniformly, type WholeGame } from '@tafelrunde/kernel';
import { type Cues, dueCue, fetchWords, type LessonMoment } from '@tafelrunde/stage';
import { describe, expect, test } from 'vitest';
import { ruleIds } from './rule-ids.ts';

// any: of whatever game
type AnyCues = Cues<any, any, string>;
type AnyMoment = LessonMoment<any, any>;
const found = import.meta.glob<{ readonly table: AnyCues }>('../../games/*/table/cues/index.ts', { eager: true });

const games = await Promise.all(
  folders.flatMap(({ tile: { id } }) => {
    const table = found[`../../games/${id}/table/cues/index.ts`]?.table;
    return table === undefined ? [] : [loadGame(id).then((module) => [id, module as WholeGame, table] as const)];
  }),
);
await fetchWords();

/** So many matches of people who play anything; somebody new to the game sits on the first seat and is told each thing once. */
const MATCHES = 60;

function told({ game }: WholeGame, { cues }: AnyCues): readonly { readonly name: string; readonly moment: AnyMoment }[] {
  const known: string[] = [];
  const all: { name: string; moment: AnyMoment }[] = [];
  for (let seed = 1; seed <= MATCHES && known.length < Object.keys(cues).length; seed += 1) {
    const rules = game.rules(game.meta.defaults);
    const random = new FastRandom(seed);
    const state = rules.setup(game.meta.seats.usual, random, silent);
    for (let ask = rules.asks(state)[0]; ask !== undefined; ask = rules.asks(state).find(({ must }) => must)) {
      const { seat } = ask;
      const legal = rules.legal(state, seat);
      if (seat === 0) {
        const moment: AnyMoment = {
          view: rules.shown(rules.view(state, 0)),
          seat,
          legal,
          names: { of: String, you: [0] },
          known: [...known],
        };
        const name = dueCue(cues, moment);
        if (name !== undefined) {
          known.push(name);
          all.push({ name, moment });
        }
      }
      rules.play(state, seat, uniformly(state, seat, legal, random), random, silent);
    }
  }
  return all;
}

describe.each(games)('the cues of %s', (id, module, table) => {
  const came = told(module, table);

  test('every one comes up in a newcomer’s own matches, beside something', () => {
    expect(came.map(({ name }) => name).toSorted()).toEqual(Object.keys(table.cues).toSorted());
    for (const { name, moment } of came) expect(table.cues[name]?.shows(moment)?.length, name).toBeGreaterThan(0);
  });

  test.each(languages)('each says one or two short sentences in %s', async (language) => {
    const words = await table.words[language]();
    expect(Object.keys(words)).toEqual(Object.keys(table.cues));
    for (const { name, moment } of came) {
      const says = words[name];
      const { title, text } = (typeof says === 'function' ? says(moment) : says) ?? { title: '', text: '' };
      expect(title.length, name).toBeGreaterThan(3);
      expect(title.length, title).toBeLessThan(45);
      expect(text.length, name).toBeGreaterThan(40);
      expect(text.length, `${name}: ${text}`).toBeLessThan(220);
      expect(`${title} ${text}`, name).not.toMatch(/undefined|NaN|object| {2}|\*\*|-1/);
    }
  });

  test('in French their signs keep the narrow space', async () => {
    const words = await table.words.fr();
    const all = came.map(({ name, moment }) => {
      const says = words[name];
      return typeof says === 'function' ? says(moment) : says;
    });
    expect(JSON.stringify(all)).not.toMatch(/[^\u00a0\u202f][?!;»]| [?!;:»]/);
  });

  test('the rules they name are in the book', () => {
    const named = Object.values(table.cues).flatMap(({ rule }) => rule ?? []);
    expect(ruleIds(id)).toEqual(expect.arrayContaining(named));
  });
});
