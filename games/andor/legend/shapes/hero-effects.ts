/** Effects on heroes. */
import type { Points } from '../format.ts';
import { boolean, either, field, integer, list, maybe, object, record, refers, word } from '../shape.ts';
import { articles } from '../words.ts';
import { allPoints, amount, article, effects, fields, figure, heroFilter, heroKind, item, points, positive, who } from './parts.ts';

const shopPlaces = list(
  either(
    'a field or the place of a figure',
    { look: 'number', is: field },
    { look: { key: 'of' }, is: object<{ of: string }>({ of: figure }) },
  ),
);

const limits = { willpower: maybe(integer(1, 20)), strength: maybe(integer(1, 14)) };

export const heroEffects = {
  gain: { heroes: who, ...allPoints },
  lose: { heroes: who, floor: maybe(integer(1, 20)), ...allPoints },
  'gain.gem': { heroes: who, value: word('the value of a gem', [2, 4, 6]) },
  'lose.gem': { heroes: who },
  'lose.hours': { heroes: who, hours: amount },
  'gain.hours': { heroes: who, hours: amount },
  set_min: { heroes: who, ...limits },
  set_max: { heroes: who, ...limits },
  group_total: {
    way: word('gain or lose', ['gain', 'lose']),
    among: maybe(heroFilter),
    each: maybe(positive),
    articles: maybe(record(article, amount)),
    ...allPoints,
  },
  give_item: { heroes: who, item, count: maybe(amount) },
  take_item: { heroes: who, item },
  'offer.trade': {
    heroes: maybe(who),
    at: maybe(fields),
    pay: points,
    get: object<Points & { readonly oneOf?: readonly string[] }>({ ...allPoints, oneOf: maybe(list(article)) }),
    once: maybe(word('how often', ['per-hero', 'in-all'])),
    then: maybe(effects),
  },
  'shop.open': {
    at: shopPlaces,
    goods: list(word('something to buy', [...articles, 'strength'])),
    price: maybe(amount),
    discount: maybe(record(heroKind, integer(1, 10))),
  },
  'shop.close': { at: shopPlaces },
  gamble: {
    heroes: who,
    points: word('points', ['willpower', 'strength', 'gold']),
    faces: list(integer(-20, 20), 6, 6),
    optional: maybe(boolean),
  },
  'peek.deck': { heroes: who, deck: refers('deck'), to: maybe(word('where a used card goes', ['out', 'bottom'])) },
  end_day: { heroes: who },
  rooster: { hero: who },
};
