/** Each kind of card has what it needs and nothing else; versions for two difficulties come in pairs. */
import type { Card, CardInFile, Legend } from '../format.ts';
import type { Findings } from './mistake.ts';

export function checkCards(legend: Legend, found: Findings): void {
  const byId = new Map<string, { card: Card; place: string }[]>();
  for (const [i, card] of legend.cards.entries()) {
    const place = `/cards/${i}`;
    kindFits(card, place, found);
    hasWords(card, place, found);
    byId.set(card.id, [...(byId.get(card.id) ?? []), { card, place }]);
  }
  for (const [id, versions] of byId) checkVersions(id, versions, legend, found);
  if (legend.heroes.min > legend.heroes.max) {
    found.add('out-of-range', '/heroes', 'heroes-crossed', { min: legend.heroes.min, max: legend.heroes.max });
  }
  if (new Set(legend.difficulties).size < legend.difficulties.length) {
    found.add('twice', '/difficulties', 'difficulty-twice');
  }
}

/** Completed already: what is missing still could be had from no first version. */
function hasWords(card: CardInFile, place: string, found: Findings): void {
  for (const key of ['title', 'story'] as const) {
    if (card[key] === undefined) found.add('missing', place, 'words-of-first', { card: card.id, key });
  }
}

function kindFits(card: Card, place: string, found: Findings): void {
  if (card.kind === 'letter') {
    if (card.letter === undefined) found.add('missing', place, 'letter-missing', { card: card.id });
    if (card.letter === 'N') {
      found.add('wrong-kind-of-card', `${place}/letter`, 'card-at-n');
    }
    if (card.when !== undefined) {
      found.add('wrong-kind-of-card', `${place}/when`, 'letter-with-when');
    }
  } else if (card.letter !== undefined) {
    found.add('wrong-kind-of-card', `${place}/letter`, 'no-letter', { kind: card.kind });
  }
  if (card.kind === 'reference' && (card.when !== undefined || card.if !== undefined || (card.do ?? []).length > 0)) {
    found.add('wrong-kind-of-card', place, 'reference-acts');
  }
  if (card.kind === 'named' && card.if !== undefined && card.when === undefined) {
    found.add('wrong-kind-of-card', `${place}/if`, 'if-without-when');
  }
}

function checkVersions(id: string, versions: readonly { card: Card; place: string }[], legend: Legend, found: Findings): void {
  const [first, second] = versions;
  if (first === undefined) return;
  if (versions.length > 2 || (second !== undefined && first.card.difficulty === second.card.difficulty)) {
    found.add('twice', `${versions.at(-1)?.place}/id`, 'card-twice', { card: id, at: first.place });
    return;
  }
  for (const { card, place } of versions) {
    if (card.difficulty !== undefined && !legend.difficulties.includes(card.difficulty)) {
      found.add('missing-version', `${place}/difficulty`, 'not-this-difficulty', { difficulty: card.difficulty });
    }
  }
  if (second === undefined) {
    if (first.card.difficulty !== undefined && legend.difficulties.length === 2) {
      found.add('missing-version', first.place, 'version-missing', { card: id, difficulty: first.card.difficulty });
    }
    return;
  }
  if (first.card.difficulty === undefined || second.card.difficulty === undefined) {
    found.add('missing-version', `${second.place}/id`, 'versions-without-difficulty', { card: id });
  } else if (first.card.letter !== second.card.letter || first.card.kind !== second.card.kind) {
    found.add('wrong-kind-of-card', second.place, 'versions-unlike', { card: id });
  }
}
