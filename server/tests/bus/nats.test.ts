import type { TableId } from '@tafelrunde/protocol';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { installedNats, missingNats } from '../../../scripts/nats.mjs';
import { openNatsBus } from '../../bus/nats.ts';
import { CannotOpenError } from '../../store/port.ts';
import { busContract } from './contract.ts';
import { type NatsServer, startNats } from './nats-server.ts';

const program = installedNats();
if (program === undefined) console.warn(missingNats);

let count = 0;

describe.skipIf(program === undefined)('NATS', () => {
  let server: NatsServer;
  beforeAll(async () => {
    server = await startNats(program ?? '');
  });
  afterAll(() => server?.kill());

  const options = (house = `test${++count}`) => ({
    url: server.url,
    house,
    report: (error: unknown) => {
      throw error;
    },
    noted: (_connected: boolean) => undefined,
  });

  busContract('NATS', async () => {
    const reported: unknown[] = [];
    const shared = { ...options(), report: (error: unknown) => void reported.push(error) };
    return { here: await openNatsBus(shared), there: await openNatsBus(shared), reported };
  });

  test('killed and started again: said once each, and heard again by everybody who listened', async () => {
    const noted: boolean[] = [];
    const house = `test${++count}`;
    const here = await openNatsBus({ ...options(house), noted: (connected) => void noted.push(connected) });
    const there = await openNatsBus(options(house));
    const table = 'cut-off' as TableId;
    const heard: number[] = [];
    here.listen(table, ({ seq }) => heard.push(seq));
    await server.kill();
    await expect.poll(() => noted).toEqual([false]);
    there.publish({ table, seq: 1 }); // nobody carries it
    await server.again();
    await expect.poll(() => noted).toEqual([false, true]);
    await expect
      .poll(() => {
        there.publish({ table, seq: 2 });
        return heard.includes(2);
      })
      .toBe(true);
    await here.close();
    await there.close();
  });

  test('a clock that was put back keeps nobody from coming back', async () => {
    const noted: boolean[] = [];
    const bus = await openNatsBus({ ...options(), noted: (connected) => void noted.push(connected) });
    const real = Date.now;
    vi.spyOn(Date, 'now').mockImplementation(() => real() - 3_600_000);
    onTestFinished(() => void vi.restoreAllMocks());
    await server.kill();
    await expect.poll(() => noted).toEqual([false]);
    await server.again();
    await expect.poll(() => noted).toEqual([false, true]);
    await bus.close();
  });

  test('a server that is not there is refused with a sentence', async () => {
    const refused = await openNatsBus({ ...options(), url: 'nats://127.0.0.1:1' }).catch((fault: unknown) => fault);
    expect(refused).toBeInstanceOf(CannotOpenError);
    expect(String(refused)).toMatch(/^CannotOpenError: NATS does not answer at NATS_URL: .+\.$/);
  });
});
