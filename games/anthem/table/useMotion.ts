import { type Box, boxOf, type MotionPace, type Scene, type Step, type Telling, useStepMotion } from '@tafelrunde/stage';
import type { RefObject } from 'react';
import type { Event } from '../state.ts';
import type { Flight } from './flights.ts';

/** A card put on a space by the reader, shown there before the answer has come. */
export interface Held {
  readonly space: number;
  /** Where it was let go; undefined = it flies from the stage. */
  readonly from: Box | undefined;
}

export interface MotionProps {
  readonly step: Step<Event> | undefined;
  /** What moved in this step. */
  readonly flights: readonly Flight[];
  readonly pace: MotionPace;
  readonly you: number | undefined;
  readonly held: Held | undefined;
}

const landing: Keyframe[] = [{ translate: '0 0' }, { translate: '0 2px' }, { translate: '0 0' }];

async function draw(scene: Scene, card: HTMLElement, from: Box, turns: boolean): Promise<void> {
  if (!turns) return scene.travel(card, from, { times: 1.6 });
  card.dataset['down'] = '';
  try {
    await scene.travel(card, from, { turn: 8 });
    await scene.flip(card, () => delete card.dataset['down']);
  } finally {
    delete card.dataset['down'];
  }
}

/** A flight onto the reader's own row: the card flies, lands with a small press, and the staff twitches. */
async function set(scene: Scene, card: HTMLElement, from: Box): Promise<void> {
  const row = card.closest<HTMLElement>('.ant-mine');
  await scene.travel(card, from);
  if (row !== null) row.dataset['twitch'] = '';
  await scene.animate(card, landing, { beat: 'quick' });
  if (row !== null) delete row.dataset['twitch'];
}

/** What is not drawn as a card at its goal (a tile, a closed hand) is sent as a likeness, and the tile waits for it. */
async function send(scene: Scene, goal: HTMLElement, likeness: HTMLElement, from: Box, flight: Flight): Promise<void> {
  const to = boxOf(goal);
  const hidden = flight.kind === 'place' ? scene.animate(goal, [{ opacity: 0 }, { opacity: 0 }]) : undefined;
  const width = flight.kind === 'place' ? to.width : Math.min(to.width, 26);
  const box = { left: to.left + (to.width - width) / 2, top: to.top + to.height / 2 - width * 0.7, width, height: width * 1.4 };
  await Promise.all([scene.send(likeness, from, box), hidden]);
}

async function fly(telling: Telling, flight: Flight, at: number): Promise<void> {
  const { root, scene } = telling;
  const from = telling.wasOrIs(...flight.from);
  const goal = telling.find(...flight.to);
  if (from === undefined || goal === undefined) return;
  const likeness = root.querySelector<HTMLElement>(`[data-likeness="${at}"] > *`);
  if (flight.kind === 'draw') await draw(scene, goal, from, flight.turns);
  else if (likeness !== null) await send(scene, goal, likeness, from, flight);
  else if (flight.kind === 'place') await set(scene, goal, from);
  else await scene.travel(goal, from);
}

/** Every step is told by the cards that travelled in it; what the reader puts down flies at once. */
export function useMotion(root: RefObject<HTMLElement | null>, { step, flights, pace, you, held }: MotionProps): void {
  useStepMotion(root, {
    pace,
    cue: { step, held },
    script: (before) => {
      if (step !== before.step) {
        // What the reader put down already lies there.
        const lies = before.held === undefined ? undefined : `space:${you}:${before.held.space}`;
        const left = flights.flatMap((flight, at) => (flight.to[0] === lies ? [] : [{ flight, at }]));
        return (telling) => Promise.all(left.map(({ flight, at }) => fly(telling, flight, at)));
      }
      if (held === undefined || held.space === before.held?.space) return undefined;
      return async (telling) => {
        const from = held.from ?? telling.was('stage');
        const card = telling.find(`space:${you ?? 0}:${held.space}`);
        if (from !== undefined && card !== undefined) await set(telling.scene, card, from);
      };
    },
  });
}
