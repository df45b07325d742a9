import type { TableId } from './shapes.ts';
import * as v from 'valibot';
import { zoneName } from './clock.ts';

/** What somebody may want to hear of besides their turns. */
export const alsoKinds = ['over', 'invited'] as const;
export type AlsoKind = (typeof alsoKinds)[number];

/** A way by which a person is called when it is their turn and they are away. */
export interface WayInfo {
  readonly handle: string;
  readonly kind: 'push' | 'mail' | 'webhook';
  /** Where it leads: a mail address, an address of the web; of a browser only the service that reaches it. */
  readonly address: string;
  /** The browser it leads to is the one that asks. */
  readonly here?: true;
  readonly device?: { readonly kind: string; readonly browser: string };
  /** For the turns at this table alone. */
  readonly table?: TableId;
  readonly on: boolean;
  /** A mailbox from which nobody has said yes so far. */
  readonly unconfirmed?: true;
  /** Why nothing arrives there. */
  readonly trouble?: string;
  readonly sentAt?: number;
  /** What a webhook's signatures are made with. */
  readonly key?: string;
}

/** GET /api/you/reminders, and what every change of them answers. */
export interface RemindersInfo {
  readonly ways: readonly WayInfo[];
  readonly zone?: string;
  readonly quiet?: { readonly from: number; readonly to: number };
  readonly daily?: number;
  /** What they want to hear of besides their turns: that a match is over, that somebody asks them to a table. */
  readonly also?: readonly AlsoKind[];
  readonly muted: readonly TableId[];
  /** Whether this house sends mail. */
  readonly mail: boolean;
  /** What a browser needs to let this house call it. */
  readonly pushKey: string;
}
export const remindersPath = '/api/you/reminders';

const hour = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(23));
const handle = v.pipe(v.string(), v.maxLength(64));
const address = v.pipe(v.string(), v.maxLength(4096));
const tableCode = v.pipe(v.string(), v.regex(/^[a-z0-9-]{3,48}$/));

/** POST /api/you/reminders/webhook */
export const webhookBody = v.strictObject({ url: address, table: v.optional(tableCode) });
/** POST /api/you/reminders/mail */
export const mailBody = v.strictObject({ address });
/** POST /api/you/reminders/push: what the browser's push manager gave. */
export const pushBody = v.strictObject({
  endpoint: address,
  keys: v.strictObject({ p256dh: v.pipe(v.string(), v.maxLength(200)), auth: v.pipe(v.string(), v.maxLength(100)) }),
});
/** POST /api/you/reminders/switch */
export const switchBody = v.strictObject({ handle, on: v.boolean() });
/** POST /api/you/reminders/wishes: all of them; what is left out is not wanted. */
export const wishesBody = v.strictObject({
  zone: zoneName,
  quiet: v.optional(
    v.pipe(
      v.strictObject({ from: hour, to: hour }),
      v.check(({ from, to }) => from !== to),
    ),
  ),
  daily: v.optional(hour),
  also: v.optional(v.pipe(v.array(v.picklist(alsoKinds)), v.maxLength(alsoKinds.length))),
});
/** POST /api/you/reminders/mute */
export const muteBody = v.strictObject({ table: tableCode, on: v.boolean() });

/** POST /api/reminders/confirm, /api/reminders/stop: what a link in a mail carries. */
export const mailLinkBody = v.strictObject({ token: v.pipe(v.string(), v.maxLength(200)) });
/** Whose address it was, without giving it to whoever finds the link. */
export interface MailLinkAnswer {
  readonly done: true;
}
