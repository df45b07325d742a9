import { ALLY_STRENGTH, blackFaces, diceOf, HOURS } from '../components/index.ts';
import { Chance, creatureDiceOdds, creatureOdds, type Fighter, type Odds, rollOdds } from '../fights/index.ts';
import { ALLIES, ARCHER, BOW, BREW, BREW_HALF, HELM, NONE } from '../pieces.ts';
import { diceOfCreature, kindOf, nameOfCreature, rollsBlack, strengthOf, willpowerOf } from '../rules/creature.ts';
import { countOf, has, hasBlackDie } from '../rules/items.ts';
import type { Core } from '../engine-port.ts';
import type { State } from '../state.ts';

/*
 * Fights as the team weighs them. Plans go by mean rolls, which cost nothing; whether a fight is begun or gone on with is decided
 * by the exact tables alone.
 */

const mean = (odds: Odds): number => odds.reduce((sum, odd, value) => sum + odd * value, 0);

const means = new Map<number, number>();
/** What the black die counts on average (AND-11.8). */
export const BLACK = blackFaces.reduce((sum, face) => sum + face, 0) / blackFaces.length;

/** What a hero's own dice count on average. */
export function meanRoll(state: State, seat: number, willpower: number): number {
  const hero = state.heroes[seat] as number;
  const helm = has(state, seat, HELM);
  const key = (hero * 8 + diceOf(hero, willpower)) * 2 + Number(helm);
  let known = means.get(key);
  if (known === undefined) {
    known = mean(rollOdds({ hero, strength: 0, willpower, hour: 0, helm }, willpower));
    means.set(key, known);
  }
  return known;
}

/** Dice of a creature that goes by a name; undefined for the others, who roll as their kind does. */
function ownDice(core: Core, state: State, creature: number): { readonly count: number; readonly black: boolean } | undefined {
  if (nameOfCreature(state, creature) === NONE) return undefined;
  const few = diceOfCreature(core, state, creature, 1);
  return few !== diceOfCreature(core, state, creature, 20) ? undefined : { count: few, black: rollsBlack(core, state, creature) };
}

const foeMeans = new Map<number, number>();

/** What a creature's value is on average. */
export function meanFoe(core: Core, state: State, creature: number): number {
  const own = ownDice(core, state, creature);
  if (own !== undefined) return strengthOf(core, state, creature) + mean(creatureDiceOdds(own.count, own.black));
  const kind = kindOf(state, creature);
  const willpower = willpowerOf(core, state, creature);
  const key = kind * 64 + willpower;
  let known = foeMeans.get(key);
  if (known === undefined) {
    known = mean(creatureOdds(kind, willpower));
    foeMeans.set(key, known);
  }
  return strengthOf(core, state, creature) + known;
}

export function alliesOn(state: State, field: number): number {
  let count = 0;
  for (let figure = 0; figure < ALLIES; figure += 1) if (state.figures[figure] === field) count += 1;
  return count;
}

/** How likely a fight with this mean lead a round is won in time: a rough guide for plans. */
export function roughly(lead: number, willpower: number, rounds: number): number {
  if (lead <= 0) return lead < -3 ? 0 : 0.25 + lead * 0.08;
  const needed = willpower / lead;
  const inTime = needed <= rounds ? 1 : rounds / needed;
  return inTime * (lead / (lead + 1.2));
}

const known = new Map<string, Chance>();
/** Fights kept at most. */
const MOST_KNOWN = 20_000;

/** The chance of these seats against the creature, as they stand now. `left`: willpower the creature has left. `all`: with brew. */
export function outlook(core: Core, state: State, seats: number, creature: number, field: number, left: number, all = false): Chance {
  const fighters: Fighter[] = [];
  for (let seat = 0; seat < state.seats; seat += 1) {
    if ((seats & (1 << seat)) !== 0) fighters.push(fighterOf(core, state, seat, state.field[seat] !== field, all));
  }
  return reckoned(core, facing(state, creature, seats), fighters, creature, field, left);
}

/** … after these ways, overtime paid; the creature is the one that ends the legend. */
export function outlookOnArrival(
  core: Core,
  state: State,
  seats: number,
  creature: number,
  field: number,
  left: number,
  ways: readonly number[],
): Chance {
  const fighters: Fighter[] = [];
  for (let seat = 0; seat < state.seats; seat += 1) {
    if ((seats & (1 << seat)) === 0) continue;
    const fighter = fighterOf(core, state, seat, false, true);
    const hour = fighter.hour + (ways[seat] as number);
    let { willpower } = fighter;
    for (let late = Math.max(HOURS, fighter.hour) + 1; late <= hour; late += 1) willpower -= Math.max(0, core.engine.overtime(state, late));
    fighters.push({ ...fighter, hour, willpower: Math.max(1, willpower) });
  }
  return reckoned(core, facing(state, creature, seats), fighters, creature, field, left);
}

/** The table as it is once these seats fight: a creature with a name may go by who they are. */
function facing(state: State, creature: number, seats: number): State {
  if (nameOfCreature(state, creature) === NONE || seats === 0) return state;
  return { ...state, fight: { ...state.fight, inviter: 0, creature, fighters: seats } };
}

function reckoned(core: Core, state: State, fighters: readonly Fighter[], creature: number, field: number, left: number): Chance {
  const kind = kindOf(state, creature);
  const strength = strengthOf(core, state, creature);
  const allies = alliesOn(state, field);
  const dice = ownDice(core, state, creature);
  const overtime = [core.engine.overtime(state, 8), core.engine.overtime(state, 9), core.engine.overtime(state, 10)] as const;
  const own = dice === undefined ? 0 : 1 + dice.count * 2 + Number(dice.black);
  let key = String.fromCharCode(kind, own, strength, left, allies, overtime[0] + 1, overtime[1] + 1, overtime[2] + 1);
  for (const { hero, helm, bow, runes, willpower, hour, strength: points } of fighters)
    key += String.fromCharCode(hero * 8 + Number(helm) * 4 + Number(bow) * 2 + Number(runes), willpower * 32 + hour, points);
  let chance = known.get(key);
  if (chance === undefined) {
    chance = new Chance(fighters, { kind, strength, willpower: left, ...(dice && { dice }) }, { allies, overtime });
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(key, chance);
  }
  return chance;
}

/** What brew adds to a roll of this hero in a round, spread over the rounds such a fight takes. */
export function brewed(state: State, seat: number): number {
  const sides = 2 * countOf(state, seat, BREW) + countOf(state, seat, BREW_HALF);
  return sides === 0 ? 0 : Math.round(meanRoll(state, seat, state.willpower[seat] as number) * Math.min(1, sides / BREW_ROUNDS));
}

/** Rounds that the brew should last. */
const BREW_ROUNDS = 2;

/** How a hero fights: `apart`: from the field next to the creature; `all`: with his brew. */
export function fighterOf(core: Core, state: State, seat: number, apart: boolean, all: boolean): Fighter {
  const hero = state.heroes[seat] as number;
  return {
    hero,
    strength: (state.strength[seat] as number) + (all ? brewed(state, seat) : 0),
    willpower: state.willpower[seat] as number,
    hour: state.hour[seat] as number,
    helm: has(state, seat, HELM),
    bow: hero !== ARCHER && apart && has(state, seat, BOW),
    runes: hasBlackDie(core, state, seat),
  };
}

export const helps = (state: State, field: number): number => alliesOn(state, field) * ALLY_STRENGTH;
