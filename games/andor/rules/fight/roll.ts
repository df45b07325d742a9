import { blackFaces, diceOf, opposite, oppositeBlack } from '../../components/index.ts';
import { ARCHER, HELM, HERB_3, HERB_4, NONE, WIZARD } from '../../pieces.ts';
import type { Core, Playing } from '../../engine-port.ts';
import { type Action, E_WHAT, type State } from '../../state.ts';
import { flipOf, herbFor, ROLL_ALL, ROLL_BLACK, ROLL_ONE, USE_BREW } from '../actions.ts';
import { ASK_AGAIN, BOOST, FLIP, pop, push, ROLL, ROLL_FINAL, top } from '../agenda.ts';
import { has, hasBlackDie, hasBrew, nameOf, put, useBrew } from '../items.ts';
import { worthOf } from './dice.ts';
import { shoots } from './reach.ts';

/*
 * One hero's roll, and what may be done to it (AND-14.3 to AND-14.5).
 */

const ALL = 0;
const ONE = 1;
const BLACK = 2;
const hows = ['all', 'one', 'black'] as const;

/** The next to roll: the one who invited, then clockwise (AND-15.3, AND-15.7). */
export function nextOf(state: State, bits: number): number {
  const { inviter } = state.fight;
  for (let i = 0; i < state.seats; i += 1) {
    const seat = (inviter + i) % state.seats;
    if ((bits & (1 << seat)) !== 0) return seat;
  }
  return NONE;
}

/** AND-2.4, AND-10.5, AND-10.6, AND-14.15: how the dice may be rolled. */
export function listRolls(core: Core, state: State, seat: number, out: Action[]): void {
  const archer = state.heroes[seat] === ARCHER;
  const far = state.fight.creature !== NONE && state.field[seat] !== state.fight.field;
  if (!archer && !far) out.push(ROLL_ALL);
  // from afar always so, even if a card has taken the bow since the hour was paid
  if (archer || far || shoots(core, state, seat)) out.push(ROLL_ONE);
  if (hasBlackDie(core, state, seat)) out.push(ROLL_BLACK);
}

export function rollDice(t: Playing, seat: number, how: 'all' | 'one' | 'black'): void {
  const { state, random } = t;
  const { fight } = state;
  const count = diceOf(state.heroes[seat] as number, state.willpower[seat] as number);
  fight.how = how === 'all' ? ALL : how === 'one' ? ONE : BLACK;
  fight.diceLeft = how === 'one' ? count - 1 : 0;
  fight.dice = how === 'black' ? [blackFaces[random.below(6)] as number] : [];
  if (how !== 'black') for (let i = how === 'all' ? count : 1; i > 0; i -= 1) fight.dice.push(1 + random.below(6));
  rolled(t, seat);
}

/** One more die; only this one counts. */
export function rollAnother(t: Playing, seat: number): void {
  const { fight } = t.state;
  fight.dice = [1 + t.random.below(6)];
  fight.diceLeft -= 1;
  rolled(t, seat);
}

function rolled(t: Playing, seat: number): void {
  const { state } = t;
  if (t.tell.on) t.tell.all({ kind: 'rolled', seat, how: hows[state.fight.how] as 'all', dice: [...state.fight.dice] });
  pop(state);
  if (state.fight.diceLeft > 0) push(state, ASK_AGAIN);
  else push(state, ROLL_FINAL, 0);
}

export function keepDie(t: Playing): void {
  t.state.fight.diceLeft = 0;
  pop(t.state);
  push(t.state, ROLL_FINAL, 0);
}

/** Seat of the wizard, if he fights and has not turned a die this round; else NONE. */
function freeWizard(state: State): number {
  if (state.fight.flipped === 1) return NONE;
  const seat = state.heroes.indexOf(WIZARD);
  return seat !== NONE && (state.fight.fighters & (1 << seat)) !== 0 ? seat : NONE;
}

/** AND-14.5: first the wizard, then the roller, then the value stands. */
export function runRollFinal(t: Playing): void {
  const { state } = t;
  const { fight } = state;
  const at = top(state);
  const stage = state.agenda[at + E_WHAT] as number;
  state.agenda[at + E_WHAT] = stage + 1;
  if (stage === 0) {
    const wizard = freeWizard(state);
    if (wizard !== NONE) push(state, FLIP, wizard);
  } else if (stage === 1) {
    if (canBoost(t, state, fight.roller)) push(state, BOOST);
  } else {
    const seat = fight.roller;
    const helm = has(state, seat, HELM) && !t.engine.itemOff(state, HELM); // of no use to a single die (AND-10.7)
    fight.values[seat] = worthOf(fight.dice, helm, fight.brewed === 1) + fight.herbs;
    fight.toRoll &= ~(1 << seat);
    if (t.tell.on) t.tell.all({ kind: 'rolled-final', seat, value: fight.values[seat] });
    pop(state);
  }
}

// ---------------------------------------------------------------- the wizard

export function listFlips(state: State, out: Action[]): void {
  const { dice } = state.fight;
  for (let i = 0; i < dice.length; i += 1) if (dice.indexOf(dice[i] as number) === i) out.push(flipOf(dice[i] as number));
}

/** AND-2.5, AND-2.6 */
export function flip(t: Playing, wizard: number, face: number): void {
  const { fight } = t.state;
  const to = fight.how === BLACK ? oppositeBlack(face) : opposite(face);
  fight.dice[fight.dice.indexOf(face)] = to;
  fight.flipped = 1;
  if (t.tell.on) t.tell.all({ kind: 'flipped', seat: wizard, of: fight.roller, from: face, to });
  pop(t.state);
}

// ---------------------------------------------------------------- brew and herbs

const mayBrew = (core: Core, state: State, seat: number): boolean => state.fight.brewed === 0 && hasBrew(core, state, seat);
const mayEat = (core: Core, state: State, seat: number, item: number): boolean =>
  has(state, seat, item) && !core.engine.itemOff(state, item);

function canBoost(core: Core, state: State, seat: number): boolean {
  return mayBrew(core, state, seat) || mayEat(core, state, seat, HERB_3) || mayEat(core, state, seat, HERB_4);
}

export function listBoosts(core: Core, state: State, seat: number, out: Action[]): void {
  if (mayBrew(core, state, seat)) out.push(USE_BREW);
  if (mayEat(core, state, seat, HERB_3)) out.push(herbFor(HERB_3, 'fight'));
  if (mayEat(core, state, seat, HERB_4)) out.push(herbFor(HERB_4, 'fight'));
}

/** AND-10.12 */
export function brew(t: Playing, seat: number): void {
  useBrew(t, seat);
  t.state.fight.brewed = 1;
  askOn(t, seat);
}

/** AND-11.4 */
export function eatForFight(t: Playing, seat: number, item: number): void {
  put(t.state, seat, item, -1);
  t.state.fight.herbs += item - HERB_3 + 3;
  if (t.tell.on) t.tell.all({ kind: 'used', seat, item: nameOf(item), use: 'fight' });
  askOn(t, seat);
}

function askOn(t: Playing, seat: number): void {
  if (!canBoost(t, t.state, seat)) pop(t.state);
}

/** The next fighter is asked to roll. */
export function askRoll(t: Playing): void {
  const { state } = t;
  const { fight } = state;
  fight.roller = nextOf(state, fight.toRoll);
  fight.dice = [];
  fight.brewed = 0;
  fight.herbs = 0;
  push(state, ROLL);
}
