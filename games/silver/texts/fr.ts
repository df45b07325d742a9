import { deNom, nthFeminine, type Params, sentence, type Who, wordingIn } from '@tafelrunde/kernel';
import { BEHOLDER, EXPOSER, REVEALER, ROBBER, WITCH } from '../cards.ts';
import { NONE, type Row } from '../state.ts';
import { characterNames, characterOf } from './names.ts';
import type { LyingWords, Spot, Whose, Words } from './words.ts';
import { tile } from '../tile.ts';
import { speak } from './speak.ts';

const { count, list, person, verb, yesNo } = wordingIn('fr');
const name = (card: number): string => characterNames.fr[characterOf(card)];
/** Number and name: “9 Voyante”. */
const card = (number: number): string => `${number} ${name(number)}`;
/** In a question, where “prenez 7 Contemplateur” would be no sentence. */
const the = (number: number): string => `le ${number} (${name(number)})`;
/** What the ability asks for. */
const targets: Readonly<Record<number, string>> = {
  5: 'choisissez une de vos cartes à retourner',
  6: 'choisissez n’importe quelle carte à retourner',
  7: 'choisissez une de vos cartes à regarder',
  8: 'choisissez une carte d’un autre village à regarder',
  9: 'choisissez n’importe quelle carte à regarder',
};
const cards = (n: number): string => count(n, '# carte', '# cartes');
const points = (n: number): string => count(n, '# point de pénalité', '# points de pénalité');
const named = (numbers: readonly number[]): string => list(numbers.map(card));
const own = (who: Who): string => (who.you ? 'votre' : 'sa');
const nthRound = (round: number): string => `${nthFeminine(round)} manche`;
const cardOf = (who: Who, at: number): string =>
  who.you ? `votre ${nthFeminine(at)} carte` : `la ${nthFeminine(at)} carte ${deNom(who.name)}`;
const face = (number: number): string => (number === NONE ? '' : ` (${card(number)})`);
const mine = ({ at, card: number }: Spot): string => `votre ${nthFeminine(at)} carte${face(number)}`;
const spotOf = (owner: Whose, { at, card: number }: Spot): string =>
  `${owner.own ? 'votre' : 'la'} ${nthFeminine(at)} carte${owner.own ? '' : ` du joueur ${owner.player}`}${face(number)}`;
const end = { left: 'à gauche', right: 'à droite' } as const;
const numberOf = (params: Params): string => (typeof params.card === 'number' && params.card >= 0 ? card(params.card) : 'cette carte');

const lying = ({ at, card: number, up, looked, amulet, shielded, pushed }: LyingWords): string => {
  const shown = up ? card(number) : number === NONE ? 'cachée' : `cachée, vous avez vu ${card(number)}`;
  const marks = [
    looked && !up && number === NONE ? 'vous l’avez regardée' : '',
    amulet ? 'sous l’amulette' : '',
    shielded ? 'protégée' : '',
    pushed ? 'avancée' : '',
  ];
  return [`${at}\u202f: ${shown}`, ...marks.filter((mark) => mark !== '')].join(', ');
};

const scored = (row: Row): string => {
  if (row.won) return `0 (appel avec ${row.sum}\u202f: le plus petit total, et l’amulette)`;
  return row.called ? `${row.points} (appel avec ${row.sum}, plus 10)` : String(row.points);
};

