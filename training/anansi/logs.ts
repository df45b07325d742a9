/*
 * Rounds of Anansi by our own rules, with everything `check.py` compares:
 *   npx tsx training/anansi/logs.ts --rounds 1500 --seed 77000 --out anansi-logs.json.gz
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { FastRandom, pick, silent } from '../../kernel/index.ts';
import { instant as instantBot } from '../../games/anansi/bot.ts';
import { game } from '../../games/anansi/game.ts';
import { writeFeatures } from '../../games/anansi/net/features.ts';
import { INPUTS, LAYOUT } from '../../games/anansi/net/layout.ts';
import type { Action, View } from '../../games/anansi/state.ts';
import { thinking } from '../../games/anansi/thinking/index.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '1500' },
    seed: { type: 'string', default: '77000' },
    out: { type: 'string', default: 'anansi-logs.json.gz' },
    /** Features in full of so many rounds, to find a difference by. */
    full: { type: 'string', default: '24' },
    /** Views of so many rounds at some decisions, for the positions the tests keep. */
    views: { type: 'string', default: '36' },
  },
});

const SUITS = 3;
const VALUES = 14;
const CARDS = SUITS * VALUES;

const features = new Uint8Array(INPUTS);
const weightOf = (i: number): number => (Math.imul(i + 1, 0x9e3779b1) ^ Math.imul(i + 7, 0x85ebca6b)) >>> 0;
const hash = (): number => {
  let sum = 0;
  for (let i = 0; i < INPUTS; i += 1) if (features[i] !== 0) sum = (sum + Math.imul(features[i] as number, weightOf(i))) | 0;
  return sum >>> 0;
};
const cardOf = (action: Action): number => {
  if (action.type === 'deal') throw new RangeError('nothing is dealt within a round');
  return action.card;
};
const codeOf = (action: Action): number => cardOf(action) + (action.type === 'recruit' ? CARDS : 0);
const maskOf = (legal: readonly Action[], type: Action['type']): number =>
  legal.filter((action) => action.type === type).reduce((sum, action) => sum + 2 ** cardOf(action), 0);
/** The cards in three masks, one for each suit. */
function cardsIn(masks: ArrayLike<number>, from = 0): number[] {
  const cards = Array.from({ length: CARDS }, (_, card) => card);
  return cards.filter((card) => (((masks[from + Math.floor(card / VALUES)] as number) >> (card % VALUES)) & 1) === 1);
}

function playRound(n: number): object {
  const seats = 3 + (n % 3);
  const zeroZero = Math.floor(n / 12) % 4 !== 3; // with every style and number of seats
  const rules = game.rules({ ...game.meta.defaults, zeroZeroBonus: zeroZero }, game.meta.version);
  const bot = instantBot();
  const random = new FastRandom(Number(values.seed) + n);
  const state = thinking.deal(rules, seats, Math.floor(n / 3), random);
  const style = n % 4; // chance · instant · some of each · instant with slips
  const byChance = Array.from({ length: seats }, () => style === 0 || (style === 2 && random.below(2) === 0));
  const begin = {
    order: [...state.order],
    leader: state.leader,
    round: state.round,
    turnedUp: cardsIn(state.display),
    hands: Array.from({ length: seats }, (_, seat) => cardsIn(state.hands, seat * SUITS)),
    open: cardsIn(state.open),
  };
  const trump = [state.trump];
  const winners: number[] = [];
  const decisions: { action: number; instant: number; plays: number; recruits: number; hash: number }[] = [];
  const full: string[] = [];
  const views: { at: number; seat: number; view: View; legal: readonly Action[] }[] = [];
  while (state.phase === 'play') {
    const seat = state.turn;
    const legal = rules.legal(state, seat);
    const view = rules.view(state, seat);
    const advised = bot.choose({ seat, view, legal, asks: rules.asks(state), random, budget: {} }).action as Action;
    writeFeatures(view, seat, features);
    if (n < Number(values.full)) full.push(Buffer.from(features).toString('base64'));
    if (n < Number(values.views) && legal.length > 1 && decisions.length === (n * 5) % 23)
      views.push({ at: decisions.length, seat, view, legal });
    const slips = (byChance[seat] ?? false) || (style === 3 && random.below(4) === 0);
    const action = slips ? pick(legal, random) : advised;
    decisions.push({
      action: codeOf(action),
      instant: codeOf(advised),
      plays: maskOf(legal, 'play'),
      recruits: maskOf(legal, 'recruit'),
      hash: hash(),
    });
    rules.play(state, seat, action, random, silent);
    if (decisions.length % seats !== 0) continue;
    winners.push(state.leader);
    trump.push(state.trump);
  }
  const fault = rules.audit(state);
  if (fault !== undefined) throw new Error(fault);
  const points: number[] = [];
  thinking.make(rules).worth(state, points);
  // The rules' own sheet, as a second witness.
  if (
    rules
      .view(state, 0)
      .sheet.at(-1)
      ?.some((row, seat) => row.points !== points[seat]) ??
    true
  )
    throw new Error('sheet and worth differ');
  return {
    seats,
    zeroZero,
    ...begin,
    trump,
    winners,
    actions: decisions.map(({ action }) => action),
    instant: decisions.map(({ instant }) => instant),
    plays: decisions.map(({ plays }) => plays),
    recruits: decisions.map(({ recruits }) => recruits),
    hashes: decisions.map((decision) => decision.hash),
    ...(full.length > 0 ? { features: full } : {}),
    ...(views.length > 0 ? { views } : {}),
    listeners: [...state.listeners],
    stories: [...state.stories],
    points,
  };
}

const rounds = Array.from({ length: Number(values.rounds) }, (_, n) => playRound(n));
const packed = gzipSync(JSON.stringify({ layout: LAYOUT, inputs: INPUTS, rounds }), { level: 9 });
writeFileSync(values.out, packed);
console.log(`${rounds.length} rounds, ${packed.length} bytes`);
