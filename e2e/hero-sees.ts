/* What somebody who leads heroes sees. These functions run in the page, each whole in itself: between looking and finding nothing changes. */

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export type Sight =
  | { readonly what: 'over' }
  /** Something that can be touched, and is not covered by anything. */
  | { readonly what: 'touch'; readonly at: Spot }
  /** The map, and a hero who may walk. Fields by their ids. */
  | {
      readonly what: 'turn';
      readonly here: string;
      readonly near: readonly string[];
      readonly foes: readonly string[];
      readonly rest: Spot;
    };

/**
 * What lies on top counts: scenes before the map, buttons that go on before others. Undefined: nothing can be decided yet, or the
 * last answer is still on its way.
 */
export function seenIn(): Sight | undefined {
  if (document.querySelector('.dock.is-over') !== null) return { what: 'over' };
  if (document.querySelector('.dock') === null || document.querySelector('[aria-busy="true"]') !== null) return undefined;
  const first = (...selectors: readonly string[]): Spot | undefined => {
    for (const button of selectors.flatMap((selector) => [...document.querySelectorAll(`${selector}:not([aria-disabled])`)])) {
      button.scrollIntoView({ block: 'nearest' });
      const { left, top, width, height } = button.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const hit = document.elementFromPoint(x, y);
      if (width > 0 && hit !== null && button.contains(hit)) return { x, y };
    }
    return undefined;
  };
  const scene = 'dialog.an-scene[open]';
  const told = first(
    `${scene} .btn--primary`,
    '.an-order .btn--primary',
    '.an-incident .btn--primary',
    '.an-aside .btn',
    `${scene} .an-pick__n`,
    `${scene} .an-flip`,
    `${scene} .an-scene__foot .btn`,
    `${scene} .btn:not(.btn--quiet, [aria-pressed])`,
  );
  if (told !== undefined) return { what: 'touch', at: told };
  // a touch meant for what was gone by then may have opened something else
  const strayed = first('dialog[open]:not(.an-scene) .icon-btn', '.drawer .icon-btn');
  if (strayed !== undefined) return { what: 'touch', at: strayed };
  if (document.querySelector(scene) !== null || document.querySelector('.dock.is-yours') === null) return undefined;
  const rest = first('.dock .actions .btn--primary', '.dock .actions .btn:last-child', '.dock .actions .btn');
  // on a phone a chosen field has the place of what else can be done
  const aside = rest === undefined ? first('.an-spot__close') : undefined;
  if (aside !== undefined) return { what: 'touch', at: aside };
  if (rest === undefined) return undefined;
  const here = document.querySelector('.field.is-here');
  if (here === null) return { what: 'touch', at: rest };
  // who stands on the field itself is told before who stands next door
  const foe = (field: Element) => /\b(gor|skral|wardrak|troll)s?\b/i.test(field.getAttribute('aria-label')?.split(/:|;/)[0] ?? '');
  const near = [...document.querySelectorAll('.field.is-near')];
  const ids = (fields: readonly Element[]) => fields.map(({ id }) => id);
  return { what: 'turn', here: here.id, near: ids(near), foes: ids([here, ...near].filter(foe)), rest };
}

/**
 * Opens the sheet of a field and finds a button on it; 'none' where there is no such button, it is covered, or the turn is over.
 * Undefined: not yet, or the last answer is still on its way.
 */
export function sheetOf([field, button]: readonly [string, string]): Spot | 'none' | undefined {
  if (document.querySelector('.dock.is-yours') === null || document.querySelector('dialog[open]') !== null) return 'none';
  if (document.querySelector('[aria-busy="true"]') !== null) return undefined;
  const path = document.querySelector(`#${field}`);
  if (path?.getAttribute('aria-pressed') === 'false') path.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  const sheet = path?.getAttribute('aria-pressed') === 'true' ? document.querySelector('.an-spot') : null;
  if (sheet === null) return undefined;
  const meant = sheet.querySelector(button);
  if (meant === null) return 'none';
  meant.scrollIntoView({ block: 'nearest' });
  const { left, top, width, height } = meant.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const hit = document.elementFromPoint(x, y);
  return hit !== null && meant.contains(hit) ? { x, y } : 'none';
}

/**
 * How to do what a button says: touch it where it is offered; until it is, read what there is to read, put a scene aside or open the
 * list of all actions; and where all that was `inVain`, take up again what was put aside, for it may have to be read first. Undefined:
 * not yet.
 */
export function wayTo([words, inVain]: readonly [string | undefined, boolean]): (Spot & { readonly acts: boolean }) | 'over' | undefined {
  if (document.querySelector('.dock.is-over') !== null) return 'over';
  if (document.querySelector('.dock') === null || document.querySelector('[aria-busy="true"]') !== null) return undefined;
  const first = (selector: string, fits: (button: Element) => boolean = () => true) => {
    for (const button of document.querySelectorAll(selector)) {
      if (!fits(button)) continue;
      button.scrollIntoView({ block: 'nearest' });
      const { left, top, width, height } = button.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const hit = document.elementFromPoint(x, y);
      if (width > 0 && hit !== null && button.contains(hit)) return { x, y, acts: selector === meant };
    }
    return undefined;
  };
  const meant = 'button:not([aria-disabled])';
  const read = [
    'dialog.an-story-card .btn--primary',
    '.an-after-fight ~ .btn--primary',
    '.an-event__acts:not(:has(.btn ~ .btn)) .btn--primary',
    '.an-order .btn--primary',
    '.an-incident .btn--primary',
  ].join(', ');
  // what covers what is meant, a panel touched by mistake among it, and last the list of everything: free actions are in it, too
  const aside =
    'dialog.an-actions .icon-btn, dialog.an-scene .an-scene__head button, .an-choice__foot .btn--quiet, .an-spot__close, .andor:has(.an-table__panel) .an-tabs button:first-of-type, .an-all';
  if (words === undefined) return first(read);
  const back = inVain ? first('.an-aside .btn') : undefined;
  return first(meant, ({ textContent }) => textContent.trim() === words) ?? first(read) ?? back ?? first(aside);
}
