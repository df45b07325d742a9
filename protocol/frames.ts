import type { Advice, Plain, Seat } from '@tafelrunde/kernel';
import * as v from 'valibot';
import { zoneName } from './clock.ts';
import type { Failure } from './errors.ts';
import type { MatchNews } from './news.ts';
import { type ChatLine, type LogLine, type MatchInfo, type Sequence, signs, type TableInfo, undoReasons } from './shapes.ts';
import { type Pointing, pointing, position, type Showing, showing, type TogetherInfo, togetherKey, togetherPage } from './together.ts';

const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(7));
/** Made by the client, unique per command: sending it again is harmless. */
const id = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{8,40}$/));
const table = v.pipe(v.string(), v.regex(/^[a-z0-9-]{3,48}$/));
/** An object; which one is for `legal` to say. */
const action = v.custom<Readonly<Record<string, unknown>>>((given) => typeof given === 'object' && given !== null && !Array.isArray(given));
/** Of a bot; without it the usual one of the game. */
const level = v.optional(v.pipe(v.string(), v.maxLength(20)));
/** Parameters of a sentence; whether they fit is for the game to say. */
const params = v.pipe(
  v.record(v.pipe(v.string(), v.maxLength(24)), v.union([v.number(), v.boolean(), v.pipe(v.string(), v.maxLength(40))])),
  v.maxEntries(8),
);
const key = v.pipe(v.string(), v.maxLength(40));
/** Its number in the talk. */
const proposal = v.pipe(v.string(), v.regex(/^\d{1,12}$/));
const contribution = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
const paces = ['full', 'quick', 'off'] as const;
export type Pace = (typeof paces)[number];

/** Options as they come from outside; long texts are named by their content, never sent. */
export const looseOptions = v.record(
  v.pipe(v.string(), v.maxLength(40)),
  v.union([v.pipe(v.string(), v.maxLength(100)), v.number(), v.boolean()]),
);
/** How often the options of a table have changed, as far as the sender knows. */
const terms = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000));

