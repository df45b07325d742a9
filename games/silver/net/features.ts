import type { Seat } from '@tafelrunde/kernel';
import { knownTo, type Sight, sightOf } from '../bot/sight.ts';
import { BODYGUARD, copiesOf, DOPPELGANGER, EMPATH, EXPOSER, RASCAL, SEER, SQUIRE, VILLAGER } from '../cards.ts';
import { allMatch } from '../rules/exchange.ts';
import { isShielded } from '../rules/targets.ts';
import { countUp } from '../rules/village.ts';
import { AMULET, BADGE, FACE, type From, GUARDED, NONE, SEEN_SHIFT, SPENT, type Step, UP, type View } from '../state.ts';
import { AT, DEPTHS, OTHER, OWN, PLACES } from './layout.ts';
import { placesOf } from './places.ts';

type Numbers = Uint8Array;

/** What play may wait for where the net is asked. */
export const STEPS: readonly Step[] = ['turn', 'keep', 'decide', 'exchange', 'target', 'again', 'dig', 'witch', 'rob', 'give', 'end'];
const FROM: readonly From[] = ['pile', 'open', 'discard', 'master', 'witch'];
const LAPS: readonly number[] = [1, 2, 3, 5, 8, 12];
const NUMBERS = copiesOf.length;
const MOST = 255;

/** A table as one seat sees it, in the net's order. */
export interface NetSight {
  readonly view: View;
  readonly sight: Sight;
  readonly seat: Seat;
  /** The seats from the own one on. */
  readonly seats: readonly Seat[];
  /** For each of them, where in the row each of the net's places is. */
  readonly places: readonly (readonly number[])[];
}

/** What the net would be told of; undefined where a village is larger than any it has seen. */
export function netSightOf(view: View, seat: Seat): NetSight | undefined {
  if (view.villages.some((village) => village.length > PLACES)) return undefined;
  const sight = sightOf(view);
  const seats = Array.from({ length: view.seats }, (_, away) => (seat + away) % view.seats);
  return { view, sight, seat, seats, places: seats.map((other) => placesOf(sight.villages[other] as number[], seat)) };
}

/** Writes what the seat to act knows; `into` has INPUTS numbers. From its own view alone. */
export function writeFeatures(seen: NetSight, into: Numbers): void {
  into.fill(0);
  writeOwn(seen, into);
  for (let away = 1; away < seen.seats.length; away += 1) writeOther(seen, away, into);
  writeAsked(seen, into);
  writeHeld(seen, into);
  writePiles(seen, into);
  writeTable(seen, into);
  writeSums(seen, into);
}

const hasSeen = (card: number, seat: Seat): number => (card >> (SEEN_SHIFT + seat)) & 1;
const village = ({ sight }: NetSight, seat: Seat): readonly number[] => sight.villages[seat] as number[];
const bit = (condition: boolean): number => (condition ? 1 : 0);

/** Own known cards of a number that could go in an exchange. */
function twinsOf(seen: NetSight, face: number): number {
  return village(seen, seen.seat).filter((card) => isMovable(seen, card) && (card & FACE) === face).length;
}

const isMovable = ({ seat }: NetSight, card: number): boolean => (card & AMULET) === 0 && knownTo(card, seat);

function writeOwn(seen: NetSight, into: Numbers): void {
  const { view, seat, seats } = seen;
  const row = village(seen, seat);
  (seen.places[0] as readonly number[]).forEach((at, place) => {
    const card = row[at] as number;
    const to = AT.own + place * OWN.size;
    into[to + (knownTo(card, seat) ? card & FACE : OWN.unknown)] = 1;
    into[to + OWN.up] = bit((card & UP) !== 0);
    into[to + OWN.amulet] = bit((card & AMULET) !== 0);
    into[to + OWN.guarded] = bit((card & GUARDED) !== 0);
    into[to + OWN.guards] = bit((card & BADGE) !== 0);
    into[to + OWN.spent] = bit((card & SPENT) !== 0);
    into[to + OWN.pushed] = bit(view.pushed.includes(at));
    for (let away = 1; away < seats.length; away += 1) into[to + OWN.seen + away - 1] = hasSeen(card, seats[away] as number);
    if (isMovable(seen, card)) {
      const face = card & FACE;
      const others = row.filter((other, i) => i !== at && isMovable(seen, other));
      into[to + OWN.twins] = others.filter(
        (other) => (other & FACE) === face || (other & FACE) === DOPPELGANGER || face === DOPPELGANGER,
      ).length;
    }
    into[to + OWN.chosen] = bit(view.chosenVillage === seat && view.chosenAt === at);
  });
}

