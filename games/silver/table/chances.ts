import type { Seat } from '@tafelrunde/kernel';
import { BODYGUARD, EMPATH, EXPOSER, REVEALER, ROBBER, WITCH } from '../cards.ts';
import type { Action, Step, View } from '../state.ts';
import type { Sign } from './art/signs.ts';
import type { Mode } from './mode.ts';

/** What may be done now, by what is touched. Legality comes from the list of legal actions alone. */
export interface Chances {
  readonly asked: boolean;
  /** The mode, while something can still be done in it. */
  readonly mode: Mode | undefined;
  /** Houses are to be chosen: what cannot be is dimmed. */
  readonly choosing: boolean;
  /** How many houses can be chosen now. */
  readonly houses: number;
  readonly house: (village: Seat, at: number) => Action | undefined;
  /** The sign a house that can be chosen shows; undefined where the ring says enough. */
  readonly sign: Sign | undefined;
  /** What is free and could be begun. */
  readonly free: readonly Mode[];
  readonly has: (type: Action['type']) => boolean;
  readonly pick: (at: number) => Action | undefined;
  readonly keep: (at: number) => Action | undefined;
  readonly dig: (card: number) => Action | undefined;
}

/** Steps in which a house must be chosen, and nothing else on the table is meant. */
const targeting: readonly Step[] = ['target', 'again', 'rob', 'witch', 'give', 'place'];

export const isSame = (a: Mode | undefined, b: Mode | undefined): boolean =>
  a?.kind === b?.kind && (a?.kind !== 'guard' || (b?.kind === 'guard' && a.by === b.by));

function freeIn(legal: readonly Action[]): readonly Mode[] {
  const free: Mode[] = [];
  for (const action of legal) {
    const mode: Mode | undefined =
      action.type === 'amulet'
        ? { kind: 'amulet' }
        : action.type === 'empath'
          ? { kind: 'empath' }
          : action.type === 'guard'
            ? { kind: 'guard', by: action.by }
            : undefined;
    if (mode !== undefined && !free.some((each) => isSame(each, mode))) free.push(mode);
  }
  return free;
}

/** The house an action speaks of, in this mode or without one. */
function houseOf(action: Action, mode: Mode | undefined, you: Seat): readonly [Seat, number] | undefined {
  if (mode !== undefined) {
    const fits = action.type === mode.kind && (action.type !== 'guard' || (mode.kind === 'guard' && action.by === mode.by));
    return fits && 'at' in action ? [you, action.at] : undefined;
  }
  switch (action.type) {
    case 'look':
    case 'push':
    case 'place':
    case 'give':
      return [you, action.at];
    case 'choose':
      return [action.village, action.at];
    default:
      return undefined;
  }
}

function signOf(view: View, mode: Mode | undefined): Sign | undefined {
  if (mode !== undefined) return mode.kind === 'empath' ? 'eye' : mode.kind === 'guard' ? 'shield' : 'moon';
  switch (view.step) {
    case 'peek':
      return 'eye';
    case 'target':
    case 'again':
      return view.ability === EXPOSER || view.ability === REVEALER ? 't-face-up' : 'eye';
    case 'rob':
    case 'give':
      return 't-swap';
    case 'place':
      return 't-drop';
    default:
      return undefined;
  }
}

const key = (village: Seat, at: number): string => `${village}:${at}`;

export function chancesIn(legal: readonly Action[], view: View, wanted: Mode | undefined): Chances {
  const free = freeIn(legal);
  const mode = wanted !== undefined && free.some((each) => isSame(each, wanted)) ? wanted : undefined;
  const houses = new Map<string, Action>();
  for (const action of legal) {
    const house = houseOf(action, mode, view.you);
    if (house !== undefined) houses.set(key(...house), action);
  }
  return {
    asked: legal.length > 0,
    mode,
    choosing: legal.length > 0 && (mode !== undefined || targeting.includes(view.step)),
    houses: houses.size,
    house: (village, at) => houses.get(key(village, at)),
    sign: signOf(view, mode),
    free,
    has: (type) => legal.some((action) => action.type === type),
    pick: (at) => legal.find((action) => action.type === 'pick' && action.at === at),
    keep: (at) => legal.find((action) => action.type === 'keep' && action.at === at),
    dig: (card) => legal.find((action) => action.type === 'dig' && action.card === card),
  };
}

/** A touch on one of the reader's own face-up cards that can do something begins it, where the touch means nothing else. */
export function beginsAt(chances: Chances, view: View, village: Seat, at: number): Mode | undefined {
  if (chances.mode !== undefined || village !== view.you || chances.house(village, at) !== undefined) return undefined;
  const house = view.villages[village]?.[at];
  if (house === undefined || !house.up || house.spent) return undefined;
  if (house.card === EMPATH) return chances.free.find((mode) => mode.kind === 'empath');
  return house.card === BODYGUARD ? chances.free.find((mode) => mode.kind === 'guard' && mode.by === at) : undefined;
}

/** The action to ask "why not?" about when a house is touched that cannot be chosen. */
export function meantAt(view: View, mode: Mode | undefined, village: Seat, at: number): Action {
  const own = village === view.you;
  if (own && mode !== undefined) return mode.kind === 'guard' ? { type: 'guard', by: mode.by, at } : { type: mode.kind, at };
  if (own && view.step === 'peek') return { type: 'look', at };
  if (own && view.step === 'give') return { type: 'give', at };
  if (own && view.step === 'place') return { type: 'place', at };
  if (own && (view.ability === WITCH || !['target', 'again', 'rob'].includes(view.step)) && view.ability !== ROBBER)
    return { type: 'push', at };
  return { type: 'choose', village, at };
}
