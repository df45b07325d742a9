import type { Params } from '@tafelrunde/kernel';
import type { CreatureKind, HeroKind, ItemName } from '../../pieces.ts';
import { partsIn, points as kinds } from '../../sharing.ts';
import type { Words } from '../words.ts';
import { creature, field, list, points, sentence, thing } from './grammar.ts';

const at = ({ field: number }: Params): string => field(Number(number));
const foe = ({ creature: kind }: Params): string => `the ${kind === undefined ? 'creature' : creature(kind as CreatureKind)}`;
const what = ({ item }: Params): string => (item === undefined ? 'something' : thing(item as ItemName));

const given = ({ item, count }: Params): string => (item === undefined ? what({}) : thing(item as ItemName, Number(count ?? 1)));

/** The creature it is about, where it is named. */
const against = (params: Params): string => (params['creature'] === undefined ? '' : ` ${foe(params)}`);

/** How sure of it he is. */
const sure = ({ sure: percent }: Params): string => (percent === undefined ? '' : ` (chance: ${Number(percent)} %)`);

/** As the boards call them: which side a hero shows is not known here. */
const heroes: Readonly<Record<HeroKind, string>> = { dwarf: 'dwarf', warrior: 'warrior', archer: 'archer', wizard: 'wizard' };
const parts = (params: Params): string =>
  partsIn(params)
    .map(({ hero, part }) => `${heroes[hero]} ${list(kinds.filter((kind) => part[kind] > 0).map((kind) => points(part[kind], kind)))}`)
    .join('; ');

export const saying: Words['says'] = {
  'plan-fight': (params) => `I am going to fight ${foe(params)} on ${at(params)}${sure(params)}.`,
  'plan-join': (params) => `I am coming to help against ${foe(params)} on ${at(params)}${sure(params)}.`,
  'plan-protect': (params) => `I stop ${foe(params)} on ${at(params)} before it reaches the castle${sure(params)}.`,
  'plan-farmer': (params) => `I am fetching the farmer from ${at(params)}: one more shield for the castle.`,
  'plan-lead': (params) => `I am leading the farmer to ${at(params)}.`,
  'plan-deliver': (params) => `I am taking ${what(params)} to ${at(params)}.`,
  'plan-fetch': (params) => `I am fetching ${what(params)} from ${at(params)}.`,
  'plan-buy': (params) => `I am going to the merchant on ${at(params)}, to get stronger.`,
  'plan-well': (params) => `I am going to the well on ${at(params)}, to get my breath back.`,
  'plan-fog': (params) => `I am looking into the fog on ${at(params)}.`,
  'plan-ally': (params) => `I am sending help to ${at(params)}, for the last fight.`,
  'plan-wait': () => 'I am waiting for you.',
  'plan-rest': () => 'I have done enough for today.',
  'too-dangerous': (params) => `${sentence(foe(params))} is too strong for us now.`,
  ping: (params) => `Look here: ${at(params)}.`,
  mark: (params) => `A mark on ${at(params)}.`,
  'go-to': (params) => `Let us meet on ${at(params)}.`,
  fight: (params) => `Let us fight${against(params) || ' together'} on ${at(params)}${against(params) && ' together'}${sure(params)}.`,
  fetch: (params) =>
    params['whom'] === undefined
      ? `Please fetch what is on ${at(params)}.`
      : `Please take the farmer on ${at(params)} along to the castle.`,
  wait: () => 'Please wait for me.',
  'my-plan': () => 'That is what I am about to do.',
  'on-my-way': () => 'I am on my way.',
  'here-already': () => 'I am there already.',
  'too-far': () => 'I cannot get there today.',
  'nothing-there': () => 'There is nothing to be done there.',
  share: (params) => (partsIn(params).length === 0 ? 'Let us leave it: nobody pays.' : `Let us share like this: ${parts(params)}.`),
  fair: () => 'That is fair.',
  'too-much': () => 'That is too much for me.',
  'give-me': (params) => `Would you give me ${given(params)}?`,
  opinion: ({ answer = 1 }) => `I am for answer ${answer}.`,
  gladly: () => 'Gladly.',
  'need-it': () => 'I need that for a task.',
  'no-space': () => 'You have no space for it.',
};
