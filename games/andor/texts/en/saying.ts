import type { Params } from '@tafelrunde/kernel';
import type { CreatureKind, ItemName } from '../../pieces.ts';
import type { Words } from '../words.ts';
import { creature, field, sentence, thing } from './grammar.ts';

const at = ({ field: number }: Params): string => field(Number(number));
const foe = ({ creature: kind }: Params): string => `the ${kind === undefined ? 'creature' : creature(kind as CreatureKind)}`;
const what = ({ item }: Params): string => (item === undefined ? 'something' : thing(item as ItemName));

export const saying: Words['says'] = {
  'plan-fight': (params) => `I am going to fight ${foe(params)} on ${at(params)}.`,
  'plan-join': (params) => `I am coming to help against ${foe(params)} on ${at(params)}.`,
  'plan-protect': (params) => `I stop ${foe(params)} on ${at(params)} before it reaches the castle.`,
  'plan-farmer': (params) => `I am fetching the farmer from ${at(params)}.`,
  'plan-deliver': (params) => `I am taking ${what(params)} to ${at(params)}.`,
  'plan-fetch': (params) => `I am fetching ${what(params)} from ${at(params)}.`,
  'plan-buy': (params) => `I am going to the merchant on ${at(params)}.`,
  'plan-well': (params) => `I am going to the well on ${at(params)}.`,
  'plan-fog': (params) => `I am looking into the fog on ${at(params)}.`,
  'plan-wait': () => 'I am waiting for you.',
  'plan-rest': () => 'I have done enough for today.',
  'too-dangerous': (params) => `${sentence(foe(params))} is too strong for us now.`,
};
