import { type Bot, type BotTurn, FastRandom, type Plain, type Rules, silent } from '@tafelrunde/kernel';
import { expect } from 'vitest';
import type { Action, Event, State, View } from '../state.ts';

export type Turn = BotTurn<View, Action>;

export interface Played {
  /** Each action with its seat, as text. */
  readonly actions: readonly string[];
  readonly won: boolean;
  /** What was announced. */
  readonly keys: ReadonlySet<string>;
}

export interface Manner {
  readonly seats: number;
  readonly seed: number;
  /** Who answers for a seat. */
  readonly botFor: (seat: number) => Bot<View, Action>;
  /** How a turn reaches the bot; by default as it is. */
  readonly handed?: (turn: Turn) => Turn;
  /** Whether the host still has what the bot wrote down; by default always. */
  readonly remembers?: () => boolean;
}

/** Everything in a turn as another thread gets it; chance is a source, not data. */
export const cloned = ({ random, ...plain }: Turn): Turn => ({ ...structuredClone(plain), random });

/**
 * A whole legend by the team, one action at a time, so that several can be played by turns. Every answer is checked against what is
 * listed, by value: a clone of an action is that action.
 */
export function* legendBy(rules: Rules<State, Action, View, Event>, manner: Manner): Generator<string, Played> {
  const { seats, botFor, handed = (turn) => turn, remembers = () => true } = manner;
  const random = new FastRandom(manner.seed);
  const state = rules.setup(seats, random, silent);
  const actions: string[] = [];
  const keys = new Set<string>();
  const memos = new Map<number, Plain>();
  for (let ask = rules.asks(state).find(({ must }) => must); ask !== undefined; ask = rules.asks(state).find(({ must }) => must)) {
    const { seat } = ask;
    expect(actions.length).toBeLessThan(3000);
    const legal = rules.legal(state, seat);
    const memo = remembers() ? memos.get(seat) : undefined;
    const turn: Turn = { seat, view: rules.view(state, seat), asks: [ask], legal, random: new FastRandom(0), budget: {} };
    const answer = botFor(seat).choose(handed(memo === undefined ? turn : { ...turn, memo }));
    const text = JSON.stringify(answer.action);
    const action = legal.find((each) => JSON.stringify(each) === text);
    if (action === undefined) throw new Error(`${text} is not listed for seat ${seat}`);
    memos.delete(seat);
    if (answer.memo !== undefined) {
      memos.set(seat, answer.memo);
      expect(JSON.stringify(answer.memo).length).toBeLessThan(4096);
    }
    if (answer.say !== undefined) keys.add(answer.say.key);
    actions.push(`${seat} ${text}`);
    rules.play(state, seat, action, random, silent);
    yield text;
  }
  expect(rules.audit(state)).toBeUndefined();
  const result = rules.result(state);
  return { actions, won: result?.kind === 'together' && result.won, keys };
}

/** … to its end. */
export function wholeLegend(rules: Rules<State, Action, View, Event>, manner: Manner): Played {
  const legend = legendBy(rules, manner);
  for (;;) {
    const { done, value } = legend.next();
    if (done === true) return value;
  }
}

/** Several legends, an action of each in turn, to their ends. */
export function byTurns(legends: readonly Generator<string, Played>[]): Played[] {
  const ends: Played[] = [];
  while (legends.some((_, i) => ends[i] === undefined)) {
    for (const [i, legend] of legends.entries()) {
      if (ends[i] !== undefined) continue;
      const { done, value } = legend.next();
      if (done === true) ends[i] = value;
    }
  }
  return ends;
}
