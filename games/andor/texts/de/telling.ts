import { inOneLine } from '../../legend/telling.ts';
import { letters } from '../../legend/words.ts';
import { heroKinds, heroNames, type ItemName } from '../../pieces.ts';
import { POINT_GOLD, POINT_ITEM, POINT_STRENGTH, POINT_WILLPOWER } from '../../state.ts';
import { fogWords, heroWords, itemWords } from '../names.ts';
import { isPinned, itemName } from '../reading.ts';
import type { EventOf, Words } from '../words.ts';
import {
  creature,
  dative,
  dice,
  farmers,
  field,
  fields,
  figure,
  figureObject,
  form,
  list,
  object,
  people,
  peopleObject,
  points,
  sentence,
  counted,
  theCreature,
  theCreatureObject,
  thing,
  verb,
  way,
} from './grammar.ts';

const letter = (index: number): string => letters[index] ?? 'N';

/** Bare, with a number: "Auf Feld 26 liegt jetzt: 3 Gold." */
const onField = (what: EventOf<'laid'>['what'], count: number): string => {
  if (what === 'farmer') return farmers(count);
  if (what === 'well') return 'ein Brunnen';
  if (what === 'rubble') return `Geröll ${count}`;
  if (what === 'fog') return 'ein Nebelplättchen';
  if (what === 'x') return 'ein rotes X';
  if (what === 'covered') return 'ein verdecktes Plättchen';
  const { bare, many } = itemWords.de[what];
  return count === 1 ? bare : `${count} ${many}`;
};

const poolOf = (bits: number, total: number, item: ItemName | ''): string => {
  if ((bits & POINT_ITEM) !== 0) return item === '' ? points(total, 'item') : thing(item, total);
  const kinds = [
    ...((bits & POINT_GOLD) !== 0 ? ['Gold'] : []),
    ...((bits & POINT_WILLPOWER) !== 0 ? [counted(total, 'Willenspunkt', 'Willenspunkte')] : []),
    ...((bits & POINT_STRENGTH) !== 0 ? [counted(total, 'Stärkepunkt', 'Stärkepunkte')] : []),
  ];
  return `${total} ${kinds.join(' oder ')}`;
};

const quoted = (text: string | undefined): string => (text === undefined ? '' : `: „${text}“`);
/** A title becomes a sentence of its own. */
const ended = (text: string): string => (/[.!?…“]$/.test(text) ? text : `${text}.`);
const told = (...texts: readonly (string | undefined)[]): string =>
  texts
    .flatMap((text) => text ?? [])
    .map((text) => ended(inOneLine(text)))
    .join(' ');

