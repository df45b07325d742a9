import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

export interface Arrived {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A real place for what is posted: it keeps all of it, and answers as it is told. */
export class Sink {
  readonly arrived: Arrived[] = [];
  readonly url: string;
  /** By path; else 204. */
  readonly answers = new Map<string, { readonly status: number; readonly location?: string }>();
  /** Called with each arrival, before the answer. */
  meanwhile: (count: number) => Promise<void> | void = () => undefined;

  private constructor(url: string) {
    this.url = url;
  }

  static async open(): Promise<Sink> {
    const server = createServer((request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        const path = request.url ?? '';
        sink.arrived.push({ path, headers: request.headers, body: Buffer.concat(parts) });
        const { status, location } = sink.answers.get(path) ?? { status: 204 };
        void Promise.resolve(sink.meanwhile(sink.arrived.length)).then(() =>
          response.writeHead(status, location === undefined ? {} : { location }).end(),
        );
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const sink = new Sink(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    onTestFinished(() => {
      server.closeAllConnections();
      server.close();
    });
    return sink;
  }

  /** What was told to one path, read as JSON. */
  told(path: string): readonly any[] {
    return this.arrived.filter((one) => one.path === path).map(({ body }) => JSON.parse(body.toString()));
  }
}
