import { createHmac } from 'node:crypto';
import type { Way } from '../store/reminders.ts';
import type { Delivery, Message, Sender } from './message.ts';
import { type Outside, PrivateAddressError } from './outside.ts';

/** Signed as many receivers know it: the key over id, second and body. */
function signature(secret: string, id: string, second: number, body: string): string {
  return `v1,${createHmac('sha256', Buffer.from(secret, 'base64url')).update(`${id}.${second}.${body}`).digest('base64')}`;
}

/** What a program of the person's own is told. `content` and `text` are what chats look for. */
function bodyOf(message: Message): string {
  const [line] = message.lines;
  const words = [message.title, message.text, message.link].filter((part) => part !== '').join('\n');
  return JSON.stringify({
    id: message.id,
    type: message.kind === 'turn' ? 'your-turn' : message.kind,
    at: new Date(message.at).toISOString(),
    language: message.language,
    ...(line === undefined ? {} : { table: line.table, game: line.game, gameName: line.gameName }),
    title: message.title,
    sentence: message.text,
    link: message.link,
    content: words,
    text: words,
  });
}

/** A program wants every turn, as it comes. */
export class Webhooks implements Sender {
  readonly together = false;
  readonly pause = 0;
  readonly #outside: Outside;

  constructor(outside: Outside) {
    this.#outside = outside;
  }

  async send({ address, secret }: Way, message: Message, signal: AbortSignal): Promise<Delivery> {
    const body = bodyOf(message);
    const second = Math.floor(message.at / 1000);
    const headers = {
      'content-type': 'application/json; charset=utf-8',
      'user-agent': 'Tafelrunde',
      'webhook-id': message.id,
      'webhook-timestamp': String(second),
      'webhook-signature': signature(secret, message.id, second, body),
    };
    try {
      return outcomeOf(await this.#outside.post(new URL(address), headers, body, signal));
    } catch (fault) {
      if (fault instanceof PrivateAddressError) return { outcome: 'off', trouble: 'private' };
      return { outcome: 'later', why: fault instanceof Error ? fault.message : String(fault) };
    }
  }
}

function outcomeOf(status: number): Delivery {
  if (status >= 200 && status < 300) return { outcome: 'sent' };
  if (status === 404 || status === 410) return { outcome: 'off', trouble: 'gone' };
  // Too many, too slow, or broken over there: later. All else will not be better then, redirections included: nobody follows them.
  if (status === 408 || status === 429 || status >= 500) return { outcome: 'later', why: `status ${status}` };
  return { outcome: 'off', trouble: 'refused' };
}
