import { nthFeminine, sentence, wordingIn } from '@tafelrunde/kernel';
import type { SuitName } from '../cards.ts';
import type { Row } from '../state.ts';
import { suitNames } from './names.ts';
import { bySuit, type Card, type Laid, type Words } from './words.ts';
import { tile } from '../tile.ts';
import { speak } from './speak.ts';

const { count, list, person, verb, yesNo } = wordingIn('fr');
const suit = (name: SuitName): string => suitNames.fr[name];
/** All three are masculine: « le frelon », « le léopard », « le serpent ». */
const theSuit = (name: SuitName): string => `le ${suit(name)}`;
const suitBy = (name: unknown): string => suitNames.fr[name as SuitName] ?? String(name);
/** « le 12 de serpent » in a sentence, « 12 de serpent » on a button. */
const card = ({ suit: name, value }: Card): string => `${value} de ${suit(name)}`;
const theCard = (own: Card): string => `le ${card(own)}`;
const listeners = (n: number): string => (n === 0 ? 'aucun auditeur' : count(n, '# auditeur', '# auditeurs'));
const stories = (n: number): string => (n === 0 ? 'aucune histoire' : count(n, '# histoire', '# histoires'));
const points = (n: number): string => count(n, '# point', '# points');
const ordinals = ['première', 'deuxième', 'troisième', 'quatrième', 'cinquième', 'sixième', 'septième', 'huitième', 'neuvième', 'dixième'];
const ordinal = (number: number): string => ordinals[number - 1] ?? nthFeminine(number);
const sets = (cards: readonly Card[]): string =>
  bySuit(cards)
    .map(({ suit: name, values }) => `${suit(name)} ${values.join(', ')}`)
    .join('\u202f; ');
const laid = (moves: readonly Laid[]): string =>
  moves.map(({ who, card: own, recruits }) => `${person(who)} ${theCard(own)}${recruits ? ' (recrute)' : ''}`).join(', ');

const scored = (row: Row): string => {
  if (row.listeners > row.stories) return `0 (${listeners(row.listeners)}, ${stories(row.stories)})`;
  return row.bonus > 0 ? `${row.points} (${row.listeners} + ${row.bonus})` : String(row.points);
};

