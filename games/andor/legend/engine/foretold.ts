/**
 * What an answer brings, before it is given: its effects as far as they are certain, as the events they will tell. Cards of the box say
 * it, too (AND-17.6). What dice, hidden things or further answers decide is not foretold; that there is such a thing is.
 */
import { LEAST_STRENGTH, MOST_STRENGTH, MOST_WILLPOWER } from '../../components/index.ts';
import { figureNames, GOLD, itemNames, NONE } from '../../pieces.ts';
import { goldOf } from '../../rules/points.ts';
import { LIST, QUESTION } from '../../rules/agenda.ts';
import { E_AT, E_CODE, E_FIELD, E_WHAT, ENTRY, type Event, type Foretold, type State } from '../../state.ts';
import type { Condition, Effect, Points, Who } from '../format.ts';
import type { Book } from './book.ts';
import { testOf } from './conditions.ts';
import { fixedNumber } from './numbers.ts';
import { piecesOf } from './things.ts';

type Kind = 'gold' | 'willpower' | 'strength';
/** In the order the rules change them. */
const kinds: readonly Kind[] = ['willpower', 'strength', 'gold'];

/** Whose question it is: the hero who is asked, and the field it is about. */
interface Asked {
  readonly seat: number;
  readonly field: number;
}

/** Conditions nothing hidden decides: whoever knows the view knows them. */
const open: ReadonlySet<string> = new Set([
  'letter',
  'flag',
  'counter',
  'rolled',
  'card_read',
  'own_tasks_done',
  'hero_count',
  'difficulty',
  'free_shields',
  'creatures',
  'figure_at',
  'figure_in_play',
  'farmer_at',
  'farmer_in_play',
]);
function isOpen(condition: Condition): boolean {
  if ('all' in condition) return condition.all.every(isOpen);
  if ('any' in condition) return condition.any.every(isOpen);
  return 'not' in condition ? isOpen(condition.not) : open.has(condition.is);
}

class Foretelling {
  readonly events: Event[] = [];
  more = false;
  readonly #book: Book;
  readonly #state: State;
  readonly #asked: Asked;
  /** What a hero will have, where an effect before this one has changed it. */
  readonly #points = new Map<string, number>();

  constructor(book: Book, state: State, asked: Asked) {
    this.#book = book;
    this.#state = state;
    this.#asked = asked;
  }

  all(effects: readonly Effect[]): void {
    for (const effect of effects) this.#tell(effect);
  }

