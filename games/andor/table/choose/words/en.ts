import type { Words } from './shape.ts';

const count = ['', '', 'Two', 'Three', 'Four'];

export const en: Words = {
  which: 'Which legend?',
  theirs: (host) => `${host} chooses the legend and how hard it is.`,
  change: 'Change',
  learn: 'Learn to play',
  own: 'A legend of your own',
  forHeroes: (min, max) => (min === max ? `for ${min} heroes only` : `for ${min} to ${max} heroes`),
  opening: 'Beginning',
  who: 'Who rides out?',
  kinds: {
    dwarf: ['Dwarf', 'Dwarf'],
    warrior: ['Warrior', 'Warrior'],
    archer: ['Archer', 'Archer'],
    wizard: ['Wizard', 'Wizard'],
  },
  rank: (kind, rank) => `${kind} · rank ${rank}`,
  face: (kind) => `Face: ${kind}`,
  chance: 'Chance',
  either: (first, second) => `${first} or ${second}`,
  home: 'stays at home',
  lead: 'Lead this hero',
  leadSaid: (hero) => `Lead this hero: ${hero}`,
  instead: (other) => `instead of ${other}`,
  insteadSaid: (hero, other) => `instead of ${other}: ${hero}`,
  drawn: (heroes) => `Nobody has chosen yet: chance draws ${heroes === 2 ? 'two' : 'three'} of the four heroes.`,
  draw: 'Let chance draw',
  seats: 'Who leads them?',
  difficulty: 'Difficulty',
  easy: 'Easy',
  normal: 'Normal',
  oneDifficulty: 'This legend has only one.',
  shields: (heroes, shields) => `${count[heroes]} heroes: ${shields} golden ${shields === 1 ? 'shield' : 'shields'}`,
  why: 'Fewer heroes, more shields: 3 with two, 2 with three, 1 with four.',
};
