import { type Box, boxOf, type MotionPace, type Scene, type Step, useChoreography, usePace } from '@tafelrunde/stage';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { suitOf } from '../cards.ts';
import type { Event, Trick } from '../state.ts';
import { listenerPicture } from './pictures.ts';
import type { Stage } from './useHold.ts';

export interface MotionProps {
  readonly step: Step<Event> | undefined;
  readonly stage: Stage;
  /** The trick that ended last: what is taken. */
  readonly last: Trick | undefined;
  readonly pace: MotionPace;
}

/** Where the pieces lay when the table was last at rest, and likenesses of the cards of the trick. */
interface Places {
  readonly boxes: ReadonlyMap<string, Box>;
  readonly cards: ReadonlyMap<string, HTMLElement>;
}

const measure = (root: HTMLElement): Places => {
  const boxes = new Map<string, Box>();
  const cards = new Map<string, HTMLElement>();
  for (const place of root.querySelectorAll<HTMLElement>('[data-spot]')) {
    const spot = place.dataset['spot'] ?? '';
    boxes.set(spot, boxOf(place));
    if (spot.startsWith('trick:')) cards.set(spot, place);
  }
  return { boxes, cards };
};

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

class Telling {
  readonly root: HTMLElement;
  readonly past: Places;
  readonly scene: Scene;

  constructor(root: HTMLElement, past: Places, scene: Scene) {
    this.root = root;
    this.past = past;
    this.scene = scene;
  }

  find(spot: string): HTMLElement | undefined {
    return this.root.querySelector<HTMLElement>(`[data-spot="${spot}"]`) ?? undefined;
  }

  /** From the hand if it is the reader's, else from the player's place. */
  #from(seat: number, card: number): Box | undefined {
    const hand = this.past.boxes.get(`hand:${card}`);
    if (hand !== undefined) return hand;
    const place = this.past.boxes.get(`seat:${seat}`);
    return place === undefined ? undefined : within(place, Math.min(place.width, 40), 1.4);
  }

  async played(seat: number, card: number): Promise<void> {
    const goal = this.find(`trick:${seat}`);
    const from = this.#from(seat, card);
    if (goal !== undefined && from !== undefined) await this.scene.travel(goal, from);
  }

  /** The card turns on its side on the way; then its listeners walk off it, one by one. */
  async recruited(seat: number, card: number, listeners: number): Promise<void> {
    const goal = this.find(`trick:${seat}`);
    const from = this.#from(seat, card);
    if (goal !== undefined && from !== undefined) {
      const wrapper = goal.parentElement ?? goal;
      await this.scene.travel(wrapper, from, { turn: -90 });
    }
    const stories = this.find(`stories:${seat}`);
    if (goal === undefined || stories === undefined) return;
    const start = within(boxOf(goal), 24);
    const end = within(boxOf(stories), 24);
    for (let i = 0; i < listeners; i += 1) await this.scene.send(token(), start, end, { times: 1.3 });
    const waiting = stories.querySelector('.ana-wait, .ana-counted:last-child');
    if (waiting !== null) await this.scene.animate(waiting, rises);
  }

  /** The cards gather and slide to the winner as one stack; recruits slip under their trump cards meanwhile. */
  async taken(trick: Trick): Promise<void> {
    const goal = this.find(`stories:${trick.winner}`);
    const stack = goal?.querySelector('.ana-stack:nth-last-of-type(1), .ana-stack') ?? undefined;
    const gathering = trick.moves.map(async ({ seat, card, recruits }) => {
      const likeness = this.past.cards.get(`trick:${seat}`);
      const from = this.past.boxes.get(`trick:${seat}`);
      const to = recruits ? this.find(`column:${suitOf[card]}`) : goal;
      if (likeness === undefined || from === undefined || to === undefined) return;
      const turn = recruits ? { turn: 90 } : {};
      await this.scene.send(likeness, upright(from), within(boxOf(to), recruits ? 30 : 20, 1.4), { ...turn, times: 1.7 });
    });
    await Promise.all(gathering);
    if (stack !== undefined) void this.scene.animate(stack, rises);
  }

  /** Listeners hop onto their story and turn gold. */
  async inspired(seat: number, listeners: number): Promise<void> {
    const tokens = [...(this.find(`stories:${seat}`)?.querySelectorAll('[data-inspired]') ?? [])].slice(-listeners);
    await Promise.all(tokens.map((each) => this.scene.animate(each, hops, { times: 1.2 })));
  }

  async displayed(cards: readonly number[]): Promise<void> {
    const bands = cards.flatMap((card) => [...this.root.querySelectorAll(`[data-band="${suitOf[card]}"]`)].slice(-1));
    await Promise.all(bands.map((band) => this.scene.animate(band, grows)));
  }

  /** The word walks to the other column, and the emblem there turns over. */
  async turned(to: number): Promise<void> {
    const crown = this.find('crown');
    const from = this.past.boxes.get('crown');
    const emblem = this.find(`column:${to}`)?.querySelector('.ana-emblem') ?? undefined;
    const walk = crown === undefined || from === undefined ? undefined : this.scene.travel(crown, from, { beat: 'ceremony' });
    const flip = emblem === undefined ? undefined : this.scene.flip(emblem, () => undefined, { beat: 'ceremony' });
    await Promise.all([walk, flip]);
  }

  async dealt(): Promise<void> {
    const cards = [...this.root.querySelectorAll('.ana-hand .ana-pick')];
    const comes: Keyframe[] = [
      { opacity: 0, translate: '0 -60px' },
      { opacity: 1, translate: '0 0' },
    ];
    await Promise.all(cards.map((card, i) => this.scene.animate(card, comes, { delay: i * 45 })));
  }
}

