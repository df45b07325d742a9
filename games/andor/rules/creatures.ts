import { creatures } from '../components/index.ts';
import { ALLIES, BEATEN, type CreatureKind, creatureKinds, GEM_2, isGem, NONE, ON_SHIELD } from '../pieces.ts';
import type { Core, Playing } from '../engine-port.ts';
import { C_CARRIES, C_FIELD, C_KIND, C_NAME, C_PINNED, C_STRENGTH, C_TOWER, C_WILLPOWER, CREATURE, type State } from '../state.ts';
import { isMixed, liftCovered, liftLying, loseFarmers, removeFigure, shieldsOf } from './board.ts';
import { carriedBy, creatureAt, fieldOf, figuresOut, kindName, kindOf, onShields, places } from './creature.ts';
import { lose } from './ending.ts';
import { loseWillpower } from './points.ts';
import { nameOf } from './items.ts';
import { adjacent, hasRubble, isCut } from './land.ts';
import { addLying, countOfLying, fieldOfLying, itemOfLying, take } from './lying.ts';

/*
 * Creatures: where they stand, how they come and move (AND-12), the castle (AND-13).
 */

export * from './creature.ts';

export interface OwnValues {
  readonly strength?: number;
  readonly willpower?: number;
  readonly pinned?: boolean;
  readonly carries?: number;
  readonly name?: number;
  readonly tower?: boolean;
}

function freePlace(state: State): number {
  const at = creatureAt(state, NONE);
  return at === NONE ? places(state) : at;
}

/**
 * AND-12.7, AND-12.12: where a creature that leaves `field` along its arrow comes to stand: the first free field, the castle, or
 * NONE if its way is closed.
 */
export function alongArrow(core: Core, state: State, field: number): number {
  const { arrowOf } = core.board;
  for (let at = field; ; ) {
    const next = arrowOf[at] ?? NONE;
    if (next === NONE || isCut(state, at, next) || hasRubble(state, next) || !core.engine.mayEnter(state, next, 'creature')) return NONE;
    if (creatureAt(state, next) === NONE) return next; // nobody stands in the castle: there they lie on shields
    at = next;
  }
}

/**
 * AND-12.10: a new creature; from an occupied field it goes on along the arrow. NONE if there is no figure left (AND-12.15) or no
 * field for it. One in a tower takes the place of whatever creature stands there.
 */
export function placeCreature(t: Playing, kind: number, field: number, own: OwnValues = {}): number {
  const { state } = t;
  const creature = creatureKinds[kind] as CreatureKind;
  if (own.tower === true) {
    const there = creatureAt(state, field);
    if (there !== NONE) removeCreature(t, there);
  }
  const to = creatureAt(state, field) === NONE ? field : alongArrow(t, state, field);
  if (to === NONE || figuresOut(state, kind) >= (creatures[kind as 0] ?? creatures[0]).count) {
    if (t.tell.on) t.tell.all({ kind: 'creature-skipped', creature, wanted: field });
    return NONE;
  }
  const place = freePlace(state);
  const from = place * CREATURE;
  state.creatures[from + C_KIND] = kind;
  state.creatures[from + C_FIELD] = to;
  state.creatures[from + C_STRENGTH] = own.strength ?? NONE;
  state.creatures[from + C_WILLPOWER] = own.willpower ?? NONE;
  state.creatures[from + C_PINNED] = Number(own.pinned === true || own.tower === true);
  state.creatures[from + C_CARRIES] = NONE;
  if (own.carries !== undefined && own.carries !== NONE) attach(state, place, own.carries);
  state.creatures[from + C_NAME] = own.name ?? NONE;
  state.creatures[from + C_TOWER] = Number(own.tower === true);
  if (t.tell.on) t.tell.all({ kind: 'creature-placed', creature, wanted: field, field: to });
  if (t.engine.lures(state)) eatGems(t, to);
  arrive(t, place, NONE, to);
  return place;
}

