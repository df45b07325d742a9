import type { Params } from '@tafelrunde/kernel';
import type { CreatureKind, ItemName } from '../../pieces.ts';
import type { Words } from '../words.ts';
import { creature, field, thing } from './grammar.ts';

const at = ({ field: number }: Params): string => field(Number(number));
const foe = ({ creature: kind }: Params): string => (kind === undefined ? 'die Kreatur' : `den ${creature(kind as CreatureKind)}`);
const what = ({ item }: Params): string => (item === undefined ? 'etwas' : thing(item as ItemName));

export const saying: Words['says'] = {
  'plan-fight': (params) => `Ich kämpfe gegen ${foe(params)} auf ${at(params)}.`,
  'plan-join': (params) => `Ich komme und helfe gegen ${foe(params)} auf ${at(params)}.`,
  'plan-protect': (params) => `Ich fange ${foe(params)} auf ${at(params)} ab, weit vor der Rietburg.`,
  'plan-farmer': (params) => `Ich hole den Bauern von ${at(params)}.`,
  'plan-deliver': (params) => `Ich bringe ${what(params)} nach ${at(params)}.`,
  'plan-fetch': (params) => `Ich hole ${what(params)} von ${at(params)}.`,
  'plan-buy': (params) => `Ich gehe zum Händler auf ${at(params)}.`,
  'plan-well': (params) => `Ich gehe zum Brunnen auf ${at(params)}.`,
  'plan-fog': (params) => `Ich sehe im Nebel auf ${at(params)} nach.`,
  'plan-wait': () => 'Ich warte auf dich.',
  'plan-rest': () => 'Für heute habe ich genug getan.',
  'too-dangerous': ({ creature: kind }) =>
    `${kind === undefined ? 'Diese Kreatur' : `Dieser ${creature(kind as CreatureKind)}`} ist jetzt zu stark für uns.`,
};
