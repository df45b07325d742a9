/** What is kept of one play of a legend, for its author: about 2 kB, enough to see where it is won, lost and never looked at. */
import type { Random, Seat, Tell } from '@tafelrunde/kernel';
import type { Board } from './board/index.ts';
import { HOURS } from './components/index.ts';
import type { Legend } from './legend/format.ts';
import { letters } from './legend/words.ts';
import { type CreatureKind, heroKinds, ITEMS, type ItemName, itemNames, NONE } from './pieces.ts';
import { shieldsOf } from './rules/board.ts';
import { fieldOf, onShields, places } from './rules/creature.ts';
import { AndorRules } from './rules/index.ts';
import type { Action, Event, Options, State } from './state.ts';
import type { Reason } from './told.ts';

/** How the table stood when the narrator came to a letter. */
interface AtLetter {
  readonly letter: string;
  readonly day: number;
  /** Golden shields free; NONE without a castle. */
  readonly shields: number;
  readonly open: readonly string[];
  readonly done: readonly string[];
  /** Arrows the nearest creatures have still to follow, the nearest first. */
  readonly near: readonly number[];
}

/** By field, how often somebody came there. */
type Visits = Readonly<Record<number, number>>;

export interface PlayRecord {
  readonly seed: string;
  readonly heroes: readonly string[];
  readonly difficulty: Options['difficulty'];
  readonly won: boolean;
  readonly cause: Reason;
  readonly day: number;
  readonly letter: string;
  readonly letters: readonly AtLetter[];
  readonly walked: Visits;
  readonly stalked: Visits;
  /** Where creatures were beaten. */
  readonly beaten: Visits;
  /** Ids of the cards read, in this order. */
  readonly cards: readonly string[];
  /** What a card asked, and the answer: its number among the choices, or "no". */
  readonly choices: readonly { readonly ask: string; readonly answer: number | 'no' }[];
  /** What heroes bought and used, and what they all had left at the end. */
  readonly bought: Things;
  readonly used: Things;
  readonly left: Things;
  /** Steps of allies. */
  readonly allies: number;
  /** Per hero, as it ended: strength, and the hours of that day he had not used. */
  readonly strengths: readonly number[];
  readonly unused: readonly number[];
  /** Steps back to the field a hero had come from, with nothing done since: an hour each way for nothing. */
  readonly turnedBack: number;
  /** Creatures the box had no figure left for. */
  readonly skipped: Readonly<Partial<Record<CreatureKind, number>>>;
}

/** Things by name, how many. */
type Things = Readonly<Partial<Record<ItemName | 'strength', number>>>;

/** Nearest creatures that are kept per letter. */
const NEAREST = 3;
/** Most answers that are kept, and most characters of a question. */
const MOST_CHOICES = 12;
const LONGEST_ASK = 60;

/** Rules that watch the play they lay out, one at a time; what others imagine by them leaves no trace. */
export class RecordedRules extends AndorRules {
  readonly legend: Legend;
  readonly #board: Board;
  readonly #letters: AtLetter[] = [];
  readonly #walked: Record<number, number> = {};
  readonly #stalked: Record<number, number> = {};
  readonly #beaten: Record<number, number> = {};
  readonly #cards: string[] = [];
  readonly #choices: { ask: string; answer: number | 'no' }[] = [];
  readonly #skipped: Partial<Record<CreatureKind, number>> = {};
  readonly #bought: Partial<Record<ItemName | 'strength', number>> = {};
  readonly #used: Partial<Record<ItemName | 'strength', number>> = {};
  #allies = 0;
  /** Per seat the field he stepped from last and did nothing on since; NONE. */
  readonly #from: number[] = [];
  #turnedBack = 0;
  readonly #notes: Tell<Event>;
  #state: State | undefined;
  #ended: { readonly won: boolean; readonly cause: Reason } | undefined;

  constructor({ core: { options, board, engine, legend } }: AndorRules) {
    if (legend === undefined) throw new TypeError('only plays of a legend are recorded');
    super(options, board, engine, legend);
    this.legend = legend;
    this.#board = board;
    const note = (event: Event): void => this.#note(event);
    this.#notes = { on: true, all: note, to: (_seats, event) => note(event), reveal: note };
  }

