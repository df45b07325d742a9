import { wordingIn } from '@tafelrunde/kernel';
import type { CreatureKind } from '../../../pieces.ts';
import { creatureWords } from '../../../texts/names.ts';
import type { Words } from './shape.ts';

const { count, list } = wordingIn('en');
const kind = (creature: CreatureKind): string => creatureWords.en[creature][0];

export const en: Words = {
  title: 'How the evening went',
  again: 'Look at the evening',
  close: 'Close',
  all: 'All days',
  day: (day) => `Day ${day}`,
  shown: 'Shown',
  map: 'The heroes’ ways',
  fetching: 'The first days are on their way …',
  walked: (name, fields, to) => `${name}: ${count(fields, '# field', '# fields')}, to ${to}`,
  inAll: (fields) => count(fields, '# field walked', '# fields walked'),
  beat: (names, creature, field) => `${list([...names])} beat a ${kind(creature)} on ${field}`,
  inVain: (names, creature, field) => `${list([...names])} fought a ${kind(creature)} on ${field} in vain`,
  entered: (creature) => `A ${kind(creature)} came into the castle`,
  saved: (farmers) => count(farmers, 'A farmer came into the castle', '# farmers came into the castle'),
  quiet: 'A quiet day.',
  beaten: (creatures) => count(creatures, 'creature beaten', 'creatures beaten'),
};
