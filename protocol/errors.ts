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
  'bad-name',
  'bad-chat',
  'bad-seat-link',
  'old-protocol', // page and server do not speak the same protocol: reload
  'read-only',
  'storage-failed', // not written: nothing changed, try again
  'bad-origin',
  'not-found',
  'internal',
] as const;
export type ServerCode = (typeof serverCodes)[number];

/** A game's own codes are any string; those of kernel and server are known. */
export type FailureCode = KernelCode | ServerCode;
export type Failure = Refusal;

export const failureCodes: readonly FailureCode[] = [...kernelCodes, ...serverCodes];
