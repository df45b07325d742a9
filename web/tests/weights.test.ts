import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { bytesAt } from '../src/local/bytes.ts';

const LONG = 120_000;

describe('bytes over the net', () => {
  const closing: (() => void)[] = [];
  afterEach(() => {
    for (const close of closing.splice(0)) close();
  });

  async function served(answer: RequestListener): Promise<string> {
    const server = createServer(answer);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    closing.push(() => {
      server.closeAllConnections();
      server.close();
    });
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  }

  test('come as they are', async () => {
    const address = await served((_, answer) => answer.end(Buffer.from([1, 2, 255])));
    expect([...(await bytesAt(address, 'weights', LONG))]).toEqual([1, 2, 255]);
  });

  test('nobody waits for ever for an answer, nor for the rest of one', async () => {
    const silence = await served(() => undefined);
    await expect(bytesAt(silence, 'weights', 20)).rejects.toThrow(/^weights: .*timeout/);
    const half = await served((_, answer) => void answer.writeHead(200, { 'content-length': 9 }).write('half'));
    await expect(bytesAt(half, 'weights', 20)).rejects.toThrow(/^weights: .*timeout/);
  });

  test('what is not there or breaks off is said', async () => {
    const absent = await served((_, answer) => answer.writeHead(404).end('no'));
    await expect(bytesAt(absent, 'weights', LONG)).rejects.toThrow('weights: 404');
    const cut = await served((_, answer) => {
      answer.writeHead(200, { 'content-length': 9 }).write('half', () => answer.destroy());
    });
    await expect(bytesAt(cut, 'weights', LONG)).rejects.toThrow(/^weights: /);
  });
});
