import { type Box, boxOf, type MotionPace, type Scene, type Step, useChoreography } from '@tafelrunde/stage';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { Event, View } from '../state.ts';
import { afterAdding, afterPlacing, type Origins } from './row.ts';

export interface MotionProps {
  readonly step: Step<Event> | undefined;
  readonly view: View;
  readonly pace: MotionPace;
}

/** Where the pieces lay when the table was last at rest. Only places: no likeness of a card is kept. */
type Places = ReadonlyMap<string, Box>;

/** Pieces of this drawing that are to be seen: what another width would show has no place. */
const drawn = (root: HTMLElement, selector: string): readonly HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>(selector)].filter((place) => place.getClientRects().length > 0);

const measure = (root: HTMLElement): Places =>
  new Map(drawn(root, '[data-spot]').map((place) => [place.dataset['spot'] ?? '', boxOf(place)]));

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

class Telling {
  readonly root: HTMLElement;
  readonly past: Places;
  readonly before: View;
  readonly scene: Scene;

  constructor(root: HTMLElement, past: Places, before: View, scene: Scene) {
    this.root = root;
    this.past = past;
    this.before = before;
    this.scene = scene;
  }

  find(spot: string): HTMLElement | undefined {
    return drawn(this.root, `[data-spot="${spot}"]`)[0];
  }

  /** What lies at a place now comes from where something lay before. */
  async travel(to: string, from: string, turn?: number): Promise<void> {
    const goal = this.find(to);
    const start = this.past.get(from);
    if (goal !== undefined && start !== undefined) await this.scene.travel(goal, start, turn === undefined ? {} : { turn });
  }

  /** A card goes away under what lies at its goal: the back of the pile stands for it, whatever it is. */
  async away(from: string, to: string): Promise<void> {
    const back = this.root.querySelector<HTMLElement>('.sv-pile--back > .sv-card.is-down');
    const start = this.past.get(from);
    const goal = this.find(to);
    if (back !== null && start !== undefined && goal !== undefined) await this.scene.send(back, start, boxOf(goal));
  }

  /** The houses of a row that moved up close the gaps, or make room. */
  async shift(seat: number, origins: Origins): Promise<void> {
    await Promise.all(
      origins.map(async (origin, at) =>
        origin === undefined || origin === at ? undefined : await this.travel(`house:${seat}:${at}`, `house:${seat}:${origin}`),
      ),
    );
  }

  async lights(seat: number, places: readonly number[]): Promise<void> {
    await Promise.all(
      places.map(async (at, i) => {
        const win = this.find(`house:${seat}:${at}`)?.querySelector('.sv-card__win');
        if (win === null || win === undefined) return;
        const portrait = win.firstElementChild;
        const manner = { delay: this.scene.hurried ? 0 : i * APART };
        await Promise.all([
          this.scene.animate(win, brightens, manner),
          portrait === null ? undefined : this.scene.animate(portrait, rises, manner),
        ]);
      }),
    );
  }

  async each(selector: string, frames: Keyframe[], apart: number, times = 1): Promise<void> {
    const all = [...this.root.querySelectorAll(selector)];
    await Promise.all(all.map((piece, i) => this.scene.animate(piece, frames, { delay: i * apart, times })));
  }

