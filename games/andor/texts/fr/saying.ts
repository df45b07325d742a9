import type { Params } from '@tafelrunde/kernel';
import type { CreatureKind, ItemName } from '../../pieces.ts';
import type { Words } from '../words.ts';
import { creature, field, thing } from './grammar.ts';

const at = ({ field: number }: Params): string => field(Number(number));
const foe = ({ creature: kind }: Params): string => (kind === undefined ? 'la créature' : `le ${creature(kind as CreatureKind)}`);
const what = ({ item }: Params): string => (item === undefined ? 'quelque chose' : thing(item as ItemName));

export const saying: Words['says'] = {
  'plan-fight': (params) => `Je vais combattre ${foe(params)} sur ${at(params)}.`,
  'plan-join': (params) => `Je viens aider contre ${foe(params)} sur ${at(params)}.`,
  'plan-protect': (params) => `J’arrête ${foe(params)} sur ${at(params)}, loin du château.`,
  'plan-farmer': (params) => `Je vais chercher le paysan sur ${at(params)}.`,
  'plan-deliver': (params) => `Je porte ${what(params)} à ${at(params)}.`,
  'plan-fetch': (params) => `Je vais chercher ${what(params)} sur ${at(params)}.`,
  'plan-buy': (params) => `Je vais chez le marchand sur ${at(params)}.`,
  'plan-well': (params) => `Je vais au puits sur ${at(params)}.`,
  'plan-fog': (params) => `Je regarde dans le brouillard sur ${at(params)}.`,
  'plan-wait': () => 'Je vous attends.',
  'plan-rest': () => 'J’en ai assez fait pour aujourd’hui.',
  'too-dangerous': ({ creature: kind }) =>
    kind === undefined ? 'Cette créature est trop forte pour nous.' : `Ce ${creature(kind as CreatureKind)} est trop fort pour nous.`,
};
