import { describe, expect, test } from 'vitest';
import {
  FOG_BREW,
  FOG_GOLD,
  GEM_2,
  GOLD,
  HERB_3,
  NONE,
  PARCHMENT,
  RUNE_BLUE,
  RUNE_GREEN,
  RUNE_YELLOW,
  SHIELD,
  SHIELD_HALF,
  WINESKIN,
  WINESKIN_HALF,
  WITCH,
} from '../pieces.ts';
import {
  cut,
  emptyWell,
  fillWell,
  fillWells,
  putDown,
  layCovered,
  layFarmer,
  layFog,
  layRubble,
  layWell,
  liftCovered,
  liftLying,
  mark,
  placeFigure,
  putHero,
  removeFarmer,
  removeFigure,
  removeFog,
  removeRubble,
  removeWell,
  restore,
  setAside,
  uncoverFog,
  uncoverToken,
  unmark,
} from '../rules/board.ts';
import { placeCreature } from '../rules/creatures.ts';
import { giveItem, takeItem } from '../rules/items.ts';
import { gainGold, loseGold, setHour, setRooster, toBox } from '../rules/points.ts';
import type { Playing } from '../engine-port.ts';
import { scene } from './table.ts';
import { nobody } from './unheard.ts';

/*
 * What cards lay out and take away, told and untold; supplies are limited, and nothing comes from nowhere.
 */

const table = (rest: object = {}) => scene({ heroes: { dwarf: { at: 7, gold: 3 }, archer: { at: 20 } }, turn: 'dwarf', ...rest });

/** Does it heard and unheard: the same must come of it. Returns what was told. */
function done(act: (t: Playing) => void, rest: object = {}) {
  const [heard, unheard] = [table(rest), table(rest)];
  act(heard.table);
  act({ ...unheard.table, tell: nobody });
  expect(unheard.state).toEqual(heard.state);
  expect(heard.rules.audit(heard.state)).toBeUndefined();
  return { state: heard.state, told: heard.told, calls: heard.legend.calls };
}

