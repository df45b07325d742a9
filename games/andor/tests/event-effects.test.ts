import { describe, expect, test } from 'vitest';
import { golden, silver } from '../events/index.ts';
import type { DeckCard, Effect } from '../legend/format.ts';
import { FOG_EVENT, type HeroKind, heroKinds, ITEMS, type ItemName, itemNames, NONE, SHIELD } from '../pieces.ts';
import type { Options, State } from '../state.ts';
import { Stage, small } from './stage.ts';

const decks = { silver, golden };
const cardOf = (deck: keyof typeof decks, id: number | 'START'): DeckCard => {
  const card = decks[deck].find((each) => each.id === String(id));
  if (card === undefined) throw new Error(`no ${deck} ${id}`);
  return card;
};

interface Before {
  readonly heroes?: readonly HeroKind[];
  /** Where heroes stand; otherwise dwarf 40, warrior 41, archer 43, wizard 45. */
  readonly at?: Partial<Record<HeroKind, number>>;
  readonly willpower?: Partial<Record<HeroKind, number>>;
  readonly strength?: Partial<Record<HeroKind, number>>;
  readonly gold?: Partial<Record<HeroKind, number>>;
  readonly has?: Partial<Record<HeroKind, ItemName>>;
  readonly do?: readonly Effect[];
  readonly dice?: readonly number[];
  /** Cards that follow. */
  readonly next?: readonly DeckCard[];
  readonly options?: Partial<Options>;
}

/** A day before the card: everybody is where the test wants him. */
function before(
  card: DeckCard,
  { heroes = heroKinds, at, willpower, strength, gold, has, do: effects = [], next = [], options = {} }: Before,
): Stage {
  const place: readonly Effect[] = [{ do: 'heroes.place', at: { dwarf: 40, warrior: 41, archer: 43, wizard: 45, ...at } }];
  const cards = next.toReversed();
  const legend = small({
    do: [...place, ...effects],
    decks: { events: { cards: [...cards, card], top: [card.id, ...next.map(({ id }) => id)], discard: 'out', empty: 'stop' } },
  });
  const s = new Stage(legend, { heroes, options });
  const { state } = s;
  for (const kind of heroKinds.filter((each) => heroes.includes(each))) {
    const seat = s.seat(kind);
    state.willpower[seat] = willpower?.[kind] ?? 7;
    state.strength[seat] = strength?.[kind] ?? 3;
    hand(state, seat, 'gold', gold?.[kind] ?? 0);
    const thing = has?.[kind];
    if (thing !== undefined) hand(state, seat, thing, 1);
  }
  s.sound();
  return s;
}

function hand(state: State, seat: number, item: ItemName, count: number): void {
  const number = itemNames.indexOf(item);
  state.bag[seat * ITEMS + number] = (state.bag[seat * ITEMS + number] as number) + count;
  state.stock[number] = (state.stock[number] as number) - count;
}

/** The card is turned over at sunrise. */
function sunrise(deck: keyof typeof decks, id: number | 'START', given: Before = {}): Stage {
  const s = before(cardOf(deck, id), given);
  s.dice.faces.push(...(given.dice ?? []));
  return s.sleep();
}

const willpowers = (s: Stage): number[] => [...s.state.willpower];
const strengths = (s: Stage): number[] => [...s.state.strength];
const wells: Effect = { do: 'place.token', token: 'well', fields: [5, 35, 45, 55], face: 'up' };
const wellFields = (s: Stage): number[] => s.state.wells.map((well) => Math.floor(well / 2));

