import { HOURS, MOST_STRENGTH, MOST_WILLPOWER, wellGives } from '../components/index.ts';
import { CASTLE, FOG_BREW, GOLD, HELM, MINE, NONE, SHIELD, WINESKIN } from '../pieces.ts';
import { carriedBy, fieldOf, places, rewardOf, willpowerOf } from '../rules/creature.ts';
import { shoots } from '../rules/fight/reach.ts';
import { countOf, fits } from '../rules/items.ts';
import { fieldOfLying, itemOfLying } from '../rules/lying.ts';
import { convoyFrom, freeHours, handoverFor } from './convoy.ts';
import { errandsToday } from './errands.ts';
import { type Job, job } from './jobs.ts';
import { helps, meanFoe, roughly } from './odds.ts';
import { FAR } from './roads.ts';
import { bearerOf, hoursLeft, inReach, merchantsOf, onBoard, overtimeLeft, type Situation, strengthPrice, whereLies } from './situation.ts';
import { NEVER } from './threats.ts';
import { weights } from './weights.ts';

/*
 * Who does what. Everybody works out the same plan from what all can see, so nobody has to be told; the plan is made anew at every
 * turn and stays as it is as long as the table does, since a job gets better with every step towards it.
 */

/** Per seat its job, or undefined: nothing worth an hour. */
export type Plan = readonly (Job | undefined)[];

export function planFor(sit: Situation): Plan {
  const { state } = sit;
  const plan: (Job | undefined)[] = Array.from({ length: state.seats }, () => undefined);
  let free = 0;
  for (let seat = 0; seat < state.seats; seat += 1) if (state.box[seat] === 0) free |= 1 << seat;
  for (const each of errandsToday(sit)) {
    assign(plan, each);
    free &= ~each.seats;
  }
  // a day that must not end is for the tasks alone
  if (sit.tale.lastDay(state)) return plan;
  const offers = everyJob(sit, free);
  const { excess } = sit.threats;
  /** Creatures somebody is seeing to already, by the sunrise they would arrive at. */
  const stopped = excess.map(() => 0);
  while (free !== 0) {
    let best: Job | undefined;
    let most = 0;
    for (const each of offers) {
      if ((each.seats & ~free) !== 0) continue;
      const enough = each.by !== NONE && (stopped[each.by] as number) >= (excess[each.by] as number);
      const score = enough ? each.score - each.bonus : each.score;
      if (score <= most) continue;
      best = each;
      most = score;
    }
    if (best === undefined) break;
    assign(plan, best);
    free &= ~best.seats;
    const taken = best;
    if (taken.foe !== NONE)
      for (let s = sit.threats.arrives[taken.foe] as number; s < stopped.length; s += 1) stopped[s] = (stopped[s] as number) + 1;
    // the same errand is not run twice
    for (let i = offers.length - 1; i >= 0; i -= 1) {
      const each = offers[i] as Job;
      if (each.kind === taken.kind && each.field === taken.field && each.kind !== 'gather' && each.kind !== 'buy') offers.splice(i, 1);
    }
  }
  return plan;
}

function assign(plan: (Job | undefined)[], each: Job): void {
  for (let seat = 0; seat < plan.length; seat += 1) if ((each.seats & (1 << seat)) !== 0) plan[seat] = each;
}

function everyJob(sit: Situation, free: number): Job[] {
  const jobs: Job[] = [];
  if (sit.core.engine.allows(sit.state, 'fight')) fights(sit, free, jobs);
  for (let seat = 0; seat < sit.state.seats; seat += 1) {
    if ((free & (1 << seat)) === 0) continue;
    deliveries(sit, seat, jobs);
    farmers(sit, seat, jobs);
    posts(sit, seat, jobs);
    fog(sit, seat, jobs);
    shopping(sit, seat, jobs);
    wells(sit, seat, jobs);
    finds(sit, seat, jobs);
    drift(sit, seat, jobs);
  }
  return jobs;
}

/** Steps for this hero, or FAR. */
const distance = ({ roads, state }: Situation, seat: number, field: number): number =>
  roads.to(state.field[seat] as number)[field] as number;

// ---------------------------------------------------------------- fights

