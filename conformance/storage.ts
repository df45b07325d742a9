import { type Entry, Match, type Plain, type Random, RefusedError, readRecord, verifyRecord, writeRecord } from '@tafelrunde/kernel';
import { difference, throughJson } from './difference.ts';
import { sampleBelow } from './luck.ts';
import { type Playthrough, stateAt, viewerName, viewersOf } from './playthrough.ts';
import type { Witness } from './report.ts';

/** Snapshots continued per match, and undos taken. */
const SNAPSHOTS = 2;
const UNDOS = 6;

function entriesOf(played: Playthrough, count = played.steps.length): Entry[] {
  return played.steps.slice(0, count).map(({ seat, action }) => ({ type: 'act', seat, action: throughJson(action) as Plain }));
}

function replayed(played: Playthrough, count?: number): Match {
  return Match.replay(played.module.game, played.deal, entriesOf(played, count));
}

/** Where a state parts from the one first seen at this position. */
function apart(played: Playthrough, position: number, state: unknown): string | undefined {
  if (JSON.stringify(state) === played.texts[position]) return undefined;
  return difference(stateAt(played, position), throughJson(state));
}

/** Requirement 8: the log alone gives the same match, and as a record file too. */
export function checkReplay(played: Playthrough, witness: Witness): void {
  const last = played.steps.length;
  const match = Match.begin(played.module.game, played.deal);
  let problem = difference(throughJson(played.opening), throughJson(match.opening)) ?? apart(played, 0, match.state);
  for (const [i, step] of played.steps.entries()) {
    if (problem !== undefined) break;
    const told = match.act(step.seat, throughJson(step.action));
    problem = difference(throughJson(step.told), throughJson(told)) ?? apart(played, i + 1, match.state);
    if (problem !== undefined) problem = `after action ${i + 1}: ${problem}`;
  }
  if (!witness.see('replay', last, problem)) return;
  const seats = Array.from({ length: played.deal.seats }, (_, seat) => ({ name: `Seat ${seat}`, kind: 'bot' as const }));
  const report = verifyRecord(played.module.game, readRecord(JSON.stringify(writeRecord(match, { seats }))));
  const failed = report.checks.find((check) => !check.ok);
  witness.see('replay', last, failed === undefined ? undefined : `the record of the match does not verify: ${JSON.stringify(failed)}`);
}

/** Requirement 7: a snapshot goes on to the same end. */
export function checkSnapshots(played: Playthrough, random: Random, witness: Witness): void {
  for (const from of sampleBelow(played.steps.length, SNAPSHOTS, random)) {
    const unbroken = replayed(played, from);
    const match = Match.resume(played.module.game, throughJson(unbroken.save()), played.deal.contents);
    let problem = difference(throughJson(unbroken.asks()), throughJson(match.asks()));
    for (const seat of unbroken.asks().map((ask) => ask.seat)) problem ??= difference(unbroken.undoOffer(seat), match.undoOffer(seat));
    for (const [i, step] of played.steps.slice(from).entries()) {
      if (problem !== undefined) break;
      match.act(step.seat, throughJson(step.action));
      problem = apart(played, from + i + 1, match.state);
    }
    witness.see('snapshot', from, problem);
  }
}

/** Requirement 9: back to an earlier point, and forward again with the same chance. */
export function checkUndo(played: Playthrough, random: Random, witness: Witness): void {
  const most = played.steps.length - (played.over ? 1 : 0); // a finished match is not taken back
  if (most < 1) return;
  const match = replayed(played, 1 + random.below(most));
  const seats = Array.from({ length: played.deal.seats }, (_, seat) => seat);
  for (const position of sampleBelow(match.position + 1, 3, random))
    witness.see('undo', position, apart(played, position, match.at(position)));
  for (let undone = 0; undone < UNDOS && match.position > 0; undone += 1) {
    const willing = seats.filter((seat) => match.undoOffer(seat).kind !== 'no');
    const seat = willing[random.below(willing.length)] as number;
    const from = match.position;
    const problem = undoProblem(match, seat, seats) ?? restoredProblem(played, match);
    if (!witness.see('undo', from, problem === undefined ? undefined : `seat ${seat} takes back: ${problem}`)) return;
    if (random.below(2) === 0) continue;
    for (let i = match.position; i < Math.min(from, played.steps.length); i += 1) {
      const step = played.steps[i] as Playthrough['steps'][number];
      const told = match.act(step.seat, throughJson(step.action));
      const problem = difference(throughJson(step.told), throughJson(told)) ?? apart(played, i + 1, match.state);
      if (!witness.see('undo', i, problem === undefined ? undefined : `played again after an undo: ${problem}`)) return;
    }
  }
  checkBranch(played, match, witness);
}

/** Actions played on another way after an undo. */
const BRANCH = 4;

/** After taking back, play may go on differently: log and snapshot must know which way it went. */
function checkBranch(played: Playthrough, match: Match, witness: Witness): void {
  for (let i = 0; i < BRANCH; i += 1) {
    const ask = match.asks().findLast((open) => open.must);
    if (ask !== undefined) match.act(ask.seat, match.rules.otherwise(match.state, ask.seat));
  }
  const { game } = played.module;
  const again = Match.replay(game, played.deal, throughJson(match.log));
  const opened = Match.resume(game, throughJson(match.save()), played.deal.contents);
  for (const [check, other] of [
    ['replay', again],
    ['snapshot', opened],
  ] as const) {
    const found =
      difference(throughJson(match.state), throughJson(other.state)) ?? difference(throughJson(match.asks()), throughJson(other.asks()));
    witness.see(check, match.position, found === undefined ? undefined : `after undos: ${found}`);
  }
}

/** Takes back as offered: freely where free, refused without consent where consent is needed. */
function undoProblem(match: Match, seat: number, everybody: readonly number[]): string | undefined {
  const offer = match.undoOffer(seat);
  if (offer.kind === 'no') return 'nothing to take back';
  if (offer.kind === 'free') match.undo(seat, []);
  else {
    const before = JSON.stringify(match.state);
    try {
      match.undo(seat);
      return 'taken back without the consent it needs';
    } catch (fault) {
      if (!(fault instanceof RefusedError)) throw fault;
    }
    if (JSON.stringify(match.state) !== before) return 'a refused undo changed the state';
    match.undo(seat, everybody);
  }
  return match.position === offer.to ? undefined : `offered position ${offer.to}, came to ${match.position}`;
}

function restoredProblem(played: Playthrough, match: Match): string | undefined {
  const parted = apart(played, match.position, match.state);
  if (parted !== undefined) return parted;
  const state = stateAt(played, match.position);
  for (const viewer of viewersOf(played)) {
    const found = difference(throughJson(played.rules.view(state, viewer)), throughJson(match.view(viewer)));
    if (found !== undefined) return `the view of ${viewerName(viewer)}: ${found}`;
  }
  const asks = match.asks().map(({ id: _id, ...ask }) => ask);
  return difference(throughJson(played.rules.asks(state)), throughJson(asks));
}
