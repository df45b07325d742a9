import { creatureWords, fogWords } from '../../texts/names.ts';
import { bare, counted, creature, farmers, figure, hours, list, object, theCreature } from '../../texts/en/grammar.ts';
import type { Stay } from '../dawn.ts';
import type { Words } from './shape.ts';

const stay = (at: Stay): string => (at === 'castle' ? 'the castle' : `${at}`);

export const en: Words = {
  map: 'Map of Andor',
  names: {
    andor: 'ANDOR',
    'watchful-woods': 'Watchful Woods',
    'grey-mountains': 'Grey Mountains',
    'secret-lake': 'Secret Lake',
    'deep-halls': 'Deep Halls',
    'old-workings': 'Old Workings',
    'sunken-works': 'Sunken Works',
    'high-gallery': 'High Gallery',
    mine: 'THE MINE',
  },
  country: {
    'southern-forest': 'southern forest',
    'watchful-woods': 'Watchful Woods',
    mountain: 'mountain path',
    coast: 'coast',
    bank: 'river bank',
    meadow: 'meadow',
    wood: 'wood',
    gallery: 'gallery',
  },
  field: (field, name) => `Field ${field}, ${name}`,
  faceDown: 'something face down',
  redX: 'a red X',
  rubbleOf: (values) => `rubble ${values.join(', ')}`,
  ofStory: 'the legend speaks of it',
  inCastle: (kinds) => `in the castle: ${list(kinds.map(({ kind, count }) => `${count} ${creatureWords.en[kind][count === 1 ? 0 : 1]}`))}`,
  found: (ground, figures) => [
    ...(ground.creature === undefined ? [] : [creature(ground.creature)]),
    ...ground.heroes.map(object),
    ...figures.map(figure),
    ...(ground.fog === undefined ? [] : [ground.fog === 'hidden' ? 'fog' : `fog: ${fogWords.en[ground.fog]}`]),
    ...(ground.well === undefined ? [] : [ground.well === 'full' ? 'full well' : 'empty well']),
    ...(ground.merchant ? ['merchant'] : []),
    ...(ground.farmers === 0 ? [] : [farmers(ground.farmers)]),
    ...ground.lying.map(bare),
  ],
  youStandHere: 'you stand here',
  hours,
  nextDoor: (creatures) => `next door: ${creatures.map(({ kind, field }) => `${creature(kind)} on ${field}`).join(', ')}`,
  neighbours: (fields) => `neighbours ${fields.join(', ')}`,

  walkTo: (field, spent) => `Walk to ${field}: ${spent === 0 ? 'no hour' : hours(spent)}`,
  walk: 'Walk',
  walkSaid: (field, { steps, free, late, willpower }) =>
    `Walk to ${field}: ${[...(steps === free ? [] : [`${hours(steps - free)}${late === 0 ? '' : `, ${late === 1 ? 'one' : late} of them overtime for ${willpower} willpower`}`]), ...(free === 0 ? [] : [counted(free, '# step free', '# steps free')])].join('; ')}.`,
  tooFar: (field, missing) => `Field ${field} is too far for today: ${hours(missing)} missing.`,
  noWay: 'No way leads there.',
  closed: 'closed to heroes',
  mayNotEnter: (field) => `No hero may enter field ${field} yet: the legend forbids it.`,
  crossing: 'crossing',
  toMerchant: 'See what is for sale',
  whyNot: 'Why not?',
  bridge: 'bridge',
  noHour: 'no hour',
  overtimePaid: (price) => `−${price} ♥`,
  takeFarmers: (field, count) => `Take ${farmers(count)} along from ${field}`,
  farmersDie: (field) => `A creature waits on ${field}: a farmer would not survive that.`,
  onTheWay: (left) => `On the way, ${left === 1 ? '1 field' : `${left} fields`} to go`,
  wineskin: 'Wineskin −1',
  attack: (kind, hour, price) => `Attack ${theCreature(kind)} · hour\u00a0${hour}${price === 0 ? '' : `, −${price}\u00a0♥`}`,
  inviteWhom: 'Ask to join',
  chance: 'Chance to win',
  alone: 'alone',
  withMates: (names) => `with ${list(names)}`,
  chanceNote: 'If everyone stays to the end and uses nothing up.',
  percent: (of) => (of > 0 && of < 1 ? 'under 1%' : of > 99 && of < 100 ? 'over 99%' : `${Math.round(of)}%`),
  onArrival: 'What happens there',
  arrives: {
    late: ({ hours: late, price, left, dice }) =>
      price === 0
        ? `${counted(late, 'One hour', '# hours')} of overtime, free today.`
        : `${counted(late, 'One hour', '# hours')} of overtime: you will have ${left} willpower left${dice === undefined ? '' : ` and only ${counted(dice, '# die', '# dice')}`}.`,
    fog: (back) => (back === undefined ? 'Fog: it lifts if you stop there.' : `If you stop there, the fog lifts: ${fogWords.en[back]}.`),
    creature: (kind) => `${creature(kind).replace(/^./, (first) => first.toUpperCase())}: you may fight it on your next turn.`,
    saved: (count) =>
      counted(count, 'The farmer is safe: one more shield for the castle.', '# farmers are safe: # more shields for the castle.'),
    well: (points) => `Full well: ${points} willpower, at no cost in hours.`,
    merchant: 'Merchant: shopping costs no hour.',
    farmers: (count) =>
      counted(count, 'A farmer waits and comes along when you walk on.', '# farmers wait and come along when you walk on.'),
    lying: (piles) => `To pick up: ${list(piles.map(bare))}.`,
  },
  suggest: 'Suggest',
  close: 'Close',

  wholeMap: 'Whole map',
  toHero: 'To my hero',
  zoomIn: 'Closer',
  zoomOut: 'Farther',
  arrows: 'Arrows of the creatures',
  nextSunrise: 'Next sunrise',
  sunriseNote: 'Dotted: where creatures go at sunrise, unless the event card says otherwise.',
  comeIn: (all, lost) => {
    const [first] = all;
    const who =
      all.length === 1 && first !== undefined
        ? `The ${creature(first.kind)} on ${first.from} reaches the castle`
        : `${all.length} creatures reach the castle (${list(all.map(({ kind, from }) => `${creature(kind)} from ${from}`))})`;
    return lost
      ? `${who}: there are not enough free shields, and the legend is lost.`
      : `${who}: ${counted(all.length, 'a shield falls', '# shields fall')}.`;
  },
  dawnSaid: (ways) =>
    ways.length === 0
      ? 'At sunrise no creature moves.'
      : `At sunrise: ${ways.map(({ kind, from, over, to }) => `${creature(kind)} from ${stay(from)}${over.length === 0 ? '' : ` by ${list(over.map(stay))}`} to ${stay(to)}`).join('; ')}.`,
  heads: ({ kind, field, next, away, pinned }) =>
    `${creature(kind)} on ${field}: ${
      pinned
        ? 'does not move'
        : next === undefined
          ? 'way closed'
          : away === 1
            ? 'next into the castle'
            : `next to ${next}${away < 0 ? '' : `, ${away} steps to the castle`}`
    }`,
  skip: 'Skip',

  listTitle: 'Map as a list',
  listOpen: 'List',
  youStandOn: (field) => `You are on field ${field}.`,
  filters: { reach: 'In reach', creatures: 'Creatures', heroes: 'Heroes', fog: 'Fog', wells: 'Wells, merchants', all: 'All fields' },
  away: (spent) => (spent === 0 ? 'Here' : `${hours(spent)} away`),
  outOfReach: 'Too far for today',
  unreachable: 'Out of reach',
  leadsTo: (fields) => (fields.length === 0 ? 'leads nowhere' : `leads to ${fields.join(', ')}`),
  byNumber: 'Sort by number',
  byDistance: 'Sort by hours',
  toMap: 'Back to the map',
  listKeys: 'Digits jump to a field, M returns to the map.',
  listDigits: 'Digits jump to a field.',
  nothingHere: 'Nothing of the kind on the map.',
  show: 'Look',

  actions: (count) => `All actions (${count})`,
  actionsTitle: 'What you may do',
  groups: { turn: 'Your turn', here: 'On this field', things: 'Lay down', together: 'With the others', way: 'On the way' },
  nothingToDo: 'Nothing just now.',

  tabs: { map: 'Map', heroes: 'Heroes', legend: 'Legend', creatures: 'Creatures', council: 'Council' },
  panels: 'Panels',
  status: (day, letter) => (day === 0 ? `Letter ${letter}` : `Day ${day} · letter ${letter}`),
  figures: { strength: 'Strength', willpower: 'Willpower', gold: 'Gold' },
  keys: [
    ['← → ↑ ↓', 'to the neighbouring field in that direction'],
    ['0–9', 'jump to a field by its number'],
    ['Enter', 'choose the field; once more: go there'],
    ['Esc', 'let go of the field'],
    ['N', 'next field in reach'],
    ['M', 'the map as a list, and back'],
    ['A', 'all actions'],
    ['Z', 'whole map'],
    ['S', 'to my hero'],
    ['P', 'show or hide the arrows'],
    ['V', 'what the next sunrise brings'],
  ],
};