describe('silver event cards', () => {
  test('START puts gors on 16, 22, 23 and 24, heroes or not, and they move at once', () => {
    const s = sunrise('silver', 'START', { at: { dwarf: 16, warrior: 22, archer: 43, wizard: 45 } });
    expect(s.heard('creature-placed').map(({ field }) => field)).toEqual([16, 22, 23, 24]);
    expect(s.fieldsOf('gor')).toEqual([3, 13, 19, 21]);
  });

  test('1: below 10 willpower 2 are gained', () => {
    expect(willpowers(sunrise('silver', 1, { willpower: { dwarf: 9, warrior: 10, archer: 1, wizard: 20 } }))).toEqual([11, 10, 3, 20]);
  });

  test('2: the group loses 3, AND-22.1 point by point, lowest rank first', () => {
    const s = sunrise('silver', 2);
    expect(s.asked('dwarf')).toBe('pool');
    expect(s.asked('warrior')).toBe('');
    s.play('dwarf', { type: 'share', point: 'willpower' }).decline('warrior').play('archer', { type: 'share', point: 'willpower' });
    s.play('wizard', { type: 'share', point: 'willpower' });
    expect(willpowers(s)).toEqual([6, 7, 6, 6]);
    expect(s.state.day).toBe(2);
  });

  test('2: AND-22.3 losses nobody takes go to the most willpower, among equals to the lowest rank', () => {
    const s = sunrise('silver', 2, { willpower: { dwarf: 4, warrior: 8, archer: 7, wizard: 3 } });
    for (const kind of heroKinds) s.decline(kind);
    expect(willpowers(s)).toEqual([4, 6, 6, 3]);
  });

  test('3: heroes on fields 0 to 9 gain 2', () => {
    expect(willpowers(sunrise('silver', 3, { at: { dwarf: 0, warrior: 9, archer: 10, wizard: 5 } }))).toEqual([9, 9, 7, 9]);
  });

  test('4: the well on 55 is gone', () => {
    expect(wellFields(sunrise('silver', 4, { do: [wells] }))).toEqual([5, 35, 45]);
  });

  test('5: 3 gold wait on 26, also for a hero who stands there', () => {
    const s = sunrise('silver', 5, { at: { dwarf: 26, warrior: 41, archer: 43, wizard: 45 } });
    expect(s.lying('gold', 26)).toBe(3);
    s.play('dwarf', { type: 'take', item: itemNames.indexOf('gold'), count: 3 });
    expect(s.of('dwarf').gold).toBe(3);
  });

  test('6 and 10: two heroes each are brought down to 12, who has less keeps it', () => {
    const willpower = { dwarf: 13, warrior: 20, archer: 11, wizard: 14 };
    expect(willpowers(sunrise('silver', 6, { willpower }))).toEqual([13, 12, 11, 14]);
    expect(willpowers(sunrise('silver', 10, { willpower }))).toEqual([12, 20, 11, 12]);
  });

  test('7: each may give 2 gold for 5 willpower once; AND-17.6 who declines keeps the gold', () => {
    const s = sunrise('silver', 7, { gold: { dwarf: 4, archer: 2, wizard: 1 } });
    expect(s.asked('dwarf')).toBe('question');
    s.choose('dwarf', 1);
    expect(s.asked('archer')).toBe('question');
    s.decline('archer');
    expect([s.of('dwarf').gold, s.of('dwarf').willpower]).toEqual([2, 12]);
    expect([s.of('archer').gold, s.of('archer').willpower]).toEqual([2, 7]);
    expect(s.state.day).toBe(2);
  });

  test('8: heroes in the forest lose 1 strength, never the last', () => {
    const s = sunrise('silver', 8, { at: { dwarf: 22, warrior: 57, archer: 61, wizard: 48 }, strength: { dwarf: 1, warrior: 4 } });
    expect(strengths(s)).toEqual([1, 3, 3, 2]);
  });

  test('9: the lowest rank uncovers two fog tokens; they do nothing yet', () => {
    const s = before(cardOf('silver', 9), {
      heroes: ['warrior', 'wizard'],
      do: [{ do: 'place.fog', tokens: { gor: 2, gold: 1 }, fields: [11, 12, 13] }],
    });
    s.sleep();
    expect(s.asked('warrior')).toBe('question');
    s.choose('warrior', 11).choose('warrior', 13);
    expect(s.state.fog.map((entry) => entry % 2)).toEqual([1, 0, 1]);
    expect(s.fieldsOf('gor')).toEqual([]);
    expect(s.state.day).toBe(2);
  });

  test('11: the group gains 5; AND-22.2 what nobody takes goes to the least willpower', () => {
    const s = sunrise('silver', 11, { heroes: ['dwarf', 'archer'], willpower: { dwarf: 3, archer: 5 } });
    s.play('dwarf', { type: 'share', point: 'willpower' }).decline('archer').decline('dwarf');
    expect(willpowers(s)).toEqual([7, 6]);
  });
});