export const clientFrame = v.variant('type', [
  /** First frame of a socket. `seatSecret`: of a personal seat link, which opens that seat alone; several of them with dots between. */
  v.strictObject({
    type: v.literal('join'),
    table,
    protocol: v.number(),
    build: v.optional(v.pipe(v.string(), v.maxLength(80))),
    seatSecret: v.optional(v.pipe(v.string(), v.maxLength(400))),
  }),
  /** `terms`: of `table.terms`; left out means 0. A contribution made under other options than those that hold now is not taken along. */
  v.strictObject({ type: v.literal('sit'), id, seat, contribution, terms: v.optional(terms) }),
  /** The owner changes the options before the start. Every contribution given so far is void. */
  v.strictObject({ type: v.literal('options'), id, options: looseOptions }),
  /**
   * Whoever sits there, or owns the table, changes some options before the start, and who sits where: `order` says for each seat where
   * who is to sit there sits now. Every contribution given so far is void. Refused where the options are no longer those of `terms`.
   */
  v.strictObject({
    type: v.literal('choose'),
    id,
    options: looseOptions,
    order: v.optional(v.pipe(v.array(seat), v.maxLength(8))),
    terms,
  }),
  /** A fresh contribution, given under the options that hold now. */
  v.strictObject({ type: v.literal('contribute'), id, seat, contribution, terms }),
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
    /** And the same from now on: a kind of order of the game that answers so. */
    order: v.optional(key),
  }),
  /** This standing order is withdrawn. */
  v.strictObject({ type: v.literal('order-drop'), id, seat, key }),
  /** `words`: why, to those who are asked. */
  v.strictObject({ type: v.literal('undo'), id, seat, words: v.optional(v.string()) }),
  /** A no may say why: one of the reasons everybody reads in their own language, or in words. */
  v.strictObject({
    type: v.literal('consent'),
    id,
    seat,
    agree: v.boolean(),
    reason: v.optional(v.picklist(undoReasons)),
    words: v.optional(v.string()),
  }),
  /** `among`: of somebody who looks on, to the others who do. */
  v.strictObject({ type: v.literal('chat'), id, text: v.string(), among: v.optional(v.literal('watchers')) }),
  /** Sets a sign to a line of the talk, or takes it away again. */
  v.strictObject({
    type: v.literal('react'),
    id,
    line: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000_000)),
    sign: v.picklist(signs),
    on: v.boolean(),
  }),
  /** Reminds whoever plays this seat that the table waits for them. */
  v.strictObject({ type: v.literal('nudge'), id, seat }),
  /** Table talk: a kind of the game with its parameters, to some or to all. */
  v.strictObject({
    type: v.literal('propose'),
    id,
    seat,
    key,
    params: v.optional(params),
    to: v.optional(v.pipe(v.array(seat), v.minLength(1), v.maxLength(8))),
  }),
  /** `reason` is a key of the game. The last word of a seat counts. */
  v.strictObject({ type: v.literal('reply'), id, seat, proposal, yes: v.boolean(), reason: v.optional(key) }),
  v.strictObject({ type: v.literal('withdraw'), id, seat, proposal }),
  /** Another person asks that a bot plays for an absent one. */
  v.strictObject({ type: v.literal('stand-in'), id, seat, level }),
  /** The bot that plays this seat stops: its person is back. */
  v.strictObject({ type: v.literal('back'), id, seat }),
  /** Where this seat's person is: their nights are reckoned there. Seldom changed. */
  v.strictObject({ type: v.literal('zone'), id, seat, zone: zoneName }),
  /** Asks that the clocks stand, or answers that wish, or is ready to go on. */
  v.strictObject({ type: v.literal('pause'), id, seat }),
  v.strictObject({ type: v.literal('pause-answer'), id, seat, agree: v.boolean() }),
  v.strictObject({ type: v.literal('ready'), id, seat }),
  /** Puts to everybody who plays that the match end here, without a result. */
  v.strictObject({ type: v.literal('vote-end'), id, seat }),
  /** Somebody who looks on would like to take over this seat. */
  v.strictObject({ type: v.literal('vote-seat'), id, seat }),
  /** Answers what is put to everybody. */
  v.strictObject({ type: v.literal('ballot'), id, seat, agree: v.boolean() }),
  /** Whoever asked thinks better of it. */
  v.strictObject({ type: v.literal('vote-drop'), id }),
  /** Yes to another match. `contribution` is this seat's own chance in the next deal; from the owner a second yes goes ahead without those who have not answered. */
  v.strictObject({ type: v.literal('rematch'), id, seat, contribution: v.optional(contribution) }),
  /** This seat's person has read the reckoning between two rounds: as far as they are concerned, bots may go on. Kept nowhere. */
  v.strictObject({ type: v.literal('go-on'), id, seat }),
  /** How fast this seat's person wants it. Where nobody else plays, bots pause accordingly. Kept nowhere. */
  v.strictObject({ type: v.literal('pace'), id, seat, pace: v.picklist(paces) }),
  /**
   * Watches the finished match together with whoever else does, following whoever leads or on their own, from this position. Said again
   * whenever that changes. `lead`: and leads, where nobody does. `page`: on which of this person's pages. All of this is kept nowhere.
   */
  v.strictObject({
    type: v.literal('together'),
    id,
    follows: v.boolean(),
    position,
    lead: v.optional(v.literal(true)),
    page: v.optional(togetherPage),
  }),
  v.strictObject({ type: v.literal('apart'), id }),
  /** Would like to lead, and does at once where whoever led is away or has it on another page of their own; or does not want to any more. */
  v.strictObject({ type: v.literal('lead'), id, wants: v.boolean() }),
  /** Whoever leads hands the lead to somebody. */
  v.strictObject({ type: v.literal('lead-to'), id, to: togetherKey }),
  /** Whoever leads is here now. */
  v.strictObject({ type: v.literal('show'), id, place: showing }),
  /** And points at this, or at nothing any more. */
  v.strictObject({ type: v.literal('point'), id, at: v.optional(pointing) }),
  /** The owner ends the table. */
  v.strictObject({ type: v.literal('close'), id }),
  /** Show an earlier position of this match, as this reader may know it. */
  v.strictObject({ type: v.literal('look'), id, position }),
  /** Lines of the log before this one: a page is sent the newest and asks for others when somebody wants to read them. */
  v.strictObject({ type: v.literal('log'), id, before: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000)) }),
  /** Lines of the talk before this one; `among`: of what those say to each other who look on. */
  v.strictObject({
    type: v.literal('talk'),
    id,
    before: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000_000)),
    among: v.optional(v.literal('watchers')),
  }),
  /** What a thinking bot would do in this seat, from what the seat knows. Changes nothing and is kept nowhere. */
  v.strictObject({ type: v.literal('hint'), id, seat }),
  /** The personal link for one's other device. */
  v.strictObject({ type: v.literal('seat-link'), id, seat }),
  /** Links given for this seat so far are worthless, and browsers that came by one only look on; whoever sat down first stays. */
  v.strictObject({ type: v.literal('revoke'), id, seat }),
  v.strictObject({ type: v.literal('ping') }),
]);
export type ClientFrame = v.InferOutput<typeof clientFrame>;
export type Command = Extract<ClientFrame, { id: string }>;
/** What people tell each other who watch a finished match together. */
export type TogetherCommand = Extract<Command, { type: 'together' | 'apart' | 'lead' | 'lead-to' | 'show' | 'point' }>;

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
      /** The same of what those say to each other who look on; to them alone. */
      readonly asides?: readonly ChatLine[];
    }
  /** One durable step after `seq - 1`. A client that finds a gap asks again by joining. */
  | {
      readonly type: 'update';
      readonly seq: Sequence;
      /** Left out when nothing about the table has changed for this reader, as `match` is when nothing was played. */
      readonly table?: TableInfo;
      readonly match?: MatchInfo;
      /** In place of `match`: what of it has changed since the frame before. */
      readonly news?: MatchNews;
      readonly log: readonly LogLine[];
      /** Log lines taken back by this step. */
      readonly taken?: readonly number[];
    }
  /** New words, with numbers of their own: each line has the next `n`. A client that finds a gap joins again. */
  | { readonly type: 'talk'; readonly chat: readonly ChatLine[] }
  /** The same among those who look on. A frame of its own: an older page does not take it for the table's talk. */
  | { readonly type: 'asides'; readonly chat: readonly ChatLine[] }
  /** Who is there. Not durable, carries no number of its own. */
  | { readonly type: 'presence'; readonly table: TableInfo }
  /** Who watches the finished match together, in place of what was told of that before. Like all of it, not durable. */
  | ({ readonly type: 'together' } & TogetherInfo)
  /** To those who do: where whoever leads is now, and what they point at; without `at`, at nothing any more. */
  | { readonly type: 'showed'; readonly place: Showing }
  | { readonly type: 'pointed'; readonly at?: Pointing }
  /** `seq`: where the command led to; of words, how many were said with them. */
  | { readonly type: 'done'; readonly id: string; readonly seq: Sequence }
  | { readonly type: 'refused'; readonly id?: string; readonly failure: Failure }
  | { readonly type: 'looked'; readonly id: string; readonly position: number; readonly match: MatchInfo }
  /** Older lines, oldest first, and how many there are before them. */
  | { readonly type: 'logged'; readonly id: string; readonly log: readonly LogLine[]; readonly earlier: number }
  /** The same of the talk, or of what those say to each other who look on. */
  | {
      readonly type: 'talked';
      readonly id: string;
      readonly among?: 'watchers';
      readonly chat: readonly ChatLine[];
      readonly earlier: number;
    }
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