describe('things', () => {
  test('AND-21.9 things are laid from the supply, as many as there are', () => {
    const { state, told } = done((t) => {
      expect(putDown(t, 14, PARCHMENT, 4)).toBe(4);
      expect(putDown(t, 14, PARCHMENT, 4)).toBe(2);
      expect(putDown(t, 14, PARCHMENT, 1)).toBe(0);
      expect(putDown(t, 3, WINESKIN_HALF, 1)).toBe(1);
    });
    expect([state.stock[PARCHMENT], state.stock[WINESKIN]]).toEqual([0, 4]);
    expect(told).toEqual([
      { kind: 'laid', what: 'parchment', field: 14, count: 4 },
      { kind: 'laid', what: 'parchment', field: 14, count: 2 },
      { kind: 'laid', what: 'wineskin-half', field: 3, count: 1 },
    ]);
  });

  test('AND-23.5 as an option there is always one more', () => {
    const endless = { options: { emptySupply: 'endless' } };
    const heard = table(endless);
    expect([putDown(heard.table, 14, WINESKIN, 7), heard.state.stock[WINESKIN]]).toEqual([7, -2]);
    expect(giveItem(heard.table, 0, WINESKIN, 'card')).toBe(true);
  });

  test('AND-9.8 AND-8.5 what is given comes from the supply; what is taken goes back there, or out of the game', () => {
    const { state, told } = done((t) => {
      expect(giveItem(t, 0, WINESKIN_HALF, 'card')).toBe(true);
      takeItem(t, 0, WINESKIN_HALF, 'gone', 'card'); // never used up for good
      expect(giveItem(t, 0, HERB_3, 'card')).toBe(true);
      expect(giveItem(t, 0, HERB_3, 'card')).toBe(false);
      takeItem(t, 0, HERB_3, 'gone', 'card');
      expect(giveItem(t, 0, PARCHMENT, 'card')).toBe(true);
      takeItem(t, 0, PARCHMENT, 'stock', 'card');
      expect(giveItem(t, 0, SHIELD, 'card')).toBe(true);
      expect(giveItem(t, 0, SHIELD_HALF, 'card')).toBe(true); // no second large space: it is laid on 7
    });
    expect([WINESKIN, HERB_3, PARCHMENT, SHIELD].map((item) => state.stock[item])).toEqual([5, 0, 6, 2]);
    expect(told.at(-1)).toEqual({ kind: 'laid', what: 'shield-half', field: 7, count: 1 });
    expect(told.slice(0, 3)).toEqual([
      { kind: 'got', seat: 0, item: 'wineskin-half', count: 1, cause: 'card' },
      { kind: 'lost', seat: 0, item: 'wineskin-half', count: 1, cause: 'card' },
      { kind: 'got', seat: 0, item: 'herb-3', count: 1, cause: 'card' },
    ]);
  });

  test('AND-9.2 what lies about is lifted, to the supply or out of the game; equipment always goes back', () => {
    const lying = [
      ['gold', 14, 3],
      ['gem-2', 14, 2],
      ['shield', 14, 1],
      ['herb-3', 13, 1],
    ] as const;
    const { state, told } = done(
      (t) => {
        expect(liftLying(t, 14, GOLD, 2, 'gone')).toBe(2);
        expect(liftLying(t, 14, GEM_2, 5, 'gone')).toBe(2);
        expect(liftLying(t, 14, SHIELD, 1, 'gone')).toBe(1);
        expect(liftLying(t, 13, HERB_3, 1, 'stock')).toBe(1);
        expect(liftLying(t, 13, HERB_3, 1, 'stock')).toBe(0);
      },
      { lying },
    );
    expect(state.lying).toEqual([(14 * 32 + GOLD) * 1024 + 1]);
    expect([GOLD, GEM_2, SHIELD, HERB_3].map((item) => state.stock[item])).toEqual([52 - 3 - 1, 3, 4, 1]);
    expect(told.map((event) => JSON.stringify(event))).toEqual([
      '{"kind":"removed","what":"gold","field":14,"count":2}',
      '{"kind":"removed","what":"gem-2","field":14,"count":2}',
      '{"kind":"removed","what":"shield","field":14,"count":1}',
      '{"kind":"removed","what":"herb-3","field":13,"count":1}',
    ]);
  });

  test('AND-11.6 what lies face down keeps the order in which it came; uncovered, the first one comes up', () => {
    const { state, told, calls } = done((t) => {
      for (const [field, item] of [
        [20, RUNE_GREEN],
        [9, RUNE_YELLOW],
        [20, RUNE_BLUE],
        [30, RUNE_BLUE],
        [20, RUNE_GREEN],
      ] as const) {
        expect(layCovered(t, field, item)).toBe(true);
      }
      expect(layCovered(t, 3, RUNE_BLUE)).toBe(false);
      uncoverToken(t, 1, 20);
      uncoverToken(t, 1, 14); // nothing there
    });
    expect(state.covered).toEqual([9 * 32 + RUNE_YELLOW, 20 * 32 + RUNE_BLUE, 20 * 32 + RUNE_GREEN, 30 * 32 + RUNE_BLUE]);
    expect(state.lying).toEqual([(20 * 32 + RUNE_GREEN) * 1024 + 1]);
    expect(told.slice(-1)).toEqual([{ kind: 'uncovered', seat: 1, field: 20, item: 'rune-green' }]);
    expect(told.slice(0, 2)).toEqual([
      { kind: 'laid', what: 'covered', field: 20, count: 1 },
      { kind: 'laid', what: 'covered', field: 9, count: 1 },
    ]);
    expect(calls).toEqual([`revealed 1 20 -1 ${RUNE_GREEN}`]);
  });

  test('AND-11.6 what is lifted unseen stays unseen', () => {
    const { state, told } = done((t) => {
      layCovered(t, 20, RUNE_GREEN);
      layCovered(t, 9, RUNE_YELLOW);
      layCovered(t, 20, RUNE_BLUE);
      setAside(t, RUNE_BLUE);
      liftCovered(t, 20);
      layCovered(t, 3, RUNE_YELLOW);
      liftCovered(t, 3);
    });
    expect([state.covered, state.aside]).toEqual([[9 * 32 + RUNE_YELLOW], [RUNE_BLUE, RUNE_BLUE, RUNE_YELLOW, RUNE_GREEN]]);
    expect(state.stock.slice(RUNE_BLUE, RUNE_GREEN + 1)).toEqual([0, 0, 1]);
    expect(told.slice(3, 5)).toEqual([
      { kind: 'removed', what: 'covered', field: 20, count: 1 },
      { kind: 'removed', what: 'covered', field: 20, count: 1 },
    ]);
  });
});

