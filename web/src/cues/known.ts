import * as v from 'valibot';
import { keep, kept } from '../keep.ts';
import { createStore, useStore } from '../store.ts';

/** What this browser remembers of somebody who is new to a game. */
interface Newcomer {
  /** Cues that were said. */
  readonly said: readonly string[];
  /** Tables at which a match was finished, as far as they are counted. */
  readonly finished: readonly string[];
}
/** By game; what the shell says of itself stands under `table`. */
type Newcomers = Readonly<Record<string, Newcomer>>;

const shape = v.record(v.string(), v.object({ said: v.array(v.string()), finished: v.array(v.string()) }));

export function readNewcomers(stored: unknown): Newcomers {
  const read = v.safeParse(shape, stored ?? {});
  return read.success ? read.output : {};
}

/** Whoever has finished so many matches of a game needs no more cues in it. */
const ENOUGH = 3;
const nobody: Newcomer = { said: [], finished: [] };

export const newcomerTo = (all: Newcomers, game: string): boolean => (all[game] ?? nobody).finished.length < ENOUGH;

/** A cue was said: it does not come again. */
export function withSaid(all: Newcomers, of: string, cue: string): Newcomers {
  const { said, finished } = all[of] ?? nobody;
  return said.includes(cue) ? all : { ...all, [of]: { said: [...said, cue], finished } };
}

/** A match was finished at this table, however often its end is looked at. */
export function withFinished(all: Newcomers, game: string, table: string): Newcomers {
  const { said, finished } = all[game] ?? nobody;
  return finished.includes(table) || finished.length >= ENOUGH ? all : { ...all, [game]: { said, finished: [...finished, table] } };
}

const newcomers = createStore<Newcomers>(readNewcomers(kept('cues')));

function change(next: Newcomers): void {
  if (next === newcomers.get()) return;
  newcomers.set(next);
  keep('cues', next);
}

export const noteSaid = (of: string, cue: string): void => change(withSaid(newcomers.get(), of, cue));
export const noteFinished = (game: string, table: string): void => change(withFinished(newcomers.get(), game, table));
/** Everything is to be said once more. */
export const sayAgain = (): void => change({});

export const useNewcomer = (game: string): boolean => newcomerTo(useStore(newcomers), game);
export const useSaid = (of: string): readonly string[] => (useStore(newcomers)[of] ?? nobody).said;
