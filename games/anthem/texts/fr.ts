import { sentence, type Who, wordingIn } from '@tafelrunde/kernel';
import { DEATH } from '../state.ts';
import { deathName, numberName } from './cards.ts';
import type { Words } from './words.ts';
import { tile } from '../tile.ts';
import { speak } from './speak.ts';

const { count, list, person, verb, yesNo } = wordingIn('fr');
/** « 5 (l’Épée) », « la Mort »: in lists; « le 5 (l’Épée) »: in a sentence. */
const label = (number: number): string => (number === DEATH ? deathName('fr') : `${number} (${numberName(number, 'fr')})`);
const theCard = (number: number): string => (number === DEATH ? deathName('fr') : `le ${label(number)}`);
const cards = (n: number): string => count(n, '# carte', '# cartes');
const wins = ([who]: readonly Who[]): string => (who === undefined ? '' : verb(who, 'gagnez', 'gagne'));

const ahead = (best: readonly Who[], score: number): string => {
  const spaces = count(score, '# place remplie', '# places remplies');
  const [first] = best;
  if (first === undefined) return '';
  if (best.length === 1) return ` ${verb(first, 'arrivez', 'arrive')} en tête avec ${spaces}.`;
  const share = best.some(({ you }) => you) ? 'vous partagez' : 'se partagent';
  return ` ${sentence(list(best.map(person)))} ${share} la première place avec ${spaces}.`;
};

