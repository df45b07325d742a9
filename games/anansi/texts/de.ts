import { sentence, wordingIn } from '@tafelrunde/kernel';
import type { SuitName } from '../cards.ts';
import type { Row } from '../state.ts';
import { suitNames } from './names.ts';
import { bySuit, type Card, type Laid, type Words } from './words.ts';
import { tile } from '../tile.ts';
import { speak } from './speak.ts';

const { count, list, person, verb, yesNo } = wordingIn('de');
const suit = (name: SuitName): string => suitNames.de[name];
const suitBy = (name: unknown): string => suitNames.de[name as SuitName] ?? String(name);
const card = ({ suit: name, value }: Card): string => `${suit(name)} ${value}`;
/** Im Wenfall: „keinen Zuhörer“, „1 Zuhörer“. */
const listeners = (n: number): string => (n === 0 ? 'keinen Zuhörer' : count(n, '# Zuhörer', '# Zuhörer'));
const stories = (n: number): string => (n === 0 ? 'keine Geschichte' : count(n, '# Geschichte', '# Geschichten'));
const points = (n: number): string => count(n, '# Punkt', '# Punkte');
const withPoints = (n: number): string => count(n, '# Punkt', '# Punkten');
const ordinals = ['erste', 'zweite', 'dritte', 'vierte', 'fünfte', 'sechste', 'siebte', 'achte', 'neunte', 'zehnte'];
const ordinal = (number: number): string => ordinals[number - 1] ?? `${number}.`;
const sets = (cards: readonly Card[]): string =>
  bySuit(cards)
    .map(({ suit: name, values }) => `${suit(name)} ${values.join(', ')}`)
    .join('; ');
const laid = (moves: readonly Laid[]): string =>
  moves.map(({ who, card: own, recruits }) => `${person(who)} ${card(own)}${recruits ? ' (wirbt an)' : ''}`).join(', ');

const scored = (row: Row): string => {
  if (row.listeners > row.stories) return `0 (${row.listeners} Zuhörer, ${stories(row.stories)})`;
  return row.bonus > 0 ? `${row.points} (${row.listeners} + ${row.bonus})` : String(row.points);
};

