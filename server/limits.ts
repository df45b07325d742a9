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
  /** Open sockets of this process, all together. */
  readonly sockets: number;
  /** Tables of one guest that are waiting or running. */
  readonly tablesPerGuest: number;
  readonly tablesPerAddressPerHour: number;
  /** Texts on one guest's own list. */
  readonly contentsPerGuest: number;
  readonly contentsPerAddressPerHour: number;
  /** Matches carried here from one address, and how many may wait while one is played again. */
  readonly carriedPerAddressPerHour: number;
  readonly carriedWaiting: number;
  /** Devices of one person, and persons merged into one. */
  readonly devicesPerPerson: number;
  readonly mergedPersons: number;
  readonly passkeysPerPerson: number;
  /** Ways by which one person may be called. */
  readonly waysPerPerson: number;
  /** Messages a person may have sent for trial, and mails that ask for a confirmation, at once, and per second in the long run. */
  readonly trialBurst: number;
  readonly trialsPerSecond: number;
  /** Links, codes and passkeys tried at once, and per second in the long run, from one address. */
  readonly entryBurst: number;
  readonly entriesPerSecond: number;
  /** Chat lines at once, and per second in the long run, of one guest. */
  readonly chatBurst: number;
  readonly chatPerSecond: number;
  /** What one page may tell others it watches a finished match with, at once, and per second in the long run. */
  readonly leadBurst: number;
  readonly leadsPerSecond: number;
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
  /** Tables kept in memory, but for those somebody looks at: they are bounded by the sockets. */
  readonly tablesLoaded: number;
  /** Tables woken at the start because a bot is to move. */
  readonly woken: number;
  /** Rows of each list of the lobby. */
  readonly listed: number;
  /** Matches of one person that statistics look at, the newest. */
  readonly countedMatches: number;
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
  sockets: 20_000,
  spectators: 50,
  holders: 8,
  tablesPerGuest: 100,
  tablesPerAddressPerHour: 200,
  contentsPerGuest: 50,
  contentsPerAddressPerHour: 120,
  carriedPerAddressPerHour: 30,
  carriedWaiting: 4,
  devicesPerPerson: 20,
  mergedPersons: 20,
  passkeysPerPerson: 10,
  waysPerPerson: 20,
  trialBurst: 6,
  trialsPerSecond: 1 / 300,
  entryBurst: 12,
  entriesPerSecond: 1 / 60,
  chat: protocolLimits.chat,
  chatBurst: 5,
  chatPerSecond: 0.5,
  leadBurst: 40,
  leadsPerSecond: 16,
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
  countedMatches: 5000,
};

/** Every span of time, in milliseconds. */
export interface Times extends TableTimes {
  /** When a bot is replaced because it does not stop thinking. */
  readonly botOverrun: number;
  /** An unstarted table closes after this without a change. */
  readonly expiry: number;
  /** A match that is carried here is played again within this. */
  readonly carrying: number;
  /** A closed table at which no match was begun is forgotten after this. */
  readonly forget: number;
  /** A table nobody has touched for so long is packed away; 0: none is. */
  readonly archive: number;
  /** A text nothing refers to is kept this long. */
  readonly contents: number;
  /** A link that adds a device is good for so long. */
  readonly deviceLink: number;
  /** A passkey that was asked for is given by then. */
  readonly passkey: number;
  /** Whoever wants to be forgotten may think better of it for so long. */
  readonly leaving: number;
  /** A table nobody looks at leaves the memory after this. */
  readonly idle: number;
  readonly sweep: number;
  /** Somebody who is waited for and away is called after this. */
  readonly remind: number;
  /** How often it is looked who is to be called. */
  readonly calling: number;
  /** After a start nothing expires for so long. */
  readonly settling: number;
  readonly heartbeat: number;
  /** A command, or a stop of the event loop, that takes longer is logged and counted. */
  readonly slow: number;
  /** Whether the store works is tried at most this often. */
  readonly ready: number;
  /** A request must have arrived completely by then. */
  readonly request: number;
  /** The right to move a table's bots outlives the process that has it by this. */
  readonly lease: number;
  /** How often the store is asked where open tables stand, should a wake-up have been lost. */
  readonly poll: number;
  /** A process that was not heard of for so long is not on the roll any more. */
  readonly roll: number;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

export const defaultTimes: Times = {
  ...usualTableTimes,
  botOverrun: 6 * SECOND,
  expiry: DAY,
  carrying: 10 * SECOND,
  forget: 30 * DAY,
  archive: 0,
  contents: 30 * DAY,
  deviceLink: 10 * MINUTE,
  passkey: 5 * MINUTE,
  leaving: 7 * DAY,
  idle: 5 * MINUTE,
  sweep: MINUTE,
  remind: MINUTE,
  calling: MINUTE / 4,
  settling: 10 * MINUTE,
  heartbeat: 20 * SECOND,
  slow: SECOND / 4,
  ready: 2 * SECOND,
  request: 30 * SECOND,
  lease: 5 * SECOND,
  poll: SECOND,
  roll: 6 * SECOND,
};
