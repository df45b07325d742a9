import { FastRandom, silent } from '@tafelrunde/kernel';
import { describe, expect, test } from 'vitest';
import type { Card, DeckCard, Effect } from '../legend/format.ts';
import { NONE } from '../pieces.ts';
import { mistakesOf } from '../legend/check/index.ts';
import { rulesOf, type Small, Stage, say, small, stage } from './stage.ts';

const words = { title: say('Title'), story: say('Story') };
const gold: Effect = { do: 'gain', heroes: 'all', gold: 1 };
const letter = (id: string, at: 'B' | 'C' | 'D', effects: readonly Effect[]): Card => ({
  id,
  kind: 'letter',
  letter: at,
  ...words,
  do: effects,
});
const named = (id: string, more: Partial<Card>): Card => ({ id, kind: 'named', ...words, ...more });

test('card.reference: read aloud as often as it is named, and never used up', () => {
  const sheet: Card = { id: 'sheet', kind: 'reference', title: say('Sheet'), story: say('How it is done.') };
  const s = new Stage(
    small({
      cards: [sheet],
      do: [
        { do: 'read.card', card: 'sheet' },
        { do: 'read.card', card: 'sheet' },
      ],
    }),
  );
  expect(s.heard('card').map(({ title }) => title.en)).toEqual(['Sheet', 'Sheet']);
  expect(s.state.legend.cards).toEqual([0]);
});

describe('cards', () => {
  test('card.letter: those of one letter one after the other, top to bottom', () => {
    const s = stage({
      do: [{ do: 'place.star', letters: ['B'] }],
      cards: [
        letter('B1', 'B', [{ do: 'set_min', heroes: 'all', willpower: 12 }]),
        letter('B2', 'B', [{ do: 'lose', heroes: 'all', willpower: 2 }]),
      ],
    });
    s.sleep();
    expect(s.heard('card').map(({ card, title }) => [card, title.en])).toEqual([
      [0, 'Title'],
      [1, 'Title'],
    ]);
    expect(s.of('dwarf').willpower).toBe(10);
  });

  test('card.letter: nothing is read on a letter without a star', () => {
    const s = stage({ do: [{ do: 'place.star', letters: ['C'] }], cards: [letter('B1', 'C', [gold])] });
    s.sleep();
    expect(s.of('dwarf').gold).toBe(0);
    s.sleep();
    expect(s.of('dwarf').gold).toBe(1);
  });

  test('card.named: read once, when what it waits for happens', () => {
    const s = stage({
      cards: [named('x', { when: { on: 'hero_stands', fields: [39, 42] }, do: [{ do: 'gain', heroes: 'this', gold: 1 }] })],
    });
    s.walk('dwarf', 39).play('warrior', { type: 'pass' }).walk('dwarf', 42);
    expect(s.of('dwarf').gold).toBe(1);
    expect(s.heard('card')).toHaveLength(1);
  });

  test('card.rolled_letter, activate.card: laid by a die, read after the cards of that letter', () => {
    const parts: Small = {
      do: [
        { do: 'activate.card', card: 'x', letter: { num: 'table', values: ['B', 'B', 'C', 'D', 'E', 'F'] } },
        { do: 'place.star', letters: ['C'] },
      ],
      cards: [named('x', { do: [gold] }), letter('C1', 'C', [])].map((card) => (card.do?.length === 0 ? { ...card, do: [gold] } : card)),
    };
    const s = stage(parts, { dice: [3] });
    expect(s.state.legend.laid[0]).toBe(2);
    s.sleep();
    expect(s.heard('card')).toHaveLength(0);
    s.sleep();
    expect(s.heard('card').map(({ card }) => card)).toEqual([1, 0]);
    expect(s.state.legend.laid[0]).toBe(NONE);
  });

  test('card.variant: only the version being played is in the game', () => {
    const parts: Small = {
      do: [{ do: 'read.card', card: 'x' }],
      cards: [
        named('x', { difficulty: 'easy', do: [{ do: 'gain', heroes: 'all', gold: 5 }] }),
        named('x', { difficulty: 'normal', do: [gold] }),
      ],
    };
    expect(stage(parts).of('dwarf').gold).toBe(1);
    expect(stage(parts, { options: { difficulty: 'easy' } }).of('dwarf').gold).toBe(5);
  });

  test('card.reference: lies open, is never read', () => {
    const s = stage({ cards: [{ id: 'sheet', kind: 'reference', ...words }] });
    expect(s.sleep().heard('card')).toHaveLength(0);
  });

  test('card.end: at N the legend is won or lost, and the end card is told', () => {
    const won = stage({ do: [{ do: 'narrator.goto', letter: 'N' }] });
    expect(won.rules.result(won.state)).toEqual({ kind: 'together', won: true, reason: 'goal' });
    expect(won.heard('ended')[0]?.title.en).toBe('Won');
    const lost = stage({ do: [{ do: 'narrator.goto', letter: 'N' }], win: { not: { is: 'letter', letter: 'N', when: 'at' } } });
    expect(lost.rules.result(lost.state)).toEqual({ kind: 'together', won: false, reason: 'narrator' });
    expect(lost.heard('ended')[0]?.story.en).toBe('Bad.');
  });

  test('read.card chains parts; a card read before is not read again', () => {
    const s = stage({
      do: [
        { do: 'read.card', card: 'a' },
        { do: 'read.card', card: 'b' },
      ],
      cards: [named('a', { do: [{ do: 'read.card', card: 'b' }, gold] }), named('b', { do: [gold] })],
    });
    expect(s.heard('card').map(({ card }) => card)).toEqual([0, 1]);
    expect(s.of('dwarf').gold).toBe(2);
  });

  test('discard.card: out of the game, never read', () => {
    const s = stage({
      do: [{ do: 'discard.card', card: 'x' }],
      cards: [named('x', { when: { on: 'hero_stands', fields: [39] }, do: [gold] })],
    });
    s.walk('dwarf', 39);
    expect(s.of('dwarf').gold).toBe(0);
  });
});