function writeOther(seen: NetSight, away: number, into: Numbers): void {
  const { view, seat, seats } = seen;
  const owner = seats[away] as number;
  const row = village(seen, owner);
  (seen.places[away] as readonly number[]).forEach((at, place) => {
    const card = row[at] as number;
    const to = AT.others + ((away - 1) * PLACES + place) * OTHER.size;
    into[to + (knownTo(card, seat) ? card & FACE : OTHER.unknown)] = 1;
    into[to + OTHER.up] = bit((card & UP) !== 0);
    into[to + OTHER.amulet] = bit((card & AMULET) !== 0);
    into[to + OTHER.shielded] = bit(isShielded(card));
    into[to + OTHER.seenByOwner] = hasSeen(card, owner);
    into[to + OTHER.seenByThird] = bit(seats.some((third) => third !== seat && third !== owner && hasSeen(card, third) === 1));
    into[to + OTHER.chosen] = bit(view.chosenVillage === owner && view.chosenAt === at);
  });
}

/** What is asked, and what is announced so far. */
function writeAsked(seen: NetSight, into: Numbers): void {
  const { view, seat } = seen;
  const step = STEPS.indexOf(view.step);
  if (step >= 0) into[AT.step + step] = 1;
  if (view.ability >= EXPOSER && view.ability <= SEER) into[AT.ability + view.ability - EXPOSER] = 1;
  const row = village(seen, seat);
  const pushed = view.pushed.map((at) => row[at] as number);
  for (let count = 0; count < 4; count += 1) into[AT.pushedCount + count] = bit(pushed.length > count);
  if (pushed.length === 0) return;
  const known = pushed.filter((card) => knownTo(card, seat)).map((card) => card & FACE);
  into[AT.pushedKnown] = bit(known.length === pushed.length);
  into[AT.pushedMatch] = bit(known.length === pushed.length && allMatch(known));
  into[AT.pushedSum] = known.reduce((sum, face) => sum + face, 0);
}

function writeHeld(seen: NetSight, into: Numbers): void {
  const { view, seats, sight } = seen;
  const { held } = view;
  if (held === undefined) return;
  into[AT.heldFrom + FROM.indexOf(held.from)] = 1;
  into[AT.heldUp] = bit(held.up);
  for (let away = 1; away < seats.length; away += 1) into[AT.heldSeen + away - 1] = hasSeen(sight.held, seats[away] as number);
  if (held.card === NONE) return;
  into[AT.held + held.card] = 1;
  into[AT.heldTwins] = twinsOf(seen, held.card);
}

function writePiles(seen: NetSight, into: Numbers): void {
  const { view, seat } = seen;
  const top = view.discard.at(-1);
  if (top !== undefined) {
    into[AT.top + top] = 1;
    into[AT.topTwins] = twinsOf(seen, top);
  }
  for (const face of view.discard) into[AT.discard + face] = (into[AT.discard + face] as number) + 1;
  into[AT.pile] = view.pile;
  for (let most = 0; most < 8; most += 1) into[AT.pileLow + most] = bit(view.pile <= most);
  for (const { depth, card, seenBy } of view.deep) {
    if (depth < DEPTHS && card !== NONE) into[AT.deep + depth * NUMBERS + card] = 1;
    if (depth === 0) into[AT.deepSeen] = bit((seenBy & ~(1 << seat)) !== 0);
  }
  into[AT.drawn] = view.drawn;
  view.open
    .toSorted((one, other) => one - other)
    .forEach((face, i) => {
      into[AT.open + i * NUMBERS + face] = 1;
    });
}

