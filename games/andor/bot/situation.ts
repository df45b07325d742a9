import { BREW, DWARF, FIELDS, GOLD, NONE, STRENGTH } from '../pieces.ts';
import { fieldOf, places } from '../rules/creature.ts';
import { countOf, hasBlackDie } from '../rules/items.ts';
import type { Core } from '../engine-port.ts';
import type { State } from '../state.ts';
import { BLACK, brewed, helps, meanFoe, meanRoll } from './odds.ts';
import { type Finale, finaleOf, isDue } from './finale.ts';
import { type Clearing, clearingFor } from './clearing.ts';
import { type Hoard, hoardOf } from './hoard.ts';
import type { Roads } from './roads.ts';
import { debtorOf } from './oaths.ts';
import { type Delivery, deliveriesIn } from './deliveries.ts';
import { brewMissing, onBoard } from './standing.ts';
import type { Coming, Errand, Tale } from './tale.ts';
import type { Threats } from './threats.ts';
import { looksInto, type Treat, treatsFor } from './treats.ts';
import { type Limits, limitsFor } from './limits.ts';
import { type Weights, weightsFor } from './weights.ts';

/** The table as the team looks at it; all of it is public. Each part is worked out when it is first asked for. */
export class Situation {
  readonly core: Core;
  readonly tale: Tale;
  readonly state: State;
  /** What things are worth and how sure the team wants to be, for as many as they are and a tale like this. */
  readonly weights: Weights;
  readonly limits: Limits;
  #roads: Roads | undefined;
  #threats: Threats | undefined;
  #open: readonly Errand[] | undefined;
  #errands: readonly Errand[] | undefined;
  #wanted: readonly number[] | undefined;
  #boss: number | undefined;
  #coming: readonly (readonly number[])[] | undefined;
  #soon: readonly (readonly number[])[] | undefined;
  #lack: number | undefined;
  #quiet: boolean | undefined;
  #hoard: Hoard | undefined | null;
  #clearing: Clearing | undefined;
  #looks: readonly Treat[] | undefined;
  #treats: (readonly Treat[] | undefined)[] | undefined;
  #brew: readonly number[] | undefined;
  #forge: readonly number[] | undefined;
  #brewMissing: number | undefined;
  #deliveries: readonly Delivery[] | undefined;
  #finale: { readonly of: Finale | undefined } | undefined;
  #powers: readonly number[] | undefined;

  /** Seats nothing is to be expected of, and seats that would not come along today, as bits. */
  readonly absent: number;
  readonly refused: number;

  constructor(core: Core, tale: Tale, state: State, absent = 0, refused = 0) {
    this.absent = absent;
    this.refused = refused;
    this.core = core;
    this.tale = tale;
    this.state = state;
    this.weights = weightsFor(tale.isSearch, state.seats);
    this.limits = limitsFor(tale.isSearch, state.seats);
  }

  get roads(): Roads {
    this.#roads ??= this.tale.memory.roads(this.state);
    return this.#roads;
  }

  /** Steps from every field to this one; past the creatures while nobody wants to meet one. */
  to(field: number): Uint8Array {
    return this.quiet ? this.roads.avoiding(field, this.threats.now) : this.roads.to(field);
  }

  get quiet(): boolean {
    this.#quiet ??= this.tale.isQuiet(this.state);
    return this.#quiet;
  }

  get threats(): Threats {
    this.#threats ??= this.tale.memory.threats(this.state);
    return this.#threats;
  }

  /** Tasks given and not yet done with. */
  get open(): readonly Errand[] {
    this.#open ??= this.tale.open(this.state);
    return this.#open;
  }

  /** … and not yet met. */
  get errands(): readonly Errand[] {
    this.#errands ??= unmet(this.open, this.state);
    return this.#errands;
  }

  /** Things to be brought somewhere, and who has them. */
  get deliveries(): readonly Delivery[] {
    this.#deliveries ??= deliveriesIn(this);
    return this.#deliveries;
  }

  /** There is something to do besides holding the castle. */
  get busy(): boolean {
    return this.errands.some(({ goal }) => goal.goal !== 'defend');
  }

  /** Things the tasks are about: never used up, always worth a space. */
  get wanted(): readonly number[] {
    this.#wanted ??= wantedIn(this.open);
    return this.#wanted;
  }

  /** The creature whose defeat ends the legend, or NONE. */
  get boss(): number {
    this.#boss ??= bossOf(this.state, this.errands);
    return this.#boss;
  }

  /** Ways things will have to be carried, field by field. */
  get coming(): readonly (readonly number[])[] {
    this.#coming ??= this.tale.coming(this.state).map((each) => wayTo(this, each));
    return this.#coming;
  }

  /** … with the very next letter. */
  get soon(): readonly (readonly number[])[] {
    const { narrator } = this.state.legend;
    const next = (): Coming[] => this.tale.coming(this.state).filter(({ letter }) => letter - narrator <= 1);
    this.#soon ??= next().map((each) => wayTo(this, each));
    return this.#soon;
  }

  /** What has to be cleared away for something that must not meet a creature. */
  get clearing(): Clearing {
    this.#clearing ??= clearingFor(this);
    return this.#clearing;
  }

