import type { Words } from './shape.ts';

const count = ['', '', 'Deux', 'Trois', 'Quatre'];

export const fr: Words = {
  which: 'Quelle légende\u202f?',
  theirs: (host) => `${host} choisit la légende et la difficulté.`,
  change: 'Changer',
  learn: 'Pour apprendre',
  own: 'Votre propre légende',
  forHeroes: (min, max) => (min === max ? `pour ${min} héros seulement` : `pour ${min} à ${max} héros`),
  opening: 'Début',
  who: 'Qui prend la route\u202f?',
  kinds: {
    dwarf: ['Nain', 'Naine'],
    warrior: ['Guerrier', 'Guerrière'],
    archer: ['Archer', 'Archère'],
    wizard: ['Magicien', 'Magicienne'],
  },
  rank: (kind, rank) => `${kind} · rang ${rank}`,
  face: (kind) => `Visage\u202f: ${kind}`,
  chance: 'Hasard',
  either: (first, second) => `${first} ou ${second}`,
  home: 'reste à la maison',
  lead: 'Mener ce héros',
  leadSaid: (hero) => `Mener ce héros\u202f: ${hero}`,
  instead: (other) => `remplace ${other}`,
  insteadSaid: (hero, other) => `remplace ${other}\u202f: ${hero}`,
  drawn: (heroes) => `Personne n’a encore choisi\u202f: le hasard tire ${heroes === 2 ? 'deux' : 'trois'} des quatre héros.`,
  draw: 'Laisser faire le hasard',
  seats: 'Qui les mène\u202f?',
  difficulty: 'Difficulté',
  easy: 'Facile',
  normal: 'Normale',
  oneDifficulty: 'Cette légende n’en a qu’une.',
  shields: (heroes, shields) => `${count[heroes]} héros\u202f: ${shields} ${shields === 1 ? 'bouclier d’or' : 'boucliers d’or'}`,
  why: 'Moins de héros, plus de boucliers\u202f: 3 à deux, 2 à trois, 1 à quatre.',
};
