import type { Params, Plain, Seat } from '@tafelrunde/kernel';
import { fail, type Command } from '@tafelrunde/protocol';
import { close, expire, rematch, type RematchWish } from './commands/end.ts';
import { act, botAct, undoTimeout } from './commands/play.ts';
import { hold, place, rename, returnToSeat, sit, stand, standIn, start } from './commands/seats.ts';
import { consent, settleUndo, undo } from './commands/undo.ts';
import type { TableEvent } from './events.ts';
import type { TableLimits, TableTimes } from './limits.ts';
import type { Presence } from './reader.ts';
import { startEvent } from './start.ts';
import type { TableState } from './state.ts';

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
    }
  | { readonly type: 'undo-timeout'; readonly askedAt: number }
  | { readonly type: 'expire'; readonly before: number };
export interface Say {
  readonly key: string;
  readonly params?: Params;
}
export type TableCommand = Exclude<Command, { type: 'look' | 'log' | 'talk' | 'hint' | 'seat-link' }> | HouseCommand;
/** Those that can make something happen at the table itself. */
export type DurableCommand = Exclude<TableCommand, { type: 'go-on' | 'chat' }>;

/** An event to be written; live actions name the ask they answer. `rematch`: another table must be made first. */
export interface Decided {
  readonly event: TableEvent;
  readonly ask?: string;
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
    case 'place':
      return place(asking, command);
    case 'start':
      return start(asking);
    case 'act':
      return act(asking, command);
    case 'undo':
      return undo(asking, command.seat);
    case 'consent':
      return consent(asking, command.seat, command.agree);
    case 'stand-in':
      return standIn(asking, command);
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
  }
}

/** What follows by itself from an event: the last seat was taken, the last consent given. */
export function followUp(state: TableState, event: TableEvent): TableEvent | undefined {
  const full = state.status === 'waiting' && state.seats.every((seat) => seat.kind !== 'open');
  if (event.type === 'sat' && full && state.ownerStarts !== true) return startEvent(state);
  return settleUndo(state);
}
