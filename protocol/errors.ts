import { kernelCodes, type KernelCode, type Refusal } from '@tafelrunde/kernel';

/** What the server itself refuses, beyond the kernel and the games. */
export const serverCodes = [
  'bad-frame', // not JSON, unknown type, unknown field, wrong type
  'frame-too-large',
  'frame-too-deep',
  'too-many-frames',
  'too-many-sockets',
  'too-many-tables',
  'too-many-spectators',
  'too-many-requests',
  'not-joined', // the first frame must join a table
  'unknown-table',
  'unknown-game',
  'unknown-bot',
  'table-full',
  'table-running',
  'table-not-running',
  'table-over',
  'table-closed',
  'seat-taken',
  'not-your-seat',
  'not-owner',
  'one-seat-only',
  'not-enough-people', // fewer seats filled than the game needs
  'not-absent', // a stand-in is asked for somebody who is there, or has not been away long enough
  'no-undo-asked',
  'no-hints', // the game has none, or not with the options of this table
  'hints-off', // the owner of the table wants none
  'too-many-hints',
  'hint-lost', // the bots did not come back with one in time
  'not-here', // a table that runs in a page has nobody to sit down, to be invited or to be replaced
  'open-elsewhere', // a match kept in a browser is open in another of its windows
  'bad-name',
  'bad-chat',
  'bad-seat-link',
  'old-protocol', // page and server do not speak the same protocol: reload
  'read-only',
  'storage-failed', // not written: nothing changed, try again
  'bad-origin',
  'unknown-content', // no text of this name is kept here
  'too-many-contents',
  'too-far-back', // the table agreed not to look back that far while it plays
  'not-found',
  'internal',
] as const;
export type ServerCode = (typeof serverCodes)[number];

/** A game's own codes are any string; those of kernel and server are known. */
export type FailureCode = KernelCode | ServerCode;
export type Failure = Refusal;

export const failureCodes: readonly FailureCode[] = [...kernelCodes, ...serverCodes];
