import type { Params } from '@tafelrunde/kernel';
import { type CreatureKind, type HeroKind, heroKinds, type ItemName } from '../../pieces.ts';
import type { BuyReason, FetchReason, FightReason, FogReason, GatherReason, RestReason, WaitReason, When } from '../../reasons.ts';
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

const beside: Readonly<Record<HeroKind, string>> = {
  dwarf: 'dem Zwerg',
  warrior: 'dem Krieger',
  archer: 'dem Bogenschützen',
  wizard: 'dem Zauberer',
};
/** Who else is in it: kinds of heroes as bits. */
const together = ({ party }: Params): string =>
  party === undefined
    ? ''
    : `, zusammen mit ${list(heroKinds.flatMap((hero, kind) => ((Number(party) & (1 << kind)) === 0 ? [] : [beside[hero]])))}`;

const times: Readonly<Record<When, string>> = { today: ', noch heute', tomorrow: ', aber erst morgen' };
const when = ({ when: day }: Params): string => (day === undefined ? '' : times[day as When]);

const fightWhys: Readonly<Record<FightReason, string>> = {
  end: ': Das ist der letzte Kampf',
  task: ': So will es eine Aufgabe',
  carrier: ': Er trägt, was wir suchen',
  way: ': Er steht uns im Weg',
  castle: ': Sonst kommt er zur Burg',
  reward: ': Das bringt uns eine Belohnung',
};
const fetchWhys: Readonly<Record<FetchReason, string>> = {
  task: ': Eine Aufgabe verlangt es',
  rune: ': Drei Farben geben den schwarzen Würfel',
  use: ': Das können wir brauchen',
};
const fogWhys: Readonly<Record<FogReason, string>> = {
  search: ': Vielleicht steckt dort, wen wir suchen',
  look: ': Wer weiß, was er verbirgt',
};
const buyWhys: Readonly<Record<BuyReason, string>> = {
  strength: 'um stärker zu werden',
  brew: 'um einen Trank der Hexe für den letzten Kampf zu holen',
};
const gatherWhys: Readonly<Record<GatherReason, string>> = {
  creature: ': Dort kommt morgen eine Kreatur vorbei',
  asked: ', wie ausgemacht',
};
const waitWhys: Readonly<Record<WaitReason, string>> = {
  fight: 'Ich warte auf euch: Diesen Kampf beginnen wir zusammen.',
  meet: 'Ich warte hier, bis mir jemand bringt, was ich weitertragen soll.',
};
const restWhys: Readonly<Record<RestReason, string>> = {
  hours: 'Meine Stunden für heute sind um.',
  tomorrow: 'Für heute ist Schluss: Den Rest des Weges gehe ich morgen.',
  nothing: 'Für heute ist Schluss: Es gibt nichts mehr, das eine Stunde wert wäre.',
  alone: 'Für heute ist Schluss: Allein wage ich diesen Kampf nicht.',
};
/** Brew has the witch; everything else a merchant. */
const seller = (params: Params): string => (params['why'] === 'brew' ? `nach ${at(params)}` : `zum Händler auf ${at(params)}`);

/** The reason that was given, if one was. */
const why = <Why extends string>(table: Readonly<Record<Why, string>>, { why: reason }: Params, otherwise = ''): string =>
  reason === undefined ? otherwise : table[reason as Why];

export const saying: Words['says'] = {
  'plan-fight': (params) => `Ich kämpfe gegen ${foe(params)} auf ${at(params)}${together(params)}${sure(params)}${why(fightWhys, params)}.`,
  'plan-join': (params) =>
    `Ich komme und helfe gegen ${foe(params)} auf ${at(params)}${together(params)}${sure(params)}${why(fightWhys, params)}.`,
  'plan-protect': (params) =>
    `Ich fange ${foe(params)} auf ${at(params)} ab, bevor er die Rietburg erreicht${together(params)}${sure(params)}.`,
  'plan-farmer': (params) => `Ich hole den Bauern von ${at(params)}${when(params)}: ein Schild mehr für die Burg.`,
  'plan-lead': (params) => `Ich führe den Bauern nach ${at(params)}${when(params)}: Dort wird er erwartet.`,
  'plan-deliver': (params) => `Ich bringe ${what(params)} nach ${at(params)}${when(params)}: Eine Aufgabe verlangt es.`,
  'plan-fetch': (params) => `Ich hole ${what(params)} von ${at(params)}${when(params)}${why(fetchWhys, params)}.`,
  'plan-buy': (params) => `Ich gehe ${seller(params)}${when(params)}, ${why(buyWhys, params, buyWhys.strength)}.`,
  'plan-well': (params) => `Ich gehe zum Brunnen auf ${at(params)}${when(params)}, um neuen Mut zu schöpfen.`,
  'plan-fog': (params) => `Ich sehe im Nebel auf ${at(params)} nach${when(params)}${why(fogWhys, params)}.`,
  'plan-ally': (params) => `Ich schicke Hilfe nach ${at(params)}, für den letzten Kampf.`,
  'plan-visit': (params) => `Ich gehe nach ${at(params)}${when(params)}: Eine Aufgabe führt uns dorthin.`,
  'plan-post': (params) => `Ich gehe nach ${at(params)} voraus${when(params)}: Dort werde ich bald gebraucht.`,
  'plan-gather': (params) => `Ich gehe nach ${at(params)}${when(params)}${why(gatherWhys, params)}.`,
  'plan-wait': (params) => why(waitWhys, params, 'Ich warte auf dich.'),
  'plan-rest': (params) => why(restWhys, params, 'Für heute habe ich genug getan.'),
  'too-dangerous': ({ creature: kind }) =>
    `${kind === undefined ? 'Diese Kreatur' : `Dieser ${creature(kind as CreatureKind)}`} ist jetzt zu stark für uns.`,
  ping: (params) => `Schaut mal: ${at(params)}.`,
  mark: (params) => `Eine Marke auf ${at(params)}.`,
  'go-to': (params) => `Treffen wir uns auf ${at(params)}.`,
  fight: (params) => `Kämpfen wir gemeinsam${against(params)} auf ${at(params)}${sure(params)}.`,
  fetch: (params) => {
    if (params['whom'] === 'fog') return `Sieh bitte im Nebel auf ${at(params)} nach.`;
    return params['whom'] === undefined ? `Hol bitte, was auf ${at(params)} ist.` : `Nimm bitte den Bauern auf ${at(params)} mit zur Burg.`;
  },
  wait: () => 'Warte bitte auf mich.',
  bring: (params) => `Bringst du mir ${given(params)} nach ${at(params)}?`,
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
