/** Effect lists become lists of steps; lists inside effects become lists of their own. */
import type { BoardEffect, Effect, HeroEffect, ModifierEffect, SetupEffect } from '../format.ts';
import { boardSteps } from './board-steps.ts';
import type { Book, Offer, Step, Wait } from './book.ts';
import { flowSteps } from './flow-steps.ts';
import { heroSteps } from './hero-steps.ts';
import { modifierStep } from './modifiers.ts';
import { setupSteps } from './setup-steps.ts';
import { closeShops, openShops, type Shop } from './shops.ts';

/** What effects need to make lists, offers and shops of their own. */
export interface Compile {
  list(effects: readonly Effect[], first?: Step): number;
  /** A list of steps that come from one effect. */
  raw(effect: Effect, steps: Step[]): number;
  offer(offer: Offer): number;
  wait(wait: Wait): number;
  shop(effect: Extract<HeroEffect, { do: 'shop.open' | 'shop.close' }>): Step;
}

type Of<U extends { readonly do: string }> = Readonly<Record<U['do'], true>>;
const setup: Of<SetupEffect> = {
  'place.creature': true,
  'place.boss': true,
  'place.token': true,
  'place.random': true,
  'place.fog': true,
  'place.mixed': true,
  'place.figure': true,
  'place.star': true,
  'place.tile_N': true,
  'heroes.place': true,
};
const board: Of<BoardEffect> = {
  'remove.token': true,
  'remove.figure': true,
  'move.figure': true,
  'remove.creature': true,
  'move.creature': true,
  'land.creature': true,
  'name.creature': true,
  'pin.creature': true,
  'unpin.creature': true,
  'attach.item': true,
  'link.cut': true,
  'link.restore': true,
  'block.space': true,
  'unblock.space': true,
  'mark.space': true,
  'unmark.space': true,
  refresh_well: true,
  empty_well: true,
  'reveal.fog': true,
};
const hero: Of<HeroEffect> = {
  gain: true,
  lose: true,
  'gain.gem': true,
  'lose.gem': true,
  'lose.hours': true,
  'gain.hours': true,
  set_min: true,
  set_max: true,
  group_total: true,
  give_item: true,
  take_item: true,
  'offer.trade': true,
  'shop.open': true,
  'shop.close': true,
  gamble: true,
  'peek.deck': true,
  end_day: true,
  rooster: true,
};
const modifier: Of<ModifierEffect> = {
  'mod.creature_stat': true,
  'mod.overtime': true,
  'mod.enter': true,
  'mod.item': true,
  'mod.move': true,
  'mod.actions': true,
  lure: true,
  'mod.links': true,
  destroy_on_enter: true,
  'mod.castle': true,
  'mod.fight_scope': true,
  'mod.ally_bonus': true,
  'mod.creature_dice': true,
};
const isOne = <U extends { readonly do: string }>(of: Of<U>, effect: { readonly do: string }): effect is U => Object.hasOwn(of, effect.do);

export function compilerFor(book: Book, shops: Shop[]): Compile {
  const stepsOf = (effect: Effect): Step[] => {
    if (isOne<SetupEffect>(setup, effect)) return setupSteps(book, effect);
    if (isOne<BoardEffect>(board, effect)) return boardSteps(book, effect);
    if (isOne<HeroEffect>(hero, effect)) return heroSteps(book, effect, compile);
    if (isOne<ModifierEffect>(modifier, effect)) return [modifierStep(book, effect)];
    return flowSteps(book, effect, compile);
  };
  const add = (steps: Step[], sources: Effect[]): number => {
    book.sources.push(sources);
    return book.lists.push(steps) - 1;
  };
  const compile: Compile = {
    list(effects, first) {
      const steps: Step[] = first === undefined ? [] : [first];
      const sources: Effect[] = first === undefined ? [] : [{ do: 'sunrise' }];
      for (const effect of effects) {
        for (const step of stepsOf(effect)) {
          steps.push(step);
          sources.push(effect);
        }
      }
      return add(steps, sources);
    },
    raw: (effect, steps) =>
      add(
        steps,
        steps.map(() => effect),
      ),
    offer: (offer) => book.offers.push(offer) - 1,
    wait: (wait) => book.waits.push(wait) - 1,
    shop: (effect) => (effect.do === 'shop.open' ? openShops(book, shops, effect) : closeShops(effect, shops)),
  };
  return compile;
}
