import type { Bot, Rules, Seat } from './contract.ts';

/** A level as everybody knows it: what plays at it is fetched by whoever thinks. */
export interface NamedLevel {
  readonly name: string;
}

/** A level with a program of the game's own. */
export interface OwnLevel<State, Action, View, Event> extends NamedLevel {
  readonly make: (rules: Rules<State, Action, View, Event>) => Bot<View, Action>;
}

/** A level of the shared search: how it searches and how long. Easier ones think less or remember less; they never blunder on purpose. */
export interface SearchLevel extends NamedLevel {
  readonly search: 'flat' | 'tree';
  /** Thinking per decision where nobody sets another budget; iterations also fix the arena's. */
  readonly iterations: number;
  /** The limit at a table of people. */
  readonly milliseconds: number;
  /** What this level forgets of a view before it thinks, as a person would; the game says how and documents it. */
  readonly forgets?: boolean;
  /**
   * Flat search: a candidate behind the best by so many standard errors is given up at once, and thinking ends early when one is
   * left. Without it the whole budget is spent.
   */
  readonly sure?: number;
  /** How a net takes part, where its weights were read and it knows the table; elsewhere the level searches without. */
  readonly guided?: Guided;
}

export interface Guided {
  /** The name of the level whose net it is. */
  readonly by: string;
  /**
   * `tree`: its preferences say what is tried, its figures what comes of it · `rollouts`: it plays worlds on, for every seat · `ranking`:
   * what it prefers is best, and worlds only say what that brings · `likely`: nothing is tried but what it might do, and worlds are played
   * on by the game's policy · `likely-rollouts`: likewise, and by the net · `likely-foresight`: likewise, to the next choice of whoever
   * thinks, and it says what comes of that.
   */
  readonly as: 'tree' | 'rollouts' | 'ranking' | 'likely' | 'likely-rollouts' | 'likely-foresight';
  /** Thinking per decision with the net. */
  readonly iterations: number;
}

/** A level played by a trained net. Where its weights cannot be read, or the table plays by options it never saw, another one plays. */
export interface NetLevel extends NamedLevel {
  /** The name of the level that plays instead: one without a net. */
  readonly otherwise: string;
}

/** The same with its program; without one its weights could not be read. */
export interface ReadNetLevel<State, Action, View, Event> extends NetLevel {
  readonly make?: NetMaker<State, Action, View, Event>;
}

/** What a net says of a position at a glance, from the view of the seat that is to act. */
export interface Glance {
  /** How likely it would choose each of the listed actions: together 1. */
  readonly chances: readonly number[];
  /** What it expects the part of the match that runs now to bring each seat, in points of the game; more is better. */
  readonly points: readonly number[];
}

export interface NetBot<View, Action> extends Bot<View, Action> {
  /** Whether its points were measured to be no further off than rollouts are (docs/bots.md): only then are positions valued by them. */
  readonly foresees: boolean;
  /** Undefined where the net was never asked in training: its bot then lets others decide. */
  glance(view: View, seat: Seat, legal: readonly Action[]): Glance | undefined;
}

/** A bot that plays by a net; undefined at a table with options the net never saw. */
export type NetMaker<State, Action, View, Event> = (rules: Rules<State, Action, View, Event>) => NetBot<View, Action> | undefined;

// any: a registry holds games of every type
export type Level<State = any, Action = any, View = any, Event = any> =
  | OwnLevel<State, Action, View, Event>
  | SearchLevel
  | ReadNetLevel<State, Action, View, Event>;

/** The levels a game's bots play at: plain data, for pages and tables. */
export interface LevelList {
  /**
   * From the weakest to the strongest, each meant to beat the one before; docs/bots.md says how far that was measured. The first
   * answers at once from the view alone: it also moves where another got lost, and for people who have no choice.
   */
  readonly all: readonly [NamedLevel, ...(NamedLevel | SearchLevel | NetLevel)[]];
  /** Of a bot nobody chose a level for. */
  readonly usual: string;
  /** Of a bot that plays for a person who is away. */
  readonly standIn: string;
  /** Whose opinion a hint is; absent where the game can give none. */
  readonly hint?: string;
  /** Thinks about hints where no level that plays does: its name is the one in `hint`, and it sits at no table. */
  readonly adviser?: SearchLevel;
  /** What hints are reckoned in: points of the game, or the chance to win in hundredths. Points where it is left out. */
  readonly hintsIn?: 'points' | 'chance';
  /** Names levels once had, and what they are called now: tables and records keep the old ones for ever. */
  readonly formerly?: Readonly<Record<string, string>>;
}

/** The same levels with the programs behind them. */
// any: as above
export interface Levels<State = any, Action = any, View = any, Event = any> extends LevelList {
  readonly all: readonly [OwnLevel<State, Action, View, Event>, ...Level<State, Action, View, Event>[]];
}

/** Programs of the game's own, by the name of their level. */
export type BotMakers<State, Action, View, Event> = Readonly<Record<string, OwnLevel<State, Action, View, Event>['make']>>;

/** Every level of a list with its program: its own, the shared search, or a net where its weights were read. */
export function withBots<State, Action, View, Event>(
  list: LevelList,
  makers: BotMakers<State, Action, View, Event>,
  nets: Readonly<Record<string, NetMaker<State, Action, View, Event>>> = {},
): Levels<State, Action, View, Event> {
  const own = ({ name }: NamedLevel): OwnLevel<State, Action, View, Event> => {
    const make = Object.hasOwn(makers, name) ? makers[name] : undefined;
    if (make === undefined) throw new RangeError(`no program plays at level "${name}"`);
    return { name, make };
  };
  const program = (level: NamedLevel | SearchLevel | NetLevel): Level<State, Action, View, Event> => {
    if (isSearch(level)) return level;
    if (!isNet(level)) return own(level);
    const make = Object.hasOwn(nets, level.name) ? nets[level.name] : undefined;
    return make === undefined ? level : { ...level, make };
  };
  const [first, ...others] = list.all;
  return { ...list, all: [own(first), ...others.map(program)] };
}

/** The levels of a game that has but its quick bot. */
export function oneLevel<State, Action, View, Event>(
  make: OwnLevel<State, Action, View, Event>['make'],
  name = 'instant',
): Levels<State, Action, View, Event> {
  return { all: [{ name, make }], usual: name, standIn: name };
}

export function isSearch(level: NamedLevel): level is SearchLevel {
  return 'search' in level;
}

// any: a registry holds games of every type
export function isNet(level: NamedLevel): level is ReadNetLevel<any, any, any, any> {
  return 'otherwise' in level;
}
