import type { BotAnswer, Seat } from '@tafelrunde/kernel';
import type { Action, View } from '../state.ts';

/** What the others may hear: how listeners and stories stand, which is public anyway. */
export function saying(view: View, seat: Seat): NonNullable<BotAnswer<Action>['say']> {
  const balance = (view.listeners[seat] as number) - (view.stories[seat] as number);
  if (balance === 0) return { key: 'just-right' };
  return balance > 0 ? { key: 'wants-stories', params: { count: balance } } : { key: 'wants-listeners', params: { count: -balance } };
}