describe('fog and wells', () => {
  test('AND-6.1 one fog token to a field, each back that there is', () => {
    const { state, told, calls } = done((t) => {
      expect(layFog(t, 12, FOG_BREW)).toBe(true);
      expect(layFog(t, 8, FOG_GOLD)).toBe(true);
      expect(layFog(t, 8, FOG_GOLD)).toBe(false);
      expect(layFog(t, 13, FOG_BREW + 1)).toBe(false);
      uncoverFog(t, 1, 8);
      uncoverFog(t, 1, 8); // it lies face up already
      uncoverFog(t, 1, 9); // there is none
      removeFog(t, 12);
      removeFog(t, 12);
    });
    expect(state.fog).toEqual([8 * 32 + FOG_GOLD * 2 + 1]);
    expect(told).toEqual([
      { kind: 'laid', what: 'fog', field: 12, count: 1 },
      { kind: 'laid', what: 'fog', field: 8, count: 1 },
      { kind: 'fog-uncovered', seat: 1, field: 8, back: 'gold' },
      { kind: 'removed', what: 'fog', field: 12, count: 1 },
    ]);
    expect(calls).toEqual([`revealed 1 8 ${FOG_GOLD} -1`]);
  });

  test('AND-7.3 wells are laid, filled, emptied and removed one by one', () => {
    const { state, told } = done((t) => {
      layWell(t, 35, true);
      layWell(t, 5, false);
      layWell(t, 5, true);
      layWell(t, 45, false);
      fillWell(t, 5);
      fillWell(t, 60);
      emptyWell(t, 35);
      emptyWell(t, 61);
      removeWell(t, 45);
      layWell(t, 1, true);
      removeWell(t, 1);
      removeWell(t, 46);
    });
    expect(state.wells).toEqual([11, 70]);
    expect(told.filter(({ kind }) => kind === 'removed')).toEqual(
      [45, 1].map((field) => ({ kind: 'removed', what: 'well', field, count: 1 })),
    );
    expect(told.filter(({ kind }) => kind === 'wells-filled')[0]).toEqual({ kind: 'wells-filled', fields: [5] });
    expect(told.filter(({ kind }) => kind === 'laid')).toHaveLength(4);
  });

  test('AND-7.2 only empty wells are filled, and none where a hero stands', () => {
    const { state, told } = done((t) => fillWells(t), { set: { wells: [10, 14, 41, 71] } });
    expect(state.wells).toEqual([11, 14, 41, 71]);
    expect(told).toEqual([{ kind: 'wells-filled', fields: [5] }]);
  });
});

