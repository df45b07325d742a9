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
  walked: (name, fields, to) => `${name}: ${count(fields, '# Feld', '# Felder')}, bis ${to}`,
  inAll: (fields) => count(fields, '# Feld gegangen', '# Felder gegangen'),
  beat: (names, creature, field) =>
    `${list([...names])} ${names.length === 1 ? 'besiegt' : 'besiegen'} auf ${field} einen ${kind(creature)}`,
  inVain: (names, creature, field) =>
    `${list([...names])} ${names.length === 1 ? 'kämpft' : 'kämpfen'} auf ${field} vergeblich gegen einen ${kind(creature)}`,
  entered: (creature) => `Ein ${kind(creature)} kommt in die Burg`,
  saved: (farmers) => count(farmers, 'Ein Bauer kommt in die Burg', '# Bauern kommen in die Burg'),
  quiet: 'Ein stiller Tag.',
  beaten: (creatures) => count(creatures, 'Kreatur besiegt', 'Kreaturen besiegt'),
};
