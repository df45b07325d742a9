import { ALLY_STEPS } from '../components/index.ts';
import { ALLIES, type FigureName, figureNames, HERB_3, HERB_4, NONE } from '../pieces.ts';
import type { Core, Playing } from '../engine-port.ts';
import type { Action, State } from '../state.ts';
import { allyTo, DRINK, herbFor, STOP, stepTo } from './actions.ts';
import { MOVE_ENDS, NEXT_TURN, push, STEP, STEPPED } from './agenda.ts';
import { farmersOn, saveFarmers } from './board.ts';
import { creatureAt } from './creature.ts';
import { GONE, sendNamed } from './farmers.ts';
import { activateFog } from './fog.ts';
import { has, hasWineskin, nameOf, put, useWineskin } from './items.ts';
import { hasRubble, isCut } from './land.ts';
import { insert, take } from './lying.ts';
import { hasHour, spendHour } from './time.ts';

/*
 * Moving heroes (AND-4) and allies (AND-20.2), step by step.
 */

const herbs = [HERB_3, HERB_4] as const;
const stepsOfHerb = (item: number): number => item - HERB_3 + 3;

/** Whether a hero may go from here to that neighbour. */
function isOpen(core: Core, state: State, from: number, to: number): boolean {
  return !isCut(state, from, to) && !hasRubble(state, to) && core.engine.mayEnter(state, to, 'hero');
}

/** AND-4.9: there is a field to go to. */
function hasWay(core: Core, state: State, seat: number): boolean {
  const from = state.field[seat] as number;
  for (const to of core.board.neighboursOf[from] ?? []) if (isOpen(core, state, from, to)) return true;
  for (const to of core.engine.links(state, from)) if (isOpen(core, state, from, to)) return true;
  return false;
}

function hasHerb(core: Core, state: State, seat: number): boolean {
  return (has(state, seat, HERB_3) || has(state, seat, HERB_4)) && !core.engine.itemOff(state, HERB_3);
}

/** A step is possible, if need be with something to drink or eat. */
function canGoOn(core: Core, state: State, seat: number): boolean {
  const pays = state.credit > 0 || hasHour(core, state, seat) || hasWineskin(core, state, seat) || hasHerb(core, state, seat);
  return pays && hasWay(core, state, seat);
}

/** Steps and what makes them cheaper; in a move also its end. */
export function listMove(core: Core, state: State, seat: number, out: Action[]): void {
  const from = state.field[seat] as number;
  if (state.credit > 0 || hasHour(core, state, seat)) {
    const farmers = state.farmers.length === 0 ? 0 : farmersOn(state, from);
    for (const to of core.board.neighboursOf[from] ?? []) {
      if (!isOpen(core, state, from, to)) continue;
      for (let along = 0; along <= farmers; along += 1) out.push(stepTo(to, along));
    }
    // AND-4.11: over a way a legend adds nobody is led along
    for (const to of core.engine.links(state, from)) if (isOpen(core, state, from, to)) out.push(stepTo(to, 0));
  }
  listProvisions(core, state, seat, out);
  if (state.walked > 0) out.push(STOP);
  else if (state.walked === 0 && !canGoOn(core, state, seat)) out.push(STOP);
}

/** AND-10.2, AND-11.3: only where a step can follow. */
function listProvisions(core: Core, state: State, seat: number, out: Action[]): void {
  const skin = hasWineskin(core, state, seat);
  const herb = hasHerb(core, state, seat);
  if (!(skin || herb) || !hasWay(core, state, seat)) return;
  if (skin) out.push(DRINK);
  if (herb) for (const item of herbs) if (has(state, seat, item)) out.push(herbFor(item, 'walk'));
}

function beginMove(state: State): void {
  if (state.walked === NONE) state.walked = 0;
}

export function drink(t: Playing, seat: number): void {
  beginMove(t.state);
  useWineskin(t, seat);
  t.state.credit += 1;
}

