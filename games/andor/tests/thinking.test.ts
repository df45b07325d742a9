import { adviserOf, makeBot } from '@tafelrunde/bots';
import { type Bot, FastRandom, silent, wholeGame } from '@tafelrunde/kernel';
import { describe, expect, test } from 'vitest';
import { scripted } from '../bot/index.ts';
import { folder } from '../index.ts';
import { houseCards } from '../legends/house.ts';
import { meta } from '../meta.ts';
import { type HeroKind, itemNames } from '../pieces.ts';
import type { AndorRules } from '../rules/index.ts';
import type { Action, State, View } from '../state.ts';
import { thinking } from '../thinking/index.ts';
import { itemNumber, type Scene, scene } from './table.ts';
import { cloned, type Turn, wholeLegend } from './team.ts';

const module = await wholeGame(folder);
const rules = module.game.rules(meta.defaults) as AndorRules;
const team = thinking.make(rules);
const hard = module.game.rules({ ...meta.defaults, legend: '2', difficulty: 'normal' }) as AndorRules;

/** Positions of a legend as the scripted team plays it, where somebody begins a turn. */
function turns(seats: number, seed: number, by = rules): { state: State; turn: Turn }[] {
  const random = new FastRandom(seed);
  const quick = scripted(by);
  const state = by.setup(seats, random, silent);
  const found: { state: State; turn: Turn }[] = [];
  for (let ask = by.asks(state).find(({ must }) => must); ask !== undefined; ask = by.asks(state).find(({ must }) => must)) {
    const { seat } = ask;
    const turn = {
      seat,
      view: by.view(state, seat),
      asks: [ask],
      legal: by.legal(state, seat),
      random: new FastRandom(1),
      budget: {},
    };
    if (ask.what === 'turn') found.push({ state: by.copy(state), turn });
    by.play(state, seat, quick.choose(turn).action as Action, random, silent);
  }
  return found;
}

const legend = turns(3, 4);
const sample = legend.filter((_, i) => i % 7 === 0);

/** As this hero is asked there. */
function turnAt(of: Scene, kind: HeroKind): Turn {
  const { rules: by, state } = of;
  const seat = of.seat(kind);
  const asks = by.asks(state).filter((ask) => ask.seat === seat);
  return { seat, view: by.view(state, seat), asks, legal: by.legal(state, seat), random: new FastRandom(1), budget: {} };
}

