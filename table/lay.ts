import { hasLevel } from '@tafelrunde/bots';
import { type Contents, type GameModule, type OptionValue, readOptions, type Start } from '@tafelrunde/kernel';
import { fail, type NewTable, type TableId } from '@tafelrunde/protocol';
import { applyEvent, beginTable } from './apply.ts';
import type { RematchWish } from './commands/end.ts';
import type { Guest } from './decide.ts';
import { type SeatPlan, type TableEvent, writeEvent } from './events.ts';
import { botName } from './names.ts';
import type { Append } from './port.ts';
import { rematchOptions } from './rematch.ts';
import { startEvent } from './start.ts';
import type { TableState } from './state.ts';
import { rowOf } from './summary.ts';

export type Created = Extract<TableEvent, { type: 'created' }>;

/** What the host adds to a wish. */
export interface Laying {
  readonly id: TableId;
  /** 64 hex digits each, made before anybody contributes. */
  readonly secret: string;
  readonly nextSecret: string;
  readonly chance: (n: number) => number;
  /** What the wished options name, as far as the host keeps it. */
  readonly contents?: Contents;
  /** Several people share the one page: whoever makes the table may sit on several seats of any game. */
  readonly shared?: boolean;
  /** Names of people no bot is to be called by. */
  readonly taken?: readonly string[];
}

/** A new table as its maker wishes it. */
export function newTable(module: GameModule, guest: Guest, wish: NewTable, laying: Laying): Created {
  const { meta } = module.game;
  const { id, secret, nextSecret, chance, contents = {}, shared = false, taken = [] } = laying;
  const options = readOptions(meta, wish.options, wish.seats.length, contents) as Readonly<Record<string, OptionValue>>;
  if (!shared && !meta.severalSeats && wish.seats.filter((seat) => seat.kind === 'me').length > 1) fail('one-seat-only');
  const names = [guest.name, ...taken];
  const seats = wish.seats.map((seat): SeatPlan => {
    if (seat.kind === 'open') return seat;
    if (seat.kind === 'me') return { kind: 'person', holders: [guest.id], name: guest.name, contribution: wish.contribution ?? '' };
    if (!hasLevel(module, seat.level)) fail('unknown-bot', { level: seat.level });
    const name = botName(names, chance);
    names.push(name);
    return { kind: 'bot', name, level: seat.level };
  });
  return {
    type: 'created',
    id,
    game: meta.id,
    version: meta.version,
    options,
    public: wish.public,
    ...(wish.autoPlay ? { autoPlay: true as const } : {}),
    ...(wish.ownerStarts === true ? { ownerStarts: true as const } : {}),
    ...(wish.hints === false ? { hints: false as const } : {}),
    ...(wish.clock === undefined ? {} : { clock: wish.clock }),
    ...(wish.delay === undefined ? {} : { delay: wish.delay }),
    seats,
    owner: guest.id,
    secret,
    nextSecret,
  };
}

/** The table of the rematch: dealt from the secret that was sealed before, one match further in a series. */
export function rematchTable(state: TableState, wish: RematchWish, { id, nextSecret }: Pick<Laying, 'id' | 'nextSecret'>): Created {
  const { game, public: isPublic, module } = state;
  return {
    type: 'created',
    id,
    game,
    version: module?.game.meta.version ?? state.version,
    options: rematchOptions(state),
    public: isPublic,
    ...(state.autoPlay ? { autoPlay: true as const } : {}),
    ...(state.hints ? {} : { hints: false as const }),
    ...(state.clock === undefined ? {} : { clock: state.clock.choice }),
    ...(state.delay === undefined ? {} : { delay: state.delay }),
    ...wish,
    secret: state.nextSecret,
    nextSecret,
  };
}

/** What is written of a new table; it starts at once where that is wished and no seat is open. */
export interface Laid {
  readonly append: Append;
  readonly state: TableState;
  readonly events: readonly TableEvent[];
}

export interface LayingNow {
  readonly now: number;
  readonly start: boolean;
  /** The match begins from this position, not with a deal. Only a host that plays for one person may say so. */
  readonly from?: Start | undefined;
  /** All the table is made of: it keeps it whatever the host does later. */
  readonly contents?: Contents;
}

export function layTable(created: Created, module: GameModule | undefined, { now, start, from, contents = {} }: LayingNow): Laid {
  const events: TableEvent[] = [created];
  const state = beginTable(created, module, now, contents);
  if (start && created.seats.every((seat) => seat.kind !== 'open')) {
    const started = startEvent(state, from);
    applyEvent(state, started, now);
    events.push(started);
  }
  const written = events.map((event) => ({ at: now, body: writeEvent(event, undefined) }));
  return { append: { table: created.id, expected: 0, events: written, row: rowOf(state), contents }, state, events };
}
