import { readFileSync } from 'node:fs';
import { type BotTurn, FastRandom, Net, readNet } from '@tafelrunde/kernel';
import { describe, expect, test } from 'vitest';
import { placesOf, suitsFor, writeFeatures } from '../net/features.ts';
import { INPUTS, LAYOUT, OUTPUTS } from '../net/layout.ts';
import { master, outputOf } from '../net/master.ts';
import type { Action, View } from '../state.ts';
import { meta } from '../meta.ts';
import { rulesWith } from './table.ts';

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

const turnAt = ({ seat, view, legal }: Position): BotTurn<View, Action> => ({
  seat,
  view,
  legal,
  asks: [],
  random: new FastRandom(1),
  budget: {},
});

test('every seat count and every kind of bonus is among the recorded positions', () => {
  expect(new Set(positions.map(({ view }) => view.seats))).toEqual(new Set([3, 4, 5]));
  expect(new Set(positions.map(({ view }) => view.bonus))).toEqual(new Set([2, 4, 7]));
  expect(new Set(positions.map(({ view }) => view.zeroZeroBonus))).toEqual(new Set([true, false]));
  expect(positions.some(({ legal }) => legal.some(({ type }) => type === 'recruit'))).toBe(true);
});

test('a view becomes the very numbers the net was trained on', () => {
  const into = new Uint8Array(INPUTS);
  for (const { seat, view, features } of positions) {
    writeFeatures(view, seat, into);
    expect([...into].flatMap((value, at) => (value === 0 ? [] : [[at, value]]))).toEqual(features);
  }
});

test('the net says what was recorded, and the likeliest legal action is played', () => {
  const net = new Net(readNet(weights, LAYOUT));
  const bot = master(weights)(rulesWith());
  const into = new Uint8Array(INPUTS);
  for (const position of positions) {
    const { seat, view, legal, outputs } = position;
    writeFeatures(view, seat, into);
    const said = [...net.run(into)];
    expect(said).toHaveLength(OUTPUTS);
    said.forEach((output, at) => expect(output).toBeCloseTo(outputs[at] as number, 2));
    const places = placesOf(suitsFor(view));
    const weight = (action: Action) => outputs[outputOf(action, places)] as number;
    const chosen = bot?.choose(turnAt(position)).action as Action;
    expect(legal).toContainEqual(chosen);
    expect(weight(chosen)).toBe(Math.max(...legal.map(weight)));
  }
});

test('it plays from the view alone: what comes out of a clone is the same', () => {
  const bot = master(weights)(rulesWith());
  for (const position of positions) {
    expect(bot?.choose(turnAt(structuredClone(position)))).toEqual(bot?.choose(turnAt(position)));
  }
});

describe('it lets another play', () => {
  test('where the listeners can run out (ANA-9.2): it never saw that', () => {
    expect(master(weights)(rulesWith({ stock: 'limited' }))).toBeUndefined();
    expect(master(weights)(rulesWith({ race: 40 }))).toBeDefined();
  });

  test('there is one version of the rules, the one it learnt by: with another it has to be told them apart', () => {
    expect(meta.carries).toEqual([1]);
  });

  test('where its weights are damaged', () => {
    expect(() => master(weights.subarray(0, 500_000))).toThrow(/cut off or damaged/);
  });
});
