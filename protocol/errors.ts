import { kernelCodes, type KernelCode, type Refusal } from '@tafelrunde/kernel';

/** What the server itself refuses, beyond the kernel and the games. */
export const serverCodes = [
  'bad-frame', // not JSON, unknown type, unknown field, wrong type
  'frame-too-large',
  'frame-too-deep',
  'too-many-frames',
  'too-many-sockets',
  'house-full', // the whole server has as many sockets as it may
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
  'not-yours-to-choose', // an option, a hero or a place that is somebody else's to choose
  'same-deal', // the deal is that of another match: its options are as they were
  'no-deal', // the match began from a laid-out position: nothing was dealt
  'other-seats', // that deal is for another number of seats
  'one-seat-only',
  'contributions-missing', // the options have changed, and somebody's page has not contributed anew
  'contribution-given', // this seat has one
  'contribution-stale', // made under other options, or given before
  'no-clock', // the table keeps no time
  'bad-zone', // there is no such time zone, or it was said only just now
  'no-pause-asked',
  'not-absent', // a stand-in is asked for somebody who is there, or has not been away long enough
  'no-undo-asked',
  'no-vote', // nothing is put to the table
  'vote-open', // one thing at a time
  'vote-was-refused', // not again before play goes on
  'too-many-votes', // of somebody who looks on
  'nobody-to-ask', // those who would have to agree are away
  'undo-was-refused', // the same move is not asked about twice
  'no-hints', // the game has none, or not with the options of this table
  'hints-off', // the owner of the table wants none
  'too-many-hints',
  'hint-lost', // the bots did not come back with one in time
  'not-here', // a table that runs in a page has nobody to sit down, to be invited or to be replaced
  'open-elsewhere', // a match kept in a browser is open in another of its windows
  'bad-name',
  'bad-chat',
  'watchers-only', // what those say to each other who look on
  'watching-only', // while a match runs, those who look on are not in the players' talk
  'bad-reaction', // to no line of a person, or one of long ago
  'not-waited-for', // the table does not wait for that person
  'nudged-already', // only just now
  'not-together', // does not watch the finished match together with the others
  'not-leading', // somebody else leads them through it
  'bad-place', // a finished match has no such moment, or no such eyes
  'no-proposals', // the game knows none
  'bad-proposal', // no kind or reason of the game, or parameters that do not fit
  'proposal-gone', // withdrawn, replaced or over
  'proposal-not-yours', // to answer one's own, or what was proposed to others
  'bad-order', // no kind of the game, or it does not answer this question so
  'no-order', // withdrawn, dropped or over
  'bad-seat-link',
  'old-protocol', // page and server do not speak the same protocol: reload
  'read-only',
  'storage-failed', // not written: nothing changed, try again
  'bad-origin', // a page of another server
  'other-host', // the server is not called by the name it was asked for by
  'bad-entry', // a link, code or passkey that adds a device is wrong, used or too old
  'too-many-tries', // of those
  'too-many-devices',
  'unknown-device', // not one of this person's
  'other-name', // whoever wants to be forgotten writes their name, and this is another
  'bad-address', // no address of the web, no mail address, no subscription of a browser
  'private-address', // leads into the house's own network, which its operator has not allowed
  'no-mail', // this house sends none
  'too-many-ways', // to be called by
  'unknown-way', // not one of this person's
  'bad-mail-link', // of a mail: wrong, or too old
  'banned', // the operator does not want this person here
  'not-the-operator', // came by no link from the terminal, or too long ago
  'unknown-person',
  'content-hidden', // the operator does not want this text here
  'not-your-circle', // has not sat at a table with the reader
  'too-many-invited',
  'too-many-hushed', // people somebody does not want to hear
  'unknown-content', // no text of this name is kept here
  'too-many-contents',
  'too-far-back', // the table agreed not to look back that far while it plays
  'record-too-large', // more than a match file ever has
  'no-server', // a table of a browser was to be carried to a server that does not answer
  'carry-laid-out', // begun from a laid-out position: it stays in its browser
  'record-too-slow', // it was given up while it was played again
  'not-found',
  'internal',
] as const;
export type ServerCode = (typeof serverCodes)[number];

/** A game's own codes are any string; those of kernel and server are known. */
export type FailureCode = KernelCode | ServerCode;
export type Failure = Refusal;

export const failureCodes: readonly FailureCode[] = [...kernelCodes, ...serverCodes];
