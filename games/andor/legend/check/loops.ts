/** Nothing may go round in circles: every match ends at N at the latest, every chain of effects by itself. */
import type { Effect, Legend, Trigger } from '../format.ts';
import type { EffectList } from '../lists.ts';
import { eachEffect, listsOf } from '../lists.ts';
import type { Findings, MistakeKey } from './mistake.ts';

export function checkLoops(legend: Legend, found: Findings): void {
  const lists = listsOf(legend);
  checkCircles(
    'card',
    legend.cards.map((card) => card.id),
    lists,
    (effect) => (effect.do === 'read.card' ? effect.card : undefined),
    found,
  );
  const deckOf = (effect: Effect): string | undefined =>
    effect.do === 'draw.card' || effect.do === 'deal.cards' ? effect.deck : undefined;
  checkCircles('deck-card', Object.keys(legend.decks), lists, deckOf, found);
  for (const [i, rule] of (legend.rules ?? []).entries()) {
    if (rule.again === true && rule.when.on === 'condition') {
      found.add('endless', `/rules/${i}/again`, 'condition-again', { rule: rule.id });
    }
  }
  for (const list of lists) checkRepeated(list, lists, found);
  checkSteppingBack(lists, found);
  if (found.mistakes.length === 0) checkLength(lists, found);
}

/** Effects all cards, rules, tasks and openings together may come to, each carried out once with every card it draws. */
const MOST_EFFECTS = 5000;
/** Heroes at a table, each of whom may be dealt a card. */
const MOST_HEROES = 4;
/** Effects of something that can happen again and again, the cards it draws included: many may happen before anybody is asked. */
const MOST_EACH_TIME = 60;

/** Decks that draw from decks multiply: what cannot go round in circles can still take for ever. */
function checkLength(lists: readonly EffectList[], found: Findings): void {
  const longest = new Map<string, number>();
  const deckLength = (deck: string): number => {
    const known = longest.get(deck);
    if (known !== undefined) return known;
    let most = 1;
    for (const card of lists) if (card.of === 'deck-card' && card.name === deck) most = Math.max(most, lengthOf(card.do));
    longest.set(deck, most);
    return most;
  };
  const lengthOf = (effects: readonly Effect[]): number => {
    let sum = 0;
    eachEffect(effects, '', (effect) => {
      if (effect.do === 'deal.cards') sum += MOST_HEROES * deckLength(effect.deck);
      sum += effect.do === 'draw.card' ? 1 + deckLength(effect.deck) : effect.do === 'place.creature' ? effect.fields.length : 1;
    });
    return sum;
  };
  let all = 0;
  for (const list of lists) {
    const length = lengthOf(list.do);
    if (list.again && length > MOST_EACH_TIME) {
      found.add('endless', list.place, 'long-each-time', { effects: length, most: MOST_EACH_TIME });
    }
    if (list.of === 'deck-card') continue;
    const before = all;
    all += length;
    if (before <= MOST_EFFECTS && all > MOST_EFFECTS) {
      found.add('endless', list.place, 'long-in-all', { most: MOST_EFFECTS });
    }
  }
}

/** All the letters the narrator can be moved back in a match: each step back may cost a day more. */
const FARTHEST_BACK = 10;

function checkSteppingBack(lists: readonly EffectList[], found: Findings): void {
  let back = 0;
  for (const list of lists) {
    eachEffect(list.do, list.place, (effect, place) => {
      if (effect.do !== 'narrator.step' || effect.steps > 0) return;
      const before = back;
      back -= effect.steps;
      if (before <= FARTHEST_BACK && back > FARTHEST_BACK) {
        found.add('endless', place, 'back-too-far', { most: FARTHEST_BACK });
      }
    });
  }
}

