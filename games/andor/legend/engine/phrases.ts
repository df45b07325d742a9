/** What effects ask that bring no sentence of their own. */
import type { Text } from '../format.ts';

type Language = 'de' | 'en' | 'fr';
const text = (de: string, en: string, fr: string): Text => ({ de, en, fr });

const pointNames: Readonly<Record<'gold' | 'willpower' | 'strength', Readonly<Record<Language, readonly [one: string, many: string]>>>> = {
  gold: { de: ['Gold', 'Gold'], en: ['gold', 'gold'], fr: ['or', 'or'] },
  willpower: { de: ['Willenspunkt', 'Willenspunkte'], en: ['willpower', 'willpower'], fr: ['point de volonté', 'points de volonté'] },
  strength: { de: ['Stärkepunkt', 'Stärkepunkte'], en: ['strength', 'strength'], fr: ['point de force', 'points de force'] },
};

export const phrases = {
  offer: text('Das Angebot annehmen', 'Take up the offer', 'Accepter l’offre'),
  gamble: text('Willst du würfeln?', 'Will you roll the die?', 'Voulez-vous lancer le dé\u202f?'),
  peek: text('Was geschieht mit der obersten Karte?', 'What becomes of the top card?', 'Que devient la première carte\u202f?'),
  putBack: text('Zurück auf den Stapel', 'Back on the deck', 'Sur la pioche'),
  putUnder: text('Unter den Stapel', 'Under the deck', 'Sous la pioche'),
  handOver: text(
    'Alles Gold und alle Edelsteine abgeben',
    'Hand over all gold and gems',
    'Remettre tout l’or et toutes les pierres précieuses',
  ),
  removeCard: text('Aus dem Spiel', 'Out of the game', 'Hors du jeu'),
  whoseCard: text('Wessen Karte soll getauscht werden?', 'Whose card shall be exchanged?', 'La carte de quel héros échangez-vous\u202f?'),
  revealFog: text(
    'Welches Nebelplättchen deckst du auf?',
    'Which fog token do you turn over?',
    'Quel jeton Brouillard retournez-vous\u202f?',
  ),
  freeOfFog: text(
    'Welches Feld soll ohne Nebel bleiben?',
    'Which field shall stay free of fog?',
    'Quelle case reste sans brouillard\u202f?',
  ),
  whichToken: text('Auf welchem Feld?', 'On which field?', 'Sur quelle case\u202f?'),
  whichGem: text('Welchen Edelstein gibst du her?', 'Which gem do you give up?', 'Quelle pierre précieuse perdez-vous\u202f?'),
  whichCreature: text('Welche Kreatur?', 'Which creature?', 'Quelle créature\u202f?'),
  whoTakesIt: text('Übernimmst du es?', 'Do you take it on?', 'Vous en chargez-vous\u202f?'),
  takeGem: (value: number): Text =>
    text(
      `Nimmst du den Edelstein im Wert von ${value}?`,
      `Do you take the gem worth ${value}?`,
      `Prenez-vous la pierre précieuse de valeur ${value}\u202f?`,
    ),
  take: (what: Text): Text => text(`Nimmst du ${what.de}?`, `Do you take ${what.en}?`, `Prenez-vous ${what.fr}\u202f?`),
  giveUp: (what: Text): Text => text(`Gibst du ${what.de} her?`, `Do you give up ${what.en}?`, `Cédez-vous ${what.fr}\u202f?`),
  oneArticle: text('einen Gegenstand', 'one item', 'un objet'),
  points: (kind: keyof typeof pointNames, count: number, language: Language): string =>
    `${count} ${pointNames[kind][language][count === 1 ? 0 : 1]}`,
  trade: (pay: string, get: string, language: Language): string =>
    ({ de: `${pay} geben und ${get} erhalten`, en: `Give ${pay} and get ${get}`, fr: `Donner ${pay} et recevoir ${get}` })[language],
} as const;
