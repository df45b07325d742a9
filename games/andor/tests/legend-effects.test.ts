import { describe, expect, test } from 'vitest';
import type { Effect } from '../legend/format.ts';
import { BREW, FIELDS, NONE, ON_SHIELD, WITCH } from '../pieces.ts';
import { stage } from './stage.ts';

const all = (...effects: readonly Effect[]) => ({ do: effects });

describe('laying out', () => {
  test('place.creature: in the order of the list; an occupied field hands on along its arrow', () => {
    const s = stage(all({ do: 'place.creature', creature: 'gor', fields: [22, 23, 23] }));
    expect(s.fieldsOf('gor')).toEqual([19, 22, 23]);
  });

  test('place.creature: a supply that is empty is skipped', () => {
    const s = stage(all({ do: 'place.creature', creature: 'wardrak', fields: [60, 61, 62] }));
    expect(s.fieldsOf('wardrak')).toEqual([60, 61]);
    expect(s.heard('creature-skipped')).toHaveLength(1);
  });

  test('place.boss: own values, takes the field of a creature there, never moves, others jump over it', () => {
    const s = stage(
      all(
        { do: 'place.creature', creature: 'gor', fields: [53] },
        {
          do: 'place.boss',
          creature: 'skral',
          name: 'boss',
          field: 53,
          strength: { num: 'by_hero_count', 2: 10, 3: 20, 4: 30 },
          willpower: 6,
        },
        { do: 'place.creature', creature: 'gor', fields: [53] },
      ),
    );
    expect(s.fieldsOf('skral')).toEqual([53]);
    expect(s.fieldsOf('gor')).toEqual([47]);
    expect(s.state.creatures.slice(2, 4)).toEqual([10, 6]);
    s.sleep();
    expect(s.fieldsOf('skral')).toEqual([53]);
  });

  test('place.token: gold by value, items, farmers, wells full and empty', () => {
    const s = stage(
      all(
        { do: 'place.token', token: 'gold', value: 3, fields: [26] },
        { do: 'place.token', token: 'shield', fields: [57] },
        { do: 'place.token', token: 'herb', value: 3, fields: [61] },
        { do: 'place.token', token: 'gem', value: 6, fields: [61] },
        { do: 'place.token', token: 'farmer', fields: [24, 0] },
        { do: 'place.token', token: 'well', fields: [5], face: 'up' },
        { do: 'place.token', token: 'well', fields: [35], face: 'down' },
      ),
    );
    expect(s.lying('gold', 26)).toBe(3);
    expect(s.lying('shield', 57)).toBe(1);
    expect(s.lying('herb-3', 61)).toBe(1);
    expect(s.lying('gem-6', 61)).toBe(1);
    expect(s.state.farmers).toEqual([24]);
    expect(s.state.saved).toBe(1);
    expect(s.state.wells).toEqual([5 * 2 + 1, 35 * 2]);
  });

  test('place.random: each on a field rolled for it, face down; the rest of the family is out, unseen', () => {
    const s = stage(all({ do: 'place.random', token: 'rune-stone', count: 2, field: { num: 'd66' } }), { dice: [3, 2, 1, 6, 6] });
    expect(s.state.covered.map((entry) => Math.floor(entry / 32))).toEqual([32, 66]);
    expect(s.state.aside).toHaveLength(4);
  });

  test('place.fog: as many as are named, never where a hero stands if so ordered', () => {
    const s = stage(
      all(
        { do: 'heroes.place', at: 11 },
        { do: 'place.fog', tokens: { gold: 3, event: 1 }, fields: [11, 12, 13, 16, 32], notOnHeroes: true },
      ),
    );
    expect(s.state.fog.map((entry) => Math.floor(entry / 32))).toEqual([12, 13, 16, 32]);
  });

  test('place.figure and remove.figure', () => {
    const s = stage(all({ do: 'place.figure', figure: 'prince', field: 72 }, { do: 'place.figure', figure: 'witch', field: 8 }));
    expect(s.state.figures.slice(0, 3)).toEqual([72, NONE, 8]);
    const gone = stage(all({ do: 'place.figure', figure: 'prince', field: 72 }, { do: 'remove.figure', figure: 'prince' }));
    expect(gone.state.figures[0]).toBe(NONE);
  });

  test('place.star: the cards of the letter are read when the narrator comes', () => {
    const s = stage({
      do: [{ do: 'place.star', letters: ['B'] }],
      cards: [{ id: 'B', kind: 'letter', letter: 'B', title: { de: 'a', en: 'a', fr: 'a' }, story: { de: 'a', en: 'a', fr: 'a' } }],
    });
    expect(s.state.legend.stars).toBe(2);
    s.sleep();
    expect(s.heard('card').map(({ card }) => card)).toEqual([0]);
    expect(s.state.legend.stars).toBe(0);
  });

  test('heroes.place: one field for all, the number of the rank, or a field for each', () => {
    expect(stage(all({ do: 'heroes.place', at: 'rank' })).state.field).toEqual([7, 14]);
    expect(stage(all({ do: 'heroes.place', at: 57 })).state.field).toEqual([57, 57]);
    expect(stage(all({ do: 'heroes.place', heroes: { pick: 'highest_rank' }, at: 0 })).state.field).toEqual([40, 0]);
  });
});