describe('thinking about a legend', () => {
  test('the team in an imagined world does what it would do at the table: it sees nothing that is hidden', () => {
    expect(sample.length).toBeGreaterThan(5);
    for (const { state, turn } of sample) {
      const said = scripted(rules).choose(turn).action;
      expect(team.policy(rules.copy(state), turn.seat, turn.legal, new FastRandom(1))).toEqual(said);
      const other = rules.imagine(turn.view, new FastRandom(9));
      expect(team.policy(other, turn.seat, turn.legal, new FastRandom(2))).toEqual(said);
    }
  });

  test.each(houseCards.map(({ name }, i) => [i + 1, name] as const))(
    'in Legend %i as well, whatever lies face down there',
    (_number, name) => {
      const own = module.game.rules({ ...meta.defaults, legend: name }) as AndorRules;
      const { policy } = thinking.make(own);
      const looked = turns(2, 7, own);
      expect(looked.length).toBeGreaterThan(3);
      for (const { state, turn } of looked) {
        const said = scripted(own).choose(turn).action;
        expect(policy(own.copy(state), turn.seat, turn.legal, new FastRandom(1))).toEqual(said);
        expect(policy(own.imagine(turn.view, new FastRandom(9)), turn.seat, turn.legal, new FastRandom(2))).toEqual(said);
      }
    },
  );

  test('every intention begins with something listed, and the scripted plan is the first', () => {
    let most = 0;
    for (const { turn } of sample) {
      const tried = team.intentions?.(turn) ?? [];
      most = Math.max(most, tried.length);
      expect(tried[0]?.action).toEqual(scripted(rules).choose(turn).action);
      for (const { action } of tried) expect(turn.legal).toContainEqual(action);
    }
    expect(most).toBeGreaterThan(4);
  });

  test('at a merchant gear is weighed against what the scripted team buys, and against leaving', () => {
    const gear = ['helm', 'shield', 'bow', 'falcon', 'telescope', 'wineskin'] as const;
    const script = { goods: gear.map((name) => ({ item: itemNumber(name), price: 2 })) };
    const shop = scene({ heroes: { dwarf: { at: 18, gold: 4 }, archer: { at: 57 } }, turn: 'dwarf', script });
    const turn = turnAt(shop, 'dwarf');
    const tried = thinking.make(shop.rules).intentions?.(turn) ?? [];
    expect(tried[0]?.action).toEqual(scripted(shop.rules).choose(turn).action);
    const bought = tried.flatMap(({ action }) => (action.type === 'buy' ? [itemNames[action.item]] : []));
    expect(bought).toEqual(gear);
    for (const { action } of tried) expect(turn.legal).toContainEqual(action);
    const poor = scene({ heroes: { dwarf: { at: 18, gold: 1 }, archer: { at: 57 } }, turn: 'dwarf', script });
    const without = thinking.make(poor.rules).intentions?.(turnAt(poor, 'dwarf')) ?? [];
    expect(without.some(({ action }) => action.type === 'buy')).toBe(false);
  });

  test('who sleeps the days away sleeps in every world that is tried, the scripted plan included', () => {
    const { state, turn } = legend.find(({ turn: each }) => (team.intentions?.(each) ?? []).length > 4) as (typeof legend)[0];
    const sleeper = (turn.seat + 1) % 3;
    const idle = [0, 1, 2].map((seat) => (seat === sleeper ? 2 : 0));
    const tried = team.intentions?.({ ...turn, memo: { people: { day: state.day, slept: 0, refused: 0, idle } } }) ?? [];
    expect(tried.length).toBeGreaterThan(2);
    const world = { ...rules.copy(state), turn: sleeper };
    const legal = rules.legal(world, sleeper);
    expect(legal.length).toBeGreaterThan(1);
    for (const { policy } of tried) expect(policy?.(world, sleeper, legal, new FastRandom(1))).toEqual(rules.otherwise(world, sleeper));
    expect(team.policy(world, sleeper, legal, new FastRandom(1))).not.toEqual(rules.otherwise(world, sleeper));
  });

  test('a hard search is looked at for two sunrises, and is worth what it promises then; other legends are played to their end', () => {
    const later = (state: State): State => ({ ...state, day: state.day + 2 });
    const [first] = sample;
    const { state, turn } = first as (typeof sample)[0];
    expect(team.settled(later(state), turn.view)).toBe(false);
    const [dawn] = turns(3, 4, hard);
    const search = thinking.make(hard);
    expect(dawn && search.settled(dawn.state, dawn.turn.view)).toBe(false);
    expect(dawn && search.settled(later(dawn.state), dawn.turn.view)).toBe(true);
    const worth = (each: State): number[] => {
      const into: number[] = [];
      search.worth(each, into);
      return into;
    };
    expect(worth({ ...state, over: 1 })).toEqual([100, 100, 100]);
    expect(worth({ ...state, over: 2 })).toEqual([0, 0, 0]);
    const [promise] = worth((dawn as (typeof sample)[0]).state);
    expect(promise).toBeGreaterThan(0);
    expect(promise).toBeLessThan(100);
  });

  test('the same view and seed give the same answer, behind a clone and for whatever is hidden', () => {
    const bot = makeBot(module, 'strong', rules) as Bot<View, Action>;
    const { turn } = legend.find(({ turn: each }) => (team.intentions?.(each) ?? []).length > 4) as (typeof legend)[0];
    const asked = (each: Turn): Turn => ({ ...each, random: new FastRandom(3), budget: { iterations: 40 } });
    const said = bot.choose(asked(turn));
    expect(said.action).toBeDefined();
    expect(bot.choose(cloned(asked(turn)))).toEqual(said);
    const hidden = rules.imagine(turn.view, new FastRandom(5));
    expect(bot.choose(asked({ ...turn, view: rules.view(hidden, turn.seat) }))).toEqual(said);
  });

  test('hints name what may be done, with the chance to win', () => {
    const { turn } = sample[1] as (typeof sample)[0];
    const advice = adviserOf(module, rules)?.advise({ ...turn, budget: { iterations: 30 } });
    expect(advice?.opinions.length).toBeGreaterThan(0);
    for (const { action, expected } of advice?.opinions ?? []) {
      expect(turn.legal).toContainEqual(action);
      expect(expected).toBeGreaterThanOrEqual(0);
      expect(expected).toBeLessThanOrEqual(100);
    }
  });

  test('a thinking team brings a legend to its end, whatever it forgets of its notes', () => {
    const bot = makeBot(module, 'normal', rules) as Bot<View, Action>;
    const lost = new FastRandom(2);
    const handed = (turn: Turn): Turn => cloned({ ...turn, budget: { iterations: 4 } });
    const played = wholeLegend(rules, { seats: 2, seed: 3, botFor: () => bot, handed, remembers: () => lost.below(4) > 0 });
    expect(played.actions.length).toBeGreaterThan(60);
  });

  test('a table that knows the team by its old name gets it', () => {
    const { turn } = sample[2] as (typeof sample)[0];
    const old = makeBot(module, 'scripted', rules) as Bot<View, Action>;
    expect(old.choose(turn)).toEqual(scripted(rules).choose(turn));
  });
});
