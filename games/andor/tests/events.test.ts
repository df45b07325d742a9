import { languages } from '@tafelrunde/kernel';
import { describe, expect, test } from 'vitest';
import { golden, silver } from '../events/index.ts';
import { mistakesOf } from '../legend/check/index.ts';
import type { DeckCard, Effect, Legend } from '../legend/format.ts';

const text = { de: 'Probe', en: 'Trial', fr: 'Essai' };

/** The smallest legend that can be played, with these cards as its own event deck. */
const withCards = (cards: readonly DeckCard[]): Legend => ({
  format: 1,
  id: 'trial',
  title: text,
  summary: text,
  heroes: { min: 2, max: 4 },
  difficulties: ['normal'],
  board: 'andor',
  decks: { events: { cards } },
  openings: [
    {
      id: 'start',
      title: text,
      do: [
        { do: 'heroes.place', at: 'rank' },
        { do: 'rooster', hero: { pick: 'lowest_rank' } },
        { do: 'task.add', task: 'hold' },
        { do: 'place.star', letters: ['B'] },
      ],
    },
  ],
  cards: [{ id: 'B', kind: 'letter', letter: 'B', title: text, story: text }],
  tasks: { hold: { title: text, text, goal: { goal: 'defend' } } },
  end: { win: { is: 'task', task: 'hold', state: 'done' }, good: { title: text, story: text }, bad: { title: text, story: text } },
});

const decks = { silver, golden };
const all = [...silver, ...golden];
const kinds = (effects: readonly Effect[]): string[] =>
  effects.flatMap((effect) => [effect.do, ...('then' in effect && effect.then !== undefined ? kinds(effect.then) : [])]);

describe('the event cards', () => {
  test('AND-17.1 twelve silver ones, START among them, and thirty-four golden ones', () => {
    expect(silver.map(({ id }) => id)).toEqual(['START', ...Array.from({ length: 11 }, (_, i) => String(i + 1))]);
    expect(golden.map(({ id }) => id)).toEqual(Array.from({ length: 34 }, (_, i) => String(i + 1)));
  });

  test('AND-10.4 show a shield where harm is done: 5 silver and 17 golden ones', () => {
    const shown = (cards: readonly DeckCard[]): string[] => cards.filter(({ shield }) => shield === true).map(({ id }) => id);
    expect(shown(silver)).toEqual(['2', '4', '6', '8', '10']);
    expect(shown(golden)).toEqual('2 4 7 9 11 15 17 18 19 20 21 22 24 27 31 32 33'.split(' '));
  });

  test.each(Object.entries(decks))('%s cards hold before the checker, all together and each alone', (_, cards) => {
    expect(mistakesOf(withCards(cards))).toEqual([]);
    for (const card of cards) expect(mistakesOf(withCards([card])), card.id).toEqual([]);
  });

  test('harm that shows a shield never gives anything away, and gifts never show one', () => {
    const harm = new Set(['lose', 'set_max', 'remove.token', 'move.creature', 'mod.overtime', 'mod.creature_stat', 'group_total']);
    const shown = all.filter(({ shield }) => shield === true);
    const others = all.filter(({ shield }) => shield !== true);
    expect(shown.filter((card) => !kinds(card.do).some((what) => harm.has(what)))).toEqual([]);
    expect(others.filter((card) => kinds(card.do).includes('lose'))).toEqual([]);
  });

  test('have a title and a sentence of their own in every language', () => {
    for (const language of languages) {
      const told = all.map(({ title, story }) => `${title[language]} ${story[language]}`);
      expect(new Set(told).size).toBe(46);
      for (const { title, story } of all) {
        expect(title[language].length).toBeLessThan(40);
        expect(story[language]).toMatch(/[.!]$/);
      }
    }
    for (const { title, story } of all) expect(`${title.fr} ${story.fr}`).not.toMatch(/ [:;!?»]|« |'/);
  });

  test('name in words the figures they act with', () => {
    const figures = (text: string): string[] => (text.match(/\d+/g) ?? []).toSorted();
    for (const { id, story } of all) {
      expect(figures(story.de), id).toEqual(figures(story.en));
      expect(figures(story.fr), id).toEqual(figures(story.en));
    }
  });
});
