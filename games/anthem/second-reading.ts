/**
 * The rules read a second time, straight from the rulebook: slow, obvious, sharing nothing with the first reading but the names of things.
 * Both play the same matches; where they part, one of them is wrong.
 */
import type { Game, Place, Random, Rules, Seat, Tell } from '@tafelrunde/kernel';
import type { Action, Event, Options, State, View } from './state.ts';

type Card = number | 'Death';
/** The spaces from the left; undefined = empty. */
type Row = (number | undefined)[];
type Reached = { readonly reason: string; readonly winner: Seat | undefined };

/** ANT-4.2, ANT-4.3: with 0 before and 9 behind, every card is higher than the one before it. */
function rises(row: Row): boolean {
  const cards = [0, ...row.filter((value) => value !== undefined), 9];
  return cards.every((value, i) => i === 0 || value > (cards[i - 1] as number));
}

/** ANT-4.1 to ANT-4.5: lays the card on every empty space in turn and looks whether the row still rises. */
function spacesFor(row: Row, card: Card): number[] {
  if (card === 'Death') return [];
  return row.flatMap((there, i) => (there === undefined && rises(row.with(i, card)) ? [i + 1] : []));
}

/** What was found out about rows already: the same ones come again and again. */
const finishable = new Map<string, boolean>();

/** ANT-4.7, by trying everything: some number goes onto the first empty space so that the rest can be finished too. */
function canFinish(row: Row): boolean {
  const name = row.join();
  const known = finishable.get(name);
  if (known !== undefined) return known;
  const gap = row.indexOf(undefined);
  const can =
    gap < 0 ||
    [1, 2, 3, 4, 5, 6, 7, 8].some((value) => {
      const next = row.with(gap, value);
      return rises(next) && canFinish(next);
    });
  finishable.set(name, can);
  return can;
}

const isFull = (row: Row): boolean => !row.includes(undefined);
const deathsIn = (hand: readonly Card[]): number => hand.filter((card) => card === 'Death').length;

/** A match as the rulebook tells it. */
class SecondReading {
  readonly #options: Options;
  readonly rows: Row[];
  readonly hands: Card[][];
  readonly #fullRows: Seat[] = [];
  #turns = 0;
  turn: Seat;
  drawn: Card | undefined;
  reached: Reached | undefined;

  constructor(options: Options, hands: Card[][], starter: Seat) {
    this.#options = options;
    this.hands = hands;
    this.rows = hands.map(() => Array.from({ length: options.spaces }, () => undefined));
    this.turn = starter;
  }

