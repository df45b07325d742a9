import type { OptionValue, Params } from '@tafelrunde/kernel';
import { BEHOLDER, EXPOSER, REVEALER, ROBBER, WITCH } from '../cards.ts';
import { NONE, type Row } from '../state.ts';
import { characterNames, characterOf } from './names.ts';
import { type HouseWords, type Spot, sentence, type Who, type Whose, type Words } from './words.ts';

const name = (card: number): string => characterNames.fr[characterOf(card)];
/** Number and name: “9 Voyante”. */
const card = (number: number): string => `${number} ${name(number)}`;
const some = (count: number, one: string, more: string): string => `${count} ${count > 1 ? more : one}`;
const cards = (count: number): string => some(count, 'carte', 'cartes');
const points = (count: number): string => some(count, 'point', 'points');
const list = new Intl.ListFormat('fr', { type: 'conjunction' });
const named = (numbers: readonly number[]): string => list.format(numbers.map(card));
const verb = (who: Who, you: string, other: string): string => (who.you ? `Vous ${you}` : `${who.name} ${other}`);
const subject = (who: Who): string => (who.you ? 'vous' : who.name);
const own = (who: Who): string => (who.you ? 'votre' : 'sa');
const nth = (at: number): string => (at === 1 ? '1re' : `${at}e`);
const nthRound = (round: number): string => `${nth(round)} manche`;
/** Always with “chez”: a name may begin with anything, and “de” would have to be cut short. */
const cardOf = (who: Who, at: number): string => (who.you ? `votre ${nth(at)} carte` : `la ${nth(at)} carte chez ${who.name}`);
const yesNo = (value: OptionValue): string => (value === true ? 'oui' : 'non');
const face = (number: number): string => (number === NONE ? '' : ` (${card(number)})`);
const mine = ({ at, card: number }: Spot): string => `votre ${nth(at)} carte${face(number)}`;
const spotOf = (owner: Whose, { at, card: number }: Spot): string =>
  `${owner.own ? 'votre' : 'la'} ${nth(at)} carte${owner.own ? '' : ` du joueur ${owner.player}`}${face(number)}`;
const end = { left: 'à gauche', right: 'à droite' } as const;
const numberOf = (params: Params): string => (typeof params.card === 'number' && params.card >= 0 ? card(params.card) : 'cette carte');

const house = ({ at, card: number, up, looked, amulet, shielded, pushed }: HouseWords): string => {
  const shown = up ? card(number) : number === NONE ? 'sombre' : `sombre, vous avez vu ${card(number)}`;
  const marks = [
    looked && !up && number === NONE ? 'vous avez regardé' : '',
    amulet ? 'sous l’amulette' : '',
    shielded ? 'protégée' : '',
    pushed ? 'avancée' : '',
  ];
  return [`${at}\u202f: ${shown}`, ...marks.filter((mark) => mark !== '')].join(', ');
};

const scored = (row: Row): string => {
  if (row.won) return `0 (appel avec ${row.sum}\u202f: le moins, et l’amulette)`;
  return row.called ? `${row.points} (appel avec ${row.sum}, plus 10)` : String(row.points);
};

