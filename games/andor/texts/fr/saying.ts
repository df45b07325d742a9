import type { Params } from '@tafelrunde/kernel';
import type { CreatureKind, HeroKind, ItemName } from '../../pieces.ts';
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

export const saying: Words['says'] = {
  'plan-fight': (params) => `Je vais combattre ${foe(params)} sur ${at(params)}${sure(params)}.`,
  'plan-join': (params) => `Je viens aider contre ${foe(params)} sur ${at(params)}${sure(params)}.`,
  'plan-protect': (params) => `J’arrête ${foe(params)} sur ${at(params)} avant qu’il n’atteigne le château${sure(params)}.`,
  'plan-farmer': (params) => `Je vais chercher le paysan sur ${at(params)} : un bouclier de plus pour le château.`,
  'plan-lead': (params) => `Je conduis le paysan à ${at(params)}.`,
  'plan-deliver': (params) => `Je porte ${what(params)} à ${at(params)}.`,
  'plan-fetch': (params) => `Je vais chercher ${what(params)} sur ${at(params)}.`,
  'plan-buy': (params) => `Je vais chez le marchand sur ${at(params)} pour devenir plus fort.`,
  'plan-well': (params) => `Je vais au puits sur ${at(params)} pour reprendre courage.`,
  'plan-fog': (params) => `Je regarde dans le brouillard sur ${at(params)}.`,
  'plan-ally': (params) => `J’envoie du renfort à ${at(params)}, pour le dernier combat.`,
  'plan-wait': () => 'Je vous attends.',
  'plan-rest': () => 'J’en ai assez fait pour aujourd’hui.',
  'too-dangerous': ({ creature: kind }) =>
    kind === undefined ? 'Cette créature est trop forte pour nous.' : `Ce ${creature(kind as CreatureKind)} est trop fort pour nous.`,
  ping: (params) => `Regardez : ${at(params)}.`,
  mark: (params) => `Un repère sur ${at(params)}.`,
  'go-to': (params) => `Retrouvons-nous sur ${at(params)}.`,
  fight: (params) => `Combattons ensemble${against(params)} sur ${at(params)}${sure(params)}.`,
  fetch: (params) =>
    params['whom'] === undefined
      ? `Allez chercher ce qu’il y a sur ${at(params)}, s’il vous plaît.`
      : `Emmenez le paysan de ${at(params)} au château, s’il vous plaît.`,
  wait: () => 'Attendez-moi, s’il vous plaît.',
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
