/** Rules changed for a while. */
import { OVERTIME_PRICE } from '../../components/index.ts';
import { creatureKinds, isGem, NONE } from '../../pieces.ts';
import type { State } from '../../state.ts';
import type { HeroAction, ModifierEffect } from '../format.ts';
import { letters } from '../words.ts';
import { type Book, type CreatureTest, DONE, type HeroTest, type Modifier, type Step } from './book.ts';
import { testOf } from './conditions.ts';
import { creatureTest, type FieldTest, fieldsIn, heroTest } from './filters.ts';
import { piecesOf } from './things.ts';

export function modifierStep(book: Book, effect: ModifierEffect): Step {
  const { span = 'legend' } = effect;
  const index = book.modifiers.push({ ...spanOf(book, span), effect, card: book.card }) - 1;
  return (t) => {
    if (!t.state.legend.modifiers.includes(index)) t.state.legend.modifiers.push(index);
    return DONE;
  };
}

function spanOf(book: Book, span: NonNullable<ModifierEffect['span']>): Omit<Modifier, 'effect' | 'card'> {
  if (span === 'legend') return { day: false, until: NONE, holds: undefined };
  if (span === 'this_day') return { day: true, until: NONE, holds: undefined };
  if (span === 'this_fight') return { day: false, fight: true, until: NONE, holds: undefined };
  if (span === 'this_round') return { day: false, round: true, until: NONE, holds: undefined };
  if ('until' in span) return { day: false, until: letters.indexOf(span.until), holds: undefined };
  if ('whileOn' in span) {
    const letter = letters.indexOf(span.whileOn);
    return { day: false, until: NONE, holds: (state) => state.legend.narrator === letter };
  }
  return { day: false, until: NONE, holds: testOf(book, span.while) };
}

const nowhere: readonly number[] = [];
const overtimeHours = [8, 9, 10] as const;
const usual: readonly number[] = overtimeHours.map(() => OVERTIME_PRICE);

/** What the modifiers in force say, each looked up where the core asks. Nearly always there are none: that must cost nothing. */
export class Modifiers {
  private readonly all: readonly Modifier[];
  private readonly creatures: readonly (CreatureTest | undefined)[];
  private readonly fields: readonly (FieldTest | undefined)[];
  private readonly pieces: readonly (readonly number[])[];
  private readonly heroes: readonly (HeroTest | undefined)[];
  /** Whether the legend has such at all: most questions are about others. */
  private readonly changesStats: boolean;
  private readonly changesHours: boolean;
  private readonly changesLand: boolean;
  private readonly changesLinks: boolean;
  private readonly changesActions: boolean;

  constructor(book: Book) {
    this.all = book.modifiers;
    const kinds = new Set(this.all.map(({ effect }) => effect.do));
    this.changesStats = kinds.has('mod.creature_stat');
    this.changesHours = kinds.has('mod.overtime');
    this.changesLand = kinds.has('mod.enter');
    this.changesLinks = kinds.has('mod.links');
    this.changesActions = kinds.has('mod.actions');
    this.creatures = this.all.map(({ effect }) =>
      'creature' in effect && effect.do !== 'mod.move' ? creatureTest(book, effect.creature) : creatureTest(book, undefined),
    );
    this.fields = this.all.map(({ effect }) => (effect.do === 'mod.enter' ? fieldsIn(book, effect.fields) : undefined));
    this.heroes = this.all.map(({ effect }) =>
      effect.do === 'mod.fight_scope' && effect.only !== undefined ? heroTest(book, effect.only) : undefined,
    );
    this.pieces = this.all.map(({ effect }) => (effect.do === 'mod.item' ? piecesOf[effect.item] : []));
  }

  /** The effect of a modifier if it holds now. */
  private now(state: State, index: number): ModifierEffect | undefined {
    const { effect, holds } = this.all[index] as Modifier;
    return holds === undefined || holds(state, NONE, NONE) ? effect : undefined;
  }

  overtime(state: State, hour: number): number {
    if (!this.changesHours) return OVERTIME_PRICE;
    let price = OVERTIME_PRICE;
    for (const index of state.legend.modifiers) {
      const effect = this.now(state, index);
      if (effect?.do !== 'mod.overtime' || !effect.hours.some((each) => each === hour)) continue;
      if (effect.forbidden === true) return NONE;
      price = effect.price ?? price;
    }
    return price;
  }

  /** The prices of hours 8, 9 and 10. */
  overtimeNow(state: State): readonly number[] {
    return state.legend.modifiers.length === 0 ? usual : overtimeHours.map((hour) => this.overtime(state, hour));
  }

  creatureStat(state: State, creature: number, stat: 'strength' | 'willpower', base: number): number {
    if (!this.changesStats) return base;
    let value = base;
    for (const index of state.legend.modifiers) {
      const effect = this.now(state, index);
      if (effect?.do !== 'mod.creature_stat' || effect.stat !== stat || this.creatures[index]?.(state, creature) !== true) continue;
      value = Math.max(effect.atLeast ?? 0, (effect.set ?? value) + (effect.add ?? 0));
    }
    return value;
  }

