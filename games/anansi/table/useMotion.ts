import { type Box, boxOf, type MotionPace, type Step, type Telling, useStepMotion } from '@tafelrunde/stage';
import type { RefObject } from 'react';
import { suitOf } from '../cards.ts';
import type { Event, Trick } from '../state.ts';
import { listenerPicture } from './pictures.ts';
import type { Phase } from './useHold.ts';

export interface MotionProps {
  readonly step: Step<Event> | undefined;
  readonly phase: Phase;
  /** The trick that ended last: what is taken. */
  readonly last: Trick | undefined;
  readonly pace: MotionPace;
}

/** A card on its side covers the box of its turned shape: the box it has upright. */
const upright = ({ left, top, width, height }: Box): Box =>
  width <= height
    ? { left, top, width, height }
    : { left: left + (width - height) / 2, top: top - (width - height) / 2, width: height, height: width };

/** The middle of a box, at a size of one's own. */
const within = ({ left, top, width, height }: Box, size: number, ratio = 1): Box => ({
  left: left + width / 2 - size / 2,
  top: top + height / 2 - (size * ratio) / 2,
  width: size,
  height: size * ratio,
});

const token = (): HTMLImageElement => {
  const likeness = document.createElement('img');
  likeness.src = listenerPicture(false);
  likeness.alt = '';
  return likeness;
};

const rises: Keyframe[] = [{ opacity: 0, scale: '0.4' }, { opacity: 1, scale: '1.15', offset: 0.7 }, { scale: '1' }];
const hops: Keyframe[] = [{ translate: '10px 0' }, { translate: '5px -12px', offset: 0.5 }, { translate: '0 0' }];
const grows: Keyframe[] = [
  { opacity: 0, scale: '1 0' },
  { opacity: 1, scale: '1 1' },
];
const comes: Keyframe[] = [
  { opacity: 0, translate: '0 -60px' },
  { opacity: 1, translate: '0 0' },
];

/** From the hand if it is the reader's, else from the player's place. */
function comesFrom(telling: Telling, seat: number, card: number): Box | undefined {
  const hand = telling.was(`hand:${card}`);
  if (hand !== undefined) return hand;
  const place = telling.was(`seat:${seat}`);
  return place === undefined ? undefined : within(place, Math.min(place.width, 40), 1.4);
}

async function played(telling: Telling, seat: number, card: number): Promise<void> {
  const goal = telling.find(`trick:${seat}`);
  const from = comesFrom(telling, seat, card);
  if (goal !== undefined && from !== undefined) await telling.scene.travel(goal, from);
}

/** The card turns on its side on the way; then its listeners walk off it, one by one. */
async function recruited(telling: Telling, seat: number, card: number, listeners: number): Promise<void> {
  const { scene } = telling;
  const goal = telling.find(`trick:${seat}`);
  const from = comesFrom(telling, seat, card);
  if (goal !== undefined && from !== undefined) await scene.travel(goal.parentElement ?? goal, from, { turn: -90 });
  const stories = telling.find(`stories:${seat}`);
  if (goal === undefined || stories === undefined) return;
  const start = within(boxOf(goal), 24);
  const end = within(boxOf(stories), 24);
  for (let i = 0; i < listeners; i += 1) await scene.send(token(), start, end, { times: 1.3 });
  const waiting = stories.querySelector('.ana-wait, .ana-counted:last-child');
  if (waiting !== null) await scene.animate(waiting, rises);
}

/** The cards gather and slide to the winner as one stack; recruits slip under their trump cards meanwhile. */
async function taken(telling: Telling, trick: Trick): Promise<void> {
  const { scene } = telling;
  const goal = telling.find(`stories:${trick.winner}`);
  const stack = goal?.querySelector('.ana-stack:nth-last-of-type(1), .ana-stack') ?? undefined;
  const gathering = trick.moves.map(async ({ seat, card, recruits }) => {
    const likeness = telling.kept(`trick:${seat}`);
    const from = telling.was(`trick:${seat}`);
    const to = recruits ? telling.find(`column:${suitOf[card]}`) : goal;
    if (likeness === undefined || from === undefined || to === undefined) return;
    const turn = recruits ? { turn: 90 } : {};
    await scene.send(likeness, upright(from), within(boxOf(to), recruits ? 30 : 20, 1.4), { ...turn, times: 1.7 });
  });
  await Promise.all(gathering);
  if (stack !== undefined) void scene.animate(stack, rises);
}

/** Listeners hop onto their story and turn gold. */
async function inspired(telling: Telling, seat: number, listeners: number): Promise<void> {
  const tokens = [...(telling.find(`stories:${seat}`)?.querySelectorAll('[data-inspired]') ?? [])].slice(-listeners);
  await Promise.all(tokens.map((each) => telling.scene.animate(each, hops, { times: 1.2 })));
}

async function displayed(telling: Telling, cards: readonly number[]): Promise<void> {
  const bands = cards.flatMap((card) => [...telling.root.querySelectorAll(`[data-band="${suitOf[card]}"]`)].slice(-1));
  await Promise.all(bands.map((band) => telling.scene.animate(band, grows)));
}

/** The word walks to the other column, and the emblem there turns over. */
async function turned(telling: Telling, to: number): Promise<void> {
  const emblem = telling.find(`column:${to}`)?.querySelector('.ana-emblem') ?? undefined;
  const flip = emblem === undefined ? undefined : telling.scene.flip(emblem, () => undefined, { beat: 'ceremony' });
  await Promise.all([telling.travel('crown', 'crown', { beat: 'ceremony' }), flip]);
}

/** What the arrival of a step shows: a card goes to the trick, or recruits; a hand is dealt. */
async function arrive(telling: Telling, events: readonly Event[]): Promise<void> {
  for (const event of events) {
    if (event.kind === 'played') await played(telling, event.seat, event.card);
    else if (event.kind === 'recruited') await recruited(telling, event.seat, event.card, event.listeners);
    else if (event.kind === 'dealt') await telling.each('.ana-hand .ana-pick', comes, 45);
  }
}

/**
 * What the end of a trick shows: it goes to its winner and inspires, while the recruits slip under their trump cards and trump walks.
 * Side by side, since the next card is soon led.
 */
async function take(telling: Telling, trick: Trick, events: readonly Event[]): Promise<void> {
  const end = events.slice(events.findIndex((event) => event.kind === 'trick-won'));
  const gathering = taken(telling, trick);
  await Promise.all(
    end.map(async (event) => {
      if (event.kind === 'trump-changed') return turned(telling, event.to);
      await gathering;
      if (event.kind === 'inspired') return inspired(telling, event.seat, event.listeners);
      if (event.kind === 'displayed') return displayed(telling, event.cards);
      return undefined;
    }),
  );
}

/** A step is told twice: when it arrives, and when the trick that it ended is taken. */
export function useMotion(root: RefObject<HTMLElement | null>, { step, phase, last, pace }: MotionProps): void {
  useStepMotion(root, {
    pace,
    cue: { step, phase },
    script: (before) => {
      const takes = phase === 'take' && before.phase !== 'take';
      if (step === before.step && !takes) return undefined;
      const events = step?.events ?? [];
      return (telling) => (takes && last !== undefined ? take(telling, last, events) : arrive(telling, events));
    },
    keeps: (spot) => spot.startsWith('trick:'),
  });
}
