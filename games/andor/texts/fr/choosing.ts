import { HOURS, opposite, oppositeBlack } from '../../components/index.ts';
import { creatureKinds, figureNames, HERB_3, NONE, STRENGTH } from '../../pieces.ts';
import { AVERT, BOOST, FLIP, INVITATION, POOL, SHIELDS } from '../../rules/agenda.ts';
import { C_FIELD, C_KIND, CREATURE, type View } from '../../state.ts';
import { fogWords } from '../names.ts';
import { askedNow, asQuestion, foeOn, groundOf, itemName, offerIn, overtimeOf, priceOf, named, optionOf } from '../reading.ts';
import type { Sighted } from '../context.ts';
import type { Ground, Words } from '../words.ts';
import { bare, creature, dice, farmers, field, figure, list, object, of, people, points, counted, theCreature, thing } from './grammar.ts';

/** What awaits the hero on a field. */
function there(ground: Ground, ...more: readonly string[]): string {
  const what = [
    ...(ground.creature === undefined ? [] : [creature(ground.creature)]),
    ...(ground.heroes.length === 0 ? [] : [people(ground.heroes)]),
    ...(ground.fog === undefined ? [] : [ground.fog === 'hidden' ? 'brouillard' : `brouillard, ${fogWords.fr[ground.fog]}`]),
    ...(ground.well === undefined ? [] : [ground.well === 'full' ? 'puits plein' : 'puits vide']),
    ...(ground.merchant ? ['marchand'] : []),
    ...(ground.farmers === 0 ? [] : [farmers(ground.farmers)]),
    ...ground.lying.map(bare),
    ...more,
  ];
  return what.length === 0 ? '' : ` : ${what.join(' ; ')}`;
}

/** What an hour costs beyond the seventh; empty before. */
const overtime = (view: View, seat: number): string => {
  const price = overtimeOf(view, seat);
  return price === undefined ? '' : `une heure supplémentaire ${price > 0 ? `pour ${points(price, 'willpower')}` : 'gratuite'}`;
};
const hour = (view: View, seat: number): string => overtime(view, seat) || '1 heure';
/** After an action that always costs an hour: said only when it costs more. */
const inOvertime = (view: View, seat: number): string => (overtime(view, seat) === '' ? '' : ` (${overtime(view, seat)})`);
const price = ({ view }: Sighted): string => (view.credit > 0 ? 'sans heure' : hour(view, view.turn));
const spent = ({ view }: Sighted): string => {
  const now = view.hour[view.turn] ?? 0;
  return `${counted(now, '# heure passée', '# heures passées')}${now > HOURS ? '' : ` sur ${HOURS}`}`;
};

const enemy = ({ view }: Sighted, at: number): string => {
  const kind = foeOn(view, at);
  return kind === undefined ? 'la créature' : theCreature(kind);
};

const along = (context: Sighted, invite: number): string => {
  const who = context.whoAll(invite);
  return who.length === 0 ? '' : ` avec ${people(who)}`;
};