export const fr: Words = {
  name: 'Silver Amulette',
  tagline: 'Chassez les loups-garous d’un village que vous connaissez à peine\u202f: le moins de points après quatre manches gagne.',
  options: {
    memoryAid: {
      label: 'Aide-mémoire',
      hint: 'Ce que la page retient des cartes que vous avez vues. Toute la table joue avec le même réglage.',
      value: (value) => (value === 'off' ? 'rien' : value === 'gentle' ? 'où j’ai regardé' : 'ce que j’ai vu'),
    },
    startPlayer: {
      label: 'Qui commence d’abord',
      hint: 'Qui commence la première manche\u202f; ensuite, c’est qui a eu le moins de points.',
      value: (value) => (value === 'age' ? 'le plus jeune' : 'le sort'),
    },
    ages: {
      label: 'Ordre des âges',
      hint: 'Numéros des places du plus jeune au plus âgé, par exemple 312\u202f; 0 tire au sort. Il départage aussi pour commencer.',
      value: (value) => (value === 0 ? 'tiré au sort' : `places ${String(value).split('').join(', ')}`),
    },
    openCards: {
      label: 'Cartes ouvertes des Écuyers',
      hint: 'Si une manche continue tant qu’il reste des cartes ouvertes alors que la pioche est vide.',
      value: (value) => (value === 'count' ? 'comptent comme pioche' : 'ne comptent pas'),
    },
    witchDeclines: {
      label: 'La Sorcière peut remettre',
      hint: 'Si qui a regardé avec la Sorcière peut renoncer à l’échange.',
      value: yesNo,
    },
    amuletStays: { label: 'L’amulette reste', hint: 'Si une amulette que personne ne gagne reste à son propriétaire.', value: yesNo },
    rascalDeclines: {
      label: 'Garnement facultatif',
      hint: 'Si l’on peut piocher une seule carte malgré un Garnement visible.',
      value: yesNo,
    },
    freshAbilities: {
      label: 'Les cartes tout juste visibles agissent',
      hint: 'Si une Empathe ou un Garde du corps devenus visibles pendant ce tour peuvent y servir.',
      value: yesNo,
    },
    turnCap: {
      label: 'Tours par manche au plus',
      hint: 'Règle maison\u202f: après autant de tours chacun, la manche finit comme si la pioche était épuisée.',
      value: (value) => `${value} chacun`,
    },
  },

  asks: {
    peek: ({ looks }) =>
      looks === 2 ? 'Choisissez une de vos cartes à regarder. Vous en verrez deux.' : 'Choisissez la seconde carte à regarder.',
    look: () => 'Regardez, retenez, et refermez.',
    turn: ({ last, callable, discard }) =>
      `${last ? 'Une dernière fois\u202f: piochez' : 'Piochez'}${discard === NONE ? '' : `, ou prenez ${card(discard)}`}${
        callable ? ', ou appelez.' : '.'
      }`,
    keep: () => 'Garnement\u202f: gardez une des cartes piochées. Les autres retournent dessus.',
    decide: ({ card: number }) => `Vous avez pioché ${card(number)}. Défaussez-la, ou faites-la entrer.`,
    exchange: ({ card: number }) => `${card(number)} doit entrer\u202f: avancez ce qu’elle remplace.`,
    announce: ({ pushed }) =>
      pushed === 1
        ? 'Retournez-la, ou avancez d’autres cartes du même nombre.'
        : `Ces ${pushed} montrent-elles le même nombre\u202f? Retournez-les.`,
    place: () => 'Elles concordent. Où ira la nouvelle carte\u202f?',
    add: () => 'Elles ne concordent pas\u202f: toutes restent, visibles. À quel bout ajouter la nouvelle carte\u202f?',
    extra: () => 'Et encore une carte jamais vue. À quel bout\u202f?',
    target: ({ ability }) => `${name(ability)}\u202f: choisissez une carte, ou rien.`,
    again: () => 'Contemplateur\u202f: regardez une seconde carte, ou laissez.',
    dig: () => 'Maître\u202f: quelle carte de la défausse doit entrer\u202f?',
    witch: ({ card: number }) => `Sorcière\u202f: la carte du dessus est ${card(number)}. Dans quel village, pour quelle carte\u202f?`,
    rob: () => 'Voleur\u202f: choisissez une carte d’un autre village.',
    give: () => 'Voleur\u202f: laquelle de vos cartes laissez-vous\u202f?',
    end: () => 'Amulette, Empathe, Garde du corps\u202f? Sinon, terminez.',
    deal: ({ round }) => `Vous commencez la ${nthRound(round)}. Distribuez quand tous ont vu le décompte.`,
  },
  asksOther: {
    peek: (who) => `${who.name} choisit une carte à regarder.`,
    look: (who) => `${who.name} regarde une carte.`,
    turn: (who, { last }) => `${last ? 'Dernier tour' : 'Au tour'} de ${who.name}.`,
    keep: (who) => `${who.name} garde une des cartes du Garnement.`,
    decide: (who) => `${who.name} a pioché une carte et réfléchit.`,
    exchange: (who, { card: number }) => `${who.name} fait entrer ${card(number)}.`,
    announce: (who, { pushed }) => `${who.name} a avancé ${cards(pushed)}.`,
    place: (who) => `${who.name} a vu juste et place la nouvelle carte.`,
    add: (who) => `${who.name} s’est trompé et ajoute la nouvelle carte.`,
    extra: (who) => `${who.name} ajoute une carte de pénalité.`,
    target: (who, { ability }) => `${who.name} se sert de\u202f: ${name(ability)}.`,
    again: (who) => `${who.name} peut regarder une seconde carte.`,
    dig: (who) => `${who.name} fouille la défausse.`,
    witch: (who) => `${who.name} a vu la carte du dessus et choisit un village.`,
    rob: (who) => `${who.name} cherche quelque chose à voler.`,
    give: (who) => `${who.name} choisit ce qui restera à la place.`,
    end: (who) => `${who.name} peut encore se servir d’une carte.`,
    deal: (who, { round }) => `${who.name} commence la ${nthRound(round)}.`,
  },

  look: (spot) => `Regarder ${mine(spot)}`,
  seen: 'Vu\u202f: refermer',
  draw: (count, left) => (count === 1 ? `Piocher (encore ${left})` : `En piocher ${count} et en garder une (encore ${left})`),
  drawOne: 'Piocher une seule carte',
  pick: (number) => `Piocher la carte ouverte ${card(number)}`,
  take: (number) => `Prendre ${card(number)} à la défausse`,
  call: 'Appeler le décompte',
  keep: (number, at) => (number === NONE ? `Garder la ${nth(at)} carte` : `Garder ${card(number)} (${nth(at)} du dessus)`),
  discard: (number) => `Défausser ${card(number)} sans s’en servir`,
  use: (number) => `Défausser ${card(number)} et s’en servir`,
  push: (spot) => `Avancer ${mine(spot)}`,
  turnOver: (pushed) => (pushed === 1 ? 'Échanger' : `Retourner ${cards(pushed)}`),
  place: (at) => `À la ${nth(at)} place`,
  add: (side, penalty) => `Ajouter la ${penalty ? 'carte de pénalité' : 'nouvelle carte'} ${end[side]}`,
  choose(ability, owner, chosen) {
    const where = spotOf(owner, chosen);
    if (ability === EXPOSER || ability === REVEALER) return `Retourner ${where}`;
    if (ability === WITCH) return `La faire entrer pour ${where}`;
    return ability === ROBBER ? `Voler ${where}` : `Regarder ${where}`;
  },
  give: (spot) => `Laisser ${mine(spot)}`,
  dig: (number) => `Prendre ${card(number)} dans la défausse`,
  putBack: 'La remettre dessus',
  forgo: (again) => (again ? 'N’en regarder pas d’autre' : 'Ne rien choisir'),
  amulet: (spot) => `Poser l’amulette sur ${mine(spot)}`,
  empath: (spot) => `Empathe\u202f: regarder ${mine(spot)}`,
  guard: (by, spot) => `Garde du corps (${nth(by)} carte)\u202f: protéger ${mine(spot)}`,
  end: 'Terminer le tour',
  deal: (round) => `Distribuer la ${nthRound(round)}`,

  round: ({ round, tie, card: number }, first, owner) =>
    `${sentence(nthRound(round))}. ${card(number)} est sur la défausse. ${verb(first, 'commencez', 'commence')}${
      tie ? ', étant plus jeune' : ''
    }.${owner === undefined ? '' : ` ${verb(owner, 'avez', 'a')} l’amulette.`}`,
  turn: (who, last) => (last ? `${verb(who, 'avez', 'a')} un dernier tour.` : undefined),
  looks: (who, owner, at) =>
    `${verb(who, 'regardez', 'regarde')} ${who.name === owner.name ? `${own(who)} ${nth(at)} carte` : cardOf(owner, at)}.`,
  saw: (number, owner, at) => `C’est ${card(number)} (${cardOf(owner, at)}).`,
  drew: (who, count, left) => `${verb(who, 'piochez', 'pioche')} ${count === 1 ? 'une carte' : cards(count)}\u202f; encore ${left}.`,
  drawn: (numbers) => `Vous seul voyez\u202f: ${named(numbers)}.`,
  kept: (who, at, count) =>
    `${verb(who, 'gardez', 'garde')} la ${nth(at)} sur ${count} et ${who.you ? 'remettez' : 'remet'} le reste dessus.`,
  picked: (who, number) => `${verb(who, 'piochez', 'pioche')} la carte ouverte ${card(number)}.`,
  took: (who, number) => `${verb(who, 'prenez', 'prend')} ${card(number)} à la défausse.`,
  called: (who, count) => `${verb(who, 'appelez', 'appelle')} le décompte avec ${cards(count)}\u202f! Tous les autres ont un dernier tour.`,
  discarded: (who, number, used) =>
    `${verb(who, 'défaussez', 'défausse')} ${card(number)}${used ? ` et ${who.you ? 'vous en servez' : 's’en sert'}` : ''}.`,
  exchanged: (who, at, left, number) =>
    `${verb(who, 'échangez', 'échange')} ${own(who)} ${nth(at)} carte\u202f: ${card(left)} s’en va, ${
      number === NONE ? 'une carte sombre' : card(number)
    } entre.`,
  matched: (who, numbers) => `${verb(who, 'retournez', 'retourne')} ${named(numbers)}\u202f: c’est juste.`,
  mismatched: (who, numbers, penalty) =>
    `${verb(who, 'retournez', 'retourne')} ${named(numbers)}\u202f: c’est faux. Toutes restent visibles, et ${
      penalty ? 'deux cartes de plus' : 'une carte de plus'
    }.`,
  placed: (who, at, number, size) =>
    `${number === NONE ? 'La nouvelle carte' : card(number)} est maintenant ${own(who)} ${nth(at)} sur ${cards(size)}.`,
  added: (who, side, number, penalty) =>
    `${verb(who, 'ajoutez', 'ajoute')} ${penalty ? 'une carte jamais vue' : number === NONE ? 'la nouvelle carte' : card(number)} ${end[side]}.`,
  turnedUp: (who, owner, at, number) =>
    `${verb(who, 'retournez', 'retourne')} ${who.name === owner.name ? `${own(who)} ${nth(at)} carte` : cardOf(owner, at)}\u202f: ${card(number)}.`,
  dug: (who, number) => `${verb(who, 'prenez', 'prend')} ${card(number)} dans la défausse.`,
  scried: (who) => `${verb(who, 'regardez', 'regarde')} la carte du dessus de la pioche.`,
  bewitched: (who, owner, at, left) =>
    `${verb(who, 'la faites', 'la fait')} entrer pour ${cardOf(owner, at)}\u202f: ${card(left)} va à la défausse.`,
  returned: (who) => `${verb(who, 'la remettez', 'la remet')} dessus.`,
  robbed: (who, owner, { at, own: place, gets, gives }) =>
    `${verb(who, 'échangez', 'échange')} ${own(who)} ${nth(place)} carte${face(gives)} contre ${cardOf(owner, at)}${face(gets)}.`,
  forwent: (who, ability) =>
    `${name(ability)}\u202f: ${who.you ? 'vous ne choisissez' : `${who.name} ne choisit`} rien${ability === BEHOLDER ? ' de plus' : ''}.`,
  amuletPlaced: (who, at) => `${verb(who, 'posez', 'pose')} l’amulette sur ${own(who)} ${nth(at)} carte.`,
  guarded: (who, _by, at) =>
    `${who.you ? 'Votre Garde du corps' : `Le Garde du corps de ${who.name}`} protège maintenant la ${nth(at)} carte.`,
  opened: (number) => `${card(number)} est ouverte à côté de la pioche.`,
  roundEnded: (round, why) => {
    const reason = {
      call: 'les derniers tours après l’appel sont joués',
      pile: 'la pioche est épuisée',
      villagers: 'les deux Villageois sont visibles',
      cap: 'chacun a eu le nombre de tours convenu',
    }[why];
    return `La ${nthRound(round)} finit\u202f: ${reason}. On retourne toutes les cartes.`;
  },
  scored: (round, rows) =>
    `Points de la ${nthRound(round)}\u202f: ${rows.map(({ who, row }) => `${subject(who)} ${scored(row)}`).join('\u202f; ')}.`,
  matchEnded: (decision) =>
    decision === 'lowest'
      ? 'Quatre manches sont jouées\u202f: le plus petit total gagne.'
      : decision === 'amulet'
        ? 'Quatre manches sont jouées. Égalité\u202f: l’amulette décide.'
        : 'Quatre manches sont jouées. Égalité.',

  refusals: {
    'match-ended': () => 'La partie est finie.',
    'bad-ages': ({ ages, seats }) =>
      `${ages} n’est pas un ordre des âges\u202f: nommez chacune des ${seats} places une fois, par exemple 312 à trois.`,
    'not-your-turn': () => 'Ce n’est pas votre tour.',
    'unknown-action': () => 'Ce coup n’existe pas.',
    'no-such-card': () => 'Il n’y a pas de carte à cette place.',
    'deal-first': () => 'Cette manche est finie. Distribuez la suivante.',
    'round-runs': () => 'La manche n’est pas encore finie.',
    'looked-enough': () => 'Vous avez vu vos deux cartes\u202f: pas de troisième.',
    'looked-already': () => 'Celle-là, vous l’avez déjà vue\u202f: choisissez-en une autre.',
    'look-later': () => 'L’une après l’autre.',
    'look-first': () => 'D’abord, chacun regarde deux de ses cartes.',
    'look-open': () => 'Une carte est encore ouverte\u202f: refermez-la d’abord.',
    'no-look': () => 'Vous ne regardez aucune carte.',
    'one-action': () => 'Vous avez fait ce que permet ce tour.',
    'turn-first': () => 'Piochez, prenez ou appelez d’abord.',
    'pile-empty': () => 'La pioche est vide.',
    'no-rascal': () => 'Vous n’avez pas de Garnement visible.',
    'single-anyway': () => 'Il ne reste qu’une carte dans la pioche\u202f: piochez-la simplement.',
    'no-open-card': () => 'Cette carte ouverte n’est pas à côté de la pioche.',
    'discard-empty': () => 'La défausse est vide.',
    'nothing-to-exchange': () => 'Votre seule carte est sous l’amulette\u202f: il n’y a rien à échanger.',
    'must-move-in': () => 'Une carte prise à la défausse doit entrer.',
    'too-many-to-call': ({ cards: count }) => `Vous avez ${count} cartes. On appelle avec quatre ou moins.`,
    'already-called': () => 'Quelqu’un a déjà appelé\u202f: un seul appel par manche.',
    'call-after-ability': () => 'Pas d’appel dans un tour où vous vous êtes servi d’un pouvoir.',
    'amulet-and-call': () => 'Poser l’amulette et appeler ne vont pas dans le même tour.',
    'ability-and-call': () => 'Au tour de votre appel, vous ne vous servez d’aucun pouvoir.',
    'decide-first': () => 'Décidez d’abord de la carte piochée.',
    'keep-first': () => 'Le Garnement pioche pour vous\u202f: gardez une des cartes.',
    'nothing-to-end': () => 'Le tour finit de lui-même.',
    'not-now': () => 'Pas maintenant\u202f: au début de votre tour, avec une carte piochée en main, ou après.',
    'discard-no-ability': () => 'Les cartes de la défausse n’apportent pas de pouvoir.',
    'no-ability': (params) => `${sentence(numberOf(params))} n’a pas de pouvoir quand on la défausse.`,
    'no-target': (params) => `Il n’y a rien à choisir pour ${numberOf(params)}.`,
    'choose-first': () => 'Choisissez d’abord.',
    'witch-must': () => 'Qui a regardé avec la Sorcière doit échanger.',
    'no-choice-now': () => 'Il n’y a rien à choisir maintenant.',
    'under-amulet': () => 'Elle est sous l’amulette\u202f: nul n’y touche, pas même son propriétaire.',
    shielded: () => 'Un Garde du corps la protège.',
    'face-up': () => 'Elle est déjà visible.',
    'own-card': () => 'Choisissez une carte d’un autre village.',
    'others-card': () => 'Choisissez une de vos cartes.',
    'witch-own': () => 'Dans votre village\u202f: avancez ce qu’elle remplace.',
    'robber-own': () => 'On ne vole pas son propre village.',
    'same-card': () => 'Vous venez de la regarder\u202f: choisissez-en une autre.',
    'not-in-discard': () => 'Ce nombre n’est pas dans la défausse, ou c’est le Maître qui vient d’y aller.',
    'no-empath': () => 'Vous n’avez pas d’Empathe visible.',
    'no-bodyguard': () => 'Vous n’avez pas de Garde du corps visible à cette place.',
    'bodyguard-itself': () => 'Il se protège déjà lui-même\u202f: choisissez une autre carte.',
    'bodyguard-used': () => 'Ce Garde du corps a son poste pour ce tour.',
    'guarded-already': () => 'Il protège déjà cette carte.',
    'empath-used': () => 'Votre Empathe a déjà regardé pendant ce tour.',
    'at-rest': () => 'Cette carte a déjà servi pendant ce tour, ou n’est visible que depuis peu\u202f: elle servira à votre prochain tour.',
    'amulet-announced': () => 'La carte sous l’amulette ne s’échange pas, pas même par vous.',
    'pushed-already': () => 'Cette carte est déjà avancée.',
    'nothing-pushed': () => 'Avancez d’abord ce que vous voulez échanger.',
    'turn-over-first': () => 'Des cartes sont avancées\u202f: retournez-les.',
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
    if (best.length > 1) return `${sentence(list.format(best.map(subject)))} se partagent la victoire avec ${points(count)}.`;
    return `${verb(first, 'gagnez', 'gagne')} avec ${points(count)}${decision === 'amulet' ? ' et l’amulette' : ''}.`;
  },

  says: {},

  where: (round, rounds, pile, last) => `Manche ${round} sur ${rounds}, ${cards(pile)} dans la pioche.${last ? ' Derniers tours.' : ''}`,
  discardPile: (top, count) => (top === NONE ? 'La défausse est vide.' : `Défausse\u202f: ${card(top)} au-dessus de ${cards(count)}.`),
  openCards: (numbers) => `Ouvertes à côté de la pioche\u202f: ${named(numbers)}.`,
  amuletInTheMiddle: 'L’amulette est au milieu.',
  standing: ({ who, points: count, houses, amulet, called, last }) =>
    `${who.you ? 'Vous' : who.name} (${[points(count), amulet ? 'amulette' : '', called ? 'a appelé' : '', last ? 'dernier tour' : '']
      .filter((mark) => mark !== '')
      .join(', ')})\u202f: ${houses.map(house).join('\u202f; ')}.`,
  inHand: (who, number) => `${verb(who, 'tenez', 'tient')} ${number === NONE ? 'une carte que nul autre ne voit' : card(number)}.`,
  drawnCards: (numbers) => `Piochées, du dessus\u202f: ${numbers.map((number) => (number === NONE ? 'sombre' : card(number))).join(', ')}.`,
};
