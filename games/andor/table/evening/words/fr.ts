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
  walked: (name, fields, to) => `${name}\u202f: ${count(fields, '# case', '# cases')}, jusqu’à la ${to}`,
  inAll: (fields) => count(fields, '# case parcourue', '# cases parcourues'),
  beat: (names, creature, field) => `${list([...names])} ${names.length === 1 ? 'bat' : 'battent'} un ${kind(creature)} sur la ${field}`,
  inVain: (names, creature, field) =>
    `${list([...names])} ${names.length === 1 ? 'affronte' : 'affrontent'} en vain un ${kind(creature)} sur la ${field}`,
  entered: (creature) => `Un ${kind(creature)} entre au château`,
  saved: (farmers) => count(farmers, 'Un paysan arrive au château', '# paysans arrivent au château'),
  quiet: 'Un jour calme.',
  beaten: (creatures) => count(creatures, 'créature battue', 'créatures battues'),
};
