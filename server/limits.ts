import { limits as protocolLimits } from '@tafelrunde/protocol';
import { type TableLimits, type TableTimes, usualTableTimes } from '@tafelrunde/table';

/** Every limit on what a client can send, take or keep. */
export interface Limits extends TableLimits {
  /** Bytes of one frame that are read; more is refused. */
  readonly frame: number;
  /** Bytes of one frame beyond which the socket is closed without reading it. */
  readonly frameHard: number;
  readonly depth: number;
  /** Frames at once, and per second in the long run, of one socket. */
  readonly frameBurst: number;
  readonly framesPerSecond: number;
  /** Joins at once, and per second in the long run, of one address: each is answered with everything about a table. */
  readonly joinBurst: number;
  readonly joinsPerSecond: number;
  /** Commands of one socket that wait for their answer. */
  readonly pending: number;
  readonly socketsPerAddress: number;
  /** Tables of one guest that are waiting or running. */
  readonly tablesPerGuest: number;
  readonly tablesPerAddressPerHour: number;
  /** Texts on one guest's own list. */
  readonly contentsPerGuest: number;
  readonly contentsPerAddressPerHour: number;
  /** Chat lines at once, and per second in the long run, of one guest. */
  readonly chatBurst: number;
  readonly chatPerSecond: number;
  /** Hints at once, and per second in the long run, of one guest. */
  readonly hintBurst: number;
  readonly hintsPerSecond: number;
  /** Hints of the whole house that wait for a bot; bots' own moves always go first. */
  readonly hintsWaiting: number;
  readonly name: number;
  /** HTTP requests to the API, new sockets among them, at once, and per second in the long run, of one address. */
  readonly requestBurst: number;
  readonly requestsPerSecond: number;
  readonly body: number;
  /** Bytes that may wait to be read by a client before it is dropped. */
  readonly unread: number;
  /** Tables kept in memory. */
  readonly tablesLoaded: number;
  /** Tables woken at the start because a bot is to move. */
  readonly woken: number;
  /** Rows of each list of the lobby. */
  readonly listed: number;
}

export const defaultLimits: Limits = {
  frame: protocolLimits.frame,
  frameHard: 256 * 1024,
  depth: protocolLimits.depth,
  frameBurst: 60,
  framesPerSecond: 20,
  joinBurst: 120,
  joinsPerSecond: 10,
  pending: 64,
  socketsPerAddress: 60,
  spectators: 50,
  holders: 8,
  tablesPerGuest: 100,
  tablesPerAddressPerHour: 200,
  contentsPerGuest: 50,
  contentsPerAddressPerHour: 120,
  chat: protocolLimits.chat,
  chatBurst: 5,
  chatPerSecond: 0.5,
  hintBurst: 5,
  hintsPerSecond: 0.25,
  hintsWaiting: 16,
  name: protocolLimits.name,
  requestBurst: 120,
  requestsPerSecond: 20,
  body: 16 * 1024,
  unread: 1024 * 1024,
  tablesLoaded: 1000,
  woken: 200,
  listed: 50,
};

/** Every span of time, in milliseconds. */
export interface Times extends TableTimes {
  /** When a bot is replaced because it does not stop thinking. */
  readonly botOverrun: number;
  /** An unstarted table closes after this without a change. */
  readonly expiry: number;
  /** A closed table is forgotten after this. */
  readonly forget: number;
  /** A text nothing refers to is kept this long. */
  readonly contents: number;
  /** A table nobody looks at leaves the memory after this. */
  readonly idle: number;
  readonly sweep: number;
  /** After a start nothing expires for so long. */
  readonly settling: number;
  readonly heartbeat: number;
  /** Whether the store works is tried at most this often. */
  readonly ready: number;
  /** A request must have arrived completely by then. */
  readonly request: number;
  readonly lease: number;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

export const defaultTimes: Times = {
  ...usualTableTimes,
  botOverrun: 6 * SECOND,
  expiry: DAY,
  forget: 30 * DAY,
  contents: 30 * DAY,
  idle: 5 * MINUTE,
  sweep: MINUTE,
  settling: 10 * MINUTE,
  heartbeat: 20 * SECOND,
  ready: 2 * SECOND,
  request: 30 * SECOND,
  lease: 10 * SECOND,
};
