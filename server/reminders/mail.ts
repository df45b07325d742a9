import type { Language } from '@tafelrunde/kernel';
import { createTransport } from 'nodemailer';
import type { Key } from '../key.ts';
import type { Way } from '../store/reminders.ts';
import { type Delivery, isTurn, type Line, type Message, type Sender } from './message.ts';
import { reminderWords } from './words.ts';

const MINUTE = 60_000;
const LONGEST_ADDRESS = 254;

/** A mail address as people have them; whether somebody reads there shows when they say so. */
export function readMailAddress(text: string): string | undefined {
  const address = text.trim();
  if (address.length > LONGEST_ADDRESS) return undefined;
  return /^[^\s@<>()[\]\\,;:"]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]{2,63}$/u.test(address)
    ? address
    : undefined;
}

export type MailLink = 'confirm' | 'stop';

/** What the links of a mail carry: nothing is kept for them, and none can be guessed. */
export function mailToken(key: Key, link: MailLink, way: string): string {
  return `${way}.${key.sign(`mail-${link}`, way).toString('base64url')}`;
}

/** Which way a link is about. */
export function wayOfToken(key: Key, link: MailLink, token: string): string | undefined {
  const [way = '', signature = ''] = token.split('.');
  return key.fits(signature, `mail-${link}`, way) ? way : undefined;
}

export interface MailDeps {
  readonly smtp: string;
  readonly from: string;
  /** Where people find this house. */
  readonly publicUrl: string;
  readonly key: Key;
}

/** A mailbox that takes nothing: the answer of its server begins with a five. */
function isBounce(fault: unknown): boolean {
  const code = fault instanceof Error && 'responseCode' in fault ? Number(fault.responseCode) : 0;
  const command = fault instanceof Error && 'command' in fault ? String(fault.command) : '';
  // A server that does not let this house in says five as well; that is nobody's mailbox.
  return code >= 500 && code < 600 && (command.startsWith('RCPT') || command.startsWith('DATA'));
}

const htmlText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Why a mail has come, told at its foot. A trial has no lines. */
export function whyIn(language: Language, lines: readonly Line[]): string {
  const { mail } = reminderWords[language];
  return lines.length > 0 && lines.every(isTurn) ? mail.only : mail.wished;
}

interface Mail {
  readonly to: string;
  readonly id: string;
  readonly subject: string;
  readonly language: Language;
  /** Paragraphs; those with a link are buttons to press. */
  readonly parts: readonly { readonly text: string; readonly link?: string }[];
  readonly stop?: { readonly text: string; readonly link: string; readonly post: string };
}

/** Mail by the operator's own server. */
export class Mails implements Sender {
  readonly together = true;
  readonly pause = 30 * MINUTE;
  readonly #deps: MailDeps;
  readonly #transport: ReturnType<typeof createTransport>;

  constructor(deps: MailDeps) {
    this.#deps = deps;
    this.#transport = createTransport({
      url: deps.smtp,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 15_000,
      dnsTimeout: 10_000,
    });
  }

  async send(way: Way, message: Message, signal: AbortSignal): Promise<Delivery> {
    const { mail } = reminderWords[message.language];
    const { key, publicUrl } = this.#deps;
    const token = mailToken(key, 'stop', way.id);
    const tables = message.lines.flatMap(({ gameName, text, link }) => [
      ...(message.lines.length > 1 ? [{ text: gameName }] : []),
      { text },
      { text: mail.open, link },
    ]);
    return this.#deliver(
      {
        to: way.address,
        id: message.id,
        subject: message.title,
        language: message.language,
        parts: [...(tables.length === 0 ? [{ text: message.text }] : tables), { text: whyIn(message.language, message.lines) }],
        stop: { text: mail.stop, link: `${publicUrl}/reminders/stop#${token}`, post: `${publicUrl}/api/reminders/stop/${token}` },
      },
      signal,
    );
  }

  /** The only kind of mail that goes to an address nobody has confirmed. */
  askFor(way: Way, name: string, signal: AbortSignal): Promise<Delivery> {
    const { confirm } = reminderWords[way.language].mail;
    const link = `${this.#deps.publicUrl}/reminders/confirm#${mailToken(this.#deps.key, 'confirm', way.id)}`;
    return this.#deliver(
      {
        to: way.address,
        id: `${way.id}-ask`,
        subject: confirm.subject,
        language: way.language,
        parts: [{ text: confirm.text(name) }, { text: confirm.go, link }, { text: confirm.otherwise }],
      },
      signal,
    );
  }

  close(): void {
    this.#transport.close();
  }

  async #deliver({ to, id, subject, language, parts, stop }: Mail, signal: AbortSignal): Promise<Delivery> {
    const all = [...parts, ...(stop === undefined ? [] : [stop])];
    const text = all.map((part) => (part.link === undefined ? part.text : `${part.text}:\n${part.link}`)).join('\n\n');
    const html = all
      .map((part) =>
        part.link === undefined ? `<p>${htmlText(part.text)}</p>` : `<p><a href="${htmlText(part.link)}">${htmlText(part.text)}</a></p>`,
      )
      .join('\n');
    const sending = this.#transport.sendMail({
      from: this.#deps.from,
      to,
      subject,
      text,
      html: `<!doctype html><html lang="${language}"><body>${html}</body></html>`,
      messageId: `<${id}@${new URL(this.#deps.publicUrl).hostname}>`,
      headers: {
        'Auto-Submitted': 'auto-generated',
        ...(stop === undefined ? {} : { 'List-Unsubscribe': `<${stop.post}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
      },
    });
    let end: () => void = () => undefined;
    const ending = new Promise<never>((_resolve, reject) => {
      end = () => reject(new Error('this process ends'));
    });
    if (signal.aborted) end();
    else signal.addEventListener('abort', end);
    try {
      await Promise.race([sending, ending]);
      return { outcome: 'sent' };
    } catch (fault) {
      if (isBounce(fault)) return { outcome: 'off', trouble: 'bounced' };
      return { outcome: 'later', why: fault instanceof Error ? fault.message : String(fault) };
    } finally {
      signal.removeEventListener('abort', end); // it lives as long as the process
    }
  }
}
