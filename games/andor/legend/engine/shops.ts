/** Merchants and the witch: who sells what, where, at which price. */
import type { Board } from '../../board/index.ts';
import { PRICE } from '../../components/index.ts';
import { figureNames, heroKinds, NONE, STRENGTH } from '../../pieces.ts';
import { priceFor } from '../../rules/trade.ts';
import type { Goods } from '../../engine-port.ts';
import type { State } from '../../state.ts';
import type { Article, Figure, HeroEffect } from '../format.ts';
import { type Book, DONE, type Step } from './book.ts';
import { fixedNumber } from './numbers.ts';
import { piecesOf } from './things.ts';

type Place = number | { readonly of: Figure };

/** One place where something is sold. */
export interface Shop {
  readonly at: Place;
  /** The figure that sells, by its number; NONE where a field does. */
  readonly figure: number;
  /** Per number of heroes, per kind of hero: the goods with the price for him. */
  readonly goods: readonly (readonly (readonly Goods[])[])[];
}

const numberOfGood = (good: Article | 'strength'): number => (good === 'strength' ? STRENGTH : (piecesOf[good][0] as number));
const same = (a: Place, b: Place): boolean => (typeof a === 'number' || typeof b === 'number' ? a === b : a.of === b.of);

/** Nothing is free: what costs nothing could be bought and used for ever. */
const LEAST_PRICE = 1;

export function openShops(book: Book, shops: Shop[], effect: Extract<HeroEffect, { do: 'shop.open' }>): Step {
  const goods = [0, 1, 2, 3, 4].map((heroes) => {
    const price = effect.price === undefined || heroes < 2 ? PRICE : fixedNumber(book, effect.price, PRICE, heroes);
    return heroKinds.map((kind) =>
      effect.goods.map((good) => ({ item: numberOfGood(good), price: Math.max(LEAST_PRICE, price - (effect.discount?.[kind] ?? 0)) })),
    );
  });
  const opened = effect.at.map((at) => shops.push({ at, figure: typeof at === 'number' ? NONE : figureNames.indexOf(at.of), goods }) - 1);
  return (t) => {
    const open = t.state.legend.shops;
    for (const shop of opened) if (!open.includes(shop)) open.push(shop);
    return DONE;
  };
}

export function closeShops(effect: Extract<HeroEffect, { do: 'shop.close' }>, shops: readonly Shop[]): Step {
  return (t) => {
    const open = t.state.legend.shops;
    for (let i = open.length - 1; i >= 0; i -= 1) {
      const at = shops[open[i] as number]?.at;
      if (at !== undefined && effect.at.some((place) => same(place, at))) open.splice(i, 1);
    }
    return DONE;
  };
}

const nothing: readonly Goods[] = [];

export function goodsAt(shops: readonly Shop[], state: State, seat: number, field: number): readonly Goods[] {
  let found = nothing;
  for (const index of state.legend.shops) {
    const shop = shops[index] as Shop;
    if ((shop.figure === NONE ? shop.at : state.figures[shop.figure]) !== field) continue;
    const goods = shop.goods[state.seats]?.[state.heroes[seat] as number] ?? nothing;
    found = found.length === 0 ? goods : [...found, ...goods];
  }
  return found;
}

/** Per seat: what is sold where the hero stands, at the price he pays. */
export function waresNow(board: Board, shops: readonly Shop[], state: State): readonly (readonly Goods[])[] {
  const wares: (readonly Goods[])[] = [];
  for (let seat = 0; seat < state.field.length; seat += 1) {
    const goods = goodsAt(shops, state, seat, state.field[seat] as number);
    wares.push(goods.length === 0 ? nothing : goods.map((each) => ({ item: each.item, price: priceFor(board, state, seat, each) })));
  }
  return wares;
}
