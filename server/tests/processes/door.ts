import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** What stands in front of several processes: whoever comes is let in at the first of these ports that opens. */
export interface Door {
  readonly url: string;
  close(): Promise<void>;
}

export async function openDoor(ports: readonly number[]): Promise<Door> {
  const open = new Set<Socket>();
  const letIn = (near: Socket, [port, ...rest]: readonly number[]): void => {
    if (port === undefined) {
      near.destroy();
      return;
    }
    const far = connect(port, '127.0.0.1');
    far.once('error', () => letIn(near, rest));
    far.once('connect', () => {
      far.removeAllListeners('error');
      for (const [one, other] of [[near, far] as const, [far, near] as const]) {
        open.add(one);
        one.pipe(other);
        one.on('error', () => other.destroy());
        one.on('close', () => {
          open.delete(one);
          other.destroy();
        });
      }
    });
  };
  const server = createServer((near) => {
    near.on('error', () => undefined);
    letIn(near, ports);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: async () => {
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