  /** Points a hero gets (1) or gives (-1). */
  points(seat: number, of: Points, sign: 1 | -1, floor = 0): void {
    for (const what of kinds) {
      const amount = fixedNumber(this.#book, of[what] ?? 0, NONE, this.#state.seats);
      if (amount === NONE) this.more = true;
      else if (amount > 0) this.#change(seat, what, sign * amount, floor);
    }
  }

  gem(seat: number, value: 2 | 4 | 6): void {
    this.events.push({ kind: 'got', seat, item: `gem-${value}`, count: 1, cause: 'card' });
  }

  #change(seat: number, what: Kind, by: number, floor: number): void {
    const before = this.#points.get(`${what} ${seat}`) ?? this.#has(seat, what);
    const now = Math.min(this.#most(seat, what), Math.max(before + by, what === 'strength' ? LEAST_STRENGTH : floor));
    // At 0 willpower another rule begins (AND-14.13).
    if (what === 'willpower' && now <= 0) {
      this.more = true;
      return;
    }
    this.#points.set(`${what} ${seat}`, now);
    if (now !== before) this.events.push({ kind: 'points', seat, what, by: now - before, now, cause: 'card' });
  }

  #has(seat: number, what: Kind): number {
    return what === 'gold' ? goldOf(this.#state, seat) : (this.#state[what][seat] as number);
  }

  #most(seat: number, what: Kind): number {
    if (what !== 'gold') return what === 'willpower' ? MOST_WILLPOWER : MOST_STRENGTH;
    if (this.#book.setting.options.emptySupply === 'endless') return Infinity;
    return goldOf(this.#state, seat) + (this.#state.stock[GOLD] as number);
  }

  /** The heroes meant, where that is no question of its own. */
  #seats(who: Who): readonly number[] | undefined {
    if (who === 'this') return [this.#asked.seat];
    if (who !== 'all' && (who.pick !== 'each' || who.where !== undefined)) return undefined;
    return Array.from({ length: this.#state.seats }, (_, seat) => seat);
  }

  #tell(effect: Effect): void {
    const { legend, figures } = this.#state;
    switch (effect.do) {
      // nobody sees these
      case 'flag.set':
      case 'flag.clear':
      case 'counter.add':
      case 'rule.begin':
      case 'rule.end':
        return;
      case 'place.figure':
        if (typeof effect.field === 'number') this.events.push({ kind: 'figure-placed', figure: effect.figure, field: effect.field });
        else this.more = true;
        return;
      case 'move.figure': {
        const from = figures[figureNames.indexOf(effect.figure)] as number;
        if (typeof effect.field !== 'number') this.more = true;
        else if (from !== NONE) this.events.push({ kind: 'figure-moved', figure: effect.figure, from, to: effect.field });
        return;
      }
      case 'remove.figure':
        if (figures[figureNames.indexOf(effect.figure)] !== NONE) this.events.push({ kind: 'figure-left', figure: effect.figure });
        return;
      case 'place.creature':
        for (const field of effect.fields) {
          if (typeof field !== 'number') this.more = true;
          else this.events.push({ kind: 'creature-placed', creature: effect.creature, wanted: field, field });
        }
        return;
      case 'gain':
      case 'lose': {
        const seats = this.#seats(effect.heroes);
        if (seats === undefined) this.more = true;
        for (const seat of seats ?? []) this.points(seat, effect, effect.do === 'gain' ? 1 : -1, effect.do === 'lose' ? effect.floor : 0);
        return;
      }
      case 'give_item': {
        const seats = this.#seats(effect.heroes);
        const count = fixedNumber(this.#book, effect.count ?? 1, NONE, this.#state.seats);
        // which herb or rune stone it will be is drawn
        const item = effect.item === 'herb' || effect.item === 'rune-stone' ? undefined : itemNames[piecesOf[effect.item][0] ?? NONE];
        if (seats === undefined || item === undefined || count === NONE) this.more = true;
        else for (const seat of seats) this.events.push({ kind: 'got', seat, item, count, cause: 'card' });
        return;
      }
      case 'gain.gem': {
        const seats = this.#seats(effect.heroes);
        if (seats === undefined) this.more = true;
        for (const seat of seats ?? []) this.gem(seat, effect.value);
        return;
      }
      case 'task.add': {
        const task = this.#book.legend.tasks?.[effect.task];
        if (task === undefined) return;
        const { title, text } = task;
        this.events.push({ kind: 'task', task: this.#book.indexOf('task', effect.task), state: 'open', title, text });
        return;
      }
      case 'narrator.step':
        // cards may wait where he comes
        this.events.push({ kind: 'narrator', from: legend.narrator, to: Math.max(0, legend.narrator + effect.steps) });
        this.more = true;
        return;
      case 'if':
        if (!isOpen(effect.if)) this.more = true;
        else {
          const holds = testOf(this.#book, effect.if)(this.#state, this.#asked.seat, this.#asked.field);
          this.all(holds ? effect.then : (effect.else ?? []));
        }
        return;
      default:
        this.more = true;
    }
  }

  get told(): Foretold {
    return { events: this.events, ...(this.more && { more: true }) };
  }
}

/** What each option of the question on top of the agenda brings. */
export function bringsNow(book: Book, state: State): readonly Foretold[] | undefined {
  const { agenda, question } = state;
  const under = agenda.length - 2 * ENTRY;
  if (under < 0 || agenda[under + ENTRY + E_CODE] !== QUESTION || agenda[under + E_CODE] !== LIST || question.of !== 'option')
    return undefined;
  const effect = book.sources[agenda[under + E_WHAT] as number]?.[agenda[under + E_AT] as number];
  return effect && foretold(book, effect, state, { seat: question.seat, field: agenda[under + E_FIELD] as number });
}

/** One for each choice, in the order of the options; undefined where an answer is no list of effects. */
function foretold(book: Book, effect: Effect, state: State, asked: Asked): readonly Foretold[] | undefined {
  const telling = (tell: (each: Foretelling) => void): Foretold => {
    const each = new Foretelling(book, state, asked);
    tell(each);
    return each.told;
  };
  switch (effect.do) {
    case 'choose':
      return effect.options.map((option) =>
        telling((each) => {
          each.all(option.do);
          each.more ||= waitsFor(book, effect.name, option.id);
        }),
      );
    case 'optional':
      return [telling((each) => each.all(effect.then))];
    case 'offer.trade':
      if (effect.get.oneOf !== undefined) return undefined;
      return [
        telling((each) => {
          each.points(asked.seat, effect.pay, -1);
          each.points(asked.seat, effect.get, 1);
          each.all(effect.then ?? []);
        }),
      ];
    case 'gain':
    case 'lose':
      return [telling((each) => each.points(asked.seat, effect, effect.do === 'gain' ? 1 : -1, effect.do === 'lose' ? effect.floor : 0))];
    case 'gain.gem':
      return [telling((each) => each.gem(asked.seat, effect.value))];
    default:
      return undefined;
  }
}

/** Whether a card or a rule hears of this answer. */
function waitsFor({ legend }: Book, choice: string, option: string): boolean {
  return [...legend.cards, ...(legend.rules ?? [])].some(
    ({ when }) => when?.on === 'choice' && when.choice === choice && when.option === option,
  );
}
