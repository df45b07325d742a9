import { contentsFor } from './contents.ts';
import type { Ask, Contents, Game, Plain, Result, Rules, Seat, Tell } from './contract.ts';
import { RefusedError, refuse } from './errors.ts';
import { isHex32 } from './fairness.ts';
import { type Entry, KEYFRAME_EVERY, History, type HistoryStep, type Line, type Page, pageOf, type Told } from './history.ts';
import { Listener } from './listener.ts';
import { same } from './plain.ts';
import { StreamRandom } from './random.ts';
import type { Deal, OpenAsk, Saved } from './saved.ts';
import { silent } from './simulate.ts';
import { laidOut, shapeOf } from './start.ts';
import { DREW, lastOf, type Played, REVEALED, type UndoOffer, undoOffer } from './undo.ts';

/** A match: game + options + seed + log → state. Everything here is derived from the game's contract, once for all games. */
// any: a match of any game, for shelves that hold all of them
export class Match<State = any, Action = any, View = any, Event = any, Options = any> {
  readonly game: Game<State, Action, View, Event, Options>;
  readonly rules: Rules<State, Action, View, Event>;
  readonly deal: Deal;
  /** Exactly the contents its options name. */
  readonly contents: Contents;
  /** Of the states of this match; a state of another shape is never read. */
  readonly shape: number;
  readonly #random: StreamRandom;
  readonly #history: History<Event>;
  readonly #log: Entry[];
  #line: Played<Action>[] = [];
  #open: readonly Ask[] = [];
  /** For each open question the length of the log when it was put. */
  #since: readonly number[] = [];
  /** The open questions with their names, once somebody wanted to know them. */
  #asks: readonly OpenAsk[] | undefined;
  #state: State;
  #starter: Seat | undefined;
  /** Of the state as it is. */
  #common: Partial<View> | undefined;

  private constructor(game: Game<State, Action, View, Event, Options>, deal: Deal, saved?: Saved) {
    if (!game.meta.carries.includes(deal.version)) refuse('record-version', { version: deal.version });
    if (!isHex32(deal.seed)) throw new RangeError('a seed is 64 hex digits');
    this.game = game;
    this.contents = contentsFor(game.meta, deal.options, deal.contents);
    this.rules = game.rules(deal.options as Options, deal.version, this.contents);
    this.shape = shapeOf(game.meta, deal.version);
    this.#random = StreamRandom.of(deal.seed, 0);
    this.#log = saved === undefined ? [] : [...saved.log];
    if (saved === undefined) {
      this.deal = deal.start === undefined ? deal : { ...deal, start: laidOut(this.rules, deal.start, this.shape, deal.seats) };
      const listener = new Listener<Event>();
      this.#state = this.#begin(listener);
      this.#history = new History();
      this.#history.add({ kind: 'setup', position: 0, told: listener.told });
      this.#ask(undefined);
      return;
    }
    this.deal = deal;
    this.#line = lineOf<Action>(saved.log, saved.marks);
    this.#history = new History(saved.lines as readonly Line<Event>[], saved.frames, saved.log);
    this.#state = saved.state as State;
    this.#open = saved.asks;
    this.#since = saved.asks.map(sinceOf);
    this.#asks = saved.asks;
  }

  static begin<S, A, V, E, O>(game: Game<S, A, V, E, O>, deal: Deal): Match<S, A, V, E, O> {
    return new Match(game, deal);
  }

  /**
   * From a snapshot, without replaying. Takes over the snapshot's state: hand in a fresh one (as JSON.parse gives it). A snapshot whose
   * state has another shape, or from before there were pages, is not read: its log is played again. What its options name by content is
   * not in it.
   */
  static resume<S, A, V, E, O>(game: Game<S, A, V, E, O>, saved: Saved, contents?: Contents): Match<S, A, V, E, O> {
    const deal = contents === undefined ? saved.deal : { ...saved.deal, contents };
    const readable = saved.lines !== undefined && saved.shape === shapeOf(game.meta, saved.deal.version);
    return readable ? new Match(game, deal, saved) : Match.replay(game, deal, saved.log);
  }

