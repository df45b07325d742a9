import { type Place, placeCard, type Rect } from '@tafelrunde/stage';
import { type RefObject, useLayoutEffect, useState } from 'react';

export interface Placed {
  /** The part of the page the card lies in. */
  readonly area: Rect;
  readonly place: Place;
  /** Where something no larger than a fingertip would lie in its stead. */
  readonly stud: Place;
  /** What the card speaks of, as far as it is drawn now. */
  readonly spots: readonly Rect[];
}

const STUD = { width: 44, height: 44 };

const rectOf = (of: Element): Rect => {
  const { x, y, width, height } = of.getBoundingClientRect();
  return { x, y, width, height };
};
const isSeen = ({ width, height }: Rect): boolean => width > 0 && height > 0;
const shifted = ({ x, y, width, height }: Rect, by: Rect): Rect => ({ x: x - by.x, y: y - by.y, width, height });

/** All of them in one; those outside the area only where there are no others. */
function around(spots: readonly Rect[], area: Rect): Rect | undefined {
  const inside = spots.filter(({ x, y, width, height }) => x < area.width && y < area.height && x + width > 0 && y + height > 0);
  const of = inside.length > 0 ? inside : spots;
  if (of.length === 0) return undefined;
  const [x, y] = [Math.min(...of.map((spot) => spot.x)), Math.min(...of.map((spot) => spot.y))];
  return {
    x,
    y,
    width: Math.max(...of.map((spot) => spot.x + spot.width)) - x,
    height: Math.max(...of.map((spot) => spot.y + spot.height)) - y,
  };
}

/** The spot the beak points at: the last that lies in the area, since a step names first what it is about and then what to touch. */
function pointedAt(spots: readonly Rect[], area: Rect): Rect | undefined {
  return spots.findLast(({ x, y, width, height }) => x < area.width && y < area.height && x + width > 0 && y + height > 0);
}

/** Measures where the card may lie, and again with every frame in which something of the table has changed. */
export function usePlaced(card: RefObject<HTMLElement | null>, shows: readonly string[], inSight: string): Placed | undefined {
  const [placed, put] = useState<Placed>();
  const selectors = shows.join('\n');
  useLayoutEffect(() => {
    const element = card.current;
    const game = element?.closest<HTMLElement>('.game');
    const shell = game?.parentElement;
    if (element === null || game === null || game === undefined || shell === null || shell === undefined) return undefined;
    const measure = () => {
      const area = rectOf(game);
      const spots = selectors.split('\n').flatMap((selector) => [...document.querySelectorAll(selector)].map(rectOf).find(isSeen) ?? []);
      const own = spots.map((spot) => shifted(spot, area));
      const room = { width: area.width, height: area.height };
      const size = { width: element.offsetWidth, height: element.offsetHeight };
      const others = [...game.querySelectorAll(inSight)].map((each) => shifted(rectOf(each), area)).filter(isSeen);
      const whole = around(own, area);
      const beside = pointedAt(own, area) ?? whole;
      const place = placeCard(room, size, beside, [...own, ...others]);
      const next: Placed = { area, place, stud: placeCard(room, STUD, beside, [...own, ...others]), spots };
      put((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
    };
    let frame = 0;
    const soon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(measure);
    };
    measure();
    const size = new ResizeObserver(soon);
    size.observe(game);
    size.observe(element);
    const changes = new MutationObserver(soon);
    changes.observe(shell, { childList: true, subtree: true, attributes: true, attributeFilter: ['class', 'style', 'hidden'] });
    // Pieces on their way come to rest somewhere.
    shell.addEventListener('transitionend', soon);
    shell.addEventListener('animationend', soon);
    shell.addEventListener('scroll', soon, true);
    return () => {
      cancelAnimationFrame(frame);
      size.disconnect();
      changes.disconnect();
      shell.removeEventListener('transitionend', soon);
      shell.removeEventListener('animationend', soon);
      shell.removeEventListener('scroll', soon, true);
    };
  }, [card, selectors, inSight]);
  return placed;
}
