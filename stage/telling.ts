import { type RefObject, useLayoutEffect, useRef } from 'react';
import { type Box, boxOf, type Manner, type Scene, useChoreography } from './motion.ts';
import type { MotionPace } from './table.ts';

/** Pieces of this drawing that are to be seen: what another width would show has no place. */
const drawn = (root: HTMLElement, selector: string): readonly HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>(selector)].filter((piece) => piece.getClientRects().length > 0);

/** Where the pieces lay, by their spot (`data-spot`), when the table was last at rest. */
interface Rest {
  readonly places: ReadonlyMap<string, Box>;
  /** Likenesses of pieces that may be gone by now. */
  readonly kept: ReadonlyMap<string, HTMLElement>;
}

const nothing: Rest = { places: new Map(), kept: new Map() };

const measure = (root: HTMLElement, keeps: ((spot: string) => boolean) | undefined): Rest => {
  const pieces = drawn(root, '[data-spot]').map((piece) => [piece.dataset['spot'] ?? '', piece] as const);
  return {
    places: new Map(pieces.map(([spot, piece]) => [spot, boxOf(piece)])),
    kept: new Map(keeps === undefined ? [] : pieces.filter(([spot]) => keeps(spot))),
  };
};

/** One step being told in movement: the pieces as they lie now, and where they lay before. */
export class Telling {
  readonly root: HTMLElement;
  readonly scene: Scene;
  readonly #past: Rest;
  readonly #now: Rest;

  constructor(root: HTMLElement, scene: Scene, past: Rest, now: Rest) {
    this.root = root;
    this.scene = scene;
    this.#past = past;
    this.#now = now;
  }

  /** What lies now at the first of these spots that is on the page. */
  find(...spots: readonly string[]): HTMLElement | undefined {
    for (const spot of spots) {
      const [piece] = drawn(this.root, `[data-spot="${spot}"]`);
      if (piece !== undefined) return piece;
    }
    return undefined;
  }

  /** Where a spot was before this step. */
  was(spot: string): Box | undefined {
    return this.#past.places.get(spot);
  }

  /** Where the first of these spots was; or is, if none was on the page before. */
  wasOrIs(...spots: readonly string[]): Box | undefined {
    const found = [this.#past, this.#now].flatMap(({ places }) => spots.flatMap((spot) => places.get(spot) ?? []));
    return found[0];
  }

  /** The piece that lay at a spot before, if the table keeps such. */
  kept(spot: string): HTMLElement | undefined {
    return this.#past.kept.get(spot);
  }

  /** What lies at a spot now comes from where something lay before. */
  async travel(to: string, from: string, manner: Manner = {}): Promise<void> {
    const piece = this.find(to);
    const start = this.was(from);
    if (piece !== undefined && start !== undefined) await this.scene.travel(piece, start, manner);
  }

  /** The same for every piece that matches, one a little after the other. */
  async each(selector: string, frames: Keyframe[], apart = 0, manner: Manner = {}): Promise<void> {
    const all = [...this.root.querySelectorAll(selector)];
    await Promise.all(all.map((piece, place) => this.scene.animate(piece, frames, { ...manner, delay: place * apart })));
  }
}

export interface Motion<Cue> {
  readonly pace: MotionPace;
  /** What one drawing of the table is told from another by. */
  readonly cue: Cue;
  /** What happened between two drawings, as a scene; undefined: nothing. `before` is the cue of the last scene, or of the table at rest since. */
  readonly script: (before: Cue, now: Cue) => ((telling: Telling) => Promise<unknown>) | undefined;
  /** Spots whose pieces are kept as likenesses when they go. What must not be remembered is never among them. */
  readonly keeps?: (spot: string) => boolean;
}

/**
 * Pieces move, they do not jump: every step of a match is told by what travelled in it. Places are measured after each drawing of the
 * table at rest, so that a piece can leave from where it lay. Nothing here blocks the reader: a new step finishes the running motion.
 */
export function useStepMotion<Cue>(root: RefObject<HTMLElement | null>, { pace, cue, script, keeps }: Motion<Cue>): void {
  const choreography = useChoreography(pace);
  const rest = useRef(nothing);
  const last = useRef(cue);
  const moving = useRef(0);

  useLayoutEffect(() => {
    const table = root.current;
    if (table === null) return undefined;
    const play = script(last.current, cue);
    if (play !== undefined) choreography.finish();
    // Places are taken at rest: a card in the air lies nowhere.
    else if (moving.current > 0) return undefined;
    last.current = cue;
    const past = rest.current;
    if (past === nothing && play === undefined) {
      // Nothing moves at the first drawing: it is measured once the browser has laid it out, not made to do so at once.
      let timer: ReturnType<typeof setTimeout> | undefined;
      const frame = requestAnimationFrame(() => {
        timer = setTimeout(() => {
          if (rest.current === nothing && root.current !== null) rest.current = measure(root.current, keeps);
        });
      });
      return () => {
        cancelAnimationFrame(frame);
        clearTimeout(timer);
      };
    }
    const now = measure(table, keeps);
    rest.current = now;
    if (play === undefined) return undefined;
    moving.current += 1;
    void choreography
      .play(async (scene) => void (await play(new Telling(table, scene, past, now))))
      .finally(() => {
        moving.current -= 1;
      });
    return undefined;
  });
}