  async tell(event: Event): Promise<void> {
    const { before } = this;
    switch (event.kind) {
      case 'drew':
        return await this.travel(event.cards > 1 ? 'drawn:0' : 'hand', 'pile');
      case 'scried':
        return await this.travel('hand', 'pile');
      case 'kept':
        return await this.travel('hand', `drawn:${event.at}`);
      case 'picked':
        return await this.travel('hand', `open:${event.at}`);
      case 'took':
      case 'dug':
        return await this.travel('hand', 'discard');
      case 'discarded':
        return await this.travel('discard', 'hand', -6);
      case 'returned':
        return await this.away('hand', 'pile');
      case 'exchanged':
        await this.travel('discard', `house:${event.seat}:${event.at}`, 5);
        return await this.travel(`house:${event.seat}:${event.at}`, 'hand');
      case 'bewitched':
        await this.travel('discard', `house:${event.village}:${event.at}`, 5);
        return await this.travel(`house:${event.village}:${event.at}`, 'hand');
      case 'matched':
        return await this.lights(event.seat, event.places);
      case 'mismatched':
        await this.lights(event.seat, event.places);
        await Promise.all(
          event.places.map(async (at) => {
            const house = this.find(`house:${event.seat}:${at}`);
            if (house !== undefined) await this.scene.animate(house, shakes, { times: 1.4 });
          }),
        );
        return;
      case 'placed': {
        const row = before.villages[event.seat]?.length ?? 0;
        await this.travel('discard', `house:${event.seat}:${before.pushed.at(-1) ?? event.at}`, 5);
        await Promise.all([
          this.travel(`house:${event.seat}:${event.now}`, 'hand'),
          this.shift(event.seat, afterPlacing(row, before.pushed, event.at)),
        ]);
        return;
      }
      case 'added': {
        const row = before.villages[event.seat]?.length ?? 0;
        const at = event.side === 'left' ? 0 : row;
        await Promise.all([
          this.travel(`house:${event.seat}:${at}`, event.penalty ? 'pile' : 'hand'),
          this.shift(event.seat, afterAdding(row, event.side)),
        ]);
        return;
      }
      case 'turned-up':
        return await this.lights(event.village, [event.at]);
      case 'robbed':
        await Promise.all([
          this.travel(`house:${event.seat}:${event.own}`, `house:${event.village}:${event.at}`),
          this.travel(`house:${event.village}:${event.at}`, `house:${event.seat}:${event.own}`),
        ]);
        return;
      case 'amulet-placed': {
        const pendant = this.find(`house:${event.seat}:${event.at}`)?.querySelector('.sv-hang');
        const start = this.past.get(`amulet:${event.seat}`);
        if (pendant === null || pendant === undefined) return;
        if (start !== undefined) await this.scene.travel(pendant, start, { beat: 'ceremony' });
        return await this.scene.animate(pendant, swings, { beat: 'ceremony', times: 2 });
      }
      case 'guarded':
        return await this.each(
          `[data-spot="house:${event.seat}:${event.at}"] .sv-tag, [data-spot="house:${event.seat}:${event.by}"] .sv-tag`,
          pops,
          0,
        );
      case 'looks':
        return await this.each('.is-watched .sv-tag--look', pops, 0);
      case 'opened':
        return await this.travel(`open:${this.root.querySelectorAll('.sv-pile--open').length - 1}`, 'pile');
      case 'called':
        return await this.each('.sv-flag', pops, 90);
      case 'round':
        return await this.each('.sv-row .sv-card', comes, 40);
      case 'round-ended':
        return await this.each('.sv-row .sv-card__win', brightens, 45);
      default:
        return;
    }
  }
}

/**
 * Pieces move, they do not jump: every step of the match is told by what travelled in it, the same for every card. Places are measured
 * after each drawing of the table at rest. Nothing here blocks the reader: a new step finishes the running motion at once.
 */
export function useMotion(root: RefObject<HTMLElement | null>, { step, view, pace }: MotionProps): void {
  const choreography = useChoreography(pace);
  const places = useRef<Places>(new Map());
  const seen = useRef({ step, view });
  const moving = useRef(0);

  useLayoutEffect(() => {
    const table = root.current;
    if (table === null) return;
    const arrives = step !== seen.current.step;
    const before = seen.current.view;
    if (arrives) choreography.finish();
    // Boxes are taken at rest: a card in the air lies nowhere.
    else if (moving.current > 0) return;
    seen.current = { step, view };
    const past = places.current;
    places.current = measure(table);
    if (step === undefined || !arrives) return;
    moving.current += 1;
    void choreography
      .play(async (scene) => {
        const telling = new Telling(table, past, before, scene);
        for (const event of step.events) await telling.tell(event);
      })
      .finally(() => {
        moving.current -= 1;
      });
  });
}