const de: Words = {
  name: tile.words.de.name,
  tagline: 'Gewinne Geschichten und finde für jede einen Zuhörer: Ist einer zu viel, gehen alle.',
  options: {
    zeroZeroBonus: {
      label: 'Bonus für gar nichts',
      hint: 'Zählt eine Runde ohne Zuhörer und ohne Geschichten als Punktlandung?',
      value: yesNo,
    },
    stock: {
      label: 'Vorrat an Zuhörern',
      hint: 'In der Schachtel sind 36. Sie gehen fast nie aus.',
      value: (value) => (value === 'limited' ? '36 wie in der Schachtel' : 'immer genug'),
    },
    lookBack: {
      label: 'Zurückschauen',
      hint: 'Was du von der laufenden Runde noch einmal ansehen kannst.',
      value: (value) =>
        value === 'last' ? 'den letzten Stich' : value === 'left' ? 'den letzten Stich und die Karten im Spiel' : 'alle Stiche der Runde',
    },
    race: {
      label: 'Punktejagd',
      hint: 'Gespielt wird, bis jemand so viele Punkte hat, höchstens zehn Runden.',
      value: (value) => (value === 0 ? 'nein, drei Runden' : `bis ${value} Punkte`),
    },
    first: {
      label: 'Wer in der Revanche beginnt',
      hint: 'Der Platz nach dem, der zuletzt begonnen hat.',
      value: (value) => (value === 0 ? 'wie üblich' : `Platz ${value}`),
    },
  },

  leadNow: (trump) => `Spiel eine beliebige Karte an. Trumpf ist ${suit(trump)}.`,
  othersLead: (who) => `${verb(who, 'spielst', 'spielt')} an.`,
  followNow(leader, led, duty, mayRecruit) {
    const begun = `${leader.you ? 'Du hast' : `${leader.name} hat`} ${suit(led)} angespielt.`;
    if (duty.kind === 'follow') return `${begun} ${mayRecruit ? 'Bediene oder wirb an.' : `Bediene mit ${suit(duty.suit)}.`}`;
    const how = duty.kind === 'trump' ? `Stich mit ${suit(duty.suit)}` : 'Spiel eine beliebige Karte';
    return `${begun} Diese Farbe hast du nicht: ${how}${mayRecruit ? ' oder wirb an' : ''}.`;
  },
  othersFollow: (who, mayRecruit) =>
    `${verb(who, 'spielst', 'spielt')} eine Karte${mayRecruit ? (who.you ? ' oder wirbst an' : ' oder wirbt an') : ''}.`,
  dealNow: (round, bonus) => `Beginne die ${ordinal(round)} Runde. Eine Punktlandung bringt ${bonus}.`,
  othersDeal: (who, round) => `${verb(who, 'beginnst', 'beginnt')} die ${ordinal(round)} Runde.`,

  lead: (own) => `${card(own)} anspielen`,
  play: (own, highest) => `${card(own)} spielen (${highest ? 'liegt vorn' : 'bleibt darunter'})`,
  recruit: (own, n) => `Mit ${card(own)} anwerben (${n === 0 ? 'kein Zuhörer' : listeners(n)})`,
  deal: (round) => `${sentence(ordinal(round))} Runde beginnen`,

  laidOut: (suits) => `Trumpfkarten von links: ${list(suits.map(suit))}.`,
  round: ({ round, bonus }, leader, turnedUp, trump) =>
    `Runde ${round}, eine Punktlandung bringt ${bonus}. Aufgedeckt: ${list(turnedUp.map(card))}; Trumpf ist ${suit(trump)}. ${verb(leader, 'spielst', 'spielt')} an.`,
  dealt: (who, cards) => `${who.you ? 'Deine Karten:' : `${who.name} bekommt`} ${sets(cards)}.`,
  played(who, own, { way, highest }, led) {
    if (way === 'led') return `${verb(who, 'spielst', 'spielt')} ${card(own)} an.`;
    if (way === 'followed')
      return `${verb(who, 'bedienst', 'bedient')} mit ${card(own)}${highest ? ` und ${who.you ? 'liegst' : 'liegt'} vorn` : ''}.`;
    const none = `${verb(who, 'hast', 'hat')} keine Karte der Farbe ${suit(led)}`;
    if (way === 'discarded') return `${none} und keinen Trumpf: ${card(own)}.`;
    return `${none} und ${who.you ? 'stichst' : 'sticht'} mit ${card(own)}${highest ? '' : ', aber nicht hoch genug'}.`;
  },
  recruited: (who, own, n) =>
    `${verb(who, 'wirbst', 'wirbt')} mit ${card(own)} an: ${n === 0 ? 'Niemand kommt' : count(n, 'Ein Zuhörer kommt', '# Zuhörer kommen')}.`,
  trickWon: (who, story) => `${verb(who, 'bekommst', 'bekommt')} den Stich und ${who.you ? 'hast' : 'hat'} jetzt ${stories(story)}.`,
  inspired: (who, n) => `${verb(who, 'inspirierst', 'inspiriert')} ${count(n, 'einen Zuhörer', '# Zuhörer')}.`,
  displayed: (cards) => `${list(cards.map(card))} ${count(cards.length, 'kommt', 'kommen')} in die Trumpfauslage.`,
  trumpChanged: (from, to) => `Trumpf ist jetzt ${suit(to)}, nicht mehr ${suit(from)}.`,
  roundScored: (round, rows) =>
    `Die ${ordinal(round)} Runde ist zu Ende: ${rows.map(({ who, row }) => `${person(who)} ${scored(row)}`).join(', ')}.`,
  matchEnded: (ending) =>
    ending === 'rounds'
      ? 'Die dritte Runde war die letzte.'
      : ending === 'race'
        ? 'Die Punktejagd ist vorbei: Das Ziel ist erreicht.'
        : 'Die Punktejagd endet nach zehn Runden.',

  refusals: {
    'match-ended': () => 'Die Partie ist zu Ende.',
    'not-your-turn': () => 'Du bist nicht am Zug: In jedem Stich handeln alle genau einmal.',
    'unknown-action': () => 'Du kannst nur eine Karte spielen oder mit ihr anwerben.',
    'no-such-card': () => 'Diese Karte gibt es nicht.',
    'deal-first': () => 'Diese Runde ist zu Ende. Beginne die nächste.',
    'round-runs': () => 'Die Runde ist noch nicht zu Ende.',
    'not-in-hand': ({ suit: name, value }) => `${suitBy(name)} ${value} hast du nicht auf der Hand.`,
    'leader-recruits': () => 'Wer anspielt, kann nicht anwerben: Spiel eine Karte an.',
    'recruiters-full': ({ places }) =>
      places === 1
        ? 'In diesem Stich hat schon jemand angeworben: Spiel eine Karte.'
        : 'In diesem Stich haben schon zwei angeworben: Spiel eine Karte.',
    'must-follow': ({ suit: name, value, led }) => `${suitBy(name)} ${value} muss warten: Du hast ${suitBy(led)} und musst bedienen.`,
    'must-trump': ({ suit: name, value, led, trump }) =>
      `${suitBy(name)} ${value} muss warten: Ohne ${suitBy(led)} musst du stechen, und du hast ${suitBy(trump)}.`,
  },

  ended(ending, best, count, tied) {
    const how = ending === 'raceCap' ? 'Nach zehn Runden: ' : '';
    const [first] = best;
    if (first === undefined) return 'Niemand gewinnt.';
    const why = tied ? `${withPoints(count)} und mehr Zuhörern` : withPoints(count);
    if (best.length === 1) return `${how}${verb(first, 'gewinnst', 'gewinnt')} mit ${why}.`;
    const share = best.some(({ you }) => you) ? 'teilt euch' : 'teilen sich';
    return `${how}${sentence(list(best.map(person)))} ${share} den Sieg mit ${why}.`;
  },

  justRight: 'Im Moment passt es genau.',
  wantsStories: (n) => `Mir ${count(n, 'fehlt noch eine Geschichte', 'fehlen noch # Geschichten')}.`,
  wantsListeners: (n) => `Ich habe noch Platz für ${count(n, 'einen Zuhörer', '# Zuhörer')}.`,

  where: (round, rounds, race, trick, tricks, bonus) =>
    `Runde ${round}${race === 0 ? ` von ${rounds}` : `, Punktejagd bis ${race}`}, Stich ${trick} von ${tricks}. Eine Punktlandung bringt ${bonus}.`,
  display: (columns, trump) =>
    `Trumpfauslage von links: ${columns.map(({ suit: name, cards }) => `${suit(name)} ${cards}`).join(', ')}. Trumpf ist ${suit(trump)}.`,
  open: (cards) => `Nicht in dieser Runde: ${sets(cards)}.`,
  stock: (left) => `Zuhörer im Vorrat: ${left}.`,
  standing: ({ who, points: sum, cards, stories: told, listeners: taken, worth }) =>
    `${verb(who, 'hast', 'hat')} ${points(sum)}, ${count(cards, '# Karte', '# Karten')}, ${stories(told)}, ${listeners(taken)}; die Runde brächte jetzt ${points(worth)}.`,
  trick: (moves) => (moves.length === 0 ? 'Im Stich liegt noch keine Karte.' : `Stich: ${laid(moves)}.`),
  lastTrick: (moves, winner) => `Letzter Stich: ${laid(moves)}; ${winner.you ? 'er ging an dich' : `er ging an ${winner.name}`}.`,
  left: (cards) => `Noch auf den Händen: ${sets(cards)}.`,
  hand: (cards) => (cards.length === 0 ? 'Deine Hand ist leer.' : `Deine Hand: ${sets(cards)}.`),
};

export const texts = speak(de);
