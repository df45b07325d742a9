import { type Bots, type Budget, type Deal, type WholeGame, Match, type Random, type Seat, same, type Told } from '@tafelrunde/kernel';
import { sampleContents } from './covering.ts';
import { show, throughJson, whyNotPlain } from './difference.ts';
import { Keepsakes } from './keepsakes.ts';
import { luckOf, sampleBelow } from './luck.ts';
import { moverOf } from './players.ts';
import { checkRefusals } from './refusals.ts';
import type { MatchCase, Witness } from './report.ts';
import { type AnyRules, checkState } from './state-checks.ts';

export interface Step {
  readonly seat: Seat;
  readonly action: unknown;
  readonly told: readonly Told<unknown>[];
  /** The kernel would let the seat take it back without asking anybody. */
  readonly free: boolean;
}

/** A checked match with everything the later checks look back at. */
export interface Playthrough {
  readonly module: WholeGame;
  readonly rules: AnyRules;
  readonly deal: Deal;
  readonly opening: readonly Told<unknown>[];
  readonly steps: readonly Step[];
  /** The state at every position, as JSON. */
  readonly texts: readonly string[];
  readonly over: boolean;
}

/** A fresh state at a position, as it would come out of the store. */
export function stateAt(played: Playthrough, position: number): unknown {
  return JSON.parse(played.texts[position] as string);
}

/** The spectator and the seats. */
export function viewersOf(played: Playthrough): readonly (Seat | undefined)[] {
  return [undefined, ...Array.from({ length: played.deal.seats }, (_, seat) => seat)];
}

/** The spectator and some seats: at a large table not everybody is asked every time. */
export function someViewers(played: Playthrough, seats: number, random: Random): readonly (Seat | undefined)[] {
  return [undefined, ...sampleBelow(played.deal.seats, seats, random)];
}

export function viewerName(viewer: Seat | undefined): string {
  return viewer === undefined ? 'the spectator' : `seat ${viewer}`;
}

/** Views are looked at everywhere in short matches, later ever more seldom. */
const VIEWS_EVERYWHERE_UP_TO = 40;

/** Plays one match and checks every state on the way. */
export function playThrough(module: WholeGame, matchCase: MatchCase, bots: Bots, budget: Budget, witness: Witness): Playthrough {
  const { options, seats, seed, version, players } = matchCase;
  const deal: Deal = { options, seats, seed, version, contents: sampleContents(module.game.meta) };
  const match = Match.begin(module.game, deal);
  const rules: AnyRules = match.rules;
  const random = luckOf('play', seed, players);
  const looking = luckOf('look', seed, players); // apart, so that looking more closely does not change the match
  const mover = moverOf(players, bots, budget);
  const most = module.game.meta.maxActions(options, seats);
  const texts: string[] = [];
  const steps: Step[] = [];
  const kept = new Keepsakes(rules, seats, witness);

  const past = () => steps.slice(-3).map((step) => step.action);
  const now = (every: number) => looking.below(every) === 0;
  const arrive = (told: readonly Told<unknown>[]) => {
    const position = match.position;
    checkState(rules, match.state, seats, position, witness);
    checkTold(told, seats, position, witness);
    texts.push(JSON.stringify(match.state));
    kept.keep(match.state, told, position, position <= VIEWS_EVERYWHERE_UP_TO || now(Math.ceil(position / 8)));
    if (now(1 + Math.floor(position / 4)) || match.result !== undefined) checkRefusals(match, past(), looking, witness);
  };

  arrive(match.opening);
  while (match.result === undefined && match.position < most) {
    const move = mover(match, random);
    if (move === undefined) break;
    if (players.startsWith('bot:')) witness.see('bot-listed', match.position, move.fault ?? unlisted(match, move.seat, move.action));
    const action = unlisted(match, move.seat, move.action) === undefined ? move.action : rules.otherwise(match.state, move.seat);
    const ask = match.asks().find((open) => open.seat === move.seat)?.id;
    const told = match.act(move.seat, throughJson(action), ask); // as a client sends it
    steps.push({ seat: move.seat, action, told, free: match.undoOffer(move.seat).kind === 'free' });
    arrive(told);
  }
  const over = match.result !== undefined;
  witness.see('ends', match.position, over || match.position < most ? undefined : `no end after ${most} actions`);
  kept.lookAgain(match.position);
  witness.matches += 1;
  witness.actions += steps.length;
  return { module, rules, deal, opening: match.opening, steps, texts, over };
}

function unlisted(match: Match, seat: Seat, action: unknown): string | undefined {
  const listed = match.legal(seat).some((candidate) => same(candidate, action));
  return listed ? undefined : `seat ${seat} chose ${show(action)}, which is not listed`;
}

/** Events are plain, and told to seats that exist. */
function checkTold(told: readonly Told<unknown>[], seats: number, position: number, witness: Witness): void {
  for (const { event, to } of told) {
    witness.see('plain', position, whyNotPlain(event, 'event'));
    const stranger = to?.find((seat) => !(Number.isInteger(seat) && seat >= 0 && seat < seats));
    witness.see('told-address', position, stranger === undefined ? undefined : `an event is told to seat ${stranger}`);
  }
}