describe('golden event cards: points', () => {
  test('2 and 4: heroes on 0 to 20, on 37 to 70 lose 3', () => {
    const at = { dwarf: 20, warrior: 21, archer: 37, wizard: 70 };
    expect(willpowers(sunrise('golden', 2, { at }))).toEqual([4, 7, 7, 7]);
    expect(willpowers(sunrise('golden', 4, { at }))).toEqual([7, 7, 4, 4]);
  });

  test('12 and 14: two heroes each gain 3; AND-17.3 who is not in play gets nothing', () => {
    expect(willpowers(sunrise('golden', 12))).toEqual([7, 7, 10, 10]);
    expect(willpowers(sunrise('golden', 14))).toEqual([10, 10, 7, 7]);
    expect(willpowers(sunrise('golden', 12, { heroes: ['dwarf', 'warrior'] }))).toEqual([7, 7]);
  });

  test('13: who has less than 10 has 10', () => {
    expect(willpowers(sunrise('golden', 13, { willpower: { dwarf: 1, warrior: 9, archer: 10, wizard: 15 } }))).toEqual([10, 10, 10, 15]);
  });

  test('17: who has more than 12 has 12', () => {
    expect(willpowers(sunrise('golden', 17, { willpower: { dwarf: 12, warrior: 13, archer: 20 } }))).toEqual([12, 12, 12, 7]);
  });

  test('6: the lowest rank may roll: 1 to 4 lose, 5 and 6 gain', () => {
    const rolled = (die: number): number | undefined =>
      sunrise('golden', 6, { dice: [] }).play('dwarf', { type: 'choose', of: 'option', value: 1 }, die).of('dwarf').willpower;
    expect([1, 4, 5, 6].map(rolled)).toEqual([6, 3, 12, 13]);
    expect(sunrise('golden', 6).decline('dwarf').of('dwarf').willpower).toBe(7);
  });

  test('7: the group loses what the die shows', () => {
    const s = sunrise('golden', 7, { heroes: ['dwarf', 'warrior'], dice: [3] });
    s.play('dwarf', { type: 'share', point: 'willpower' })
      .play('warrior', { type: 'share', point: 'willpower' })
      .play('dwarf', { type: 'share', point: 'willpower' });
    expect(willpowers(s)).toEqual([5, 6]);
  });

  test('23: up to two heroes with 6 strength or less gain 1', () => {
    const s = sunrise('golden', 23, { strength: { dwarf: 7, warrior: 6, archer: 2, wizard: 1 } });
    s.play('warrior', { type: 'share', point: 'strength' }).decline('archer').play('wizard', { type: 'share', point: 'strength' });
    expect(strengths(s)).toEqual([7, 7, 2, 2]);
  });

  test.each([24, 31])('%i: heroes without a roof lose 2', (id) => {
    expect(willpowers(sunrise('golden', id, { at: { dwarf: 71, warrior: 14, archer: 57, wizard: 72 } }))).toEqual([7, 5, 7, 7]);
    expect(willpowers(sunrise('golden', id, { at: { dwarf: 0, warrior: 61, archer: 22, wizard: 84 } }))).toEqual([7, 5, 7, 5]);
  });

  test('25: below 6 willpower each rolls for himself', () => {
    expect(willpowers(sunrise('golden', 25, { willpower: { dwarf: 5, warrior: 6, archer: 1, wizard: 9 }, dice: [2, 6] }))).toEqual([
      7, 6, 7, 9,
    ]);
  });

  test('28 and 32: at sunrise everybody is in the box, in the middle of a day only who has ended it', () => {
    expect(willpowers(sunrise('golden', 28, { heroes: ['dwarf', 'wizard'] }))).toEqual([9, 9]);
    expect(willpowers(sunrise('golden', 32, { heroes: ['dwarf', 'wizard'] }))).toEqual([5, 5]);
    const s = before(cardOf('golden', 32), { heroes: ['dwarf', 'wizard'], at: { dwarf: 40, wizard: 45 } });
    s.state.fog.push(46 * 32 + FOG_EVENT * 2);
    s.play('dwarf', { type: 'end-day' }).walk('wizard', 46);
    expect(willpowers(s)).toEqual([5, 7]);
  });

  test('33: one hero loses 1 strength; who has only one is not asked', () => {
    const s = sunrise('golden', 33, { strength: { dwarf: 1, warrior: 2, archer: 4, wizard: 1 } });
    s.decline('warrior').play('archer', { type: 'share', point: 'strength' });
    expect(strengths(s)).toEqual([1, 2, 3, 1]);
    expect(strengths(sunrise('golden', 33, { strength: { dwarf: 1, warrior: 1, archer: 1, wizard: 1 } }))).toEqual([1, 1, 1, 1]);
  });

  test('AND-23.2 an event that takes the last willpower acts as in a fight, or stops at 1', () => {
    const given = { at: { dwarf: 20, warrior: 41, archer: 43, wizard: 45 }, willpower: { dwarf: 3 }, strength: { dwarf: 2 } };
    const hit = sunrise('golden', 2, given);
    expect([hit.of('dwarf').willpower, hit.of('dwarf').strength]).toEqual([3, 1]);
    const mild = sunrise('golden', 2, { ...given, options: { zeroByEvent: 'one' } });
    expect([mild.of('dwarf').willpower, mild.of('dwarf').strength]).toEqual([1, 2]);
  });
});

