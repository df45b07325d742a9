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
  return kinds.length === 0 ? 'tirés au hasard' : list(kinds.map((kind) => heroWords.fr[kind][0]));
};

const fr: Words = {
  language: 'fr',
  name: tile.words.fr.name,
  tagline: 'Ensemble, les héros défendent le château, et la légende leur dit comment.',
  options: {
    legend: {
      label: 'Légende',
      hint: 'L’histoire que l’on joue.',
      value: (value) => houseCard(String(value))?.title.fr ?? (/^\d+$/.test(String(value)) ? `Légende ${value}` : 'une légende à vous'),
    },
    legendText: {
      label: 'Texte de la légende',
      hint: 'Une légende à vous, telle qu’elle a été écrite.',
      value: (value) => (value === '' ? 'aucun' : `${String(value).length} caractères`),
    },
    difficulty: {
      label: 'Difficulté',
      hint: 'La première légende n’en a qu’une.',
      value: (value) => (value === 'easy' ? 'facile' : 'normale'),
    },
    heroes: { label: 'Héros', hint: 'Ceux qui sont de l’histoire. Les places suivent le rang.', value: heroes },
    figures: {
      label: 'Noms et visages',
      hint: 'Chaque héros en a deux.',
      value: (value) => figuresSaid(String(value), 'fr', 'mélangés'),
    },
    startAtPart2: {
      label: 'Commencer par la seconde partie',
      hint: 'La première partie de la première légende apprend à marcher.',
      value: yesNo,
    },
    zeroByEvent: {
      label: 'Plus de volonté à cause d’un événement',
      hint: 'Les règles imprimées ne parlent que du combat.',
      value: (value) => (value === 'one' ? 'on s’arrête à 1' : 'comme au combat : 1 point de force perdu, puis 3 points de volonté'),
    },
    payKeepsOne: { label: 'Payer en volonté laisse au moins 1 point', hint: 'Sinon, on peut payer jusqu’à 0.', value: yesNo },
    emptyDeck: {
      label: 'Paquet d’événements vide',
      hint: 'Ce qui arrive quand la dernière carte est tirée.',
      value: (value) => (value === 'none' ? 'plus d’événement' : 'on mélange les cartes utilisées'),
    },
    emptySupply: {
      label: 'Réserve vide',
      hint: 'Ce qui arrive quand il n’y a plus d’or ou d’équipement.',
      value: (value) => (value === 'endless' ? 'il y en a toujours assez' : 'le gain n’a pas lieu'),
    },
    fogFree: {
      label: 'Cases sans brouillard',
      hint: 'Dans la première légende, quatre cases de brouillard restent libres.',
      value: (value) => (value === 'chosen' ? 'nommées par le rang le plus bas' : 'tirées au sort'),
    },
    odds: {
      label: 'Chances avant un combat',
      hint: 'Ceux qui le souhaitent voient combien de tels combats sont gagnés.',
      value: (value) => (value === false ? 'restent cachées' : 'montrées sur demande'),
    },
  },
  asks,
  actions,
  events: telling,
  refusals: refusing,
  mistakes,
  results: {
    goal: { won: 'La légende est gagnée !', lost: 'La légende est perdue.' },
    castle: { won: 'La légende est gagnée !', lost: 'Le château est tombé : aucun bouclier d’or n’était libre. La légende est perdue.' },
    narrator: { won: 'La légende est gagnée !', lost: 'Le narrateur a atteint N avant que les buts le soient. La légende est perdue.' },
    task: { won: 'La légende est gagnée !', lost: 'Une tâche a échoué. La légende est perdue.' },
    legend: { won: 'La légende est gagnée !', lost: 'La légende est perdue.' },
  },
  orders: {
    stay: { what: 'Rester au combat', until: 'jusqu’à sa fin ou jusqu’à ce qu’il se corse' },
    'no-shield': { what: 'Ne pas lever le bouclier', until: 'dans ce combat, sauf si le héros tombe' },
    'no-flip': { what: 'Ne tourner aucun dé', until: 'jusqu’à la fin du combat ou à un départ' },
    'no-boost': { what: 'Garder potion et herbes', until: 'jusqu’à la fin du combat ou à un départ' },
  },
  says: saying,
  table: describing,
};

export const texts = speak(fr);