/** What the arrival of a step shows: a card goes to the trick, or recruits; a hand is dealt. */
async function arrive(telling: Telling, events: readonly Event[]): Promise<void> {
  for (const event of events) {
    if (event.kind === 'played') await telling.played(event.seat, event.card);
    else if (event.kind === 'recruited') await telling.recruited(event.seat, event.card, event.listeners);
    else if (event.kind === 'dealt') await telling.dealt();
  }
}

/**
 * What the end of a trick shows: it goes to its winner and inspires, while the recruits slip under their trump cards and trump walks.
 * Side by side, since the next card is soon led.
 */
async function take(telling: Telling, trick: Trick, events: readonly Event[]): Promise<void> {
  const end = events.slice(events.findIndex((event) => event.kind === 'trick-won'));
  const gathering = telling.taken(trick);
  await Promise.all(
    end.map(async (event) => {
      if (event.kind === 'trump-changed') return telling.turned(event.to);
      await gathering;
      if (event.kind === 'inspired') return telling.inspired(event.seat, event.listeners);
      if (event.kind === 'displayed') return telling.displayed(event.cards);
      return undefined;
    }),
  );
}

/**
 * Pieces move, they do not jump: every step of the match is told by what travelled in it. Places are measured after each drawing of the
 * table at rest. Nothing here blocks the reader: a new step finishes the running motion at once.
 */
export function useMotion(root: RefObject<HTMLElement | null>, { step, stage, last, pace }: MotionProps): void {
  const choreography = useChoreography(usePace(pace));
  const places = useRef<Places>({ boxes: new Map(), cards: new Map() });
  const seen = useRef({ step, stage });
  const moving = useRef(0);

  useLayoutEffect(() => {
    const table = root.current;
    if (table === null) return;
    const arrives = step !== seen.current.step;
    const takes = stage === 'take' && seen.current.stage !== 'take';
    seen.current = { step, stage };
    if (arrives || takes) choreography.finish();
    // Boxes are taken at rest: a card in the air lies nowhere.
    else if (moving.current > 0) return;
    const past = places.current;
    places.current = measure(table);
    if (step === undefined || (!arrives && !takes)) return;
    moving.current += 1;
    void choreography
      .play(async (scene) => {
        const telling = new Telling(table, past, scene);
        if (takes && last !== undefined) await take(telling, last, step.events);
        else await arrive(telling, step.events);
      })
      .finally(() => {
        moving.current -= 1;
      });
  });
}
