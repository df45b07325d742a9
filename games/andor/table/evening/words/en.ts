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
  walked: (name, fields, from, to) => `${name}: from ${from} to ${to}, ${count(fields, '# field', '# fields')}`,
  inAll: (fields) => count(fields, '# field walked', '# fields walked'),
  beat: (names, creature, field, rounds) =>
    `${list([...names])} beat a ${kind(creature)} on ${field} in ${count(rounds, 'one round', '# rounds')}`,
  inVain: (names, creature, field, rounds) =>
    `${list([...names])} fought a ${kind(creature)} on ${field} in vain, for ${count(rounds, 'one round', '# rounds')}`,
  entered: (creature, creatures) =>
    count(creatures, `A ${kind(creature)} came into the castle`, `# ${creatureWords.en[creature][1]} came into the castle`),
  saved: (farmers) => count(farmers, 'A farmer came into the castle', '# farmers came into the castle'),
  story: 'Legend card:',
  event: 'Event:',
  taskDone: (title) => `Task done: ${title}`,
  taskFailed: (title) => `Task failed: ${title}`,
  quiet: 'A quiet day.',
  beaten: (creatures) => count(creatures, 'creature beaten', 'creatures beaten'),
};