export const actions: Words['actions'] = {
  step: ({ to, farmers: led }, context) =>
    `Aller à ${field(to)}${led === 0 ? '' : ` avec ${farmers(led)}`}${there(groundOf(context.view, to, context.who), price(context))}`,
  stop: (_, { view }) => (view.ally === NONE ? 'S’arrêter ici' : 'Le laisser là'),
  drink: () => 'Boire à une gourde : le prochain pas ne coûte pas d’heure',
  herb({ item, use }) {
    const worth = item === HERB_3 ? 3 : 4;
    if (use === 'walk') return `Utiliser l’herbe : ${worth} pas sans heure`;
    return use === 'willpower' ? `Utiliser l’herbe : ${worth} points de volonté` : `Utiliser l’herbe : ${worth} de plus pour ce lancer`;
  },
  fight: ({ field: at, invite }, context) =>
    `Attaquer ${enemy(context, at)} sur ${field(at)}${along(context, invite)}${inOvertime(context.view, context.view.turn)}`,
  clear: ({ field: at, invite }, context) =>
    `Déblayer les éboulis de ${field(at)}${along(context, invite)}${inOvertime(context.view, context.view.turn)}`,
  ally: ({ figure: name, to }) => `Déplacer ${figure(figureNames[name as 0])} à ${field(to)}`,
  pass: (_, { view }) => `Passer\u202f: ${hour(view, view.turn)}`,
  'end-day': () => 'Finir la journée',
  join: () => 'Rejoindre le combat',
  decline(_, { view }) {
    const asked = askedNow(view);
    if (asked === INVITATION) return 'Rester en dehors';
    if (asked === FLIP) return 'Ne tourner aucun dé';
    if (asked === BOOST) return 'Laisser le lancer tel quel';
    if (asked === SHIELDS) return 'Accepter la perte';
    if (asked === AVERT) return 'Laisser faire';
    return asked === POOL ? 'Laisser aux autres' : 'Non, merci';
  },
  begin: () => 'Combattre avec ceux qui sont venus',
  withdraw: () => 'Renoncer au combat',
  roll: ({ how }) => (how === 'all' ? 'Lancer tous les dés' : how === 'one' ? 'Lancer un dé' : 'Lancer le dé noir'),
  keep: (_, { view }) => `Garder le ${view.fight.dice.at(-1) ?? 'dernier dé'}`,
  flip: ({ face }, { view }) => `Tourner le ${face} en ${view.fight.how === 2 ? oppositeBlack(face) : opposite(face)}`,
  brew: () => 'Boire la potion : le meilleur dé compte double',
  shield: (_, { view }) => (askedNow(view) === AVERT ? 'Écarter l’événement avec un bouclier' : 'Lever le bouclier : aucune perte'),
  stay: (_, { view }) => `Continuer le combat\u202f: ${hour(view, view.you)}`,
  leave: () => 'Quitter le combat',
  share({ point, count = 1 }, { view }) {
    const what =
      point === 'item' ? (view.pool.item === NONE ? 'l’un d’eux' : thing(itemName(view.pool.item), count)) : points(count, point);
    return `${view.pool.kind === 'price' ? 'Payer' : view.pool.kind === 'loss' ? 'Perdre' : 'Prendre'} ${what}`;
  },
  choose({ of, value }, context) {
    if (of === 'field') return `Case ${value}${there(groundOf(context.view, value, context.who))}`;
    if (of === 'item') return value === STRENGTH ? '1 point de force' : `Prendre ${thing(itemName(value))}`;
    if (of === 'hero') return named(context.who(value).you ? 'Vous' : context.who(value).name, optionOf(context.view, value)?.fr, '\u202f');
    if (of === 'creature') {
      const at = context.view.creatures[value * CREATURE + C_FIELD] ?? NONE;
      return `Le ${creature(creatureKinds[context.view.creatures[value * CREATURE + C_KIND] as 0])} de ${field(at)}`;
    }
    const { choices } = context.view.question;
    const at = choices.indexOf(value);
    return context.view.legend.question?.options?.[at]?.fr ?? (choices.length === 1 ? 'Oui' : `Choix ${at + 1}`);
  },
  well: () => 'Vider le puits',
  fog: () => 'Lever le brouillard ici',
  take: ({ item, count }) => `Ramasser ${thing(itemName(item), count)}`,
  drop: ({ item, count }) => `Poser ${thing(itemName(item), count)}`,
  give: ({ to, item, count }, { who }) => `Donner ${thing(itemName(item), count)} à ${object(who(to))}`,
  exchange: ({ with: other, falcon }, { who }) => `Échanger avec ${object(who(other))}${falcon ? ' par faucon' : ''}`,
  lay: ({ item, count }) => `Proposer ${thing(itemName(item), count)}`,
  agree: () => 'Accepter l’échange',
  cancel: () => 'Renoncer à l’échange',
  buy({ item, gem }, { view }) {
    const gold = priceOf(view, view.you, item);
    return `Acheter ${item === STRENGTH ? '1 point de force' : thing(itemName(item))}${gold === undefined ? '' : ` pour ${gold} or`}${gem === NONE ? '' : `, payé avec ${thing(itemName(gem))}`}`;
  },
  uncover: ({ field: at, what }) => `Découvrir ${what === 'fog' ? 'le brouillard' : 'le jeton'} de la case ${at}`,
  offer: ({ offer }, { view }) => offerIn(view, offer)?.fr ?? 'Accepter l’offre qui attend ici',
};

/** « or ou points de volonté » */
const kindsOf = (bits: number, count: number): string =>
  [
    ...((bits & 1) !== 0 ? ['or'] : []),
    ...((bits & 2) !== 0 ? [counted(count, 'point de volonté', 'points de volonté')] : []),
    ...((bits & 4) !== 0 ? [counted(count, 'point de force', 'points de force')] : []),
    ...((bits & 8) !== 0 ? [counted(count, 'objet', 'objets')] : []),
  ].join(' ou ');

