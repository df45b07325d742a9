import { type Policy, playOut, type Random, silent } from '@tafelrunde/kernel';
import { meta } from './meta.ts';
import { SilverRules } from './rules/index.ts';
import { type Action, FACE, NONE, type Options, type State, seenBit, UP } from './state.ts';

export interface Statistics {
  readonly matches: number;
  /** Share of matches won by the seat that began the first round, the next one, and so on; a shared victory is split. */
  readonly shares: readonly number[];
  /** Actions of a match: mean and standard deviation. */
  readonly turns: { readonly mean: number; readonly deviation: number };
  /** Share of matches decided this way. */
  readonly endings: Readonly<Record<string, number>>;
  /** Shares of rounds with a call, and of calls that had the lowest sum. */
  readonly called: number;
  readonly won: number;
  /** Mean points of a player in a round. */
  readonly points: number;
}

/** What a card nobody has seen costs on average. */
const MEAN = 6.5;
const LOW = 5;
const CALLS_AT = 12;

/** A plain player who keeps low cards, gets rid of what costs most and exchanges pairs it has seen. Looks only at what its seat knows. */
export function thrifty(state: State, seat: number, legal: readonly Action[], random: Random): Action {
  const village = state.villages[seat] as number[];
  const known = (at: number): number => {
    const card = village[at] as number;
    return (card & UP) !== 0 || (card & seenBit(seat)) !== 0 ? card & FACE : NONE;
  };
  const cost = (at: number): number => (known(at) === NONE ? MEAN : known(at));
  const find = (type: Action['type']): Action | undefined => legal.find((action) => action.type === type);
  const first = state.pushed[0];
  if (first !== undefined && (state.step === 'decide' || state.step === 'exchange' || state.step === 'witch')) {
    const twin = legal.find((action) => action.type === 'push' && known(action.at) !== NONE && known(action.at) === known(first));
    return twin ?? (find('turn-over') as Action);
  }
  if (state.step === 'turn') {
    const sum = village.reduce((total, _, at) => total + cost(at), 0);
    const call = sum <= CALLS_AT ? find('call') : undefined;
    return call ?? ((state.discard.at(-1) ?? MEAN) < LOW ? find('take') : undefined) ?? find('draw') ?? (legal[0] as Action);
  }
  const moveIn = state.step === 'exchange' || ((state.step === 'decide' || state.step === 'witch') && (state.held & FACE) < LOW);
  if (moveIn) {
    const pushes = legal.flatMap((action) => (action.type === 'push' ? [action] : []));
    const dearest = pushes.toSorted((a, b) => cost(b.at) - cost(a.at))[0];
    if (dearest !== undefined) return dearest;
  }
  const rest = legal.filter(({ type }) => type !== 'forgo' && type !== 'end');
  return find('use') ?? find('discard') ?? (rest.length > 0 ? (rest[random.below(rest.length)] as Action) : (legal[0] as Action));
}

/** Plays many matches and counts. */
export function statisticsOf(
  seats: number,
  matches: number,
  random: Random,
  options: Options = meta.defaults,
  policy: Policy<State, Action> = thrifty,
): Statistics {
  const rules = new SilverRules(options);
  const shares: number[] = Array.from({ length: seats }, () => 0);
  const endings: Record<string, number> = {};
  const counts = { rounds: 0, called: 0, won: 0, points: 0, actions: 0, squares: 0 };
  for (let match = 0; match < matches; match += 1) {
    const state = rules.setup(seats, random, silent);
    const { first } = state;
    const actions = playOut(rules, state, policy, random, meta.maxActions(options, seats));
    counts.actions += actions;
    counts.squares += actions * actions;
    for (const rows of rules.view(state, undefined).sheet) {
      counts.rounds += 1;
      if (rows.some((row) => row.called)) counts.called += 1;
      if (rows.some((row) => row.won)) counts.won += 1;
      counts.points += rows.reduce((sum, row) => sum + row.points, 0) / seats;
    }
    const result = rules.result(state);
    if (result?.kind !== 'ranking') throw new RangeError('a match without a ranking');
    endings[result.reason] = (endings[result.reason] ?? 0) + 1 / matches;
    const winners = result.places.filter(({ place }) => place === 1);
    for (const { seat } of winners) {
      const place = (seat - first + seats) % seats;
      shares[place] = (shares[place] as number) + 1 / winners.length / matches;
    }
  }
  const mean = counts.actions / matches;
  return {
    matches,
    shares,
    turns: { mean, deviation: Math.sqrt(Math.max(0, counts.squares / matches - mean * mean)) },
    endings,
    called: counts.called / counts.rounds,
    won: counts.called === 0 ? 0 : counts.won / counts.called,
    points: counts.points / counts.rounds,
  };
}
