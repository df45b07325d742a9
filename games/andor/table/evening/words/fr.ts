import { wordingIn } from '@tafelrunde/kernel';
import type { CreatureKind } from '../../../pieces.ts';
import { creatureWords } from '../../../texts/names.ts';
import type { Words } from './shape.ts';

const { count, list } = wordingIn('fr');
const kind = (creature: CreatureKind): string => creatureWords.fr[creature][0];

export const fr: Words = {
  title: 'Comment la soirée s’est passée',
  again: 'Revoir la soirée',
  close: 'Fermer',
  all: 'Tous les jours',
  day: (day) => `Jour ${day}`,
  shown: 'Affichage',
  map: 'Les chemins des héros',
  fetching: 'Les premiers jours arrivent…',
  walked: (name, fields, from, to) => `${name}\u202f: de la ${from} à la ${to}, ${count(fields, '# case', '# cases')}`,
  inAll: (fields) => count(fields, '# case parcourue', '# cases parcourues'),
  beat: (names, creature, field, rounds) =>
    `${list([...names])} ${names.length === 1 ? 'bat' : 'battent'} un ${kind(creature)} sur la ${field} en ${count(rounds, 'un assaut', '# assauts')}`,
  inVain: (names, creature, field, rounds) =>
    `${list([...names])} ${names.length === 1 ? 'affronte' : 'affrontent'} en vain un ${kind(creature)} sur la ${field} pendant ${count(rounds, 'un assaut', '# assauts')}`,
  entered: (creature, creatures) =>
    count(creatures, `Un ${kind(creature)} entre au château`, `# ${creatureWords.fr[creature][1]} entrent au château`),
  saved: (farmers) => count(farmers, 'Un paysan arrive au château', '# paysans arrivent au château'),
  story: 'Carte Légende\u202f:',
  event: 'Événement\u202f:',
  taskDone: (title) => `Tâche accomplie\u202f: ${title}`,
  taskFailed: (title) => `Tâche manquée\u202f: ${title}`,
  quiet: 'Un jour calme.',
  beaten: (creatures) => count(creatures, 'créature battue', 'créatures battues'),
};