const fr: Words = {
  name: tile.words.fr.name,
  tagline: 'Gagnez des histoires et trouvez à chacune son auditeur\u202f: un de trop, et tous s’en vont.',
  options: {
    zeroZeroBonus: {
      label: 'Bonus pour rien du tout',
      hint: 'Une manche sans auditeur et sans histoire vaut-elle un compte juste\u202f?',
      value: yesNo,
    },
    stock: {
      label: 'Réserve d’auditeurs',
      hint: 'La boîte en contient 36. Ils ne manquent presque jamais.',
      value: (value) => (value === 'limited' ? '36 comme dans la boîte' : 'toujours assez'),
    },
    lookBack: {
      label: 'Regarder en arrière',
      hint: 'Ce que vous pouvez revoir de la manche en cours.',
      value: (value) =>
        value === 'last'
          ? 'le dernier pli'
          : value === 'left'
            ? 'le dernier pli et les cartes encore en main'
            : 'tous les plis de la manche',
    },
    race: {
      label: 'Course aux points',
      hint: 'On joue jusqu’à ce que quelqu’un ait ce nombre de points, en dix manches au plus.',
      value: (value) => (value === 0 ? 'non, trois manches' : `jusqu’à ${value} points`),
    },
    first: {
      label: 'Qui commence la revanche',
      hint: 'La place qui suit celle qui a commencé la dernière fois.',
      value: (value) => (value === 0 ? 'comme d’habitude' : `place ${value}`),
    },
  },

  leadNow: (trump) => `Entamez avec la carte de votre choix. L’atout est ${theSuit(trump)}.`,
  othersLead: (who) => `${verb(who, 'entamez', 'entame')}.`,
  followNow(leader, led, duty, mayRecruit) {
    const begun = `${leader.you ? 'Vous avez' : `${leader.name} a`} entamé au ${suit(led)}.`;
    if (duty.kind === 'follow') return `${begun} ${mayRecruit ? 'Fournissez, ou recrutez.' : `Fournissez du ${suit(duty.suit)}.`}`;
    const how = duty.kind === 'trump' ? `coupez avec du ${suit(duty.suit)}` : 'jouez ce que vous voulez';
    return `${begun} Vous n’en avez pas\u202f: ${how}${mayRecruit ? ', ou recrutez' : ''}.`;
  },
  othersFollow: (who, mayRecruit) =>
    `${verb(who, 'jouez', 'joue')} une carte${mayRecruit ? (who.you ? ' ou recrutez' : ' ou recrute') : ''}.`,
  dealNow: (round, bonus) => `Commencez la ${ordinal(round)} manche. Un compte juste rapporte ${bonus}.`,
  othersDeal: (who, round) => `${verb(who, 'commencez', 'commence')} la ${ordinal(round)} manche.`,

  lead: (own) => `Entamer avec le ${card(own)}`,
  play: (own, highest) => `Jouer le ${card(own)} (${highest ? 'passe en tête' : 'reste en dessous'})`,
  recruit: (own, n) => `Recruter avec le ${card(own)} (${listeners(n)})`,
  deal: (round) => `Commencer la ${ordinal(round)} manche`,

  laidOut: (suits) => `Cartes d’atout, de gauche à droite\u202f: ${list(suits.map(suit))}.`,
  round: ({ round, bonus }, leader, turnedUp, trump) =>
    `Manche ${round}, un compte juste rapporte ${bonus}. Cartes retournées\u202f: ${list(turnedUp.map(theCard))}\u202f; l’atout est ${theSuit(trump)}. ${verb(leader, 'entamez', 'entame')}.`,
  dealt: (who, cards) => `${who.you ? 'Vos cartes\u202f:' : `${who.name} reçoit`} ${sets(cards)}.`,
  played(who, own, { way, highest }, led) {
    if (way === 'led') return `${verb(who, 'entamez', 'entame')} avec ${theCard(own)}.`;
    if (way === 'followed')
      return `${verb(who, 'fournissez', 'fournit')} ${theCard(own)}${highest ? ` et ${who.you ? 'passez' : 'passe'} en tête` : ''}.`;
    const none = `${verb(who, 'n’avez', 'n’a')} pas de ${suit(led)}`;
    if (way === 'discarded') return `${none}, ni d’atout\u202f: ${theCard(own)}.`;
    return `${none} et ${who.you ? 'coupez' : 'coupe'} avec ${theCard(own)}${highest ? '' : ', mais pas assez haut'}.`;
  },
  recruited: (who, own, n) =>
    `${verb(who, 'recrutez', 'recrute')} avec ${theCard(own)}\u202f: ${n === 0 ? 'personne ne vient' : count(n, 'un auditeur vient', '# auditeurs viennent')}.`,
  trickWon: (who, story) => `${verb(who, 'remportez', 'remporte')} le pli et ${who.you ? 'avez' : 'a'} maintenant ${stories(story)}.`,
  inspired: (who, n) => `${verb(who, 'inspirez', 'inspire')} ${count(n, 'un auditeur', '# auditeurs')}.`,
  displayed: (cards) => `${sentence(list(cards.map(theCard)))} ${count(cards.length, 'rejoint', 'rejoignent')} la rangée d’atout.`,
  trumpChanged: (from, to) => `L’atout est maintenant ${theSuit(to)}, et non plus ${theSuit(from)}.`,
  roundScored: (round, rows) =>
    `La ${ordinal(round)} manche est finie\u202f: ${rows.map(({ who, row }) => `${person(who)} ${scored(row)}`).join(', ')}.`,
  matchEnded: (ending) =>
    ending === 'rounds'
      ? 'La troisième manche était la dernière.'
      : ending === 'race'
        ? 'La course est finie\u202f: l’objectif est atteint.'
        : 'La course s’arrête après dix manches.',

  refusals: {
    'match-ended': () => 'La partie est finie.',
    'not-your-turn': () => 'Ce n’est pas à vous\u202f: chacun agit une seule fois par pli.',
    'unknown-action': () => 'Vous pouvez seulement jouer une carte ou recruter avec elle.',
    'no-such-card': () => 'Cette carte n’existe pas.',
    'deal-first': () => 'Cette manche est finie. Commencez la suivante.',
    'round-runs': () => 'La manche n’est pas encore finie.',
    'not-in-hand': ({ suit: name, value }) => `Vous n’avez pas le ${value} de ${suitBy(name)} en main.`,
    'leader-recruits': () => 'Celui qui entame ne peut pas recruter\u202f: entamez avec une carte.',
    'recruiters-full': ({ places }) =>
      places === 1
        ? 'Quelqu’un a déjà recruté pendant ce pli\u202f: jouez une carte.'
        : 'Deux personnes ont déjà recruté pendant ce pli\u202f: jouez une carte.',
    'must-follow': ({ suit: name, value, led }) =>
      `Le ${value} de ${suitBy(name)} doit attendre\u202f: vous avez du ${suitBy(led)} et devez fournir.`,
    'must-trump': ({ suit: name, value, led, trump }) =>
      `Le ${value} de ${suitBy(name)} doit attendre\u202f: sans ${suitBy(led)} il faut couper, et vous avez du ${suitBy(trump)}.`,
  },

  ended(ending, best, count, tied) {
    const how = ending === 'raceCap' ? 'Après dix manches, ' : '';
    const [first] = best;
    if (first === undefined) return 'Personne ne gagne.';
    const why = tied ? `${points(count)} et plus d’auditeurs` : points(count);
    if (best.length === 1) return `${sentence(`${how}${first.you ? 'vous gagnez' : `${first.name} gagne`}`)} avec ${why}.`;
    const share = best.some(({ you }) => you) ? 'vous partagez' : 'se partagent';
    return `${sentence(`${how}${list(best.map(person))}`)} ${share} la victoire avec ${why}.`;
  },

  justRight: 'Pour l’instant, le compte est juste.',
  wantsStories: (n) => `Il me manque ${count(n, 'une histoire', '# histoires')}.`,
  wantsListeners: (n) => `J’ai encore de la place pour ${count(n, 'un auditeur', '# auditeurs')}.`,

  where: (round, rounds, race, trick, tricks, bonus) =>
    `Manche ${round}${race === 0 ? ` sur ${rounds}` : `, course jusqu’à ${race} points`}, pli ${trick} sur ${tricks}. Un compte juste rapporte ${bonus}.`,
  display: (columns, trump) =>
    `Rangée d’atout, de gauche à droite\u202f: ${columns.map(({ suit: name, cards }) => `${suit(name)} ${cards}`).join(', ')}. L’atout est ${theSuit(trump)}.`,
  open: (cards) => `Hors de cette manche\u202f: ${sets(cards)}.`,
  stock: (left) => `Auditeurs en réserve\u202f: ${left}.`,
  standing: ({ who, points: sum, cards, stories: told, listeners: taken, worth }) =>
    `${verb(who, 'avez', 'a')} ${points(sum)}, ${count(cards, '# carte', '# cartes')}, ${stories(told)}, ${listeners(taken)}\u202f; la manche rapporterait ${points(worth)}.`,
  trick: (moves) => (moves.length === 0 ? 'Le pli est encore vide.' : `Pli\u202f: ${laid(moves)}.`),
  lastTrick: (moves, winner) => `Dernier pli\u202f: ${laid(moves)}\u202f; remporté par ${person(winner)}.`,
  left: (cards) => `Encore en main\u202f: ${sets(cards)}.`,
  hand: (cards) => (cards.length === 0 ? 'Votre main est vide.' : `Votre main\u202f: ${sets(cards)}.`),
};

export const texts = speak(fr);
