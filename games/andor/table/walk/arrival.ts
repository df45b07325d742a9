/* What a way brings where it ends, before anybody has gone it. Only what lies open is told: what the fog hides stays hidden. */
import { diceOf, HOURS, wellGives } from '../../components/index.ts';
import { type CreatureKind, type FogBack, NONE } from '../../pieces.ts';
import { boardOf } from '../../side.ts';
import type { View } from '../../state.ts';
import type { Text } from '../../legend/telling.ts';
import { calledIn, creatureOn, fogIn, groundOf } from '../../texts/reading.ts';
import type { Pile } from '../../texts/words.ts';
import type { Route } from './route.ts';

export type Arrival =
  /** Overtime: hours, what they cost, and what is left then; `dice` where it rolls fewer by that. */
  | { readonly kind: 'late'; readonly hours: number; readonly price: number; readonly left: number; readonly dice?: number }
  /** AND-6.3: the fog lifts where a move ends. */
  | { readonly kind: 'fog'; readonly back: FogBack | undefined }
  /** AND-3.2: walking was this turn's action. */
  | { readonly kind: 'creature'; readonly creature: CreatureKind }
  /** AND-13.5 */
  | { readonly kind: 'saved'; readonly count: number }
  /** AND-7.1 */
  | { readonly kind: 'well'; readonly points: number }
  | { readonly kind: 'merchant' }
  /** AND-13.4: they come along with whoever walks on. */
  | { readonly kind: 'farmers'; readonly count: number }
  | { readonly kind: 'lying'; readonly piles: readonly Pile[] }
  /** What a card offers there. */
  | { readonly kind: 'offer'; readonly text: Text };

function lateOn(view: View, seat: number, route: Route): readonly Arrival[] {
  const late = route.paces.filter(({ hour }) => hour > HOURS);
  if (late.length === 0) return [];
  const price = late.reduce((sum, each) => sum + each.price, 0);
  const hero = view.heroes[seat] ?? 0;
  const had = view.willpower[seat] ?? 0;
  const dice = diceOf(hero, had - price);
  return [{ kind: 'late', hours: late.length, price, left: had - price, ...(dice === diceOf(hero, had) ? {} : { dice }) }];
}

/** Farmers who would come into the castle, led from these fields; those with a name are wanted elsewhere (AND-13.8). */
function ledIn(view: View, { fields }: Route, farmers: ReadonlySet<number>): number {
  const { castle } = boardOf(view);
  const comes = (at: number): boolean => farmers.has(at) && fields.slice(0, -1).includes(at);
  const led = view.farmers.filter(comes).length - calledIn(view).filter(({ field }) => comes(field)).length;
  return fields.slice(1).some((at) => at !== castle && creatureOn(view, at) !== undefined) ? 0 : led;
}

/** What awaits this hero at the end of the way, in the order it matters. */
export function arrivalOn(view: View, seat: number, route: Route, farmers: ReadonlySet<number>): readonly Arrival[] {
  const field = route.fields.at(-1) ?? NONE;
  const { castle } = boardOf(view);
  const fog = fogIn(view).find((token) => token.field === field);
  const ground = groundOf(view, field, () => ({ name: '', you: false }));
  const saved = field === castle ? ledIn(view, route, farmers) : 0;
  return [
    ...lateOn(view, seat, route),
    ...(fog === undefined ? [] : [{ kind: 'fog', back: fog.back } as const]),
    ...(ground.creature === undefined ? [] : [{ kind: 'creature', creature: ground.creature } as const]),
    ...(saved === 0 ? [] : [{ kind: 'saved', count: saved } as const]),
    ...(ground.well === 'full' ? [{ kind: 'well', points: wellGives(view.heroes[seat] ?? 0) } as const] : []),
    ...(ground.merchant ? [{ kind: 'merchant' } as const] : []),
    ...(ground.farmers === 0 ? [] : [{ kind: 'farmers', count: ground.farmers } as const]),
    ...(ground.lying.length === 0 ? [] : [{ kind: 'lying', piles: ground.lying } as const]),
    ...view.legend.offerWords.flatMap(({ fields, text }) => (fields.includes(field) ? [{ kind: 'offer', text } as const] : [])),
  ];
}
