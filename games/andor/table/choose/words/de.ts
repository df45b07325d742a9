import type { Words } from './shape.ts';

const count = ['', '', 'Zwei', 'Drei', 'Vier'];

export const de: Words = {
  which: 'Welche Legende?',
  theirs: (host) => `Legende und Schwierigkeit wählt ${host}.`,
  change: 'Ändern',
  learn: 'Zum Lernen',
  own: 'Eigene Legende',
  forHeroes: (min, max) => (min === max ? `nur für ${min} Helden` : `für ${min} bis ${max} Helden`),
  opening: 'Beginn',
  who: 'Wer zieht aus?',
  kinds: {
    dwarf: ['Zwerg', 'Zwergin'],
    warrior: ['Krieger', 'Kriegerin'],
    archer: ['Bogenschütze', 'Bogenschützin'],
    wizard: ['Zauberer', 'Zauberin'],
  },
  rank: (kind, rank) => `${kind} · Rang ${rank}`,
  face: (kind) => `Gesicht: ${kind}`,
  chance: 'Zufall',
  either: (first, second) => `${first} oder ${second}`,
  home: 'bleibt daheim',
  lead: 'Diesen Helden führen',
  leadSaid: (hero) => `Diesen Helden führen: ${hero}`,
  instead: (other) => `statt ${other}`,
  insteadSaid: (hero, other) => `statt ${other}: ${hero}`,
  drawn: (heroes) => `Noch hat niemand gewählt: Der Zufall zieht ${heroes === 2 ? 'zwei' : 'drei'} der vier Helden.`,
  draw: 'Den Zufall ziehen lassen',
  seats: 'Wer führt sie an?',
  difficulty: 'Schwierigkeit',
  easy: 'Leicht',
  normal: 'Normal',
  oneDifficulty: 'Diese Legende kennt nur eine.',
  shields: (heroes, shields) => `${count[heroes]} Helden: ${shields === 1 ? '1 goldener Schild' : `${shields} goldene Schilde`}`,
  why: 'Weniger Helden, mehr Schilde: 3 bei zweien, 2 bei dreien, 1 bei vieren.',
};
