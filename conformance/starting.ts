import {
  type Deal,
  hashOf,
  Match,
  type Meta,
  type Plain,
  type Random,
  RefusedError,
  readRecord,
  type Seat,
  shapeOf,
  verifyRecord,
  writeRecord,
} from '@tafelrunde/kernel';
import { difference, throughJson } from './difference.ts';
import { sample, sampleBelow } from './luck.ts';
import { type Playthrough, stateAt, viewerName, viewersOf } from './playthrough.ts';
import type { Witness } from './report.ts';

/** Positions of a match from which another one is begun, and actions played there. */
const STARTS = 2;
const PLAYED_ON = 12;

/** A match begun from a state in the middle of another is the same match from there on, with a chance of its own. */
export function checkStart(played: Playthrough, random: Random, witness: Witness): void {
  for (const position of sampleBelow(played.steps.length + 1, STARTS, random)) {
    witness.see('start', position, startProblem(played, position, random));
  }
}

/** Who begins is what options and rules agree on: the next match at the table goes on from there. */
export function checkBegins({ module, rules, deal, texts }: Playthrough, witness: Witness): void {
  witness.see('begins', 0, beginsProblem(module.game.meta, rules.starter?.(JSON.parse(texts[0] as string)), deal));
}

function beginsProblem(meta: Meta<unknown>, starter: Seat | undefined, { options, seats }: Deal): string | undefined {
  const rotates = meta.options.some((spec) => spec.kind === 'number' && spec.rotates === true);
  if (starter === undefined) return rotates ? 'the start rotates, but nobody knows who began' : undefined;
  if (!(Number.isInteger(starter) && starter >= 0 && starter < seats)) return `${starter} of ${seats} seats begins`;
  const settled = meta.begins?.(options, seats);
  return settled === undefined || settled === starter ? undefined : `seat ${settled} was to begin, seat ${starter} does`;
}

function startProblem(played: Playthrough, position: number, random: Random): string | undefined {
  try {
    const match = begun(played, position);
    const before = JSON.stringify(match.state);
    const beginning = sameProblem(played, position, match);
    if (beginning !== undefined) return beginning;
    playOn(match, random);
    return keptProblem(played, match) ?? backProblem(match, before, random);
  } catch (fault) {
    if (!(fault instanceof RefusedError)) throw fault;
    return `refused with ${fault.message}`;
  }
}

function begun(played: Playthrough, position: number): Match {
  const { game } = played.module;
  const shape = shapeOf(game.meta, played.deal.version);
  const start = { state: stateAt(played, position) as Plain, shape, why: 'rehearsal', source: game.meta.id, position } as const;
  return Match.begin(game, { ...played.deal, seed: hashOf(['start', played.deal.seed, position]), start });
}

/** Who is asked what, may do what and sees what is what it was in the match the state comes from. */
function sameProblem(played: Playthrough, position: number, match: Match): string | undefined {
  const { rules } = played;
  const state = stateAt(played, position);
  const apart = difference(state, throughJson(match.state));
  if (apart !== undefined) return `the first state: ${apart}`;
  const asks = difference(throughJson(rules.asks(state)), throughJson(match.asks().map(({ id: _id, ...ask }) => ask)));
  if (asks !== undefined) return `the asks: ${asks}`;
  for (const viewer of viewersOf(played)) {
    const seen = difference(throughJson(rules.view(state, viewer)), throughJson(match.view(viewer)));
    if (seen !== undefined) return `the view of ${viewerName(viewer)}: ${seen}`;
    if (viewer === undefined) continue;
    const listed = difference(throughJson(rules.legal(state, viewer)), throughJson(match.legal(viewer)));
    if (listed !== undefined) return `what ${viewerName(viewer)} may do: ${listed}`;
  }
  return undefined;
}

function playOn(match: Match, random: Random): void {
  for (let i = 0; i < PLAYED_ON && match.result === undefined; i += 1) {
    const ask = match.asks().find((open) => open.must);
    if (ask === undefined) return;
    const [action] = sample(match.legal(ask.seat), 1, random);
    match.act(ask.seat, throughJson(action));
  }
}

/** Snapshot and record know where the match began. */
function keptProblem(played: Playthrough, match: Match): string | undefined {
  const { game } = played.module;
  const opened = Match.resume(game, throughJson(match.save()), match.contents);
  const apart = difference(throughJson(match.state), throughJson(opened.state)) ?? difference(match.at(0), opened.at(0));
  if (apart !== undefined) return `opened again: ${apart}`;
  const seats = Array.from({ length: match.deal.seats }, (_, seat) => ({ name: `Seat ${seat}`, kind: 'bot' as const }));
  const { checks, begun: why } = verifyRecord(game, readRecord(JSON.stringify(writeRecord(match, { seats }))));
  const failed = checks.find((check) => !check.ok);
  if (failed !== undefined) return `its record does not verify: ${JSON.stringify(failed)}`;
  return why === undefined ? 'its record does not say that it was begun from a laid-out position' : undefined;
}

/** Taking back ends where the match began. */
function backProblem(match: Match, before: string, random: Random): string | undefined {
  if (match.result !== undefined) return undefined; // a finished match is not taken back
  const seats = Array.from({ length: match.deal.seats }, (_, seat) => seat);
  while (match.position > 0) {
    const [seat] = sample(
      seats.filter((one) => match.undoOffer(one).kind !== 'no'),
      1,
      random,
    );
    if (seat === undefined) return `nobody can take back position ${match.position}`;
    match.undo(seat, seats);
  }
  return JSON.stringify(match.state) === before ? undefined : `taken back: ${difference(JSON.parse(before), throughJson(match.state))}`;
}
