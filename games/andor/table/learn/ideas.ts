/*
 * The ideas of the game in the order the printed quick start brings them, and when each comes up. The first legend is the lesson:
 * nothing is acted out, every idea waits until the match itself comes to it.
 */
import { HOURS } from '../../components/index.ts';
import { NONE } from '../../pieces.ts';
import { INVITATION } from '../../rules/agenda.ts';
import { askedNow, carried, creaturesIn, shieldsIn } from '../../texts/reading.ts';
import { beginsTurn, can, fightsIn, goalsOf, inTurn, isFirstPart, type Moment, nearestFoe } from './moment.ts';

export const ideaNames = [
  // on the way to the castle
  'hero',
  'tasks',
  'walk',
  'stop',
  'hours',
  'turns',
  'free',
  'fog',
  'well',
  'merchant',
  'give',
  'castle',
  'rest',
  // behind its gates
  'creatures',
  'sunrise',
  'narrator',
  'shields',
  'fight',
  'dice',
  'together',
  'shares',
  'overtime',
  'carry',
  // what only other legends and other people bring
  'farmers',
  'plans',
] as const;
export type IdeaName = (typeof ideaNames)[number];

/** Ideas the first legend itself does not come to: they count only once they have come up. */
const beyond: readonly IdeaName[] = ['farmers', 'plans'];

/** Scenes that lie over the map and have ideas of their own. */
export type Scene = 'fight' | 'shares';
/** A part of the table that a word can be said about. */
export type Part = 'heroes' | 'tasks' | 'day' | 'letters' | 'dock' | 'dawn' | 'actions' | 'idle' | Scene;
/** What an idea points at: a field of the map, or a part of the table. */
export type Target = { readonly field: number } | { readonly part: Part };

interface Idea {
  /** Where it is written in full. */
  readonly rule?: string;
  /** What it points at when it comes up; undefined: not now. */
  readonly comesUp: (moment: Moment) => Target | undefined;
}

const at = (part: Part, when: boolean): Target | undefined => (when ? { part } : undefined);
const on = (field: number | undefined): Target | undefined => (field === undefined || field === NONE ? undefined : { field });

/** So near that it is the next thing to think about. */
const NEAR = 3;
const goal = (moment: Moment, what: 'fog' | 'well' | 'merchant') => goalsOf(moment).find((each) => each.what === what);
const near = (moment: Moment, what: 'fog' | 'well') => {
  const found = goal(moment, what);
  const far = beginsTurn(moment) ? NEAR : 0; // on the way only where the hero stands: there he may stop
  return inTurn(moment) && moment.view.day > 0 && found !== undefined && found.hours <= far ? found.field : undefined;
};
const here = ({ view, seat }: Moment): number => view.field[seat] ?? NONE;
const ownHours = ({ view, own }: Moment): readonly number[] => own.map((seat) => view.hour[seat] ?? 0);
const foes = ({ view }: Moment): boolean => creaturesIn(view).length > 0;
/** Somebody sleeps already, or will soon: the sunrise is the next thing to think about. */
const EVENING = 5;
const eveningComes = (moment: Moment): boolean => someoneAsleep(moment) || ownHours(moment).some((hours) => hours >= EVENING);
const carries = (view: Moment['view'], seat: number): boolean => carried(view, seat).some(({ item }) => item !== 'gold');
const someoneAsleep = ({ view }: Moment): boolean => view.day > 0 && view.box.includes(1);

