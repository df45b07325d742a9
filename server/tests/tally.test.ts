import { expect, test } from 'vitest';
import { openInProcessBus } from '../bus/index.ts';
import type { Bus, Gossip } from '../bus/port.ts';
import { Key } from '../key.ts';
import { Tally } from '../tally.ts';

/** Two processes on one bus, and all that travelled on it. */
function twoTallies() {
  const real = openInProcessBus();
  const told: Gossip[] = [];
  const bus: Bus = {
    kind: real.kind,
    publish: (wakeUp) => real.publish(wakeUp),
    listen: (table, hear) => real.listen(table, hear),
    tell: (subject, gossip) => {
      told.push(gossip);
      real.tell(subject, gossip);
    },
    hear: (subject, hear) => real.hear(subject, hear),
    close: () => real.close(),
  };
  let now = 0;
  const parts = { bus, shared: true, key: new Key('the same key in both'), elapsed: () => now };
  const tallies = ['one', 'two'].map((self) => {
    const tally = new Tally({ ...parts, self });
    return { tally, limit: tally.limit('tables', 5, 1) };
  });
  const heard = async () => {
    for (const { tally } of tallies) tally.announce();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { limits: tallies.map(({ limit }) => limit), heard, told, pass: (milliseconds: number) => (now += milliseconds) };
}

test('what one process lets through is missing at the other, and comes back with time', async () => {
  const { limits, heard, pass } = twoTallies();
  const [one, two] = limits;
  for (let n = 0; n < 4; n += 1) expect(one?.take('203.0.113.7')).toBe(true);
  await heard();
  expect(two?.take('203.0.113.7')).toBe(true);
  expect(two?.take('203.0.113.7')).toBe(false);
  expect(two?.take('203.0.113.8')).toBe(true);
  await heard();
  expect(one?.take('203.0.113.7')).toBe(false); // one, and what the other took
  pass(1000);
  expect(one?.take('203.0.113.7')).toBe(true);
});

test('no address leaves a process, and many senders go in portions', async () => {
  const { limits, heard, told } = twoTallies();
  for (let n = 0; n < 1000; n += 1) limits[0]?.take(`203.0.${n >> 8}.${n & 255}`);
  await heard();
  const texts = told.map((gossip) => JSON.stringify(gossip));
  expect(texts.length).toBeGreaterThan(1);
  for (const text of texts) {
    expect(text).not.toContain('203.0');
    expect(Buffer.byteLength(text)).toBeLessThan(7600);
  }
});
