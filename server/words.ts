import { randomBytes } from 'node:crypto';
import type { TableId } from '@tafelrunde/protocol';

/** Short, kind, easy to spell over the telephone. */
const first = (
  'abend acker adler anker apfel bach baum beere berg birke blatt blume boot brise busch dach distel dorf eiche eis erle esche fackel farn ' +
  'feder feld feuer fichte fjord flut garten gipfel gold gras hafen hain halm harfe hasel heide herbst himmel holz honig huegel insel klee ' +
  'kerze kiesel krone laub licht linde lotus mai moor moos mond morgen muschel nebel nord nuss ost perle quelle rosen salz sand schilf ' +
  'schnee see silber sommer sonne stein stern strand sturm sued tal tau teich tor turm ufer wald weide welle west wiese wind winter wolke'
).split(' ');
const second = (
  'amsel barsch biber biene dachs delfin dohle drossel eber eidechse elch elster ente esel eule falke fasan fink fisch forelle frosch ' +
  'fuchs gams gans grille habicht hase hecht hering hirsch huhn hummel igel iltis kater katze kauz kranich kroete kuckuck lachs lamm lerche ' +
  'libelle luchs marder maus meise moewe molch otter panda pfau pferd pony qualle rabe reh reiher robbe salamander schaf schnecke schwalbe ' +
  'schwan specht spinne star storch taube tiger unke wal wels wespe wiesel wolf zander zebra ziege zeisig'
).split(' ');
/** Without l, o, 0, 1: nothing to mistake. */
const letters = 'abcdefghijkmnpqrstuvwxyz23456789';

/** A code like "mond-eule-k7m3p": hard to guess (over 2^38), easy to read out. */
export function tableCode(chance: Uint8Array = randomBytes(16)): TableId {
  return spelled(chance, 5) as TableId;
}

/** Like the code of a table, and harder to guess (over 2^43): it opens everything somebody has. */
export function recoveryCode(): string {
  return spelled(randomBytes(16), 6);
}

function spelled(chance: Uint8Array, length: number): string {
  const read = new DataView(chance.buffer, chance.byteOffset, chance.byteLength);
  const word = (list: readonly string[], at: number) => list[read.getUint32(at) % list.length] ?? 'mond';
  let code = '';
  for (let i = 8; i < 8 + length; i += 1) code += letters[read.getUint8(i) % letters.length];
  return `${word(first, 0)}-${word(second, 4)}-${code}`;
}
