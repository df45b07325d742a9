import { HOURS } from '../components/index.ts';
import { NONE } from '../pieces.ts';
import { carriedBy, fieldOf, places, rewardOf, willpowerOf } from '../rules/creature.ts';
import { shoots } from '../rules/fight/reach.ts';
import type { Offers } from './jobs.ts';
import { avenger, loner } from './oaths.ts';
import { helps, meanFoe, roughly } from './odds.ts';
import { FAR } from './roads.ts';
import type { Situation } from './situation.ts';
import { hoursLeft, onBoard, overtimeLeft, spareHours } from './standing.ts';
import { NEVER } from './threats.ts';
import type { Weights } from './weights.ts';

/*
 * Fights that might be, by any party of heroes: the part of the plan with the most possibilities by far.
 */

/** … at which the bold still go. */
const BOLD_LEAD = -2;

/** What is the same for every creature. */
interface Camp {
  readonly sit: Situation;
  readonly letterCost: number;
  readonly powers: readonly number[];
  /** Per seat: steps to every field, whether he shoots, the hours he has left today, and with overtime. */
  readonly steps: readonly Uint8Array[];
  readonly archers: readonly boolean[];
  readonly hours: readonly number[];
  readonly late: readonly number[];
}

/** `bold`: those, too, that cost more than they seem to bring. */
export function fights(sit: Situation, free: number, jobs: Offers, bold = false): void {
  const { state, core, threats, boss, weights } = sit;
  if (lettersSpare(sit) < 1 && !bold) return;
  const camp = campOf(sit);
  for (let foe = 0; foe < places(state); foe += 1) {
    const field = fieldOf(state, foe);
    if (!onBoard(field) || foe === boss) continue;
    const owner = avenger(sit, foe);
    const plain = worthOfFoe(camp, foe, field);
    // no letter is too dear for what has to be beaten anyway
    const worth = owner === NONE ? plain : Math.max(0, plain) + weights.oath;
    const alone = loner(sit, foe);
    if (worth <= 0 && alone === NONE && !bold) continue;
    const at = threats.urgent[foe] as number;
    const of: Foe = {
      foe,
      worth,
      by: at === NEVER ? NONE : at,
      pressing: pressing(sit, at),
      theirs: meanFoe(core, state, foe) - helps(state, field),
      willpower: willpowerOf(core, state, foe),
      leastLead: bold ? BOLD_LEAD : at <= 1 ? weights.leastLeadTonight : weights.leastLead,
      least: bold ? Number.NEGATIVE_INFINITY : 0,
    };
    survey(here, camp, of.theirs, field, at <= 1, true);
    const next = threats.next[foe] as number;
    if (next !== NONE) survey(there, camp, of.theirs, next, false, false);
    for (let seats = free; seats > 0; seats = (seats - 1) & free) {
      if (owner !== NONE && (seats & (1 << owner)) === 0) continue;
      if (!fightBy(seats, here, weights, of, jobs) && next !== NONE) fightBy(seats, there, weights, of, jobs);
    }
    if (alone === NONE || (free & (1 << alone)) === 0) continue;
    fightBy(1 << alone, here, weights, { ...of, worth: Math.max(0, worth) + weights.oath }, jobs);
  }
}

function campOf(sit: Situation): Camp {
  const { state, core, roads } = sit;
  const steps: Uint8Array[] = [];
  const archers: boolean[] = [];
  const hours: number[] = [];
  const late: number[] = [];
  for (let seat = 0; seat < state.seats; seat += 1) {
    const left = hoursLeft(state, seat);
    const spare = spareHours(sit, seat);
    steps.push(roads.to(state.field[seat] as number));
    archers.push(shoots(core, state, seat));
    hours.push(left + spare);
    late.push(left + Math.max(overtimeLeft(sit, seat, sit.limits.keepWillpower), spare));
  }
  return { sit, letterCost: letterCost(sit), powers: sit.powers, steps, archers, hours, late };
}

// ---------------------------------------------------------------- what it is worth

/** What it is worth to be rid of a creature. */
function worthOfFoe({ sit, letterCost: cost }: Camp, foe: number, field: number): number {
  const { state, threats, wanted, clearing, weights } = sit;
  const urgent = threats.urgent[foe] as number;
  let worth = urgent === NEVER ? 0 : pressing(sit, urgent);
  const gold =
    sit.hoard !== undefined ? weights.goldHoard : sit.arming ? weights.dueGold : sit.lack > 0 ? weights.goldWanted : weights.goldIdle;
  worth += rewardOf(sit.core, state, foe) * gold;
  if (wanted.includes(carriedBy(state, foe))) worth += weights.carrier;
  if (clearing.foes.includes(foe)) return worth + weights.blocker * clearing.saved;
  for (const way of sit.coming) if (way.includes(field)) worth += weights.blockerToCome;
  // who gets away costs a letter, too, and pays nothing
  return sit.hoard !== undefined && !sit.quiet ? worth : worth - cost;
}

/** What it is worth that the castle does not fall at that sunrise; with nothing else to do one looks farther ahead. */
const pressing = ({ busy, state, weights }: Situation, sunrise: number): number =>
  (busy ? weights.urgent[state.seats as 2] : weights.urgentIdle)[sunrise] ?? 0;