/** What it is worth to be rid of a creature. */
function worthOfFoe(sit: Situation, foe: number): number {
  const { state, threats, wanted, boss } = sit;
  if (foe === boss) return weights.boss;
  const urgent = threats.urgent[foe] as number;
  let worth = urgent === NEVER ? 0 : pressing(sit, urgent);
  worth += rewardOf(state, foe) * (sit.lack > 0 ? weights.goldWanted : weights.goldIdle);
  if (wanted.includes(carriedBy(state, foe))) worth += weights.carrier;
  if (blocks(sit, fieldOf(state, foe))) worth += weights.blocker;
  for (const way of sit.coming) if (way.includes(fieldOf(state, foe))) worth += weights.blockerToCome;
  return worth - letterCost(sit);
}

/** What it is worth that the castle does not fall at that sunrise; with nothing else to do one looks farther ahead. */
const pressing = ({ busy }: Situation, sunrise: number): number => (busy ? weights.urgent : weights.urgentIdle)[sunrise] ?? 0;

/** Every beaten creature costs a letter, and so does every day: what is left over decides. */
function letterCost({ errands, letters, soon }: Situation): number {
  // who knows what the next letter brings lets it come in the morning, when all hours are fresh
  if (soon.length > 0) return weights.tooSoon;
  let days = 0;
  for (const { goal } of errands) days += weights.days[goal.goal];
  if (days === 0) return -weights.waiting;
  const spare = Math.max(0, Math.floor(letters - days));
  return weights.letters[Math.min(spare, weights.letters.length - 1)] as number;
}

/** Whether a creature there stands in the way of something that must not meet one, and cannot be walked around. */
function blocks(sit: Situation, field: number): boolean {
  const { state, errands } = sit;
  for (const { goal, pieces, shy } of errands) {
    if (goal.goal !== 'deliver' || !shy) continue;
    const bearer = bearerOf(state, pieces);
    const from = bearer === NONE ? whereLies(state, pieces)[0] : state.field[bearer];
    if (from === undefined) continue;
    const convoy = convoyFrom(sit, from, bearer === NONE ? HOURS : freeHours(sit, bearer), 0, goal.field);
    if (convoy.days > weights.patience && sit.roads.way(from, goal.field).includes(field)) return true;
  }
  return false;
}

/** Whether the one who ends the legend should be attacked now: everything else is done, or there is no time left for it. */
function bossIsDue(sit: Situation): boolean {
  const others = sit.errands.filter(({ closes, goal }) => !closes && goal.goal !== 'defend');
  return sit.boss !== NONE && others.length === 0;
}

/** A fight that might be: today where the creature stands, or tomorrow where it will be then. */
interface Brawl {
  readonly foe: number;
  readonly field: number;
  readonly worth: number;
  readonly urgent: boolean;
  /** Mean value of the creature, allies of the heroes taken off. */
  readonly theirs: number;
  readonly willpower: number;
  readonly today: boolean;
  /** Per seat the steps there, and the hours left then. */
  readonly ways: readonly number[];
  readonly hours: readonly number[];
}

function fights(sit: Situation, free: number, jobs: Job[]): void {
  const { state, core, threats, boss } = sit;
  for (let foe = 0; foe < places(state); foe += 1) {
    const field = fieldOf(state, foe);
    if (!onBoard(field) || (foe === boss && !bossIsDue(sit))) continue;
    const worth = worthOfFoe(sit, foe);
    if (worth <= 0) continue;
    const urgent = (threats.urgent[foe] as number) <= 1 || foe === boss;
    const theirs = meanFoe(core, state, foe) - helps(state, field);
    const willpower = willpowerOf(core, state, foe);
    const now = brawl(sit, { foe, field, worth, urgent, theirs, willpower, today: true });
    const next = threats.next[foe] as number;
    const later = next === NONE ? undefined : brawl(sit, { foe, field: next, worth, urgent: false, theirs, willpower, today: false });
    for (let seats = free; seats > 0; seats = (seats - 1) & free) {
      const each = fightBy(sit, seats, now) ?? (later && fightBy(sit, seats, later));
      if (each !== undefined) jobs.push(each);
    }
  }
}

function brawl(sit: Situation, of: Omit<Brawl, 'ways' | 'hours'>): Brawl {
  const { state, core } = sit;
  const ways: number[] = [];
  const hours: number[] = [];
  for (let seat = 0; seat < state.seats; seat += 1) {
    const from = state.field[seat] as number;
    const way = inReach(core, state, seat, from, of.field)
      ? 0
      : Math.max(1, distance(sit, seat, of.field) - Number(shoots(core, state, seat)));
    ways.push(way);
    hours.push(hoursLeft(state, seat) + (of.urgent ? overtimeLeft(sit, seat, 4) : 0) - way);
  }
  return { ...of, ways, hours };
}

