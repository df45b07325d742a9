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
  people,
  points,
  sentence,
  counted,
  theCreatureObject,
  thing,
  things,
  way,
  withWillpower,
} from './grammar.ts';

const places: Readonly<Record<Way['to'], string>> = {
  castle: 'Rietburg',
  merchant: 'Händler',
  well: 'nächster voller Brunnen',
  fog: 'nächster Nebel',
  farmer: 'Bauer',
  things: 'etwas zum Aufnehmen auf',
  covered: 'nächstes verdecktes Plättchen',
  witch: 'Hexe',
};

export const describing: Words['table'] = {
  day: (day, letter, stars, title) =>
    `${title}. ${day === 0 ? 'Vor dem ersten Tag' : `Tag ${day}`}; der Erzähler steht auf ${letter}${stars.length === 0 ? '' : `, Karten warten bei ${list(stars)}`}.`,
  goal: (text) => `Ziel: ${text}`,
  task: (title, text, state, owner) =>
    `${state === 'open' ? 'Aufgabe' : state === 'done' ? 'Aufgabe erfüllt' : 'Aufgabe gescheitert'}${owner === '' ? '' : ` (${owner})`}: ${title}. ${text}`,
  turn: (who) => (who.you ? 'Du bist am Zug.' : `${who.name} ist am Zug.`),
  castle: (free, shields, saved) =>
    `Rietburg: ${free} von ${counted(shields, '# goldenem Schild', '# goldenen Schilden')} frei${saved === 0 ? '' : `, ${farmers(saved)} in Sicherheit`}.`,
  hero({ who, name, player, kind, figure: side, rank, field: at, strength, willpower, dice: rolls, hour, inBox, rooster, carries }) {
    const whom = `${who.you ? `Du (${name})` : name}, ${heroWords.de[heroKinds[kind as 0]][side as 0]} vom Rang ${rank}${who.you || name === player ? '' : ` (${player})`}`;
    const where = at < 0 ? 'nicht auf dem Plan' : field(at);
    const day = inBox ? `Tag beendet${rooster ? (who.you ? ', beginnst morgen' : ', beginnt morgen') : ''}` : `${hours(hour)} verbraucht`;
    const bag = `${who.you ? 'trägst' : 'trägt'} ${carries.length === 0 ? 'nichts' : things(carries)}`;
    return `${whom}: ${where}; ${points(strength, 'strength')}, ${points(willpower, 'willpower')} (${counted(rolls, '# Würfel', '# Würfel')}); ${day}; ${bag}.`;
  },
  creatures: (creatures) =>
    creatures.length === 0
      ? 'Auf dem Plan ist keine Kreatur.'
      : `Kreaturen: ${creatures
          .map(({ kind, field: at, away, next, strength, willpower, carries, pinned }) => {
            const more = [
              ...(strength === undefined ? [] : [points(strength, 'strength')]),
              ...(willpower === undefined ? [] : [points(willpower, 'willpower')]),
              pinned ? 'bewegt sich nicht' : next === undefined ? 'Weg versperrt' : `danach ${next}`,
              ...(pinned || next === undefined || away < 0 ? [] : [`Rietburg in ${away}`]),
              ...(carries === undefined ? [] : [`trägt ${thing(carries)}`]),
            ];
            return `${creature(kind)} auf ${at} (${more.join(', ')})`;
          })
          .join('; ')}.`,
  values: (kinds) =>
    `Ihre Werte: ${kinds
      .map((kind) => {
        const { strength, willpower, die, dice: rolls, reward } = values[creatureKinds.indexOf(kind) as 0];
        return `${creature(kind)} ${points(strength, 'strength')}, ${points(willpower, 'willpower')}, ${rolls[willpower >= 7 ? 1 : 0]} ${die === 'red' ? 'rote' : 'schwarze'} Würfel, Belohnung ${reward}`;
      })
      .join('; ')}.`,
  fight: ({ fighters, against, field: at, round, willpower, roller, dice: values }) =>
    `Kampf auf ${field(at)}, ${round === 0 ? 'vor der ersten Runde' : `Runde ${round}`}: ${people(fighters)} gegen ${theCreatureObject(against)}${against === 'rubble' ? '' : ` mit ${withWillpower(willpower)}`}${roller === undefined ? '' : `; ${roller.you ? 'deine Würfel' : `Würfel von ${roller.name}`}: ${dice(values)}`}.`,
  figures: (figures) => `${sentence(list(figures.map(({ figure: name, field: at }) => `${figure(name)} ist auf ${field(at)}`)))}.`,
  called: (name, at) => `${name}, auf Feld ${at}: ein Bauer, den die Geschichte braucht.`,
  farmers: (all) => `${counted(all.length, 'Bauer', 'Bauern')} auf ${fields(all)}.`,
  wells: (full, empty) =>
    `Brunnen: ${[...(full.length === 0 ? [] : [`voll auf ${fields(full)}`]), ...(empty.length === 0 ? [] : [`leer auf ${fields(empty)}`])].join('; ')}.`,
  fog: (hidden, open) =>
    `Nebel: ${[...(hidden.length === 0 ? [] : [`verdeckt auf ${fields(hidden)}`]), ...open.map(({ field: at, back }) => `${fogWords.de[back]} auf ${at}`)].join('; ')}.`,
  covered: (tokens) => `Verdeckt: ${tokens.map(({ field: at, family }) => `${coveredWords.de[family].bare} auf ${at}`).join(', ')}.`,
  lying: (all) => `Es liegen da: ${all.map(({ field: at, piles }) => `${list(piles.map(bare))} auf ${at}`).join('; ')}.`,
  rubble: (tokens) => `Geröll: ${tokens.map(({ field: at, value }) => `${value} auf ${at}`).join(', ')}.`,
  closed: (borders) => `Gesperrt: ${list(borders.map(({ a, b }) => way(a, b)))}.`,
  ways: (ways) =>
    `Deine Wege: ${ways.map(({ to, field: at, hours: far, by }) => `${places[to]} ${at} in ${hours(far)}${far === 1 ? '' : ` über ${by}`}`).join('; ')}.`,
  lasting: (title, story) => `Noch in Kraft: ${title}. ${story}`,
  offer: (all, text) => `Angebot auf ${fields(all)}: ${text}.`,
  marks: (all) => `Rotes X auf ${fields(all)}.`,
  stock: (piles) => `Ausrüstungstafel: ${piles.map(bare).join(', ')}.`,
};
