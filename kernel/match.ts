import { hexToBytes } from '@noble/hashes/utils.js';
import type { Ask, Game, OptionValue, Plain, Result, Rules, Seat, Tell } from './contract.ts';
import { RefusedError, refuse } from './errors.ts';
import { isHex32 } from './fairness.ts';
import { same } from './plain.ts';
import { StreamRandom } from './random.ts';
import { silent } from './simulate.ts';
import { DREW, type Played, REVEALED, type UndoOffer, undoOffer } from './undo.ts';

/** All that fixes a match before the first action. */
export interface Deal {
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly seats: number;
  /** 32 bytes in hex. */
  readonly seed: string;
  /** Version of the rules. */
  readonly version: number;
}

/** An event with the seats that may know it; without `to`: everybody. */
export interface Told<Event> {
  readonly event: Event;
  readonly to?: readonly Seat[];
  readonly reveal?: true;
}

/** An open question with a lasting name: other seats' moves do not change it. */
export interface OpenAsk extends Ask {
  readonly id: string;
}

export type Entry =
  | { readonly type: 'act'; readonly seat: Seat; readonly action: Plain }
  | { readonly type: 'undo'; readonly seat: Seat; readonly to: number; readonly agreed: readonly Seat[] };

/** A snapshot: the match goes on from here without replaying it. */
export interface Saved {
  readonly deal: Deal;
  readonly log: readonly Entry[];
  readonly state: Plain;
  readonly asks: readonly OpenAsk[];
  /** Undo marks of the line of play. */
  readonly marks: readonly number[];
}

/** One step of what happened, taken-back ones included. */
export interface HistoryStep<Event> {
  readonly n: number;
  readonly kind: 'setup' | 'play' | 'undo';
  /** Position in the line of play after this step. */
  readonly position: number;
  readonly seat?: Seat;
  readonly told: readonly Told<Event>[];
  readonly agreed?: readonly Seat[];
  taken: boolean;
}

/** Collects what is told, and whether anything hidden was disclosed. */
class Listener<Event> implements Tell<Event> {
  readonly on = true;
  told: Told<Event>[] = [];
  revealed = false;

  all(event: Event): void {
    this.told.push({ event });
  }
  to(seats: readonly Seat[], event: Event): void {
    this.told.push({ event, to: seats });
  }
  reveal(event: Event, seats?: readonly Seat[]): void {
    this.revealed = true;
    this.told.push(seats === undefined ? { event, reveal: true } : { event, to: seats, reveal: true });
  }
}

/** A copy of the state is kept every so many positions, so that looking or going back replays little. */
const FRAME_EVERY = 64;

/** A match: game + options + seed + log → state. Everything here is derived from the game's contract, once for all games. */
// any: a match of any game, for shelves that hold all of them
export class Match<State = any, Action = any, View = any, Event = any, Options = any> {
  readonly game: Game<State, Action, View, Event, Options>;
  readonly rules: Rules<State, Action, View, Event>;
  readonly deal: Deal;
  /** What the set-up told. */
  readonly opening: readonly Told<Event>[];
  readonly #random: StreamRandom;
  readonly #seed: Uint8Array;
  readonly #frames = new Map<number, State>();
  readonly #log: Entry[] = [];
  #line: Played<Action>[] = [];
  #open: readonly Ask[] = [];
  /** For each open question the length of the log when it was put. */
  #since: readonly number[] = [];
  /** The open questions with their names, once somebody wanted to know them. */
  #asks: readonly OpenAsk[] | undefined;
  #state: State;
  #history: HistoryStep<Event>[] | undefined;

  private constructor(game: Game<State, Action, View, Event, Options>, deal: Deal, saved?: Saved) {
    if (!game.meta.carries.includes(deal.version)) refuse('record-version', { version: deal.version });
    if (!isHex32(deal.seed)) throw new RangeError('a seed is 64 hex digits');
    this.game = game;
    this.deal = deal;
    this.rules = game.rules(deal.options as Options, deal.version);
    this.#seed = hexToBytes(deal.seed);
    this.#random = new StreamRandom(this.#seed, 0);
    const listener = new Listener<Event>();
    this.#state = this.rules.setup(deal.seats, this.#random, listener);
    this.opening = listener.told;
    if (saved === undefined) {
      this.#ask(undefined);
      return;
    }
    this.#log.push(...saved.log);
    this.#line = lineOf<Action>(saved.log, saved.marks);
    this.#state = saved.state as State;
    this.#open = saved.asks;
    this.#since = saved.asks.map(sinceOf);
    this.#asks = saved.asks;
  }

