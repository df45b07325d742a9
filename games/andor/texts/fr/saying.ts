import type { Params } from '@tafelrunde/kernel';
import { type CreatureKind, type HeroKind, heroKinds, type ItemName } from '../../pieces.ts';
import type { BuyReason, FetchReason, FightReason, FogReason, GatherReason, RestReason, WaitReason, When } from '../../reasons.ts';
import { partsIn, points as kinds } from '../../sharing.ts';
import type { Words } from '../words.ts';
import { creature, field, list, points, thing } from './grammar.ts';

const at = ({ field: number }: Params): string => field(Number(number));
const foe = ({ creature: kind }: Params): string => (kind === undefined ? 'la créature' : `le ${creature(kind as CreatureKind)}`);
const what = ({ item }: Params): string => (item === undefined ? 'quelque chose' : thing(item as ItemName));

const given = ({ item, count }: Params): string => (item === undefined ? what({}) : thing(item as ItemName, Number(count ?? 1)));

/** The creature it is about, where it is named. */
const against = (params: Params): string => (params['creature'] === undefined ? '' : ` ${foe(params)}`);

/** How sure of it he is. */
const sure = ({ sure: percent }: Params): string => (percent === undefined ? '' : ` (chances : ${Number(percent)} %)`);

/** As the boards call them: which side a hero shows is not known here. */
const heroes: Readonly<Record<HeroKind, string>> = { dwarf: 'nain', warrior: 'guerrier', archer: 'archer', wizard: 'magicien' };
const parts = (params: Params): string =>
  partsIn(params)
    .map(({ hero, part }) => `${heroes[hero]} ${list(kinds.filter((kind) => part[kind] > 0).map((kind) => points(part[kind], kind)))}`)
    .join('\u202f; ');

const beside: Readonly<Record<HeroKind, string>> = {
  dwarf: 'le nain',
  warrior: 'le guerrier',
  archer: 'l’archer',
  wizard: 'le magicien',
};
/** Who else is in it: kinds of heroes as bits. */
const together = ({ party }: Params): string =>
  party === undefined
    ? ''
    : `, avec ${list(heroKinds.flatMap((hero, kind) => ((Number(party) & (1 << kind)) === 0 ? [] : [beside[hero]])))}`;

const times: Readonly<Record<When, string>> = { today: ', aujourd’hui', tomorrow: ', mais pas avant demain' };
const when = ({ when: day }: Params): string => (day === undefined ? '' : times[day as When]);

const fightWhys: Readonly<Record<FightReason, string>> = {
  end: '\u202f: c’est le dernier combat',
  task: '\u202f: une tâche l’exige',
  carrier: '\u202f: il porte ce que nous cherchons',
  way: '\u202f: il nous barre la route',
  castle: '\u202f: sinon, il viendra au château',
  reward: '\u202f: cela nous vaudra une récompense',
};
const fetchWhys: Readonly<Record<FetchReason, string>> = {
  task: '\u202f: une tâche l’exige',
  rune: '\u202f: trois couleurs donnent le dé noir',
  use: '\u202f: cela nous servira',
};
const fogWhys: Readonly<Record<FogReason, string>> = {
  search: '\u202f: la personne que nous cherchons s’y cache peut-être',
  look: '\u202f: qui sait ce qu’il cache',
};
const buyWhys: Readonly<Record<BuyReason, string>> = {
  strength: 'pour devenir plus fort',
  brew: 'pour avoir une potion de la sorcière au dernier combat',
};
const gatherWhys: Readonly<Record<GatherReason, string>> = {
  creature: '\u202f: une créature y passera demain',
  asked: ', comme convenu',
};
const waitWhys: Readonly<Record<WaitReason, string>> = {
  fight: 'Je vous attends\u202f: ce combat, nous le commencerons ensemble.',
  meet: 'J’attends ici ce que je dois porter plus loin.',
};
const restWhys: Readonly<Record<RestReason, string>> = {
  hours: 'Je n’ai plus d’heures pour aujourd’hui.',
  tomorrow: 'C’est tout pour aujourd’hui\u202f: je ferai le reste du chemin demain.',
  nothing: 'C’est tout pour aujourd’hui\u202f: plus rien ne vaut une heure.',
  alone: 'C’est tout pour aujourd’hui\u202f: seul, je n’ose pas ce combat.',
};
/** Brew has the witch; everything else a merchant. */
const seller = (params: Params): string => (params['why'] === 'brew' ? `à ${at(params)}` : `chez le marchand sur ${at(params)}`);

