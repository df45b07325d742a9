import { commitmentOf, type Contents, type GameModule, type Seat } from '@tafelrunde/kernel';
import { fail, type ChatLine, TALK_SENT } from '@tafelrunde/protocol';
import { applyPause, comeBack, followClock, newClock, runOut, waitedFor } from './clock/clock.ts';
import { lacksContent } from './contents.ts';
import type { SeatPlan, TableEvent, WrittenEvent } from './events.ts';
import { followOrders, wishedBy } from './orders.ts';
import { COMMANDS_KEPT, contributionsOf, dealMatch, isPlaying, type SeatState, seatsOf, type TableState } from './state.ts';
import { consented, undoAsked, undone } from './undoing.ts';
import { voteAsked, voteDropped, voteGiven } from './voting.ts';

/** What an event changed, as far as readers must hear of it. */
export interface Step {
  readonly seq: number;
  /** Anything about the table itself; plain play changes only the match. */
  readonly table: boolean;
  /** Something of the table that only some of them are told of: whoever is not must not notice either. */
  readonly own?: boolean;
  /** Views, asks or legal actions may have changed. */
  readonly match: boolean;
  /** Steps added to the history of the match. */
  readonly lines: number;
  /** Lines of the history that were taken back. */
  readonly taken?: readonly number[];
  /** Words among the events; there are none in what is written now. */
  readonly chat: readonly ChatLine[];
}

/** The table as its first event makes it. */
export function beginTable(event: TableEvent, module: GameModule | undefined, at: number, contents: Contents = {}): TableState {
  if (event.type !== 'created') throw new Error(`a table begins with its creation, not with ${event.type}`);
  const carried = module?.game.meta.carries.includes(event.version) === true;
  const lacks = carried && lacksContent(module, event.options, contents);
  return {
    id: event.id,
    module,
    contents,
    game: event.game,
    version: event.version,
    options: event.options,
    public: event.public,
    autoPlay: event.autoPlay === true,
    hints: event.hints !== false,
    ...(event.ownerStarts === true ? { ownerStarts: true } : {}),
    createdAt: at,
    secret: event.secret,
    nextSecret: event.nextSecret,
    commitment: commitmentOf(event.secret),
    nextCommitment: commitmentOf(event.nextSecret),
    imported: event.imported === true,
    ...(event.origin === undefined ? {} : { origin: event.origin }),
    ...(event.again === undefined ? {} : { again: event.again }),
    ...(event.delay === undefined ? {} : { delay: event.delay }),
    readOnly: !carried || lacks,
    ...(lacks ? { lacks: 'content' as const } : {}),
    seq: 1,
    changedAt: at,
    status: 'waiting',
    owner: event.owner,
    seats: event.seats.map(seatFrom),
    match: undefined,
    ...(event.clock === undefined ? {} : { clock: newClock(event.clock, event.seats.length, at) }),
    undo: undefined,
    undoDenied: undefined,
    rematch: { yes: [], contributions: {}, table: undefined },
    chat: [],
    chatCount: 0,
    commands: new Map(),
  };
}

function seatFrom(plan: SeatPlan): SeatState {
  const empty = emptySeat(0);
  if (plan.kind === 'open') return empty;
  if (plan.kind === 'bot') return { ...empty, kind: 'bot', name: plan.name, level: plan.level };
  return { ...empty, kind: 'person', name: plan.name, holders: [...plan.holders], contribution: plan.contribution };
}

function emptySeat(generation: number): SeatState {
  return { kind: 'open', name: '', level: undefined, holders: [], generation, contribution: '', standIn: false, left: false };
}

const nothingSaid: readonly ChatLine[] = [];

/** Takes one event after the first into the table. `ask` is named by live actions only. A refusal leaves the table untouched. */
export function applyEvent(state: TableState, event: WrittenEvent, at: number, ask?: string): Step {
  const waited = state.clock === undefined ? [] : waitedFor(state);
  const wished = wishedBy(state, event);
  const change = applyTo(state, event, at, ask);
  const own = followOrders(state, event, wished);
  followClock(state, event, at, waited);
  state.seq += 1;
  state.changedAt = at;
  if (event.command !== undefined) remember(state, event.command);
  const { match = false, lines = 0, taken, chat = nothingSaid } = change;
  const table = state.clock !== undefined || (change.table ?? true); // with clocks: whatever happens, somebody's time has changed
  const step: { -readonly [Field in keyof Step]: Step[Field] } = { seq: state.seq, table, match, lines, chat };
  if (taken !== undefined) step.taken = taken;
  if (own) step.own = own;
  return step;
}