describe('track and flow', () => {
  test('narrator.step: every star on the way, one letter after the other; back repeats nothing', () => {
    const s = stage({
      do: [
        { do: 'place.star', letters: ['B', 'C', 'D'] },
        { do: 'narrator.step', steps: 2 },
        { do: 'narrator.step', steps: -1 },
        { do: 'narrator.step', steps: 1 },
      ],
      cards: [letter('B1', 'B', [gold]), letter('C1', 'C', [gold]), letter('D1', 'D', [gold])],
    });
    expect([s.state.legend.narrator, s.of('dwarf').gold]).toEqual([2, 2]);
  });

  test('narrator.goto: straight there, letters in between are skipped', () => {
    const s = stage({
      do: [
        { do: 'place.star', letters: ['B', 'C', 'D'] },
        { do: 'narrator.goto', letter: 'D' },
      ],
      cards: [letter('B1', 'B', [gold]), letter('C1', 'C', [gold]), letter('D1', 'D', [gold])],
    });
    expect([s.state.legend.narrator, s.of('dwarf').gold]).toEqual([3, 1]);
  });

  test('sunrise: the eight symbols at once, then the rooster begins', () => {
    const s = stage({ do: [{ do: 'place.creature', creature: 'gor', fields: [30] }, { do: 'sunrise' }] });
    expect(s.fieldsOf('gor')).toEqual([29]);
    expect([s.state.day, s.asked('dwarf')]).toEqual([1, 'turn']);
    expect(s.heard('sunrise')).toHaveLength(8);
  });

  test('goal.set: shown from now on', () => {
    const s = stage({ do: [{ do: 'goal.set', text: say('Hold the castle.') }] });
    expect(s.rules.view(s.state, 0).legend.goal?.en).toBe('Hold the castle.');
    expect(s.heard('goal')[0]?.text.en).toBe('Hold the castle.');
  });

  test('legend.win and legend.lose: at once, with the reason', () => {
    const won = stage({ do: [{ do: 'legend.win', reason: say('Enough.') }, gold] });
    expect([won.state.over, won.of('dwarf').gold]).toEqual([1, 0]);
    const lost = stage({ do: [{ do: 'legend.lose', reason: say('Too late.') }] });
    expect(lost.rules.result(lost.state)).toEqual({ kind: 'together', won: false, reason: 'legend' });
    expect(lost.heard('ended')[0]?.why?.en).toBe('Too late.');
  });

  test('if: then or else', () => {
    const s = stage({
      do: [{ do: 'if', if: { is: 'hero_count', in: [4] }, then: [gold], else: [{ do: 'lose', heroes: 'all', willpower: 1 }] }],
    });
    expect(s.of('dwarf')).toMatchObject({ gold: 0, willpower: 6 });
  });

  test('wait: the first hero who stands there, now or later; the rank decides among several', () => {
    const wait: Effect = { do: 'wait', fields: [57, 39], first: 'highest_rank', then: [{ do: 'gain', heroes: 'this', strength: 1 }] };
    const now = stage({ do: [{ do: 'heroes.place', at: 57 }, wait] });
    expect([now.of('dwarf').strength, now.of('warrior').strength]).toEqual([1, 2]);
    const later = stage({ do: [wait] });
    later.walk('dwarf', 39, 42);
    expect(later.of('dwarf').strength).toBe(1);
    later.walk('warrior', 40, 39).walk('dwarf', 39);
    expect([later.of('dwarf').strength, later.of('warrior').strength]).toEqual([1, 2]);
  });
});