  /** The fight that ends the legend, as it could be had today. */
  get finale(): Finale | undefined {
    this.#finale ??= { of: finaleOf(this) };
    return this.#finale.of;
  }

  /** What a look into each fog token is worth. */
  get looks(): readonly Treat[] {
    this.#looks ??= looksInto(this);
    return this.#looks;
  }

  /** What this hero could have for going there. */
  treats(seat: number): readonly Treat[] {
    this.#treats ??= [];
    const known = this.#treats[seat] ?? treatsFor(this, seat);
    this.#treats[seat] = known;
    return known;
  }

  /** Fields where this can be bought. */
  sellers(item: number): readonly number[] {
    if (item === BREW) {
      this.#brew ??= sellersOf(this, item);
      return this.#brew;
    }
    if (item !== STRENGTH) return sellersOf(this, item);
    this.#forge ??= sellersOf(this, item);
    return this.#forge;
  }

  /** Heroes for whom there is no brew in the team yet. */
  get brewMissing(): number {
    this.#brewMissing ??= brewMissing(this);
    return this.#brewMissing;
  }

  /** The treasure the team has to bring somewhere. */
  get hoard(): Hoard | undefined {
    if (this.#hoard === undefined) this.#hoard = hoardOf(this) ?? null;
    return this.#hoard ?? undefined;
  }

  get letters(): number {
    return this.tale.lettersLeft(this.state);
  }

  /** Who spends the gold. */
  get treasurer(): number {
    const debtor = debtorOf(this);
    return debtor === NONE ? treasurerOf(this.state, this.absent) : debtor;
  }

  /** Strength the team still wants, in points; 0 or less: it is strong enough. */
  get lack(): number {
    this.#lack ??= lackOf(this);
    return this.#lack;
  }

  /** Only the last fight is left, and with all its brew the team is not yet strong enough for it. */
  get arming(): boolean {
    if (!isDue(this)) return false;
    let brew = 0;
    for (let seat = 0; seat < this.state.seats; seat += 1) brew += brewed(this.state, seat);
    return this.lack > brew;
  }

  /** Per seat strength and mean roll. */
  get powers(): readonly number[] {
    this.#powers ??= powersIn(this.core, this.state);
    return this.#powers;
  }
}

function unmet(open: readonly Errand[], state: State): readonly Errand[] {
  const left: Errand[] = [];
  for (const errand of open) if (!errand.met(state, NONE, NONE)) left.push(errand);
  return left;
}

function powersIn(core: Core, state: State): readonly number[] {
  const powers: number[] = [];
  for (let seat = 0; seat < state.seats; seat += 1) {
    const own = meanRoll(state, seat, state.willpower[seat] as number);
    powers.push((state.strength[seat] as number) + (hasBlackDie(core, state, seat) ? Math.max(own, BLACK) : own));
  }
  return powers;
}

function wantedIn(open: readonly Errand[]): number[] {
  const wanted: number[] = [];
  for (const { pieces } of open) for (const piece of pieces) wanted.push(piece);
  return wanted;
}

function bossOf(state: State, errands: readonly Errand[]): number {
  for (const { foe, closes } of errands) {
    if (foe === undefined || !closes) continue;
    for (let c = 0; c < places(state); c += 1) if (onBoard(fieldOf(state, c)) && foe(state, c)) return c;
  }
  return NONE;
}

/** The dwarf buys cheaply; without him whoever has most gold goes shopping. */
function treasurerOf(state: State, absent: number): number {
  const dwarf = state.heroes.indexOf(DWARF);
  if (dwarf !== NONE && (absent & (1 << dwarf)) === 0 && (state.strength[dwarf] as number) < 12) return dwarf;
  let best: number = NONE;
  for (let seat = 0; seat < state.seats; seat += 1) {
    if ((absent & (1 << seat)) !== 0) continue;
    if (best === NONE || countOf(state, seat, GOLD) > countOf(state, best, GOLD)) best = seat;
  }
  return Math.max(0, best);
}

function lackOf({ core, state, boss, errands, powers, absent, weights }: Situation): number {
  if (boss === NONE) return errands.some(({ closes }) => closes) ? 0 : weights.safeLead;
  let power = 0;
  for (let seat = 0; seat < powers.length; seat += 1) if ((absent & (1 << seat)) === 0) power += powers[seat] as number;
  return meanFoe(core, state, boss) + weights.safeLead - power - helps(state, fieldOf(state, boss));
}

/** Fields where this can be bought. */
function sellersOf({ core, state, tale }: Situation, item: number): readonly number[] {
  return tale.sellers(state, item, () => {
    const found: number[] = [];
    for (let field = 0; field < FIELDS; field += 1) {
      if (core.engine.goods(state, 0, field).some((goods) => goods.item === item)) found.push(field);
    }
    return found;
  });
}

/** The shortest way a thing will have, with the borders closed that its card closes. */
function wayTo({ tale, state, roads }: Situation, { from, to, cuts }: Coming): readonly number[] {
  if (cuts.length === 0) return roads.way(from, to);
  return tale.memory.roads({ ...state, cuts: [...state.cuts, ...cuts] }).way(from, to);
}