function fightBy(
  sit: Situation,
  seats: number,
  { foe, field, worth, urgent, theirs, willpower, today, ways, hours }: Brawl,
): Job | undefined {
  const { powers } = sit;
  let lead = -theirs;
  let cost = 0;
  let rounds = FAR;
  let heads = 0;
  for (let seat = 0; seat < ways.length; seat += 1) {
    if ((seats & (1 << seat)) === 0) continue;
    const left = hours[seat] as number;
    if ((ways[seat] as number) >= FAR - 1 || (today && left < 1)) return undefined;
    heads += 1;
    lead += powers[seat] as number;
    cost += ways[seat] as number;
    rounds = Math.min(rounds, today ? left : HOURS + Math.min(0, left));
  }
  if (lead < weights.leastLead && foe !== sit.boss) return undefined;
  const odds = roughly(lead, willpower, Math.max(1, rounds));
  const needed = Math.min(4, Math.max(1, willpower / Math.max(1, lead)));
  const score =
    odds * worth - cost * weights.hour - needed * heads * weights.round - (1 - odds) * weights.defeat - (today ? 0 : weights.tomorrow);
  if (score <= 0) return undefined;
  const by = sit.threats.urgent[foe] as number;
  const bonus = by === NEVER ? 0 : odds * pressing(sit, by);
  return {
    kind: 'fight',
    field,
    seats,
    score,
    foe,
    item: NONE,
    overtime: urgent,
    shy: false,
    bonus,
    by: by === NEVER ? NONE : by,
    onward: NONE,
  };
}

// ---------------------------------------------------------------- tasks

function deliveries(sit: Situation, seat: number, jobs: Job[]): void {
  const { state, roads, threats } = sit;
  for (const { goal, pieces, shy, closes } of sit.errands) {
    if (goal.goal !== 'deliver') continue;
    const bearer = bearerOf(state, pieces);
    const score = shy ? weights.shyDeliver : weights.deliver;
    const item = pieces.find((piece) => bearer !== NONE && countOf(state, bearer, piece) > 0) ?? pieces[0] ?? NONE;
    if (bearer !== NONE) {
      const over = handoverFor(sit, bearer, goal.field, shy);
      if (bearer === seat)
        jobs.push(job('deliver', over?.field ?? goal.field, 1 << seat, score, { item, shy, overtime: true, onward: over?.to ?? NONE }));
      else if (over?.to === seat) jobs.push(job('meet', over.field, 1 << seat, score, { item, overtime: true }));
      continue;
    }
    const home = roads.avoiding(goal.field, shy ? threats.now : undefined);
    for (const field of whereLies(state, pieces)) {
      if (threats.now[field] === 1 && shy) continue;
      const there = standsOn(sit, field);
      const over = there === NONE || there === seat ? undefined : handoverFor(sit, there, goal.field, shy);
      if (over?.to === seat) jobs.push(job('meet', over.field, 1 << seat, score, { item, overtime: true }));
      const way = distance(sit, seat, field) + (home[field] as number) / 2;
      jobs.push(
        job('fetch', field, 1 << seat, (closes ? weights.fetchLast : weights.fetch) - way * weights.hour, {
          item,
          overtime: true,
          onward: goal.field,
        }),
      );
    }
  }
}

/** The first hero on a field who can still act today, or NONE. */
function standsOn({ state }: Situation, field: number): number {
  for (let seat = 0; seat < state.seats; seat += 1) if (state.field[seat] === field && state.box[seat] === 0) return seat;
  return NONE;
}

/** Where something is going to be fetched soon somebody waits, and on the way somebody who carries it on. */
function posts(sit: Situation, seat: number, jobs: Job[]): void {
  for (const way of sit.soon) {
    for (const field of [way[0] as number, way[Math.floor(way.length / 2)] as number]) {
      const steps = distance(sit, seat, field);
      if (steps < FAR) jobs.push(job('post', field, 1 << seat, weights.post - (steps * weights.hour) / 2));
    }
  }
}