describe('golden event cards: trade', () => {
  test('1: 3 willpower for one item from the board, never the brew; AND-23.3 at least 1 is kept', () => {
    const s = sunrise('golden', 1, { willpower: { dwarf: 4, warrior: 3, archer: 2, wizard: 20 } });
    expect(s.asked('dwarf')).toBe('question');
    expect(s.state.question.choices).not.toContain(itemNames.indexOf('brew'));
    s.choose('dwarf', SHIELD);
    expect([s.of('dwarf').willpower, s.of('dwarf').count('shield')]).toEqual([1, 1]);
    expect(s.asked('wizard')).toBe('question');
    s.decline('wizard');
    expect(willpowers(s)).toEqual([1, 3, 2, 20]);
    const daring = sunrise('golden', 1, { willpower: { dwarf: 3 }, options: { payKeepsOne: false } });
    expect(daring.asked('dwarf')).toBe('question');
  });

  test('8: the first hero on 9 may buy 2 strength for 2 gold; then it is over', () => {
    const s = sunrise('golden', 8, { heroes: ['dwarf', 'warrior'], at: { dwarf: 9, warrior: 9 }, gold: { dwarf: 3, warrior: 3 } });
    const offer = s.rules.legal(s.state, s.seat('dwarf')).find(({ type }) => type === 'offer');
    expect(offer).toBeDefined();
    if (offer !== undefined) s.play('dwarf', offer);
    expect([s.of('dwarf').gold, s.of('dwarf').strength]).toEqual([1, 5]);
    expect(s.rules.legal(s.state, s.seat('warrior')).some(({ type }) => type === 'offer')).toBe(false);
  });

  test('10: 1 gold for 3 willpower', () => {
    const s = sunrise('golden', 10, { gold: { warrior: 1 } });
    expect(s.asked('warrior')).toBe('question');
    s.choose('warrior', 1);
    expect([s.of('warrior').gold, s.of('warrior').willpower]).toEqual([0, 10]);
    expect(s.state.day).toBe(2);
  });

  test('34: one hero may give 2 strength for 10 willpower', () => {
    const s = sunrise('golden', 34, { strength: { dwarf: 2, warrior: 3, archer: 5, wizard: 1 } });
    expect(s.asked('warrior')).toBe('question');
    s.choose('warrior', 1);
    expect([s.of('warrior').strength, s.of('warrior').willpower]).toEqual([1, 17]);
    expect(s.state.day).toBe(2);
  });
});

