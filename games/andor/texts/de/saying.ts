import type { Params } from '@tafelrunde/kernel';
import type { CreatureKind, HeroKind, ItemName } from '../../pieces.ts';
import { partsIn, points as kinds } from '../../sharing.ts';
import type { Words } from '../words.ts';
import { creature, field, list, points, theCreatureObject, thing } from './grammar.ts';

const at = ({ field: number }: Params): string => field(Number(number));
const foe = ({ creature: kind }: Params): string => (kind === undefined ? 'die Kreatur' : theCreatureObject(kind as CreatureKind));
const what = ({ item }: Params): string => (item === undefined ? 'etwas' : thing(item as ItemName));

const given = ({ item, count }: Params): string => (item === undefined ? what({}) : thing(item as ItemName, Number(count ?? 1)));

/** The creature it is about, where it is named. */
const against = (params: Params): string => (params['creature'] === undefined ? '' : ` gegen ${foe(params)}`);

/** How sure of it he is. */
const sure = ({ sure: percent }: Params): string => (percent === undefined ? '' : ` (Aussicht: ${Number(percent)} %)`);

/** As the boards call them: which side a hero shows is not known here. */
const heroes: Readonly<Record<HeroKind, string>> = { dwarf: 'Zwerg', warrior: 'Krieger', archer: 'Bogenschütze', wizard: 'Zauberer' };
const parts = (params: Params): string =>
  partsIn(params)
    .map(({ hero, part }) => `${heroes[hero]} ${list(kinds.filter((kind) => part[kind] > 0).map((kind) => points(part[kind], kind)))}`)
    .join('; ');

export const saying: Words['says'] = {
  'plan-fight': (params) => `Ich kämpfe gegen ${foe(params)} auf ${at(params)}${sure(params)}.`,
  'plan-join': (params) => `Ich komme und helfe gegen ${foe(params)} auf ${at(params)}${sure(params)}.`,
  'plan-protect': (params) => `Ich fange ${foe(params)} auf ${at(params)} ab, bevor er die Rietburg erreicht${sure(params)}.`,
  'plan-farmer': (params) => `Ich hole den Bauern von ${at(params)}: ein Schild mehr für die Burg.`,
  'plan-lead': (params) => `Ich führe den Bauern nach ${at(params)}.`,
  'plan-deliver': (params) => `Ich bringe ${what(params)} nach ${at(params)}.`,
  'plan-fetch': (params) => `Ich hole ${what(params)} von ${at(params)}.`,
  'plan-buy': (params) => `Ich gehe zum Händler auf ${at(params)}, um stärker zu werden.`,
  'plan-well': (params) => `Ich gehe zum Brunnen auf ${at(params)} und schöpfe neuen Mut.`,
  'plan-fog': (params) => `Ich sehe im Nebel auf ${at(params)} nach.`,
  'plan-ally': (params) => `Ich schicke Hilfe nach ${at(params)}, für den letzten Kampf.`,
  'plan-wait': () => 'Ich warte auf dich.',
  'plan-rest': () => 'Für heute habe ich genug getan.',
  'too-dangerous': ({ creature: kind }) =>
    `${kind === undefined ? 'Diese Kreatur' : `Dieser ${creature(kind as CreatureKind)}`} ist jetzt zu stark für uns.`,
  ping: (params) => `Schaut mal: ${at(params)}.`,
  mark: (params) => `Eine Marke auf ${at(params)}.`,
  'go-to': (params) => `Treffen wir uns auf ${at(params)}.`,
  fight: (params) => `Kämpfen wir gemeinsam${against(params)} auf ${at(params)}${sure(params)}.`,
  fetch: (params) =>
    params['whom'] === undefined ? `Hol bitte, was auf ${at(params)} ist.` : `Nimm bitte den Bauern auf ${at(params)} mit zur Burg.`,
  wait: () => 'Warte bitte auf mich.',
  'my-plan': () => 'Das habe ich ohnehin vor.',
  'on-my-way': () => 'Ich bin unterwegs.',
  'here-already': () => 'Ich bin schon da.',
  'too-far': () => 'Da komme ich heute nicht mehr hin.',
  'nothing-there': () => 'Dort gibt es nichts zu tun.',
  share: (params) => (partsIn(params).length === 0 ? 'Lassen wir es: Niemand zahlt.' : `Teilen wir so: ${parts(params)}.`),
  fair: () => 'So ist es recht.',
  'too-much': () => 'Das ist mir zu viel.',
  'give-me': (params) => `Gibst du mir ${given(params)}?`,
  opinion: ({ answer = 1 }) => `Ich bin für die ${answer}. Antwort.`,
  gladly: () => 'Gern.',
  'need-it': () => 'Das brauche ich für eine Aufgabe.',
  'no-space': () => 'Dafür hast du keinen Platz.',
};
