import { type Deal, Match, type Random } from '@tafelrunde/kernel';
import { difference, throughJson } from './difference.ts';
import { luckOf } from './luck.ts';
import { usedFromOutside } from './outside.ts';
import { type Playthrough, stateAt } from './playthrough.ts';
import type { Witness } from './report.ts';

/** Requirement 10: the same match again, beside another one, with unrelated chance drawn in between. */
export function checkRepeatable(played: Playthrough, random: Random, witness: Witness): void {
  const { game } = played.module;
  const other: Deal = { ...played.deal, seed: played.deal.seed.split('').toReversed().join('') };
  const match = Match.begin(game, played.deal);
  const beside = Match.begin(game, other);
  let problem: string | undefined;
  for (const [i, step] of played.steps.entries()) {
    random.below(6);
    playAlong(beside, random);
    if (problem === undefined) problem = whatParts(match, played, i);
    if (problem !== undefined) break;
    match.act(step.seat, throughJson(step.action));
  }
  problem ??= whatParts(match, played, played.steps.length);
  witness.see('repeatable', played.steps.length, problem);
}

/** One neutral action in another match of the same game. */
function playAlong(match: Match, random: Random): void {
  const asks = match.asks().filter((ask) => ask.must);
  const ask = asks.length === 0 ? undefined : asks[random.below(asks.length)];
  if (ask !== undefined) match.act(ask.seat, match.rules.otherwise(match.state, ask.seat));
}

function whatParts(match: Match, played: Playthrough, position: number): string | undefined {
  if (JSON.stringify(match.state) !== played.texts[position]) {
    const found = difference(stateAt(played, position), throughJson(match.state));
    if (found !== undefined) return `played again, position ${position} is another: ${found}`;
  }
  const step = played.steps[position];
  if (step === undefined) return undefined;
  const listed = match.legal(step.seat).some((action) => difference(throughJson(action), throughJson(step.action)) === undefined);
  return listed ? undefined : `played again, position ${position} does not list ${JSON.stringify(step.action)}`;
}

/** Requirement 10: no clock, no chance of its own, in any function of the rules. */
export function checkOwnChance(played: Playthrough, witness: Witness): void {
  const used = usedFromOutside(() => lookEverywhere(played), 'chance and clocks');
  witness.see('own-chance', played.steps.length, used.length === 0 ? undefined : `the rules use ${used.join(', ')}`);
}

/** Positions from the start at which a state is imagined as well: that may be slow. */
const IMAGINED = 4;

function lookEverywhere(played: Playthrough): void {
  const { rules, deal } = played;
  const match = Match.begin(played.module.game, deal);
  const random = luckOf('outside', deal.seed);
  for (let i = 0; ; i += 1) {
    const state: unknown = match.state;
    const seat = random.below(deal.seats);
    const view = rules.view(state, seat);
    rules.asks(state);
    rules.legal(state, seat);
    rules.shown(view);
    if (i < IMAGINED || i === played.steps.length) rules.imagine(view, random);
    rules.explain(view, seat, { type: 'no such action' });
    rules.audit(state);
    rules.copy(state);
    rules.result(state);
    const step = played.steps[i];
    if (step === undefined) return;
    if (match.asks().some((ask) => ask.seat === step.seat && ask.must)) rules.otherwise(state, step.seat);
    if (!match.legal(step.seat).some((action) => difference(throughJson(action), throughJson(step.action)) === undefined)) return;
    match.act(step.seat, throughJson(step.action));
  }
}
