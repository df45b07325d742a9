import { type Place, placeCard, type Rect } from '@tafelrunde/stage';
import { type RefObject, useLayoutEffect, useState } from 'react';
import type { Target } from './ideas.ts';

/** What lies at the map's edges to be touched, and where the reader's hero stands: he must not look for himself under a card. */
const TOUCHED = '.an-map__tools, .an-all, .an-spot, .an-incident, .an-aside, .an-map__note, .field.is-here';
/** Fields one may want to touch next. */
const LIT = '.field.is-here, .field.is-near, .field.is-route, .field.is-asked';
/** So many lit fields may lie under the card while somebody is about to go somewhere. */
const MOST_HIDDEN = 6;
/** What takes the foot of the map. */
const FOOT = '.an-spot, .an-incident, .an-aside';
/** … because something is to be decided there. */
const DECIDED = '.an-spot:has(.an-spot__acts .btn, .an-spot__fight .btn), .an-incident, .an-aside';
/** Milliseconds without a movement: the map has come to rest. */
const REST = 220;

/** Where the thing an idea points at is found on the page. */
export function selectorOf(target: Target): string {
  if ('field' in target) return `.am-coach[data-field="${target.field}"]`;
  switch (target.part) {
    case 'heroes':
      return '.an-hero.is-active, .an-party, .an-tabs [data-tab="heroes"]';
    case 'tasks':
      return '.an-table__story .an-tasks, .an-tabs [data-tab="legend"]';
    case 'day':
      return '.an-table__day';
    case 'letters':
      return '.an-table__letters';
    case 'dock':
      return '.dock .actions';
    case 'dawn':
      return '.an-map__dawn';
    case 'idle':
      return '.an-hero.is-idle, .an-tabs [data-tab="heroes"]';
    case 'actions':
      return '.an-all';
    case 'fight':
    case 'shares':
      return '.an-scene';
  }
}

export interface Laid {
  readonly place: Place | undefined;
  /** Something else needs the foot of the map. */
  readonly crowded: boolean;
  /** … to decide something, and what can be touched next would lie under the card. */
  readonly tight: boolean;
}

const sameLaid = (a: Laid, b: Laid): boolean => JSON.stringify(a) === JSON.stringify(b);

/**
 * Measures where the card may lie, and again whenever the map has come to rest, the window has changed, or something else lies on
 * the map or has other buttons. While the map moves nothing is measured.
 */
export function usePlace(card: RefObject<HTMLElement | null>, target: Target | undefined): Laid {
  const [laid, lay] = useState<Laid>({ place: undefined, crowded: false, tight: false });
  const selector = target === undefined ? undefined : selectorOf(target);
  useLayoutEffect(() => {
    const element = card.current;
    const area = element?.closest<HTMLElement>('.an-table__map');
    if (element === null || area === null || area === undefined) return undefined;
    const boxOf = (of: Element): Rect => {
      const [outer, box] = [area.getBoundingClientRect(), of.getBoundingClientRect()];
      return { x: box.x - outer.x, y: box.y - outer.y, width: box.width, height: box.height };
    };
    const measure = () => {
      const things = selector === undefined ? [] : [...document.querySelectorAll(selector)];
      const thing = things.find((each) => each.getBoundingClientRect().width > 0);
      const free = [...area.querySelectorAll(TOUCHED)].filter((each) => each !== thing).map(boxOf);
      const size = { width: element.offsetWidth, height: element.offsetHeight };
      const points = [...area.querySelectorAll(LIT)].map((each) => {
        const { x, y, width, height } = boxOf(each);
        return [x + width / 2, y + height / 2] as const;
      });
      const room = { width: area.clientWidth, height: area.clientHeight };
      const place = placeCard(room, size, thing === undefined ? undefined : boxOf(thing), free, points);
      const crowded = area.querySelector(FOOT) !== null;
      const decided = area.querySelector(DECIDED) !== null;
      const tells = area.querySelector('.an-incident') !== null;
      // on a phone the card is a sheet at the foot, which the list of all actions stays above
      area.style.setProperty('--coach', element.classList.contains('is-sheet') && !crowded ? `${size.height}px` : '0px');
      lay((before) => {
        // folded, the card hides nothing: it unfolds by itself only when the foot of the map is free again
        // two cards about two things would lie over each other: what has just happened is read first
        const next: Laid = { place, crowded, tight: decided && (before.tight || tells || place.hides > MOST_HIDDEN) };
        return sameLaid(before, next) ? before : next;
      });
    };
    let rest: ReturnType<typeof setTimeout> | undefined;
    const soon = () => {
      clearTimeout(rest);
      rest = setTimeout(measure, REST);
    };
    measure();
    const size = new ResizeObserver(measure);
    size.observe(area);
    size.observe(element);
    // Figures and routes come and go all the time: they are none of its business.
    const others = new MutationObserver((changes) => {
      if (changes.some(({ target: at }) => at === area || (at instanceof Element && at.closest('.an-spot') !== null))) measure();
    });
    others.observe(area, { childList: true, subtree: true });
    const moved = new MutationObserver(soon);
    const sheet = area.querySelector('.an-map__sheet');
    if (sheet !== null) moved.observe(sheet, { attributes: true, attributeFilter: ['style'] });
    return () => {
      clearTimeout(rest);
      size.disconnect();
      others.disconnect();
      moved.disconnect();
      area.style.removeProperty('--coach');
    };
  }, [card, selector]);
  return laid;
}
