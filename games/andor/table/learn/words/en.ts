import { hours } from '../../../texts/en/grammar.ts';
import type { Words } from './shape.ts';

const ability = {
  dwarf: 'In the mine on 71 a strength point costs the dwarf only 1 gold.',
  warrior: 'A well gives the warrior 5 willpower instead of 3.',
  archer: 'The archer may also attack from the field next door.',
  wizard: 'In a fight the wizard may turn one die over each round.',
} as const;
const waits = {
  gold: (field: number) => `Gold lies on ${field}.`,
  fog: (field: number) => `Fog lies on ${field}.`,
  well: (field: number) => `On ${field} there is a well.`,
  merchant: (field: number) => `The merchant waits on ${field}.`,
} as const;

export const en: Words = {
  ideas: {
    hero: {
      short: 'Your hero',
      title: ({ hero }) => `${hero}, your hero`,
      text: ({ kind, dice }) =>
        `Strength is added in a fight; willpower says how many dice you roll: ${dice === 1 ? 'one' : dice} just now. ${ability[kind]} Touch the board to see all of it.`,
    },
    tasks: {
      short: 'The tasks',
      title: () => 'What is to be done',
      text: ({ first }) =>
        first
          ? 'Here are your tasks. Any hero may do any of them, in any order; only the castle comes last, on the same day.'
          : 'Here are the tasks of the legend, as far as they are known. All heroes work on them together.',
    },
    walk: {
      short: 'Walking',
      title: () => 'One hour a field',
      text: ({ goal }) =>
        goal === undefined
          ? 'Touch a lit field: the dots show the way, the day track shows what it costs. Every field you enter takes an hour.'
          : `${waits[goal.what](goal.field)} Touch the field: the dots show the way, the day track shows what it costs, ${goal.hours} of your 7 hours.`,
    },
    stop: {
      short: 'Ending a move',
      title: () => 'What counts is where you stop',
      text: () => 'In passing nothing happens. Walk on as long as you like, or end your move: then what lies here takes effect.',
    },
    hours: {
      short: 'The day track',
      title: () => 'Seven hours a day',
      text: ({ hero, hours: spent }) =>
        spent === 0
          ? 'The discs count the hours spent. Each hero has seven a day; when they are gone, the others go on alone.'
          : `${hero}’s disc has moved on: ${hours(spent)} spent. Each hero has seven a day; when they are gone, the others go on alone.`,
    },
    turns: {
      short: 'Whose turn it is',
      title: () => 'One action, then the next hero',
      text: ({ turn, turnIsYours }) =>
        `In a turn a hero takes one action, as long as it may be. Then comes the next, round and round: now it is ${turn}’s turn${turnIsYours ? ', and you lead this hero, too' : ''}.`,
    },
    free: {
      short: 'Free actions',
      title: () => 'It costs no hour',
      text: ({ idle }) =>
        idle !== undefined
          ? `Picking up, buying, using a well: all that is free, even when it is somebody else’s turn. Turn to ${idle}: there is something to be done there.`
          : 'Picking up, buying, using a well: all that is free, even when it is not your turn. “All actions” lists whatever can be done just now.',
    },
    fog: {
      short: 'Fog',
      title: () => 'Into the fog',
      text: () => 'Nobody knows what lies under a fog token. Whoever ends a move on it turns it over and takes what comes.',
    },
    well: {
      short: 'Wells',
      title: () => 'A well',
      text: ({ kind }) =>
        `Stop here, then empty the well: that gives ${kind === 'warrior' ? 5 : 3} willpower. An empty one fills again at sunrise.`,
    },
    merchant: {
      short: 'Gold and merchants',
      title: () => 'Gold becomes strength',
      text: () => 'Whoever stops at a merchant may buy: 2 gold for a strength point. More strength counts in every fight to come.',
    },
    give: {
      short: 'Giving and exchanging',
      title: () => 'You may share',
      text: () =>
        'Heroes on one field may give each other gold and things, or exchange them. That costs no hour. Strength and willpower stay with each.',
    },
    castle: {
      short: 'To the castle',
      title: () => 'Now to the castle',
      text: () => 'Everything on the way is done. As soon as a hero ends a move on 0, the second part begins.',
    },
    rest: {
      short: 'Ending the day',
      title: () => 'The day ends when you say so',
      text: ({ first }) =>
        first
          ? 'Whoever has no hours left ends the day and waits for the others. When all have, this part is over.'
          : 'No hours left, or nothing to do? End your day. The first to do so gets the rooster and will begin tomorrow.',
    },
    creatures: {
      short: 'Creatures',
      title: () => 'Creatures on the march',
      text: () =>
        'Creatures follow the red arrows, field by field, until they are in the castle. They never attack: only heroes begin a fight.',
    },
    sunrise: {
      short: 'Sunrise',
      title: () => 'When the sun rises',
      text: () =>
        'Once all heroes have ended the day, an event card is read, every creature moves one arrow on, and the wells fill. This button shows where they will go.',
    },
    narrator: {
      short: 'Narrator and letters',
      title: () => 'The narrator walks',
      text: () =>
        'He goes one letter on at each sunrise and for each creature beaten. A star brings a card; at N the legend ends. So do not fight everything.',
    },
    shields: {
      short: 'Golden shields',
      title: () => 'Shields for the castle',
      text: ({ shields }) =>
        `A creature that enters the castle takes a golden shield. ${shields === 0 ? 'None is free now' : shields === 1 ? 'One is free now' : `${shields} are free now`}; a creature that finds none ends the legend for all.`,
    },
    fight: {
      short: 'Fighting',
      title: () => 'You could fight here',
      text: ({ hero }) =>
        `${hero}’s strength and best die against the creature’s: whoever has less loses the difference in willpower. Each round costs an hour. Touch the field to attack.`,
    },
    dice: {
      short: 'Dice and willpower',
      title: () => 'The best die counts',
      text: ({ hero, willpower, dice }) =>
        `With ${willpower} willpower, ${hero} rolls ${dice === 1 ? 'one die' : `${dice} dice`}. At 0 a hero is out and loses a strength point; between rounds you may break off, but then the creature recovers.`,
    },
    together: {
      short: 'Fighting together',
      title: () => 'Two fight better',
      text: () =>
        'Ask heroes along who stand there, an archer also from next door. Strength and best dice add up, but if you lose, each of you loses the whole difference.',
    },
    shares: {
      short: 'Sharing out',
      title: () => 'It belongs to all of you',
      text: () => 'What the group gets or gives is shared out. The lowest rank begins; take your share, or leave it to the others.',
    },
    overtime: {
      short: 'Overtime',
      title: () => 'Three more hours, at a price',
      text: () =>
        'The seven hours are gone. Up to three more are possible, each for 2 willpower. Mind your dice: less willpower may mean one fewer.',
    },
    carry: {
      short: 'Carrying things',
      title: () => 'What you can carry',
      text: () => 'Three small things, one large, one helm; gold always fits. Laying down, picking up and handing over cost no hour.',
    },
    farmers: {
      short: 'Farmers',
      title: () => 'Farmers need you',
      text: () =>
        'Take farmers along as you walk. Each one you bring to the castle is one more golden shield; a creature on their field is their end.',
    },
    plans: {
      short: 'Plans of the others',
      title: () => 'What the others plan',
      text: () => 'Pins show what somebody has in mind. Touch a field and “Suggest” to answer with a plan of your own. Plans bind nobody.',
    },
  },
  progress: (known, all) => `${known} of ${all} ideas`,
  card: 'New idea',
  gotIt: 'Got it',
  later: 'Later',
  noMore: 'No more of this',
  rule: (rule) => `Rule ${rule}`,
  unfold: (title) => `Read: ${title}`,
  list: 'Ideas',
  knownSoFar: (count) => (count === 1 ? 'One you know' : `${count} you know`),
  isKnown: 'known',
  isNow: 'now',
  all: 'You know them all. Well led!',
};
