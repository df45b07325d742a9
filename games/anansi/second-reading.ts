/**
 * The rules read a second time, straight from the rulebook: slow, obvious, sharing nothing with the first reading but the names of things.
 * Both play the same matches; where they part, one of them is wrong.
 */
import type { Game, Place, Random, Rules, Seat, Tell } from '@tafelrunde/kernel';
import type { Action, Event, Options, State, View } from './state.ts';

type Suit = 'hornet' | 'leopard' | 'snake';
interface Card {
  readonly suit: Suit;
  readonly value: number;
}
interface Laid {
  readonly seat: Seat;
  readonly card: Card;
}
interface Player {
  hand: Card[];
  listeners: number;
  /** ANA-6.4: each won trick is a pile of its own. */
  stories: Card[][];
  scoredListeners: number;
  bonuses: number[];
}

const SUITS: readonly Suit[] = ['hornet', 'leopard', 'snake'];

/** How the first reading numbers cards. */
const read = (number: number): Card => ({ suit: SUITS[Math.floor(number / 14)] as Suit, value: (number % 14) + 1 });
const same = (one: Card, other: Card): boolean => one.suit === other.suit && one.value === other.value;
const name = (card: Card): string => `${card.suit} ${card.value}`;

/** ANA-1.2 */
function heads(card: Card): number {
  if (card.value <= 4) return 0;
  return card.value <= 9 ? 1 : 2;
}

/** ANA-1.4, ANA-9.5 */
function bonusIn(round: number): number {
  if (round === 1) return 2;
  return round === 2 ? 4 : 7;
}

/** A match as the rulebook tells it. */
class SecondReading {
  readonly #options: Options;
  /** From left to right. */
  readonly #order: readonly Suit[];
  readonly players: Player[];
  display: Card[] = [];
  #trick: Laid[] = [];
  #recruiting: Laid[] = [];
  #leader: Seat = 0;
  turn: Seat = 0;
  trump: Suit = 'hornet';
  round = 0;
  between = true;
  reason: string | undefined;

  constructor(options: Options, seats: number, order: readonly Suit[]) {
    this.#options = options;
    this.#order = order;
    this.players = Array.from({ length: seats }, () => ({ hand: [], listeners: 0, stories: [], scoredListeners: 0, bonuses: [] }));
  }

  begin(turnedUp: Card[], hands: readonly Card[][], leader: Seat): void {
    this.round += 1;
    this.between = false;
    this.display = turnedUp;
    for (const [seat, player] of this.players.entries()) {
      player.hand = hands[seat] as Card[];
      player.listeners = 0;
      player.stories = [];
    }
    this.#leader = leader;
    this.turn = leader;
    this.#countTrump();
  }