  static deal<S, A, V, E, O>(game: Game<S, A, V, E, O>, deal: Deal): Match<S, A, V, E, O> {
    return new Match(game, deal);
  }

  /** From a snapshot, without replaying. Takes over the snapshot's state: hand in a fresh one (as JSON.parse gives it). */
  static resume<S, A, V, E, O>(game: Game<S, A, V, E, O>, saved: Saved): Match<S, A, V, E, O> {
    return new Match(game, saved.deal, saved);
  }

  /** Plays a whole log again; every action is checked as if it were new. */
  static replay<S, A, V, E, O>(game: Game<S, A, V, E, O>, deal: Deal, log: readonly Entry[]): Match<S, A, V, E, O> {
    const match = new Match(game, deal);
    for (const entry of log) {
      if (entry.type === 'act') match.act(entry.seat, entry.action);
      else match.#takeBack(entry);
    }
    return match;
  }

  /** Look, do not touch: only `act` and `undo` change it. */
  get state(): State {
    return this.#state;
  }
  get log(): readonly Entry[] {
    return this.#log;
  }
  get line(): readonly Played<Action>[] {
    return this.#line;
  }
  /** Number of actions in the line of play. */
  get position(): number {
    return this.#line.length;
  }
  get result(): Result | undefined {
    return this.rules.result(this.#state);
  }
  asks(): readonly OpenAsk[] {
    this.#asks ??= this.#open.map((ask, i) => ({ ...ask, id: `${ask.seat}.${ask.what}.${this.#since[i]}` }));
    return this.#asks;
  }
  legal(seat: Seat): readonly Action[] {
    return this.rules.legal(this.#state, seat);
  }
  view(seat: Seat | undefined): View {
    return this.rules.view(this.#state, seat);
  }
  shown(seat: Seat | undefined): View {
    return this.rules.shown(this.view(seat));
  }

  /** Plays a listed action. Anything else is refused with the reason, and nothing has changed. */
  act(seat: Seat, action: unknown, ask?: string): readonly Told<Event>[] {
    const listed = this.#listed(seat, action, ask);
    const listener = new Listener<Event>();
    const random = this.#random.turnTo(this.position + 1); // the set-up was 0
    try {
      this.rules.play(this.#state, seat, listed, random, listener);
    } catch (fault) {
      this.#state = this.at(this.position); // a fault of the rules must not leave half a move behind
      throw fault;
    }
    const marks = (random.used ? DREW : 0) | (listener.revealed ? REVEALED : 0);
    this.#line.push({ seat, action: listed, marks });
    this.#log.push({ type: 'act', seat, action: listed as Plain });
    if (this.position % FRAME_EVERY === 0) this.#frames.set(this.position, this.rules.copy(this.#state));
    this.#ask(seat);
    this.#history?.push({ n: this.#history.length, kind: 'play', position: this.position, seat, told: listener.told, taken: false });
    return listener.told;
  }

  #listed(seat: Seat, action: unknown, ask: string | undefined): Action {
    if (!(Number.isInteger(seat) && seat >= 0 && seat < this.deal.seats)) refuse('not-asked'); // no such seat: no game has to ask
    const asked = this.asks().filter((open) => open.seat === seat);
    if (ask !== undefined && asked.length > 0 && !asked.some((open) => open.id === ask)) refuse('ask-gone');
    const listed = this.rules.legal(this.#state, seat).find((candidate) => same(candidate, action));
    if (listed !== undefined) return listed;
    if (this.#open.length === 0) refuse('match-over');
    throw new RefusedError(this.rules.explain(this.view(seat), seat, action));
  }

  undoOffer(seat: Seat): UndoOffer {
    return undoOffer(this.#line, seat, this.#open.length === 0);
  }

  /** Takes back to before the seat's own last action. Where consent is needed, `agreed` says that it was given, and by whom. */
  undo(seat: Seat, agreed?: readonly Seat[]): void {
    const offer = this.undoOffer(seat);
    if (offer.kind === 'no') refuse(offer.reason === 'over' ? 'match-over' : 'nothing-to-undo');
    if (offer.kind === 'consent' && agreed === undefined) refuse('undo-needs-consent', { reason: offer.reason });
    this.#takeBack({ type: 'undo', seat, to: offer.to, agreed: agreed ?? [] });
  }

  #takeBack(entry: Extract<Entry, { type: 'undo' }>): void {
    if (!(Number.isInteger(entry.to) && entry.to >= 0 && entry.to < this.position)) refuse('nothing-to-undo');
    this.#state = this.at(entry.to);
    this.#line.length = entry.to;
    for (const position of this.#frames.keys()) if (position > entry.to) this.#frames.delete(position);
    this.#log.push(entry);
    this.#ask(undefined);
    if (this.#history === undefined) return;
    for (const step of this.#history) if (step.kind === 'play' && step.position > entry.to) step.taken = true;
    const { seat, agreed } = entry;
    this.#history.push({ n: this.#history.length, kind: 'undo', position: entry.to, seat, told: [], agreed, taken: false });
  }

  /** A copy of the state at an earlier position of the line of play. */
  at(position: number): State {
    if (!(Number.isInteger(position) && position >= 0 && position <= this.position)) throw new RangeError(`no position ${position}`);
    const random = new StreamRandom(this.#seed, 0);
    let from = 0;
    for (const framed of this.#frames.keys()) if (framed <= position && framed > from) from = framed;
    const frame = this.#frames.get(from);
    const state = frame === undefined ? this.rules.setup(this.deal.seats, random, silent) : this.rules.copy(frame);
    for (let i = from; i < position; i += 1) {
      const played = this.#line[i] as Played<Action>;
      this.rules.play(state, played.seat, played.action, random.turnTo(i + 1), silent);
    }
    return state;
  }

  /** Everything that happened, step by step. Made on first use by playing the log again, then kept up. */
  history(): readonly HistoryStep<Event>[] {
    if (this.#history === undefined) {
      const again = new Match(this.game, this.deal);
      again.#history = [{ n: 0, kind: 'setup', position: 0, told: this.opening, taken: false }];
      for (const entry of this.#log) {
        if (entry.type === 'act') again.act(entry.seat, entry.action);
        else again.#takeBack(entry);
      }
      this.#history = again.#history;
    }
    return this.#history;
  }

  /** A copy of everything needed to go on from here. */
  save(): Saved {
    return {
      deal: this.deal,
      log: [...this.#log],
      state: this.rules.copy(this.#state) as Plain,
      asks: this.asks(),
      marks: this.#line.map((played) => played.marks),
    };
  }

  /**
   * Puts the questions of the new state. One that stays open while another seat acts keeps its name; the acting seat's are new ones.
   * The names themselves are made when somebody asks for them.
   */
  #ask(actor: Seat | undefined): void {
    const [before, putAt, now] = [this.#open, this.#since, this.#log.length];
    this.#open = this.rules.asks(this.#state);
    this.#asks = undefined;
    this.#since = this.#open.map((ask) => {
      const kept =
        actor === undefined || ask.seat === actor ? -1 : before.findIndex((open) => open.seat === ask.seat && open.what === ask.what);
      return putAt[kept] ?? now;
    });
  }
}

/** The last part of a question's name. */
function sinceOf(ask: OpenAsk): number {
  return Number(ask.id.slice(ask.id.lastIndexOf('.') + 1));
}

/** The actions that still stand after all undos. */
function lineOf<Action>(log: readonly Entry[], marks: readonly number[]): Played<Action>[] {
  const line: { seat: Seat; action: Action }[] = [];
  for (const entry of log) {
    if (entry.type === 'act') line.push({ seat: entry.seat, action: entry.action as Action });
    else line.length = entry.to;
  }
  return line.map((played, i) => ({ ...played, marks: marks[i] ?? 0 }));
}