/** AND-12.15, where a card wants it placed in any case: the one of its kind on the highest field goes, if no figure is left. */
export function makeRoom(t: Playing, kind: number): void {
  const { state } = t;
  if (figuresOut(state, kind) < (creatures[kind as 0] ?? creatures[0]).count) return;
  let last = NONE;
  for (let creature = 0; creature < places(state); creature += 1) {
    const field = fieldOf(state, creature);
    if (kindOf(state, creature) !== kind || field === NONE || field === ON_SHIELD || field === BEATEN) continue;
    if (last === NONE || field > fieldOf(state, last)) last = creature;
  }
  if (last !== NONE) removeCreature(t, last);
}

/** Leaves the board without being beaten; what it carries stays behind. */
export function removeCreature(t: Playing, creature: number): void {
  const field = fieldOf(t.state, creature);
  if (t.tell.on) t.tell.all({ kind: 'creature-removed', creature: kindName(t.state, creature), field });
  dropCarried(t, creature, field);
  take(t.state.movers, creature);
  freeThePlace(t.state, creature);
}

/** AND-14.10: to field 80, until the narrator has moved. */
export function beat(t: Playing, creature: number, field: number): void {
  dropCarried(t, creature, field);
  t.state.creatures[creature * CREATURE + C_FIELD] = BEATEN;
}

export function freeThePlace(state: State, creature: number): void {
  state.creatures[creature * CREATURE + C_FIELD] = NONE;
  state.creatures[creature * CREATURE + C_NAME] = NONE;
}

/** AND-12.14 */
function dropCarried(t: Playing, creature: number, field: number): void {
  const item = carriedBy(t.state, creature);
  if (item === NONE) return;
  t.state.creatures[creature * CREATURE + C_CARRIES] = NONE;
  addLying(t.state, field, item, 1);
  if (t.tell.on) t.tell.all({ kind: 'laid', what: nameOf(item), field, count: 1 });
}

/** It takes the item from the supply and carries it from now on. */
export function attach(state: State, creature: number, item: number): void {
  state.stock[item] = (state.stock[item] as number) - 1;
  state.creatures[creature * CREATURE + C_CARRIES] = item;
}

export function nameCreature(state: State, creature: number, name: number): void {
  state.creatures[creature * CREATURE + C_NAME] = name;
}

/** AND-12.16: it comes down there, and what is there makes room. */
export function landCreature(t: Playing, creature: number, field: number, harm: number): void {
  const { state } = t;
  const from = fieldOf(state, creature);
  const there = creatureAt(state, field);
  if (there !== NONE && there !== creature) removeCreature(t, there);
  loseFarmers(t, field);
  for (let figure = 0; figure < ALLIES; figure += 1) if (state.figures[figure] === field) removeFigure(t, figure);
  for (const entry of state.lying.slice()) {
    if (fieldOfLying(entry) === field) liftLying(t, field, itemOfLying(entry), countOfLying(entry), 'gone');
  }
  liftCovered(t, field);
  state.creatures[creature * CREATURE + C_FIELD] = field;
  if (t.tell.on && from !== field) t.tell.all({ kind: 'creature-moved', creature: kindName(state, creature), from, to: field });
  for (let seat = 0; seat < state.seats; seat += 1) {
    const loss = state.field[seat] === field ? Math.min(harm, (state.willpower[seat] as number) - 1) : 0;
    if (loss > 0) loseWillpower(t, seat, loss, 'card');
  }
  t.engine.whenCreatureEntered(t, creature, field);
}

export function pin(state: State, creature: number, on: boolean): void {
  state.creatures[creature * CREATURE + C_PINNED] = Number(on);
}

