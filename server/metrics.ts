import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Which program this is, and which pages it serves. */
export interface Program {
  readonly version: string;
  readonly build: string;
}

/** What the operator can watch. One registry per server, so that several can live in one process. */
export function openMetrics(program: Program) {
  const registry = new Registry();
  const registers = [registry];
  const info = new Gauge({ name: 'tafel_info', help: 'Always 1: the program and its build', labelNames: ['version', 'build'], registers });
  info.set({ ...program }, 1);
  const seconds = [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 1, 5];
  return {
    registry,
    /** Node's own figures. */
    withProcess: () => collectDefaultMetrics({ register: registry, prefix: 'tafel_' }),
    sockets: new Gauge({ name: 'tafel_sockets', help: 'Open WebSockets', registers }),
    bus: new Gauge({
      name: 'tafel_bus_connected',
      help: '1 while the bus to other processes works, by kind',
      labelNames: ['bus'],
      registers,
    }),
    tables: new Gauge({ name: 'tafel_tables_loaded', help: 'Tables in memory', registers }),
    events: new Counter({ name: 'tafel_events_total', help: 'Durable events at tables, by type', labelNames: ['type'], registers }),
    refusals: new Counter({ name: 'tafel_refusals_total', help: 'Refused frames and requests, by code', labelNames: ['code'], registers }),
    /** Codes are those of kernel, server and the game's rules: a fixed list, never what a client wrote. */
    refusedActions: new Counter({
      name: 'tafel_refused_actions_total',
      help: 'Actions of players that were refused, by game and code: in a game of secrets, attempts to look where one may not',
      labelNames: ['game', 'code'],
      registers,
    }),
    /** By command: a fixed list. */
    commands: new Histogram({
      name: 'tafel_command_seconds',
      help: 'Time from the arrival of a command until it was acknowledged, by command',
      labelNames: ['command'],
      buckets: seconds,
      registers,
    }),
    slow: new Counter({
      name: 'tafel_slow_commands_total',
      help: 'Commands that took longer than SLOW_MS',
      labelNames: ['command'],
      registers,
    }),
    heldUp: new Counter({ name: 'tafel_held_up_total', help: 'Times the event loop stood still for longer than SLOW_MS', registers }),
    sentFrames: new Counter({ name: 'tafel_sent_frames_total', help: 'Frames sent to pages', registers }),
    sentCharacters: new Counter({ name: 'tafel_sent_characters_total', help: 'Characters in them', registers }),
    append: new Histogram({ name: 'tafel_append_seconds', help: 'Time until an append was durable', buckets: seconds, registers }),
    botThought: new Histogram({
      name: 'tafel_bot_seconds',
      help: 'Time a bot took to choose',
      labelNames: ['game', 'level'],
      buckets: seconds,
      registers,
    }),
    reminders: new Counter({
      name: 'tafel_reminders_total',
      help: 'Calls that went out, by way and by what became of them: sent, later (tried again) or off (nobody is there any more)',
      labelNames: ['way', 'outcome'],
      registers,
    }),
    hintThought: new Histogram({
      name: 'tafel_hint_seconds',
      help: 'Time until a hint was given; nobody is told by whom it was asked for',
      labelNames: ['game'],
      buckets: seconds,
      registers,
    }),
    storageFailures: new Counter({ name: 'tafel_storage_failures_total', help: 'Reads or writes the store could not do', registers }),
    conflicts: new Counter({ name: 'tafel_conflicts_total', help: 'Appends that had to be tried again', registers }),
    dropped: new Counter({ name: 'tafel_sockets_dropped_total', help: 'Sockets closed by us', labelNames: ['why'], registers }),
    badCookies: new Counter({ name: 'tafel_bad_cookies_total', help: 'Cookies whose signature was wrong', registers }),
  };
}
export type Metrics = ReturnType<typeof openMetrics>;