/** Cards that read one another, or decks that draw from one another, in a circle. */
function checkCircles(
  of: 'card' | 'deck-card',
  names: readonly string[],
  lists: readonly EffectList[],
  next: (effect: Effect) => string | undefined,
  found: Findings,
): void {
  const edges = new Map<string, { to: string; place: string }[]>();
  for (const list of lists) {
    if (list.of !== of) continue;
    eachEffect(list.do, list.place, (effect, place) => {
      const to = next(effect);
      if (to !== undefined) edges.set(list.name, [...(edges.get(list.name) ?? []), { to, place }]);
    });
  }
  const state = new Map<string, 'open' | 'done'>();
  const visit = (name: string): void => {
    state.set(name, 'open');
    for (const { to, place } of edges.get(name) ?? []) {
      if (state.get(to) === 'open') {
        found.add('endless', place, of === 'card' ? 'reading-circle' : 'drawing-circle', { to, name });
      } else if (state.get(to) === undefined) visit(to);
    }
    state.set(name, 'done');
  };
  for (const name of new Set(names)) if (state.get(name) === undefined) visit(name);
}

/** What must not stand in a list that may be carried out again and again, and why; nor on the cards it draws. */
function checkRepeated(list: EffectList, lists: readonly EffectList[], found: Findings): void {
  const drawn = new Set<string>();
  const look = (effects: readonly Effect[], place: string, at?: string): void =>
    eachEffect(effects, place, (effect, own) => {
      const why = reasonAgainst(effect, list);
      if (why !== undefined) found.add('endless', at ?? own, why);
      if (effect.do !== 'draw.card' || drawn.has(effect.deck)) return;
      drawn.add(effect.deck);
      for (const card of lists) if (card.of === 'deck-card' && card.name === effect.deck) look(card.do, card.place, at ?? own);
    });
  look(list.do, list.place);
}

/**
 * Effects that bring somebody or something somewhere: what answers a meeting or a delivery each time must do nothing of the kind. What is
 * taken away, and gems, meet nobody.
 */
const moves = /^(place\.|move\.|land\.|heroes\.|give_item|take_item|attach|offer\.|read\.|draw\.|sunrise|end_day|rooster|wait)/;

/** Triggers heroes set off as often as they can walk. */
const byHeroes: readonly Trigger['on'][] = [
  'hero_enters',
  'hero_stands',
  'attempt',
  'activate',
  'reveal',
  'deliver',
  'meet',
  'choice',
  'pickup',
];

/** Whether it lets a hero walk without spending an hour. */
function givesWalking(effect: Effect): boolean {
  const free = (item: string): boolean => item === 'wineskin' || item === 'herb';
  switch (effect.do) {
    case 'gain.hours':
      return true;
    case 'give_item':
      return free(effect.item);
    case 'place.token':
    case 'place.random':
      return free(effect.token);
    case 'place.mixed':
      return Object.keys(effect.things).some(free);
    case 'group_total':
      return effect.articles?.wineskin !== undefined;
    case 'offer.trade':
      return effect.get.oneOf?.some(free) === true;
    default:
      return false;
  }
}

function reasonAgainst(effect: Effect, list: EffectList): MistakeKey | undefined {
  const repeats = list.again;
  if (effect.do === 'sunrise' && (repeats || list.when?.on === 'sunrise')) {
    return 'sunrise-in-sunrise';
  }
  if (!repeats) return undefined;
  if (effect.do === 'deal.cards') return 'deal-each-time';
  if (effect.do === 'narrator.step' && effect.steps < 0) {
    return 'back-each-time';
  }
  if (effect.do === 'n_tile.move' && effect.steps > 0) return 'token-each-time';
  const on = list.when?.on;
  const toHeroes = on === 'hero_enters' || on === 'hero_stands' || on === 'attempt' || on === 'meet';
  if (effect.do === 'heroes.place' && toHeroes) {
    return 'heroes-each-time';
  }
  const toCreatures = on === 'creature_enters' || on === 'meet';
  if ((effect.do === 'place.creature' || effect.do === 'place.boss') && toCreatures) {
    return 'creature-each-time';
  }
  if ((on === 'deliver' || on === 'meet') && moves.test(effect.do)) {
    return 'moving-each-time';
  }
  if ((effect.do === 'refresh_well' || effect.do === 'place.token') && on === 'activate') {
    return 'well-each-time';
  }
  if (on !== undefined && byHeroes.includes(on) && givesWalking(effect)) {
    return 'walking-each-time';
  }
  if (effect.do === 'choose' && on === 'choice') return 'choice-each-time';
  if (effect.do === 'place.fog' && (on === 'activate' || on === 'reveal')) {
    return 'fog-each-time';
  }
  return undefined;
}
