import { inOneLine } from '../../legend/telling.ts';
import { nthFeminine, type Who } from '@tafelrunde/kernel';
import { letters } from '../../legend/words.ts';
import { heroKinds, heroNames, type ItemName } from '../../pieces.ts';
import { POINT_GOLD, POINT_ITEM, POINT_STRENGTH, POINT_WILLPOWER } from '../../state.ts';
import { fogWords, heroWords, itemWords } from '../names.ts';
import { isPinned, itemName } from '../reading.ts';
import type { EventOf, Words } from '../words.ts';
import {
  creature,
  dice,
  farmers,
  field,
  fields,
  figure,
  form,
  list,
  object,
  of as belongingTo,
  people,
  points,
  sentence,
  counted,
  theCreature,
  thing,
  verb,
  way,
} from './grammar.ts';

const letter = (index: number): string => letters[index] ?? 'N';

const onField = (what: EventOf<'laid'>['what'], count: number): string => {
  if (what === 'farmer') return farmers(count);
  if (what === 'well') return 'un puits';
  if (what === 'fog') return 'un jeton Brouillard';
  if (what === 'rubble') return `éboulis ${count}`;
  if (what === 'x') return 'une croix rouge';
  return what === 'covered' ? 'un jeton face cachée' : thing(what, count);
};

const poolOf = (bits: number, total: number, item: ItemName | ''): string => {
  if ((bits & POINT_ITEM) !== 0) return item === '' ? points(total, 'item') : thing(item, total);
  const many = counted(total, 'point', 'points');
  const kinds = [
    ...((bits & POINT_GOLD) !== 0 ? ['or'] : []),
    ...((bits & POINT_WILLPOWER) !== 0 ? [`${many} de volonté`] : []),
    ...((bits & POINT_STRENGTH) !== 0 ? [`${many} de force`] : []),
  ];
  return `${total} ${kinds.join(' ou ')}`;
};

const quoted = (text: string | undefined): string => (text === undefined ? '' : ` : « ${text} »`);
/** A title becomes a sentence of its own. */
const ended = (text: string): string => (/[.!?…»]$/.test(text) ? text : `${text}.`);
const told = (...texts: readonly (string | undefined)[]): string =>
  texts
    .flatMap((text) => text ?? [])
    .map((text) => ended(inOneLine(text)))
    .join(' ');

/** « et invite Thorn », « et vous invite avec Thorn ». */
function inviting(host: Who, guests: readonly Who[]): string {
  const others = guests.filter(({ you }) => !you);
  if (others.length === guests.length) return guests.length === 0 ? '' : ` et ${form(host, 'invitez', 'invite')} ${people(guests)}`;
  return ` et vous invite${others.length === 0 ? '' : ` avec ${people(others)}`}`;
}

