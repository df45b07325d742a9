import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '../free-port.ts';

export interface NatsServer {
  readonly url: string;
  /** As if its machine had lost power. */
  kill(): Promise<void>;
  /** Again, at the same address. */
  again(): Promise<void>;
}

/** A real NATS, reached at a port of its own; it ends with whoever started it. */
export async function startNats(program: string): Promise<NatsServer> {
  const port = await freePort();
  let child = await run(program, port);
  return {
    url: `nats://127.0.0.1:${port}`,
    kill: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
    again: async () => {
      child = await run(program, port);
    },
  };
}

async function run(program: string, port: number): Promise<ChildProcess> {
  const child = spawn(program, ['-a', '127.0.0.1', '-p', String(port)], { stdio: ['ignore', 'ignore', 'pipe'] });
  process.once('exit', () => child.kill('SIGKILL'));
  let said = '';
  child.stderr.setEncoding('utf8');
  // It is listened to until its end: a word of it that nobody takes would end it by SIGPIPE.
  await new Promise<void>((resolve, reject) => {
    child.stderr.on('data', (text: string) => {
      said += text;
      if (said.includes('Server is ready')) resolve();
    });
    child.once('error', reject);
    child.once('close', () => reject(new Error(`nats-server ended at once: ${said}`)));
  });
  return child;
}