export const asks: Words['asks'] = {
  turn: {
    now: (context) => `${spent(context)}. Que faites-vous\u202f?`,
    other: (who) => `C’est au tour ${of(who)}.`,
  },
  walk: {
    now: (context) =>
      `En chemin, ${spent(context)}${context.view.credit > 0 ? `, ${counted(context.view.credit, '# pas', '# pas')} sans heure` : ''}\u202f: continuer, ou s’arrêter\u202f?`,
    other: (who) => `${who.name} est en chemin.`,
  },
  ally: {
    now: ({ view }) =>
      `Menez plus loin ${figure(figureNames[view.ally as 0])} (encore ${counted(view.allySteps, '# case', '# cases')} pour cette heure), ou arrêtez là.`,
    other: (who) => `${who.name} déplace un allié.`,
  },
  invitation: {
    now: (context) =>
      `${context.who(context.view.fight.inviter).name} vous invite à combattre ${enemy(context, context.view.fight.field)} sur ${field(context.view.fight.field)}. Chaque assaut coûte ${hour(context.view, context.view.you)}.`,
    other: (who) => `${who.name} reçoit une invitation au combat.`,
  },
  begin: {
    now: ({ view, whoAll }) => `Ne viennent pas : ${people(whoAll(view.fight.declined))}. Combattre quand même ?`,
    other: (who) => `${who.name} décide de combattre quand même ou non.`,
  },
  roll: { now: () => 'Lancez.', other: (who) => `${who.name} lance.` },
  again: {
    now: ({ view }) =>
      `Vous avez un ${view.fight.dice.at(-1) ?? 0}. Relancer (encore ${counted(view.fight.diceLeft, '# dé', '# dés')}), ou garder ?`,
    other: (who) => `${who.name} décide de relancer ou non.`,
  },
  flip: {
    now: ({ view, who }) =>
      `${who(view.fight.roller).you ? 'Vous avez' : `${who(view.fight.roller).name} a`} lancé ${dice(view.fight.dice)}. Tourner un dé sur son autre face ?`,
    other: (who) => `${who.name} peut tourner un dé.`,
  },
  boost: {
    now: ({ view }) => `Vous avez ${dice(view.fight.dice)}. Utiliser une potion ou une herbe ?`,
    other: (who) => `${who.name} peut utiliser une potion ou une herbe.`,
  },
  shield: {
    now: ({ view }) => `Vous perdriez ${points(view.fight.loss, 'willpower')}. Lever votre bouclier ?`,
    other: (who) => `${who.name} peut lever un bouclier.`,
  },
  'shield-event': {
    now: ({ view }) => `${view.legend.question?.event?.title.fr ?? 'Cet événement'} : l’écarter avec votre bouclier ?`,
    other: (who) => `${who.name} peut écarter l’événement.`,
  },
  stay: { now: () => 'Continuer le combat une heure de plus, ou partir ?', other: (who) => `${who.name} décide de rester ou de partir.` },
  pool: {
    now({ view }) {
      const { kind, left, points: bits, item } = view.pool;
      const what = item === NONE ? `${left} ${kindsOf(bits, left)}` : thing(itemName(item), left);
      if (kind === 'price') return `Il manque encore au groupe ${what}. Payer un point ?`;
      return kind === 'loss' ? `Le groupe doit encore perdre ${what}. Prendre un point ?` : `Encore à partager : ${what}. En prendre ?`;
    },
    other: (who) => `${who.name} décide d’un point.`,
  },
  question: {
    now: ({ view }) => asQuestion(view.legend.question?.ask?.fr ?? 'Une carte vous interroge.', '\u202f?'),
    other: (who) => `${who.name} répond à une carte.`,
  },
  exchange: {
    now({ view, who }) {
      const { a, b, offer } = view.exchange;
      const half = offer.length / 2;
      const pile = (from: number): string => {
        const words = offer.slice(from, from + half).flatMap((count, item) => (count > 0 ? [thing(itemName(item), count)] : []));
        return words.length === 0 ? 'rien encore' : list(words);
      };
      return `Échange – ${object(who(a))} : ${pile(0)} ; ${object(who(b))} : ${pile(half)}. Étalez, acceptez ou renoncez.`;
    },
    other: (who) => `${who.name} réfléchit à l’échange.`,
  },
  free: { now: () => 'Actions libres, si vous voulez :', other: (who) => `${who.name} peut agir librement.` },
};
