import { RefusedError, readOptions } from '@tafelrunde/kernel';
import { describe, expect, test } from 'vitest';
import { bonusOf, CARDS, cardsIn, headsOf, LISTENERS, SUITS, suitOf, suits, valueOf } from '../cards.ts';
import { game } from '../game.ts';
import { chance, DEAL, dealt, Ear, rulesWith, wander } from './table.ts';

const hand = (state: ReturnType<typeof dealt>, seat: number): number[] => cardsIn(state.hands, seat * SUITS);

describe('the cards', () => {
  test('ANA-1.1 42 cards: hornet, leopard and snake from 1 to 14', () => {
    expect(suits).toEqual(['hornet', 'leopard', 'snake']);
    const all = Array.from({ length: CARDS }, (_, card) => `${suitOf[card]} ${valueOf[card]}`);
    expect(new Set(all).size).toBe(42);
    for (const suit of [0, 1, 2]) {
      expect(all.filter((text) => text.startsWith(`${suit} `)).map((text) => Number(text.slice(2)))).toEqual([
        1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14,
      ]);
    }
  });

  test('ANA-1.2 no head on 1 to 4, one on 5 to 9, two on 10 to 14: 45 in the deck', () => {
    for (let card = 0; card < CARDS; card += 1) {
      const value = valueOf[card] as number;
      expect(headsOf[card]).toBe(value < 5 ? 0 : value < 10 ? 1 : 2);
    }
    expect(headsOf.reduce((sum, heads) => sum + heads, 0)).toBe(45);
  });

  test('ANA-1.3 36 listeners, and by default more than that can come', () => {
    expect(LISTENERS).toBe(36);
    expect(game.meta.defaults.stock).toBe('unlimited');
    expect(rulesWith().view(dealt(4), 0).stock).toBe(-1);
  });

  test('ANA-1.4 the bonus is 2, 4 and 7', () => {
    expect([1, 2, 3].map(bonusOf)).toEqual([2, 4, 7]);
    const state = dealt(4);
    expect(rulesWith().view(state, 0).bonus).toBe(2);
  });

  test('ANA-1.5 one trump card for each suit', () => {
    expect(dealt(4).order.toSorted((a, b) => a - b)).toEqual([0, 1, 2]);
  });
});

