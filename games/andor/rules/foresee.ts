/*
 * What anybody can work out from what lies open, for those who plan: where the creatures go at the next sunrise, what the creature in a
 * fight really counts, and what an answer to a card brings. Worked out by the rules themselves on a state nobody plays with.
 */
import { FastRandom } from '@tafelrunde/kernel';
import { ALLY_STRENGTH, movingOrder } from '../components/index.ts';
import type { Core } from '../engine-port.ts';
import { imagined } from '../imagine.ts';
import { BOW, creatureKinds, HELM, NONE, ON_SHIELD, RUNE_BLUE } from '../pieces.ts';
import type { Action, Ahead, FoeAhead, FoeNow, Hop, State, View } from '../state.ts';
import { askedWhat } from './asks.ts';
import { lineUp, moveCreature } from './creatures.ts';
import { atTheWall, creatureAt, diceOfCreature, fieldOf, kindOf, nameOfCreature, rollsBlack, strengthOf, willpowerOf } from './creature.ts';
import { listFights } from './fight/reach.ts';

const silent = { on: false, all: () => undefined, to: () => undefined, reveal: () => undefined };

export function foreseen(core: Core, view: View): Ahead {
  if (view.over !== 0) return { dawn: [] };
  // Nothing hidden moves a creature: whatever is imagined behind the fog, they go the same way.
  const state = imagined(view, core.engine, new FastRandom(1));
  const brings = core.engine.brings(state);
  const wanted = core.options.odds !== false;
  const foe = wanted ? foeNow(core, state) : undefined;
  const foes = wanted ? foesAhead(core, state) : [];
  const closed = closedBy(core, state);
  const helper = core.engine.allyStrength(state, ALLY_STRENGTH);
  const dawn = dawnOf(core, state);
  return {
    dawn,
    ...(state.over === 0 ? {} : { falls: true }),
    ...(foe === undefined ? {} : { foe }),
    ...(foes.length === 0 ? {} : { foes }),
    ...(closed.length === 0 ? {} : { closed }),
    ...(helper === ALLY_STRENGTH ? {} : { helper }),
    ...(brings && { brings }),
  };
}

/** AND-4.5: fields a card forbids to heroes. */
function closedBy(core: Core, state: State): readonly number[] {
  if (state.legend.modifiers.length === 0) return [];
  return core.board.fields.filter((field) => !core.engine.mayEnter(state, field, 'hero'));
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

/** The creature of the fight under way. */
function foeNow(core: Core, state: State): FoeNow | undefined {
  const { fight } = state;
  if (fight.inviter === NONE || fight.creature === NONE) return undefined;
  return asItCounts(core, { ...state, fight: { ...fight, fighters: fight.fighters | fight.asked } }, fight.creature);
}

/** Whom the hero in turn may attack, as each would count (AND-14.1). One with a name may go by who fights it, so each party has its own. */
function foesAhead(core: Core, state: State): readonly FoeAhead[] {
  if (state.turn === NONE || askedWhat(state) !== 'turn' || !core.engine.allows(state, 'fight')) return [];
  const fights: Action[] = [];
  listFights(core, state, state.turn, fights);
  return fights.flatMap((action) => {
    if (action.type !== 'fight') return [];
    const { field, invite } = action;
    const creature = field === core.board.castle ? atTheWall(state) : creatureAt(state, field);
    const named = nameOfCreature(state, creature) !== NONE;
    if (!named && invite !== 0) return [];
    const party = invite | (1 << state.turn);
    const begun = named ? { ...state, fight: { ...state.fight, inviter: state.turn, creature, fighters: party } } : state;
    return [{ field, willpower: willpowerOf(core, state, creature), ...(named ? { party } : {}), ...asItCounts(core, begun, creature) }];
  });
}

/** A creature with everything in force, and what does not count while that is so. */
function asItCounts(core: Core, state: State, creature: number): FoeNow {
  const [few, many] = [1, 20].map((willpower) => diceOfCreature(core, state, creature, willpower));
  const named = nameOfCreature(state, creature) !== NONE && few !== undefined && few === many;
  return {
    kind: kindOf(state, creature),
    strength: strengthOf(core, state, creature),
    ...(named ? { dice: { count: few, black: rollsBlack(core, state, creature) } } : {}),
    off: [HELM, BOW, RUNE_BLUE].filter((item) => core.engine.itemOff(state, item)),
  };
}
