import { type Box, boxOf, type Scene, type Step, useChoreography, usePace, type MotionPace } from '@tafelrunde/stage';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { Event } from '../state.ts';
import type { Flight, Spot } from './flights.ts';

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

type Boxes = ReadonlyMap<string, Box>;

const measure = (root: HTMLElement): Boxes =>
  new Map([...root.querySelectorAll<HTMLElement>('[data-spot]')].map((place) => [place.dataset['spot'] ?? '', boxOf(place)]));

const first = (spots: readonly Spot[], ...boxes: readonly Boxes[]): Box | undefined => {
  for (const all of boxes) for (const spot of spots) if (all.has(spot)) return all.get(spot);
  return undefined;
};

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

/**
 * Pieces move, they do not jump: every step of the match is told by the cards that travelled in it. Places are measured after each drawing of
 * the table, so that a card can leave from where it lay before. Nothing here blocks the reader: a new step finishes the running motion at once.
 */
export function useMotion(root: RefObject<HTMLElement | null>, props: MotionProps): void {
  const { step, flights, you, held } = props;
  const choreography = useChoreography(usePace(props.pace));
  const boxes = useRef<Boxes>(new Map());
  const seen = useRef(step);
  const moving = useRef(0);
  const lay = useRef(held);

  useLayoutEffect(() => {
    const table = root.current;
    if (table === null) return;
    const told = step !== seen.current;
    const put = held !== undefined && held.space !== lay.current?.space;
    if (told || put) choreography.finish();
    // Boxes are taken at rest: a card in the air lies nowhere.
    else if (moving.current > 0) return;
    const past = boxes.current;
    const now = measure(table);
    boxes.current = now;

    const play = (script: (scene: Scene) => Promise<unknown>) => {
      moving.current += 1;
      void choreography
        .play(async (scene) => void (await script(scene)))
        .finally(() => {
          moving.current -= 1;
        });
    };
    const find = (spots: readonly Spot[]) => {
      for (const spot of spots) {
        const place = table.querySelector<HTMLElement>(`[data-spot="${spot}"]`);
        if (place !== null) return place;
      }
      return undefined;
    };
    const fly = async (scene: Scene, flight: Flight, at: number): Promise<void> => {
      const from = first(flight.from, past, now);
      const goal = find(flight.to);
      if (from === undefined || goal === undefined) return;
      const likeness = table.querySelector<HTMLElement>(`[data-likeness="${at}"] > *`);
      if (flight.kind === 'draw') await draw(scene, goal, from, flight.turns);
      else if (likeness !== null) await send(scene, goal, likeness, from, flight);
      else if (flight.kind === 'place') await set(scene, goal, from);
      else await scene.travel(goal, from);
    };

    if (told) {
      seen.current = step;
      const mine = lay.current;
      // What the reader put down already lies there.
      const lies = mine === undefined ? undefined : `space:${you}:${mine.space}`;
      const left = flights.flatMap((flight, at) => (flight.to[0] === lies ? [] : [{ flight, at }]));
      if (left.length > 0) play((scene) => Promise.all(left.map(({ flight, at }) => fly(scene, flight, at))));
    } else if (put) {
      const from = held.from ?? past.get('stage');
      const card = find([`space:${you ?? 0}:${held.space}`]);
      if (from !== undefined && card !== undefined) play((scene) => set(scene, card, from));
    }
    lay.current = held;
  });
}
