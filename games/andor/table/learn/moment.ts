/* What a table shows at one moment to somebody who learns the game, and what can be read out of it. Nothing here is secret: it is the reader's own view. */
import type { Seat } from '@tafelrunde/kernel';
import { fields, isOn } from '../../board/index.ts';
import { PRICE } from '../../components/index.ts';
import { GOLD, ITEMS, NONE } from '../../pieces.ts';
import type { Action, View } from '../../state.ts';
import { creaturesIn, fogIn, lyingIn, wellsIn } from '../../texts/reading.ts';
import { pacesOf, routeTo, waysFrom } from '../walk/route.ts';

export interface Moment {
  readonly view: View;
  /** The reader's hero that is shown. */
  readonly seat: Seat;
  /** All heroes the reader leads. */
  readonly own: readonly Seat[];
  readonly legal: readonly Action[];
  /** Another hero of theirs who could pick up, buy or use something where he stands. */
  readonly idle?: Seat | undefined;
  /** A field where somebody else has pinned what they propose or plan. */
  readonly pin?: number | undefined;
}

/** The first part of the first legend: nobody fights, and nobody works late. */
export const isFirstPart = ({ legend }: View): boolean => legend.overtime.every((price) => price === NONE);

export const can = ({ legal }: Moment, ...types: readonly Action['type'][]): boolean => legal.some(({ type }) => types.includes(type));

export const inTurn = ({ view, seat }: Moment): boolean => view.turn === seat && view.over === 0;
/** The hero's turn is still to be taken. */
export const beginsTurn = (moment: Moment): boolean => inTurn(moment) && moment.view.walked === NONE;

/** What a field is worth walking to. */
export type Worth = 'gold' | 'fog' | 'well' | 'merchant';
export interface Goal {
  readonly field: number;
  readonly what: Worth;
  /** Hours there. */
  readonly hours: number;
}

/** In the first part only one merchant sells, and he stands here. */
const FIRST_MERCHANT = 18;

const richEnough = (view: View, seat: Seat): boolean => (view.bag[seat * ITEMS + GOLD] ?? 0) >= PRICE;

function worthOf(view: View, seat: Seat): readonly Omit<Goal, 'hours'>[] {
  const merchants = isFirstPart(view) ? [FIRST_MERCHANT] : fields.filter((field) => isOn('merchant', field));
  return [
    ...lyingIn(view).flatMap(({ field, piles }) => (piles.some(({ item }) => item === 'gold') ? [{ field, what: 'gold' as const }] : [])),
    ...fogIn(view).map(({ field }) => ({ field, what: 'fog' as const })),
    ...wellsIn(view).flatMap(({ field, full }) => (full ? [{ field, what: 'well' as const }] : [])),
    ...(richEnough(view, seat) ? merchants.map((field) => ({ field, what: 'merchant' as const })) : []),
  ];
}

/** Where this hero could go today without overtime, what is nearest first. Where he stands already counts as no hours away. */
export function goalsOf({ view, seat }: Moment): readonly Goal[] {
  const here = view.field[seat] ?? NONE;
  const ways = waysFrom(view, here);
  const paces = pacesOf(view, seat).filter(({ price }) => price === 0);
  return worthOf(view, seat)
    .flatMap(({ field, what }) => {
      const route = routeTo(ways, paces, field);
      const hours = (route?.fields.length ?? 0) - 1;
      return route === undefined || route.payable < hours ? [] : [{ field, what, hours }];
    })
    .toSorted((a, b) => a.hours - b.hours || a.field - b.field);
}

/** The creature that has the shortest way to the castle. */
export const nearestFoe = (view: View) => creaturesIn(view).toSorted((a, b) => a.away - b.away)[0];

export const fightsIn = ({ view, own }: Moment): boolean =>
  view.fight.inviter !== NONE && own.some((seat) => ((view.fight.fighters >> seat) & 1) === 1);
