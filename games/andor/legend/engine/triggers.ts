/** What sets cards and rules off. */
import { touching } from '../../board/index.ts';
import { FOG_EVENT, figureNames, fogBacks, isRune, NONE } from '../../pieces.ts';
import { pushList } from '../../rules/flow.ts';
import type { DefeatStep, Playing } from '../../engine-port.ts';
import type { State } from '../../state.ts';
import type { Party, Trigger } from '../format.ts';
import { letters, sunriseSteps } from '../words.ts';
import type { Book, CreatureTest, HeroTest, Test } from './book.ts';
import { readCard } from './cards.ts';
import { CARD_WAITS, testOf } from './conditions.ts';
import { carried, creatureTest, type FieldTest, fieldsIn, heroTest } from './filters.ts';
import { piecesOf } from './things.ts';
import { creatureThere, fieldsWithItem, itemsAt, passes } from './whereabouts.ts';

export const RULE_ASLEEP = 0;
export const RULE_AWAKE = 1;
export const RULE_USED = 2;

/** A card or a rule with what sets it off. */
interface Cue<T> {
  readonly when: T;
  readonly if: Test | undefined;
  readonly card: number;
  readonly rule: number;
  readonly again: boolean;
}

type On<Id extends Trigger['on']> = Extract<Trigger, { on: Id }>;

/** Everything of one kind of trigger, last one first: what is pushed last is carried out first. */
function allOf<Id extends Trigger['on']>(book: Book, on: Id): Cue<On<Id>>[] {
  const found: Cue<On<Id>>[] = [];
  for (const [card, each] of book.legend.cards.entries()) {
    if (each.when?.on !== on || !book.inGame(card)) continue;
    found.push({ when: each.when as On<Id>, if: each.if && testOf(book, each.if), card, rule: NONE, again: false });
  }
  for (const [rule, each] of (book.legend.rules ?? []).entries()) {
    if (each.when.on !== on) continue;
    found.push({ when: each.when as On<Id>, if: each.if && testOf(book, each.if), card: NONE, rule, again: each.again === true });
  }
  return found.toReversed();
}

function awake(state: State, set: Cue<unknown>): boolean {
  return set.card === NONE ? state.legend.rules[set.rule] === RULE_AWAKE : state.legend.cards[set.card] === CARD_WAITS;
}

/** Sets it off, if it is still waiting for it and its condition holds. */
function setOff(book: Book, t: Playing, set: Cue<unknown>, hero: number, field: number): void {
  if (!awake(t.state, set) || (set.if !== undefined && !set.if(t.state, hero, field))) return;
  if (set.card !== NONE) {
    readCard(book, t, set.card, hero, field);
    return;
  }
  if (!set.again) t.state.legend.rules[set.rule] = RULE_USED;
  pushList(t, book.ruleLists[set.rule] as number, hero, field);
}

/** Looked at after every step: it sets off when it becomes so. */
interface Watch {
  readonly set: Cue<unknown>;
  /** The hero and the field where it is so, and of how many things where each of them counts; undefined: it is not. */
  readonly where: (state: State) => { readonly hero: number; readonly field: number; readonly count?: number } | undefined;
}

type HeroSet = Cue<unknown> & { readonly fields: FieldTest; readonly hero: HeroTest };

const tables = new WeakMap<Book, Triggers>();
export function triggersOf(book: Book): Triggers {
  const known = tables.get(book);
  if (known !== undefined) return known;
  const made = new Triggers(book);
  tables.set(book, made);
  return made;
}

export const whenChosen = (book: Book, t: Playing, choice: number, option: string, hero: number, field: number): void =>
  triggersOf(book).chosen(t, choice, option, hero, field);
export const whenNarratorReaches = (book: Book, t: Playing, letter: number, first: boolean): void =>
  triggersOf(book).narrator(t, letter, first);