describe('before a round', () => {
  test('ANA-2.1 three to five play: two and six are refused by the rules and by the options', () => {
    for (const seats of [3, 4, 5]) expect(dealt(seats).seats).toBe(seats);
    for (const seats of [0, 2, 6, 3.5]) {
      let refused: unknown;
      try {
        dealt(seats);
      } catch (fault) {
        refused = fault;
      }
      expect(refused).toBeInstanceOf(RefusedError);
      expect((refused as RefusedError).refusal).toEqual({ code: 'bad-seats', rule: 'ANA-2.1', params: { seats, min: 3, max: 5 } });
      expect(() => readOptions(game.meta, {}, seats)).toThrow(RefusedError);
    }
  });

  test('ANA-2.2 every order of the trump cards occurs, and it stays for all rounds', () => {
    const orders = new Set<string>();
    for (let seed = 1; seed <= 60; seed += 1) orders.add(dealt(3, {}, seed).order.join());
    expect(orders.size).toBe(6);
    const state = dealt(4);
    const before = [...state.order];
    wander(state, 90, chance(2));
    expect(state.round).toBe(3);
    expect(state.order).toEqual(before);
  });

  test('ANA-2.3 chance decides who leads first', () => {
    const leaders = new Set<number>();
    for (let seed = 1; seed <= 60; seed += 1) leaders.add(dealt(5, {}, seed).leader);
    expect([...leaders].toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4]);
    const state = dealt(5);
    expect(state.turn).toBe(state.leader);
  });

  test('ANA-9.6 a rematch is begun by the seat the table names, whatever the lot would say', () => {
    for (let seed = 1; seed <= 8; seed += 1) {
      const state = dealt(4, { first: 3 }, seed);
      expect([state.leader, state.turn]).toEqual([2, 2]);
    }
    expect(game.meta.options.find(({ key }) => key === 'first')).toMatchObject({ rotates: true, default: 0, later: true });
  });

  test('ANA-2.4 three rounds', () => {
    for (const seats of [3, 4, 5]) {
      const state = wander(dealt(seats), 1000, chance(seats));
      expect(state.phase).toBe('over');
      expect(state.round).toBe(3);
      expect(state.sheet).toHaveLength(3 * seats);
    }
  });

  test('ANA-2.5 two cards are turned up before every round, each under its suit', () => {
    const ear = new Ear();
    const state = rulesWith().setup(4, chance(3), ear);
    const [first] = ear.of('round');
    expect(first?.turnedUp).toHaveLength(2);
    expect(cardsIn(state.display)).toEqual(first?.turnedUp);
    wander(state, 40, chance(4));
    expect(state.phase).toBe('deal');
    const again = new Ear();
    rulesWith().play(state, state.turn, DEAL, chance(5), again);
    const [second] = again.of('round');
    expect(second).toMatchObject({ round: 2, bonus: 4, leader: state.leader, trump: state.trump });
    expect(cardsIn(state.display)).toEqual(second?.turnedUp);
    expect(second?.turnedUp).toHaveLength(2);
    expect(second?.turnedUp).not.toEqual(first?.turnedUp);
    expect(state.listeners).toEqual([0, 0, 0, 0]);
    expect(state.stories).toEqual([0, 0, 0, 0]);
  });

  test.each([
    [3, 10, 10],
    [4, 10, 0],
    [5, 8, 0],
  ])('ANA-2.6 with %i players %i cards each, as many tricks; %i cards over', (seats, size, open) => {
    const state = dealt(seats);
    for (let seat = 0; seat < seats; seat += 1) expect(hand(state, seat)).toHaveLength(size);
    expect(rulesWith().view(state, 0).tricks).toBe(size);
    expect(cardsIn(state.open)).toHaveLength(open);
    wander(state, size * seats, chance(6));
    expect(state.phase).toBe('deal');
    expect(state.stories.reduce((sum, won) => sum + won, 0)).toBe(size);
  });

  test('ANA-2.7 with three players ten cards lie open, known to all, in no hand and not in the display', () => {
    const state = dealt(3);
    const open = cardsIn(state.open);
    for (const viewer of [0, 1, 2, undefined]) expect(rulesWith().view(state, viewer).open).toEqual(open);
    const elsewhere = [...cardsIn(state.display), ...hand(state, 0), ...hand(state, 1), ...hand(state, 2)];
    expect(open.filter((card) => elsewhere.includes(card))).toEqual([]);
    expect(new Set([...open, ...elsewhere]).size).toBe(42);
    for (const seats of [4, 5]) expect(rulesWith().view(dealt(seats), 0).open).toEqual([]);
  });

  test('ANA-2.8 each sees the own hand and of the others only how many cards they hold', () => {
    const ear = new Ear();
    const state = rulesWith().setup(4, chance(8), ear);
    for (let seat = 0; seat < 4; seat += 1) {
      const view = rulesWith().view(state, seat);
      expect(view.hand).toEqual(hand(state, seat));
      expect(view.sizes).toEqual([10, 10, 10, 10]);
      expect(JSON.stringify(view).includes('hands')).toBe(false);
    }
    expect(rulesWith().view(state, undefined).hand).toEqual([]);
    const dealtTo = ear.heard.filter(({ event }) => event.kind === 'dealt');
    expect(dealtTo.map(({ how, seats }) => [how, seats])).toEqual([0, 1, 2, 3].map((seat) => ['reveal', [seat]]));
    expect(ear.of('dealt').map(({ cards }) => cards)).toEqual([0, 1, 2, 3].map((seat) => hand(state, seat)));
  });
});
