import { createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

interface Mail {
  readonly to: string;
  readonly head: string;
  /** As it reads: doubled dots, soft line breaks and escapes of the mail undone. */
  readonly text: string;
}

const plain = (body: string) =>
  Buffer.from(
    body
      .replace(/^\.\./gm, '.') // a dot at the start of a line is doubled on its way
      .replace(/=\r?\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8');

/** A mail server, small but real: it speaks SMTP over TCP, and refuses mailboxes it is told to. */
export class PostOffice {
  readonly mails: Mail[] = [];
  /** Mailboxes that take nothing. */
  readonly closed = new Set<string>();
  /** The server is at the end of its strength: try later. */
  busy = false;
  readonly url: string;

  private constructor(url: string) {
    this.url = url;
  }

  static async open(): Promise<PostOffice> {
    const sockets = new Set<Socket>();
    const server = createServer((socket) => {
      sockets.add(socket);
      socket.on('error', () => undefined);
      office.#serve(socket);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const office = new PostOffice(`smtp://127.0.0.1:${(server.address() as AddressInfo).port}`);
    onTestFinished(() => {
      for (const socket of sockets) socket.destroy();
      server.close();
    });
    return office;
  }

  #serve(socket: Socket): void {
    let buffer = '';
    let to = '';
    let reading = false;
    const say = (line: string) => socket.write(`${line}\r\n`);
    const line = (text: string) => {
      const word = text.slice(0, 4).toUpperCase();
      if (word === 'EHLO' || word === 'HELO') return say('250 office.example');
      if (word === 'RCPT') {
        to = /<([^>]*)>/.exec(text)?.[1] ?? '';
        if (this.busy) return say('451 later, please');
        return say(this.closed.has(to) ? '550 no such mailbox' : '250 ok');
      }
      if (word === 'DATA') {
        reading = true;
        return say('354 go on');
      }
      if (word === 'QUIT') {
        say('221 bye');
        return socket.end();
      }
      return say('250 ok');
    };
    say('220 office.example');
    socket.on('data', (chunk) => {
      buffer += chunk.toString('latin1');
      for (;;) {
        const end = reading ? '\r\n.\r\n' : '\r\n';
        const at = buffer.indexOf(end);
        if (at < 0) return;
        const part = buffer.slice(0, at);
        buffer = buffer.slice(at + end.length);
        if (reading) {
          reading = false;
          const head = part.slice(0, part.indexOf('\r\n\r\n'));
          this.mails.push({ to, head: head.replace(/\r\n\s+/g, ' '), text: plain(part.slice(head.length)) });
          say('250 taken');
        } else line(part);
      }
    });
  }
}