export const telling: Words['events'] = {
  begins: ({ heroes, figures }) =>
    `Les héros : ${list(heroes.map((kind, seat) => `${heroNames[kind as 0][figures[seat] as 0]} (${heroWords.fr[heroKinds[kind as 0]][figures[seat] as 0]})`))}.`,
  day: ({ day, seat }, { who }) => `Le jour ${day} commence. ${verb(who(seat), 'jouez', 'joue')} en premier.`,
  turn: () => undefined,
  hour: ({ seat, hour, price }, { who }) =>
    hour <= 7
      ? undefined
      : `${verb(who(seat), 'faites', 'fait')} une heure supplémentaire, la ${nthFeminine(hour)}${price === 0 ? '' : `, pour ${points(price, 'willpower')}`}.`,
  passed: ({ seat }, { who }) => `${verb(who(seat), 'passez', 'passe')} une heure.`,
  'day-ended': ({ seat, rooster }, { who }) =>
    rooster
      ? `${verb(who(seat), 'posez votre', 'pose son')} marqueur sur le coq et ${form(who(seat), 'commencerez', 'commencera')} le jour suivant.`
      : `${verb(who(seat), 'finissez votre', 'finit sa')} journée.`,
  // The other steps are told by what happens in them.
  sunrise: ({ step }) => (step === 1 ? 'Le soleil se lève.' : undefined),

  stepped: ({ seat, from, to, farmers: led }, { who }) =>
    `${verb(who(seat), 'allez', 'va')} de ${from} à ${field(to)}${led === 0 ? '' : ` avec ${farmers(led)}`}.`,
  stopped: () => undefined,
  'ally-stepped': ({ seat, figure: name, from, to }, { who }) =>
    `${verb(who(seat), 'envoyez', 'envoie')} ${figure(name)} de ${from} à ${field(to)}.`,
  'hero-placed': ({ seat, field: to }, { who }) => `${verb(who(seat), 'êtes', 'est')} sur ${field(to)}.`,

  // What was paid is told with what was bought.
  points: ({ seat, what, by, now, cause }, { who }) =>
    cause === 'buy' && by < 0
      ? undefined
      : `${verb(who(seat), by > 0 ? 'gagnez' : 'perdez', by > 0 ? 'gagne' : 'perd')} ${points(Math.abs(by), what)} (maintenant\u00a0${now}).`,
  // What it costs and brings is told by the points that follow.
  'knocked-out': ({ seat }, { who }) => `${verb(who(seat), 'vous effondrez', 's’effondre')}.`,
  got: ({ seat, item, count }, { who }) => `${verb(who(seat), 'recevez', 'reçoit')} ${thing(item, count)}.`,
  lost: ({ seat, item, count }, { who }) => `${verb(who(seat), 'perdez', 'perd')} ${thing(item, count)}.`,
  used({ seat, item, use }, { who }) {
    const what = {
      walk: 'pour la route',
      willpower: 'pour la volonté',
      fight: 'au combat',
      shield: 'contre le coup',
      event: 'contre l’événement',
      exchange: 'pour un échange',
    }[use];
    return `${verb(who(seat), 'utilisez', 'utilise')} ${thing(item)} ${what}.`;
  },
  took: ({ seat, item, count, field: at }, { who }) => `${verb(who(seat), 'ramassez', 'ramasse')} ${thing(item, count)} sur ${field(at)}.`,
  dropped: ({ seat, item, count, field: at }, { who }) => `${verb(who(seat), 'posez', 'pose')} ${thing(item, count)} sur ${field(at)}.`,
  gave: ({ seat, to, item, count }, { who }) =>
    who(to).you
      ? `${who(seat).name} vous donne ${thing(item, count)}.`
      : `${verb(who(seat), 'donnez', 'donne')} ${thing(item, count)} à ${who(to).name}.`,
  bought: ({ seat, item, price }, { who }) =>
    `${verb(who(seat), 'achetez', 'achète')} ${item === 'strength' ? '1 point de force' : thing(item)} pour ${price} or.`,
  'exchange-opened': ({ seat, with: other, falcon }, { who }) =>
    `${who(other).you ? `${who(seat).name} vous propose un échange` : `${verb(who(seat), 'proposez', 'propose')} un échange à ${who(other).name}`}${falcon ? ', par faucon' : ''}.`,
  offered: ({ seat, item, count }, { who }) =>
    count === 0
      ? `${verb(who(seat), 'retirez', 'retire')} une offre : ${itemWords.fr[item].bare}.`
      : `${verb(who(seat), 'offrez', 'offre')} ${thing(item, count)}.`,
  agreed: ({ seat }, { who }) => `${verb(who(seat), 'acceptez', 'accepte')} l’échange.`,
  exchanged({ a, b, falcon, given, taken }, { who }) {
    const pile = (counts: readonly number[]): string => {
      const words = counts.flatMap((count, item) => (count > 0 ? [thing(itemName(item), count)] : []));
      return words.length === 0 ? 'rien' : list(words);
    };
    return `Échange : ${object(who(a))}, ${pile(given)} ; ${object(who(b))}, ${pile(taken)}${falcon ? ' ; le faucon porte le tout' : ''}.`;
  },
  'exchange-off': ({ seat }, { who }) => `${verb(who(seat), 'renoncez', 'renonce')} à l’échange.`,

  'well-emptied': ({ seat, field: at }, { who }) => `${verb(who(seat), 'videz', 'vide')} le puits de la case ${at}.`,
  'wells-filled': ({ fields: all }) =>
    all.length === 0
      ? 'Aucun puits ne se remplit.'
      : `${counted(all.length, 'Puits de nouveau plein', 'Puits de nouveau pleins')} : ${fields(all)}.`,
  'fog-uncovered': ({ field: at, back }) => `Sous le brouillard de la case ${at} : ${fogWords.fr[back]}.`,
  'fog-activated': ({ seat, field: at, back }, { who }) =>
    `${verb(who(seat), 'levez', 'lève')} le brouillard de la case ${at} : ${fogWords.fr[back]}.`,
  uncovered: ({ field: at, item }) => `Découvert sur la case ${at} : ${thing(item)}.`,
  laid: ({ what, field: at, count }) => (what === 'fog' ? undefined : `Nouveau sur ${field(at)} : ${onField(what, count)}.`),
  removed: ({ what, field: at, count }) => (what === 'fog' ? undefined : `Quitte ${field(at)} : ${onField(what, count)}.`),
  'figure-placed': ({ figure: name, field: at }) => `${sentence(figure(name))} se tient sur ${field(at)}.`,
  'figure-moved': ({ figure: name, from, to }) => `${sentence(figure(name))} va de ${field(from)} à ${field(to)}.`,
  'figure-left': ({ figure: name }) => `${sentence(figure(name))} quitte le jeu.`,
  bridge: ({ a, b, closed }) => `${sentence(way(a, b))} est ${closed ? 'fermé' : 'rouvert'}.`,
  'farmers-saved': ({ count, shields }) =>
    `${sentence(farmers(count))} ${counted(count, 'arrive', 'arrivent')} au château : ${counted(shields, '# bouclier d’or', '# boucliers d’or')} désormais.`,
  'farmers-lost': ({ count, field: at }) => `${sentence(farmers(count))} ${counted(count, 'est perdu', 'sont perdus')} sur ${field(at)}.`,

  'creature-placed': ({ creature: kind, wanted, field: at }) =>
    wanted === at
      ? `Un ${creature(kind)} apparaît sur ${field(at)}.`
      : `Un ${creature(kind)} apparaît pour la case ${wanted} et poursuit jusqu’à ${field(at)}.`,
  'creature-skipped': ({ creature: kind, wanted }) => `Il ne reste pas de ${creature(kind)} pour la case ${wanted}.`,
  'creature-moved': ({ creature: kind, from, to }) => `${sentence(theCreature(kind))} de ${from} avance vers ${field(to)}.`,
  'creature-stays': ({ creature: kind, field: at }, { view }) =>
    isPinned(view, at) ? undefined : `${sentence(theCreature(kind))} reste sur ${field(at)}\u202f: le chemin est fermé.`,
  'creature-in-castle': ({ creature: kind, from, free }) =>
    `${sentence(theCreature(kind))} de la case ${from} entre au château ; ${free === 0 ? 'il ne reste plus de bouclier d’or' : `encore ${counted(free, '# bouclier d’or libre', '# boucliers d’or libres')}`}.`,
  'creature-removed': ({ creature: kind, field: at }) => `${sentence(theCreature(kind))} de ${field(at)} quitte le jeu.`,

  fight: ({ seat, field: at, creature: kind, invited }, { who }) =>
    `${verb(who(seat), 'attaquez', 'attaque')} ${theCreature(kind)} sur ${field(at)}${inviting(who(seat), invited.map(who))}.`,
  joined: ({ seat }, { who }) => `${verb(who(seat), 'rejoignez', 'rejoint')} le combat.`,
  declined: ({ seat }, { who }) => `${verb(who(seat), 'restez', 'reste')} hors du combat.`,
  withdrew: ({ seat }, { who }) => `${verb(who(seat), 'renoncez', 'renonce')} au combat.`,
  round: ({ round, fighters }, { who }) => `Assaut ${round}, au combat : ${people(fighters.map(who))}.`,
  rolled: ({ seat, how, dice: values }, { who }) =>
    `${verb(who(seat), 'lancez', 'lance')} ${dice(values)}${how === 'black' ? ' avec le dé noir' : ''}.`,
  flipped: ({ seat, of, from, to }, { who }) =>
    `${verb(who(seat), 'tournez', 'tourne')} ${seat === of ? form(who(seat), 'votre', 'son') : 'le'} ${from}${seat === of ? '' : ` ${belongingTo(who(of))}`} en ${to}.`,
  'rolled-final': ({ seat, value }, { who }) => `${verb(who(seat), 'ajoutez', 'ajoute')} ${value}.`,
  'creature-rolled': ({ creature: kind, dice: values, value }) =>
    `${sentence(theCreature(kind))} lance ${dice(values)} : cela compte ${value}.`,
  clash: ({ ours, theirs }) => `Valeurs de combat : héros ${ours}, contre ${theirs}.`,
  'creature-hurt': ({ by, left }) => `La créature perd ${points(by, 'willpower')} ; il lui en reste ${left}.`,
  shielded: ({ seat }, { who }) => (who(seat).you ? 'Le bouclier vous protège.' : `Le bouclier protège ${who(seat).name}.`),
  stays: ({ seat }, { who }) => `${verb(who(seat), 'continuez', 'continue')} le combat.`,
  'left-fight': ({ seat, why }, { who }) =>
    `${verb(who(seat), 'quittez', 'quitte')} le combat${why === 'hours' ? ' : plus d’heure' : why === 'willpower' ? ' : plus de volonté' : ''}.`,
  'fight-over'({ won, creature: kind, field: at }) {
    if (kind === 'rubble') return won ? `Le chemin de la case ${at} est libre.` : `Les éboulis de la case ${at} tiennent bon.`;
    return won ? `${sentence(theCreature(kind))} de ${field(at)} est vaincu.` : `Le combat est fini ; ${theCreature(kind)} se remet.`;
  },
  'rubble-cleared': ({ field: at, values }) =>
    values.length === 0 ? `Les éboulis de ${field(at)} ne cèdent pas.` : `Éboulis ${values.join(', ')} déblayés de ${field(at)}.`,

  pool({ pool, total, points: bits, item }) {
    const what = poolOf(bits, total, item);
    if (pool === 'loss') return `Ensemble, les héros perdent ${what}.`;
    if (pool === 'price') return `Ensemble, les héros peuvent payer ${what}.`;
    return pool === 'reward' ? `La récompense : ${what}.` : `Ensemble, les héros gagnent ${what}.`;
  },
  shared: () => undefined,
  'pool-passed': ({ seat }, { who }) => `${verb(who(seat), 'laissez', 'laisse')} faire les autres.`,
  'pool-over': ({ pool, reached }) =>
    pool === 'price' ? (reached ? 'Le prix est payé.' : 'Le prix n’est pas réuni : personne ne paie.') : undefined,

  'n-token': ({ from, to }) =>
    from < 0 ? `Le jeton N est posé sur ${letter(to)} : la légende s’y termine.` : `Le jeton N passe à ${letter(to)}.`,
  'handed-over': ({ seat, value, all, of }, { who }) =>
    `${verb(who(seat), 'remettez', 'remet')} de l’or et des pierres précieuses pour une valeur de ${value} : ${all} sur ${of}.`,
  narrator: ({ to }) => `Le narrateur arrive à ${letter(to)}.`,
  card: ({ title, story, task, notes }) =>
    told(`Carte Légende\u202f: ${title.fr}`, story.fr, task && `Tâche\u202f: ${task.fr}`, notes && `À savoir\u202f: ${notes.fr}`),
  'event-card': ({ title, story, shield }) =>
    told(`Événement\u202f: ${title.fr}`, story.fr, shield ? 'Un bouclier peut l’écarter.' : undefined),
  'event-averted': ({ seat }, { who }) => `${verb(who(seat), 'écartez', 'écarte')} l’événement d’un bouclier.`,
  looked: ({ seat, title, story }, { who }) =>
    `${verb(who(seat), 'regardez', 'regarde')} la prochaine carte${quoted(title.fr)}. ${ended(story.fr)}`,
  peeked: ({ kept, under, title }) =>
    `La carte « ${title.fr} » ${kept ? 'revient sur le paquet' : under === true ? 'passe sous le paquet' : 'quitte le jeu'}.`,
  reshuffled: () => 'On mélange les cartes utilisées.',
  dealt: ({ seat, title, story }, { who }) => `${verb(who(seat), 'recevez', 'reçoit')} une carte${quoted(title.fr)}. ${ended(story.fr)}`,
  task: ({ state, title, text, owner }, { who }) =>
    state === 'open'
      ? `${owner === undefined ? 'Nouvelle tâche' : `Nouvelle tâche pour ${who(owner).you ? 'vous' : who(owner).name}`}${quoted(title.fr)}. ${ended(text.fr)}`
      : `${state === 'done' ? 'Tâche accomplie' : 'Tâche manquée'}${quoted(title.fr)}.`,
  goal: ({ text }) => `But : ${ended(text.fr)}`,
  die: ({ seat, faces, result }, { who }) =>
    `${seat < 0 ? counted(faces.length, 'Le dé montre', 'Les dés montrent') : verb(who(seat), 'lancez', 'lance')} ${dice(faces)}${faces.length === 1 && faces[0] === result ? '' : ` : ${result}`}.`,
  answered: ({ seat, of, value }, { who }) =>
    value < 0
      ? `${verb(who(seat), 'refusez', 'refuse')}.`
      : `${verb(who(seat), 'décidez', 'décide')}${of === 'field' ? ` : ${field(value)}` : ''}.`,
  ended: ({ title, story, tips, why }) => told(why?.fr, title.fr, story.fr, tips?.fr),
};