function farmers(sit: Situation, seat: number, jobs: Job[]): void {
  const { state, roads, threats } = sit;
  if (state.farmers.length === 0) return;
  const home = roads.avoiding(CASTLE, threats.now);
  for (const field of state.farmers) {
    const way = distance(sit, seat, field);
    const back = home[field] as number;
    if (way >= FAR || back >= FAR) continue;
    const score = weights.farmer + weights.farmerAlone[state.seats as 2] - (way + back) * weights.hour * weights.farmerHour;
    if (score > 0) jobs.push(job('farmer', field, 1 << seat, score, { shy: true, onward: CASTLE }));
  }
}

/** A look into the fog, worth more while a task wants somebody found in it. */
function fog(sit: Situation, seat: number, jobs: Job[]): void {
  const { state, errands } = sit;
  if (state.fog.length === 0) return;
  const search = errands.some(({ goal }) => goal.goal === 'find');
  let hidden = 0;
  for (const entry of state.fog) hidden += Number((entry & 1) === 0);
  for (const entry of state.fog) {
    const field = Math.floor(entry / 32);
    const open = (entry & 1) === 1;
    const back = (entry % 32) >> 1;
    const found = search && (open ? back === FOG_BREW : true) ? weights.search / (open ? 1 : Math.sqrt(hidden)) : 0;
    const worth = found + (open ? (weights.fogOpen[back] as number) : weights.fog);
    const score = worth - distance(sit, seat, field) * weights.hour;
    if (score > 0) jobs.push(job('fog', field, 1 << seat, score));
  }
}

// ---------------------------------------------------------------- getting stronger

function shopping(sit: Situation, seat: number, jobs: Job[]): void {
  const { state } = sit;
  const gold = countOf(state, seat, GOLD);
  if (gold === 0 || (state.strength[seat] as number) >= MOST_STRENGTH) return;
  for (const field of merchantsOf(sit)) {
    const price = strengthPrice(sit, seat, field);
    if (price === NONE) continue;
    const points = Math.min(Math.floor(gold / price), MOST_STRENGTH - (state.strength[seat] as number));
    if (points <= 0) continue;
    const each = sit.lack > 0 ? weights.strengthWanted : weights.strengthIdle;
    const cheap = field === MINE && price === 1 ? weights.cheap : 0;
    const score = points * each + cheap - distance(sit, seat, field) * weights.hour;
    if (score > 0) jobs.push(job('buy', field, 1 << seat, score));
  }
}

function wells(sit: Situation, seat: number, jobs: Job[]): void {
  const { state } = sit;
  const willpower = state.willpower[seat] as number;
  const gain = Math.min(MOST_WILLPOWER - willpower, wellGives(state.heroes[seat] as number));
  if (gain <= 0) return;
  const after = willpower + gain;
  const die = Number(willpower < 7 && after >= 7) + Number(willpower < 14 && after >= 14);
  const worth = gain * (willpower < 7 ? weights.wellLow : weights.well) + die * weights.die;
  for (const entry of state.wells) {
    if ((entry & 1) === 0) continue;
    const field = entry >> 1;
    const score = worth - distance(sit, seat, field) * weights.hour;
    if (score > 0) jobs.push(job('well', field, 1 << seat, score));
  }
}

/** Useful things lying about. */
function finds(sit: Situation, seat: number, jobs: Job[]): void {
  const { state } = sit;
  for (const entry of state.lying) {
    const item = itemOfLying(entry);
    const field = fieldOfLying(entry);
    const worth =
      item === GOLD ? (entry % 1024) * weights.lyingGold : item === WINESKIN || item === SHIELD || item === HELM ? weights.lyingThing : 0;
    if (worth === 0 || !fits(state, seat, item)) continue;
    const score = worth - distance(sit, seat, field) * weights.hour;
    if (score > 0) jobs.push(job('fetch', field, 1 << seat, score, { item }));
  }
}

/** With nothing better to do: towards where a creature will be tomorrow, so that the next day begins well. */
function drift(sit: Situation, seat: number, jobs: Job[]): void {
  const { state, threats } = sit;
  for (let foe = 0; foe < places(state); foe += 1) {
    if (!onBoard(fieldOf(state, foe)) || foe === sit.boss) continue;
    const field = threats.next[foe] as number;
    if (field === NONE) continue;
    const arrives = threats.arrives[foe] as number;
    const way = distance(sit, seat, field);
    if (way < FAR) jobs.push(job('gather', field, 1 << seat, weights.drift / (1 + way + (arrives === NEVER ? 6 : arrives))));
  }
}
