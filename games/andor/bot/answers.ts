import { opposite, oppositeBlack } from '../components/index.ts';
import { type Fighter, keeps, keepsTurned, turningLater } from '../fights/index.ts';
import { HELM, NONE, WIZARD } from '../pieces.ts';
import {
  BEGIN_FIGHT,
  CANCEL,
  DECLINE,
  flipOf,
  JOIN,
  KEEP,
  LEAVE,
  ROLL_ALL,
  ROLL_BLACK,
  ROLL_ONE,
  STAY_IN,
  USE_BREW,
  USE_SHIELD,
  WITHDRAW,
} from '../rules/actions.ts';
import { worthOf } from '../rules/fight/dice.ts';
import { has } from '../rules/items.ts';
import type { Core } from '../engine-port.ts';
import type { Action, AskKey, State } from '../state.ts';
import { BLACK, fighterOf, meanRoll, outlook } from './odds.ts';
import { listed, lists } from './listed.ts';
import type { Situation } from './situation.ts';
import { exchangeAnswer } from './exchanges.ts';
import { poolAnswer } from './pools.ts';
import { NEVER } from './threats.ts';
import { questionAnswer } from './questions.ts';
import { wantedOdds } from './turn.ts';

/** Answers to everything that is not a turn. Always one of `legal`. */
export function answerTo(sit: Situation, seat: number, what: AskKey, legal: readonly Action[]): Action {
  return listed(legal, answer(sit, seat, what, legal)) ?? listed(legal, DECLINE) ?? (legal[0] as Action);
}

function answer(sit: Situation, seat: number, what: AskKey, legal: readonly Action[]): Action {
  const { state } = sit;
  switch (what) {
    case 'invitation':
      return joins(sit, seat) ? JOIN : DECLINE;
    case 'begin':
      return goesOn(sit, state.fight.fighters, leastOdds(sit)) ? BEGIN_FIGHT : WITHDRAW;
    case 'roll':
      return rolling(sit, seat, legal);
    case 'again':
      return (turnsFor(state) ? keepsTurned : keeps)(state.fight.dice[0] as number, state.fight.diceLeft) ? KEEP : ROLL_ONE;
    case 'flip':
      return flipping(sit);
    case 'boost':
      return boosting(sit, legal);
    case 'shield':
      return state.fight.loss >= 3 || state.fight.loss >= (state.willpower[seat] as number) ? USE_SHIELD : DECLINE;
    case 'shield-event':
      return USE_SHIELD;
    case 'stay':
      return stays(sit, seat) ? STAY_IN : LEAVE;
    case 'pool':
      return poolAnswer(sit, seat, legal);
    case 'question':
      return questionAnswer(sit, seat, legal);
    case 'exchange':
      return exchangeAnswer(sit, seat, true, legal) ?? CANCEL;
    default:
      return DECLINE;
  }
}

// ---------------------------------------------------------------- fights

/** Whether the fight under way is as likely as that with these seats. */
function goesOn({ core, state, boss }: Situation, seats: number, wanted: number): boolean {
  const { creature, field, willpower } = state.fight;
  return creature === NONE ? wanted <= 1 : outlook(core, state, seats, creature, field, willpower, creature === boss).isAtLeast(wanted);
}

/** The castle falls tonight unless this creature is beaten: nothing is lost by trying. */
const lastStand = ({ state, threats }: Situation): boolean => (threats.urgent[state.fight.creature] ?? NEVER) <= 1;

const leastOdds = (sit: Situation): number =>
  lastStand(sit) ? sit.limits.desperate : Math.min(wantedOdds(sit, sit.state.fight.creature), sit.limits.calm);

/** Comes along where it helps and is not foolish; with everybody who was asked. */
function joins(sit: Situation, seat: number): boolean {
  const { core, state, boss, limits } = sit;
  const { fight } = state;
  if (fight.creature === NONE) return true;
  const all = fight.fighters | fight.asked;
  const chance = outlook(core, state, all, fight.creature, fight.field, fight.willpower, fight.creature === boss);
  if (fight.creature === boss || lastStand(sit)) return chance.isAtLeast(limits.desperate);
  const place = placeOf(all, seat);
  return chance.isAtLeast(limits.join) && (chance.odds.knockedOut[place] ?? 0) <= limits.knockedOut;
}