export class Triggers {
  private readonly book: Book;
  private readonly enters: readonly HeroSet[];
  private readonly stands: readonly HeroSet[];
  private readonly attempts: readonly HeroSet[];
  private readonly pickups: readonly Cue<On<'pickup'>>[];
  private readonly rounds: Readonly<Record<'start' | 'end', readonly (Cue<unknown> & { readonly creature: CreatureTest })[]>>;
  private readonly fights: readonly (Cue<On<'fight_start'>> & { readonly creature: CreatureTest; readonly hero: HeroTest })[];
  private readonly letters: readonly Cue<On<'narrator_reaches'>>[];
  private readonly sunrises: readonly Cue<On<'sunrise'>>[];
  private readonly reveals: readonly Cue<On<'reveal'>>[];
  private readonly activates: readonly Cue<On<'activate'>>[];
  private readonly defeats: readonly (Cue<On<'creature_defeated'>> & { readonly creature: CreatureTest })[];
  private readonly arrivals: readonly (Cue<On<'creature_enters'>> & { readonly fields: FieldTest; readonly creature: CreatureTest })[];
  private readonly choices: readonly (Cue<On<'choice'>> & { readonly choice: number })[];
  private readonly watches: readonly Watch[];

  constructor(book: Book) {
    this.book = book;
    const onFields = (on: 'hero_enters' | 'hero_stands' | 'attempt'): HeroSet[] =>
      allOf(book, on).map((set) => {
        const when: Trigger = set.when;
        const hero = when.on === 'hero_enters' || when.on === 'hero_stands' ? when.hero : undefined;
        return { ...set, fields: fieldsIn(book, (when as On<'hero_stands'>).fields), hero: heroTest(book, hero) };
      });
    this.enters = onFields('hero_enters');
    this.stands = onFields('hero_stands');
    this.attempts = onFields('attempt');
    this.pickups = allOf(book, 'pickup');
    const rounds = (on: 'round_start' | 'round_end') =>
      allOf(book, on).map((set) => ({ ...set, creature: creatureTest(book, set.when.creature) }));
    this.rounds = { start: rounds('round_start'), end: rounds('round_end') };
    this.fights = allOf(book, 'fight_start').map((set) => ({
      ...set,
      creature: creatureTest(book, set.when.creature),
      hero: heroTest(book, set.when.hero),
    }));
    this.letters = allOf(book, 'narrator_reaches');
    this.sunrises = allOf(book, 'sunrise');
    this.reveals = allOf(book, 'reveal');
    this.activates = allOf(book, 'activate');
    this.defeats = allOf(book, 'creature_defeated').map((set) => ({ ...set, creature: creatureTest(book, set.when.creature) }));
    this.arrivals = allOf(book, 'creature_enters').map((set) => ({
      ...set,
      fields: fieldsIn(book, set.when.fields),
      creature: creatureTest(book, set.when.creature),
    }));
    this.choices = allOf(book, 'choice').map((set) => ({ ...set, choice: book.number('choice', set.when.choice) }));
    this.watches = [
      ...allOf(book, 'condition').map((set) => ({ set, where: becomes(testOf(book, set.when.if)) })),
      ...allOf(book, 'deliver').map((set) => ({ set, where: delivered(book, set.when) })),
      ...allOf(book, 'meet').map((set) => ({ set, where: meeting(book, set.when.a, set.when.b) })),
    ];
  }

  get hasAttempts(): boolean {
    return this.attempts.length > 0;
  }

  /** How many things are watched: the length of `held`. */
  get watched(): number {
    return this.watches.length;
  }

  private heroes(sets: readonly HeroSet[], t: Playing, seat: number, field: number): void {
    for (const set of sets) if (set.fields(t.state, field) && set.hero(t.state, seat)) setOff(this.book, t, set, seat, field);
  }