describe('taking away and moving', () => {
  test('remove.token: all on the fields named', () => {
    const s = stage(
      all(
        { do: 'place.token', token: 'well', fields: [5, 35] },
        { do: 'remove.token', token: 'well', fields: [35] },
        { do: 'place.token', token: 'gold', value: 4, fields: [20, 26] },
        { do: 'remove.token', token: 'gold', fields: { from: 0, to: 25 } },
      ),
    );
    expect(s.state.wells).toEqual([11]);
    expect([s.lying('gold', 20), s.lying('gold', 26)]).toEqual([0, 4]);
  });

  test('remove.token: the group names one (the lowest rank speaks)', () => {
    const s = stage(
      all({ do: 'place.token', token: 'farmer', fields: [24, 28] }, { do: 'remove.token', token: 'farmer', pick: 'group_decides' }),
    );
    expect(s.asked('dwarf')).toBe('question');
    expect(s.state.question.choices).toEqual([24, 28]);
    s.choose('dwarf', 28);
    expect(s.state.farmers).toEqual([24]);
  });

  test('remove.token: fog, rubble and everything of a kind', () => {
    const s = stage(
      all(
        { do: 'place.fog', tokens: { gold: 2 }, fields: [11, 12] },
        { do: 'remove.token', token: 'fog' },
        { do: 'block.space', field: 30, values: [5, 7] },
        { do: 'remove.token', token: 'rubble' },
        { do: 'place.token', token: 'farmer', fields: [24] },
        { do: 'remove.token', token: 'farmer', pick: 'random' },
      ),
    );
    expect([s.state.fog, s.state.rubble, s.state.farmers]).toEqual([[], [], []]);
  });

  test('remove.token: one by chance, wherever it lies, and nobody is asked', () => {
    const fields = [24, 28, 36];
    const left = new Set<number>();
    for (let seed = 1; seed < 30; seed += 1) {
      const s = stage(
        all({ do: 'place.token', token: 'farmer', fields }, { do: 'remove.token', token: 'farmer', fields: [28, 36], pick: 'random' }),
        { seed },
      );
      expect(s.asked('dwarf')).toBe('turn');
      expect(s.state.farmers).toHaveLength(2);
      left.add(fields.find((field) => !s.state.farmers.includes(field)) as number);
    }
    expect([...left].toSorted((a, b) => a - b)).toEqual([28, 36]);
  });

  test('remove.creature: no reward, no step of the narrator', () => {
    const s = stage(
      all(
        { do: 'place.creature', creature: 'gor', fields: [20, 30] },
        { do: 'remove.creature', creature: { pick: 'lowest_number', kind: ['gor'] } },
      ),
    );
    expect(s.fieldsOf('gor')).toEqual([30]);
    expect(s.state.legend.narrator).toBe(0);
  });

  test('move.creature: along the arrow, as many steps as it says', () => {
    const s = stage(
      all(
        { do: 'place.creature', creature: 'gor', fields: [20, 30] },
        { do: 'move.creature', creature: { pick: 'highest_number' }, steps: 2 },
      ),
    );
    expect(s.fieldsOf('gor')).toEqual([20, 28]);
  });

  test('pin.creature stays at sunrise until unpin.creature', () => {
    const pinned = all(
      { do: 'place.creature', creature: 'gor', fields: [30] },
      { do: 'pin.creature', creature: { pick: 'all', kind: ['gor'] } },
    );
    expect(stage(pinned).sleep().fieldsOf('gor')).toEqual([30]);
    const free = all(...pinned.do, { do: 'unpin.creature', creature: { pick: 'all' } });
    expect(stage(free).sleep().fieldsOf('gor')).toEqual([29]);
  });

  test('attach.item: carried along, and left on the field when the creature is beaten', () => {
    const s = stage(
      all(
        { do: 'place.creature', creature: 'gor', fields: [40] },
        { do: 'attach.item', creature: { pick: 'all' }, item: 'parchment' },
        { do: 'gain', heroes: 'all', strength: 13 },
      ),
    );
    s.play('dwarf', { type: 'fight', field: 40, invite: 0 });
    s.play('dwarf', { type: 'roll', how: 'all' });
    s.play('dwarf', { type: 'share', point: 'gold' }).play('dwarf', { type: 'share', point: 'gold' });
    expect(s.lying('parchment', 40)).toBe(1);
    expect(s.fieldsOf('gor')).not.toContain(40);
  });

  test('link.cut and link.restore: the border is closed for heroes and creatures', () => {
    const cut = all({ do: 'place.creature', creature: 'gor', fields: [48] }, { do: 'link.cut', between: [16, 48] });
    const s = stage(all(...cut.do, { do: 'heroes.place', at: 16 }));
    expect(s.may('dwarf', { type: 'step', to: 48, farmers: 0 })).toBe(false);
    expect(s.sleep().fieldsOf('gor')).toEqual([48]);
    const open = stage(all(...cut.do, { do: 'link.restore', between: [16, 48] }));
    expect(open.sleep().fieldsOf('gor')).toEqual([16]);
  });

  test('block.space and unblock.space: rubble', () => {
    const s = stage(all({ do: 'block.space', field: 39, values: [2, 5] }));
    expect(s.may('dwarf', { type: 'step', to: 39, farmers: 0 })).toBe(false);
    expect(s.may('dwarf', { type: 'clear', field: 39, invite: 0 })).toBe(true);
    const open = stage(all({ do: 'block.space', field: 39, values: [2] }, { do: 'unblock.space', field: 39 }));
    expect(open.may('dwarf', { type: 'step', to: 39, farmers: 0 })).toBe(true);
  });

  test('block.space: nothing is laid where nobody stands', () => {
    const figure = { of: 'witch' } as const;
    const witch: Effect = { do: 'place.figure', figure: 'witch', field: 39 };
    expect(stage(all(witch, { do: 'block.space', field: figure, values: [5] })).state.rubble).toHaveLength(1);
    const gone: Effect = { do: 'remove.figure', figure: 'witch' };
    const s = stage(all(witch, gone, { do: 'block.space', field: figure, values: [5] }, { do: 'block.space', field: figure, drawn: 1 }));
    expect(s.state.rubble).toEqual([]);
  });

  test('mark.space and unmark.space: a red X, a reminder only', () => {
    const s = stage(
      all({ do: 'mark.space', field: 39, marker: 'x' }, { do: 'mark.space', field: 12, marker: 'x' }, { do: 'unmark.space', field: 12 }),
    );
    expect(s.state.marks).toEqual([39]);
    expect(s.may('dwarf', { type: 'step', to: 39, farmers: 0 })).toBe(true);
  });

  test('refresh_well and empty_well', () => {
    const s = stage(
      all(
        { do: 'place.token', token: 'well', fields: [5, 35], face: 'down' },
        { do: 'refresh_well', fields: [5] },
        { do: 'place.token', token: 'well', fields: [45], face: 'up' },
        { do: 'empty_well', fields: [45] },
      ),
    );
    expect(s.state.wells).toEqual([11, 70, 90]);
  });

  test('reveal.fog: the hero meant turns over so many, or fewer; nothing is activated', () => {
    const s = stage(
      all({ do: 'place.fog', tokens: { gold: 3 }, fields: [11, 12, 13] }, { do: 'reveal.fog', heroes: { pick: 'lowest_rank' }, count: 2 }),
    );
    s.choose('dwarf', 12);
    expect(s.state.question.choices).toEqual([11, 13]);
    s.decline('dwarf');
    expect(s.state.fog.filter((entry) => entry % 2 === 1)).toHaveLength(1);
    expect(s.of('dwarf').gold).toBe(0);
  });
});

