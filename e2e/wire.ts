import { type AddressInfo, createServer, connect, type Server, type Socket } from 'node:net';

/** A cable between browser and server that can be pulled: a plain TCP relay. */
export class Wire {
  readonly port: number;
  readonly #relay: Server;
  readonly #open = new Set<Socket>();
  #whole = true;

  private constructor(port: number, relay: Server) {
    this.port = port;
    this.#relay = relay;
  }

  static async open(to: number): Promise<Wire> {
    const relay = createServer();
    await new Promise<void>((resolve) => relay.listen(0, '127.0.0.1', resolve));
    const wire = new Wire((relay.address() as AddressInfo).port, relay);
    relay.on('connection', (near) => wire.#join(near, to));
    return wire;
  }

  #join(near: Socket, to: number): void {
    if (!this.#whole) {
      near.destroy();
      return;
    }
    const far = connect(to, '127.0.0.1');
    for (const end of [near, far]) {
      this.#open.add(end);
      end.on('error', () => end.destroy());
      end.on('close', () => {
        this.#open.delete(end);
        near.destroy();
        far.destroy();
      });
    }
    near.pipe(far).pipe(near);
  }

  cut(): void {
    this.#whole = false;
    for (const end of this.#open) end.destroy();
  }

  mend(): void {
    this.#whole = true;
  }

  async close(): Promise<void> {
    this.cut();
    await new Promise((resolve) => this.#relay.close(resolve));
  }
}