function writeTable(seen: NetSight, into: Numbers): void {
  const { view, seat, seats, sight } = seen;
  const away = (other: Seat): number => (other - seat + view.seats) % view.seats;
  if (view.caller !== NONE) into[AT.caller + away(view.caller) - 1] = 1;
  const lap = Math.floor(view.turns / view.seats);
  into[AT.lap] = lap;
  LAPS.forEach((least, i) => {
    into[AT.lapOver + i] = bit(lap >= least);
  });
  if (view.owner !== NONE) into[AT.owner + away(view.owner)] = 1;
  into[AT.placed] = bit(view.placed);
  into[AT.acted] = bit(view.acted);
  into[AT.seats + view.seats - 2] = 1;
  const up = (number: number): number => sight.villages.reduce((sum, row) => sum + countUp(row, number), 0);
  const villagers = up(VILLAGER);
  into[AT.villagersUp] = bit(villagers >= 1);
  into[AT.villagersUp + 1] = bit(villagers >= 2);
  into[AT.squiresUp] = up(SQUIRE);
  const own = village(seen, seat);
  into[AT.rascalsUp] = countUp(own, RASCAL);
  const rested = own.filter((card) => (card & (UP | SPENT)) === UP).map((card) => card & FACE);
  into[AT.ready] = bit(rested.includes(EMPATH));
  into[AT.ready + 1] = bit(rested.includes(BODYGUARD));
  into[AT.ready + 2] = bit(view.owner === seat && !view.placed);
  seats.forEach((other, i) => {
    into[AT.sizes + i * PLACES + village(seen, other).length - 1] = 1;
    if (i === 0) return;
    into[AT.kept + i - 1] = village(seen, other).filter((card) => !knownTo(card, seat) && hasSeen(card, other) === 1).length;
  });
}

/** What nobody told the seat of, and what all villages cost by that, an unknown card being as good as any other. */
function writeSums(seen: NetSight, into: Numbers): void {
  const { seats, seat } = seen;
  const unseen = unseenIn(seen);
  const total = unseen.reduce((sum, copies) => sum + copies, 0);
  const sum = unseen.reduce((points, copies, face) => points + copies * face, 0);
  const mean = Math.floor((4 * sum) / Math.max(1, total));
  unseen.forEach((copies, face) => {
    into[AT.unseen + face] = copies;
  });
  into[AT.unseenTotal] = total;
  into[AT.unseenMean] = mean;
  let lowest = MOST;
  seats.forEach((other, i) => {
    const row = village(seen, other);
    const known = row.filter((card) => knownTo(card, seat)).reduce((points, card) => points + (card & FACE), 0);
    const unknown = row.filter((card) => !knownTo(card, seat)).length;
    const expected = Math.floor((4 * known + unknown * mean) / 4);
    into[AT.sums + i] = expected;
    into[AT.knownSums + i] = known;
    into[AT.unknown + i] = unknown;
    if (i === 0) into[AT.ownLevel + Math.min(15, Math.floor(expected / 2))] = 1;
    else lowest = Math.min(lowest, expected);
  });
  into[AT.theirLevel + Math.min(15, Math.floor(lowest / 2))] = 1;
}

/** How many cards of each number the seat cannot place. */
function unseenIn({ view, sight, seat }: NetSight): number[] {
  const unseen = [...copiesOf];
  const take = (face: number): void => {
    unseen[face] = (unseen[face] as number) - 1;
  };
  for (const row of sight.villages) for (const card of row) if (knownTo(card, seat)) take(card & FACE);
  for (const card of sight.pile) if (knownTo(card, seat)) take(card & FACE);
  view.discard.forEach(take);
  view.open.forEach(take);
  if (view.held !== undefined && view.held.card !== NONE) take(view.held.card);
  return unseen;
}
