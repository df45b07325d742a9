import { worth } from '../rules/scoring.ts';
import type { Event, View } from '../state.ts';
import { recruitsIn } from './preview.ts';

/**
 * The table a moment earlier: the trick is whole and nobody has taken it yet. A trick ends with the card that completes it, and
 * without this moment nobody would see that card lie. Undefined where the step ended no trick.
 */
export const beforeTaking = (view: View, events: readonly Event[]): View | undefined => {
  const won = events.find((event) => event.kind === 'trick-won');
  const trick = view.past.at(-1);
  if (won === undefined || trick === undefined) return undefined;
  const slipped = recruitsIn(trick.moves);
  const scored = events.some((event) => event.kind === 'round-scored');
  const stories = view.stories.with(trick.winner, (view.stories[trick.winner] ?? 1) - 1);
  return {
    ...view,
    phase: 'play',
    trick: trick.moves,
    trump: trick.trump,
    leader: trick.leader,
    told: view.told - 1,
    past: view.past.slice(0, -1),
    display: view.display.map((cards) => cards.filter((card) => !slipped.includes(card))),
    stories,
    worth: view.worth.with(
      trick.winner,
      worth(view.listeners[trick.winner] ?? 0, stories[trick.winner] ?? 0, view.round, view.zeroZeroBonus),
    ),
    points: scored ? view.points.map((points, seat) => points - (view.worth[seat] ?? 0)) : view.points,
    sheet: scored ? view.sheet.slice(0, -1) : view.sheet,
  };
};