/** AND-11.3: so many steps of this move are free. */
export function eatForWalk(t: Playing, seat: number, item: number): void {
  beginMove(t.state);
  put(t.state, seat, item, -1); // AND-11.1: out of the game
  t.state.credit += stepsOfHerb(item);
  if (t.tell.on) t.tell.all({ kind: 'used', seat, item: nameOf(item), use: 'walk' });
}

export function step(t: Playing, seat: number, to: number, farmers: number): void {
  beginMove(t.state);
  if (t.engine.hasAttempts) {
    push(t.state, STEP, seat, to, farmers);
    t.engine.whenAttempts(t, seat, to);
  } else takeStep(t, seat, to, farmers);
}

/** AND-4.1: the hour, or a step that costs none; then he is there, with whoever comes along. */
export function takeStep(t: Playing, seat: number, to: number, farmers: number): void {
  const { state } = t;
  if (state.credit > 0) state.credit -= 1;
  else if (hasHour(t, state, seat)) spendHour(t, seat);
  else return endMove(t, seat); // what was attempted has taken the hour away
  const from = state.field[seat] as number;
  state.walked += 1;
  state.field[seat] = to;
  if (t.tell.on) t.tell.all({ kind: 'stepped', seat, from, to, farmers });
  if (farmers > 0) lead(t, from, to, farmers);
  push(state, STEPPED, seat);
  t.engine.whenEntered(t, seat, to);
}

/** AND-13.4 to AND-13.6 */
function lead(t: Playing, from: number, to: number, farmers: number): void {
  const { state } = t;
  const { castle } = t.board;
  const lost = to !== castle && creatureAt(state, to) !== NONE;
  const named = sendNamed(state, from, lost ? GONE : to, farmers); // AND-13.8
  for (let i = 0; i < farmers; i += 1) {
    take(state.farmers, from);
    if (!lost && (to !== castle || i < named)) insert(state.farmers, to);
  }
  if (to === castle && farmers > named) saveFarmers(t, farmers - named);
  if (lost && t.tell.on) t.tell.all({ kind: 'farmers-lost', count: farmers, field: to });
}

/** AND-4.9: the last possible step ends the move by itself. */
export function stepped(t: Playing, seat: number): void {
  const { state } = t;
  if (state.turn === seat && state.walked !== NONE && !canGoOn(t, state, seat)) endMove(t, seat);
}

/** AND-4.9, AND-6.3: what the field brings happens at once; then it is the next hero's turn. */
export function endMove(t: Playing, seat: number): void {
  const { state } = t;
  state.walked = NONE;
  state.credit = 0;
  if (t.tell.on) t.tell.all({ kind: 'stopped', seat, field: state.field[seat] as number });
  push(state, NEXT_TURN, seat);
  push(state, MOVE_ENDS, seat);
  activateFog(t, seat);
}

// ---------------------------------------------------------------- allies

/** Steps of an ally: four for an hour (AND-20.2). */
export function listAllies(core: Core, state: State, seat: number, out: Action[]): void {
  for (let figure = 0; figure < ALLIES; figure += 1) {
    const from = state.figures[figure] as number;
    if (from === NONE || (state.ally !== NONE && state.ally !== figure)) continue;
    if (!(state.ally === figure && state.allySteps > 0) && !hasHour(core, state, seat)) continue;
    for (const to of core.board.neighboursOf[from] ?? []) if (isOpen(core, state, from, to)) out.push(allyTo(figure, to));
  }
}

export function moveAlly(t: Playing, seat: number, figure: number, to: number): void {
  const { state } = t;
  if (state.ally === NONE) state.allySteps = 0;
  state.ally = figure;
  if (state.allySteps === 0) {
    spendHour(t, seat);
    state.allySteps = ALLY_STEPS;
  }
  state.allySteps -= 1;
  const from = state.figures[figure] as number;
  state.figures[figure] = to;
  if (t.tell.on) t.tell.all({ kind: 'ally-stepped', seat, figure: figureNames[figure] as FigureName, from, to });
}

export function endAlly(t: Playing, seat: number): void {
  t.state.ally = NONE;
  t.state.allySteps = 0;
  push(t.state, NEXT_TURN, seat);
}
