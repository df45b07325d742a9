import { ENTRY, type State } from '../state.ts';

/*
 * Codes of the entries on the agenda. The first ones run by themselves; from WAITS on they wait for an answer.
 */
/** An effect list of the legend: list, next effect, hero, field, and two numbers free to the effect. */
export const LIST = 1;
/** An event card: deck, card, seat, field, 0 before the shields are asked · 1 to be carried out · 2 to be laid aside. */
export const EVENT = 2;
/** Sunrise: step 0 to 8. */
export const SUNRISE = 3;
/** One pass of a kind of creature: the kind. `state.movers` holds who has still to move. */
export const CREATURES = 4;
/** All markers leave the box; the rooster begins. */
export const DAWN = 5;
/** The turn passes on from this seat, or the sunrise begins. */
export const NEXT_TURN = 6;
/** A hero's move ends: fog, then what stands there. Seat, stage. */
export const MOVE_ENDS = 7;
/** The step that was attempted: seat, to, farmers. */
export const STEP = 8;
/** A round of the fight begins. */
export const ROUND = 9;
/** The next fighter rolls, or the creature does. */
export const NEXT_ROLL = 10;
/** The roll of `fight.roller` is final: the wizard, then the roller are asked. Stage. */
export const ROLL_FINAL = 11;
/** The loss is taken, who is at 0 falls out. */
export const LOSSES = 12;
/** The round is over: who cannot go on falls out, the others are asked. */
export const ROUND_OVER = 13;
/** The creature is beaten: stage 0 to 3 (before the reward, reward, narrator, after). */
export const DEFEAT = 14;
/** The fight ends, the turn passes on. */
export const FIGHT_OVER = 15;
/** The narrator moves so many letters. */
export const NARRATOR = 16;
/** A step was taken: seat. The move ends by itself when no further one is possible. */
export const STEPPED = 17;

export const WAITS = 32;
/** Invited heroes answer. */
export const INVITATION = 32;
/** The inviter decides after a refusal. */
export const BEGIN = 33;
/** `fight.roller` rolls. */
export const ROLL = 34;
/** `fight.roller` rolls one more die, or lets the last count. */
export const ASK_AGAIN = 35;
/** The wizard is asked. */
export const FLIP = 36;
/** `fight.roller` is asked for brew and herbs. */
export const BOOST = 37;
/** Owners of shields are asked: `fight.asked`. */
export const SHIELDS = 38;
/** One fighter after another: `fight.asked`, inviter first. */
export const STAY = 39;
/** Owners of shields against an event: seats as bits. */
export const AVERT = 40;
export const POOL = 41;
export const QUESTION = 42;
export const EXCHANGE = 43;

/** Puts something on top of the agenda: it is carried out before what is there already. */
export function push(state: State, code: number, a = 0, b = 0, c = 0, d = 0, e = 0, f = 0): void {
  state.agenda.push(code, a, b, c, d, e, f);
}

/** Takes the top entry off: number by number, which is quicker than setting a length. */
export function pop({ agenda }: State): void {
  for (let i = 0; i < ENTRY; i += 1) agenda.pop();
}

/** Where the top entry begins. */
export function top(state: State): number {
  return state.agenda.length - ENTRY;
}

/** Code of the top entry; 0 when nothing is to be done and the hero in turn is asked. */
export function topCode(state: State): number {
  const { agenda } = state;
  return agenda.length === 0 ? 0 : (agenda[agenda.length - ENTRY] as number);
}