describe('golden event cards: the board', () => {
  test('3: the first on 57, now the highest rank, gains 1 strength; it waits until somebody stands there', () => {
    expect(strengths(sunrise('golden', 3, { at: { dwarf: 57, warrior: 41, archer: 57, wizard: 45 } }))).toEqual([3, 3, 4, 3]);
    const s = sunrise('golden', 3, { heroes: ['dwarf', 'warrior'], at: { dwarf: 56, warrior: 54 } });
    expect(strengths(s)).toEqual([3, 3]);
    s.walk('dwarf', 57).walk('warrior', 57);
    expect(strengths(s)).toEqual([4, 3]);
  });

  test('21: AND-17.5 the first who stands on 22 to 25 loses 4; passing does not count', () => {
    const s = sunrise('golden', 21, { heroes: ['dwarf', 'warrior'], at: { dwarf: 19, warrior: 34 } });
    s.walk('dwarf', 23, 72);
    expect(willpowers(s)).toEqual([7, 7]);
    s.walk('warrior', 23);
    expect(willpowers(s)).toEqual([7, 3]);
    s.walk('dwarf', 23);
    expect(willpowers(s)).toEqual([7, 3]);
  });

  test('5: heroes on the river bank get a wineskin', () => {
    const s = sunrise('golden', 5, { at: { dwarf: 28, warrior: 14, archer: 64, wizard: 45 } });
    expect(heroKinds.map((kind) => s.of(kind).count('wineskin'))).toEqual([1, 0, 1, 0]);
  });

  test('15 and 22: a well is gone', () => {
    expect(wellFields(sunrise('golden', 15, { do: [wells] }))).toEqual([5, 45, 55]);
    expect(wellFields(sunrise('golden', 22, { do: [wells], at: { wizard: 44 } }))).toEqual([5, 35, 55]);
  });

  test('16: the highest rank sees the next event and may take it out of the game', () => {
    const next = cardOf('golden', 2);
    const looking = (): Stage => sunrise('golden', 16, { heroes: ['dwarf', 'wizard'], at: { dwarf: 1, wizard: 2 }, next: [next] });
    expect(looking().asked('wizard')).toBe('question');
    expect(
      looking()
        .heard('looked')
        .map(({ title }) => title),
    ).toEqual([next.title]);
    const answers = looking().rules.legal(looking().state, 1);
    const outcomes = answers.map((answer) => {
      const s = looking().play('wizard', answer);
      return [s.heard('peeked').map(({ kept }) => kept), willpowers(s.sleep())];
    });
    expect(outcomes).toHaveLength(2);
    expect(outcomes).toContainEqual([[true], [4, 4]]);
    expect(outcomes).toContainEqual([[false], [7, 7]]);
  });

  test.each([
    [['dwarf', 'warrior'], 2],
    [['dwarf', 'warrior', 'archer'], 4],
    [['dwarf', 'warrior', 'archer', 'wizard'], 6],
  ] as const)('18: the gor with the lowest number moves on unless %j pay %i willpower', (heroes, price) => {
    const given: Before = {
      heroes,
      do: [
        { do: 'place.creature', creature: 'gor', fields: [26, 60] },
        { do: 'pin.creature', creature: { pick: 'all' } },
      ],
    };
    const loose: Before = { heroes, do: [{ do: 'place.creature', creature: 'gor', fields: [26, 60] }] };
    const s = sunrise('golden', 18, given);
    expect(s.state.pool.left).toBe(price);
    for (const kind of heroes) s.decline(kind);
    expect(s.fieldsOf('gor')).toEqual([26, 60]);
    const moved = sunrise('golden', 18, loose);
    for (const kind of heroes) moved.decline(kind);
    expect(moved.fieldsOf('gor')).toEqual([24, 59]);
    expect(willpowers(moved)).toEqual(heroes.map(() => 7));
    const paid = sunrise('golden', 18, loose);
    for (let i = 0; i < price; i += 1) paid.play(heroes[i % heroes.length] as HeroKind, { type: 'share', point: 'willpower' });
    expect(paid.fieldsOf('gor')).toEqual([25, 59]);
    expect(paid.state.willpower.reduce((sum, points) => sum + points, 0)).toBe(7 * heroes.length - price);
  });

  test('18 and 27: without a creature nobody is asked to pay', () => {
    for (const id of [18, 27]) expect(sunrise('golden', id).state.day).toBe(2);
  });

  test('27: the creature with the highest number moves on unless gold or willpower is paid; AND-22.4 half a price costs nothing', () => {
    const given: Before = {
      heroes: ['dwarf', 'wizard'],
      gold: { dwarf: 1 },
      do: [{ do: 'place.creature', creature: 'skral', fields: [60] }],
    };
    const half = sunrise('golden', 27, given);
    half.play('dwarf', { type: 'share', point: 'gold' }).decline('wizard').decline('dwarf');
    expect([half.of('dwarf').gold, half.fieldsOf('skral')]).toEqual([1, [57]]);
    const paid = sunrise('golden', 27, given);
    paid.play('dwarf', { type: 'share', point: 'gold' }).play('wizard', { type: 'share', point: 'willpower' });
    expect([paid.of('dwarf').gold, paid.of('wizard').willpower, paid.fieldsOf('skral')]).toEqual([0, 6, [59]]);
  });

  test('20: a farmer outside the castle is gone unless 2, 3 or 4 are paid; AND-22.5 the lowest rank names him', () => {
    const farmers: Effect = { do: 'place.token', token: 'farmer', fields: [24, 36, 0] };
    const s = sunrise('golden', 20, { heroes: ['warrior', 'archer', 'wizard'], do: [farmers] });
    expect(s.state.pool.left).toBe(3);
    s.decline('warrior').decline('archer').decline('wizard');
    expect(s.asked('warrior')).toBe('question');
    s.choose('warrior', 36);
    expect([s.state.farmers, s.state.saved]).toEqual([[24], 1]);
    expect(sunrise('golden', 20, { do: [{ do: 'place.token', token: 'farmer', fields: [0] }] }).state.day).toBe(2);
  });

  test('29 and 30: a shield lies on 57, a wineskin on 72', () => {
    expect(sunrise('golden', 29).lying('shield', 57)).toBe(1);
    expect(sunrise('golden', 30).lying('wineskin', 72)).toBe(1);
  });
});

