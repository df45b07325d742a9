/** Where things and people are: on which fields something lies, is carried or stands. */
import { FIELDS, ITEMS, NONE } from '../../pieces.ts';
import { creatureAt, fieldOf, places } from '../../rules/creature.ts';
import { fieldOfLying, itemOfLying } from '../../rules/lying.ts';
import type { State } from '../../state.ts';
import type { Item } from '../format.ts';
import type { CreatureTest } from './book.ts';
import { type FieldTest, onBoard } from './filters.ts';
import { piecesOf } from './things.ts';

/** A hero in the middle of a move is only passing. */
export const passes = (state: State, seat: number): boolean => state.turn === seat && state.walked !== NONE;

function carries(state: State, seat: number, pieces: readonly number[]): number {
  let count = 0;
  for (const piece of pieces) count += state.bag[seat * ITEMS + piece] as number;
  return count;
}

/** How many of these lie on the field or are carried by heroes who stand there; those passing count only if asked for. */
export function itemsAt(state: State, item: Item, field: number, passing: boolean): number {
  const pieces = piecesOf[item];
  let count = 0;
  for (const entry of state.lying) {
    if (fieldOfLying(entry) === field && pieces.includes(itemOfLying(entry))) count += entry % 1024;
  }
  for (let seat = 0; seat < state.seats; seat += 1) {
    if (state.field[seat] === field && (passing || !passes(state, seat))) count += carries(state, seat, pieces);
  }
  return count;
}

/** Fields where the thing lies or its bearer is, passing included. */
export function fieldsWithItem(state: State, item: Item): number[] {
  const pieces = piecesOf[item];
  const found: number[] = [];
  for (const entry of state.lying) if (pieces.includes(itemOfLying(entry))) found.push(fieldOfLying(entry));
  for (let seat = 0; seat < state.seats; seat += 1) {
    if (carries(state, seat, pieces) > 0) found.push(state.field[seat] as number);
  }
  return found;
}

/** The field where the thing, lying or carried, shares a field with such a creature; NONE if nowhere. */
export function meetsCreature(state: State, item: Item, test: CreatureTest): number {
  const pieces = piecesOf[item];
  for (const entry of state.lying) {
    if (!pieces.includes(itemOfLying(entry))) continue;
    const field = fieldOfLying(entry);
    if (creatureThere(state, field, test)) return field;
  }
  for (let seat = 0; seat < state.seats; seat += 1) {
    const field = state.field[seat] as number;
    if (carries(state, seat, pieces) > 0 && creatureThere(state, field, test)) return field;
  }
  return NONE;
}

export function creatureThere(state: State, field: number, test: CreatureTest): boolean {
  const creature = creatureAt(state, field);
  return creature !== NONE && test(state, creature);
}

/** Any such creature on one of the fields. Those on golden shields have come to the castle. */
export function creatureIn(state: State, fields: FieldTest, test: CreatureTest): boolean {
  for (let creature = 0; creature < places(state); creature += 1) {
    const field = fieldOf(state, creature);
    if (onBoard(field) && field < FIELDS && fields(state, field) && test(state, creature)) return true;
  }
  return false;
}

/** How many are anywhere in the game: lying, carried by heroes or creatures, face down, or still beside the board. */
export function inGame(state: State, item: Item, carriedByCreature: (piece: number) => boolean): boolean {
  const pieces = piecesOf[item];
  if (fieldsWithItem(state, item).length > 0) return true;
  if (state.covered.some((entry) => pieces.includes(entry % 32))) return true;
  return pieces.some(carriedByCreature);
}