/** The reason that was given, if one was. */
const why = <Why extends string>(table: Readonly<Record<Why, string>>, { why: reason }: Params, otherwise = ''): string =>
  reason === undefined ? otherwise : table[reason as Why];

export const saying: Words['says'] = {
  'plan-fight': (params) =>
    `Je vais combattre ${foe(params)} sur ${at(params)}${together(params)}${sure(params)}${why(fightWhys, params)}.`,
  'plan-join': (params) =>
    `Je viens aider contre ${foe(params)} sur ${at(params)}${together(params)}${sure(params)}${why(fightWhys, params)}.`,
  'plan-protect': (params) =>
    `J’arrête ${foe(params)} sur ${at(params)} avant qu’il n’atteigne le château${together(params)}${sure(params)}.`,
  'plan-farmer': (params) => `Je vais chercher le paysan sur ${at(params)}${when(params)}\u202f: un bouclier de plus pour le château.`,
  'plan-lead': (params) => `Je conduis le paysan à ${at(params)}${when(params)}\u202f: on l’y attend.`,
  'plan-deliver': (params) => `Je porte ${what(params)} à ${at(params)}${when(params)}\u202f: une tâche l’exige.`,
  'plan-fetch': (params) => `Je vais chercher ${what(params)} sur ${at(params)}${when(params)}${why(fetchWhys, params)}.`,
  'plan-buy': (params) => `Je vais ${seller(params)}${when(params)}, ${why(buyWhys, params, buyWhys.strength)}.`,
  'plan-well': (params) => `Je vais au puits sur ${at(params)}${when(params)}, pour reprendre courage.`,
  'plan-fog': (params) => `Je regarde dans le brouillard sur ${at(params)}${when(params)}${why(fogWhys, params)}.`,
  'plan-ally': (params) => `J’envoie du renfort à ${at(params)}, pour le dernier combat.`,
  'plan-visit': (params) => `Je vais à ${at(params)}${when(params)}\u202f: une tâche nous y mène.`,
  'plan-post': (params) => `Je pars devant, à ${at(params)}${when(params)}\u202f: on y aura bientôt besoin de moi.`,
  'plan-gather': (params) => `Je vais à ${at(params)}${when(params)}${why(gatherWhys, params)}.`,
  'plan-wait': (params) => why(waitWhys, params, 'Je vous attends.'),
  'plan-rest': (params) => why(restWhys, params, 'J’en ai assez fait pour aujourd’hui.'),
  'too-dangerous': ({ creature: kind }) =>
    kind === undefined ? 'Cette créature est trop forte pour nous.' : `Ce ${creature(kind as CreatureKind)} est trop fort pour nous.`,
  ping: (params) => `Regardez : ${at(params)}.`,
  mark: (params) => `Un repère sur ${at(params)}.`,
  'go-to': (params) => `Retrouvons-nous sur ${at(params)}.`,
  fight: (params) => `Combattons ensemble${against(params)} sur ${at(params)}${sure(params)}.`,
  fetch: (params) => {
    if (params['whom'] === 'fog') return `Allez voir ce que cache le brouillard de ${at(params)}, s’il vous plaît.`;
    return params['whom'] === undefined
      ? `Allez chercher ce qu’il y a sur ${at(params)}, s’il vous plaît.`
      : `Emmenez le paysan de ${at(params)} au château, s’il vous plaît.`;
  },
  wait: () => 'Attendez-moi, s’il vous plaît.',
  bring: (params) => `M’apporteriez-vous ${given(params)} sur ${at(params)}\u202f?`,
  'my-plan': () => 'C’est justement ce que je comptais faire.',
  'on-my-way': () => 'J’arrive.',
  'here-already': () => 'J’y suis déjà.',
  'too-far': () => 'Je n’y arriverai pas aujourd’hui.',
  'nothing-there': () => 'Il n’y a rien à faire là-bas.',
  share: (params) =>
    partsIn(params).length === 0 ? 'Laissons cela\u202f: personne ne paie.' : `Partageons ainsi\u202f: ${parts(params)}.`,
  fair: () => 'Cela me va.',
  'too-much': () => 'C’est trop pour moi.',
  'give-me': (params) => `Me donneriez-vous ${given(params)}\u202f?`,
  opinion: ({ answer = 1 }) => `Je suis pour la réponse ${answer}.`,
  gladly: () => 'Volontiers.',
  'need-it': () => 'J’en ai besoin pour une tâche.',
  'no-space': () => 'Vous n’avez pas la place.',
};