describe('cards for the day', () => {
  const rest = (s: Stage, hour: number): Stage => {
    s.state.hour[0] = hour;
    return s;
  };
  const pays = (s: Stage): number => {
    const { willpower } = s.of('dwarf');
    return s.may('dwarf', { type: 'pass' }) ? Number(willpower) - Number(s.play('dwarf', { type: 'pass' }).of('dwarf').willpower) : NONE;
  };

  test('9: AND-17.4 nobody has a tenth hour on the day that begins, and everybody the day after', () => {
    const at = (): Stage => sunrise('golden', 9, { willpower: { dwarf: 20 } });
    expect(pays(rest(at(), 8))).toBe(2);
    expect(pays(rest(at(), 9))).toBe(NONE);
    expect(pays(rest(at().sleep(), 9))).toBe(2);
  });

  test('19: hours 9 and 10 cost 3 each', () => {
    expect([7, 8, 9].map((hour) => pays(rest(sunrise('golden', 19, { willpower: { dwarf: 20 } }), hour)))).toEqual([2, 3, 3]);
    expect(pays(rest(sunrise('golden', 19, { willpower: { dwarf: 3 } }), 8))).toBe(NONE);
  });

  test('26: hour 8 costs nothing', () => {
    expect([7, 8].map((hour) => pays(rest(sunrise('golden', 26, { willpower: { dwarf: 20 } }), hour)))).toEqual([0, 2]);
    expect(pays(rest(sunrise('golden', 26, { willpower: { dwarf: 1 } }), 7))).toBe(0);
  });

  test('11: every creature has 1 strength more, AND-17.4 out of the fog for the current day', () => {
    const s = before(cardOf('golden', 11), { heroes: ['dwarf', 'warrior'], at: { dwarf: 45, warrior: 41 } });
    s.state.fog.push(46 * 32 + FOG_EVENT * 2);
    s.place('gor', 44);
    const strength = (): number => s.rules.core.engine.creatureStrength(s.state, 0, 2);
    expect(strength()).toBe(2);
    s.walk('dwarf', 46);
    expect(strength()).toBe(3);
    s.sleep();
    expect(strength()).toBe(2);
  });
});

