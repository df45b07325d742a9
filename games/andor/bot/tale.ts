import { compile } from '../legend/index.ts';
import type { Amount, Effect, Goal, Item, Task } from '../legend/format.ts';
import type { Book, CreatureTest, Test } from '../legend/engine/book.ts';
import { CARD_WAITS, TASK_NOT_GIVEN, TASK_OPEN, testOf } from '../legend/engine/conditions.ts';
import { creatureTest } from '../legend/engine/filters.ts';
import { fixedNumber } from '../legend/engine/numbers.ts';
import { piecesOf } from '../legend/engine/things.ts';
import { goalMet } from '../legend/engine/goals.ts';
import { legendOf } from '../legends/index.ts';
import { letters } from '../legend/words.ts';
import { GOLD, NONE } from '../pieces.ts';
import { borderOf } from '../rules/land.ts';
import type { Core } from '../engine-port.ts';
import type { State } from '../state.ts';
import { Memory, sameNumbers } from './memory.ts';

/** A task as the team sees it. */
export interface Errand {
  readonly task: number;
  readonly goal: Goal;
  /** With it the legend is over: everything else has to be done before. */
  readonly closes: boolean;
  /** Its thing must not come to a field with a creature. */
  readonly shy: boolean;
  /** Met as the table stands. */
  readonly met: Test;
  /** For things: the pieces meant. For creatures: whether this is one. */
  readonly pieces: readonly number[];
  readonly foe: CreatureTest | undefined;
  /** What is to be handed over. */
  readonly things: readonly Thing[];
  /** The number of the farmer to be brought, or NONE. */
  readonly farmer: number;
  /** What treasure is worth that is to be collected, with two, three and four heroes. */
  readonly value: readonly number[];
}

/** Something to hand over: its pieces, and how many with two, three and four heroes. */
export interface Thing {
  readonly thing: string;
  readonly pieces: readonly number[];
  readonly counts: readonly number[];
}

/** A field where standing still loses the legend as long as a condition does not hold. */
interface Trap {
  readonly rule: number;
  readonly fields: readonly number[];
  readonly safe: Test;
}

/** A delivery the story will ask for: who knows the legend is ready for it. */
export interface Coming {
  readonly task: number;
  readonly from: number;
  readonly to: number;
  /** Letter of the card, 0 = A. */
  readonly letter: number;
  /** Borders that will be closed by then. */
  readonly cuts: readonly number[];
}

/** Where something was sold while these shops were open and these figures stood there. */
interface Sellers {
  readonly shops: readonly number[];
  readonly figures: readonly number[];
  readonly fields: readonly number[];
}

/** What a legend wants, read from its data: nothing here knows which legend it is. */
export class Tale {
  readonly errands: readonly Errand[];
  /** Somebody has to be found before all else can be done, and it is not made easy: the opening decides. */
  readonly isSearch: boolean;
  readonly memory: Memory;
  readonly #coming: readonly Coming[];
  readonly #traps: readonly Trap[];
  /** Per thing who sold it last, with the shops and figures of then. */
  readonly #sellers = new Map<number, Sellers>();
  /** Rules that end the legend at sunrise. */
  readonly #nights: readonly number[];
  /** Cards that are read when a hero and a creature meet. */
  readonly #meetings: readonly number[];
  /** Per task: the offer by which treasure is handed over, or NONE. */
  readonly #collects: readonly number[];