test('what goes round in circles after all is stopped, not played for ever', () => {
  const wave = { id: 'wave', ...words, do: [{ do: 'draw.card', deck: 'lake' }] as const };
  const legend = small({
    do: [{ do: 'draw.card', deck: 'lake' }],
    decks: { lake: { cards: [wave], discard: 'aside', empty: 'reshuffle' } },
  });
  expect(mistakesOf(JSON.parse(JSON.stringify(legend))).map(({ code }) => code)).toContain('endless');
  const rules = rulesOf({
    ...small({}),
    rules: [{ id: 'a', again: true, when: { on: 'hero_stands', fields: [40] }, do: [{ do: 'heroes.place', at: 40 }] }],
  });
  expect(() => rules.setup(2, new FastRandom(1), silent)).toThrow('round in circles');
});

describe('deck', () => {
  const card = (id: string, effects: readonly Effect[], more: Partial<DeckCard> = {}): DeckCard => ({
    id,
    title: say(id),
    story: say(id),
    do: effects,
    ...more,
  });
  const draw: Effect = { do: 'draw.card', deck: 'lake' };

  test('draw.card: discard out, aside, bottom', () => {
    const drawn = (discard: 'out' | 'aside' | 'bottom', empty: 'reshuffle' | 'stop') =>
      stage({ do: [draw, draw], decks: { lake: { cards: [card('one', [gold])], discard, empty } } }).of('dwarf').gold;
    expect(drawn('out', 'reshuffle')).toBe(1);
    expect(drawn('aside', 'stop')).toBe(1);
    expect(drawn('aside', 'reshuffle')).toBe(2);
    expect(drawn('bottom', 'stop')).toBe(2);
  });

  test('empty: without a word of the deck the table option decides (AND-23.4)', () => {
    const parts: Small = { do: [draw, draw], decks: { lake: { cards: [card('one', [gold])] } } };
    expect(stage(parts).of('dwarf').gold).toBe(2);
    expect(stage(parts, { options: { emptyDeck: 'none' } }).of('dwarf').gold).toBe(1);
  });

  test('prevent.shield: one side of a shield turns the card away for all', () => {
    const s = stage({
      do: [{ do: 'give_item', heroes: { pick: 'lowest_rank' }, item: 'shield' }, draw],
      decks: { lake: { cards: [card('storm', [{ do: 'lose', heroes: 'all', willpower: 3 }], { shield: true })] } },
    });
    expect(s.asked('dwarf')).toBe('shield-event');
    expect(s.rules.view(s.state, 0).legend.question?.event?.title.en).toBe('storm');
    s.play('dwarf', { type: 'shield' });
    expect([s.of('dwarf').willpower, s.of('warrior').willpower, s.of('dwarf').count('shield-half')]).toEqual([7, 7, 1]);
    const bare = stage({
      do: [{ do: 'give_item', heroes: 'all', item: 'shield' }, draw],
      decks: { lake: { cards: [card('storm', [{ do: 'lose', heroes: 'all', willpower: 3 }])] } },
    });
    expect(bare.of('dwarf').willpower).toBe(4);
  });

  test('the deck events is drawn from at sunrise; what lies on top comes first and leaves the game', () => {
    const s = stage({
      decks: {
        events: { cards: [card('a', [gold]), card('b', [gold]), card('first', [{ do: 'gain', heroes: 'all', gold: 7 }])], top: ['first'] },
      },
    });
    expect(s.state.legend.decks[0]?.pile.at(-1)).toBe(2);
    s.sleep();
    expect(s.of('dwarf').gold).toBe(7);
    s.sleep().sleep().sleep();
    expect(s.of('dwarf').gold).toBe(10);
    expect(s.heard('reshuffled')).toHaveLength(1);
  });

  test('shuffle takes back what was laid aside; bottom_of_deck lays the top card under, unread', () => {
    const two = { cards: [card('one', [gold]), card('two', [gold])], top: ['one', 'two'] };
    const s = stage({ do: [{ do: 'bottom_of_deck', deck: 'lake' }, draw], decks: { lake: two } });
    expect(s.heard('event-card').map(({ card: drawn }) => drawn)).toEqual([1]);
    const again = stage({ do: [draw, { do: 'shuffle', deck: 'lake' }], decks: { lake: { cards: [card('one', [gold])] } } });
    expect(again.state.legend.decks[1]?.pile).toEqual([0]);
  });

  test('remove.deck_card: out of the pile, from aside, and from beside the field where it waits', () => {
    const out: Effect = { do: 'remove.deck_card', deck: 'lake', cards: ['one', 'two', 'three'] };
    const waits: Effect = { do: 'wait', fields: [39], first: 'lowest_rank', then: [gold] };
    const cards = [card('one', [gold]), card('two', [waits]), card('three', [gold]), card('four', [gold])];
    const s = stage({ do: [draw, draw, out], decks: { lake: { cards, top: ['two'], discard: 'aside' } } });
    expect(s.state.legend.waits).toEqual([]);
    const { pile, aside } = s.state.legend.decks[1] ?? { pile: [], aside: [] };
    expect([...pile, ...aside]).toEqual([3]);
    const before = s.of('dwarf').gold;
    s.walk('dwarf', 39);
    expect(s.of('dwarf').gold).toBe(before);
    const kept = stage({ do: [draw, draw], decks: { lake: { cards, top: ['two'], discard: 'aside' } } });
    expect(kept.state.legend.waits).toHaveLength(1);
  });

  test('peek.deck: read aloud; back on top, where all know it, or out of the game', () => {
    const parts: Small = {
      do: [{ do: 'peek.deck', heroes: { pick: 'highest_rank' }, deck: 'lake' }, draw],
      decks: { lake: { cards: [card('one', [gold])] } },
    };
    // whoever looks at the table meanwhile reads it, too
    expect(stage(parts).rules.view(stage(parts).state, undefined).legend.question?.looked?.title.en).toBe('one');
    const out = stage(parts).choose('warrior', 1);
    expect([out.of('dwarf').gold, out.heard('looked')[0]?.title.en, out.heard('peeked')[0]?.kept]).toEqual([0, 'one', false]);
    const back = stage(parts);
    expect(back.rules.view(back.state, 0).legend.decks[1]?.pile).toEqual([0]);
    expect(back.choose('warrior', 0).of('dwarf').gold).toBe(1);
  });

  test('nobody sees the order of a deck, and any order could be imagined', () => {
    const cards = ['a', 'b', 'c', 'd', 'e'].map((id) => card(id, [gold]));
    const s = stage({ do: [draw], decks: { lake: { cards, discard: 'bottom' } } });
    const view = s.rules.view(s.state, 0);
    const { pile, hidden } = view.legend.decks[1] ?? { pile: [], hidden: [] };
    expect(pile.filter((each) => each === NONE)).toHaveLength(4);
    expect(pile[0]).not.toBe(NONE);
    expect(hidden).toHaveLength(4);
    const orders = new Set<string>();
    for (let n = 0; n < 40; n += 1) {
      const imagined = s.rules.imagine(view, new FastRandom(n));
      expect(s.rules.view(imagined, 0)).toEqual(view);
      orders.add(String(imagined.legend.decks[1]?.pile));
    }
    expect(orders.size).toBeGreaterThan(5);
  });
});