describe('farmers, borders, figures', () => {
  test('AND-21.9 AND-13.5 AND-13.6 four farmers: on a field, in the castle, beside a creature', () => {
    const { state, told } = done((t) => {
      placeCreature(t, 0, 30);
      layFarmer(t, 36);
      layFarmer(t, 24);
      layFarmer(t, 0);
      layFarmer(t, 30);
      layFarmer(t, 24);
      layFarmer(t, 24); // there are only four; the one beside the gor is gone
      removeFarmer(t, 24);
      removeFarmer(t, 25);
    });
    expect([state.farmers, state.saved]).toEqual([[24, 36], 1]);
    expect(told.slice(1).map(({ kind }) => kind)).toEqual([
      'laid',
      'laid',
      'laid',
      'farmers-saved',
      'laid',
      'farmers-lost',
      'laid',
      'removed',
    ]);
    expect(told.find(({ kind }) => kind === 'farmers-saved')).toEqual({ kind: 'farmers-saved', count: 1, shields: 4 });
    expect(told.find(({ kind }) => kind === 'farmers-lost')).toEqual({ kind: 'farmers-lost', count: 1, field: 30 });
    expect(told.at(-1)).toEqual({ kind: 'removed', what: 'farmer', field: 24, count: 1 });
    expect(told[1]).toEqual({ kind: 'laid', what: 'farmer', field: 36, count: 1 });
  });

  test('AND-4.6 borders are closed and opened again, whichever way they are named', () => {
    const { state, told } = done((t) => {
      cut(t, 48, 16);
      cut(t, 16, 48);
      cut(t, 38, 39);
      restore(t, 16, 48);
      restore(t, 16, 48);
      mark(t, 22);
      mark(t, 22);
      mark(t, 21);
      unmark(t, 22);
      unmark(t, 22);
    });
    expect([state.cuts, state.marks]).toEqual([[38 * 128 + 39], [21]]);
    expect(told).toEqual([
      { kind: 'bridge', a: 48, b: 16, closed: true },
      { kind: 'bridge', a: 38, b: 39, closed: true },
      { kind: 'bridge', a: 16, b: 48, closed: false },
      { kind: 'laid', what: 'x', field: 22, count: 1 },
      { kind: 'laid', what: 'x', field: 21, count: 1 },
      { kind: 'removed', what: 'x', field: 22, count: 1 },
    ]);
  });

  test('AND-21.1 all rubble of a field goes at once when a card clears it', () => {
    const { state, told } = done((t) => {
      for (const [field, value] of [
        [10, 5],
        [11, 7],
        [10, 2],
        [9, 8],
      ] as const) {
        layRubble(t, field, value);
      }
      removeRubble(t, 10);
      removeRubble(t, 9);
    });
    expect(state.rubble).toEqual([11 * 16 + 7]);
    expect(told.slice(4)).toEqual([
      { kind: 'removed', what: 'rubble', field: 10, count: 5 },
      { kind: 'removed', what: 'rubble', field: 10, count: 2 },
      { kind: 'removed', what: 'rubble', field: 9, count: 8 },
    ]);
  });

  test('AND-20.3 figures come and go; a hero a card puts somewhere stands there', () => {
    const { state, told, calls } = done((t) => {
      placeFigure(t, WITCH, 12);
      placeFigure(t, 0, 72);
      t.state.ally = 0;
      t.state.allySteps = 3;
      removeFigure(t, WITCH);
      expect(t.state.allySteps).toBe(3);
      removeFigure(t, WITCH);
      removeFigure(t, 0);
      putHero(t, 1, 57);
    });
    expect([state.figures, state.allySteps, state.field]).toEqual([[NONE, NONE, NONE, NONE], 0, [7, 57]]);
    expect(told).toEqual([
      { kind: 'figure-placed', figure: 'witch', field: 12 },
      { kind: 'figure-placed', figure: 'prince', field: 72 },
      { kind: 'figure-left', figure: 'witch' },
      { kind: 'figure-left', figure: 'prince' },
      { kind: 'hero-placed', seat: 1, field: 57 },
    ]);
    expect(calls).toEqual(['stands 1 57']);
  });
});

describe('markers and gold', () => {
  test('AND-3.7 a card may move the marker, end a day, or lay all into the box', () => {
    const { state, told } = done((t) => {
      setHour(t, 1, 5);
      toBox(t, 1);
      toBox(t, 1);
      setRooster(t, 0);
    });
    expect([state.hour, state.box, state.rooster]).toEqual([[0, 5], [1, 1], 0]);
    expect(told).toEqual([
      { kind: 'hour', seat: 1, hour: 5, price: 0 },
      { kind: 'day-ended', seat: 1, rooster: true },
      { kind: 'day-ended', seat: 0, rooster: true },
    ]);
  });

  test('AND-8.7 gold comes from beside the board and goes back there; nothing is told where nothing changes', () => {
    const { state, told } = done((t) => {
      expect(gainGold(t, 1, 4, 'card')).toBe(4);
      loseGold(t, 0, 9, 'card');
      loseGold(t, 0, 1, 'card');
      expect(gainGold(t, 0, 0, 'card')).toBe(0);
    });
    expect(state.stock[GOLD]).toBe(48);
    expect(told).toEqual([
      { kind: 'points', seat: 1, what: 'gold', by: 4, now: 4, cause: 'card' },
      { kind: 'points', seat: 0, what: 'gold', by: -3, now: 0, cause: 'card' },
    ]);
  });
});
