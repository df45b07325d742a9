import { creatureDice, creatures } from '../components/index.ts';
import { type CreatureKind, creatureKinds, NONE, ON_SHIELD } from '../pieces.ts';
import type { Core } from '../engine-port.ts';
import { C_CARRIES, C_FIELD, C_KIND, C_NAME, C_STRENGTH, C_WILLPOWER, CREATURE, type Open, type State } from '../state.ts';

/*
 * Reading a creature: where it stands, what it is, how strong it is (AND-12.1 to AND-12.4).
 */

/** How many places there are; those with the field NONE are free. */
export const places = (state: Open): number => state.creatures.length / CREATURE;
export const fieldOf = (state: Open, creature: number): number => state.creatures[creature * CREATURE + C_FIELD] as number;
export const kindOf = (state: Open, creature: number): number => state.creatures[creature * CREATURE + C_KIND] as number;
export const carriedBy = (state: Open, creature: number): number => state.creatures[creature * CREATURE + C_CARRIES] as number;
export const nameOfCreature = (state: Open, creature: number): number => state.creatures[creature * CREATURE + C_NAME] as number;
export const kindName = (state: Open, creature: number): CreatureKind => creatureKinds[kindOf(state, creature)] as CreatureKind;

/** Place of the creature on a field, or NONE. */
export function creatureAt(state: Open, field: number): number {
  const list = state.creatures;
  for (let i = C_FIELD; i < list.length; i += CREATURE) if (list[i] === field) return (i - C_FIELD) / CREATURE;
  return NONE;
}

export function onShields(state: Open): number {
  let count = 0;
  for (let i = C_FIELD; i < state.creatures.length; i += CREATURE) if (state.creatures[i] === ON_SHIELD) count += 1;
  return count;
}

/** AND-13.9: whom those who shoot at the castle meet, or NONE: the weakest in it, of equals the one who came first. */
export function atTheWall(state: Open): number {
  const points = (creature: number): number => {
    const own = state.creatures[creature * CREATURE + C_STRENGTH] as number;
    return own === NONE ? (creatures[kindOf(state, creature) as 0] ?? creatures[0]).strength : own;
  };
  let weakest = NONE;
  for (let creature = 0; creature < places(state); creature += 1) {
    if (fieldOf(state, creature) !== ON_SHIELD) continue;
    if (weakest === NONE || points(creature) < points(weakest)) weakest = creature;
  }
  return weakest;
}

/** Figures of a kind on the board and on golden shields. */
export function figuresOut(state: Open, kind: number): number {
  let count = 0;
  for (let i = 0; i < state.creatures.length; i += CREATURE) {
    if (state.creatures[i + C_KIND] === kind && state.creatures[i + C_FIELD] !== NONE) count += 1;
  }
  return count;
}

/** With everything that changes it: own values of a boss, what the legend has in force. */
export function strengthOf(core: Core, state: State, creature: number): number {
  const own = state.creatures[creature * CREATURE + C_STRENGTH] as number;
  const base = own === NONE ? (creatures[kindOf(state, creature) as 0] ?? creatures[0]).strength : own;
  return core.engine.creatureStrength(state, creature, base);
}

export function willpowerOf(core: Core, state: State, creature: number): number {
  const own = state.creatures[creature * CREATURE + C_WILLPOWER] as number;
  const base = own === NONE ? (creatures[kindOf(state, creature) as 0] ?? creatures[0]).willpower : own;
  return core.engine.creatureWillpower(state, creature, base);
}

export function rewardOf(core: Core, state: State, creature: number): number {
  return core.engine.creatureReward(state, creature, (creatures[kindOf(state, creature) as 0] ?? creatures[0]).reward);
}

/** AND-14.6: dice with the willpower it has left. */
export function diceOfCreature(core: Core, state: State, creature: number, willpower: number): number {
  return core.engine.creatureDice(state, creature, creatureDice(kindOf(state, creature), willpower));
}

export function rollsBlack(core: Core, state: State, creature: number): boolean {
  return core.engine.creatureBlack(state, creature, (creatures[kindOf(state, creature) as 0] ?? creatures[0]).die === 'black');
}
