/** Each kind of card has what it needs and nothing else; versions for two difficulties come in pairs. */
import type { Card, Legend } from '../format.ts';
import type { Findings } from './mistake.ts';

export function checkCards(legend: Legend, found: Findings): void {
  const byId = new Map<string, { card: Card; place: string }[]>();
  for (const [i, card] of legend.cards.entries()) {
    const place = `/cards/${i}`;
    kindFits(card, place, found);
    byId.set(card.id, [...(byId.get(card.id) ?? []), { card, place }]);
  }
  for (const [id, versions] of byId) checkVersions(id, versions, legend, found);
  if (legend.heroes.min > legend.heroes.max) {
    found.add('out-of-range', '/heroes', `At least ${legend.heroes.min} heroes cannot be at most ${legend.heroes.max}.`);
  }
  if (new Set(legend.difficulties).size < legend.difficulties.length) {
    found.add('twice', '/difficulties', 'A difficulty is named twice.');
  }
}

function kindFits(card: Card, place: string, found: Findings): void {
  if (card.kind === 'letter') {
    if (card.letter === undefined) found.add('missing', place, `The letter card "${card.id}" needs its "letter".`);
    if (card.letter === 'N') {
      found.add('wrong-kind-of-card', `${place}/letter`, 'N is the end: what happens there stands under "end", not on a card.');
    }
    if (card.when !== undefined) {
      found.add('wrong-kind-of-card', `${place}/when`, 'A letter card is read at its letter; only a named card has a "when".');
    }
  } else if (card.letter !== undefined) {
    found.add('wrong-kind-of-card', `${place}/letter`, `A ${card.kind} card has no letter; "activate.card" can lay a named card at one.`);
  }
  if (card.kind === 'reference' && (card.when !== undefined || card.if !== undefined || (card.do ?? []).length > 0)) {
    found.add('wrong-kind-of-card', place, 'A reference card only explains: it has no "when", no "if" and no effects.');
  }
  if (card.kind === 'named' && card.if !== undefined && card.when === undefined) {
    found.add(
      'wrong-kind-of-card',
      `${place}/if`,
      'An "if" belongs to a "when"; for effects that depend on something use the effect "if".',
    );
  }
}

function checkVersions(id: string, versions: readonly { card: Card; place: string }[], legend: Legend, found: Findings): void {
  const [first, second] = versions;
  if (first === undefined) return;
  if (versions.length > 2 || (second !== undefined && first.card.difficulty === second.card.difficulty)) {
    found.add('twice', `${versions.at(-1)?.place}/id`, `The card "${id}" exists already at ${first.place}.`);
    return;
  }
  for (const { card, place } of versions) {
    if (card.difficulty !== undefined && !legend.difficulties.includes(card.difficulty)) {
      found.add(
        'missing-version',
        `${place}/difficulty`,
        `The legend is not played at difficulty "${card.difficulty}" (see "difficulties").`,
      );
    }
  }
  if (second === undefined) {
    if (first.card.difficulty !== undefined && legend.difficulties.length === 2) {
      found.add(
        'missing-version',
        first.place,
        `The card "${id}" exists for "${first.card.difficulty}" only; the other version is missing.`,
      );
    }
    return;
  }
  if (first.card.difficulty === undefined || second.card.difficulty === undefined) {
    found.add('missing-version', `${second.place}/id`, `The card "${id}" exists twice: give each its "difficulty".`);
  } else if (first.card.letter !== second.card.letter || first.card.kind !== second.card.kind) {
    found.add('wrong-kind-of-card', second.place, `Both versions of the card "${id}" need the same kind and letter.`);
  }
}
