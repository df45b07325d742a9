import { createServer, connect as dial, type Socket } from 'node:net';
import { Transform } from 'node:stream';

export interface Line {
  readonly port: number;
  /** Whatever goes through is broken off, and nothing more gets through. */
  cut(): void;
  mend(): void;
  /** How many connections there have been. */
  readonly opened: number;
  close(): Promise<void>;
}

const NOTIFICATION = 'A'.charCodeAt(0);

/** What a pooler in transaction mode does: everything arrives but what nobody asked for. */
function withoutNotifications(): Transform {
  let rest = Buffer.alloc(0);
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      rest = Buffer.concat([rest, chunk]);
      // One byte of kind, four of length, which counts itself.
      while (rest.length >= 5 && rest.length > rest.readUInt32BE(1)) {
        const end = 1 + rest.readUInt32BE(1);
        if (rest[0] !== NOTIFICATION) this.push(rest.subarray(0, end));
        rest = rest.subarray(end);
      }
      done();
    },
  });
}

/** A line to the server that can be cut; one that is `lossy` swallows notifications. */
export async function openLine(server: string, { lossy = false } = {}): Promise<Line> {
  const url = new URL(server);
  const host = url.searchParams.get('host') ?? url.hostname;
  const port = Number(url.port || 5432);
  const sockets = new Set<Socket>();
  let whole = true;
  let opened = 0;
  const exchange = createServer((near) => {
    if (!whole) {
      near.destroy();
      return;
    }
    opened += 1;
    const far = host.startsWith('/') ? dial(`${host}/.s.PGSQL.${port}`) : dial(port, host);
    near.pipe(far);
    if (lossy) far.pipe(withoutNotifications()).pipe(near);
    else far.pipe(near);
    for (const [one, other] of [[near, far] as const, [far, near] as const]) {
      sockets.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        sockets.delete(one);
        other.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => exchange.listen(0, '127.0.0.1', resolve));
  const address = exchange.address();
  const cut = () => {
    whole = false;
    for (const socket of sockets) socket.destroy();
  };
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    cut,
    get opened() {
      return opened;
    },
    mend: () => {
      whole = true;
    },
    close: () => {
      cut();
      return new Promise<void>((resolve) => exchange.close(() => resolve()));
    },
  };
}

/** The address of a database through a line. */
export function through(line: Line, database: string): string {
  const url = new URL(database);
  url.searchParams.delete('host');
  url.host = `127.0.0.1:${line.port}`;
  return url.href;
}
