/** What sets cards and rules off. */
import { FOG_EVENT, figureNames, fogBacks, isRune, NONE } from '../../pieces.ts';
import { creatureAt } from '../../rules/creature.ts';
import { pushList } from '../../rules/flow.ts';
import type { DefeatMoment, Table } from '../../seam.ts';
import type { State } from '../../state.ts';
import type { Party, Trigger } from '../format.ts';
import { letters, sunriseSteps } from '../words.ts';
import type { Book, CreatureTest, HeroTest, Test } from './book.ts';
import { readCard } from './cards.ts';
import { CARD_WAITS, testOf } from './conditions.ts';
import { creatureTest, fieldsIn, heroTest } from './filters.ts';
import { creatureThere, fieldsWithItem, itemsAt } from './whereabouts.ts';

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
function setOff(book: Book, t: Table, set: Cue<unknown>, hero: number, field: number): void {
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
  /** The hero and the field where it is so; undefined: it is not. */
  readonly where: (state: State) => { readonly hero: number; readonly field: number } | undefined;
}

type HeroSet = Cue<unknown> & { readonly fields: Uint8Array; readonly hero: HeroTest };

const tables = new WeakMap<Book, Triggers>();
export function triggersOf(book: Book): Triggers {
  const known = tables.get(book);
  if (known !== undefined) return known;
  const made = new Triggers(book);
  tables.set(book, made);
  return made;
}

export const whenChosen = (book: Book, t: Table, choice: number, option: string, hero: number, field: number): void =>
  triggersOf(book).chosen(t, choice, option, hero, field);
export const whenNarratorReaches = (book: Book, t: Table, letter: number): void => triggersOf(book).narrator(t, letter);

export class Triggers {
  private readonly book: Book;
  private readonly enters: readonly HeroSet[];
  private readonly stands: readonly HeroSet[];
  private readonly attempts: readonly HeroSet[];
  private readonly letters: readonly Cue<On<'narrator_reaches'>>[];
  private readonly sunrises: readonly Cue<On<'sunrise'>>[];
  private readonly reveals: readonly Cue<On<'reveal'>>[];
  private readonly activates: readonly Cue<On<'activate'>>[];
  private readonly defeats: readonly (Cue<On<'creature_defeated'>> & { readonly creature: CreatureTest })[];
  private readonly arrivals: readonly (Cue<On<'creature_enters'>> & { readonly fields: Uint8Array; readonly creature: CreatureTest })[];
  private readonly choices: readonly (Cue<On<'choice'>> & { readonly choice: number })[];
  private readonly watches: readonly Watch[];