describe('heroes', () => {
  test('gain and lose: willpower, strength, gold; the tracks have ends', () => {
    const s = stage(
      all(
        { do: 'gain', heroes: 'all', willpower: 30, strength: 2, gold: 3 },
        { do: 'lose', heroes: { pick: 'each', where: { kind: ['warrior'] } }, strength: 9, gold: 1 },
      ),
    );
    expect(s.of('dwarf')).toMatchObject({ willpower: 20, strength: 3, gold: 3 });
    expect(s.of('warrior')).toMatchObject({ willpower: 20, strength: 1, gold: 2 });
  });

  test('gain.gem and lose.gem: the owner chooses which', () => {
    const s = stage(
      all(
        { do: 'gain.gem', heroes: { pick: 'lowest_rank' }, value: 2 },
        { do: 'gain.gem', heroes: { pick: 'lowest_rank' }, value: 4 },
        { do: 'lose.gem', heroes: 'all' },
      ),
    );
    expect(s.asked('dwarf')).toBe('question');
    s.choose('dwarf', s.state.question.choices[1] as number);
    expect([s.of('dwarf').count('gem-2'), s.of('dwarf').count('gem-4')]).toEqual([1, 0]);
    expect(s.asked('warrior')).toBe('');
  });

  test('lose.hours and gain.hours: the marker moves without a price', () => {
    const s = stage({
      rules: [
        { id: 'tired', when: { on: 'hero_stands', fields: [39] }, do: [{ do: 'lose.hours', heroes: 'this', hours: 3 }] },
        { id: 'fresh', when: { on: 'hero_stands', fields: [42] }, do: [{ do: 'gain.hours', heroes: 'this', hours: 2 }] },
      ],
    });
    s.walk('dwarf', 39);
    expect(s.of('dwarf').hour).toBe(4);
    s.play('warrior', { type: 'pass' });
    s.walk('dwarf', 42);
    expect(s.of('dwarf').hour).toBe(3);
  });

  test('set_min and set_max', () => {
    const s = stage(
      all(
        { do: 'gain', heroes: { pick: 'lowest_rank' }, willpower: 8 },
        { do: 'set_max', heroes: 'all', willpower: 12 },
        { do: 'set_min', heroes: 'all', willpower: 10 },
        { do: 'set_min', heroes: 'all', strength: 4 },
      ),
    );
    expect([s.of('dwarf').willpower, s.of('warrior').willpower]).toEqual([12, 10]);
    expect(s.of('dwarf').strength).toBe(4);
  });

  test('group_total (pick.split_among_heroes): points one by one, articles too', () => {
    const s = stage(all({ do: 'group_total', way: 'gain', gold: 3, articles: { wineskin: 1 } }));
    s.play('dwarf', { type: 'share', point: 'gold' });
    s.play('warrior', { type: 'share', point: 'gold' });
    s.play('dwarf', { type: 'share', point: 'gold' });
    expect([s.of('dwarf').gold, s.of('warrior').gold]).toEqual([2, 1]);
    s.decline('dwarf');
    s.play('warrior', { type: 'share', point: 'item' });
    expect(s.of('warrior').count('wineskin')).toBe(1);
    expect(s.asked('dwarf')).toBe('turn');
  });

  test('group_total: a loss nobody takes strikes the hero with most willpower; `each` and `among` limit it', () => {
    const s = stage(all({ do: 'gain', heroes: { pick: 'highest_rank' }, willpower: 5 }, { do: 'group_total', way: 'lose', willpower: 2 }));
    s.decline('dwarf').decline('warrior');
    expect([s.of('dwarf').willpower, s.of('warrior').willpower]).toEqual([7, 10]);
    const up = stage(all({ do: 'group_total', way: 'gain', strength: 2, each: 1, among: { strength: { atMost: 6 } } }));
    up.play('dwarf', { type: 'share', point: 'strength' });
    expect(up.may('dwarf', { type: 'share', point: 'strength' })).toBe(false);
    expect(up.of('dwarf').strength).toBe(2);
  });

  test('give_item and take_item; no free space: it is laid on the field', () => {
    const s = stage(
      all(
        { do: 'give_item', heroes: 'all', item: 'helm' },
        { do: 'give_item', heroes: { pick: 'lowest_rank' }, item: 'helm' },
        { do: 'take_item', heroes: { pick: 'highest_rank' }, item: 'helm' },
        { do: 'give_item', heroes: { pick: 'highest_rank' }, item: 'wineskin', count: 2 },
      ),
    );
    expect(s.of('dwarf').count('helm')).toBe(1);
    expect(s.lying('helm', 40)).toBe(1);
    expect([s.of('warrior').count('helm'), s.of('warrior').count('wineskin')]).toEqual([0, 2]);
  });

  test('offer.trade: each is asked who can pay; `in-all` stops after the first', () => {
    const offer: Effect = { do: 'offer.trade', heroes: 'all', pay: { gold: 2 }, get: { willpower: 5 } };
    const s = stage(all({ do: 'gain', heroes: { pick: 'highest_rank' }, gold: 2 }, offer));
    expect(s.asked('dwarf')).toBe('');
    s.choose('warrior', 1);
    expect(s.of('warrior')).toMatchObject({ gold: 0, willpower: 12 });
    const once = stage(
      all({ do: 'gain', heroes: 'all', gold: 2 }, { ...offer, once: 'in-all', then: [{ do: 'flag.set', flag: 'taken' }] }),
    );
    once.choose('dwarf', 1);
    expect(once.asked('warrior')).toBe('');
    expect(once.state.legend.flags).toBe(1);
  });

  test('offer.trade: one of several articles', () => {
    const s = stage(all({ do: 'offer.trade', heroes: 'all', pay: { willpower: 3 }, get: { oneOf: ['helm', 'bow'] } }));
    s.choose('dwarf', s.state.question.choices[0] as number);
    expect([s.of('dwarf').count('helm'), s.of('dwarf').willpower]).toEqual([1, 4]);
    s.decline('warrior');
    expect(s.asked('dwarf')).toBe('turn');
  });

  test('offer.trade at a field: waits as a free action until it is used', () => {
    const s = stage(
      all({ do: 'gain', heroes: 'all', gold: 4 }, { do: 'offer.trade', at: [40], pay: { gold: 2 }, get: { strength: 2 }, once: 'in-all' }),
    );
    expect(s.may('dwarf', { type: 'offer', offer: 0 })).toBe(true);
    expect(s.may('warrior', { type: 'offer', offer: 0 })).toBe(false);
    s.play('dwarf', { type: 'offer', offer: 0 });
    expect(s.of('dwarf')).toMatchObject({ gold: 2, strength: 3 });
    expect(s.may('dwarf', { type: 'offer', offer: 0 })).toBe(false);
  });

  test('shop.open and shop.close: goods, price by heroes, discount; at a figure too', () => {
    const s = stage(
      all(
        { do: 'heroes.place', at: 8 },
        { do: 'gain', heroes: 'all', gold: 9 },
        { do: 'place.figure', figure: 'witch', field: 8 },
        {
          do: 'shop.open',
          at: [{ of: 'witch' }],
          goods: ['brew'],
          price: { num: 'by_hero_count', 2: 3, 3: 4, 4: 5 },
          discount: { archer: 1 },
        },
        { do: 'shop.open', at: [18, 57], goods: ['strength'] },
        { do: 'shop.close', at: [57] },
      ),
      { heroes: ['dwarf', 'archer', 'wizard'] },
    );
    const { engine } = s.rules.core;
    expect(engine.goods(s.state, 0, 8).map(({ price }) => price)).toEqual([4]);
    expect(engine.goods(s.state, 1, 8).map(({ price }) => price)).toEqual([3]);
    expect(engine.goods(s.state, 0, 18).map(({ price }) => price)).toEqual([2]);
    expect(engine.goods(s.state, 0, 57)).toEqual([]);
    s.play('dwarf', { type: 'buy', item: engine.goods(s.state, 0, 8)[0]?.item as number, gem: NONE });
    expect([s.of('dwarf').count('brew'), s.of('dwarf').gold]).toEqual([1, 5]);
  });

  test('gamble: the die decides; it may be declined', () => {
    const gamble: Effect = {
      do: 'gamble',
      heroes: { pick: 'lowest_rank' },
      points: 'willpower',
      faces: [-1, -2, -3, -4, 5, 6],
      optional: true,
    };
    expect(stage(all(gamble)).play('dwarf', { type: 'choose', of: 'option', value: 1 }, 4).of('dwarf').willpower).toBe(3);
    expect(stage(all(gamble)).play('dwarf', { type: 'choose', of: 'option', value: 1 }, 6).of('dwarf').willpower).toBe(13);
    expect(stage(all(gamble)).decline('dwarf').of('dwarf').willpower).toBe(7);
  });

  test('end_day: the marker goes to the sunrise box', () => {
    const s = stage({ rules: [{ id: 'r', when: { on: 'hero_stands', fields: [39] }, do: [{ do: 'end_day', heroes: 'this' }] }] });
    s.walk('dwarf', 39);
    expect(s.of('dwarf').inBox).toBe(true);
    expect(s.asked('warrior')).toBe('turn');
  });

  test('rooster: he begins', () => {
    expect(stage(all({ do: 'rooster', hero: { pick: 'highest_rank' } })).asked('warrior')).toBe('turn');
  });
});