  /** What may be done with the drawn card: spaces to place it on; keeping is always possible (ANT-5.1). */
  places(): number[] {
    const row = this.rows[this.turn] as Row;
    const card = this.drawn as Card;
    const fitting = spacesFor(row, card);
    if (this.#options.allowSelfBlocking) return fitting;
    return fitting.filter((space) => canFinish(row.with(space - 1, card as number))); // ANT-8.5
  }

  draw(card: Card): void {
    const owner = (this.turn + this.hands.length - 1) % this.hands.length;
    const hand = this.hands[owner] as Card[];
    hand.splice(hand.indexOf(card), 1);
    this.drawn = card;
    const mine = this.hands[this.turn] as Card[];
    if (this.#options.dragonWins && card === 'Death' && deathsIn(mine) + 1 === this.hands.length) this.#over('dragon', this.turn);
    else if (this.#options.victoryCheck === 'immediate' && this.#wins(owner)) this.#over('row', owner);
    if (this.reached !== undefined) mine.push(card);
  }

  keep(): void {
    this.hands[this.turn]?.push(this.drawn as Card);
    this.#endTurn();
  }

  place(space: number): void {
    const row = this.rows[this.turn] as Row;
    row[space - 1] = this.drawn as number;
    if (isFull(row)) this.#fullRows.push(this.turn);
    this.#endTurn();
  }

  #endTurn(): void {
    this.#turns += 1;
    const everyRowClosed = this.rows.every((row) => !canFinish(row));
    const cap = this.#options.turnCap === 0 ? 300 : this.#options.turnCap;
    if (this.#wins(this.turn)) this.#over('row', this.turn);
    else if (this.hands.flat().every((card) => card === 'Death')) this.#over('firstFull', this.#fullRows[0]);
    else if (everyRowClosed && this.#options.stalemate !== 'playOn' && !this.#options.dragonWins) {
      this.#over(this.#options.stalemate === 'endAsDraw' ? 'draw' : 'stalemate', undefined);
    } else if (this.#turns === cap * this.hands.length) this.#over('cap', undefined);
    else this.turn = (this.turn + 1) % this.hands.length;
  }

  #wins(seat: Seat): boolean {
    return isFull(this.rows[seat] as Row) && deathsIn(this.hands[seat] as Card[]) === 0;
  }

  #over(reason: string, winner: Seat | undefined): void {
    this.reached = { reason, winner };
  }

  /** ANT-6.5, ANT-7.2 */
  ranking(): Place[] {
    const seats = this.hands.map((_, seat) => seat);
    const score = (seat: Seat) => (this.rows[seat] as Row).filter((value) => value !== undefined).length;
    const isBetter = (one: Seat, other: Seat): boolean => {
      if (this.reached?.reason === 'draw' || one === other) return false;
      if (this.reached?.winner === one) return true;
      if (this.reached?.winner === other) return false;
      if (score(one) !== score(other)) return score(one) > score(other);
      return deathsIn(this.hands[one] as Card[]) < deathsIn(this.hands[other] as Card[]);
    };
    return seats.map((seat) => ({ seat, place: 1 + seats.filter((other) => isBetter(other, seat)).length, score: score(seat) }));
  }
}

/** Listens for what the second reading cannot know by itself: who begins, and which card was drawn. */
class Ear implements Tell<Event> {
  readonly on = true;
  starter: Seat = 0;
  card: Card = 'Death';

  all(event: Event): void {
    if (event.kind === 'dealt') this.starter = event.starter;
  }
  to(): void {}
  reveal(event: Event): void {
    if (event.kind === 'card') this.card = event.card === 0 ? 'Death' : event.card;
  }
}

/** One match by random play, read twice. Half of the players never close their row, or few matches would get far. Undefined = agreed. */
export function readTwice(rules: Rules<State, Action, View, Event>, options: Options, seats: number, random: Random): string | undefined {
  const ear = new Ear();
  const state = rules.setup(seats, random, ear);
  const hands = Array.from({ length: seats }, (_, seat) =>
    rules.view(state, seat).hand.flatMap((copies, kind) => Array.from({ length: copies }, (): Card => (kind === 0 ? 'Death' : kind))),
  );
  const again = new SecondReading(options, hands, ear.starter);
  const careless = hands.map(() => random.below(2) === 0);
  while (again.reached === undefined) {
    const seat = again.turn;
    if (JSON.stringify(rules.legal(state, seat)) !== '[{"type":"draw"}]') return `seat ${seat} should draw`;
    rules.play(state, seat, { type: 'draw' }, random, ear);
    again.draw(ear.card);
    if (again.reached !== undefined) break;
    const spaces = again.places();
    const wanted = [...spaces.map((space): Action => ({ type: 'place', space })), { type: 'keep' }];
    const listed = rules.legal(state, seat);
    if (JSON.stringify(listed) !== JSON.stringify(wanted)) {
      return `${again.drawn} for ${JSON.stringify(again.rows[seat])}: ${JSON.stringify(listed)}, second reading ${JSON.stringify(wanted)}`;
    }
    const row = again.rows[seat] as Row;
    const safe = spaces.filter((space) => canFinish(row.with(space - 1, again.drawn as number)));
    const liked: (number | undefined)[] = careless[seat] ? [...spaces, undefined] : safe;
    const space = liked.length === 0 ? undefined : liked[random.below(liked.length)];
    rules.play(state, seat, space === undefined ? { type: 'keep' } : { type: 'place', space }, random, ear);
    if (space === undefined) again.keep();
    else again.place(space);
  }
  const wanted = { kind: 'ranking', reason: again.reached.reason, places: again.ranking() };
  const result = rules.result(state);
  if (JSON.stringify(result) === JSON.stringify(wanted)) return undefined;
  return `${JSON.stringify(result)}, second reading ${JSON.stringify(wanted)}`;
}

/** Random options for a number of seats, whichever the game accepts. */
function anyOptions(game: Game<State, Action, View, Event, Options>, seats: number, random: Random): Options {
  for (;;) {
    const options: Record<string, unknown> = { ...game.meta.defaults };
    for (const spec of game.meta.options) {
      const values = spec.kind === 'switch' ? [true, false] : spec.kind === 'choice' ? spec.values : spec.sample;
      options[spec.key] = values[random.below(values.length)];
    }
    if (game.meta.check(options as unknown as Options, seats) === undefined) return options as unknown as Options;
  }
}

/** Reads so many random matches twice, over all numbers of seats and all options. Undefined when both readings agree on every one. */
export function readAll(
  game: Game<State, Action, View, Event, Options>,
  matches: number,
  random: Random,
  onProgress?: (done: number) => void,
): string | undefined {
  for (let match = 0; match < matches; match += 1) {
    const seats = 2 + (match % 7);
    const options = anyOptions(game, seats, random);
    const parted = readTwice(game.rules(options), options, seats, random);
    if (parted !== undefined) return `match ${match}, ${seats} seats, ${JSON.stringify(options)}: ${parted}`;
    onProgress?.(match + 1);
  }
  return undefined;
}
