import type { Bot, BotAnswer, Policy, Random } from '@tafelrunde/kernel';
import { uniformly } from '@tafelrunde/kernel';
import { type Cells, waysWith } from './row.ts';
import type { Action, State, View } from './state.ts';

/**
 * The space that leaves the most ways to finish the row, chance deciding between equals; undefined when none leaves any. Nothing a player
 * does changes which card a neighbour draws, so building one's own row is all there is to play for.
 */
function bestPlace(cells: Cells, from: number, spaces: number, card: number, legal: readonly Action[], random: Random): Action | undefined {
  let best: Action | undefined;
  let most = 0;
  let equals = 0;
  for (let i = 0; i < legal.length; i += 1) {
    const action = legal[i] as Action;
    if (action.type !== 'place') continue;
    const left = waysWith(cells, from, spaces, card, action.space);
    if (left === 0 || left < most) continue;
    equals = left > most ? 1 : equals + 1;
    most = left;
    if (equals === 1 || random.below(equals) === 0) best = action;
  }
  return best;
}

/** Answers at once from the view alone; never closes its own row, and keeps only what has no place that leaves it open. */
export const instant: Bot<View, Action> = {
  choose({ seat, view, legal, random }): BotAnswer<Action> {
    const row = view.rows[seat] ?? [];
    const place = bestPlace(row, 0, row.length, view.drawn, legal, random);
    if (place?.type === 'place') {
      const left = waysWith(row, 0, row.length, view.drawn, place.space);
      return { action: place, say: { key: 'ways-left', params: { card: view.drawn, space: place.space, ways: left } } };
    }
    const action = legal.at(-1); // drawing stands alone, keeping last
    return action === undefined ? {} : { action };
  },
};

/** Plays like the instant bot, straight from the state: for simulations. */
export const careful: Policy<State, Action> = (state, seat, legal, random) => {
  const last = legal[legal.length - 1] as Action;
  if (legal.length === 1) return last;
  const spaces = state.rows.length / state.seats;
  return bestPlace(state.rows, seat * spaces, spaces, state.drawn, legal, random) ?? last;
};

/** How simulations can play, by name. */
export const policies: Readonly<Record<'careful' | 'random', Policy<State, Action>>> = { careful, random: uniformly };
