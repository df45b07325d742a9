import { boxOf, type MotionPace, type Step, type Telling, useStepMotion } from '@tafelrunde/stage';
import type { RefObject } from 'react';
import type { Event, View } from '../state.ts';
import { afterAdding, afterPlacing, type Origins } from './row.ts';

export interface MotionProps {
  readonly step: Step<Event> | undefined;
  readonly view: View;
  readonly pace: MotionPace;
}

/** Turned over one after the other. */
const APART = 120;

const brightens: Keyframe[] = [
  { clipPath: 'inset(50% 50%)', opacity: 0.2 },
  { clipPath: 'inset(0)', opacity: 1 },
];
const rises: Keyframe[] = [{ translate: '0 8px' }, { translate: '0 0' }];
const shakes: Keyframe[] = [{ translate: '0' }, { translate: '-5px' }, { translate: '5px' }, { translate: '-3px' }, { translate: '0' }];
const swings: Keyframe[] = [
  { rotate: '0deg' },
  { rotate: '16deg' },
  { rotate: '-13deg' },
  { rotate: '8deg' },
  { rotate: '-5deg' },
  { rotate: '0deg' },
];
const pops: Keyframe[] = [{ scale: '0.3', opacity: 0 }, { scale: '1.2', opacity: 1, offset: 0.7 }, { scale: '1' }];
const comes: Keyframe[] = [
  { opacity: 0, translate: '0 -40px' },
  { opacity: 1, translate: '0 0' },
];

/** A card goes away under what lies at its goal: the back of the pile stands for it, whatever it is. */
async function away(telling: Telling, from: string, to: string): Promise<void> {
  const back = telling.root.querySelector<HTMLElement>('.sv-pile--back > .sv-card.is-down');
  const start = telling.was(from);
  const goal = telling.find(to);
  if (back !== null && start !== undefined && goal !== undefined) await telling.scene.send(back, start, boxOf(goal));
}

/** The houses of a row that moved up close the gaps, or make room. */
async function shift(telling: Telling, seat: number, origins: Origins): Promise<void> {
  await Promise.all(
    origins.map(async (origin, at) =>
      origin === undefined || origin === at ? undefined : await telling.travel(`house:${seat}:${at}`, `house:${seat}:${origin}`),
    ),
  );
}

async function lights(telling: Telling, seat: number, places: readonly number[]): Promise<void> {
  const { scene } = telling;
  await Promise.all(
    places.map(async (at, i) => {
      const win = telling.find(`house:${seat}:${at}`)?.querySelector('.sv-card__win');
      if (win === null || win === undefined) return;
      const portrait = win.firstElementChild;
      const manner = { delay: scene.hurried ? 0 : i * APART };
      await Promise.all([scene.animate(win, brightens, manner), portrait === null ? undefined : scene.animate(portrait, rises, manner)]);
    }),
  );
}

async function tell(telling: Telling, before: View, event: Event): Promise<void> {
  switch (event.kind) {
    case 'drew':
      return await telling.travel(event.cards > 1 ? 'drawn:0' : 'hand', 'pile');
    case 'scried':
      return await telling.travel('hand', 'pile');
    case 'kept':
      return await telling.travel('hand', `drawn:${event.at}`);
    case 'picked':
      return await telling.travel('hand', `open:${event.at}`);
    case 'took':
    case 'dug':
      return await telling.travel('hand', 'discard');
    case 'discarded':
      return await telling.travel('discard', 'hand', { turn: -6 });
    case 'returned':
      return await away(telling, 'hand', 'pile');
    case 'exchanged':
      await telling.travel('discard', `house:${event.seat}:${event.at}`, { turn: 5 });
      return await telling.travel(`house:${event.seat}:${event.at}`, 'hand');
    case 'bewitched':
      await telling.travel('discard', `house:${event.village}:${event.at}`, { turn: 5 });
      return await telling.travel(`house:${event.village}:${event.at}`, 'hand');
    case 'matched':
      return await lights(telling, event.seat, event.places);
    case 'mismatched':
      await lights(telling, event.seat, event.places);
      await Promise.all(
        event.places.map(async (at) => {
          const house = telling.find(`house:${event.seat}:${at}`);
          if (house !== undefined) await telling.scene.animate(house, shakes, { times: 1.4 });
        }),
      );
      return;
    case 'placed': {
      const row = before.villages[event.seat]?.length ?? 0;
      await telling.travel('discard', `house:${event.seat}:${before.pushed.at(-1) ?? event.at}`, { turn: 5 });
      await Promise.all([
        telling.travel(`house:${event.seat}:${event.now}`, 'hand'),
        shift(telling, event.seat, afterPlacing(row, before.pushed, event.at)),
      ]);
      return;
    }
    case 'added': {
      const row = before.villages[event.seat]?.length ?? 0;
      const at = event.side === 'left' ? 0 : row;
      await Promise.all([
        telling.travel(`house:${event.seat}:${at}`, event.penalty ? 'pile' : 'hand'),
        shift(telling, event.seat, afterAdding(row, event.side)),
      ]);
      return;
    }
    case 'turned-up':
      return await lights(telling, event.village, [event.at]);
    case 'robbed':
      await Promise.all([
        telling.travel(`house:${event.seat}:${event.own}`, `house:${event.village}:${event.at}`),
        telling.travel(`house:${event.village}:${event.at}`, `house:${event.seat}:${event.own}`),
      ]);
      return;
    case 'amulet-placed': {
      const pendant = telling.find(`house:${event.seat}:${event.at}`)?.querySelector('.sv-hang');
      const start = telling.was(`amulet:${event.seat}`);
      if (pendant === null || pendant === undefined) return;
      if (start !== undefined) await telling.scene.travel(pendant, start, { beat: 'ceremony' });
      return await telling.scene.animate(pendant, swings, { beat: 'ceremony', times: 2 });
    }
    case 'guarded':
      return await telling.each(
        `[data-spot="house:${event.seat}:${event.at}"] .sv-tag, [data-spot="house:${event.seat}:${event.by}"] .sv-tag`,
        pops,
      );
    case 'looks':
      return await telling.each('.is-watched .sv-tag--look', pops);
    case 'opened':
      return await telling.travel(`open:${telling.root.querySelectorAll('.sv-pile--open').length - 1}`, 'pile');
    case 'called':
      return await telling.each('.sv-flag', pops, 90);
    case 'round':
      return await telling.each('.sv-row .sv-card', comes, 40);
    case 'round-ended':
      return await telling.each('.sv-row .sv-card__win', brightens, 45);
    default:
      return;
  }
}

/** Every step is told by what travelled in it, the same for every card. No likeness of a card is kept. */
export function useMotion(root: RefObject<HTMLElement | null>, { step, view, pace }: MotionProps): void {
  useStepMotion(root, {
    pace,
    cue: { step, view },
    script: (before) => {
      if (step === before.step) return undefined;
      return async (telling) => {
        for (const event of step?.events ?? []) await tell(telling, before.view, event);
      };
    },
  });
}
