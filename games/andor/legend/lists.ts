/** All effect lists of a legend with their places, and the walk through the lists inside lists. */
import type { Effect, Legend, Trigger } from './format.ts';

/** Where a list belongs, and what it can count on. */
export interface EffectList {
  readonly of: 'opening' | 'card' | 'rule' | 'task' | 'deck-card';
  /** Name of the opening, card, rule or task; the deck of a deck card. */
  readonly name: string;
  readonly place: string;
  readonly do: readonly Effect[];
  readonly when?: Trigger;
  /** May be carried out more than once in a match. */
  readonly again: boolean;
}

export function listsOf(legend: Legend): EffectList[] {
  const lists: EffectList[] = [];
  for (const [i, opening] of legend.openings.entries()) {
    lists.push({ of: 'opening', name: opening.id, place: `/openings/${i}/do`, do: opening.do, again: false });
  }
  for (const [i, card] of legend.cards.entries()) {
    const list = { of: 'card' as const, name: card.id, place: `/cards/${i}/do`, do: card.do ?? [], again: false };
    lists.push(card.when === undefined ? list : { ...list, when: card.when });
  }
  for (const [i, rule] of (legend.rules ?? []).entries()) {
    lists.push({ of: 'rule', name: rule.id, place: `/rules/${i}/do`, do: rule.do, when: rule.when, again: rule.again === true });
  }
  for (const [name, task] of Object.entries(legend.tasks ?? {})) {
    if (task.then !== undefined) lists.push({ of: 'task', name, place: `/tasks/${name}/then`, do: task.then, again: false });
  }
  for (const [name, deck] of Object.entries(legend.decks)) {
    if (!('cards' in deck)) continue;
    for (const [i, card] of deck.cards.entries()) {
      const again = deck.discard !== 'out';
      lists.push({ of: 'deck-card', name, place: `/decks/${name}/cards/${i}/do`, do: card.do, again });
    }
  }
  return lists;
}

/** The lists inside an effect, with the key path to each and whether a hero is meant by `this` in it. */
export function inside(effect: Effect): readonly { readonly path: string; readonly do: readonly Effect[]; readonly meansHero: boolean }[] {
  switch (effect.do) {
    case 'if':
      return [
        { path: 'then', do: effect.then, meansHero: false },
        ...(effect.else === undefined ? [] : [{ path: 'else', do: effect.else, meansHero: false }]),
      ];
    case 'prevent.pay':
      return [{ path: 'then', do: effect.then, meansHero: false }];
    case 'optional':
    case 'wait':
      return [{ path: 'then', do: effect.then, meansHero: true }];
    case 'offer.trade':
      return effect.then === undefined ? [] : [{ path: 'then', do: effect.then, meansHero: true }];
    case 'choose':
      return effect.options.map((option, i) => ({ path: `options/${i}/do`, do: option.do, meansHero: true }));
    default:
      return [];
  }
}

/** Every effect of a list, those inside others included, top to bottom. */
export function eachEffect(
  effects: readonly Effect[],
  place: string,
  visit: (effect: Effect, place: string, meansHero: boolean) => void,
  meansHero = false,
): void {
  for (const [i, effect] of effects.entries()) {
    const at = `${place}/${i}`;
    visit(effect, at, meansHero);
    for (const list of inside(effect)) eachEffect(list.do, `${at}/${list.path}`, visit, meansHero || list.meansHero);
  }
}

/** Triggers that speak of a hero: `this` is that hero. */
export function meansHero(trigger: Trigger | undefined): boolean {
  switch (trigger?.on) {
    case 'hero_enters':
    case 'hero_stands':
    case 'activate':
    case 'attempt':
    case 'pickup':
    case 'choice':
    case 'fight_start':
      return true;
    case 'deliver':
      return trigger.hero !== undefined;
    case 'meet':
      return [trigger.a, trigger.b].some((party) => 'hero' in party || ('item' in party && party.carried === true));
    default:
      return false;
  }
}

/** Triggers that happen somewhere: `here` is that field. */
export function meansPlace(trigger: Trigger | undefined): boolean {
  switch (trigger?.on) {
    case 'hero_enters':
    case 'hero_stands':
    case 'activate':
    case 'attempt':
    case 'meet':
    case 'deliver':
    case 'reveal':
    case 'creature_enters':
    case 'creature_defeated':
    case 'pickup':
    case 'fight_start':
    case 'round_start':
    case 'round_end':
      return true;
    default:
      return false;
  }
}