const fr: Words = {
  name: tile.words.fr.name,
  tagline:
    'Chassez les loups-garous d’un village que vous connaissez à peine\u202f: après quatre manches, le plus petit nombre de points de pénalité gagne.',
  options: {
    memoryAid: {
      label: 'Aide-mémoire',
      hint: 'Ce que vous continuez à voir des cartes regardées\u202f: rien, seulement lesquelles c’étaient, ou aussi leur nombre. Le réglage vaut pour tout le monde.',
      value: (value) => (value === 'off' ? 'sans' : value === 'gentle' ? 'léger\u202f: quelles cartes' : 'complet\u202f: le nombre aussi'),
    },
    startPlayer: {
      label: 'Premier joueur',
      hint: 'Qui commence la première manche\u202f? Ensuite, c’est celui qui a eu le moins de points à la manche précédente.',
      value: (value) => (value === 'age' ? 'le plus jeune' : 'tiré au sort'),
    },
    ages: {
      label: 'Ordre des âges',
      hint: 'Numéros des places du plus jeune au plus âgé, par exemple 312\u202f; avec 0, le sort décide. Cet ordre départage aussi ceux qui pourraient commencer.',
      value: (value) => (value === 0 ? 'tiré au sort' : `places ${String(value).split('').join(', ')}`),
    },
    openCards: {
      label: 'Cartes ouvertes des Écuyers',
      hint: 'Quand la pioche est vide, la manche continue-t-elle tant qu’il reste des cartes ouvertes à côté\u202f?',
      value: (value) => (value === 'count' ? 'comptent comme pioche' : 'ne comptent pas'),
    },
    witchDeclines: {
      label: 'Sorcière facultative',
      hint: 'La Sorcière peut-elle remettre la carte sur la pioche après l’avoir regardée\u202f?',
      value: yesNo,
    },
    amuletStays: {
      label: 'L’amulette reste',
      hint: 'Si personne ne gagne l’amulette pendant une manche, son propriétaire la garde-t-il\u202f?',
      value: yesNo,
    },
    rascalDeclines: {
      label: 'Garnement facultatif',
      hint: 'Peut-on piocher une seule carte malgré un Garnement visible\u202f?',
      value: yesNo,
    },
    freshAbilities: {
      label: 'Effet immédiat des cartes visibles',
      hint: 'Une Empathe ou un Garde du corps peuvent-ils servir dès le tour où on les retourne, ou dès celui où ils arrivent visibles dans le village\u202f?',
      value: yesNo,
    },
    turnCap: {
      label: 'Nombre maximal de tours par manche',
      hint: 'Après ce nombre de tours pour chacun, la manche finit comme si la pioche était épuisée.',
      value: (value) => `${value} chacun`,
    },
    first: {
      label: 'Qui commence la revanche',
      hint: 'La place qui suit celle qui a commencé la dernière fois.',
      value: (value) => (value === 0 ? 'comme d’habitude' : `place ${value}`),
    },
  },

  asks: {
    peek: ({ looks }) => (looks === 2 ? 'Regardez deux de vos cartes. Choisissez la première.' : 'Choisissez la seconde carte à regarder.'),
    look: () => 'Regardez-la, retenez-la et refermez-la.',
    turn: ({ last, callable, discard }) =>
      `${last ? 'Dernier tour\u202f: piochez une carte' : 'Piochez une carte'}${
        discard === NONE ? '' : `${callable ? ',' : ' ou'} prenez ${the(discard)} de la défausse`
      }${callable ? ' ou appelez le décompte.' : '.'}`,
    keep: () => 'Garnement\u202f: gardez une des cartes piochées. Les autres retournent sur la pioche.',
    decide: ({ card: number, drops }) =>
      `Vous avez pioché ${the(number)}. ${
        drops === 'works'
          ? 'Utilisez cette carte, défaussez-la'
          : drops === 'idle'
            ? 'Elle n’a rien à choisir pour l’instant\u202f: défaussez-la'
            : 'Défaussez cette carte'
      } ou échangez-la.`,
    exchange: ({ card: number }) => `Échangez ${the(number)}\u202f: choisissez ce que vous donnez en échange.`,
    announce: ({ pushed }) =>
      pushed === 1
        ? 'Échangez-la, ou choisissez d’autres cartes de même nombre.'
        : `Ces ${pushed} cartes portent-elles le même nombre\u202f? Retournez-les.`,
    place: () => 'Les nombres sont identiques. Où va la nouvelle carte\u202f?',
    add: () => 'Les nombres sont différents\u202f: toutes restent, visibles. À quel bout ajoutez-vous la nouvelle carte\u202f?',
    extra: () => 'Et une carte de pénalité. À quel bout\u202f?',
    target: ({ ability }) => `${name(ability)}\u202f: ${targets[ability] ?? 'choisissez une carte'} ou renoncez.`,
    again: () => 'Contemplateur\u202f: regardez une seconde carte ou renoncez.',
    dig: () => 'Maître\u202f: quelle carte de la défausse voulez-vous échanger\u202f?',
    witch: ({ card: number }) => `Sorcière\u202f: la carte du dessus est ${the(number)}. Contre quelle carte l’échangez-vous\u202f?`,
    rob: () => 'Voleur\u202f: choisissez une carte d’un autre village.',
    give: () => 'Voleur\u202f: laquelle de vos cartes donnez-vous en échange\u202f?',
    end: () => 'Voulez-vous encore utiliser l’amulette, l’Empathe ou le Garde du corps\u202f? Sinon, terminez votre tour.',
    deal: ({ round }) => `Vous commencez la ${nthRound(round)}. Distribuez dès que tout le monde a vu le décompte.`,
  },
  asksOther: {
    peek: (who) => `${who.name} choisit une carte à regarder.`,
    look: (who) => `${who.name} regarde une carte.`,
    turn: (who, { last }) => `${last ? 'Dernier tour' : 'Au tour'} ${deNom(who.name)}.`,
    keep: (who) => `${who.name} choisit une des cartes du Garnement.`,
    decide: (who) => `${who.name} a pioché une carte et réfléchit.`,
    exchange: (who, { card: number }) => `${who.name} échange ${card(number)}.`,
    announce: (who, { pushed }) => `${who.name} a avancé ${cards(pushed)}.`,
    place: (who) => `${who.name} a vu juste et place la nouvelle carte.`,
    add: (who) => `${who.name} a fait une erreur et doit ajouter la nouvelle carte.`,
    extra: (who) => `${who.name} doit ajouter une carte de pénalité.`,
    target: (who, { ability }) => `${who.name} utilise ${card(ability)}.`,
    again: (who) => `${who.name} peut regarder une seconde carte.`,
    dig: (who) => `${who.name} fouille la défausse.`,
    witch: (who) => `${who.name} a vu la carte du dessus et doit l’échanger.`,
    rob: (who) => `${who.name} choisit une carte à voler.`,
    give: (who) => `${who.name} choisit une carte à donner en échange.`,
    end: (who) => `${who.name} peut encore utiliser une carte.`,
    deal: (who, { round }) => `${who.name} commence la ${nthRound(round)}.`,
  },

  look: (spot) => `Regarder ${mine(spot)}`,
  seen: 'Vu, refermer',
  draw: (n, left) => (n === 1 ? `Piocher (reste ${left})` : `En piocher ${n} et en garder une (reste ${left})`),
  drawOne: 'Piocher une seule carte',
  pick: (number) => `Piocher la carte ouverte ${card(number)}`,
  take: (number) => `Prendre ${card(number)} à la défausse`,
  call: 'Appeler le décompte',
  keep: (number, at) =>
    number === NONE ? `Garder la ${nthFeminine(at)} carte` : `Garder ${card(number)} (${nthFeminine(at)} en partant du dessus)`,
  discard: (number) => `Défausser ${card(number)} sans l’utiliser`,
  use: (number) => `Défausser ${card(number)} et l’utiliser`,
  push: (spot) => `Avancer ${mine(spot)}`,
  turnOver: (pushed) => (pushed === 1 ? 'Échanger' : `Retourner ${cards(pushed)}`),
  place: (at) => `À la ${nthFeminine(at)} place`,
  add: (side, penalty) => `Ajouter la ${penalty ? 'carte de pénalité' : 'nouvelle carte'} ${end[side]}`,
  choose(ability, owner, chosen) {
    const where = spotOf(owner, chosen);
    if (ability === EXPOSER || ability === REVEALER) return `Retourner ${where}`;
    if (ability === WITCH) return `L’échanger contre ${where}`;
    return ability === ROBBER ? `Voler ${where}` : `Regarder ${where}`;
  },
  give: (spot) => `Donner ${mine(spot)} en échange`,
  dig: (number) => `Prendre ${card(number)} dans la défausse`,
  putBack: 'La remettre sur la pioche',
  forgo: (again) => (again ? 'Ne pas en regarder d’autre' : 'Renoncer'),
  amulet: (spot) => `Poser l’amulette sur ${mine(spot)}`,
  empath: (spot) => `Empathe\u202f: regarder ${mine(spot)}`,
  guard: (by, spot) => `Garde du corps (${nthFeminine(by)} carte)\u202f: protéger ${mine(spot)}`,
  end: 'Terminer le tour',
  deal: (round) => `Distribuer la ${nthRound(round)}`,

  round: ({ round, tie, card: number }, first, owner) =>
    `${sentence(nthRound(round))}. Sur la défausse\u202f: ${card(number)}. ${verb(first, 'commencez', 'commence')}${
      tie ? ' (à égalité, le plus jeune)' : ''
    }.${owner === undefined ? '' : ` ${verb(owner, 'avez', 'a')} l’amulette.`}`,
  turn: (who, last) => (last ? `${verb(who, 'avez', 'a')} un dernier tour.` : undefined),
  looks: (who, owner, at) =>
    `${verb(who, 'regardez', 'regarde')} ${who.name === owner.name ? `${own(who)} ${nthFeminine(at)} carte` : cardOf(owner, at)}.`,
  saw: (number, owner, at) => `C’est ${card(number)} (${cardOf(owner, at)}).`,
  drew: (who, n, left) => `${verb(who, 'piochez', 'pioche')} ${count(n, 'une carte', '# cartes')}\u202f; il en reste ${left}.`,
  drawn: (who, numbers) => `${who.you ? 'Pour vos yeux' : `Pour ${who.name}`} seulement\u202f: ${named(numbers)}.`,
  kept: (who, at, count) =>
    `${verb(who, 'gardez', 'garde')} la ${nthFeminine(at)} sur ${count} et ${who.you ? 'remettez' : 'remet'} les autres sur la pioche.`,
  picked: (who, number) => `${verb(who, 'piochez', 'pioche')} la carte ouverte ${card(number)}.`,
  took: (who, number) => `${verb(who, 'prenez', 'prend')} ${card(number)} à la défausse.`,
  called: (who, count) =>
    `${verb(who, 'appelez', 'appelle')} le décompte avec ${cards(count)}\u202f! Les autres ont encore un dernier tour.`,
  discarded: (who, number, used) =>
    `${verb(who, 'défaussez', 'défausse')} ${card(number)}${used ? ` et ${who.you ? 'l’utilisez' : 'l’utilise'}` : ''}.`,
  exchanged: (who, at, left, number) =>
    `${verb(who, 'échangez', 'échange')} ${own(who)} ${nthFeminine(at)} carte\u202f: ${card(left)} va à la défausse, ${
      number === NONE ? 'une carte cachée' : card(number)
    } prend sa place.`,
  matched: (who, numbers) => `${verb(who, 'retournez', 'retourne')} ${named(numbers)}\u202f: c’est juste.`,
  mismatched: (who, numbers, penalty) =>
    `${verb(who, 'retournez', 'retourne')} ${named(numbers)}\u202f: c’est faux. Toutes restent visibles, et il faut ajouter ${
      penalty ? 'deux cartes' : 'une carte'
    }.`,
  placed: (who, at, number, size) =>
    `${number === NONE ? 'La nouvelle carte' : card(number)} est maintenant ${cardOf(who, at)} (sur ${size}).`,
  added: (who, side, number, penalty) =>
    `${verb(who, 'ajoutez', 'ajoute')} ${penalty ? 'une carte de pénalité' : number === NONE ? 'la nouvelle carte' : card(number)} ${end[side]}.`,
  turnedUp: (who, owner, at, number) =>
    `${verb(who, 'retournez', 'retourne')} ${who.name === owner.name ? `${own(who)} ${nthFeminine(at)} carte` : cardOf(owner, at)}\u202f: ${card(number)}.`,
  dug: (who, number) => `${verb(who, 'prenez', 'prend')} ${card(number)} dans la défausse.`,
  scried: (who) => `${verb(who, 'regardez', 'regarde')} la carte du dessus de la pioche.`,
  bewitched: (who, owner, at, left) =>
    `${verb(who, 'l’échangez', 'l’échange')} contre ${cardOf(owner, at)}\u202f: ${card(left)} va à la défausse.`,
  returned: (who) => `${verb(who, 'la remettez', 'la remet')} sur la pioche.`,
  robbed: (who, owner, { at, own: place, gets, gives }) =>
    `${verb(who, 'échangez', 'échange')} ${own(who)} ${nthFeminine(place)} carte${face(gives)} contre ${cardOf(owner, at)}${face(gets)}.`,
  forwent: (who, ability) =>
    `${name(ability)}\u202f: ${who.you ? 'vous renoncez' : `${who.name} renonce`}${ability === BEHOLDER ? ' à une autre carte' : ''}.`,
  amuletPlaced: (who, at) => `${verb(who, 'posez', 'pose')} l’amulette sur ${own(who)} ${nthFeminine(at)} carte.`,
  guarded: (who, _by, at) =>
    `${who.you ? 'Votre Garde du corps' : `Le Garde du corps ${deNom(who.name)}`} protège maintenant la ${nthFeminine(at)} carte.`,
  opened: (number) => `Carte ouverte à côté de la pioche\u202f: ${card(number)}.`,
  roundEnded: (round, why) => {
    const reason = {
      call: 'chacun a joué son dernier tour',
      pile: 'la pioche est épuisée',
      villagers: 'les deux Villageois sont visibles',
      cap: 'le nombre maximal de tours est atteint',
    }[why];
    return `La ${nthRound(round)} finit\u202f: ${reason}. On retourne toutes les cartes.`;
  },
  scored: (round, rows) =>
    `Points de pénalité de la ${nthRound(round)}\u202f: ${rows.map(({ who, row }) => `${person(who)} ${scored(row)}`).join('\u202f; ')}.`,
  matchEnded: (decision) =>
    decision === 'lowest'
      ? 'Les quatre manches sont jouées\u202f: le plus petit total gagne.'
      : decision === 'amulet'
        ? 'Les quatre manches sont jouées. Égalité\u202f: l’amulette décide.'
        : 'Les quatre manches sont jouées. Égalité.',

  refusals: {
    'match-ended': () => 'La partie est finie.',
    'bad-ages': ({ ages, seats }) =>
      `${ages} ne convient pas comme ordre des âges\u202f: nommez chacune des ${seats} places une fois, par exemple 312 à trois.`,
    'not-your-turn': () => 'Ce n’est pas votre tour.',
    'unknown-action': () => 'Ce coup n’existe pas.',
    'no-such-card': () => 'Il n’y a pas de carte à cette place.',
    'deal-first': () => 'Cette manche est finie. Distribuez la suivante.',
    'round-runs': () => 'La manche n’est pas encore finie.',
    'looked-enough': () => 'Vous avez déjà regardé vos deux cartes.',
    'looked-already': () => 'Vous avez déjà regardé cette carte\u202f: choisissez-en une autre.',
    'look-later': () => 'L’une après l’autre.',
    'look-first': () => 'D’abord, chacun regarde deux de ses cartes.',
    'look-open': () => 'Vous regardez encore une carte\u202f: refermez-la d’abord.',
    'no-look': () => 'Vous ne regardez aucune carte en ce moment.',
    'one-action': () => 'Vous avez déjà choisi votre action pour ce tour.',
    'turn-first': () => 'Vous devez d’abord piocher, prendre ou appeler.',
    'pile-empty': () => 'La pioche est vide.',
    'no-rascal': () => 'Vous n’avez pas de Garnement visible.',
    'single-anyway': () => 'Il ne reste qu’une carte dans la pioche\u202f: piochez-la simplement.',
    'no-open-card': () => 'Cette carte n’est pas ouverte à côté de la pioche.',
    'discard-empty': () => 'La défausse est vide.',
    'nothing-to-exchange': () => 'Votre seule carte est sous l’amulette\u202f: il n’y a rien à échanger.',
    'must-move-in': () => 'Une carte prise à la défausse doit être échangée.',
    'too-many-to-call': ({ cards: count }) => `Vous avez ${count} cartes. On peut appeler avec quatre cartes ou moins.`,
    'already-called': () => 'Quelqu’un a déjà appelé\u202f: un seul appel par manche.',
    'call-after-ability': () => 'Vous avez déjà utilisé un pouvoir pendant ce tour\u202f: vous pourrez appeler au prochain.',
    'amulet-and-call': () => 'On ne peut pas poser l’amulette et appeler pendant le même tour.',
    'ability-and-call': () => 'Pendant le tour où vous appelez, vous ne pouvez utiliser aucun pouvoir.',
    'decide-first': () => 'Décidez d’abord ce que vous faites de la carte piochée.',
    'keep-first': () => 'Le Garnement vous fait piocher plus de cartes\u202f: gardez-en une.',
    'nothing-to-end': () => 'Le tour se termine de lui-même.',
    'not-now': () => 'C’est possible au début de votre tour, avec une carte piochée en main, ou après.',
    'discard-no-ability': () => 'On ne peut pas utiliser le pouvoir d’une carte de la défausse.',
    'no-ability': (params) => `${sentence(numberOf(params))} n’a pas de pouvoir quand on la défausse.`,
    'no-target': (params) => `Il n’y a rien à choisir pour ${numberOf(params)} en ce moment.`,
    'choose-first': () => 'Faites d’abord votre choix.',
    'witch-must': () => 'Après avoir regardé avec la Sorcière, vous devez échanger la carte.',
    'no-choice-now': () => 'Il n’y a rien à choisir maintenant.',
    'under-amulet': () => 'Elle est sous l’amulette\u202f: personne ne peut y toucher, pas même son propriétaire.',
    shielded: () => 'Un Garde du corps la protège.',
    'face-up': () => 'Elle est déjà visible.',
    'own-card': () => 'Choisissez une carte d’un autre village.',
    'others-card': () => 'Choisissez une de vos cartes.',
    'witch-own': () => 'Dans votre village, avancez les cartes que vous donnez contre elle.',
    'robber-own': () => 'On ne vole que dans un autre village.',
    'same-card': () => 'Vous venez de la regarder\u202f: choisissez-en une autre.',
    'not-in-discard': () => 'Ce nombre n’est pas dans la défausse, ou c’est le Maître que vous venez de défausser.',
    'no-empath': () => 'Vous n’avez pas d’Empathe visible.',
    'no-bodyguard': () => 'Vous n’avez pas de Garde du corps visible à cette place.',
    'bodyguard-itself': () => 'Il se protège déjà lui-même\u202f: choisissez une autre carte.',
    'bodyguard-used': () => 'Vous avez déjà posté ce Garde du corps pendant ce tour.',
    'guarded-already': () => 'Il protège déjà cette carte.',
    'empath-used': () => 'Vous avez déjà utilisé votre Empathe pendant ce tour.',
    'at-rest': () =>
      'Cette carte a déjà servi pendant ce tour, ou n’est visible chez vous que depuis ce tour\u202f: elle servira à votre prochain tour.',
    'amulet-announced': () => 'La carte sous l’amulette ne peut pas être échangée, même par vous.',
    'pushed-already': () => 'Cette carte est déjà avancée.',
    'nothing-pushed': () => 'Avancez d’abord ce que vous voulez échanger.',
    'turn-over-first': () => 'Vous avez avancé des cartes\u202f: retournez-les.',
    'not-a-gap': () => 'La nouvelle carte va là où était l’une des cartes échangées.',
    'place-first': () => 'Dites d’abord où va la nouvelle carte.',
    'add-first': () => 'Ajoutez d’abord la carte à un bout.',
    'nothing-to-add': () => 'Il n’y a rien à ajouter.',
    'no-amulet': () => 'Vous n’avez pas l’amulette.',
    'amulet-placed': () => 'L’amulette se pose une fois par manche et ne bouge plus.',
  },

  ended(decision, best, count) {
    const [first] = best;
    if (first === undefined) return 'Personne ne gagne.';
    if (best.length > 1) {
      // The reader is named first: « Vous et Otto » are addressed together.
      return `${sentence(list(best.map(person)))} ${first.you ? 'vous partagez' : 'se partagent'} la victoire avec ${points(count)}.`;
    }
    return `${verb(first, 'gagnez', 'gagne')} avec ${points(count)}${decision === 'amulet' ? ' et l’amulette' : ''}.`;
  },

  orders: { 'end-turn': { what: 'Finir mes tours aussitôt', until: 'jusqu’à la fin de la manche ou à l’appel' } },
  says: {},

  where: (round, rounds, pile, last) => `Manche ${round} sur ${rounds}, ${cards(pile)} dans la pioche.${last ? ' Derniers tours.' : ''}`,
  discardPile: (top, count) => (top === NONE ? 'La défausse est vide.' : `Défausse\u202f: ${cards(count)}, ${card(top)} au-dessus.`),
  openCards: (numbers) => `Ouvertes à côté de la pioche\u202f: ${named(numbers)}.`,
  amuletInTheMiddle: 'L’amulette est au milieu.',
  standing: ({ who, points: count, cards, amulet, called, last }) =>
    `${who.you ? 'Vous' : who.name} (${[
      points(count),
      amulet ? 'amulette' : '',
      called ? (who.you ? 'avez appelé' : 'a appelé') : '',
      last ? 'dernier tour' : '',
    ]
      .filter((mark) => mark !== '')
      .join(', ')})\u202f: ${cards.map(lying).join('\u202f; ')}.`,
  inHand: (who, number) => `${verb(who, 'tenez', 'tient')} ${number === NONE ? 'une carte cachée' : card(number)}.`,
  drawnCards: (numbers) => `Piochées, du dessus\u202f: ${numbers.map((number) => (number === NONE ? 'cachée' : card(number))).join(', ')}.`,
};

export const texts = speak(fr);