  /** ANA-3.1, ANA-3.2: from the left, the first suit that no other has more cards than. */
  #countTrump(): void {
    const cards = (suit: Suit): number => this.display.filter((card) => card.suit === suit).length;
    this.trump = this.#order.find((suit) => SUITS.every((other) => cards(other) <= cards(suit))) as Suit;
  }

  /** What the player at turn may do, in words. */
  choices(): string[] {
    if (this.between) return ['deal'];
    const { hand } = this.players[this.turn] as Player;
    const led = this.#trick[0]?.card.suit;
    if (led === undefined) return hand.map((card) => `play ${name(card)}`); // ANA-4.1, ANA-5.4
    const following = hand.filter((card) => card.suit === led);
    const trumps = hand.filter((card) => card.suit === this.trump);
    let toTrick = hand; // ANA-4.5
    if (following.length > 0) toTrick = following;
    else if (trumps.length > 0) toTrick = trumps;
    const places = this.players.length === 5 ? 2 : 1; // ANA-5.3
    const recruiting = this.#recruiting.length < places ? hand : [];
    return [...toTrick.map((card) => `play ${name(card)}`), ...recruiting.map((card) => `recruit ${name(card)}`)];
  }

  play(card: Card): void {
    this.#trick.push({ seat: this.turn, card });
    this.#used(card);
  }

  recruit(card: Card): void {
    const player = this.players[this.turn] as Player;
    player.listeners += this.#options.stock === 'limited' ? Math.min(heads(card), this.stock()) : heads(card);
    this.#recruiting.push({ seat: this.turn, card });
    this.#used(card);
  }

  /** ANA-9.2 */
  stock(): number {
    return this.players.reduce((left, player) => left - player.listeners - player.scoredListeners, 36);
  }

  #used(card: Card): void {
    const player = this.players[this.turn] as Player;
    player.hand = player.hand.filter((own) => !same(own, card));
    this.turn = (this.turn + 1) % this.players.length;
    if (this.turn === this.#leader) this.#endTrick();
  }

  #endTrick(): void {
    const led = (this.#trick[0] as Laid).card.suit;
    const trumps = this.#trick.filter(({ card }) => card.suit === this.trump);
    const able = trumps.length > 0 ? trumps : this.#trick.filter(({ card }) => card.suit === led);
    const highest = Math.max(...able.map(({ card }) => card.value));
    const winner = (able.find(({ card }) => card.value === highest) as Laid).seat;
    this.players[winner]?.stories.push(this.#trick.map(({ card }) => card));
    this.display.push(...this.#recruiting.map(({ card }) => card));
    this.#countTrump();
    this.#trick = [];
    this.#recruiting = [];
    this.#leader = winner;
    this.turn = winner;
    if (this.players.every((player) => player.hand.length === 0)) this.#score();
  }

  #score(): void {
    this.between = true;
    for (const player of this.players) {
      const stories = player.stories.length;
      if (player.listeners <= stories) player.scoredListeners += player.listeners;
      const nothing = player.listeners === 0 && stories === 0;
      if (player.listeners === stories && !(nothing && !this.#options.zeroZeroBonus)) player.bonuses.push(bonusIn(this.round));
      player.listeners = 0;
    }
    const { race } = this.#options;
    if (race === 0 && this.round === 3) this.reason = 'rounds';
    if (race > 0 && this.round === 10) this.reason = 'raceCap';
    if (race > 0 && this.players.some((_, seat) => this.points(seat) >= race)) this.reason = 'race';
  }

  points(seat: Seat): number {
    const player = this.players[seat] as Player;
    return player.bonuses.reduce((sum, bonus) => sum + bonus, player.scoredListeners);
  }

  /** ANA-8.1 to ANA-8.3 */
  ranking(): Place[] {
    const isBetter = (one: Seat, other: Seat): boolean => {
      if (this.points(one) !== this.points(other)) return this.points(one) > this.points(other);
      return (this.players[one] as Player).scoredListeners > (this.players[other] as Player).scoredListeners;
    };
    return this.players.map((_, seat) => ({
      seat,
      place: 1 + this.players.filter((__, other) => isBetter(other, seat)).length,
      score: this.points(seat),
    }));
  }
}

/** Listens for what the second reading cannot know by itself: what chance decided. */
class Ear implements Tell<Event> {
  readonly on = true;
  order: Suit[] = [];
  leader: Seat = 0;
  turnedUp: Card[] = [];
  open: Card[] = [];
  hands: Card[][] = [];

  all(event: Event): void {
    if (event.kind === 'laid-out') this.order = event.order.map((suit) => SUITS[suit] as Suit);
    if (event.kind !== 'round') return;
    this.leader = event.leader;
    this.turnedUp = event.turnedUp.map(read);
    this.open = event.open.map(read);
    this.hands = [];
  }
  to(): void {}
  reveal(event: Event): void {
    if (event.kind === 'dealt') this.hands[event.seat] = event.cards.map(read);
  }

  /** ANA-2.5 to ANA-2.7: 42 different cards, dealt as the number of players wants. */
  whyWrong(seats: number): string | undefined {
    const cards = [...this.turnedUp, ...this.open, ...this.hands.flat()];
    if (new Set(cards.map(name)).size !== 42 || cards.length !== 42) return `${cards.length} cards dealt`;
    if (this.turnedUp.length !== 2) return `${this.turnedUp.length} cards turned up`;
    const wanted = seats === 5 ? 8 : 10;
    return this.hands.every((hand) => hand.length === wanted) ? undefined : 'hands of the wrong size';
  }
}

const inWords = (action: Action): string => (action.type === 'deal' ? 'deal' : `${action.type} ${name(read(action.card))}`);

/** How both readings stand. */
function standing(again: SecondReading, view: View): readonly [unknown, unknown] {
  const suits: readonly string[] = SUITS;
  return [
    [again.turn, again.trump, again.players.map((player) => player.stories.length), again.players.map((_, seat) => again.points(seat))],
    [view.turn, suits[view.trump], view.stories, view.points],
  ];
}

/** One match by random play, read twice. Some players never recruit, or hardly a round would end without listeners. Undefined = agreed. */
export function readTwice(rules: Rules<State, Action, View, Event>, options: Options, seats: number, random: Random): string | undefined {
  const ear = new Ear();
  const state = rules.setup(seats, random, ear);
  const again = new SecondReading(options, seats, ear.order);
  const begin = (): string | undefined => {
    again.begin(ear.turnedUp, ear.hands, ear.leader);
    return ear.whyWrong(seats);
  };
  const shy = again.players.map(() => random.below(3) === 0);
  let wrong = begin();
  while (again.reason === undefined && wrong === undefined) {
    const listed = rules.legal(state, again.turn);
    const one = listed.map(inWords).toSorted().join(', ');
    const other = again.choices().toSorted().join(', ');
    if (one !== other) return `${one}; second reading ${other}`;
    const liked = shy[again.turn] ? listed.filter((action) => action.type !== 'recruit') : listed;
    const action = liked[random.below(liked.length)] as Action;
    rules.play(state, again.turn, action, random, ear);
    if (action.type === 'deal') wrong = begin();
    else if (action.type === 'play') again.play(read(action.card));
    else again.recruit(read(action.card));
    const view = rules.view(state, undefined);
    const [wanted, found] = standing(again, view);
    if (JSON.stringify(wanted) !== JSON.stringify(found)) return `${JSON.stringify(found)}; second reading ${JSON.stringify(wanted)}`;
    if (options.stock === 'limited' && view.stock !== again.stock()) return `stock ${view.stock}; second reading ${again.stock()}`;
  }
  if (wrong !== undefined) return wrong;
  const wanted = { kind: 'ranking', reason: again.reason, places: again.ranking() };
  const result = rules.result(state);
  if (JSON.stringify(result) === JSON.stringify(wanted)) return undefined;
  return `${JSON.stringify(result)}; second reading ${JSON.stringify(wanted)}`;
}

function anyOptions(game: Game<State, Action, View, Event, Options>, random: Random): Options {
  const options: Record<string, unknown> = { ...game.meta.defaults };
  for (const spec of game.meta.options) {
    const values = spec.kind === 'switch' ? [true, false] : spec.kind === 'choice' ? spec.values : spec.sample;
    options[spec.key] = values[random.below(values.length)];
  }
  return options as unknown as Options;
}

/** Reads so many random matches twice, over all numbers of seats and all options. Undefined when both readings agree on every one. */
export function readAll(
  game: Game<State, Action, View, Event, Options>,
  matches: number,
  random: Random,
  onProgress?: (done: number) => void,
): string | undefined {
  for (let match = 0; match < matches; match += 1) {
    const seats = 3 + (match % 3);
    const options = anyOptions(game, random);
    const parted = readTwice(game.rules(options), options, seats, random);
    if (parted !== undefined) return `match ${match}, ${seats} seats, ${JSON.stringify(options)}: ${parted}`;
    onProgress?.(match + 1);
  }
  return undefined;
}