function remember(state: TableState, command: string): void {
  state.commands.set(command, state.seq);
  if (state.commands.size <= COMMANDS_KEPT) return;
  for (const oldest of state.commands.keys()) {
    state.commands.delete(oldest);
    break;
  }
}

function applyTo(state: TableState, event: TableEvent, at: number, ask: string | undefined): Partial<Step> {
  switch (event.type) {
    case 'created':
      throw new Error('a table is created once');
    case 'sat': {
      const { guest, name, contribution } = event;
      const owes = contribution === '' && state.terms !== undefined ? { owes: true } : {};
      const { generation } = seat(state, event.seat);
      state.seats[event.seat] = { ...emptySeat(generation), kind: 'person', name, holders: [guest], contribution, ...owes };
      return { match: true };
    }
    case 'held':
      seat(state, event.seat).holders.push(event.guest);
      return { match: true };
    case 'revoked': {
      const sitter = seat(state, event.seat);
      sitter.holders = sitter.holders.filter((guest) => !event.guests.includes(guest));
      sitter.generation += 1;
      return { match: true };
    }
    case 'renamed':
      seat(state, event.seat).name = event.name;
      return {};
    case 'stood':
      leave(state, event.seat);
      return { match: true };
    case 'placed':
      place(state, event);
      return { match: true };
    case 'options-changed':
      changeOptions(state, event.options);
      if (event.order === undefined) return {};
      changePlaces(state, event.order);
      return { match: true };
    case 'contributed': {
      const sitter = seat(state, event.seat);
      sitter.contribution = event.contribution;
      delete sitter.owes;
      return {};
    }
    case 'started':
      state.match = dealMatch(state, event.seed, event.start);
      state.status = 'running';
      state.startedAt = at;
      return { match: true, lines: 1 };
    case 'acted':
      return act(state, event, at, ask);
    case 'order-dropped':
      return { table: false };
    case 'undo-asked':
      undoAsked(state, event, at);
      return {};
    case 'consent':
      consented(state, event);
      return {};
    case 'rewritten': // by folding there is nothing to do: what was read before this is in the new words
      return { table: false };
    case 'undo-dropped':
      if (state.undo !== undefined) state.undoDenied = { by: state.undo.by };
      state.undo = undefined;
      return {};
    case 'undone':
      return undone(state, event);
    case 'said':
      return say(state, { name: event.name, at, text: event.text, ...(event.seat === undefined ? {} : { seat: event.seat }) });
    case 'told':
      return say(state, { name: seat(state, event.seat).name, seat: event.seat, at, say: event.say });
    case 'stand-in': {
      const sitter = seat(state, event.seat);
      sitter.standIn = event.on;
      sitter.level = event.on ? event.level : undefined;
      if (event.on) return {};
      sitter.left = false;
      comeBack(state, event.seat, sitter, at);
      return {};
    }
    case 'timed-out':
      runOut(state, event.seat, seat(state, event.seat), at);
      return {};
    case 'zoned':
      Object.assign(seat(state, event.seat), { zone: event.zone, zonedAt: at });
      return {};
    case 'pause-asked':
    case 'pause-answered':
    case 'paused':
    case 'ready':
    case 'resumed':
      applyPause(state, event, at);
      return {};
    case 'vote-asked':
      voteAsked(state, event);
      return {};
    case 'vote-given':
      voteGiven(state, event);
      return {};
    case 'vote-dropped':
      voteDropped(state);
      return {};
    case 'ended':
      end(state, at);
      state.ended = 'agreed';
      return { match: true };
    case 'taken':
      take(state, event, at);
      return { match: true };
    case 'rematch-yes':
      state.rematch.yes = [...state.rematch.yes, event.seat];
      if (event.contribution !== undefined) state.rematch.contributions[event.seat] = event.contribution;
      return {};
    case 'rematched':
      state.rematch.table = event.table;
      return {};
    case 'dealt-again':
      state.dealtAgain = [...(state.dealtAgain ?? []), event.table];
      return {};
    case 'closed':
      state.status = 'closed';
      state.undo = undefined;
      return { match: true };
  }
}