  constructor(core: Core) {
    const { book } = compile(core.legend ?? legendOf(core.options), { difficulty: core.options.difficulty, options: core.options });
    this.memory = new Memory(core, book.modifiers);
    this.errands = Object.entries(book.legend.tasks ?? {}).map(([name, task], i) => errandOf(book, name, task, i));
    this.isSearch = core.options.difficulty === 'normal' && this.errands.some(({ goal }) => goal.goal === 'find');
    this.#coming = comingIn(book, this.errands);
    const rules = book.legend.rules ?? [];
    this.#traps = rules.flatMap(({ when, do: list }, rule) => {
      if (when.on !== 'hero_stands' || !('fields' in when) || !Array.isArray(when.fields)) return [];
      return list.flatMap((effect) => {
        if (effect.do === 'legend.lose') return [{ rule, fields: when.fields as number[], safe: () => false }];
        if (effect.do !== 'if' || !(effect.else ?? []).some((each) => each.do === 'legend.lose')) return [];
        return [{ rule, fields: when.fields as number[], safe: testOf(book, effect.if) }];
      });
    });
    this.#meetings = book.legend.cards.flatMap(({ when }, i) => {
      const speaks = when?.on === 'meet' && book.inGame(i) && [when.a, when.b].some((party) => 'hero' in party);
      return speaks && [when.a, when.b].some((party) => 'creature' in party) ? [i] : [];
    });
    this.#collects = book.collects;
    this.#nights = rules.flatMap(({ when, do: list }, rule) =>
      when.on === 'sunrise' && list.some((effect) => effect.do === 'legend.lose') ? [rule] : [],
    );
  }

  open(state: State): Errand[] {
    const { tasks } = state.legend;
    const open: Errand[] = [];
    for (const errand of this.errands) if (tasks[errand.task] === TASK_OPEN) open.push(errand);
    return open;
  }

  /** Deliveries not yet asked for. */
  coming(state: State): Coming[] {
    if (this.#coming.length === 0) return [];
    return this.#coming.filter(({ task }) => state.legend.tasks[task] === TASK_NOT_GIVEN);
  }

  /** Standing still there would lose the legend now. */
  isTrap(state: State, field: number): boolean {
    for (const { rule, fields, safe } of this.#traps) {
      if (state.legend.rules[rule] === 1 && fields.includes(field) && !safe(state, NONE, field)) return true;
    }
    return false;
  }

  /** A card waits for a hero to meet a creature: nobody wants to be the one. */
  isQuiet(state: State): boolean {
    for (const card of this.#meetings) if (state.legend.cards[card] === CARD_WAITS) return true;
    return false;
  }

  /** The offer by which treasure is handed over for this task. */
  collectOf(task: number): number {
    return this.#collects[task] ?? NONE;
  }

  /** No sunrise may come: what is to be done has to be done today. */
  lastDay(state: State): boolean {
    for (const rule of this.#nights) if (state.legend.rules[rule] === 1) return true;
    return false;
  }

  /** Fields that sell something while these shops are open and these figures stand there: looked for once. */
  sellers(state: State, item: number, find: () => readonly number[]): readonly number[] {
    const { shops } = state.legend;
    const known = this.#sellers.get(item);
    if (known !== undefined && sameNumbers(known.shops, shops) && sameNumbers(known.figures, state.figures)) return known.fields;
    const fields = find();
    this.#sellers.set(item, { shops: shops.slice(), figures: state.figures.slice(), fields });
    return fields;
  }

  /** A fight is to end the legend, now or later. */
  endsInFight(state: State): boolean {
    for (const { task, goal, closes } of this.errands) {
      if (!closes || goal.goal !== 'defeat') continue;
      const how = state.legend.tasks[task];
      if (how === TASK_OPEN || how === TASK_NOT_GIVEN) return true;
    }
    return false;
  }

  /** Letters left before N. */
  lettersLeft(state: State): number {
    return (state.legend.last ?? letters.length - 1) - state.legend.narrator;
  }
}

const ends = (effect: Effect): boolean => (effect.do === 'narrator.goto' && effect.letter === letters.at(-1)) || effect.do === 'legend.win';

function errandOf(book: Book, name: string, task: Task, i: number): Errand {
  const { goal } = task;
  const things = goal.goal === 'hand_over' ? thingsOf(book, goal) : [];
  return {
    task: i,
    goal,
    closes: (task.then ?? []).some(ends),
    shy: (task.fails ?? []).some((fail) => fail.fail === 'meet'),
    met: goalMet(book, name),
    pieces:
      goal.goal === 'collect'
        ? piecesOf.gem
        : goal.goal === 'deliver'
          ? piecesOf[goal.item]
          : things.flatMap(({ thing, pieces }) => (thing === 'gold' ? [] : pieces)),
    things,
    farmer: goal.goal === 'escort' ? book.number('farmer', goal.farmer) : NONE,
    value: goal.goal === 'collect' ? [2, 3, 4].map((heroes) => fixedNumber(book, goal.value, 0, heroes)) : [],
    foe: goal.goal === 'defeat' ? creatureTest(book, goal.creature) : undefined,
  };
}

function thingsOf(book: Book, goal: Extract<Goal, { goal: 'hand_over' }>): Thing[] {
  return (Object.entries(goal.things) as [Item | 'gold' | 'farmer', Amount][]).map(([thing, amount]) => ({
    thing,
    pieces: thing === 'gold' ? [GOLD] : thing === 'farmer' ? [] : piecesOf[thing],
    counts: [2, 3, 4].map((heroes) => fixedNumber(book, amount, 1, heroes)),
  }));
}

/** Things that must not meet a creature, where cards will lay them and where they are to go. */
function comingIn(book: Book, errands: readonly Errand[]): Coming[] {
  return errands.flatMap(({ task, goal, shy }) => {
    if (goal.goal !== 'deliver' || !shy) return [];
    return book.legend.cards.flatMap((card, i) =>
      (book.inGame(i) ? (card.do ?? []) : []).flatMap((effect) => {
        if (effect.do !== 'place.token' || effect.token !== goal.item || !('letter' in card)) return [];
        const [from] = effect.fields;
        return typeof from === 'number'
          ? [{ task, from, to: goal.field, letter: letters.indexOf(card.letter), cuts: cutsIn(card.do ?? []) }]
          : [];
      }),
    );
  });
}

function cutsIn(list: readonly Effect[]): number[] {
  return list.flatMap((effect) => {
    if (effect.do !== 'link.cut') return [];
    const [a, b] = effect.between;
    return [borderOf(a, b)];
  });
}
