/*
 * Rounds of Silver Amulet by our own rules, with everything `check.py` compares:
 *   npx tsx training/silver/logs.ts --rounds 3600 --seed 77000 --out silver-logs.json.gz
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { type Bot, FastRandom, pick, silent } from '../../kernel/index.ts';
import { instant } from '../../games/silver/bot.ts';
import { game } from '../../games/silver/game.ts';
import { netSightOf, writeFeatures } from '../../games/silver/net/features.ts';
import { ACTIONS, AT, INPUTS, LAYOUT, PLACES } from '../../games/silver/net/layout.ts';
import { pointsIn } from '../../games/silver/rules/scoring.ts';
import { thinking } from '../../games/silver/thinking/index.ts';
import { caller, matcher } from '../../games/silver/thinking/rivals.ts';
import { type Action, NONE, type State, type View } from '../../games/silver/state.ts';
import { codeOf, maskOf, vectorOf } from './codes.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3600' },
    seed: { type: 'string', default: '77000' },
    out: { type: 'string', default: 'silver-logs.json.gz' },
    /** Full state and features of so many rounds, to find a difference by. */
    full: { type: 'string', default: '60' },
    /** So many views of every kind of decision, for the positions the tests keep. */
    views: { type: 'string', default: '1' },
  },
});

/** One decision, as `check.py` reads it. */
interface Decision {
  readonly seat: number;
  readonly legal: string;
  readonly action: number;
  readonly instant: number;
  readonly features: number;
  /** Of the state after it; of the last one of a round there is none. */
  state?: number;
  full?: { readonly features: readonly number[]; state?: readonly number[] };
  view?: { readonly seat: number; readonly view: View; readonly legal: readonly Action[] };
}

const kept = new Map<string, number>();

/** Whether a decision is one of the first of its kind: every step at every number of seats, every ability, before and after a call. */
function isKept({ seats, step, ability, caller, pushed }: View, legal: readonly Action[]): boolean {
  const kind = [seats, step, ability, caller === NONE, pushed.length > 0].join(' ');
  const before = kept.get(kind) ?? 0;
  if (legal.length < 2 || before >= Number(values.views)) return false;
  kept.set(kind, before + 1);
  return true;
}

const weightOf = (i: number): number => (Math.imul(i + 1, 0x9e3779b1) ^ Math.imul(i + 7, 0x85ebca6b)) >>> 0;
const sumOf = (numbers: ArrayLike<number>): number => {
  let sum = 0;
  for (let i = 0; i < numbers.length; i += 1) sum = (sum + Math.imul(numbers[i] as number, weightOf(i))) | 0;
  return sum >>> 0;
};

const rules = game.rules(game.meta.defaults, 2);
const quick = instant();
const early = caller();
const pairs = matcher();
const features = new Uint8Array(INPUTS);

/** Chance, but not always for the longest announcement: rounds are to be whole. */
function byChance(legal: readonly Action[], random: FastRandom): Action {
  const over = legal.find(({ type }) => type === 'turn-over');
  if (over !== undefined && random.below(4) !== 0) return over;
  const plain = legal.filter(({ type }) => type !== 'call' && type !== 'end');
  return pick(plain.length > 0 && random.below(3) !== 0 ? plain : legal, random);
}

const closeLooks = (state: State, random: FastRandom): void => {
  while (state.step === 'look') rules.play(state, state.turn, { type: 'seen' }, random, silent);
};

function playRound(n: number): object {
  const seats = 2 + (n % 3);
  const random = new FastRandom(Number(values.seed) + n);
  const state = thinking.deal(rules, seats, Math.floor(n / 3), random);
  while (state.step === 'peek') {
    const [ask] = rules.asks(state);
    const seat = ask?.seat ?? 0;
    rules.play(state, seat, pick(rules.legal(state, seat), random), random, silent);
  }
  const style = Math.floor(n / 6) % 5; // chance · instant · some of each · instant with slips · one of each bent
  const chancy = Array.from({ length: seats }, () => style === 0 || (style === 2 && random.below(2) === 0));
  const bots: Bot<View, Action>[] = Array.from({ length: seats }, (_, seat) =>
    style !== 4 ? quick : ([early, pairs, quick, early][seat] ?? quick),
  );
  const begin = vectorOf(state);
  const decisions: Decision[] = [];
  const turnOf = (seat: number, legal: readonly Action[]) => ({ seat, view: rules.view(state, seat), legal, asks: [], random, budget: {} });
  let cut = false;
  while (state.step !== 'scored' && state.step !== 'over') {
    const seat = state.turn;
    const legal = rules.legal(state, seat);
    const turn = turnOf(seat, legal);
    const seen = netSightOf(turn.view, seat);
    if (seen === undefined) {
      cut = true;
      break;
    }
    writeFeatures(seen, features);
    const wanted = quick.choose(turn).action as Action;
    const slips = (chancy[seat] ?? false) || (style === 3 && random.below(5) === 0);
    const action = slips ? byChance(legal, random) : ((bots[seat] as Bot<View, Action>).choose(turn).action as Action);
    const decision: Decision = {
      seat,
      legal: maskOf(legal),
      action: codeOf(action),
      instant: codeOf(wanted),
      features: sumOf(features),
      ...(n < Number(values.full) ? { full: { features: [...features] } } : {}),
      ...(isKept(turn.view, legal) ? { view: { seat, view: turn.view, legal } } : {}),
    };
    decisions.push(decision);
    rules.play(state, seat, action, random, silent);
    closeLooks(state, random);
    if (state.villages.some((village) => village.length > PLACES)) cut = true;
    if (cut || state.step === ('scored' as State['step'])) break;
    const vector = vectorOf(state);
    decision.state = sumOf(vector);
    if (decision.full !== undefined) decision.full.state = vector;
  }
  const fault = rules.audit(state);
  if (fault !== undefined) throw new Error(fault);
  if (cut) return { seats, begin, decisions, cut };
  const { sums, callers } = state;
  const points = Array.from({ length: seats }, (_, seat) => pointsIn(sums, callers, seats, 0, seat));
  return { seats, begin, decisions, points, caller: callers[0] ?? NONE, turns: state.turns };
}

const rounds = Array.from({ length: Number(values.rounds) }, (_, n) => playRound(n));
const packed = gzipSync(JSON.stringify({ layout: LAYOUT, inputs: INPUTS, actions: ACTIONS, at: AT, rounds }), { level: 9 });
writeFileSync(values.out, packed);
const whole = rounds.filter((round) => 'points' in round).length;
const count = rounds.reduce((sum, round) => sum + (round as { decisions: unknown[] }).decisions.length, 0);
console.log(`${rounds.length} rounds, ${whole} of them whole, ${count} decisions, ${packed.length} bytes`);