  constructor(book: Book) {
    this.book = book;
    const onFields = (on: 'hero_enters' | 'hero_stands' | 'attempt'): HeroSet[] =>
      allOf(book, on).map((set) => {
        const when: Trigger = set.when;
        const hero = when.on === 'hero_enters' || when.on === 'hero_stands' ? when.hero : undefined;
        return { ...set, fields: fieldsIn((when as On<'hero_stands'>).fields), hero: heroTest(hero) };
      });
    this.enters = onFields('hero_enters');
    this.stands = onFields('hero_stands');
    this.attempts = onFields('attempt');
    this.letters = allOf(book, 'narrator_reaches');
    this.sunrises = allOf(book, 'sunrise');
    this.reveals = allOf(book, 'reveal');
    this.activates = allOf(book, 'activate');
    this.defeats = allOf(book, 'creature_defeated').map((set) => ({ ...set, creature: creatureTest(book, set.when.creature) }));
    this.arrivals = allOf(book, 'creature_enters').map((set) => ({
      ...set,
      fields: fieldsIn(set.when.fields),
      creature: creatureTest(book, set.when.creature),
    }));
    this.choices = allOf(book, 'choice').map((set) => ({ ...set, choice: book.number('choice', set.when.choice) }));
    this.watches = [
      ...allOf(book, 'condition').map((set) => ({ set, where: becomes(testOf(book, set.when.if)) })),
      ...allOf(book, 'deliver').map((set) => ({ set, where: delivered(set.when) })),
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

  private heroes(sets: readonly HeroSet[], t: Table, seat: number, field: number): void {
    for (const set of sets) if (set.fields[field] === 1 && set.hero(t.state, seat)) setOff(this.book, t, set, seat, field);
  }

  attempted(t: Table, seat: number, field: number): void {
    this.heroes(this.attempts, t, seat, field);
  }

  entered(t: Table, seat: number, field: number): void {
    this.heroes(this.enters, t, seat, field);
  }

  stood(t: Table, seat: number, field: number): void {
    this.heroes(this.stands, t, seat, field);
  }

  narrator(t: Table, letter: number): void {
    for (const set of this.letters) if (letters[letter] === set.when.letter) setOff(this.book, t, set, NONE, NONE);
  }

  sunrise(t: Table, step: number, at: 'before' | 'after'): void {
    if (step === 0) return;
    for (const set of this.sunrises) {
      if (sunriseSteps[step - 1] === set.when.step && set.when.at === at) setOff(this.book, t, set, NONE, NONE);
    }
  }

  activated(t: Table, seat: number, field: number, token: 'fog' | 'well', back: number): void {
    for (const { when, ...set } of this.activates) {
      if (when.token !== token || (when.back !== undefined && fogBacks.indexOf(when.back) !== back)) continue;
      setOff(this.book, t, { ...set, when }, seat, field);
    }
  }

  revealed(t: Table, seat: number, field: number, back: number, item: number): void {
    for (const { when, ...set } of this.reveals) {
      const fits = when.token === 'fog' ? back >= FOG_EVENT : item !== NONE && isRune(item);
      if (!fits || (when.back !== undefined && fogBacks.indexOf(when.back) !== back)) continue;
      setOff(this.book, t, { ...set, when }, seat, field);
    }
  }

  defeated(t: Table, creature: number, field: number, moment: DefeatMoment): void {
    for (const set of this.defeats) {
      if ((set.when.moment ?? 'before-narrator') !== moment || !set.creature(t.state, creature)) continue;
      setOff(this.book, t, set, NONE, field);
    }
  }

  creatureEntered(t: Table, creature: number, field: number): void {
    for (const set of this.arrivals) {
      if (set.fields[field] === 1 && set.creature(t.state, creature)) setOff(this.book, t, set, NONE, field);
    }
  }

  chosen(t: Table, choice: number, option: string, hero: number, field: number): void {
    for (const set of this.choices) if (set.choice === choice && set.when.option === option) setOff(this.book, t, set, hero, field);
  }

  /** Looks whether something watched has become so. True if it set anything off. */
  look(t: Table): boolean {
    let any = false;
    const { held } = t.state.legend;
    for (let i = 0; i < this.watches.length; i += 1) {
      const { set, where } = this.watches[i] as Watch;
      if (!awake(t.state, set)) continue;
      const so = where(t.state);
      const before = held[i];
      held[i] = Number(so !== undefined);
      if (so === undefined || before === 1) continue;
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

function delivered(when: On<'deliver'>): Watch['where'] {
  const { item, field } = when;
  const there = { hero: NONE, field };
  if (item === 'farmer') return (state) => ((field === 0 ? state.saved > 0 : state.farmers.includes(field)) ? there : undefined);
  return (state) => (itemsAt(state, item, field, false) > 0 ? there : undefined);
}

/** Where each of a party is, with the hero if it is one. */
function spotsOf(book: Book, party: Party): (state: State) => readonly { readonly hero: number; readonly field: number }[] {
  if ('hero' in party) {
    const test = heroTest(party.hero);
    return (state) => state.field.flatMap((field, hero) => (field !== NONE && test(state, hero) ? [{ hero, field }] : []));
  }
  if ('figure' in party) {
    const figure = figureNames.indexOf(party.figure);
    return (state) => (state.figures[figure] === NONE ? [] : [{ hero: NONE, field: state.figures[figure] as number }]);
  }
  if ('item' in party) {
    const { item } = party;
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
    return (state) => spots(state).find(({ field }) => creatureThere(state, field, test) && creatureAt(state, field) !== NONE);
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
