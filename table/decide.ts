import type { Contents, Params, Plain, Reply, Seat, Suggestion } from '@tafelrunde/kernel';
import { type Command, fail, type TableId, type TogetherCommand } from '@tafelrunde/protocol';
import { askPause, answerPause, back, ready, settlePause, timeOut, zone } from './commands/clock.ts';
import { close, dealtAgain, expire, rematch, type RematchWish, shut } from './commands/end.ts';
import { dropOrder } from './commands/orders.ts';
import { act, botAct, undoTimeout } from './commands/play.ts';
import { changeOptions, choose, contribute } from './commands/options.ts';
import { hold, place, rename, returnToSeat, revoke, sit, stand, standIn, start } from './commands/seats.ts';
import { consent, settleUndo, undo } from './commands/undo.ts';
import { ballot, dropVote, settleVote, voteForSeat, voteToEnd } from './commands/votes.ts';
import type { TableEvent } from './events.ts';
import type { TableLimits, TableTimes } from './limits.ts';
import type { Lease } from './port.ts';
import type { Presence } from './reader.ts';
import { startEvent } from './start.ts';
import type { TableState } from './state.ts';
import { isReady } from './terms.ts';

export interface Guest {
  readonly id: string;
  readonly name: string;
}

/** What the house itself does at a table; never sent by a client. */
export type HouseCommand =
  /** Whether the link was made for this seat as it is held now: asked anew whenever the table turns out to be another than it seemed. */
  | { readonly type: 'hold'; readonly fits: (seat: Seat, generation: number) => boolean }
  | { readonly type: 'rename' }
  | { readonly type: 'return'; readonly busy: readonly Seat[] }
  | {
      readonly type: 'bot-act';
      readonly seat: Seat;
      readonly ask: string;
      readonly action: Plain | undefined;
      readonly say: Say | undefined;
      readonly replies: readonly Reply[];
      /** What it asks of others, and which of its own proposals is out of date. */
      readonly propose?: Suggestion | undefined;
      readonly withdraw?: string | undefined;
      /** By which it is moved. */
      readonly lease: Lease;
    }
  /** A bot answers what is proposed while nothing is asked of it. */
  | { readonly type: 'bot-reply'; readonly seat: Seat; readonly replies: readonly Reply[] }
  | { readonly type: 'undo-timeout'; readonly askedAt: number }
  /** Somebody's time is up, if the clock of the host agrees. */
  | { readonly type: 'time-out'; readonly lease: Lease }
  | { readonly type: 'expire'; readonly before: number }
  /** The deal of this finished match is played at another table as well. */
  | { readonly type: 'dealt-again'; readonly table: TableId }
  /** The operator closes the table. */
  | { readonly type: 'shut' };
export interface Say {
  readonly key: string;
  readonly params?: Params;
}
export type TableCommand = Exclude<Command, TogetherCommand | { type: 'look' | 'log' | 'talk' | 'hint' | 'seat-link' }> | HouseCommand;
/** Those that are said, and nothing happens at the table itself. */
export type SpokenCommand = Extract<TableCommand, { type: 'chat' | 'react' | 'nudge' | 'propose' | 'reply' | 'withdraw' }>;
const spoken: ReadonlySet<TableCommand['type']> = new Set([
  'chat',
  'react',
  'nudge',
  'propose',
  'reply',
  'withdraw',
] satisfies SpokenCommand['type'][]);
export function isSpoken(command: TableCommand): command is SpokenCommand {
  return spoken.has(command.type);
}

/** Those that can make something happen there. */
export type DurableCommand = Exclude<TableCommand, SpokenCommand | { type: 'go-on' | 'pace' | 'bot-reply' }>;

/** An event to be written; live actions name the ask they answer. `rematch`: another table must be made first. */
export interface Decided {
  readonly event: TableEvent;
  readonly ask?: string;
  /** Contents the table is made of from now on. */
  readonly contents?: Contents;
}

/** Who asks, at what, when. */
export interface Asking {
  readonly state: TableState;
  readonly guest: Guest;
  readonly now: number;
  readonly presence: Presence;
  readonly limits: TableLimits;
  readonly times: TableTimes;
  /** A uniform whole number from 0 to n-1. */
  readonly chance: (n: number) => number;
  /** What these options name by content, as far as it is kept here. */
  readonly contentsOf: (options: TableState['options']) => Promise<Contents>;
  /** Makes the table of the next match and says which it is. */
  readonly nextTable: (wish: RematchWish) => Promise<TableEvent>;
}

/** What a command makes happen, or why it is refused. Changes nothing itself. */
export function decide(asking: Asking, command: DurableCommand): readonly Decided[] | Promise<readonly Decided[]> {
  if (asking.state.status === 'closed') {
    if ('id' in command) fail('table-closed');
    return [];
  }
  switch (command.type) {
    case 'sit':
      return sit(asking, command);
    case 'stand':
      return stand(asking, command.seat);
    case 'revoke':
      return revoke(asking, command.seat);
    case 'place':
      return place(asking, command);
    case 'options':
      return changeOptions(asking, command.options);
    case 'choose':
      return choose(asking, command);
    case 'contribute':
      return contribute(asking, command);
    case 'start':
      return start(asking);
    case 'act':
      return act(asking, command);
    case 'order-drop':
      return dropOrder(asking, command);
    case 'undo':
      return undo(asking, command);
    case 'consent':
      return consent(asking, command);
    case 'stand-in':
      return standIn(asking, command);
    case 'back':
      return back(asking, command.seat);
    case 'zone':
      return zone(asking, command.seat, command.zone);
    case 'pause':
      return askPause(asking, command.seat);
    case 'pause-answer':
      return answerPause(asking, command.seat, command.agree);
    case 'ready':
      return ready(asking, command.seat);
    case 'time-out':
      return timeOut(asking);
    case 'vote-end':
      return voteToEnd(asking, command.seat);
    case 'vote-seat':
      return voteForSeat(asking, command.seat);
    case 'ballot':
      return ballot(asking, command.seat, command.agree);
    case 'vote-drop':
      return dropVote(asking);
    case 'rematch':
      return rematch(asking, command.seat, command.contribution);
    case 'close':
      return close(asking);
    case 'hold':
      return hold(asking, command.fits);
    case 'rename':
      return rename(asking);
    case 'return':
      return returnToSeat(asking, command.busy);
    case 'bot-act':
      return botAct(asking, command);
    case 'undo-timeout':
      return undoTimeout(asking, command.askedAt);
    case 'expire':
      return expire(asking, command.before);
    case 'dealt-again':
      return dealtAgain(asking, command.table);
    case 'shut':
      return shut(asking);
  }
}

/** What follows by itself from an event: the last seat was taken, the last consent given. */
export function followUp(state: TableState, event: TableEvent): TableEvent | undefined {
  const full = state.status === 'waiting' && state.seats.every((seat) => seat.kind !== 'open');
  const came = event.type === 'sat' || event.type === 'contributed';
  if (came && full && state.ownerStarts !== true && isReady(state)) return startEvent(state);
  return settleUndo(state) ?? settlePause(state) ?? settleVote(state);
}