  creatureDice(state: State, creature: number, base: number): number {
    let dice = base;
    for (const index of state.legend.modifiers) {
      const effect = this.now(state, index);
      if (effect?.do === 'mod.creature_dice' && this.creatures[index]?.(state, creature) === true) dice = effect.count;
    }
    return dice;
  }

  allyStrength(state: State, base: number): number {
    let strength = base;
    for (const index of state.legend.modifiers) {
      const effect = this.now(state, index);
      if (effect?.do === 'mod.ally_bonus') strength = effect.set;
    }
    return strength;
  }

  /** Whether this hero may take part in a fight against it; `together`: beside others. */
  mayFight(state: State, creature: number, seat: number, together: boolean): boolean {
    for (const index of state.legend.modifiers) {
      const effect = this.now(state, index);
      if (effect?.do !== 'mod.fight_scope' || this.creatures[index]?.(state, creature) !== true) continue;
      if (effect.forbidden === true || (effect.alone === true && together) || this.heroes[index]?.(state, seat) === false) return false;
    }
    return true;
  }

  holdsGarrison(state: State): boolean {
    for (const index of state.legend.modifiers) {
      const effect = this.now(state, index);
      if (effect?.do === 'mod.castle' && effect.garrison === true) return true;
    }
    return false;
  }

  besieged(state: State): boolean {
    for (const index of state.legend.modifiers) {
      const effect = this.now(state, index);
      if (effect?.do === 'mod.castle' && effect.besieged === true) return true;
    }
    return false;
  }

  mayEnter(state: State, field: number, who: 'hero' | 'creature'): boolean {
    if (!this.changesLand) return true;
    for (const index of state.legend.modifiers) {
      const effect = this.now(state, index);
      if (effect?.do !== 'mod.enter') continue;
      const concerns = effect.forbiddenFor === 'all' || effect.forbiddenFor === (who === 'hero' ? 'heroes' : 'creatures');
      if (concerns && this.fields[index]?.(state, field) === true) return false;
    }
    return true;
  }

  itemOff(state: State, item: number): boolean {
    for (const index of state.legend.modifiers) {
      if (this.pieces[index]?.includes(item) === true && this.now(state, index) !== undefined) return true;
    }
    return isGem(item) && this.lures(state);
  }

  links(state: State, field: number): readonly number[] {
    if (!this.changesLinks) return nowhere;
    let found = nowhere;
    for (const index of state.legend.modifiers) {
      const effect = this.now(state, index);
      if (effect?.do !== 'mod.links' || !effect.fields.includes(field)) continue;
      found = effect.fields.filter((each) => each !== field);
    }
    return found;
  }

  linked(state: State): readonly (readonly number[])[] {
    return state.legend.modifiers.flatMap((index) => {
      const effect = this.now(state, index);
      return effect?.do === 'mod.links' ? [effect.fields] : [];
    });
  }

  destroysGems(state: State): boolean {
    for (const index of state.legend.modifiers) if (this.now(state, index)?.do === 'destroy_on_enter') return true;
    return false;
  }

  extraPasses(state: State, kind: number): number {
    let extra = 0;
    for (const index of state.legend.modifiers) {
      const effect = this.now(state, index);
      if (effect?.do === 'mod.move' && creatureKinds[kind] === effect.creature) extra += effect.extra;
    }
    return extra;
  }

  allows(state: State, action: HeroAction): boolean {
    if (!this.changesActions) return true;
    for (const index of state.legend.modifiers) {
      const effect = this.now(state, index);
      if (effect?.do === 'mod.actions' && !effect.only.includes(action)) return false;
    }
    return true;
  }

  lures(state: State): boolean {
    for (const index of state.legend.modifiers) if (this.now(state, index)?.do === 'lure') return true;
    return false;
  }
}

function drop(book: Book, state: State, over: (modifier: Modifier) => boolean): void {
  const { modifiers } = state.legend;
  for (let i = modifiers.length - 1; i >= 0; i -= 1) if (over(book.modifiers[modifiers[i] as number] as Modifier)) modifiers.splice(i, 1);
}

/** The sunrise begins: what held for the day is over. */
export const endDay = (book: Book, state: State): void => drop(book, state, (modifier) => modifier.day);

/** A round begins: what held for the last one is over. The fight is over: so is what held for it. */
export const endRound = (book: Book, state: State, fightToo: boolean): void =>
  drop(book, state, (modifier) => modifier.round === true || (fightToo && modifier.fight === true));
/** The narrator has come to this letter. */
export const endAtLetter = (book: Book, state: State, letter: number): void =>
  drop(book, state, (modifier) => modifier.until !== NONE && modifier.until <= letter);
