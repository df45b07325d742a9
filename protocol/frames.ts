import type { Advice, Plain, Seat } from '@tafelrunde/kernel';
import * as v from 'valibot';
import type { Failure } from './errors.ts';
import type { ChatLine, LogLine, MatchInfo, Sequence, TableInfo } from './shapes.ts';

/** What a client may send. Everything else is refused: unknown fields too. */
export const limits = {
  /** Bytes of one frame. */
  frame: 8 * 1024,
  /** Nesting of one frame. */
  depth: 8,
  name: 32,
  chat: 400,
} as const;

const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(7));
/** Made by the client, unique per command: sending it again is harmless. */
const id = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{8,40}$/));
const table = v.pipe(v.string(), v.regex(/^[a-z0-9-]{3,48}$/));
/** An object; which one is for `legal` to say. */
const action = v.custom<Readonly<Record<string, unknown>>>((given) => typeof given === 'object' && given !== null && !Array.isArray(given));
/** Of a bot; without it the usual one of the game. */
const level = v.optional(v.pipe(v.string(), v.maxLength(20)));
const contribution = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));

export const clientFrame = v.variant('type', [
  /** First frame of a socket. `seat` is the secret of a personal seat link. */
  v.strictObject({
    type: v.literal('join'),
    table,
    protocol: v.number(),
    build: v.optional(v.pipe(v.string(), v.maxLength(80))),
    seatSecret: v.optional(v.pipe(v.string(), v.maxLength(120))),
  }),
  v.strictObject({ type: v.literal('sit'), id, seat, contribution }),
  v.strictObject({ type: v.literal('stand'), id, seat }),
  /** The owner fills, empties or frees a seat before the start; after it, replaces a person by a bot. */
  v.strictObject({
    type: v.literal('place'),
    id,
    seat,
    kind: v.picklist(['open', 'bot']),
    level,
  }),
  v.strictObject({ type: v.literal('start'), id }),
  /** `action` is checked against `legal`, nothing less. */
  v.strictObject({
    type: v.literal('act'),
    id,
    seat,
    ask: v.pipe(v.string(), v.maxLength(80)),
    action,
  }),
  v.strictObject({ type: v.literal('undo'), id, seat }),
  v.strictObject({ type: v.literal('consent'), id, seat, agree: v.boolean() }),
  v.strictObject({ type: v.literal('chat'), id, text: v.string() }),
  /** Another person asks that a bot plays for an absent one. */
  v.strictObject({ type: v.literal('stand-in'), id, seat, level }),
  /** Yes to another match. `contribution` is this seat's own chance in the next deal; from the owner a second yes goes ahead without those who have not answered. */
  v.strictObject({ type: v.literal('rematch'), id, seat, contribution: v.optional(contribution) }),
  /** This seat's person has read the reckoning between two rounds: as far as they are concerned, bots may go on. Kept nowhere. */
  v.strictObject({ type: v.literal('go-on'), id, seat }),
  /** The owner ends the table. */
  v.strictObject({ type: v.literal('close'), id }),
  /** Show an earlier position of this match, as this reader may know it. */
  v.strictObject({ type: v.literal('look'), id, position: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000)) }),
  /** Lines of the log before this one: a page is sent the newest and asks for others when somebody wants to read them. */
  v.strictObject({ type: v.literal('log'), id, before: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000)) }),
  /** Lines of the talk before this one. */
  v.strictObject({ type: v.literal('talk'), id, before: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000_000)) }),
  /** What a thinking bot would do in this seat, from what the seat knows. Changes nothing and is kept nowhere. */
  v.strictObject({ type: v.literal('hint'), id, seat }),
  /** The personal link for one's other device. */
  v.strictObject({ type: v.literal('seat-link'), id, seat }),
  v.strictObject({ type: v.literal('ping') }),
]);
export type ClientFrame = v.InferOutput<typeof clientFrame>;
export type Command = Extract<ClientFrame, { id: string }>;

/** What the server sends. */
export type ServerFrame =
  | { readonly type: 'welcome'; readonly protocol: number; readonly build: string; readonly name: string; readonly now: number }
  /** Everything, in place of all that was sent before: on joining, and as a visible resync. */
  | {
      readonly type: 'state';
      readonly why: 'join' | 'resync';
      readonly seq: Sequence;
      readonly table: TableInfo;
      readonly match?: MatchInfo;
      /** The newest lines; so many `earlier` ones can be asked for. */
      readonly log: readonly LogLine[];
      readonly earlier?: number;
      /** The newest lines of the talk; `n` of the first says how many there are before it. */
      readonly chat: readonly ChatLine[];
    }
  /** One durable step after `seq - 1`. A client that finds a gap asks again by joining. */
  | {
      readonly type: 'update';
      readonly seq: Sequence;
      /** Left out when nothing about the table has changed for this reader, as `match` is when nothing was played. */
      readonly table?: TableInfo;
      readonly match?: MatchInfo;
      readonly log: readonly LogLine[];
      /** Log lines taken back by this step. */
      readonly taken?: readonly number[];
    }
  /** New words, with numbers of their own: each line has the next `n`. A client that finds a gap joins again. */
  | { readonly type: 'talk'; readonly chat: readonly ChatLine[] }
  /** Who is there. Not durable, carries no number of its own. */
  | { readonly type: 'presence'; readonly table: TableInfo }
  /** `seq`: where the command led to; of words, how many were said with them. */
  | { readonly type: 'done'; readonly id: string; readonly seq: Sequence }
  | { readonly type: 'refused'; readonly id?: string; readonly failure: Failure }
  | { readonly type: 'looked'; readonly id: string; readonly position: number; readonly match: MatchInfo }
  /** Older lines, oldest first, and how many there are before them. */
  | { readonly type: 'logged'; readonly id: string; readonly log: readonly LogLine[]; readonly earlier: number }
  /** The same of the talk. */
  | { readonly type: 'talked'; readonly id: string; readonly chat: readonly ChatLine[]; readonly earlier: number }
  /** The advice holds for this position of the line of play and no other. */
  | {
      readonly type: 'hinted';
      readonly id: string;
      readonly seat: Seat;
      readonly position: number;
      readonly advice: Advice<Plain>;
    }
  | { readonly type: 'seat-link'; readonly id: string; readonly seat: Seat; readonly secret: string }
  | { readonly type: 'pong' };
