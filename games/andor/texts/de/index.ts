import type { OptionValue } from '@tafelrunde/kernel';
import { houseCard } from '../../legends/house.ts';
import { heroKinds } from '../../pieces.ts';
import { figuresSaid, heroWords } from '../names.ts';
import type { Words } from '../words.ts';
import { actions, asks } from './choosing.ts';
import { describing } from './describing.ts';
import { list, yesNo } from './grammar.ts';
import { mistakes } from './mistakes.ts';
import { refusing } from './refusing.ts';
import { saying } from './saying.ts';
import { telling } from './telling.ts';
import { tile } from '../../tile.ts';
import { speak } from '../speak.ts';

const heroes = (value: OptionValue): string => {
  const kinds = heroKinds.filter((kind) => String(value).split(',').includes(kind));
  return kinds.length === 0 ? 'der Zufall zieht sie' : list(kinds.map((kind) => heroWords.de[kind][0]));
};

const de: Words = {
  language: 'de',
  name: tile.words.de.name,
  tagline: 'Gemeinsam verteidigen die Helden die Rietburg, und die Legende erzählt ihnen, wie.',
  options: {
    legend: {
      label: 'Legende',
      hint: 'Welche Geschichte gespielt wird.',
      value: (value) => houseCard(String(value))?.title.de ?? (/^\d+$/.test(String(value)) ? `Legende ${value}` : 'eine eigene Legende'),
    },
    legendText: {
      label: 'Text der Legende',
      hint: 'Eine eigene Legende, wie sie aufgeschrieben wurde.',
      value: (value) => (value === '' ? 'keiner' : `${String(value).length} Zeichen`),
    },
    difficulty: {
      label: 'Schwierigkeit',
      hint: 'Die erste Legende kennt nur eine.',
      value: (value) => (value === 'easy' ? 'leicht' : 'normal'),
    },
    heroes: { label: 'Helden', hint: 'Wer in der Geschichte vorkommt. Die Plätze gehen nach Rang.', value: heroes },
    figures: {
      label: 'Namen und Gesichter',
      hint: 'Jeder Held hat zwei.',
      value: (value) => figuresSaid(String(value), 'de', 'gemischt'),
    },
    startAtPart2: { label: 'Mit dem zweiten Teil beginnen', hint: 'Im ersten Teil der ersten Legende lernt man laufen.', value: yesNo },
    zeroByEvent: {
      label: 'Keine Willenspunkte mehr durch ein Ereignis',
      hint: 'Die gedruckten Regeln sprechen nur vom Kampf.',
      value: (value) => (value === 'one' ? 'es bleibt bei 1' : 'wie im Kampf: 1 Stärkepunkt weniger, dann 3 Willenspunkte'),
    },
    payKeepsOne: { label: 'Wer Willenspunkte zahlt, behält mindestens 1', hint: 'Sonst darf man bis 0 zahlen.', value: yesNo },
    emptyDeck: {
      label: 'Ereignisstapel leer',
      hint: 'Was geschieht, wenn die letzte Ereigniskarte gezogen ist.',
      value: (value) => (value === 'none' ? 'keine Ereignisse mehr' : 'die gebrauchten Karten werden gemischt'),
    },
    emptySupply: {
      label: 'Vorrat leer',
      hint: 'Was geschieht, wenn Gold oder Ausrüstung ausgegangen ist.',
      value: (value) => (value === 'endless' ? 'es ist immer genug da' : 'der Gewinn entfällt'),
    },
    fogFree: {
      label: 'Felder ohne Nebel',
      hint: 'In der ersten Legende bleiben vier Nebelfelder frei.',
      value: (value) => (value === 'chosen' ? 'der niedrigste Rang nennt sie' : 'der Zufall entscheidet'),
    },
    odds: {
      label: 'Aussichten vor dem Kampf',
      hint: 'Wer will, sieht vorher, wie oft so ein Kampf gewonnen wird.',
      value: (value) => (value === false ? 'bleiben verborgen' : 'werden auf Wunsch gezeigt'),
    },
  },
  asks,
  actions,
  events: telling,
  refusals: refusing,
  mistakes,
  results: {
    goal: { won: 'Die Legende ist bestanden!', lost: 'Die Legende ist verloren.' },
    castle: {
      won: 'Die Legende ist bestanden!',
      lost: 'Die Rietburg ist gefallen: Kein goldener Schild war frei. Die Legende ist verloren.',
    },
    narrator: {
      won: 'Die Legende ist bestanden!',
      lost: 'Der Erzähler war vor den Helden am Ziel: Auf N fehlte noch etwas. Die Legende ist verloren.',
    },
    task: { won: 'Die Legende ist bestanden!', lost: 'Eine Aufgabe ist gescheitert. Die Legende ist verloren.' },
    legend: { won: 'Die Legende ist bestanden!', lost: 'Die Legende ist verloren.' },
  },
  orders: {
    stay: { what: 'Im Kampf bleiben', until: 'bis er endet oder ernster wird' },
    'no-shield': { what: 'Schild nicht heben', until: 'in diesem Kampf, solange der Held nicht fällt' },
    'no-flip': { what: 'Keinen Würfel drehen', until: 'bis der Kampf endet oder jemand geht' },
    'no-boost': { what: 'Trank und Kräuter sparen', until: 'bis der Kampf endet oder jemand geht' },
  },
  says: saying,
  table: describing,
};

export const texts = speak(de);