  /** Plays a whole log again; every action is checked as if it were new. */
  static replay<S, A, V, E, O>(game: Game<S, A, V, E, O>, deal: Deal, log: readonly Entry[]): Match<S, A, V, E, O> {
    const match = new Match(game, deal);
    for (const entry of log) match.take(entry);
    return match;
  }

  /** Position 0. */
  #begin(tell: Tell<Event>): State {
    const { start, seats, seed } = this.deal;
    return start === undefined ? this.rules.setup(seats, StreamRandom.of(seed, 0), tell) : this.rules.copy(start.state as State);
  }

  /** Who began it; unknown where the game does not say, or it did not begin at the beginning. */
  get starter(): Seat | undefined {
    if (this.deal.start !== undefined || this.rules.starter === undefined) return undefined;
    this.#starter ??= this.rules.starter(this.#begin(silent));
    return this.#starter;
  }

  /** What the set-up told. */
  get opening(): readonly Told<Event>[] {
    const listener = new Listener<Event>();
    this.#begin(listener);
    return listener.told;
  }
  /** Look, do not touch: only `act`, `undo` and `take` change it. */
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
    this.#asks ??= this.#open.map((ask, i) => named(ask, this.#since[i]));
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

  /** What is in the views of all, made once for each position; undefined where the game does not say which part that is. */
  get common(): Partial<View> | undefined {
    const { apart } = this.rules;
    if (apart === undefined) return undefined;
    this.#common ??= apart.common(this.#state);
    return this.#common;
  }

  /** The rest of what `shown` gives this seat, beside what is common. */
  own(seat: Seat | undefined): Partial<View> {
    const { apart } = this.rules;
    const { common } = this;
    return apart === undefined || common === undefined ? this.shown(seat) : apart.own(this.#state, seat, common);
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
      this.#common = undefined;
      throw fault;
    }
    const marks = (random.used ? DREW : 0) | (listener.revealed ? REVEALED : 0);
    const n = this.lines;
    this.#line.push({ seat, action: listed, marks, n });
    this.#log.push({ type: 'act', seat, action: listed as Plain });
    const { position } = this;
    this.#history.add({ kind: 'play', position, seat, told: listener.told });
    if (position % KEYFRAME_EVERY === 0) this.#history.keep({ n, position, state: this.rules.copy(this.#state) as Plain });
    this.#ask(seat);
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
    this.take({ type: 'undo', seat, to: offer.to, agreed: agreed ?? [] });
  }

  /**
   * Takes over what was done, from a log or a file: an action is checked as if it were new; an undo is the fact it says it is. Whether it
   * was free is not asked again, for the rules may mark more as disclosed by now. It must only be one that could have been: back to
   * before that seat's own last action.
   */
  take(entry: Entry): readonly Told<Event>[] {
    if (entry.type === 'act') return this.act(entry.seat, entry.action);
    const { seat, to, agreed } = entry;
    if (this.#open.length === 0) refuse('match-over');
    if (to < 0 || to !== lastOf(this.#line, seat)) refuse('nothing-to-undo');
    this.#state = this.at(to);
    this.#line.length = to;
    this.#history.takeBack(this.lines, to);
    this.#history.add({ kind: 'undo', position: to, seat, told: [], agreed });
    this.#log.push(entry);
    this.#ask(undefined);
    return [];
  }

  /** A copy of the state at an earlier position of the line of play. With the page that `pageFor` names, little is played again. */
  at(position: number, page?: Page): State {
    this.#mustBe(position);
    const frame = this.#history.frameFor(position, page?.shape === this.shape ? page.frames : undefined);
    const state = frame === undefined ? this.#begin(silent) : this.rules.copy(frame.state as State);
    const random = StreamRandom.of(this.deal.seed, 0);
    for (let i = frame?.position ?? 0; i < position; i += 1) {
      const played = this.#line[i] as Played<Action>;
      this.rules.play(state, played.seat, played.action, random.turnTo(i + 1), silent);
    }
    return state;
  }

  /** The page that has the frame nearest before a position; undefined when what is at hand is as near. */
  pageFor(position: number): number | undefined {
    this.#mustBe(position);
    const framed = position - (position % KEYFRAME_EVERY);
    if (framed === 0 || (this.#history.frameFor(position)?.position ?? 0) >= framed) return undefined;
    return pageOf(this.#line[framed - 1]?.n ?? 0);
  }

  #mustBe(position: number): void {
    if (!(Number.isInteger(position) && position >= 0 && position <= this.position)) throw new RangeError(`no position ${position}`);
  }

  /** Number of lines of everything that happened, the set-up included. */
  get lines(): number {
    return this.#log.length + 1;
  }
  /** The first line at hand: earlier ones lie in pages that were put away. */
  get firstLine(): number {
    return this.#history.first;
  }

  /** What happened last: it stands, for nothing came after it. */
  get newest(): HistoryStep<Event> {
    return this.#history.newest;
  }

  /** What happened, step by step, from a line at hand on. */
  history(from = 0): readonly HistoryStep<Event>[] {
    return this.#history.marked(this.#history.from(from));
  }

  /** Lines of a page as they are read now: what was taken back since is marked. */
  marked<Heard>(lines: readonly Line<Heard>[]): readonly HistoryStep<Heard>[] {
    return this.#history.marked(lines);
  }

  /** The full pages not put away yet, each with its number. Whoever keeps a snapshot keeps them beside it. */
  pages(): readonly (readonly [number: number, page: Page<Event>])[] {
    return this.#history.pages(this.shape);
  }

  /** The pages before this one are kept elsewhere: all but the newest need not be at hand any more. */
  putAway(before: number): void {
    this.#history.putAway(before);
  }

  /** A copy of everything needed to go on from here, beside the full pages. */
  save(): Saved {
    const { contents: _contents, ...deal } = this.deal;
    return {
      deal,
      log: [...this.#log],
      state: this.rules.copy(this.#state) as Plain,
      asks: this.asks(),
      marks: this.#line.map((played) => played.marks),
      shape: this.shape,
      ...this.#history.tail(),
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
    this.#common = undefined;
    this.#since = this.#open.map((ask) => {
      const kept =
        actor === undefined || ask.seat === actor ? -1 : before.findIndex((open) => open.seat === ask.seat && open.what === ask.what);
      return putAt[kept] ?? now;
    });
  }
}

/** Field by field: what is spread out anew at every position costs more than what it holds. */
function named({ seat, what, must, byHand, between }: Ask, since: number | undefined): OpenAsk {
  const open: { -readonly [Field in keyof OpenAsk]: OpenAsk[Field] } = { seat, what, must, id: `${seat}.${what}.${since}` };
  if (byHand !== undefined) open.byHand = byHand;
  if (between !== undefined) open.between = between;
  return open;
}

/** The last part of a question's name. */
function sinceOf(ask: OpenAsk): number {
  return Number(ask.id.slice(ask.id.lastIndexOf('.') + 1));
}

/** The actions that still stand after all undos. */
function lineOf<Action>(log: readonly Entry[], marks: readonly number[]): Played<Action>[] {
  const standing: number[] = [];
  for (let i = 0; i < log.length; i += 1) {
    const entry = log[i] as Entry;
    if (entry.type === 'act') standing.push(i);
    else standing.length = entry.to;
  }
  return standing.map((i, position) => {
    const { seat, action } = log[i] as Extract<Entry, { type: 'act' }>;
    return { seat, action: action as Action, marks: marks[position] ?? 0, n: i + 1 };
  });
}