function seat(state: TableState, at: Seat): SeatState {
  return state.seats[at] ?? fail('not-your-seat');
}

/** Other options make another deal: whoever has contributed does so again, knowing them. */
function changeOptions(state: TableState, options: TableState['options']): void {
  state.options = options;
  state.terms = (state.terms ?? 0) + 1;
  state.spent = [...(state.spent ?? []), ...contributionsOf(state).filter((given) => given !== '')];
  for (const sitter of state.seats) {
    sitter.contribution = '';
    if (sitter.kind === 'person') sitter.owes = true;
  }
  const { module } = state;
  if (module === undefined || !module.game.meta.carries.includes(state.version)) return;
  state.readOnly = lacksContent(module, options, state.contents);
  if (state.readOnly) state.lacks = 'content';
  else delete state.lacks;
}

/** Personal links name a seat by its number: those given before this would lead to somebody else's. */
function changePlaces(state: TableState, order: readonly Seat[]): void {
  const generation = Math.max(...state.seats.map((sitter) => sitter.generation)) + 1;
  state.seats = order.map((from, at) => (from === at ? seat(state, at) : { ...seat(state, from), generation }));
}

/** Before the start the seat is free again; during the match a bot stands in and the person may return. */
function leave(state: TableState, at: Seat): void {
  const sitter = seat(state, at);
  const owners = sitter.holders.includes(state.owner);
  if (state.status === 'waiting') state.seats[at] = emptySeat(sitter.generation + 1);
  else {
    sitter.standIn = true;
    sitter.left = true;
  }
  if (owners) passOwnership(state, at);
}

function place(state: TableState, event: Extract<TableEvent, { type: 'placed' }>): void {
  const sitter = seat(state, event.seat);
  const owners = sitter.holders.includes(state.owner);
  const contribution = state.status === 'waiting' ? '' : sitter.contribution; // the deal stays what it was
  const empty = emptySeat(sitter.generation + 1);
  state.seats[event.seat] = event.kind === 'open' ? empty : { ...empty, kind: 'bot', name: event.name, level: event.level, contribution };
  if (owners) passOwnership(state, event.seat);
}

/** Whoever owned the table and sits nowhere any more hands it to the next person to the left. */
function passOwnership(state: TableState, from: Seat): void {
  if (seatsOf(state, state.owner).some((at) => !seat(state, at).left)) return;
  for (let step = 1; step < state.seats.length; step += 1) {
    const next = seat(state, (from + step) % state.seats.length);
    const [heir] = next.holders;
    if (heir !== undefined && isPlaying(next)) {
      state.owner = heir;
      return;
    }
  }
}

function act(
  state: TableState,
  { seat: by, action }: Extract<TableEvent, { type: 'acted' }>,
  at: number,
  ask: string | undefined,
): Partial<Step> {
  if (state.readOnly) return {};
  const match = state.match ?? fail('table-not-running');
  match.act(by, action, ask);
  const table = state.undo !== undefined || state.undoDenied !== undefined || match.result !== undefined;
  state.undo = undefined; // play went on: the request has lapsed
  state.undoDenied = undefined;
  const denied = state.voteDenied !== undefined;
  delete state.voteDenied;
  if (match.result !== undefined) end(state, at);
  return { table: table || denied, match: true, lines: 1 };
}

function end(state: TableState, at: number): void {
  state.status = 'over';
  state.endedAt = at;
  state.undo = undefined;
  delete state.vote;
}

/** Whoever had the seat has it no more, and no link of theirs leads there; what they gave to the deal stays in it. */
function take(state: TableState, { seat: at, guest, name }: Extract<TableEvent, { type: 'taken' }>, now: number): void {
  const before = seat(state, at);
  const owners = before.holders.includes(state.owner);
  comeBack(state, at, before, now);
  const { contribution, generation } = before;
  state.seats[at] = { ...emptySeat(generation + 1), kind: 'person', name, holders: [guest], contribution };
  delete state.vote;
  if (owners) passOwnership(state, at);
}

function say(state: TableState, words: Omit<ChatLine, 'n'>): Partial<Step> {
  const line = { n: state.chatCount, ...words };
  state.chatCount += 1;
  state.chat.push(line);
  if (state.chat.length > TALK_SENT) state.chat.shift();
  return { table: false, chat: [line] };
}
