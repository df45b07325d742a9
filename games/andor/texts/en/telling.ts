import { inOneLine } from '../../legend/telling.ts';
import { letters } from '../../legend/words.ts';
import { isPinned, itemName } from '../reading.ts';
import { fogWords, heroWords, itemWords } from '../names.ts';
import { heroKinds, heroNames, type ItemName } from '../../pieces.ts';
import { POINT_GOLD, POINT_ITEM, POINT_STRENGTH, POINT_WILLPOWER } from '../../state.ts';
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
  own,
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
  if (what === 'well') return 'a well';
  if (what === 'fog') return 'a fog token';
  if (what === 'rubble') return `rubble ${count}`;
  if (what === 'x') return 'a red X';
  return what === 'covered' ? 'a token, face down' : thing(what, count);
};

const poolOf = (bits: number, total: number, item: ItemName | ''): string => {
  if ((bits & POINT_ITEM) !== 0) return item === '' ? counted(total, '# item', '# items') : thing(item, total);
  const kinds = [
    ...((bits & POINT_GOLD) !== 0 ? ['gold'] : []),
    ...((bits & POINT_WILLPOWER) !== 0 ? ['willpower'] : []),
    ...((bits & POINT_STRENGTH) !== 0 ? ['strength'] : []),
  ];
  return `${total} ${kinds.join(' or ')}`;
};

const quoted = (text: string | undefined): string => (text === undefined ? '' : `: “${text}”`);
/** A title becomes a sentence of its own. */
const ended = (text: string): string => (/[.!?…”]$/.test(text) ? text : `${text}.`);
const told = (...texts: readonly (string | undefined)[]): string =>
  texts
    .flatMap((text) => text ?? [])
    .map((text) => ended(inOneLine(text)))
    .join(' ');

