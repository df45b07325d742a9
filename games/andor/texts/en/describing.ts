import { creatures as values } from '../../components/index.ts';
import { creatureKinds, heroKinds } from '../../pieces.ts';
import { coveredWords, fogWords, heroWords } from '../names.ts';
import type { Way, Words } from '../words.ts';
import {
  bare,
  creature,
  dice,
  farmers,
  field,
  fields,
  figure,
  hours,
  list,
  own,
  people,
  points,
  sentence,
  counted,
  theCreature,
  thing,
  things,
  way,
} from './grammar.ts';

const places: Readonly<Record<Way['to'], string>> = {
  castle: 'castle',
  merchant: 'merchant',
  well: 'nearest full well',
  fog: 'nearest fog',
  farmer: 'farmer',
  things: 'something to pick up on',
  covered: 'nearest face-down token',
  witch: 'witch',
};

export const describing: Words['table'] = {
  day: (day, letter, stars, title) =>
    `${title}. ${day === 0 ? 'Before the first day' : `Day ${day}`}; the narrator is on ${letter}${stars.length === 0 ? '' : `, cards wait at ${list(stars)}`}.`,
  goal: (text) => `Goal: ${text}`,
  task: (title, text, state, owner) =>
    `${state === 'open' ? 'Task' : state === 'done' ? 'Task done' : 'Task failed'}${owner === '' ? '' : ` (${owner})`}: ${title}. ${text}`,
  turn: (who) => (who.you ? 'It is your turn.' : `It is ${who.name}’s turn.`),
  castle: (free, shields, saved) =>
    `Castle: ${free} of ${counted(shields, '# golden shield', '# golden shields')} free${saved === 0 ? '' : `, ${farmers(saved)} saved`}.`,
  hero({ who, name, player, kind, figure: side, rank, field: at, strength, willpower, dice: rolls, hour, inBox, rooster, carries }) {
    const whom = `${who.you ? `You (${name})` : name}, ${heroWords.en[heroKinds[kind as 0]][side as 0]} of rank ${rank}${who.you || name === player ? '' : ` (${player})`}`;
    const where = at < 0 ? 'not on the board' : field(at);
    const day = inBox ? `day ended${rooster ? (who.you ? ', begin tomorrow' : ', begins tomorrow') : ''}` : `${hours(hour)} spent`;
    const bag = `${who.you ? 'carry' : 'carries'} ${carries.length === 0 ? 'nothing' : things(carries)}`;
    return `${whom}: ${where}; ${points(strength, 'strength')}, ${points(willpower, 'willpower')} (${counted(rolls, '# die', '# dice')}); ${day}; ${bag}.`;
  },
  creatures: (creatures) =>
    creatures.length === 0
      ? 'No creature is on the board.'
      : `Creatures: ${creatures
          .map(({ kind, field: at, away, next, strength, willpower, carries, pinned }) => {
            const more = [
              ...(strength === undefined ? [] : [points(strength, 'strength')]),
              ...(willpower === undefined ? [] : [points(willpower, 'willpower')]),
              pinned ? 'does not move' : next === undefined ? 'way closed' : `next ${next}`,
              ...(pinned || next === undefined || away < 0 ? [] : [`castle in ${away}`]),
              ...(carries === undefined ? [] : [`carries ${thing(carries)}`]),
            ];
            return `${creature(kind)} on ${at} (${more.join(', ')})`;
          })
          .join('; ')}.`,
  values: (kinds) =>
    `Their values: ${kinds
      .map((kind) => {
        const { strength, willpower, die, dice: rolls, reward } = values[creatureKinds.indexOf(kind) as 0];
        return `${creature(kind)} ${points(strength, 'strength')}, ${points(willpower, 'willpower')}, ${rolls[willpower >= 7 ? 1 : 0]} ${die} dice, reward ${reward}`;
      })
      .join('; ')}.`,
  fight: ({ fighters, against, field: at, round, willpower, roller, dice: values }) =>
    `Fight on ${field(at)}, ${round === 0 ? 'before the first round' : `round ${round}`}: ${people(fighters)} against ${theCreature(against)}${against === 'rubble' ? '' : ` with ${points(willpower, 'willpower')}`}${roller === undefined ? '' : `; ${own(roller)} dice: ${dice(values)}`}.`,
  figures: (figures) => `${sentence(list(figures.map(({ figure: name, field: at }) => `${figure(name)} is on ${field(at)}`)))}.`,
  called: (name, at) => `${name}, on field ${at}: a farmer the story needs.`,
  farmers: (all) => `${counted(all.length, 'Farmer', 'Farmers')} on ${fields(all)}.`,
  wells: (full, empty) =>
    `Wells: ${[...(full.length === 0 ? [] : [`full on ${fields(full)}`]), ...(empty.length === 0 ? [] : [`empty on ${fields(empty)}`])].join('; ')}.`,
  fog: (hidden, open) =>
    `Fog: ${[...(hidden.length === 0 ? [] : [`face down on ${fields(hidden)}`]), ...open.map(({ field: at, back }) => `${fogWords.en[back]} on ${at}`)].join('; ')}.`,
  covered: (tokens) => `Face down: ${tokens.map(({ field: at, family }) => `${coveredWords.en[family].bare} on ${at}`).join(', ')}.`,
  lying: (all) => `Lying there: ${all.map(({ field: at, piles }) => `${list(piles.map(bare))} on ${at}`).join('; ')}.`,
  rubble: (tokens) => `Rubble: ${tokens.map(({ field: at, value }) => `${value} on ${at}`).join(', ')}.`,
  closed: (borders) => `Closed: ${list(borders.map(({ a, b }) => way(a, b)))}.`,
  marks: (all) => `Red X on ${fields(all)}.`,
  stock: (piles) => `Equipment board: ${piles.map(bare).join(', ')}.`,
  ways: (ways) =>
    `Your ways: ${ways.map(({ to, field: at, hours: far, by }) => `${places[to]} ${at} in ${hours(far)}${far === 1 ? '' : ` by ${by}`}`).join('; ')}.`,
  lasting: (title, story) => `Still in force: ${title}. ${story}`,
  offer: (all, text) => `Offer on ${fields(all)}: ${text}.`,
};
