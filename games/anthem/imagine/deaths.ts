import { DEATH, NONE } from '../state.ts';
import { agrees, type Past, type Step } from './past.ts';

/** In how many ways one Death per player can lie in the hands: 3, 10, 35, 126, 462, 1716, 6435. */
export function waysToSpread(seats: number): number {
  let ways = 1;
  for (let i = 1; i < seats; i += 1) ways = (ways * (seats + i)) / i;
  return ways;
}

/** Every way the Deaths can lie in the hands. */
export class Spreads {
  readonly seats: number;
  readonly count: number;
  /** Where all begin: one each (ANT-2.4). */
  readonly first: number;
  /** Deaths of a seat: `held[spread * seats + seat]`. */
  readonly held: Uint8Array;
  /** The spread after one Death went from this seat to its left neighbour; -1 where it has none. */
  readonly passed: Int32Array;

  constructor(seats: number) {
    const spreads: number[][] = [];
    const lay = (before: readonly number[], left: number): void => {
      if (before.length === seats - 1) spreads.push([...before, left]);
      else for (let own = 0; own <= left; own += 1) lay([...before, own], left - own);
    };
    lay([], seats);
    const names = new Map(spreads.map((spread, i) => [spread.join(), i]));
    this.seats = seats;
    this.count = spreads.length;
    this.first = names.get(Array.from({ length: seats }, () => 1).join()) as number;
    this.held = Uint8Array.from(spreads.flat());
    this.passed = Int32Array.from(
      spreads.flatMap((spread) =>
        spread.map((own, seat) => {
          if (own === 0) return -1;
          const next = spread.slice();
          const left = (seat + 1) % seats;
          next[seat] = own - 1;
          next[left] = (next[left] as number) + 1;
          return names.get(next.join()) as number;
        }),
      ),
    );
  }

  /** How the Deaths lie after one went from this seat, which has one, to its left neighbour. */
  after(spread: number, seat: number): number {
    return this.passed[spread * this.seats + seat] as number;
  }

  agrees(spread: number, step: Step): boolean {
    if (step.clues === 0) return true;
    const at = spread * this.seats;
    return agrees(step.clues, this.held[at + step.owner] as number, this.held[at + step.drawer] as number, this.seats);
  }
}

/**
 * For every step and every spread before it: how likely is all that was seen of Deaths from there on. With it a walk forward through the
 * past can choose each hidden card so that it never runs into something that was seen later, at the right odds.
 */
export class Outlook {
  readonly spreads: Spreads;
  readonly #past: Past;
  readonly #layers: Float64Array;

  constructor(past: Past, spreads: Spreads) {
    const { count } = spreads;
    this.spreads = spreads;
    this.#past = past;
    this.#layers = new Float64Array((past.steps.length + 1) * count);
    const end = past.steps.length * count;
    for (let spread = 0; spread < count; spread += 1) this.#layers[end + spread] = this.#couldEnd(spread) ? 1 : 0;
    for (let i = past.steps.length - 1; i >= 0; i -= 1) this.#look(i);
    if (this.#layers[spreads.first] === 0) throw new RangeError('no match of Anthem can look like this');
  }

  /** Odds that a hidden card of this step was a Death, seen from this spread and knowing all that came later. */
  deathOdds(i: number, spread: number): number {
    const { held, passed, seats } = this.spreads;
    const step = this.#past.steps[i] as Step;
    const deaths = held[spread * seats + step.owner] as number;
    const passing = deaths === 0 ? 0 : deaths * this.#after(i, passed[spread * seats + step.owner] as number);
    if (passing === 0) return 0;
    return passing / (passing + (step.size - deaths) * this.#after(i, spread));
  }

  /** Whether anything that fits the later clues can follow. */
  isOpen(i: number, spread: number): boolean {
    return (this.#layers[i * this.spreads.count + spread] as number) > 0;
  }

  /** How likely is what was seen from step i on, its own clues included, when this is the spread it led to. */
  #after(i: number, spread: number): number {
    const agrees = this.spreads.agrees(spread, this.#past.steps[i] as Step);
    return agrees ? (this.#layers[(i + 1) * this.spreads.count + spread] as number) : 0;
  }

  #couldEnd(spread: number): boolean {
    const { deaths, ownDeaths, you, seats } = this.#past;
    const own = this.spreads.held.subarray(spread * seats, (spread + 1) * seats);
    if (you !== NONE && own[you] !== ownDeaths.at(-1)) return false;
    return deaths === undefined || deaths.every((count, seat) => count === own[seat]);
  }

  /** Fills the layer before step i from the one after it. The innermost loop of all imagining, hence flat. */
  #look(i: number): void {
    const { count, held, passed, seats } = this.spreads;
    const { you } = this.#past;
    const step = this.#past.steps[i] as Step;
    const { card, clues, owner, size } = step;
    const ownDeaths = this.#past.ownDeaths[i];
    const layers = this.#layers;
    const here = i * count;
    const after = here + count;
    let highest = 0;
    for (let spread = 0; spread < count; spread += 1) {
      if (you !== NONE && held[spread * seats + you] !== ownDeaths) continue;
      const deaths = held[spread * seats + owner] as number;
      let odds = 0;
      if (card !== DEATH && deaths < size && (clues === 0 || this.spreads.agrees(spread, step))) {
        odds += (size - deaths) * (layers[after + spread] as number);
      }
      if (deaths > 0 && (card === NONE || card === DEATH)) {
        const next = passed[spread * seats + owner] as number;
        if (clues === 0 || this.spreads.agrees(next, step)) odds += deaths * (layers[after + next] as number);
      }
      layers[here + spread] = odds;
      if (odds > highest) highest = odds;
    }
    // Only ratios count within a layer; long matches would run out of small numbers.
    if (highest === 0) return;
    for (let at = here; at < after; at += 1) layers[at] = (layers[at] as number) / highest;
  }
}
