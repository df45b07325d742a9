import type { Random, Refusal, Tell } from '@tafelrunde/kernel';
import { same, silent } from '@tafelrunde/kernel';
import { andor } from '../board/index.ts';
import { type CreatureKind, creatureKinds, GOLD, type HeroKind, heroKinds, ITEMS, type ItemName, itemNames, NONE } from '../pieces.ts';
import { AndorRules } from '../rules/index.ts';
import { addLying } from '../rules/lying.ts';
import { placeCreature } from '../rules/creatures.ts';
import type { Playing } from '../engine-port.ts';
import type { Action, Event, Options, State } from '../state.ts';
import { QuietLegend, type Script } from './quiet.ts';
import { playTwice } from './unheard.ts';

export const defaults: Options = {
  legend: '2',
  legendText: '',
  difficulty: 'normal',
  heroes: 'any',
  figures: 'first',
  startAtPart2: false,
  zeroByEvent: 'battle',
  payKeepsOne: true,
  emptyDeck: 'reshuffle',
  emptySupply: 'skip',
  fogFree: 'drawn',
};

/** Faces come up in this order; asking for more than were laid ready is a mistake of the test. */
export class LoadedDice implements Random {
  readonly faces: number[] = [];
  below(n: number): number {
    const face = this.faces.shift();
    if (face === undefined) throw new Error(`nobody said what the next die below ${n} shows`);
    if (face > n) throw new Error(`a die below ${n} cannot show ${face}`);
    return face - 1;
  }
}

/** A hero of a position: where he stands and what he has. */
export interface Hero {
  readonly at: number;
  readonly strength?: number;
  readonly willpower?: number;
  readonly gold?: number;
  readonly hour?: number;
  readonly inBox?: boolean;
  readonly has?: readonly ItemName[];
}

export interface Position {
  readonly heroes: Partial<Record<HeroKind, Hero>>;
  readonly creatures?: readonly (readonly [CreatureKind, number])[];
  readonly lying?: readonly (readonly [ItemName, number, number?])[];
  readonly turn?: HeroKind;
  readonly options?: Partial<Options>;
  readonly script?: Script;
  readonly set?: Partial<Pick<State, 'farmers' | 'fog' | 'wells' | 'rubble' | 'cuts' | 'figures' | 'covered' | 'saved'>>;
}

export const itemNumber = (name: ItemName): number => itemNames.indexOf(name);

/** A table in the middle of a day, as a test wants it, with dice it may load. */
export class Scene {
  readonly rules: AndorRules;
  readonly legend: QuietLegend;
  readonly state: State;
  readonly dice = new LoadedDice();
  readonly told: Event[] = [];
  readonly #tell: Tell<Event>;

  constructor(position: Position) {
    const kinds = heroKinds.filter((kind) => position.heroes[kind] !== undefined);
    const options = { ...defaults, heroes: kinds.join(','), ...position.options };
    this.legend = new QuietLegend(position.script);
    this.rules = new AndorRules(options, andor, this.legend);
    const note = (event: Event) => void this.told.push(event);
    this.#tell = { on: true, all: note, to: (_seats, event) => note(event), reveal: (event) => note(event) };
    this.state = this.rules.setup(kinds.length, this.dice, silent);
    const { state } = this;
    for (const [seat, kind] of kinds.entries()) {
      const hero = position.heroes[kind] as Hero;
      state.field[seat] = hero.at;
      state.strength[seat] = hero.strength ?? 1;
      state.willpower[seat] = hero.willpower ?? 7;
      state.hour[seat] = hero.hour ?? 0;
      state.box[seat] = Number(hero.inBox === true);
      for (const name of hero.has ?? []) this.#stow(seat, itemNumber(name), 1);
      this.#stow(seat, GOLD, hero.gold ?? 0);
    }
    if (position.turn !== undefined) state.turn = this.seat(position.turn);
    for (const [kind, field] of position.creatures ?? []) placeCreature(this.table, creatureKinds.indexOf(kind), field);
    for (const [name, field, count] of position.lying ?? []) {
      state.stock[itemNumber(name)] = (state.stock[itemNumber(name)] as number) - (count ?? 1);
      addLying(state, field, itemNumber(name), count ?? 1);
    }
    for (const [key, value] of Object.entries(position.set ?? {})) {
      if (typeof value === 'number') state.saved = value;
      else state[key as 'fog'].splice(0, Number.POSITIVE_INFINITY, ...value);
    }
    this.legend.calls.length = 0;
    this.#sound();
  }

