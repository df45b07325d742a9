import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';

/** Where a wire leads: a port of this machine, or a socket in a folder. */
export type End = number | string;

interface Pair {
  readonly near: Socket;
  far: Socket | undefined;
}

/**
 * A line between two programs that a test can cut or make silent. Of several ends the first that opens is taken, as a proxy in front of
 * several processes does it. Whoever dials from an address of their own keeps it.
 */
export class Wire {
  readonly #ends: readonly End[];
  readonly #pairs = new Set<Pair>();
  readonly #server: Server;
  #state: 'whole' | 'cut' | 'silent' = 'whole';
  port = 0;

  private constructor(ends: readonly End[]) {
    this.#ends = ends;
    this.#server = createServer((near) => this.#come(near));
  }

  static async open(...ends: readonly End[]): Promise<Wire> {
    const wire = new Wire(ends);
    wire.#server.listen(0, '127.0.0.1');
    await once(wire.#server, 'listening');
    const address = wire.#server.address();
    if (address === null || typeof address === 'string') throw new Error('no port');
    wire.port = address.port;
    return wire;
  }

  /** What goes through is broken off, and whoever comes is sent away. */
  cut(): void {
    this.#state = 'cut';
    for (const { near, far } of this.#pairs) {
      near.destroy();
      far?.destroy();
    }
  }

  /** Nothing arrives any more, and nobody is told. */
  hush(): void {
    this.#state = 'silent';
    for (const { near, far } of this.#pairs) {
      near.unpipe().pause();
      far?.unpipe().pause();
    }
  }

  /** What was held back arrives late; who came meanwhile is sent away and comes again. */
  mend(): void {
    const late = this.#state === 'silent' ? [...this.#pairs] : [];
    this.#state = 'whole';
    for (const { near, far } of late) {
      if (far === undefined) near.destroy();
      else join(near, far);
    }
  }

  async close(): Promise<void> {
    this.cut();
    this.#server.close();
    await once(this.#server, 'close');
  }

  #come(near: Socket): void {
    near.on('error', () => undefined);
    if (this.#state === 'cut') {
      near.destroy();
      return;
    }
    const pair: Pair = { near, far: undefined };
    this.#pairs.add(pair);
    near.once('close', () => {
      this.#pairs.delete(pair);
      pair.far?.destroy();
    });
    if (this.#state === 'whole') this.#dial(pair, this.#ends);
  }

  #dial(pair: Pair, [end, ...others]: readonly End[]): void {
    const { near } = pair;
    if (end === undefined) {
      near.destroy();
      return;
    }
    const from = near.remoteAddress;
    const far = typeof end === 'string' ? connect(end) : connect({ port: end, host: '127.0.0.1', ...(from && { localAddress: from }) });
    far.once('error', () => this.#dial(pair, others));
    far.once('connect', () => {
      far.removeAllListeners('error').on('error', () => undefined);
      far.once('close', () => near.destroy());
      if (near.destroyed) far.destroy();
      else {
        pair.far = far;
        if (this.#state === 'whole') join(near, far);
      }
    });
  }
}

function join(one: Socket, other: Socket): void {
  one.pipe(other);
  other.pipe(one);
}
