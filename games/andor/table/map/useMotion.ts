import { type Scene, useChoreography } from '@tafelrunde/stage';
import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';
import type { Props } from '../panels/props.ts';
import type { DrawnMap, Point } from './generator/draw.mjs';
import { placed } from './Figures.tsx';
import { type Journey, journeysOf } from './journeys.ts';
import { useLand } from './side.tsx';
import type { Piece } from './standing.ts';

const spot = (land: DrawnMap, field: number): Point => land.fields[field]?.stand[0] ?? [0, 0];

/** One hop after another, each with a little rise; it ends where the piece stands now. */
async function travel(scene: Scene, land: DrawnMap, element: Element, journey: Journey, end: Point): Promise<void> {
  const points = journey.fields.map((field, i) => (i === journey.fields.length - 1 ? end : spot(land, field)));
  for (const [i, to] of points.entries()) {
    const from = points[i - 1];
    if (from === undefined) continue;
    const middle: Point = [(from[0] + to[0]) / 2, Math.min(from[1], to[1]) - 22];
    await scene.animate(element, [{ transform: placed(from) }, { transform: placed(middle) }, { transform: placed(to) }]);
  }
}

/**
 * Pieces hop, they do not jump: heroes at once, creatures one after another as the sunrise calls them. Until its turn comes a piece
 * stays where it was. A new step ends what still moves.
 */
export function useMotion(layer: RefObject<Element | null>, { step, view, pace }: Props, pieces: readonly Piece[]): () => void {
  const choreography = useChoreography(pace);
  const land = useLand();
  const shown = useRef(step);
  useLayoutEffect(() => {
    if (step === undefined || shown.current === step) return;
    shown.current = step;
    const journeys = journeysOf(step.events, view);
    const found = journeys.flatMap((journey) => {
      const element = layer.current?.querySelector(`[data-piece="${journey.piece}"]`) ?? null;
      const piece = pieces.find(({ key }) => key === journey.piece);
      return element === null || piece === undefined ? [] : [{ journey, element, end: piece.at }];
    });
    if (found.length === 0 || pace === 'off') return;
    void choreography.play(async (scene) => {
      const waiting = new Map<Element, Animation>();
      for (const { element, journey } of found.slice(1)) {
        const first = placed(spot(land, journey.fields[0] ?? 0));
        waiting.set(element, element.animate([{ transform: first }, { transform: first }], { duration: 60_000 }));
      }
      for (const { element, journey, end } of found) {
        waiting.get(element)?.cancel();
        waiting.delete(element);
        await travel(scene, land, element, journey, end);
      }
    });
  }, [step, view, pace, pieces, layer, choreography, land]);
  return useCallback(() => choreography.finish(), [choreography]);
}