/** Creatures that may still be beaten if all is to end in time: the last letter is reached when everything is done, not before. */
function lettersSpare({ letters, errands, clearing, finale, limits }: Situation): number {
  const closing = errands.find(({ closes }) => closes);
  if (closing === undefined) return letters;
  const nights =
    closing.goal.goal === 'deliver' ? clearing.nights : finale === undefined ? 1 : finale.chance.isAtLeast(limits.finaleSoon) ? 0 : 1;
  return letters - 1 - Math.min(nights, letters - 1);
}

/** Every beaten creature costs a letter, and so does every day: what is left over decides. */
function letterCost({ errands, letters, soon, weights }: Situation): number {
  // who knows what the next letter brings lets it come in the morning, when all hours are fresh
  if (soon.length > 0) return weights.tooSoon;
  let days = 0;
  for (const { goal } of errands) days += weights.days[goal.goal];
  if (days === 0) return -weights.waiting;
  const spare = Math.max(0, Math.floor(letters - days));
  return weights.letters[Math.min(spare, weights.letters.length - 1)] as number;
}

// ---------------------------------------------------------------- who could do it

interface Foe {
  readonly foe: number;
  readonly worth: number;
  /** The sunrise at which the castle would fall, or NONE, and what it is worth that it does not. */
  readonly by: number;
  readonly pressing: number;
  /** Mean value of the creature, allies of the heroes taken off. */
  readonly theirs: number;
  readonly willpower: number;
  /** The mean lead without which nobody goes there. */
  readonly leastLead: number;
  /** The score above which it is worth a plan. */
  readonly least: number;
}

/**
 * A place where a creature might be fought: today where it stands, or tomorrow where it will be then; with what every party of heroes
 * brings there, by its seats as bits. Filled anew for each creature and never kept: this is where most of a plan's time goes.
 */
interface Ground {
  field: number;
  urgent: boolean;
  today: boolean;
  /** Seats that can be there at all, as bits. */
  able: number;
  /** How far a mean round of theirs lies above the creature's; the steps of all of them; rounds until the first has no hour left. */
  readonly lead: Float64Array;
  readonly cost: Float64Array;
  readonly rounds: Float64Array;
  readonly heads: Uint8Array;
}

const PARTIES = 16;

function freshGround(): Ground {
  const heads = new Uint8Array(PARTIES);
  for (let party = 1; party < PARTIES; party += 1) heads[party] = (heads[party >> 1] as number) + (party & 1);
  const [lead, cost, rounds] = [new Float64Array(PARTIES), new Float64Array(PARTIES), new Float64Array(PARTIES)];
  rounds[0] = FAR;
  return { field: NONE, urgent: false, today: true, able: 0, lead, cost, rounds, heads };
}

const here = freshGround();
const there = freshGround();

function survey(ground: Ground, camp: Camp, theirs: number, field: number, urgent: boolean, today: boolean): void {
  const { sit, powers, steps, archers } = camp;
  const { state, core } = sit;
  const { lead, cost, rounds } = ground;
  const hours = urgent ? camp.late : camp.hours;
  ground.field = field;
  ground.urgent = urgent;
  ground.today = today;
  lead[0] = -theirs;
  let able = 0;
  for (let seat = 0; seat < steps.length; seat += 1) {
    const from = state.field[seat] as number;
    const archer = archers[seat] as boolean;
    const near = from === field || (archer && (core.board.neighboursOf[from] ?? []).includes(field));
    const way = near ? 0 : Math.max(1, ((steps[seat] as Uint8Array)[field] as number) - Number(archer));
    const left = (hours[seat] as number) - way;
    if (way >= FAR - 1 || (left < 1 && today)) continue;
    able |= 1 << seat;
    const power = powers[seat] as number;
    const lasts = today ? left : HOURS + Math.min(0, left);
    // every party of those before him, and the same with him
    for (let party = 1 << seat, others = 0; others < 1 << seat; party += 1, others += 1) {
      lead[party] = (lead[others] as number) + power;
      cost[party] = (cost[others] as number) + way;
      rounds[party] = Math.min(rounds[others] as number, lasts);
    }
  }
  ground.able = able;
}

/** Offers the fight there by these seats, if it is worth a plan. */
function fightBy(
  seats: number,
  { field, urgent, today, able, lead: leads, cost, rounds, heads }: Ground,
  weights: Weights,
  of: Foe,
  jobs: Offers,
): boolean {
  if ((seats & ~able) !== 0) return false;
  const lead = leads[seats] as number;
  if (lead < of.leastLead) return false;
  const { willpower, by } = of;
  const odds = roughly(lead, willpower, Math.max(1, rounds[seats] as number));
  const needed = Math.min(4, Math.max(1, willpower / Math.max(1, lead)));
  const score =
    odds * of.worth -
    (cost[seats] as number) * weights.hour -
    needed * (heads[seats] as number) * weights.round -
    (1 - odds) * weights.defeat -
    (today ? 0 : weights.tomorrow);
  if (score <= of.least) return false;
  const fight = jobs.add('fight', field, seats, score);
  fight.foe = of.foe;
  fight.overtime = urgent;
  fight.bonus = by === NONE ? 0 : odds * of.pressing;
  fight.by = by;
  return true;
}
