import type { Params } from '@tafelrunde/kernel';
import { type CreatureKind, type HeroKind, heroKinds, type ItemName } from '../../pieces.ts';
import type { BuyReason, FetchReason, FightReason, FogReason, GatherReason, RestReason, WaitReason, When } from '../../reasons.ts';
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

const beside: Readonly<Record<HeroKind, string>> = {
  dwarf: 'the dwarf',
  warrior: 'the warrior',
  archer: 'the archer',
  wizard: 'the wizard',
};
/** Who else is in it: kinds of heroes as bits. */
const together = ({ party }: Params): string =>
  party === undefined
    ? ''
    : `, together with ${list(heroKinds.flatMap((hero, kind) => ((Number(party) & (1 << kind)) === 0 ? [] : [beside[hero]])))}`;

const times: Readonly<Record<When, string>> = { today: ', today', tomorrow: ', though not before tomorrow' };
const when = ({ when: day }: Params): string => (day === undefined ? '' : times[day as When]);

const fightWhys: Readonly<Record<FightReason, string>> = {
  end: ': it is the last fight',
  task: ': a task wants it',
  carrier: ': it carries what we are looking for',
  way: ': it stands in our way',
  castle: ': it would come to the castle otherwise',
  reward: ': it brings us a reward',
};
const fetchWhys: Readonly<Record<FetchReason, string>> = {
  task: ': a task wants it',
  rune: ': three colours give the black die',
  use: ': we can use it',
};
const fogWhys: Readonly<Record<FogReason, string>> = {
  search: ': perhaps the one we are looking for is in there',
  look: ': who knows what it hides',
};
const buyWhys: Readonly<Record<BuyReason, string>> = {
  strength: 'to get stronger',
  brew: 'to get a witch’s brew for the last fight',
};
const gatherWhys: Readonly<Record<GatherReason, string>> = {
  creature: ': a creature comes by there tomorrow',
  asked: ', as agreed',
};
const waitWhys: Readonly<Record<WaitReason, string>> = {
  fight: 'I am waiting for you: we begin this fight together.',
  meet: 'I am waiting here for what I am to carry on.',
};
const restWhys: Readonly<Record<RestReason, string>> = {
  hours: 'My hours are used up for today.',
  tomorrow: 'That is it for today: I go the rest of the way tomorrow.',
  nothing: 'That is it for today: nothing left is worth an hour.',
  alone: 'That is it for today: I dare not fight this one alone.',
};
/** Brew has the witch; everything else a merchant. */
const seller = (params: Params): string => (params['why'] === 'brew' ? `to ${at(params)}` : `to the merchant on ${at(params)}`);

/** The reason that was given, if one was. */
const why = <Why extends string>(table: Readonly<Record<Why, string>>, { why: reason }: Params, otherwise = ''): string =>
  reason === undefined ? otherwise : table[reason as Why];

export const saying: Words['says'] = {
  'plan-fight': (params) =>
    `I am going to fight ${foe(params)} on ${at(params)}${together(params)}${sure(params)}${why(fightWhys, params)}.`,
  'plan-join': (params) =>
    `I am coming to help against ${foe(params)} on ${at(params)}${together(params)}${sure(params)}${why(fightWhys, params)}.`,
  'plan-protect': (params) => `I stop ${foe(params)} on ${at(params)} before it reaches the castle${together(params)}${sure(params)}.`,
  'plan-farmer': (params) => `I am fetching the farmer from ${at(params)}${when(params)}: one more shield for the castle.`,
  'plan-lead': (params) => `I am leading the farmer to ${at(params)}${when(params)}: somebody is waiting there.`,
  'plan-deliver': (params) => `I am taking ${what(params)} to ${at(params)}${when(params)}: a task wants it.`,
  'plan-fetch': (params) => `I am fetching ${what(params)} from ${at(params)}${when(params)}${why(fetchWhys, params)}.`,
  'plan-buy': (params) => `I am going ${seller(params)}${when(params)}, ${why(buyWhys, params, buyWhys.strength)}.`,
  'plan-well': (params) => `I am going to the well on ${at(params)}${when(params)}, to get my breath back.`,
  'plan-fog': (params) => `I am looking into the fog on ${at(params)}${when(params)}${why(fogWhys, params)}.`,
  'plan-ally': (params) => `I am sending help to ${at(params)}, for the last fight.`,
  'plan-visit': (params) => `I am going to ${at(params)}${when(params)}: a task leads us there.`,
  'plan-post': (params) => `I am going ahead to ${at(params)}${when(params)}: I shall be needed there soon.`,
  'plan-gather': (params) => `I am going to ${at(params)}${when(params)}${why(gatherWhys, params)}.`,
  'plan-wait': (params) => why(waitWhys, params, 'I am waiting for you.'),
  'plan-rest': (params) => why(restWhys, params, 'I have done enough for today.'),
  'too-dangerous': (params) => `${sentence(foe(params))} is too strong for us now.`,
  ping: (params) => `Look here: ${at(params)}.`,
  mark: (params) => `A mark on ${at(params)}.`,
  'go-to': (params) => `Let us meet on ${at(params)}.`,
  fight: (params) => `Let us fight${against(params) || ' together'} on ${at(params)}${against(params) && ' together'}${sure(params)}.`,
  fetch: (params) => {
    if (params['whom'] === 'fog') return `Please look into the fog on ${at(params)}.`;
    return params['whom'] === undefined
      ? `Please fetch what is on ${at(params)}.`
      : `Please take the farmer on ${at(params)} along to the castle.`;
  },
  wait: () => 'Please wait for me.',
  bring: (params) => `Would you bring ${given(params)} to me on ${at(params)}?`,
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
