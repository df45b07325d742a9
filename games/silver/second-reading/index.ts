/** Both readings of the rules play the same matches; where they part, one of them is wrong. */
import { type Game, type Random, type Rules, type Seat, silent } from '@tafelrunde/kernel';
import { SecondReading } from './match.ts';
import type { Action, Event, Options, State, View } from '../state.ts';

/** The table of the first reading in the words of the second, from the packed numbers. */
function tableOf(state: State): string {
  const written = (card: number, village: readonly number[]): string => {
    const seats = Array.from({ length: state.seats }, (_, seat) => seat).filter((seat) => (card & (1 << (5 + seat))) !== 0);
    const badge = (card >> 10) & 7;
    const shields = badge === 0 ? '' : `>${village.findIndex((other) => ((other >> 13) & (1 << (badge - 1))) !== 0)}`;
    return `${card & 15}${(card & 16) === 0 ? `@${seats.join('')}` : '^'}${(card & 512) === 0 ? '' : '*'}${shields}`;
  };
  const rows = state.villages.map((village) => village.map((card) => written(card, village)).join(' '));
  const pile = state.pile.map((card) => written(card, [])).join(' ');
  return [...rows, pile, state.discard.join(' '), state.open.join(' '), String(state.turn), String(state.owner)].join(' | ');
}

const inWords = (action: Action): string => Object.values(action).join(' ');

/** By chance alone nobody gets rid of cards, so some players announce only what matches and like to call. */
function liked(state: State, listed: readonly Action[], careful: boolean, random: Random): readonly Action[] {
  if (!careful) return listed;
  const call = listed.filter(({ type }) => type === 'call');
  if (call.length > 0 && random.below(3) === 0) return call;
  const village = state.villages[state.turn] ?? [];
  const face = (at: number | undefined): number => (at === undefined ? -1 : (village[at] ?? 0) & 15);
  const first = state.pushed.map(face).find((number) => number !== 13) ?? face(state.pushed[0]);
  const fits = (at: number): boolean => state.pushed.length === 0 || face(at) === first || face(at) === 13 || first === 13;
  const kept = listed.filter((action) => action.type !== 'push' || fits(action.at));
  const pushes = kept.filter(({ type }) => type === 'push');
  return state.pushed.length > 0 && pushes.length > 0 ? pushes : kept;
}

/** What both readings are told before the first card. */
export interface Agreed {
  readonly options: Options;
  readonly version: number;
  readonly seats: number;
}

/** One match by random play, read twice. Undefined = agreed. */
export function readTwice(
  rules: Rules<State, Action, View, Event>,
  { options, version, seats }: Agreed,
  random: Random,
): string | undefined {
  const state = rules.setup(seats, random, silent);
  const again = new SecondReading(options, version, seats, state.ages, state.turn);
  const faces = (cards: readonly number[]): number[] => cards.map((card) => card & 15);
  const begin = (): void => again.begin(state.villages.map(faces), faces(state.pile), state.discard[0] as number);
  const careful = again.players.map(() => random.below(3) !== 0);
  begin();
  while (again.waiting !== 'over') {
    const asked = again.players.flatMap((_, seat) => (again.choices(seat).length > 0 ? [seat] : []));
    for (let seat = 0; seat < seats; seat += 1) {
      const one = rules.legal(state, seat).map(inWords).toSorted().join(', ');
      const other = again.choices(seat).toSorted().join(', ');
      if (one !== other) return `seat ${seat} may ${one}; second reading ${other}`;
    }
    const seat = asked[random.below(asked.length)] as Seat;
    const options = liked(state, rules.legal(state, seat), careful[seat] === true, random);
    const action = options[random.below(options.length)] as Action;
    rules.play(state, seat, action, random, silent);
    if (action.type === 'deal') begin();
    else again.act(seat, inWords(action));
    const [one, other] = [tableOf(state), again.table()];
    if (one !== other) return `after ${inWords(action)} ${one}; second reading ${other}`;
  }
  const wanted = { kind: 'ranking', ...again.outcome() };
  const result = rules.result(state);
  if (JSON.stringify(result) === JSON.stringify(wanted)) return undefined;
  return `${JSON.stringify(result)}; second reading ${JSON.stringify(wanted)}`;
}

function anyOptions(game: Game<State, Action, View, Event, Options>, seats: number, random: Random): Options {
  const options: Record<string, unknown> = { ...game.meta.defaults };
  for (const spec of game.meta.options) {
    const values = spec.kind === 'switch' ? [true, false] : spec.kind === 'choice' ? spec.values : spec.sample;
    options[spec.key] = values[random.below(values.length)];
  }
  const chosen = options as unknown as Options;
  return game.meta.check(chosen, seats) === undefined ? chosen : { ...chosen, ages: 0 };
}

/** Reads so many random matches twice, over all versions, numbers of seats and options. Undefined when both readings agree on every one. */
export function readAll(
  game: Game<State, Action, View, Event, Options>,
  matches: number,
  random: Random,
  onProgress?: (done: number) => void,
): string | undefined {
  for (let match = 0; match < matches; match += 1) {
    const seats = 2 + (match % 3);
    const { carries } = game.meta;
    const version = carries[Math.floor(match / 3) % carries.length] as number;
    const options = anyOptions(game, seats, random);
    const parted = readTwice(game.rules(options, version), { options, version, seats }, random);
    if (parted !== undefined) return `match ${match}, rules ${version}, ${seats} seats, ${JSON.stringify(options)}: ${parted}`;
    onProgress?.(match + 1);
  }
  return undefined;
}