export const telling: Words['events'] = {
  begins: ({ heroes, figures }) =>
    `Die Helden: ${list(heroes.map((kind, seat) => `${heroNames[kind as 0][figures[seat] as 0]} (${heroWords.de[heroKinds[kind as 0]][figures[seat] as 0]})`))}.`,
  day: ({ day, seat }, { who }) => `Tag ${day} beginnt. ${verb(who(seat), 'fängst', 'fängt')} an.`,
  turn: () => undefined,
  hour: ({ seat, hour, price }, { who }) =>
    hour <= 7
      ? undefined
      : `${verb(who(seat), 'machst', 'macht')} eine Überstunde, die ${hour}. Stunde${price === 0 ? '' : `, für ${points(price, 'willpower')}`}.`,
  passed: ({ seat }, { who }) => `${verb(who(seat), 'passt', 'passt')} eine Stunde lang.`,
  'day-ended': ({ seat, rooster }, { who }) =>
    rooster
      ? `${verb(who(seat), 'legst deinen', 'legt den')} Zeitstein auf den Hahn und ${form(who(seat), 'beginnst', 'beginnt')} den nächsten Tag.`
      : `${verb(who(seat), 'beendest deinen', 'beendet den')} Tag.`,
  // The other steps are told by what happens in them.
  sunrise: ({ step }) => (step === 1 ? 'Die Sonne geht auf.' : undefined),

  stepped: ({ seat, from, to, farmers: led }, { who }) =>
    `${verb(who(seat), 'gehst', 'geht')} von ${from} nach ${field(to)}${led === 0 ? '' : counted(led, ' mit einem Bauern', ' mit # Bauern')}.`,
  stopped: () => undefined,
  'ally-stepped': ({ seat, figure: name, from, to }, { who }) =>
    `${verb(who(seat), 'schickst', 'schickt')} ${figureObject(name)} von ${from} nach ${field(to)}.`,
  'hero-placed': ({ seat, field: to }, { who }) => `${verb(who(seat), 'stehst', 'steht')} auf ${field(to)}.`,

  // What was paid is told with what was bought.
  points: ({ seat, what, by, now, cause }, { who }) =>
    cause === 'buy' && by < 0
      ? undefined
      : `${verb(who(seat), by > 0 ? 'erhältst' : 'verlierst', by > 0 ? 'erhält' : 'verliert')} ${points(Math.abs(by), what)} (jetzt\u00a0${now}).`,
  // What it costs and brings is told by the points that follow.
  'knocked-out': ({ seat }, { who }) => `${verb(who(seat), 'brichst', 'bricht')} zusammen.`,
  got: ({ seat, item, count }, { who }) => `${verb(who(seat), 'erhältst', 'erhält')} ${thing(item, count)}.`,
  lost: ({ seat, item, count }, { who }) => `${verb(who(seat), 'verlierst', 'verliert')} ${thing(item, count)}.`,
  used({ seat, item, use }, { who }) {
    const what = {
      walk: 'für den Weg',
      willpower: 'für Willenspunkte',
      fight: 'im Kampf',
      shield: 'gegen den Schlag',
      event: 'gegen das Ereignis',
      exchange: 'für einen Tausch',
    }[use];
    return `${verb(who(seat), 'benutzt', 'benutzt')} ${thing(item)} ${what}.`;
  },
  took: ({ seat, item, count, field: at }, { who }) => `${verb(who(seat), 'nimmst', 'nimmt')} ${thing(item, count)} von ${field(at)} auf.`,
  dropped: ({ seat, item, count, field: at }, { who }) => `${verb(who(seat), 'legst', 'legt')} ${thing(item, count)} auf ${field(at)} ab.`,
  gave: ({ seat, to, item, count }, { who }) => `${verb(who(seat), 'gibst', 'gibt')} ${dative(who(to))} ${thing(item, count)}.`,
  bought: ({ seat, item, price }, { who }) =>
    `${verb(who(seat), 'kaufst', 'kauft')} ${item === 'strength' ? '1 Stärkepunkt' : thing(item)} für ${price} Gold.`,
  'exchange-opened': ({ seat, with: other, falcon }, { who }) =>
    `${verb(who(seat), 'schlägst', 'schlägt')} ${dative(who(other))} einen Tausch vor${falcon ? ', mit dem Falken' : ''}.`,
  offered: ({ seat, item, count }, { who }) =>
    count === 0
      ? `${verb(who(seat), 'ziehst', 'zieht')} ein Angebot zurück: ${itemWords.de[item].bare}.`
      : `${verb(who(seat), 'bietest', 'bietet')} ${thing(item, count)}.`,
  agreed: ({ seat }, { who }) => `${verb(who(seat), 'stimmst', 'stimmt')} dem Tausch zu.`,
  exchanged({ a, b, falcon, given, taken }, { who }) {
    const pile = (counts: readonly number[]): string => {
      const words = counts.flatMap((count, item) => (count > 0 ? [thing(itemName(item), count)] : []));
      return words.length === 0 ? 'nichts' : list(words);
    };
    return `${verb(who(a), 'gibst', 'gibt')} ${dative(who(b))} ${pile(given)} und ${form(who(a), 'erhältst', 'erhält')} ${pile(taken)}${falcon ? '; der Falke trägt es' : ''}.`;
  },
  'exchange-off': ({ seat }, { who }) => `${verb(who(seat), 'brichst', 'bricht')} den Tausch ab.`,

  'well-emptied': ({ seat, field: at }, { who }) => `${verb(who(seat), 'leerst', 'leert')} den Brunnen auf Feld ${at}.`,
  'wells-filled': ({ fields: all }) =>
    all.length === 0
      ? 'Kein Brunnen wird aufgefrischt.'
      : `${counted(all.length, 'Wieder voller Brunnen', 'Wieder volle Brunnen')}: ${fields(all)}.`,
  'fog-uncovered': ({ field: at, back }) => `Unter dem Nebel auf Feld ${at}: ${fogWords.de[back]}.`,
  'fog-activated': ({ seat, field: at, back }, { who }) =>
    `${verb(who(seat), 'lüftest', 'lüftet')} den Nebel auf Feld ${at}: ${fogWords.de[back]}.`,
  uncovered: ({ field: at, item }) => `Auf Feld ${at} aufgedeckt: ${itemWords.de[item].bare}.`,
  laid: ({ what, field: at, count }) => (what === 'fog' ? undefined : `Neu auf ${field(at)}: ${onField(what, count)}.`),
  removed: ({ what, field: at, count }) => (what === 'fog' ? undefined : `Nicht mehr auf ${field(at)}: ${onField(what, count)}.`),
  'figure-placed': ({ figure: name, field: at }) => `${sentence(figure(name))} steht auf ${field(at)}.`,
  'figure-moved': ({ figure: name, from, to }) => `${sentence(figure(name))} geht von ${field(from)} nach ${field(to)}.`,
  'figure-left': ({ figure: name }) => `${sentence(figure(name))} verlässt das Spiel.`,
  bridge: ({ a, b, closed }) => `${sentence(way(a, b))} ist ${closed ? 'gesperrt' : 'wieder frei'}.`,
  'farmers-saved': ({ count, shields }) =>
    `${sentence(farmers(count))} ${counted(count, 'erreicht', 'erreichen')} die Rietburg: jetzt ${counted(shields, '# goldener Schild', '# goldene Schilde')}.`,
  'farmers-lost': ({ count, field: at }) => `${sentence(farmers(count))} ${counted(count, 'ist', 'sind')} auf ${field(at)} verloren.`,

  'creature-placed': ({ creature: kind, wanted, field: at }) =>
    wanted === at
      ? `Ein ${creature(kind)} taucht auf ${field(at)} auf.`
      : `Ein ${creature(kind)} taucht für Feld ${wanted} auf und geht weiter nach ${field(at)}.`,
  'creature-skipped': ({ creature: kind, wanted }) => `Für Feld ${wanted} ist kein ${creature(kind)} mehr da.`,
  'creature-moved': ({ creature: kind, from, to }) => `${sentence(theCreature(kind))} auf ${from} zieht nach ${field(to)}.`,
  'creature-stays': ({ creature: kind, field: at }, { view }) =>
    isPinned(view, at) ? undefined : `${sentence(theCreature(kind))} auf ${field(at)} bleibt stehen: Der Weg ist versperrt.`,
  'creature-in-castle': ({ creature: kind, from, free }) =>
    `${sentence(theCreature(kind))} von Feld ${from} betritt die Rietburg; ${free === 0 ? 'kein goldener Schild ist mehr übrig' : counted(free, 'ein goldener Schild ist noch frei', '# goldene Schilde sind noch frei')}.`,
  'creature-removed': ({ creature: kind, field: at }) => `${sentence(theCreature(kind))} auf ${field(at)} verlässt das Spiel.`,

  fight: ({ seat, field: at, creature: kind, invited }, { who }) =>
    `${verb(who(seat), 'greifst', 'greift')} ${theCreatureObject(kind)} auf ${field(at)} an${invited.length === 0 ? '' : ` und ${form(who(seat), 'lädst', 'lädt')} ${peopleObject(invited.map(who))} ein`}.`,
  joined: ({ seat }, { who }) => `${verb(who(seat), 'kämpfst', 'kämpft')} mit.`,
  declined: ({ seat }, { who }) => `${verb(who(seat), 'kämpfst', 'kämpft')} nicht mit.`,
  withdrew: ({ seat }, { who }) => `${verb(who(seat), 'bläst', 'bläst')} den Kampf ab.`,
  round: ({ round, fighters }, { who }) => `Runde ${round}, im Kampf: ${people(fighters.map(who))}.`,
  rolled: ({ seat, how, dice: values }, { who }) =>
    `${verb(who(seat), 'würfelst', 'würfelt')} ${dice(values)}${how === 'black' ? ' mit dem schwarzen Würfel' : ''}.`,
  flipped: ({ seat, of, from, to }, { who }) =>
    `${verb(who(seat), 'drehst', 'dreht')} ${seat === of ? 'die eigene' : who(of).you ? 'deine' : `bei ${who(of).name} die`} ${from} auf ${to}.`,
  'rolled-final': ({ seat, value }, { who }) => `${verb(who(seat), 'steuerst', 'steuert')} ${value} bei.`,
  'creature-rolled': ({ creature: kind, dice: values, value }) =>
    `${sentence(theCreature(kind))} würfelt ${dice(values)}: Das zählt ${value}.`,
  clash: ({ ours, theirs }) => `Kampfwerte: Helden ${ours}, dagegen ${theirs}.`,
  'creature-hurt': ({ by, left }) => `Die Kreatur verliert ${points(by, 'willpower')} und hat noch ${left}.`,
  shielded: ({ seat }, { who }) => `Der Schild schützt ${object(who(seat))}.`,
  stays: ({ seat }, { who }) => `${verb(who(seat), 'kämpfst', 'kämpft')} weiter.`,
  'left-fight': ({ seat, why }, { who }) =>
    `${verb(who(seat), 'verlässt', 'verlässt')} den Kampf${why === 'hours' ? ': keine Stunde mehr' : why === 'willpower' ? ': keine Willenspunkte mehr' : ''}.`,
  'fight-over'({ won, creature: kind, field: at }) {
    if (kind === 'rubble') return won ? `Der Weg auf Feld ${at} ist frei.` : `Das Geröll auf Feld ${at} hält stand.`;
    return won ? `${sentence(theCreature(kind))} auf ${field(at)} ist besiegt.` : `Der Kampf ist vorbei; ${theCreature(kind)} erholt sich.`;
  },
  'rubble-cleared': ({ field: at, values }) =>
    values.length === 0 ? `Das Geröll auf ${field(at)} gibt nicht nach.` : `Geröll ${values.join(', ')} ist von ${field(at)} geräumt.`,

  pool({ pool, total, points: bits, item }) {
    const what = poolOf(bits, total, item);
    if (pool === 'loss') return `Die Helden verlieren zusammen ${what}.`;
    if (pool === 'price') return `Die Helden dürfen zusammen ${what} zahlen.`;
    return pool === 'reward' ? `Die Belohnung: ${what}.` : `Die Helden erhalten zusammen ${what}.`;
  },
  shared: () => undefined,
  'pool-passed': ({ seat }, { who }) => `${verb(who(seat), 'überlässt', 'überlässt')} es den anderen.`,
  'pool-over': ({ pool, reached }) =>
    pool === 'price' ? (reached ? 'Der Preis ist bezahlt.' : 'Der Preis kommt nicht zusammen: Niemand zahlt.') : undefined,

  'n-token': ({ from, to }) =>
    from < 0 ? `Der N-Stein liegt auf ${letter(to)}: Dort endet die Legende.` : `Der N-Stein rückt auf ${letter(to)}.`,
  'handed-over': ({ seat, value, all, of }, { who }) =>
    `${verb(who(seat), 'gibst', 'gibt')} Gold und Edelsteine im Wert von ${value} ab: ${all} von ${of}.`,
  narrator: ({ to }) => `Der Erzähler kommt auf ${letter(to)}.`,
  card: ({ title, story, task, notes }) =>
    told(`Legendenkarte: ${title.de}`, story.de, task && `Aufgabe: ${task.de}`, notes && `Hinweise: ${notes.de}`),
  'event-card': ({ title, story, shield }) => told(`Ereignis: ${title.de}`, story.de, shield ? 'Ein Schild kann es abwehren.' : undefined),
  'event-averted': ({ seat }, { who }) => `${verb(who(seat), 'wehrst', 'wehrt')} das Ereignis mit einem Schild ab.`,
  looked: ({ seat, title, story }, { who }) =>
    `${verb(who(seat), 'siehst', 'sieht')} die nächste Karte an${quoted(title.de)}. ${ended(story.de)}`,
  peeked: ({ kept, under, title }) =>
    `Die Karte „${title.de}“ kommt ${kept ? 'zurück auf den Stapel' : under === true ? 'unter den Stapel' : 'aus dem Spiel'}.`,
  reshuffled: () => 'Die gebrauchten Karten werden gemischt.',
  dealt: ({ seat, title, story }, { who }) => `${verb(who(seat), 'erhältst', 'erhält')} eine Karte${quoted(title.de)}. ${ended(story.de)}`,
  task: ({ state, title, text, owner }, { who }) =>
    state === 'open'
      ? `${owner === undefined ? 'Neue Aufgabe' : `Neue Aufgabe für ${who(owner).you ? 'dich' : who(owner).name}`}${quoted(title.de)}. ${ended(text.de)}`
      : `${state === 'done' ? 'Aufgabe erfüllt' : 'Aufgabe gescheitert'}${quoted(title.de)}.`,
  goal: ({ text }) => `Ziel: ${ended(text.de)}`,
  die: ({ seat, faces, result }, { who }) =>
    `${seat < 0 ? counted(faces.length, 'Der Würfel zeigt', 'Die Würfel zeigen') : verb(who(seat), 'würfelst', 'würfelt')} ${dice(faces)}${faces.length === 1 && faces[0] === result ? '' : `: ${result}`}.`,
  answered: ({ seat, of, value }, { who }) =>
    value < 0
      ? `${verb(who(seat), 'lehnst', 'lehnt')} ab.`
      : `${verb(who(seat), 'entscheidest', 'entscheidet')}${of === 'field' ? `: ${field(value)}` : ''}.`,
  ended: ({ title, story, tips, why }) => told(why?.de, title.de, story.de, tips?.de),
};
