/** Names made twice, and names nobody made. */
import type { Deck, Legend } from '../format.ts';
import type { Kind } from '../shape.ts';
import { eachEffect, listsOf } from '../lists.ts';
import type { Findings } from './mistake.ts';
import { meant } from './mistake.ts';
import type { NameFound } from './walk.ts';

/** Kinds of which there is only one of a name; the others are made wherever they are first used (flags, counters, rolls). */
const single: readonly Kind[] = ['opening', 'deck', 'rule', 'task', 'choice', 'key'];
/** Kinds whose names belong to one deck or one choice: looked at by themselves below. */
const local: readonly Kind[] = ['deck-card', 'option'];

/** Flags are remembered as bits of one number. */
const MOST_FLAGS = 30;

export function checkNames(legend: Legend, names: readonly NameFound[], boxed: BoxedIds, found: Findings): void {
  const made = new Map<Kind, Map<string, string>>();
  for (const each of names) {
    if (!each.declares || local.includes(each.kind)) continue;
    const known = made.get(each.kind) ?? new Map<string, string>();
    made.set(each.kind, known);
    const before = known.get(each.name);
    if (before !== undefined && single.includes(each.kind)) {
      found.add('twice', each.place, 'name-twice', { kind: each.kind, name: each.name, at: before });
    }
    known.set(each.name, each.place);
  }
  for (const each of names) {
    if (found.full) return;
    if (each.declares || local.includes(each.kind) || made.get(each.kind)?.has(each.name) === true) continue;
    const known = [...(made.get(each.kind)?.keys() ?? [])];
    found.add('unknown-reference', each.place, 'no-such-name', { kind: each.kind, name: each.name, meant: meant(each.name, known) });
  }
  const flags = made.get('flag')?.size ?? 0;
  if (flags > MOST_FLAGS) found.add('too-many', '', 'many-flags', { flags, most: MOST_FLAGS });
  checkDeckCards(legend, boxed, found);
  checkRemoved(legend, boxed, found);
  checkOptions(legend, found);
}

/** Ids of the cards in the two decks of the box. */
export type BoxedIds = Readonly<Record<'silver' | 'golden', readonly string[]>>;

const idsIn = (deck: Deck, boxed: BoxedIds): readonly string[] => ('cards' in deck ? deck.cards.map((card) => card.id) : boxed[deck.from]);

function checkDeckCards(legend: Legend, boxed: BoxedIds, found: Findings): void {
  for (const [name, deck] of Object.entries(legend.decks)) {
    const own = idsIn(deck, boxed);
    if ('cards' in deck) {
      for (const [i, id] of own.entries()) {
        if (own.indexOf(id) < i) found.add('twice', `/decks/${name}/cards/${i}/id`, 'deck-card-twice', { card: id });
      }
    }
    for (const key of ['top', 'without'] as const) {
      for (const [i, id] of (key in deck
        ? ((deck as { top?: readonly string[]; without?: readonly string[] })[key] ?? [])
        : []
      ).entries()) {
        if (own.includes(id)) continue;
        found.add('unknown-reference', `/decks/${name}/${key}/${i}`, 'no-deck-card', { card: id, meant: meant(id, own) });
      }
    }
  }
}

/** Cards that leave the game must be cards of that very deck. */
function checkRemoved(legend: Legend, boxed: BoxedIds, found: Findings): void {
  for (const list of listsOf(legend)) {
    eachEffect(list.do, list.place, (effect, place) => {
      const deck = effect.do === 'remove.deck_card' ? legend.decks[effect.deck] : undefined;
      if (effect.do !== 'remove.deck_card' || deck === undefined) return;
      const own = idsIn(deck, boxed);
      for (const [i, card] of effect.cards.entries()) {
        if (!own.includes(card)) found.add('unknown-reference', `${place}/cards/${i}`, 'no-deck-card', { card, meant: meant(card, own) });
      }
    });
  }
}

/** A trigger on a choice must name an option of that very choice. */
function checkOptions(legend: Legend, found: Findings): void {
  const options = new Map<string, readonly string[]>();
  for (const list of listsOf(legend)) {
    eachEffect(list.do, list.place, (effect, place) => {
      if (effect.do !== 'choose') return;
      const ids = effect.options.map((option) => option.id);
      options.set(effect.name, ids);
      for (const [i, id] of ids.entries()) {
        if (ids.indexOf(id) < i) found.add('twice', `${place}/options/${i}/id`, 'option-twice', { option: id });
      }
    });
  }
  const whens = [
    ...legend.cards.map((card, i) => ({ when: card.when, place: `/cards/${i}/when` })),
    ...(legend.rules ?? []).map((rule, i) => ({ when: rule.when, place: `/rules/${i}/when` })),
  ];
  for (const { when, place } of whens) {
    if (when?.on !== 'choice') continue;
    const ids = options.get(when.choice);
    if (ids !== undefined && !ids.includes(when.option)) {
      const { choice, option } = when;
      found.add('unknown-reference', `${place}/option`, 'no-option', { choice, option, meant: meant(option, ids) });
    }
  }
}