function placeOf(seats: number, seat: number): number {
  let place = 0;
  for (let other = 0; other < seat; other += 1) place += (seats >> other) & 1;
  return place;
}

function stays(sit: Situation, seat: number): boolean {
  const { core, state, boss, threats, limits } = sit;
  const { fight } = state;
  if (fight.creature === NONE) return true;
  const chance = outlook(core, state, fight.fighters, fight.creature, fight.field, fight.willpower, fight.creature === boss);
  const urgent = fight.creature === boss || (threats.urgent[fight.creature] as number) <= 1;
  if (chance.isAtLeast(urgent ? limits.desperate : limits.stay))
    return urgent || (chance.odds.knockedOut[placeOf(fight.fighters, seat)] ?? 0) <= limits.knockedOut;
  return false;
}

function rolling({ state }: Situation, seat: number, legal: readonly Action[]): Action {
  const willpower = state.willpower[seat] as number;
  if (lists(legal, ROLL_BLACK) && BLACK > meanRoll(state, seat, willpower)) return ROLL_BLACK;
  if (!lists(legal, ROLL_ALL)) return ROLL_ONE;
  return ROLL_ALL;
}

/** A wizard is in the fight who has turned no die this round (AND-2.5). */
function turnsFor({ heroes, fight }: State): boolean {
  const wizard = heroes.indexOf(WIZARD);
  return wizard !== NONE && fight.flipped === 0 && (fight.fighters & (1 << wizard)) !== 0;
}

/** Turns the die that gains most, if another roll of this round does not promise more. */
function flipping({ core, state }: Situation): Action {
  const { fight } = state;
  const helm = fight.how === 0 && has(state, fight.roller, HELM) && !core.engine.itemOff(state, HELM);
  const before = worthOf(fight.dice, helm, false);
  let best = 0;
  let face = NONE;
  for (let i = 0; i < fight.dice.length; i += 1) {
    const shown = fight.dice[i] as number;
    const turned = fight.dice.slice();
    turned[i] = fight.how === 2 ? oppositeBlack(shown) : opposite(shown);
    const gain = worthOf(turned, helm, false) - before;
    if (gain > best) {
      best = gain;
      face = shown;
    }
  }
  return face !== NONE && best >= turningLater(stillToRoll(core, state)) ? flipOf(face) : DECLINE;
}

/** Who rolls after this one, in their order (AND-15.3). */
function stillToRoll(core: Core, state: State): Fighter[] {
  const { toRoll, roller, inviter, field } = state.fight;
  const fighters: Fighter[] = [];
  for (let i = 0; i < state.seats; i += 1) {
    const seat = (inviter + i) % state.seats;
    if (seat !== roller && (toRoll & (1 << seat)) !== 0) fighters.push(fighterOf(core, state, seat, state.field[seat] !== field, false));
  }
  return fighters;
}

/**
 * Brew is for the fight that ends the legend. Where none does, it is for one that saves the castle tonight; and where that one is about to
 * be lost, there will be no last fight to keep it for. Herbs a task wants are never eaten.
 */
function boosting(sit: Situation, legal: readonly Action[]): Action {
  const { state, boss, threats, wanted, tale, limits } = sit;
  const { creature, fighters } = state.fight;
  if (creature === NONE) return DECLINE;
  const matters = creature === boss || (threats.urgent[creature] as number) <= 1;
  if (!matters) return DECLINE;
  if (lists(legal, USE_BREW) && (creature === boss || !tale.endsInFight(state) || !goesOn(sit, fighters, limits.brew))) return USE_BREW;
  return legal.find((action) => action.type === 'herb' && !wanted.includes(action.item)) ?? DECLINE;
}
