import type { TableId } from '@tafelrunde/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPostgresBus } from '../../bus/postgres.ts';
import { CannotOpenError } from '../../store/port.ts';
import { once } from '../store/postgres-place.ts';
import { openLine, through } from '../store/postgres-line.ts';
import { type PostgresServer, startPostgres } from '../store/postgres-server.ts';
import { busContract } from './contract.ts';

let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server?.stop());

let count = 0;
const options = (url = server.url, house = `test${++count}`) => ({
  url,
  house,
  report: (error: unknown) => {
    throw error;
  },
  noted: (_connected: boolean) => undefined,
  notify: async (channel: string, text: string) => void (await once(url, `SELECT pg_notify('${channel}', '${text}')`)),
});

busContract('PostgreSQL', async () => {
  const reported: unknown[] = [];
  const shared = { ...options(), report: (error: unknown) => void reported.push(error) };
  return { here: await openPostgresBus(shared), there: await openPostgresBus(shared), reported };
});

describe('LISTEN and NOTIFY', () => {
  test('a pooler that swallows notifications is found out at the start', async () => {
    const line = await openLine(server.url, { lossy: true });
    const refused = await openPostgresBus({ ...options(through(line, server.url)), trial: 300 }).catch((fault: unknown) => fault);
    expect(refused).toBeInstanceOf(CannotOpenError);
    expect(String(refused)).toContain('a pooler in transaction mode stands in between');
    await line.close();
  });

  test('two houses on one database do not hear each other', async () => {
    const [one, two] = [await openPostgresBus(options()), await openPostgresBus(options())];
    const table = 'shared-name' as TableId;
    const heard: string[] = [];
    one.listen(table, () => heard.push('own'));
    two.listen(table, () => heard.push('other'));
    await expect
      .poll(() => {
        one.publish({ table, seq: 1 });
        two.tell('x', { any: 'thing' });
        return heard.length;
      })
      .toBeGreaterThan(3);
    expect(heard).not.toContain('other');
    await one.close();
    await two.close();
  });

  test('cut off, it says so once, loses what is said meanwhile, and comes back by itself', async () => {
    const line = await openLine(server.url);
    const noted: boolean[] = [];
    const house = `test${++count}`;
    const far = await openPostgresBus({ ...options(through(line, server.url), house), noted: (connected) => void noted.push(connected) });
    const near = await openPostgresBus(options(server.url, house));
    const table = 'cut-off' as TableId;
    const heard: number[] = [];
    far.listen(table, ({ seq }) => heard.push(seq));
    const until = async (seq: number) => {
      await expect
        .poll(() => {
          near.publish({ table, seq });
          return heard.includes(seq);
        })
        .toBe(true);
    };
    await until(1);
    line.cut();
    await expect.poll(() => noted).toEqual([false]);
    near.publish({ table, seq: 2 });
    line.mend();
    await expect.poll(() => noted).toEqual([false, true]);
    await until(3);
    await far.close();
    await near.close();
    await line.close();
  });
});