describe('what still holds is shown', () => {
  const shown = (s: Stage, seat = 0) => s.rules.view(s.state, seat).legend;

  test('a card for the day stands there with its words and its prices, and is gone the day after', () => {
    const s = sunrise('golden', 9);
    expect(shown(s).lasting.map(({ title }) => title.en)).toEqual(['Dark clouds']);
    expect(shown(s).overtime).toEqual([2, 2, NONE]);
    expect(shown(sunrise('golden', 19)).overtime).toEqual([2, 3, 3]);
    expect(shown(sunrise('golden', 26)).overtime).toEqual([0, 2, 2]);
    s.sleep();
    expect([shown(s).lasting, shown(s).overtime]).toEqual([[], [2, 2, 2]]);
  });

  test('a card that waits beside a field stands there until somebody comes', () => {
    const s = sunrise('golden', 21, { heroes: ['dwarf', 'warrior'], at: { dwarf: 19, warrior: 34 } });
    expect(shown(s).lasting).toEqual([{ title: cardOf('golden', 21).title, story: cardOf('golden', 21).story }]);
    s.walk('dwarf', 23);
    expect(shown(s).lasting).toEqual([]);
  });

  test('an offer stands there with its fields', () => {
    expect(shown(sunrise('golden', 8)).offerWords.map(({ fields, text }) => [fields, text.en])).toEqual([
      [[9], 'Give 2 gold and get 2 strength'],
    ]);
  });

  test('AND-2.1 what is sold where a hero stands, at his own price', () => {
    const shop: Effect = { do: 'shop.open', at: [71], goods: ['strength', 'helm'] };
    const s = before(cardOf('silver', 1), { at: { dwarf: 71, warrior: 71 }, do: [shop] });
    const wares = shown(s).wares.map((goods) => goods.map(({ item, price }) => [itemNames[item] ?? 'strength', price]));
    expect(wares).toEqual([
      [
        ['strength', 1],
        ['helm', 2],
      ],
      [
        ['strength', 2],
        ['helm', 2],
      ],
      [],
      [],
    ]);
  });
});

describe('shields against events', () => {
  const shown = [...silver.map((card) => ['silver', card] as const), ...golden.map((card) => ['golden', card] as const)];

  test.each(shown.filter(([, { shield }]) => shield === true).map(([deck, card]) => [deck, card.id] as const))(
    'AND-17.2 %s %s can be turned away, and nothing of it happens',
    (deck, id) => {
      const scene: Before = {
        at: { dwarf: 20, warrior: 22, archer: 43, wizard: 57 },
        willpower: { dwarf: 14, warrior: 14, archer: 14, wizard: 14 },
        has: { archer: 'shield' },
        do: [wells, { do: 'place.creature', creature: 'gor', fields: [60] }, { do: 'place.token', token: 'farmer', fields: [36] }],
      };
      const s = sunrise(deck, Number(id), scene);
      expect(s.asked('archer')).toBe('shield-event');
      s.play('archer', { type: 'shield' });
      expect(s.state.day).toBe(2);
      expect(willpowers(s)).toEqual([14, 14, 14, 14]);
      expect(strengths(s)).toEqual([3, 3, 3, 3]);
      expect([wellFields(s).length, s.state.farmers, s.fieldsOf('gor')]).toEqual([4, [36], [59]]);
      expect([s.of('archer').count('shield'), s.of('archer').count('shield-half')]).toEqual([0, 1]);
      expect([s.state.legend.modifiers, s.state.legend.waits]).toEqual([[], []]);
    },
  );

  test.each(shown.filter(([, { shield }]) => shield !== true).map(([deck, card]) => [deck, card.id] as const))(
    'AND-10.4 %s %s shows no shield: nobody is asked',
    (deck, id) => {
      const s = sunrise(deck, id === 'START' ? id : Number(id), { has: { archer: 'shield' } });
      expect(s.asked('archer')).not.toBe('shield-event');
    },
  );

  test('AND-17.7 a card from the fog is carried out before the next hero is in turn', () => {
    const s = before(cardOf('silver', 2), { heroes: ['dwarf', 'warrior'], at: { dwarf: 45, warrior: 41 } });
    s.state.fog.push(46 * 32 + FOG_EVENT * 2);
    s.walk('dwarf', 46);
    expect(s.asked('dwarf')).toBe('pool');
    expect(s.may('warrior', { type: 'pass' })).toBe(false);
    for (let i = 0; i < 3; i += 1) s.play(i % 2 === 0 ? 'dwarf' : 'warrior', { type: 'share', point: 'willpower' });
    expect(s.state.turn).toBe(s.seat('warrior'));
  });
});