  /** AND-4.11: `cross` is a step to a field that is no neighbour. */
  attempted(t: Playing, seat: number, field: number): void {
    const crosses = !touching(this.book.board, t.state.field[seat] as number, field);
    for (const set of this.attempts) {
      if ((set.when as On<'attempt'>).action === 'cross' && !crosses) continue;
      if (set.fields(t.state, field)) setOff(this.book, t, set, seat, field);
    }
  }

  taken(t: Playing, seat: number, field: number, item: number): void {
    for (const set of this.pickups) if (piecesOf[set.when.item].includes(item)) setOff(this.book, t, set, seat, field);
  }

  round(t: Playing, at: 'start' | 'end'): void {
    const { creature, field } = t.state.fight;
    for (const set of this.rounds[at]) if (set.creature(t.state, creature)) setOff(this.book, t, set, NONE, field);
  }

  /** Who began it counts first, then the others by rank. */
  fightBegins(t: Playing): void {
    const { state } = t;
    const { creature, field, fighters, inviter } = state.fight;
    const seats = [inviter, ...Array.from({ length: state.seats }, (_, seat) => seat)].filter((seat) => (fighters & (1 << seat)) !== 0);
    const alone = (fighters & (fighters - 1)) === 0;
    for (const set of this.fights) {
      if ((set.when.alone === true && !alone) || !set.creature(state, creature)) continue;
      const hero = set.when.hero === undefined ? inviter : (seats.find((seat) => set.hero(state, seat)) ?? NONE);
      if (hero !== NONE) setOff(this.book, t, set, hero, field);
    }
  }

  entered(t: Playing, seat: number, field: number): void {
    this.heroes(this.enters, t, seat, field);
  }

  stood(t: Playing, seat: number, field: number): void {
    this.heroes(this.stands, t, seat, field);
  }

  narrator(t: Playing, letter: number, first: boolean): void {
    for (const set of this.letters) {
      if (letters[letter] === set.when.letter && (set.when.first === true) === first) setOff(this.book, t, set, NONE, NONE);
    }
  }

  sunrise(t: Playing, step: number, at: 'before' | 'after'): void {
    if (step === 0) return;
    for (const set of this.sunrises) {
      if (sunriseSteps[step - 1] === set.when.step && set.when.at === at) setOff(this.book, t, set, NONE, NONE);
    }
  }

  activated(t: Playing, seat: number, field: number, token: 'fog' | 'well', back: number): void {
    for (const { when, ...set } of this.activates) {
      if (when.token !== token || (when.back !== undefined && fogBacks.indexOf(when.back) !== back)) continue;
      setOff(this.book, t, { ...set, when }, seat, field);
    }
  }

  revealed(t: Playing, seat: number, field: number, back: number, item: number): void {
    for (const { when, ...set } of this.reveals) {
      const fits = when.token === 'fog' ? back >= FOG_EVENT : item !== NONE && isRune(item);
      if (!fits || (when.back !== undefined && fogBacks.indexOf(when.back) !== back)) continue;
      setOff(this.book, t, { ...set, when }, seat, field);
    }
  }

  defeated(t: Playing, creature: number, field: number, step: DefeatStep): void {
    for (const set of this.defeats) {
      if ((set.when.moment ?? 'before-narrator') !== step || !set.creature(t.state, creature)) continue;
      setOff(this.book, t, set, NONE, field);
    }
  }

  creatureEntered(t: Playing, creature: number, field: number): void {
    for (const set of this.arrivals) {
      if (set.fields(t.state, field) && set.creature(t.state, creature)) setOff(this.book, t, set, NONE, field);
    }
  }

  chosen(t: Playing, choice: number, option: string, hero: number, field: number): void {
    for (const set of this.choices) if (set.choice === choice && set.when.option === option) setOff(this.book, t, set, hero, field);
  }