export const ideas: Readonly<Record<IdeaName, Idea>> = {
  hero: { rule: 'AND-1.7', comesUp: ({ view }) => at('heroes', view.day > 0) },
  tasks: { rule: 'AND-19.1', comesUp: ({ view }) => at('tasks', view.legend.taskWords.length > 0) },
  walk: {
    rule: 'AND-4.1',
    comesUp: (moment) =>
      beginsTurn(moment) && can(moment, 'step') ? on(goalsOf(moment).find(({ hours }) => hours > 0)?.field ?? here(moment)) : undefined,
  },
  stop: { rule: 'AND-4.9', comesUp: (moment) => at('dock', inTurn(moment) && moment.view.walked > 0 && can(moment, 'stop')) },
  hours: {
    rule: 'AND-3.1',
    comesUp: (moment) =>
      at(
        'day',
        ownHours(moment).some((hours) => hours > 0),
      ),
  },
  // somebody has had a turn of theirs, and now another hero has his
  turns: {
    rule: 'AND-3.2',
    comesUp: ({ view, own }) =>
      at(
        'heroes',
        own.some((seat) => (view.hour[seat] ?? 0) > 0 && view.turn !== seat),
      ),
  },
  free: {
    rule: 'AND-5.1',
    comesUp: (moment) => at('actions', can(moment, 'take', 'well', 'buy')) ?? at('idle', moment.idle !== undefined),
  },
  fog: { rule: 'AND-6.3', comesUp: (moment) => on(near(moment, 'fog')) },
  well: { rule: 'AND-7.1', comesUp: (moment) => on(can(moment, 'well') ? here(moment) : near(moment, 'well')) },
  merchant: {
    rule: 'AND-8.1',
    comesUp: (moment) => on(can(moment, 'buy') ? here(moment) : goal(moment, 'merchant')?.field),
  },
  give: { rule: 'AND-9.4', comesUp: (moment) => on(can(moment, 'give', 'exchange') ? here(moment) : undefined) },
  // all but the last task of the first part
  castle: {
    comesUp: ({ view }) => {
      const open = view.legend.taskWords.filter(({ state }) => state === 'open').length;
      return isFirstPart(view) && open === 1 && view.legend.taskWords.length > 1 ? { field: 0 } : undefined;
    },
  },
  rest: {
    rule: 'AND-3.6',
    comesUp: (moment) =>
      at('dock', beginsTurn(moment) && can(moment, 'end-day') && ((moment.view.hour[moment.seat] ?? 0) >= HOURS || someoneAsleep(moment))),
  },
  creatures: { rule: 'AND-12.6', comesUp: ({ view }) => on(view.day > 0 ? nearestFoe(view)?.field : undefined) },
  sunrise: { rule: 'AND-16.1', comesUp: (moment) => at('dawn', foes(moment) && beginsTurn(moment) && eveningComes(moment)) },
  narrator: { rule: 'AND-18.1', comesUp: ({ view }) => at('letters', view.day > 0 && view.legend.narrator > 1) },
  shields: {
    rule: 'AND-13.1',
    comesUp: ({ view }) => {
      const { all, free } = shieldsIn(view);
      return view.day > 0 && (view.legend.narrator > 1 || free < all || (nearestFoe(view)?.away ?? NEAR) < NEAR) ? { field: 0 } : undefined;
    },
  },
  fight: {
    rule: 'AND-14.4',
    comesUp: ({ legal }) => on(legal.flatMap((action) => (action.type === 'fight' ? [action.field] : []))[0]),
  },
  dice: { rule: 'AND-14.7', comesUp: (moment) => at('fight', fightsIn(moment) && moment.view.fight.round > 0) },
  together: {
    rule: 'AND-15.3',
    comesUp: ({ view, own, legal }) => {
      const asked = askedNow(view) === INVITATION && own.some((seat) => ((view.fight.asked >> seat) & 1) === 1);
      if (asked) return { part: 'fight' };
      return on(legal.flatMap((action) => (action.type === 'fight' && action.invite > 0 ? [action.field] : []))[0]);
    },
  },
  shares: {
    rule: 'AND-22.1',
    comesUp: ({ view, own }) => at('shares', view.pool.kind !== 'none' && own.some((seat) => ((view.pool.seats >> seat) & 1) === 1)),
  },
  overtime: {
    rule: 'AND-3.4',
    comesUp: (moment) =>
      at(
        'day',
        beginsTurn(moment) && can(moment, 'step', 'fight') && !isFirstPart(moment.view) && (moment.view.hour[moment.seat] ?? 0) >= HOURS,
      ),
  },
  carry: {
    rule: 'AND-1.8',
    comesUp: ({ view, own }) =>
      at(
        'heroes',
        own.some((seat) => carries(view, seat)),
      ),
  },
  farmers: { rule: 'AND-13.5', comesUp: ({ view }) => on(view.day > 0 ? view.farmers[0] : undefined) },
  plans: { comesUp: ({ pin, view }) => on(view.day > 0 ? pin : undefined) },
};

/** Ideas that were put off, and the hour of the table at which that was. */
export type PutOff = ReadonlyMap<IdeaName, number>;

/** Rises with every hour anybody spends. */
export const tableHour = ({ day, hour }: Moment['view']): number => day * 1000 + hour.reduce((sum, each) => sum + each, 0);

export interface Due {
  readonly idea: IdeaName;
  readonly target: Target;
}

const sceneOf = (target: Target): Scene | undefined =>
  'part' in target && (target.part === 'fight' || target.part === 'shares') ? target.part : undefined;

/**
 * What is to be explained now: the first idea that has come up and is not known yet. What is put off waits for a later turn. A scene
 * that lies over the map has ideas of its own, and the others wait until it is over.
 */
export function dueIdea(moment: Moment, known: readonly string[], scene?: Scene, putOff: PutOff = new Map()): Due | undefined {
  for (const idea of ideaNames) {
    if (known.includes(idea)) continue;
    const since = putOff.get(idea);
    if (since !== undefined && (since === tableHour(moment.view) || !beginsTurn(moment))) continue;
    const target = ideas[idea].comesUp(moment);
    if (target !== undefined && sceneOf(target) === scene) return { idea, target };
  }
  return undefined;
}

/** What a card that lies there points at now. A card may be read late: by then other buttons stand in the dock than those it spoke of. */
export function pointedAt({ idea, target }: Due, moment: Moment): Target | undefined {
  const now = ideas[idea].comesUp(moment);
  return now ?? ('part' in target && target.part === 'dock' ? undefined : target);
}

/** The ideas there are to learn: those of the first legend, and whatever else has come up. */
export const ideasFor = (known: readonly string[], now?: IdeaName): readonly IdeaName[] =>
  ideaNames.filter((idea) => !beyond.includes(idea) || known.includes(idea) || idea === now);
