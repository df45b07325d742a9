import { readFileSync } from 'node:fs';
import { type BotTurn, FastRandom, Net, readNet } from '@tafelrunde/kernel';
import { describe, expect, test } from 'vitest';
import { type NetSight, netSightOf, STEPS, writeFeatures } from '../net/features.ts';
import { AT, INPUTS, LAYOUT, OUTPUTS, PLACES, TRAINED_BY } from '../net/layout.ts';
import { master, outputsOf } from '../net/master.ts';
import { placesOf } from '../net/places.ts';
import { game } from '../game.ts';
import { isPlainMistake } from '../thinking/blunders.ts';
import { type Action, NONE, type View } from '../state.ts';
import { chance, position, rulesWith, viewFor } from './table.ts';

interface Position {
  readonly seat: number;
  readonly view: View;
  readonly legal: readonly Action[];
  /** Those that are not 0: place and number. */
  readonly features: readonly (readonly [number, number])[];
  readonly outputs: readonly number[];
}

/** Positions with what the program that trained the net makes of them: another program than ours. */
const positions = JSON.parse(readFileSync(new URL('./fixtures/net-positions.json', import.meta.url), 'utf8')) as readonly Position[];
const weights = readFileSync(new URL('../nets/master.bin', import.meta.url));
const bot = master(weights)(rulesWith());

const turnAt = ({ seat, view, legal }: Pick<Position, 'seat' | 'view' | 'legal'>): BotTurn<View, Action> => ({
  seat,
  view,
  legal,
  asks: [],
  random: new FastRandom(1),
  budget: {},
});
const sightAt = ({ view, seat }: Position): NetSight => netSightOf(view, seat) as NetSight;

test('every seat count and every kind of decision is among the recorded positions', () => {
  const kinds = new Set(positions.map(({ view }) => `${view.step} ${view.seats}`));
  for (const step of STEPS) for (const seats of [2, 3, 4]) expect(kinds).toContain(`${step} ${seats}`);
  expect(new Set(positions.map(({ view }) => view.owner !== NONE))).toEqual(new Set([true, false]));
  expect(new Set(positions.map(({ view }) => view.caller !== NONE))).toEqual(new Set([true, false]));
  const used = new Set(positions.filter(({ view }) => view.step === 'target').map(({ view }) => view.ability));
  expect(used.size).toBeGreaterThan(2);
  expect(positions.some(({ view }) => view.pushed.length > 0)).toBe(true);
});

test('a view becomes the very numbers the net was trained on', () => {
  const into = new Uint8Array(INPUTS);
  for (const recorded of positions) {
    writeFeatures(sightAt(recorded), into);
    expect([...into].flatMap((value, at) => (value === 0 ? [] : [[at, value]]))).toEqual(recorded.features);
  }
});

test('the net says what was recorded, and the likeliest legal action that is no plain mistake is played', () => {
  const net = new Net(readNet(weights, LAYOUT));
  const into = new Uint8Array(INPUTS);
  for (const recorded of positions) {
    const seen = sightAt(recorded);
    writeFeatures(seen, into);
    const said = [...net.run(into)];
    expect(said).toHaveLength(OUTPUTS);
    said.forEach((output, at) => expect(output).toBeCloseTo(recorded.outputs[at] as number, 2));
    const output = outputsOf(seen);
    const weight = (action: Action) => recorded.outputs[output(action)] as number;
    const chosen = bot?.choose(turnAt(recorded)).action as Action;
    expect(recorded.legal).toContainEqual(chosen);
    const sensible = recorded.legal.filter((action) => !isPlainMistake(recorded.view, recorded.seat, action));
    expect(weight(chosen)).toBe(Math.max(...(sensible.length > 0 ? sensible : recorded.legal).map(weight)));
  }
});

test('it plays from the view alone: what comes out of a clone is the same', () => {
  for (const recorded of positions) expect(bot?.choose(turnAt(structuredClone(recorded)))).toEqual(bot?.choose(turnAt(recorded)));
});

test('where the likeliest is a plain mistake, the likeliest of the others is played', () => {
  const state = position({ villages: ['1@0 3@0', '3@1 1@1 10@1'], discard: '12', held: '4@0', step: 'decide', turns: 8 });
  const [view, legal] = [viewFor(state, 0), rulesWith().legal(state, 0)];
  const seen = netSightOf(view, 0) as NetSight;
  const into = new Uint8Array(INPUTS);
  writeFeatures(seen, into);
  const said = [...new Net(readNet(weights, LAYOUT)).run(into)];
  const output = outputsOf(seen);
  const wanted = legal.toSorted((a, b) => (said[output(b)] as number) - (said[output(a)] as number));
  // The 3 for a 4, which nothing here goes away with.
  expect(wanted.slice(0, 2)).toEqual([{ type: 'push', at: 1 }, { type: 'discard' }]);
  expect(wanted.slice(0, 2).map((action) => isPlainMistake(view, 0, action))).toEqual([true, false]);
  expect(bot?.choose(turnAt({ seat: 0, view, legal }))).toEqual({ action: { type: 'discard' } });
  expect(bot?.glance(view, 0, legal)?.chances).toEqual(legal.map(({ type }) => (type === 'discard' ? 1 : 0)));
});

describe('the order in a row means nothing to it', () => {
  test('known cards stand from high to low, then the unknown ones', () => {
    const state = position({ villages: ['2@0 7 13@0 5^ 8', '5 5 8 8 9'] });
    expect(placesOf(state.villages[0] as number[], 0).slice(0, 3)).toEqual([2, 3, 0]);
  });

  test('a village the other way round is the same numbers', () => {
    const here = new Uint8Array(INPUTS);
    const there = new Uint8Array(INPUTS);
    const rows = ['2@0 7 13@0 5^ 8@1', '5 5@1 8 8^ 9'];
    const turned = rows.map((row) => row.split(' ').toReversed().join(' '));
    writeFeatures(netSightOf(viewFor(position({ villages: rows }), 0), 0) as NetSight, here);
    writeFeatures(netSightOf(viewFor(position({ villages: turned }), 0), 0) as NetSight, there);
    expect(there).toEqual(here);
    expect(here[AT.seats]).toBe(1);
  });
});

describe('it lets another play', () => {
  test('where a round goes by options it never saw', () => {
    expect(master(weights)(rulesWith({ witchDeclines: true }))).toBeUndefined();
    expect(master(weights)(rulesWith({ turnCap: 12 }))).toBeUndefined();
    expect(master(weights)(rulesWith({ amuletStays: true, memoryAid: 'off', startPlayer: 'random' }))).toBeDefined();
  });

  test('where a match goes by another version of the rules than the rounds it learnt from', () => {
    const made = game.meta.carries.filter((version) => master(weights)(game.rules(game.meta.defaults, version)) !== undefined);
    expect(made).toEqual([TRAINED_BY]);
    expect(game.meta.carries.length).toBeGreaterThan(1);
  });

  test('where its weights are damaged', () => {
    expect(() => master(weights.subarray(0, 500_000))).toThrow(/cut off or damaged/);
  });

  test('where a village is larger than any it has seen: the instant bot decides', () => {
    const large = position({ villages: [Array.from({ length: PLACES + 1 }, (_, at) => `${at + 2}@0`).join(' '), '5 5 8'] });
    const legal = rulesWith().legal(large, 0);
    expect(netSightOf(viewFor(large, 0), 0)).toBeUndefined();
    expect(legal).toContainEqual(bot?.choose({ ...turnAt({ seat: 0, view: viewFor(large, 0), legal }), random: chance(1) }).action);
  });
});