describe('who is meant', () => {
  const gain = (heroes: Extract<Effect, { do: 'gain' }>['heroes']): Effect => ({ do: 'gain', heroes, gold: 1 });
  const golds = (...effects: readonly Effect[]) => {
    const s = stage(all(...effects), { heroes: ['dwarf', 'warrior', 'archer'] });
    return [s.of('dwarf').gold, s.of('warrior').gold, s.of('archer').gold];
  };
  test('pick.lowest_rank and pick.highest_rank, among those who fit', () => {
    expect(golds(gain({ pick: 'lowest_rank' }))).toEqual([1, 0, 0]);
    expect(golds(gain({ pick: 'highest_rank' }))).toEqual([0, 0, 1]);
    expect(golds(gain({ pick: 'lowest_rank', where: { kind: ['archer', 'wizard'] } }))).toEqual([0, 0, 1]);
    expect(golds(gain({ pick: 'lowest_rank', where: { kind: ['wizard'] } }))).toEqual([0, 0, 0]);
  });

  test('pick.random: exactly one', () => {
    expect(golds(gain({ pick: 'random' })).reduce((sum, gold) => sum + gold)).toBe(1);
  });

  test('pick.group_decides: asked from the lowest rank; with `must` the one with most willpower', () => {
    const lose: Effect = { do: 'lose', heroes: { pick: 'group_decides', must: true }, willpower: 2 };
    const s = stage(all({ do: 'gain', heroes: { pick: 'highest_rank' }, willpower: 1 }, lose));
    s.decline('dwarf').choose('warrior', 1);
    expect([s.of('dwarf').willpower, s.of('warrior').willpower]).toEqual([7, 6]);
    const nobody = stage(all({ do: 'gain', heroes: { pick: 'highest_rank' }, willpower: 1 }, lose));
    nobody.decline('dwarf').decline('warrior');
    expect([nobody.of('dwarf').willpower, nobody.of('warrior').willpower]).toEqual([7, 6]);
    const both = stage(all({ do: 'gain', heroes: { pick: 'group_decides' }, strength: 1, willpower: 2 }));
    expect(both.rules.view(both.state, 0).legend.question?.ask?.en).toBe('Do you take 2 willpower, 1 strength?');
    const two = stage(all({ do: 'gain', heroes: { pick: 'group_decides', upTo: 2 }, strength: 1 }));
    two.choose('dwarf', 1).choose('warrior', 1);
    expect([two.of('dwarf').strength, two.of('warrior').strength]).toEqual([2, 2]);
  });

  test('pick.group_decides with an offer: only the hero picked is asked', () => {
    const s = stage(all({ do: 'offer.trade', heroes: { pick: 'group_decides' }, pay: { willpower: 1 }, get: { gold: 2 } }));
    s.decline('dwarf').choose('warrior', 1);
    expect(s.asked('warrior')).toBe('question');
    s.choose('warrior', 1);
    expect(s.of('warrior').gold).toBe(2);
  });

  test('pick.creature_lowest_number, pick.creature_highest_number, random and the group', () => {
    const gors: Effect = { do: 'place.creature', creature: 'gor', fields: [20, 30, 60] };
    const after = (pick: 'lowest_number' | 'highest_number' | 'all') =>
      stage(all(gors, { do: 'remove.creature', creature: { pick } })).fieldsOf('gor');
    expect(after('lowest_number')).toEqual([30, 60]);
    expect(after('highest_number')).toEqual([20, 30]);
    expect(after('all')).toEqual([]);
    expect(stage(all(gors, { do: 'remove.creature', creature: { pick: 'random' } })).fieldsOf('gor')).toHaveLength(2);
    const s = stage(all(gors, { do: 'remove.creature', creature: { pick: 'group_decides' } }));
    s.choose('dwarf', s.state.question.choices[1] as number);
    expect(s.fieldsOf('gor')).toEqual([20, 60]);
  });

  test('pick.hero_decides, on.choice: one hero chooses among options', () => {
    const say = (en: string) => ({ de: en, en, fr: en });
    const s = stage({
      do: [
        {
          do: 'choose',
          name: 'help',
          heroes: { pick: 'highest_rank' },
          ask: say('Help?'),
          options: [
            { id: 'yes', text: say('Yes'), do: [{ do: 'gain', heroes: 'this', gold: 1 }] },
            { id: 'no', text: say('No'), do: [] },
          ],
        },
      ],
      rules: [{ id: 'price', when: { on: 'choice', choice: 'help', option: 'yes' }, do: [{ do: 'lose', heroes: 'this', willpower: 2 }] }],
    });
    expect(s.rules.view(s.state, 0).legend.question?.options?.map(({ en }) => en)).toEqual(['Yes', 'No']);
    s.choose('warrior', 0);
    expect(s.of('warrior')).toMatchObject({ gold: 1, willpower: 5 });
  });

  test('optional: each is asked yes or no', () => {
    const say = (en: string) => ({ de: en, en, fr: en });
    const s = stage(all({ do: 'optional', heroes: 'all', ask: say('Drink?'), then: [{ do: 'gain', heroes: 'this', willpower: 1 }] }));
    s.choose('dwarf', 1).decline('warrior');
    expect([s.of('dwarf').willpower, s.of('warrior').willpower]).toEqual([8, 7]);
  });

  test('prevent.pay: reached, nothing happens; not reached, nobody pays and it happens', () => {
    const threat: Effect = {
      do: 'prevent.pay',
      with: ['gold', 'willpower'],
      amount: { num: 'by_hero_count', 2: 2, 3: 3, 4: 4 },
      then: [{ do: 'place.creature', creature: 'troll', fields: [60] }],
    };
    const paid = stage(all(threat))
      .play('dwarf', { type: 'share', point: 'willpower' })
      .play('warrior', { type: 'share', point: 'willpower' });
    expect(paid.fieldsOf('troll')).toEqual([]);
    expect([paid.of('dwarf').willpower, paid.of('warrior').willpower]).toEqual([6, 6]);
    const not = stage(all(threat)).play('dwarf', { type: 'share', point: 'willpower' }).decline('warrior').decline('dwarf');
    expect(not.fieldsOf('troll')).toEqual([60]);
    expect(not.of('dwarf').willpower).toBe(7);
  });
});