  /** Looks whether something watched has become so. True if it set anything off. */
  look(t: Playing): boolean {
    let any = false;
    const { held } = t.state.legend;
    for (let i = 0; i < this.watches.length; i += 1) {
      const { set, where } = this.watches[i] as Watch;
      if (!awake(t.state, set)) continue;
      const so = where(t.state);
      const before = held[i] as number;
      held[i] = so === undefined ? 0 : (so.count ?? 1);
      if (so === undefined || before >= (so.count ?? 1)) continue;
      const { length } = t.state.agenda;
      setOff(this.book, t, set, so.hero, so.field);
      if (t.state.agenda.length !== length) any = true;
    }
    return any;
  }
}

const nowhere = { hero: NONE, field: NONE };
const becomes =
  (test: Test): Watch['where'] =>
  (state) =>
    test(state, NONE, NONE) ? nowhere : undefined;

function delivered(book: Book, when: On<'deliver'>): Watch['where'] {
  const { item, field } = when;
  const count = (state: State): number => {
    if (item !== 'farmer') return itemsAt(state, item, field, false);
    return field === book.board.castle ? state.saved : state.farmers.filter((each) => each === field).length;
  };
  const fits = when.hero === undefined ? undefined : heroTest(book, when.hero);
  return (state) => {
    const all = count(state);
    if (all === 0) return undefined;
    const now = when.each === true ? all : 1;
    if (fits === undefined) return { hero: NONE, field, count: now };
    const hero = bringer(state, field, (seat) => fits(state, seat) && (item === 'farmer' || carried(state, seat, item) > 0));
    return hero === NONE ? undefined : { hero, field, count: now };
  };
}

/** Who stands there and fits: the hero in turn before the others, who go by rank. Whoever is passing has not come yet. */
function bringer(state: State, field: number, fits: (seat: number) => boolean): number {
  const seats = Array.from({ length: state.seats }, (_, seat) => seat).toSorted(
    (a, b) => Number(b === state.turn) - Number(a === state.turn),
  );
  return seats.find((seat) => state.field[seat] === field && !passes(state, seat) && fits(seat)) ?? NONE;
}

/** Where each of a party is, with the hero if it is one. */
function spotsOf(book: Book, party: Party): (state: State) => readonly { readonly hero: number; readonly field: number }[] {
  if ('hero' in party) {
    const test = heroTest(book, party.hero);
    return (state) => state.field.flatMap((field, hero) => (field !== NONE && test(state, hero) ? [{ hero, field }] : []));
  }
  if ('figure' in party) {
    const figure = figureNames.indexOf(party.figure);
    return (state) => (state.figures[figure] === NONE ? [] : [{ hero: NONE, field: state.figures[figure] as number }]);
  }
  if ('item' in party) {
    const { item } = party;
    if (party.carried === true) {
      return (state) =>
        state.field.flatMap((field, hero) => {
          const has = item === 'farmer' ? state.farmers.includes(field) : carried(state, hero, item) > 0;
          return field !== NONE && has ? [{ hero, field }] : [];
        });
    }
    if (item === 'farmer') return (state) => state.farmers.map((field) => ({ hero: NONE, field }));
    return (state) => fieldsWithItem(state, item).map((field) => ({ hero: NONE, field }));
  }
  // A creature is found from the other party's field.
  return () => [];
}

function meeting(book: Book, a: Party, b: Party): Watch['where'] {
  const [one, other] = 'creature' in a ? [b, a] : [a, b];
  const spots = spotsOf(book, one);
  if ('creature' in other) {
    const test = creatureTest(book, other.creature);
    return (state) => spots(state).find(({ field }) => creatureThere(state, field, test));
  }
  const others = spotsOf(book, other);
  return (state) => {
    for (const spot of spots(state)) {
      const match = others(state).find(({ field, hero }) => field === spot.field && (hero === NONE || hero !== spot.hero));
      if (match !== undefined) return { hero: spot.hero === NONE ? match.hero : spot.hero, field: spot.field };
    }
    return undefined;
  };
}