  #stow(seat: number, item: number, count: number): void {
    const whole = itemNumber((itemNames[item] as string).replace(/-(half|spent)$/, '') as ItemName);
    this.state.stock[whole] = (this.state.stock[whole] as number) - count;
    this.state.bag[seat * ITEMS + item] = (this.state.bag[seat * ITEMS + item] as number) + count;
  }

  #sound(): void {
    const wrong = this.rules.audit(this.state);
    if (wrong !== undefined) throw new Error(wrong);
  }

  get table(): Playing {
    return { ...this.rules.core, state: this.state, random: this.dice, tell: this.#tell };
  }

  seat(kind: HeroKind): number {
    return this.state.heroes.indexOf(heroKinds.indexOf(kind));
  }

  legal(kind: HeroKind): readonly Action[] {
    return this.rules.legal(this.state, this.seat(kind));
  }

  may(kind: HeroKind, action: Action): boolean {
    return this.legal(kind).some((listed) => same(listed, action));
  }

  /** Plays a listed action; these dice come up while it is carried out. */
  play(kind: HeroKind, action: Action, ...dice: readonly number[]): this {
    if (!this.may(kind, action)) throw new Error(`the ${kind} may not ${JSON.stringify(action)}, only ${JSON.stringify(this.legal(kind))}`);
    this.dice.faces.push(...dice);
    const { length } = this.legend.calls;
    playTwice(this.rules, this.state, this.seat(kind), action, this.dice, this.#tell);
    this.legend.calls.length = length + (this.legend.calls.length - length) / 2;
    if (this.dice.faces.length > 0) throw new Error(`dice nobody rolled: ${this.dice.faces.join()}`);
    this.#sound();
    return this;
  }

  /** Why it is refused; the state must be untouched. */
  refused(kind: HeroKind, action: unknown): Refusal {
    if (this.legal(kind).some((listed) => same(listed, action))) throw new Error(`the ${kind} may ${JSON.stringify(action)}`);
    const before = JSON.stringify(this.state);
    const refusal = this.rules.explain(this.rules.view(this.state, this.seat(kind)), this.seat(kind), action);
    if (JSON.stringify(this.state) !== before) throw new Error('explaining changed the state');
    return refusal;
  }

  /** What is asked of this hero; '' if nothing must be answered. */
  asked(kind: HeroKind): string {
    return this.rules.asks(this.state).find((ask) => ask.seat === this.seat(kind) && ask.must)?.what ?? '';
  }

  of(kind: HeroKind) {
    const seat = this.seat(kind);
    const { state } = this;
    const count = (name: ItemName) => state.bag[seat * ITEMS + itemNumber(name)] as number;
    return {
      field: state.field[seat],
      strength: state.strength[seat],
      willpower: state.willpower[seat],
      hour: state.hour[seat],
      gold: count('gold'),
      inBox: state.box[seat] === 1,
      count,
    };
  }

  heard<Kind extends Event['kind']>(kind: Kind): Extract<Event, { kind: Kind }>[] {
    return this.told.filter((event): event is Extract<Event, { kind: Kind }> => event.kind === kind);
  }

  /** Fields of the creatures of a kind, ascending. */
  fieldsOf(kind: CreatureKind): number[] {
    const fields: number[] = [];
    for (let i = 0; i < this.state.creatures.length; i += 8) {
      if (this.state.creatures[i] === creatureKinds.indexOf(kind) && this.state.creatures[i + 1] !== NONE) {
        fields.push(this.state.creatures[i + 1] as number);
      }
    }
    return fields.toSorted((a, b) => a - b);
  }
}

export const scene = (position: Position): Scene => new Scene(position);