test('nothing ever stands outside the board', () => {
  const s = stage(all({ do: 'place.creature', creature: 'gor', fields: [1, 1, 1, 1] }));
  expect(s.fieldsOf('gor').every((field) => field < FIELDS || field === ON_SHIELD)).toBe(true);
});

test('move.figure: goes from wherever it is, with what it sells; one that is not on the board stays away', () => {
  const s = stage({
    do: [
      { do: 'place.figure', figure: 'witch', field: 12 },
      { do: 'shop.open', at: [{ of: 'witch' }], goods: ['brew'], price: 1 },
      { do: 'gain', heroes: 'all', gold: 1 },
      { do: 'move.figure', figure: 'witch', field: 40 },
      { do: 'move.figure', figure: 'prince', field: 41 },
    ],
  });
  expect([s.state.figures[WITCH], s.state.figures[0]]).toEqual([40, NONE]);
  expect(s.heard('figure-moved')).toEqual([{ kind: 'figure-moved', figure: 'witch', from: 12, to: 40 }]);
  expect(s.may('dwarf', { type: 'buy', item: BREW, gem: NONE })).toBe(true);
  const ally = stage({
    do: [
      { do: 'place.figure', figure: 'prince', field: 72 },
      { do: 'move.figure', figure: 'prince', field: { of: 'witch' } },
      { do: 'move.figure', figure: 'prince', field: 72 },
    ],
  });
  // nowhere to go, and where it stands already: nothing happens
  expect([ally.state.figures[0], ally.heard('figure-moved')]).toEqual([72, []]);
});
