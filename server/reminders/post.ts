import { randomBytes } from 'node:crypto';
import type { Language } from '@tafelrunde/kernel';
import type { Logger } from 'pino';
import type { Metrics } from '../metrics.ts';
import type { Store } from '../store/port.ts';
import type { Way } from '../store/reminders.ts';
import { type Meant, type MeantDeps, stillMeant } from './meant.ts';
import { type Delivery, isTurn, type Line, type Message, type Sender } from './message.ts';
import { reminderWords } from './words.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Messages of one way before others have their turn. */
const AT_ONCE = 6;
const MOST_TRIES = 12;
const LONGEST_WAIT = 6 * HOUR;

export interface PostDeps extends MeantDeps {
  readonly metrics: Metrics;
  readonly log: Logger;
  readonly signal: AbortSignal;
  /** How long a way stays in hand of a process that has died. */
  readonly inHand: number;
}

/** What is said by one message about these tables. */
export function messageOf(id: string, language: Language, at: number, lines: readonly Line[], origin: string): Message {
  const words = reminderWords[language];
  const [only, second] = lines;
  if (only !== undefined && second === undefined)
    return { id, kind: only.kind, at, language, title: only.title, text: only.text, link: only.link, lines };
  const text = lines.map(({ gameName }) => gameName).join(' · ');
  return {
    id,
    kind: 'turn',
    at,
    language,
    title: lines.every(isTurn) ? words.tables(lines.length) : words.news(lines.length),
    text,
    link: `${origin}/tables`,
    lines,
  };
}

export function trialOf({ language, origin }: Pick<Way, 'language' | 'origin'>, at: number): Message {
  const { title, text } = reminderWords[language].trial;
  return { id: randomBytes(16).toString('base64url'), kind: 'trial', at, language, title, text, link: `${origin}/you`, lines: [] };
}

/** Minutes that double with every try. */
const backOff = (tries: number) => Math.min(2 ** tries * MINUTE, LONGEST_WAIT);

/** Sends what is due by one way, unless somebody else is at it. What was sent and not yet noted when a process dies goes out again, under the same id. */
export async function sendBy(deps: PostDeps, way: Way): Promise<void> {
  const { store, now, log, inHand } = deps;
  const at = now();
  if (!(await store.reminders.hold(way, at, at + inHand, randomBytes(16).toString('base64url')))) return;
  const held: Way = { ...way, held: way.held + 1 };
  const keep = () => void store.reminders.keep(held, now() + inHand).catch((fault: unknown) => log.debug({ fault }, 'a way slips away'));
  const keeping = setInterval(keep, inHand / 3);
  try {
    await sendHeld(deps, way, held, at);
  } finally {
    clearInterval(keeping);
  }
}

async function sendHeld(deps: PostDeps, way: Way, held: Way, at: number): Promise<void> {
  const { store, now, log } = deps;
  const { reminders } = store;
  const waiting = await stillMeant(deps, held, await reminders.waiting(way.id, at));
  const sender = deps.senders[way.kind];
  if (sender === undefined || waiting.length === 0) {
    await reminders.release(held, { freeAt: way.freeAt });
    return;
  }
  const [first] = waiting;
  const messages = sender.together
    ? [{ id: first?.call.batch ?? '', part: waiting.filter(({ call }) => call.batch === first?.call.batch) }]
    : waiting.slice(0, AT_ONCE).map((one) => ({ id: one.call.id, part: [one] }));
  let last: Delivery | undefined;
  for (const { id, part } of messages) {
    const lines = part.map(({ line }) => line);
    last = await sender.send(way, messageOf(id, way.language, at, lines, way.origin), deps.signal);
    if (deps.signal.aborted && last.outcome !== 'sent') break; // this process is about to end: another goes on
    deps.metrics.reminders.inc({ way: way.kind, outcome: last.outcome });
    await note(deps, held, last, part);
    if (last.outcome !== 'sent') break;
  }
  if (last === undefined) return;
  if (last.outcome === 'later') log.debug({ way: way.kind, why: last.why }, 'a call did not arrive and is tried again');
  if (last.outcome === 'off' && way.kind === 'push' && last.trouble === 'gone') await reminders.removeWay(way.person, way.id);
  else await reminders.release(held, standingAfter(last, sender, way, now()));
}

function standingAfter(last: Delivery, { pause }: Sender, { freeAt }: Way, now: number): Parameters<Store['reminders']['release']>[1] {
  if (last.outcome === 'sent') return { freeAt: now + pause, sentAt: now, trouble: '' };
  if (last.outcome === 'off') return { freeAt, offAt: now, trouble: last.trouble };
  return { freeAt: Math.max(freeAt, now + MINUTE) }; // whatever else waits for this way waits a little, too
}

async function note({ store: { reminders }, now }: PostDeps, held: Way, last: Delivery, part: readonly Meant[]): Promise<void> {
  const ids = part.map(({ call }) => call.id);
  if (last.outcome !== 'later') {
    await reminders.settle(held, ids, last.outcome === 'sent' ? now() : undefined);
    return;
  }
  const tries = Math.max(...part.map(({ call }) => call.tries));
  if (tries + 1 < MOST_TRIES) await reminders.postpone(held, ids, now() + backOff(tries), 1);
  else {
    await reminders.settle(held, ids);
    await reminders.release(held, { freeAt: held.freeAt, trouble: 'unreachable' });
  }
}
