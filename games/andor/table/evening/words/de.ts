import { wordingIn } from '@tafelrunde/kernel';
import type { CreatureKind } from '../../../pieces.ts';
import { creatureWords } from '../../../texts/names.ts';
import type { Words } from './shape.ts';

const { count, list } = wordingIn('de');
const kind = (creature: CreatureKind): string => creatureWords.de[creature][0];

export const de: Words = {
  title: 'Wie der Abend verlief',
  again: 'Den Abend ansehen',
  close: 'Schließen',
  all: 'Alle Tage',
  day: (day) => `Tag ${day}`,
  shown: 'Gezeigt werden',
  map: 'Die Wege der Helden',
  fetching: 'Die ersten Tage kommen noch …',
  walked: (name, fields, from, to) => `${name}: von ${from} nach ${to}, ${count(fields, '# Feld', '# Felder')}`,
  inAll: (fields) => count(fields, '# Feld gegangen', '# Felder gegangen'),
  beat: (names, creature, field, rounds) =>
    `${list([...names])} ${names.length === 1 ? 'besiegt' : 'besiegen'} auf ${field} einen ${kind(creature)} in ${count(rounds, 'einer Runde', '# Runden')}`,
  inVain: (names, creature, field, rounds) =>
    `${list([...names])} ${names.length === 1 ? 'kämpft' : 'kämpfen'} auf ${field} ${count(rounds, 'eine Runde', '# Runden')} vergeblich gegen einen ${kind(creature)}`,
  entered: (creature, creatures) =>
    count(creatures, `Ein ${kind(creature)} kommt in die Burg`, `# ${creatureWords.de[creature][1]} kommen in die Burg`),
  saved: (farmers) => count(farmers, 'Ein Bauer kommt in die Burg', '# Bauern kommen in die Burg'),
  story: 'Legendenkarte:',
  event: 'Ereignis:',
  taskDone: (title) => `Aufgabe erfüllt: ${title}`,
  taskFailed: (title) => `Aufgabe verfehlt: ${title}`,
  quiet: 'Ein stiller Tag.',
  beaten: (creatures) => count(creatures, 'Kreatur besiegt', 'Kreaturen besiegt'),
};
