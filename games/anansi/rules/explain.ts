import type { Params, Refusal, Seat } from '@tafelrunde/kernel';
import { isCard, suitOf, suits, valueOf } from '../cards.ts';
import type { View } from '../state.ts';

/** Every reason this game refuses an action for, with the rule that says so. */
export const reasons = {
  'match-ended': 'ANA-8.1',
  'not-your-turn': 'ANA-4.2',
  'unknown-action': 'ANA-4.2',
  'no-such-card': 'ANA-1.1',
  'deal-first': 'ANA-7.7',
  'round-runs': 'ANA-7.2',
  'not-in-hand': 'ANA-4.1',
  'leader-recruits': 'ANA-5.4',
  'recruiters-full': 'ANA-5.3',
  'must-follow': 'ANA-4.3',
  'must-trump': 'ANA-4.4',
} as const;
export type Reason = keyof typeof reasons;

const because = (code: Reason, params?: Params): Refusal =>
  params === undefined ? { code, rule: reasons[code] } : { code, rule: reasons[code], params };

const named = (card: number): Params => ({ suit: suits[suitOf[card] as number] as string, value: valueOf[card] as number });

/** Why an action that is not listed is refused. Reads the view alone, so it can tell nobody anything new. */
export function explain(view: View, seat: Seat, action: unknown): Refusal {
  if (view.phase === 'over') return because('match-ended');
  if (seat !== view.turn) return because('not-your-turn');
  const { type, card } = readAction(action);
  if (type === undefined) return because('unknown-action');
  if (view.phase === 'deal') return because('deal-first');
  if (type === 'deal') return because('round-runs');
  if (!isCard(card)) return because('no-such-card');
  if (!view.hand.includes(card)) return because('not-in-hand', named(card));
  return type === 'recruit' ? whyNotRecruit(view) : whyNotPlay(view, card);
}

function whyNotRecruit(view: View): Refusal {
  if (view.trick.length === 0) return because('leader-recruits');
  return because('recruiters-full', { places: view.places });
}

function whyNotPlay(view: View, card: number): Refusal {
  const led = suitOf[view.trick[0]?.card ?? card] as number;
  const holds = (suit: number): boolean => view.hand.some((own) => suitOf[own] === suit);
  if (holds(led)) return because('must-follow', { ...named(card), led: suits[led] as string });
  return because('must-trump', { ...named(card), led: suits[led] as string, trump: suits[view.trump] as string });
}

/** What a client sent, read as one of the three actions; without a type when it is none of them. */
function readAction(action: unknown): { readonly type?: 'play' | 'recruit' | 'deal'; readonly card?: unknown } {
  if (typeof action !== 'object' || action === null) return {};
  const { type, card, ...rest } = action as Readonly<Record<string, unknown>>;
  if (Object.keys(rest).length > 0) return {};
  if (type === 'deal') return card === undefined ? { type } : {};
  return type === 'play' || type === 'recruit' ? { type, card } : {};
}
