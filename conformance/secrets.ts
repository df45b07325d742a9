import { pick, type Random, type Seat, silent } from '@tafelrunde/kernel';
import { difference, throughJson, whyNotPlain } from './difference.ts';
import { leaves, Unseen } from './leaves.ts';
import { type Playthrough, someViewers, stateAt, viewerName, viewersOf } from './playthrough.ts';
import type { Witness } from './report.ts';

/** Seats whose view is imagined from at one position, besides the spectator. */
const SEATS = 3;

/** Requirement 11 at one position. */
export function checkNonInterference(played: Playthrough, position: number, random: Random, witness: Witness): void {
  for (const viewer of someViewers(played, SEATS, random)) compareWithImagined(played, position, viewer, random, witness);
}

function compareWithImagined(played: Playthrough, position: number, viewer: Seat | undefined, random: Random, witness: Witness): void {
  const { rules } = played;
  const state = stateAt(played, position);
  const view = rules.view(state, viewer);
  const before = JSON.stringify(view);
  const imagined = rules.imagine(view, random);
  const from = (problem: string | undefined) =>
    problem === undefined ? undefined : `imagined from ${viewerName(viewer)}’s view: ${problem}`;

  const changed = JSON.stringify(view) === before ? undefined : 'imagining changes the view';
  if (!witness.see('look-only', position, from(changed))) return;
  const sound = whyNotPlain(imagined, 'state') ?? rules.audit(imagined);
  witness.see('imagine-sound', position, from(sound));
  witness.see('imagine-view', position, from(difference(view, rules.view(imagined, viewer))));
  witness.see('imagine-asks', position, from(difference(rules.asks(state), rules.asks(imagined))));
  const publicly = difference(rules.view(state, undefined), rules.view(imagined, undefined));
  witness.see('imagine-public', position, from(publicly ?? difference(rules.result(state), rules.result(imagined))));
  if (viewer === undefined) return;
  const listed = difference(rules.legal(state, viewer), rules.legal(imagined, viewer));
  const must = rules.asks(state).some((ask) => ask.seat === viewer && ask.must);
  const neutral = must ? difference(rules.otherwise(state, viewer), rules.otherwise(imagined, viewer)) : undefined;
  witness.see('imagine-legal', position, from(listed ?? neutral));
}

/** Requirement 12: an imagined state goes on like a real one. */
export function checkImaginedPlays(played: Playthrough, position: number, random: Random, witness: Witness): void {
  const { rules, module, deal } = played;
  const viewer = pick(viewersOf(played), random);
  const state = rules.imagine(throughJson(rules.view(stateAt(played, position), viewer)), random);
  const most = module.game.meta.maxActions(deal.options, deal.seats) - position;
  witness.see('imagine-plays', position, whyNotPlayable(played, state, most, random));
}

function whyNotPlayable(played: Playthrough, state: unknown, most: number, random: Random): string | undefined {
  const { rules } = played;
  try {
    for (let i = 0; rules.result(state) === undefined; i += 1) {
      if (i > most) return `no end within ${most} more actions`;
      const asks = rules.asks(state).filter((ask) => ask.must);
      if (asks.length === 0) return `after ${i} more actions nobody is asked`;
      const { seat } = pick(asks, random);
      const listed = rules.legal(state, seat);
      if (listed.length === 0) return `after ${i} more actions seat ${seat} has nothing to do`;
      rules.play(state, seat, pick(listed, random), random, silent);
      const found = rules.audit(state);
      if (found !== undefined) return `after ${i + 1} more actions: ${found}`;
    }
    return undefined;
  } catch (fault) {
    return String(fault);
  }
}

/** How many states are imagined before each judgement, and how often every value of a place must have come by then to go on with it. */
const ROUNDS = [
  { draws: 64, timesEach: 1.5 },
  { draws: 256, timesEach: 4 },
  { draws: 1024, timesEach: 16 },
  { draws: 8192, timesEach: 100 },
] as const;

/**
 * Requirement 12: what is true must be among what is imagined. Every number and word in the state is followed on its own: its true
 * value has to turn up sooner or later. A place with so many different values that the true one may simply be rare is let go.
 */
export function checkVariety(played: Playthrough, position: number, random: Random, witness: Witness): void {
  const { rules } = played;
  const viewer = pick(viewersOf(played), random);
  const state = stateAt(played, position);
  const view = throughJson(rules.view(state, viewer));
  const unseen = new Unseen(leaves(state));
  let drawn = 0;
  for (const { draws, timesEach } of ROUNDS) {
    for (; drawn < draws && unseen.size > 0; drawn += 1) unseen.strike(rules.imagine(view, random));
    unseen.letGo(drawn, timesEach);
    if (unseen.size === 0) break;
  }
  const [left] = unseen.left();
  const problem =
    left === undefined
      ? undefined
      : `${drawn} states imagined from ${viewerName(viewer)}’s view never have ${left.path} = ${left.truth}, as it truly is (only ${left.seen})`;
  witness.see('imagine-varies', position, problem);
}
