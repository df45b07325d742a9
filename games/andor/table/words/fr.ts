import { nthFeminine } from '@tafelrunde/kernel';
import { bare, counted, creature, farmers, figure, list, object, theCreature } from '../../texts/fr/grammar.ts';
import { creatureWords, fogWords } from '../../texts/names.ts';
import type { Words } from './shape.ts';

const hours = (count: number): string => counted(count, '# heure', '# heures');

export const fr: Words = {
  map: 'Carte d’Andor',
  names: {
    andor: 'ANDOR',
    'watchful-woods': 'Bois vigilant',
    'grey-mountains': 'Monts Gris',
    'secret-lake': 'Lac secret',
    'deep-halls': 'Salles profondes',
    'old-workings': 'Vieilles galeries',
    'sunken-works': 'Ateliers engloutis',
    'high-gallery': 'Haute galerie',
    mine: 'LA MINE',
  },
  country: {
    'southern-forest': 'forêt du Sud',
    'watchful-woods': 'Bois vigilant',
    mountain: 'sentier de montagne',
    coast: 'côte',
    bank: 'rive du fleuve',
    meadow: 'prairie',
    wood: 'bois',
    gallery: 'galerie',
  },
  field: (field, name) => `Case ${field}, ${name}`,
  faceDown: 'quelque chose face cachée',
  redX: 'une croix rouge',
  rubbleOf: (values) => `éboulis ${values.join(', ')}`,
  ofStory: 'la légende parle de lui',
  inCastle: (kinds) =>
    `au château\u202f: ${list(kinds.map(({ kind, count }) => `${count} ${creatureWords.fr[kind][count === 1 ? 0 : 1]}`))}`,
  found: (ground, figures) => [
    ...(ground.creature === undefined ? [] : [creature(ground.creature)]),
    ...ground.heroes.map(object),
    ...figures.map(figure),
    ...(ground.fog === undefined ? [] : [ground.fog === 'hidden' ? 'brouillard' : `brouillard\u202f: ${fogWords.fr[ground.fog]}`]),
    ...(ground.well === undefined ? [] : [ground.well === 'full' ? 'puits plein' : 'puits vide']),
    ...(ground.merchant ? ['marchand'] : []),
    ...(ground.farmers === 0 ? [] : [farmers(ground.farmers)]),
    ...ground.lying.map(bare),
  ],
  youStandHere: 'vous êtes ici',
  hours,
  nextDoor: (creatures) => `à côté\u202f: ${creatures.map(({ kind, field }) => `${creature(kind)} sur la ${field}`).join(', ')}`,
  neighbours: (fields) => `voisines ${fields.join(', ')}`,

  walkTo: (field, spent) => `Aller à la ${field}\u202f: ${spent === 0 ? 'aucune heure' : hours(spent)}`,
  walk: 'En route',
  walkSaid: (field, { steps, free, late, willpower }) =>
    `Aller à la ${field}\u202f: ${[...(steps === free ? [] : [`${hours(steps - free)}${late === 0 ? '' : `, dont ${counted(late, '# supplémentaire', '# supplémentaires')} pour ${counted(willpower, '# point de volonté', '# points de volonté')}`}`]), ...(free === 0 ? [] : [counted(free, '# pas gratuit', '# pas gratuits')])].join('\u202f; ')}.`,
  tooFar: (field, missing) => `La case ${field} est trop loin pour aujourd’hui\u202f: il manque ${hours(missing)}.`,
  noWay: 'Aucun chemin n’y mène.',
  closed: 'fermée aux héros',
  mayNotEnter: (field) => `Aucun héros ne peut encore entrer sur la case ${field}\u202f: la légende l’interdit.`,
  crossing: 'traversée',
  toMerchant: 'Voir ce qui est à vendre',
  whyNot: 'Pourquoi pas\u202f?',
  bridge: 'pont',
  noHour: 'aucune heure',
  overtimePaid: (price) => `−${price} ♥`,
  takeFarmers: (field, count) => (count === 1 ? `Emmener le paysan de la ${field}` : `Emmener ${count} paysans de la ${field}`),
  farmersDie: (field) => `Une créature attend sur la ${field}\u202f: aucun paysan n’y survivrait.`,
  onTheWay: (left) => `En chemin, encore ${counted(left, '# case', '# cases')}`,
  wineskin: 'Gourde −1',
  attack: (kind, hour, price) =>
    `Attaquer ${theCreature(kind)} · ${nthFeminine(hour)}\u00a0heure${price === 0 ? '' : `, −${price}\u00a0♥`}`,
  inviteWhom: 'Inviter au combat',
  chance: 'Chances de victoire',
  alone: 'seul',
  withMates: (names) => `avec ${list(names)}`,
  chanceNote: 'Si tous restent jusqu’au bout et n’utilisent rien.',
  percent: (of) => (of > 0 && of < 1 ? 'moins de 1\u202f%' : of > 99 && of < 100 ? 'plus de 99\u202f%' : `${Math.round(of)}\u202f%`),
  onArrival: 'Ce qui s’y passe',
  arrives: {
    late: ({ hours: late, price, left, dice }) =>
      price === 0
        ? `${counted(late, 'Une heure supplémentaire, gratuite', '# heures supplémentaires, gratuites')} aujourd’hui.`
        : `${counted(late, 'Une heure supplémentaire', '# heures supplémentaires')}\u202f: il vous restera ${counted(left, '# point de volonté', '# points de volonté')}${dice === undefined ? '' : ` et seulement ${counted(dice, '# dé', '# dés')}`}.`,
    fog: (back) =>
      back === undefined
        ? 'Brouillard\u202f: il se lève si vous vous arrêtez là.'
        : `Si vous vous arrêtez là, le brouillard se lève\u202f: ${fogWords.fr[back]}.`,
    creature: (kind) =>
      `${creature(kind).replace(/^./, (first) => first.toUpperCase())}\u202f: vous pourrez le combattre au prochain tour.`,
    saved: (count) =>
      counted(
        count,
        'Le paysan est à l’abri\u202f: un bouclier de plus pour le château.',
        '# paysans sont à l’abri\u202f: # boucliers de plus pour le château.',
      ),
    well: (points) => `Puits plein\u202f: ${counted(points, '# point de volonté', '# points de volonté')}, sans dépenser d’heure.`,
    merchant: 'Marchand\u202f: les achats ne coûtent aucune heure.',
    farmers: (count) =>
      counted(
        count,
        'Un paysan attend\u202f: il vous suit si vous repartez.',
        '# paysans attendent\u202f: ils vous suivent si vous repartez.',
      ),
    lying: (piles) => `À ramasser\u202f: ${list(piles.map(bare))}.`,
  },
  suggest: 'Proposer',
  close: 'Fermer',

  wholeMap: 'Toute la carte',
  toHero: 'Vers mon héros',
  zoomIn: 'Plus près',
  zoomOut: 'Plus loin',
  arrows: 'Flèches des créatures',
  nextSunrise: 'Prochain lever du soleil',
  sunriseNote: 'En pointillé\u202f: où vont les créatures au lever du soleil, si la carte événement n’y change rien.',
  comeIn: (all, lost) => {
    const [first] = all;
    const who =
      all.length === 1 && first !== undefined
        ? `${theCreature(first.kind).replace(/^l/, 'L')} de la ${first.from} entre au château`
        : `${all.length} créatures entrent au château (${list(all.map(({ kind, from }) => `${creature(kind)} de la ${from}`))})`;
    return lost
      ? `${who}\u202f: il n’y a pas assez de boucliers libres, la légende est perdue.`
      : `${who}\u202f: ${counted(all.length, 'un bouclier tombe', '# boucliers tombent')}.`;
  },
  dawnSaid: (ways) =>
    ways.length === 0
      ? 'Au lever du soleil, aucune créature ne bouge.'
      : `Au lever du soleil\u202f: ${ways
          .map(({ kind, from, over, to }) => {
            const start = from === 'castle' ? 'du château' : `de la ${from}`;
            const goal = to === 'castle' ? 'au château' : `à la ${to}`;
            return `${creature(kind)} ${start}${over.length === 0 ? '' : ` par la ${list(over)}`} ${goal}`;
          })
          .join('\u202f; ')}.`,
  heads: ({ kind, field, next, away, pinned }) =>
    `${creature(kind)} sur la ${field}\u202f: ${
      pinned
        ? 'ne bouge pas'
        : next === undefined
          ? 'chemin fermé'
          : away === 1
            ? 'entre ensuite au château'
            : `va ensuite à la ${next}${away < 0 ? '' : `, à ${away} pas du château`}`
    }`,
  skip: 'Passer',

  listTitle: 'La carte en liste',
  listOpen: 'Liste',
  youStandOn: (field) => `Vous êtes sur la ${field}.`,
  filters: {
    reach: 'À portée',
    creatures: 'Créatures',
    heroes: 'Héros',
    fog: 'Brouillard',
    wells: 'Puits, marchands',
    all: 'Toutes les cases',
  },
  away: (spent) => (spent === 0 ? 'Ici' : `À ${counted(spent, '# heure', '# heures')}`),
  outOfReach: 'Trop loin pour aujourd’hui',
  unreachable: 'Hors d’atteinte',
  leadsTo: (fields) => (fields.length === 0 ? 'ne mène nulle part' : `mène à ${fields.join(', ')}`),
  byNumber: 'Par numéro',
  byDistance: 'Par heures',
  toMap: 'Retour à la carte',
  listKeys: 'Les chiffres mènent à une case, M ramène à la carte.',
  listDigits: 'Les chiffres mènent à une case.',
  nothingHere: 'Rien de tel sur la carte.',
  show: 'Voir',

  actions: (count) => `Toutes les actions (${count})`,
  actionsTitle: 'Ce que vous pouvez faire',
  groups: { turn: 'Votre tour', here: 'Sur cette case', things: 'Déposer', together: 'Avec les autres', way: 'En chemin' },
  nothingToDo: 'Rien pour l’instant.',

  tabs: { map: 'Carte', heroes: 'Héros', legend: 'Légende', creatures: 'Créatures', council: 'Conseil' },
  panels: 'Tableaux',
  status: (day, letter) => (day === 0 ? `Lettre ${letter}` : `Jour ${day} · lettre ${letter}`),
  figures: { strength: 'Force', willpower: 'Volonté', gold: 'Or' },
  keys: [
    ['← → ↑ ↓', 'vers la case voisine dans cette direction'],
    ['0–9', 'aller à une case par son numéro'],
    ['Entrée', 'choisir la case\u202f; encore une fois\u202f: s’y rendre'],
    ['Échap', 'lâcher la case'],
    ['N', 'prochaine case à portée'],
    ['M', 'la carte en liste, et retour'],
    ['A', 'toutes les actions'],
    ['Z', 'toute la carte'],
    ['S', 'vers mon héros'],
    ['P', 'montrer ou cacher les flèches'],
    ['V', 'ce qu’apporte le prochain lever du soleil'],
  ],
};
