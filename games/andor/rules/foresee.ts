/*
 * What anybody can work out from what lies open, for those who plan: where the creatures go at the next sunrise, what the creature in a
 * fight really counts, and what an answer to a card brings. Worked out by the rules themselves on a state nobody plays with.
 */
import { FastRandom } from '@tafelrunde/kernel';
import { movingOrder } from '../components/index.ts';
import type { Core } from '../engine-port.ts';
import { imagined } from '../imagine.ts';
import { BOW, creatureKinds, HELM, NONE, ON_SHIELD, RUNE_BLUE } from '../pieces.ts';
import type { Ahead, FoeNow, Hop, State, View } from '../state.ts';
import { lineUp, moveCreature } from './creatures.ts';
import { diceOfCreature, fieldOf, kindOf, nameOfCreature, rollsBlack, strengthOf } from './creature.ts';

const silent = { on: false, all: () => undefined, to: () => undefined, reveal: () => undefined };

export function foreseen(core: Core, view: View): Ahead {
  if (view.over !== 0) return { dawn: [] };
  // Nothing hidden moves a creature: whatever is imagined behind the fog, they go the same way.
  const state = imagined(view, core.engine, new FastRandom(1));
  const brings = core.engine.brings(state);
  const foe = core.options.odds === false ? undefined : foeNow(core, state);
  const dawn = dawnOf(core, state);
  return {
    dawn,
    ...(state.over === 0 ? {} : { falls: true }),
    ...(foe === undefined ? {} : { foe }),
    ...(brings && { brings }),
  };
}

/** AND-16.1, up to the event card: every pass of every kind, one creature after the other. */
function dawnOf(core: Core, state: State): readonly Hop[] {
  const hops: Hop[] = [];
  const t = { state, random: new FastRandom(1), tell: silent, board: core.board, engine: core.engine, options: core.options };
  const at = (creature: number): number => (fieldOf(state, creature) === ON_SHIELD ? core.board.castle : fieldOf(state, creature));
  const extra = creatureKinds.flatMap((_, kind) => Array.from({ length: core.engine.extraPasses(state, kind) }, () => kind));
  for (const kind of [...movingOrder, ...extra]) {
    lineUp(core, state, kind);
    for (let creature = state.movers.pop(); creature !== undefined; creature = state.movers.pop()) {
      const from = at(creature);
      moveCreature(t, creature);
      if (at(creature) !== from) hops.push({ creature, kind, from, to: at(creature) });
    }
  }
  return hops;
}

/** The creature of the fight under way, with everything in force, and what does not count while that is so. */
function foeNow(core: Core, state: State): FoeNow | undefined {
  const { fight } = state;
  if (fight.inviter === NONE || fight.creature === NONE) return undefined;
  fight.fighters |= fight.asked; // a creature with a name may go by who fights it
  const [few, many] = [1, 20].map((willpower) => diceOfCreature(core, state, fight.creature, willpower));
  const named = nameOfCreature(state, fight.creature) !== NONE && few !== undefined && few === many;
  return {
    kind: kindOf(state, fight.creature),
    strength: strengthOf(core, state, fight.creature),
    ...(named ? { dice: { count: few, black: rollsBlack(core, state, fight.creature) } } : {}),
    off: [HELM, BOW, RUNE_BLUE].filter((item) => core.engine.itemOff(state, item)),
  };
}