/** AND-12.6: one field along its arrow, as at sunrise. */
export function moveCreature(t: Playing, creature: number): void {
  const { state } = t;
  const stood = fieldOf(state, creature);
  if (stood === NONE || stood === BEATEN) return;
  const from = stood === ON_SHIELD ? t.board.castle : stood;
  const pinned = state.creatures[creature * CREATURE + C_PINNED] === 1;
  const lured = !pinned && t.engine.lures(state) ? lureOf(t, from) : NONE;
  if (stood === ON_SHIELD && lured === NONE) return; // AND-13.1
  const to = pinned ? NONE : lured === NONE ? alongArrow(t, state, from) : lured;
  if (to === NONE) {
    if (t.tell.on) t.tell.all({ kind: 'creature-stays', creature: kindName(state, creature), field: from });
    return;
  }
  state.creatures[creature * CREATURE + C_FIELD] = to;
  if (t.tell.on && to !== t.board.castle) t.tell.all({ kind: 'creature-moved', creature: kindName(state, creature), from, to });
  if (lured !== NONE && !t.engine.destroysGems(state)) eatGems(t, to);
  arrive(t, creature, from, to);
}

/** AND-21.8: the field of the dearest gem next to it, or NONE. */
function lureOf(t: Playing, from: number): number {
  const { state } = t;
  let best = NONE;
  let dearest = GEM_2 - 1;
  for (const entry of state.lying) {
    const item = itemOfLying(entry);
    const field = fieldOfLying(entry);
    if (!isGem(item) || item <= dearest || !adjacent(t, state, from, field) || creatureAt(state, field) !== NONE) continue;
    if (hasRubble(state, field) || !t.engine.mayEnter(state, field, 'creature')) continue;
    best = field;
    dearest = item;
  }
  return best;
}

function eatGems(t: Playing, field: number): void {
  for (const entry of t.state.lying.slice()) {
    const item = itemOfLying(entry);
    if (fieldOfLying(entry) !== field || !isGem(item)) continue;
    addLying(t.state, field, item, -countOfLying(entry));
    if (t.tell.on) t.tell.all({ kind: 'removed', what: nameOf(item), field, count: countOfLying(entry) });
  }
  // where things are mixed nobody knows whether it is a gem, and what happened would tell
  if (t.engine.destroysGems(t.state) && !isMixed(t.state, field)) liftCovered(t, field, isGem);
}

/** AND-13.1, AND-13.3, AND-13.6: what happens where a creature comes to stand. */
function arrive(t: Playing, creature: number, from: number, field: number): void {
  const { state } = t;
  if (field === t.board.castle) {
    state.creatures[creature * CREATURE + C_FIELD] = ON_SHIELD;
    const free = shieldsOf(state) - onShields(state);
    if (t.tell.on) t.tell.all({ kind: 'creature-in-castle', creature: kindName(state, creature), from, free: Math.max(0, free) });
    if (free < 0 && !t.engine.holdsGarrison(state)) lose(t, 'castle');
  } else loseFarmers(t, field);
  if (t.engine.destroysGems(state)) eatGems(t, field); // AND-21.10
  t.engine.whenCreatureEntered(t, creature, field);
}

/** AND-12.9: who moves in this pass, the first one last. Only a lure brings creatures out of the castle again (AND-21.8). */
export function lineUp(core: Core, state: State, kind: number): void {
  state.movers.length = 0;
  const lures = core.engine.lures(state);
  for (let creature = 0; creature < places(state); creature += 1) {
    const field = fieldOf(state, creature);
    if (kindOf(state, creature) !== kind || field === NONE || field === BEATEN || (field === ON_SHIELD && !lures)) continue;
    let at = state.movers.length;
    while (at > 0 && orderOf(core, state, state.movers[at - 1] as number) < orderOf(core, state, creature)) at -= 1;
    state.movers.splice(at, 0, creature);
  }
}

/** The number of the field it stands on; from a golden shield it would come out of the castle. */
function orderOf(core: Core, state: State, creature: number): number {
  const field = fieldOf(state, creature);
  return field === ON_SHIELD ? core.board.castle : field;
}

/** AND-21.6 */
export const gemValue = (item: number): number => (item - GEM_2 + 1) * 2;