const fr: Words = {
  name: tile.words.fr.name,
  tagline: 'Six couplets en ordre croissant, et plus de Mort en main à la fin.',
  options: {
    victoryCheck: {
      label: 'Victoire',
      hint: 'Quand une rangée complète gagne-t-elle, sans Mort en main\u202f?',
      value: (value) => (value === 'immediate' ? 'aussitôt, à n’importe quel tour' : 'à la fin de son propre tour'),
    },
    dragonWins: { label: 'Le dragon gagne', hint: 'Celui qui tient toutes les cartes Mort gagne aussi. À partir de trois.', value: yesNo },
    allowSelfBlocking: {
      label: 'Bloquer sa propre rangée',
      hint: 'Peut-on poser une carte de sorte que sa rangée ne puisse plus jamais être complète\u202f?',
      value: (value) => (value === true ? 'permis, avec un avertissement' : 'pas proposé'),
    },
    stalemate: {
      label: 'Si aucune rangée ne peut être complétée',
      hint: 'Ce qui se passe quand toutes les rangées sont bloquées pour toujours.',
      value: (value) =>
        value === 'endAsRanked'
          ? 'la rangée la plus remplie est première'
          : value === 'endAsDraw'
            ? 'partie nulle'
            : 'on continue jusqu’à la limite',
    },
    turnCap: {
      label: 'Limite de tours',
      hint: 'Tours par personne\u202f; ensuite la rangée la plus remplie est première.',
      value: (value) => (value === 0 ? 'aucune' : `${value} tours chacun`),
    },
    starter: {
      label: 'Qui commence',
      hint: 'Jouer en dernier donne un petit avantage\u202f: mieux vaut alterner.',
      value: (value) =>
        value === 'dice' ? 'le dé le plus haut' : value === 'rotate' ? 'chacun à son tour, d’une partie à l’autre' : 'tiré au sort',
    },
    spaces: {
      label: 'Places par rangée',
      hint: 'Avec huit, chaque nombre n’a qu’une place\u202f; s’il ne reste que des cartes Mort en main, la première rangée complète gagne.',
      value: String,
    },
    moreSets: { label: 'Plus de séries de cartes', hint: 'De cinq à huit personnes, une série chacune.', value: yesNo },
    series: { label: 'Parties déjà jouées', hint: 'Comptées à cette table, pour savoir qui commence.', value: String },
    first: {
      label: 'Qui commence la revanche',
      hint: 'La place qui suit celle qui a commencé la dernière fois.',
      value: (value) => (value === 0 ? 'comme d’habitude' : `place ${value}`),
    },
  },

  drawNow: (owner) => `Tirez une carte chez ${person(owner)}.`,
  othersDraw: (who, owner) => `${who.name} tire une carte chez ${person(owner)}.`,
  decideNow(drawn, fit) {
    if (fit === 'death') return 'Vous avez tiré la Mort. Gardez-la.';
    if (fit === 'nowhere') return `Vous avez tiré ${theCard(drawn)}. Aucune place ne lui convient\u202f: gardez-la.`;
    return `Vous avez tiré ${theCard(drawn)}. Posez la carte ou gardez-la.`;
  },
  othersDecide: (who) => `${verb(who, 'choisissez', 'choisit')}\u202f: poser la carte ou la garder.`,

  draw: 'Tirer une carte',
  keep: (drawn) => `Garder ${theCard(drawn)}`,
  place: (drawn, space, closing) => `Poser ${theCard(drawn)} sur la place ${space}${closing ? ' (bloque votre rangée)' : ''}`,

  dice: (throws) =>
    `Les dés décident qui commence\u202f: ${throws.map((dice) => dice.map(({ who, die }) => `${person(who)} ${die}`).join(', ')).join('\u202f; encore\u202f: ')}.`,
  dealt: (event, starter) => `Tout le monde a ${cards(event.cards)}. ${verb(starter, 'commencez', 'commence')}.`,
  drew: (who, owner) => `${verb(who, 'tirez', 'tire')} une carte chez ${person(owner)}.`,
  card: (drawn) => `C’est ${theCard(drawn)}.`,
  placed: (who, event) => `${verb(who, 'posez', 'pose')} ${theCard(event.card)} sur la place ${event.space}.`,
  kept: (who) => `${verb(who, 'gardez', 'garde')} la carte.`,
  rowFull: (who) => `${verb(who, 'avez', 'a')} une rangée complète.`,
  rowClosed: (who) => `${verb(who, 'ne pouvez', 'ne peut')} plus jamais compléter cette rangée.`,

  refusals: {
    'match-ended': () => 'La partie est finie.',
    'not-your-turn': () => 'Ce n’est pas votre tour.',
    'unknown-action': () => 'À votre tour, vous tirez une carte, puis vous la posez ou la gardez, rien d’autre.',
    'draw-first': () => 'Tirez d’abord une carte.',
    'already-drawn': () => 'Vous avez déjà tiré\u202f: posez la carte ou gardez-la.',
    'death-stays': () => 'La Mort ne se pose jamais. Gardez-la.',
    'value-in-row': ({ card }) => `${sentence(theCard(Number(card)))} est déjà dans votre rangée.`,
    'row-full': () => 'Votre rangée est complète.',
    'no-such-space': ({ spaces }) => `Votre rangée a les places 1 à ${spaces}.`,
    'space-taken': ({ space, other }) => `Sur la place ${space} se trouve déjà ${theCard(Number(other))}.`,
    'higher-card-left': ({ card, other }) => `Plus à gauche se trouve le ${other}, qui est plus haut que le ${card}.`,
    'lower-card-right': ({ card, other }) => `Plus à droite se trouve le ${other}, qui est plus bas que le ${card}.`,
    'closes-row': ({ card, space }) =>
      `Avec le ${card} sur la place ${space}, votre rangée ne pourrait plus jamais être complète. Cette table ne le permet pas.`,
    'more-sets-needed': ({ seats, most }) => `Une boîte suffit pour ${most}. Pour ${seats} personnes, autorisez plus de séries de cartes.`,
    'dragon-needs-three': () =>
      'À deux, le dragon gagnerait toujours\u202f: celui qui n’a plus de Mort a laissé les deux à l’autre, qui a donc déjà gagné.',
    'play-on-needs-cap': () =>
      'Continuer avec des rangées bloquées demande une limite de tours\u202f; sinon la partie pourrait ne jamais finir.',
  },

  ended(reached, best, score) {
    switch (reached) {
      case 'row':
        return `${wins(best)}\u202f: une rangée complète, et pas de Mort en main.`;
      case 'dragon':
        return `${wins(best)} avec le dragon\u202f: toutes les cartes Mort dans une seule main.`;
      case 'firstFull':
        return `Il ne reste que des cartes Mort en main. ${wins(best)} avec la première rangée complète.`;
      case 'draw':
        return 'Plus aucune rangée ne peut être complétée. La partie est nulle.';
      case 'stalemate':
        return `Plus aucune rangée ne peut être complétée.${ahead(best, score)}`;
      case 'cap':
        return `Le dernier tour est joué.${ahead(best, score)}`;
    }
  },
  orders: { 'keep-all': { what: 'Toujours garder', until: 'jusqu’à la fin, car rien n’entre plus' } },
  waysLeft: (drawn, space, ways) =>
    `Avec le ${drawn} sur la place ${space}, il reste ${count(ways, '# façon', '# façons')} de compléter la rangée.`,

  row: (who, cells, open) =>
    `${who.you ? 'Votre rangée' : `${who.name}, rangée`}\u202f: 0, ${cells.map((value) => value || 'vide').join(', ')}, 9.${open ? '' : ' Elle ne pourra jamais être complète.'}`,
  handSize: (who, n) => `${verb(who, 'tenez', 'tient')} ${cards(n)}.`,
  hand: (held) =>
    held.length === 0
      ? 'Votre main est vide.'
      : `Votre main\u202f: ${held.map(({ card, copies }) => (copies > 1 ? `${copies} × ${label(card)}` : label(card))).join(', ')}.`,
  onItsWay: (who, drawn) => `${verb(who, 'avez', 'a')} tiré ${drawn === undefined ? 'une carte' : theCard(drawn)}.`,
};

export const texts = speak(fr);
