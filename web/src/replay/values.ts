import type { Valuer } from '@tafelrunde/bots';
import { FastRandom, type Result, type Seat } from '@tafelrunde/kernel';
import type { Reel } from './reel.ts';

/** What a position promised each seat, by what that seat could know then; of a team that wins together one figure. */
export interface Value {
  readonly position: number;
  readonly values: readonly number[];
  readonly errors: readonly number[];
  /** Cards were dealt anew: the figure before this one is of a part that is over. */
  readonly fresh?: true;
}

/** So many positions of a match are looked at, however long it is. */
const MOST = 360;

export interface Thoroughness {
  /** Worlds per seat and position. */
  readonly worlds: number;
  readonly seed: number;
  /** Of these seats alone. */
  readonly of?: readonly Seat[];
  /** What parts of the match before the beginning brought them. */
  readonly before?: readonly number[];
  /** What was worked out already. */
  readonly known?: (position: number) => Value | undefined;
}

/** The same worlds wherever a position is looked at: figures beside each other differ by what was played alone. */
export const SEED = 20_261;
const WORLDS = { least: 12, most: 200 };

/** How many worlds of a position can be looked at in so many milliseconds. */
export function worldsWithin(valuer: Valuer, view: unknown, seat: Seat, milliseconds: number): number {
  valuer.expect(view, seat, 4, new FastRandom(1)); // the first ones only warm up
  const begun = performance.now();
  valuer.expect(view, seat, 4, new FastRandom(2));
  const each = Math.max(0.005, (performance.now() - begun) / 4);
  return Math.round(Math.min(valuer.enough ?? WORLDS.most, Math.max(WORLDS.least, milliseconds / each)));
}

/** Which seats' outlooks tell of the match: of a team the first one's, for it is everybody's. */
export function judges(result: Result | undefined, seats: number): readonly Seat[] {
  return Array.from({ length: result?.kind === 'together' ? 1 : seats }, (_, seat) => seat);
}

/** How many outlooks a whole match needs. */
export function outlooksIn(length: number, result: Result | undefined, seats: number): number {
  return Math.min(length, MOST) * judges(result, seats).length;
}

/** What every position promised, from the first to the last: points of the parts that are over and what the one that runs will bring. */
export function* valuesOf(reel: Reel, valuer: Valuer, { worlds, seed, of, before, known }: Thoroughness): Generator<Value, void> {
  const { length, result, seats } = reel.info();
  const { rules } = reel.match;
  const every = Math.max(1, Math.ceil(length / MOST));
  const asked = of ?? judges(result, seats.length);
  let base: readonly number[] = before ?? asked.map(() => 0);
  let ended: readonly number[] | undefined;
  for (const { position, state } of reel.walk()) {
    const brought = valuer.brought(state);
    const fresh = ended !== undefined && brought === undefined;
    if (fresh && valuer.unit === 'points') base = base.map((sum, i) => sum + (ended?.[asked[i] ?? 0] ?? 0));
    ended = brought;
    if (position % every !== 0 && brought === undefined && !fresh) continue;
    const already = known?.(position);
    if (already !== undefined) {
      yield already;
      continue;
    }
    const seen = asked.map((seat) => {
      if (brought !== undefined) return { mean: brought[seat] ?? 0, error: 0 };
      return valuer.expect(rules.view(state, seat), seat, worlds, new FastRandom(seed + seat));
    });
    yield {
      position,
      values: seen.map(({ mean }, i) => (base[i] ?? 0) + mean),
      errors: seen.map(({ error }) => error),
      ...(fresh ? { fresh } : {}),
    };
  }
}

/** What the parts of a match that were over at a position had brought these seats. */
export function broughtBefore(reel: Reel, valuer: Valuer, position: number, of: readonly Seat[]): readonly number[] {
  let base: readonly number[] = of.map(() => 0);
  if (valuer.unit !== 'points') return base;
  let ended: readonly number[] | undefined;
  for (const passage of reel.walk()) {
    const brought = valuer.brought(passage.state);
    if (ended !== undefined && brought === undefined) base = base.map((sum, i) => sum + (ended?.[of[i] ?? 0] ?? 0));
    ended = brought;
    if (passage.position === position) break;
  }
  return base;
}