export const telling: Words['events'] = {
  begins: ({ heroes, figures }) =>
    `The heroes: ${list(heroes.map((kind, seat) => `${heroNames[kind as 0][figures[seat] as 0]} (${heroWords.en[heroKinds[kind as 0]][figures[seat] as 0]})`))}.`,
  day: ({ day, seat }, { who }) => `Day ${day} begins. ${verb(who(seat), 'are first', 'is first')}.`,
  turn: () => undefined,
  hour: ({ seat, hour, price }, { who }) =>
    hour <= 7
      ? undefined
      : `${verb(who(seat), 'work', 'works')} overtime, hour ${hour}${price === 0 ? '' : `, for ${points(price, 'willpower')}`}.`,
  passed: ({ seat }, { who }) => `${verb(who(seat), 'pass', 'passes')} an hour.`,
  'day-ended': ({ seat, rooster }, { who }) =>
    rooster
      ? `${verb(who(seat), 'lay your', 'lays the')} time marker on the rooster and will begin the next day.`
      : `${verb(who(seat), 'end your', 'ends the')} day.`,
  // The other steps are told by what happens in them.
  sunrise: ({ step }) => (step === 1 ? 'The sun rises.' : undefined),

  stepped: ({ seat, from, to, farmers: led }, { who }) =>
    `${verb(who(seat), 'go', 'goes')} from ${from} to ${field(to)}${led === 0 ? '' : ` with ${farmers(led)}`}.`,
  stopped: () => undefined,
  'ally-stepped': ({ seat, figure: name, from, to }, { who }) =>
    `${verb(who(seat), 'send', 'sends')} ${figure(name)} from ${from} to ${field(to)}.`,
  'hero-placed': ({ seat, field: to }, { who }) => `${verb(who(seat), 'stand', 'stands')} on ${field(to)}.`,

  // What was paid is told with what was bought.
  points: ({ seat, what, by, now, cause }, { who }) =>
    cause === 'buy' && by < 0
      ? undefined
      : `${verb(who(seat), by > 0 ? 'gain' : 'lose', by > 0 ? 'gains' : 'loses')} ${points(Math.abs(by), what)} (now\u00a0${now}).`,
  // What it costs and brings is told by the points that follow.
  'knocked-out': ({ seat }, { who }) => `${verb(who(seat), 'collapse', 'collapses')}.`,
  got: ({ seat, item, count }, { who }) => `${verb(who(seat), 'get', 'gets')} ${thing(item, count)}.`,
  lost: ({ seat, item, count }, { who }) => `${verb(who(seat), 'lose', 'loses')} ${thing(item, count)}.`,
  used({ seat, item, use }, { who }) {
    const what = {
      walk: 'for the way',
      willpower: 'for willpower',
      fight: 'in the fight',
      shield: 'against the blow',
      event: 'against the event',
      exchange: 'for an exchange',
    }[use];
    return `${verb(who(seat), 'use', 'uses')} ${thing(item)} ${what}.`;
  },
  took: ({ seat, item, count, field: at }, { who }) => `${verb(who(seat), 'pick', 'picks')} up ${thing(item, count)} on ${field(at)}.`,
  dropped: ({ seat, item, count, field: at }, { who }) => `${verb(who(seat), 'lay', 'lays')} down ${thing(item, count)} on ${field(at)}.`,
  gave: ({ seat, to, item, count }, { who }) => `${verb(who(seat), 'give', 'gives')} ${object(who(to))} ${thing(item, count)}.`,
  bought: ({ seat, item, price }, { who }) =>
    `${verb(who(seat), 'buy', 'buys')} ${item === 'strength' ? '1 strength' : thing(item)} for ${price} gold.`,
  'exchange-opened': ({ seat, with: other, falcon }, { who }) =>
    `${verb(who(seat), 'propose', 'proposes')} an exchange with ${object(who(other))}${falcon ? ', by falcon' : ''}.`,
  offered: ({ seat, item, count }, { who }) =>
    count === 0
      ? `${verb(who(seat), 'take', 'takes')} back an offer: ${itemWords.en[item].bare}.`
      : `${verb(who(seat), 'offer', 'offers')} ${thing(item, count)}.`,
  agreed: ({ seat }, { who }) => `${verb(who(seat), 'agree', 'agrees')} to the exchange.`,
  exchanged({ a, b, falcon, given, taken }, { who }) {
    const pile = (counts: readonly number[]): string => {
      const words = counts.flatMap((count, item) => (count > 0 ? [thing(itemName(item), count)] : []));
      return words.length === 0 ? 'nothing' : list(words);
    };
    return `${verb(who(a), 'give', 'gives')} ${object(who(b))} ${pile(given)} and ${form(who(a), 'get', 'gets')} ${pile(taken)}${falcon ? '; the falcon carries it' : ''}.`;
  },
  'exchange-off': ({ seat }, { who }) => `${verb(who(seat), 'call', 'calls')} the exchange off.`,

  'well-emptied': ({ seat, field: at }, { who }) => `${verb(who(seat), 'empty', 'empties')} the well on field ${at}.`,
  'wells-filled': ({ fields: all }) =>
    all.length === 0 ? 'No well is filled.' : `${counted(all.length, 'A well is', 'Wells are')} full again: ${fields(all)}.`,
  'fog-uncovered': ({ field: at, back }) => `Under the fog on field ${at}: ${fogWords.en[back]}.`,
  'fog-activated': ({ seat, field: at, back }, { who }) =>
    `${verb(who(seat), 'lift', 'lifts')} the fog on field ${at}: ${fogWords.en[back]}.`,
  uncovered: ({ field: at, item }) => `On field ${at} lies ${thing(item)}.`,
  laid: ({ what, field: at, count }) =>
    what === 'fog' ? undefined : `${sentence(onField(what, count))} ${count > 1 && what !== 'rubble' ? 'are' : 'is'} laid on ${field(at)}.`,
  removed: ({ what, field: at, count }) =>
    what === 'fog' ? undefined : `${sentence(onField(what, count))} ${count > 1 && what !== 'rubble' ? 'leave' : 'leaves'} ${field(at)}.`,
  'figure-placed': ({ figure: name, field: at }) => `${sentence(figure(name))} stands on ${field(at)}.`,
  'figure-moved': ({ figure: name, from, to }) => `${sentence(figure(name))} goes from ${field(from)} to ${field(to)}.`,
  'figure-left': ({ figure: name }) => `${sentence(figure(name))} leaves the game.`,
  bridge: ({ a, b, closed }) => `${sentence(way(a, b))} is ${closed ? 'closed' : 'open again'}.`,
  'farmers-saved': ({ count, shields }) =>
    `${sentence(farmers(count))} ${counted(count, 'reaches', 'reach')} the castle: ${counted(shields, '# golden shield', '# golden shields')} now.`,
  'farmers-lost': ({ count, field: at }) => `${sentence(farmers(count))} ${counted(count, 'is', 'are')} lost on ${field(at)}.`,

  'creature-placed': ({ creature: kind, wanted, field: at }) =>
    wanted === at
      ? `A ${creature(kind)} appears on ${field(at)}.`
      : `A ${creature(kind)} appears for field ${wanted} and goes on to ${field(at)}.`,
  'creature-skipped': ({ creature: kind, wanted }) => `There is no ${creature(kind)} left for field ${wanted}.`,
  'creature-moved': ({ creature: kind, from, to }) => `${sentence(theCreature(kind))} on ${from} moves to ${field(to)}.`,
  'creature-stays': ({ creature: kind, field: at }, { view }) =>
    isPinned(view, at) ? undefined : `${sentence(theCreature(kind))} on ${field(at)} stays there: its way is closed.`,
  'creature-in-castle': ({ creature: kind, from, free }) =>
    `${sentence(theCreature(kind))} from field ${from} enters the castle; ${free === 0 ? 'no golden shield is left' : `${counted(free, '# golden shield is still', '# golden shields are still')} free`}.`,
  'creature-removed': ({ creature: kind, field: at }) => `${sentence(theCreature(kind))} on ${field(at)} leaves the game.`,

  fight: ({ seat, field: at, creature: kind, invited }, { who }) =>
    `${verb(who(seat), 'attack', 'attacks')} ${theCreature(kind)} on ${field(at)}${invited.length === 0 ? '' : ` and ${form(who(seat), 'ask', 'asks')} ${people(invited.map(who))} along`}.`,
  joined: ({ seat }, { who }) => `${verb(who(seat), 'join', 'joins')} the fight.`,
  declined: ({ seat }, { who }) => `${verb(who(seat), 'stay', 'stays')} out of the fight.`,
  withdrew: ({ seat }, { who }) => `${verb(who(seat), 'call', 'calls')} the fight off.`,
  round: ({ round, fighters }, { who }) => `Round ${round}, in the fight: ${people(fighters.map(who))}.`,
  rolled: ({ seat, how, dice: values }, { who }) =>
    `${verb(who(seat), 'roll', 'rolls')} ${dice(values)}${how === 'black' ? ' on the black die' : ''}.`,
  flipped: ({ seat, of, from, to }, { who }) =>
    `${verb(who(seat), 'turn', 'turns')} ${seat === of ? form(who(seat), 'your', 'the') : own(who(of))} ${from} into ${to}.`,
  'rolled-final': ({ seat, value }, { who }) => `${verb(who(seat), 'add', 'adds')} ${value}.`,
  'creature-rolled': ({ creature: kind, dice: values, value }) =>
    `${sentence(theCreature(kind))} rolls ${dice(values)}: that counts ${value}.`,
  clash: ({ ours, theirs }) => `Battle values: heroes ${ours}, against ${theirs}.`,
  'creature-hurt': ({ by, left }) => `The creature loses ${points(by, 'willpower')} and has ${left} left.`,
  shielded: ({ seat }, { who }) => `${verb(who(seat), 'are', 'is')} saved by the shield.`,
  stays: ({ seat }, { who }) => `${verb(who(seat), 'fight', 'fights')} on.`,
  'left-fight': ({ seat, why }, { who }) =>
    `${verb(who(seat), 'leave', 'leaves')} the fight${why === 'hours' ? ': no hour left' : why === 'willpower' ? ': no willpower left' : ''}.`,
  'fight-over'({ won, creature: kind, field: at }) {
    if (kind === 'rubble') return won ? `The way to field ${at} is clear.` : `The rubble on field ${at} holds.`;
    return won ? `${sentence(theCreature(kind))} on ${field(at)} is beaten.` : `The fight is over; ${theCreature(kind)} recovers.`;
  },
  'rubble-cleared': ({ field: at, values }) =>
    values.length === 0 ? `The rubble on ${field(at)} does not give way.` : `Rubble ${values.join(', ')} is cleared from ${field(at)}.`,

  pool({ pool, total, points: bits, item }) {
    const what = poolOf(bits, total, item);
    if (pool === 'loss') return `Together the heroes lose ${what}.`;
    if (pool === 'price') return `Together the heroes may pay ${what}.`;
    return pool === 'reward' ? `The reward is ${what}.` : `Together the heroes gain ${what}.`;
  },
  shared: () => undefined,
  'pool-passed': ({ seat }, { who }) => `${verb(who(seat), 'leave', 'leaves')} it to the others.`,
  'pool-over': ({ pool, reached }) =>
    pool === 'price' ? (reached ? 'The price is paid.' : 'The price is not reached: nobody pays.') : undefined,

  'n-token': ({ from, to }) =>
    from < 0 ? `The N token lies on ${letter(to)}: there the legend ends.` : `The N token moves to ${letter(to)}.`,
  'handed-over': ({ seat, value, all, of }, { who }) =>
    `${verb(who(seat), 'hand', 'hands')} over gold and gems worth ${value}: ${all} of ${of}.`,
  narrator: ({ to }) => `The narrator comes to ${letter(to)}.`,
  card: ({ title, story, task, notes }) =>
    told(`Legend card: ${title.en}`, story.en, task && `Task: ${task.en}`, notes && `Notes: ${notes.en}`),
  'event-card': ({ title, story, shield }) => told(`Event: ${title.en}`, story.en, shield ? 'A shield can turn it away.' : undefined),
  'event-averted': (event, { who }) => `${verb(who(event.seat), 'turn', 'turns')} the event away with a shield.`,
  looked: ({ seat, title, story }, { who }) =>
    `${verb(who(seat), 'look', 'looks')} at the next card${quoted(title.en)}. ${ended(story.en)}`,
  peeked: ({ kept, under, title }) =>
    `The card “${title.en}” goes ${kept ? 'back on the deck' : under === true ? 'under the deck' : 'out of the game'}.`,
  reshuffled: () => 'The used cards are shuffled.',
  dealt: ({ seat, title, story }, { who }) => `${verb(who(seat), 'receive', 'receives')} a card${quoted(title.en)}. ${ended(story.en)}`,
  task: ({ state, title, text, owner }, { who }) =>
    state === 'open'
      ? `${owner === undefined ? 'New task' : `New task for ${who(owner).you ? 'you' : who(owner).name}`}${quoted(title.en)}. ${ended(text.en)}`
      : `${state === 'done' ? 'Task done' : 'Task failed'}${quoted(title.en)}.`,
  goal: ({ text }) => `Goal: ${ended(text.en)}`,
  die: ({ seat, faces, result }, { who }) =>
    `${seat < 0 ? counted(faces.length, 'The die shows', 'The dice show') : verb(who(seat), 'roll', 'rolls')} ${dice(faces)}${faces.length === 1 && faces[0] === result ? '' : `: ${result}`}.`,
  answered: ({ seat, of, value }, { who }) =>
    value < 0
      ? `${verb(who(seat), 'decline', 'declines')}.`
      : `${verb(who(seat), 'decide', 'decides')}${of === 'field' ? ` for ${field(value)}` : ''}.`,
  ended: ({ title, story, tips, why }) => told(why?.en, title.en, story.en, tips?.en),
};
