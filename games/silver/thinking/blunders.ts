import type { Seat } from '@tafelrunde/kernel';
import { hasTwin } from '../bot/collecting.ts';
import { knownTo, sceneOf } from '../bot/scene.ts';
import { VILLAGER } from '../cards.ts';
import { type Action, AMULET, FACE, NONE, type View } from '../state.ts';

/**
 * What nobody does who looks at the own cards: several announced of which one was never seen · a known card exchanged for a higher
 * one, and no other known of that number to go away with it later · a 0 laid down or exchanged while something dearer stays.
 */
export type Blunder = 'unseen' | 'raised' | 'threw';

/** Counted, whoever plays and for whatever reason: now and then one of these may even be right. */
export function blunderIn(view: View, seat: Seat, action: Action): Blunder | undefined {
  if (action.type !== 'turn-over' && action.type !== 'discard') return undefined;
  const scene = sceneOf(view);
  const own = scene.villages[seat] ?? [];
  if (scene.held === NONE) return undefined;
  const held = scene.held & FACE;
  if (action.type === 'discard') return held === VILLAGER && own.some(isDearer(seat, held)) ? 'threw' : undefined;
  const [only = 0, ...more] = scene.pushed;
  if (more.length > 0) return scene.pushed.every((at) => knownTo(own[at] as number, seat)) ? undefined : 'unseen';
  const card = own[only] as number;
  // The Witch's card has to go somewhere where it may not be put back.
  if (!knownTo(card, seat) || (card & FACE) >= held || scene.step === 'witch') return undefined;
  if ((card & FACE) === VILLAGER) return 'threw';
  return hasTwin(scene, seat, held, only) ? undefined : 'raised';
}

const isDearer =
  (seat: Seat, face: number) =>
  (card: number): boolean =>
    (card & AMULET) === 0 && (!knownTo(card, seat) || (card & FACE) > face);