  override setup(seats: number, random: Random): State {
    if (this.#state !== undefined) throw new Error('one play is recorded at a time');
    this.#state = super.setup(seats, random, this.#notes);
    this.#letters.push(this.#now(this.#state, 0));
    return this.#state;
  }

  override play(state: State, seat: Seat, action: Action, random: Random, tell: Tell<Event>): void {
    if (state !== this.#state) return super.play(state, seat, action, random, tell);
    const asked = state.question.seat === NONE || this.#choices.length >= MOST_CHOICES ? undefined : this.#asks(state);
    const at = action.type === 'choose' ? state.question.choices.indexOf(action.value) : NONE;
    this.#walks(state, seat, action);
    const { length } = state.fog;
    super.play(state, seat, action, random, this.#notes);
    if (state.fog.length !== length) this.#from[seat] = NONE; // a look into the fog is a reason to have come
    if (asked !== undefined) this.#choices.push({ ask: asked, answer: at === NONE ? 'no' : at });
  }

  record(seed: string): PlayRecord {
    const state = this.#state;
    if (state === undefined || this.#ended === undefined) throw new Error('a play is recorded when it is over');
    return {
      seed,
      heroes: state.heroes.map((kind) => heroKinds[kind as 0]),
      difficulty: this.core.options.difficulty,
      ...this.#ended,
      day: state.day,
      letter: letters[state.legend.narrator] ?? 'N',
      letters: this.#letters,
      walked: this.#walked,
      stalked: this.#stalked,
      beaten: this.#beaten,
      cards: this.#cards,
      choices: this.#choices,
      bought: this.#bought,
      used: this.#used,
      left: leftIn(state),
      allies: this.#allies,
      strengths: [...state.strength],
      unused: state.hour.map((hour) => Math.max(0, HOURS - hour)),
      turnedBack: this.#turnedBack,
      skipped: this.#skipped,
    };
  }

  /** Ending a move is nothing done, and so is waiting; whatever else he does may be what he came for, and so may a farmer he leads. */
  #walks({ field }: State, seat: Seat, action: Action): void {
    if (action.type === 'step') {
      if (action.to === this.#from[seat] && action.farmers === 0) this.#turnedBack += 1;
      this.#from[seat] = field[seat] as number;
    } else if (action.type !== 'stop' && action.type !== 'pass') this.#from[seat] = NONE;
  }

  #asks(state: State): string | undefined {
    const words = this.view(state, undefined).legend.question?.ask;
    return words?.[this.legend.languages?.[0] ?? 'en'].slice(0, LONGEST_ASK);
  }

  #note(event: Event): void {
    switch (event.kind) {
      case 'narrator':
        if (this.#state !== undefined && event.to > event.from) this.#letters.push(this.#now(this.#state, event.to));
        return;
      case 'stepped':
        return count(this.#walked, event.to);
      case 'creature-moved':
        return count(this.#stalked, event.to);
      case 'creature-placed':
        return count(this.#stalked, event.field);
      case 'fight-over':
        if (event.won && event.creature !== 'rubble') count(this.#beaten, event.field);
        return;
      case 'creature-skipped':
        return count(this.#skipped, event.creature);
      case 'bought':
        return count(this.#bought, event.item);
      case 'used':
        return count(this.#used, event.item);
      case 'ally-stepped':
        this.#allies += 1;
        return;
      case 'card':
        this.#cards.push(this.legend.cards[event.card]?.id ?? '');
        return;
      case 'ended':
        this.#ended = { won: event.won, cause: event.reason };
        return;
      default:
    }
  }

  #now(state: State, letter: number): AtLetter {
    const tasks = Object.keys(this.legend.tasks ?? {});
    const near: number[] = [];
    for (let creature = 0; creature < places(state); creature += 1) {
      const far = arrowsFrom(this.#board, fieldOf(state, creature));
      if (far !== undefined) near.push(far);
    }
    return {
      letter: letters[letter] ?? 'N',
      day: state.day,
      shields: this.#board.castle < 0 ? NONE : shieldsOf(state) - onShields(state),
      open: tasks.filter((_, i) => state.legend.tasks[i] === 1),
      done: tasks.filter((_, i) => state.legend.tasks[i] === 2),
      near: near.toSorted((a, b) => a - b).slice(0, NEAREST),
    };
  }
}

function count<Key extends PropertyKey>(tally: Partial<Record<Key, number>>, key: Key): void {
  tally[key] = (tally[key] ?? 0) + 1;
}

/** What all heroes carry together. */
function leftIn({ bag }: State): Things {
  const left: Partial<Record<ItemName, number>> = {};
  for (const [at, many] of bag.entries()) {
    const item = itemNames[at % ITEMS] as ItemName;
    if (many > 0) left[item] = (left[item] ?? 0) + many;
  }
  return left;
}

/** How many arrows lie before a creature; undefined where it stands on none, as in the castle. */
function arrowsFrom(board: Board, field: number): number | undefined {
  let arrows = 0;
  for (let at = field; (board.arrowOf[at] ?? -1) >= 0 && arrows < board.fields.length; at = board.arrowOf[at] as number) arrows += 1;
  return arrows === 0 ? undefined : arrows;
}
