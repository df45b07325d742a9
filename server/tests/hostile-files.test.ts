import { module as anthem } from '@tafelrunde/games/anthem/game.ts';
import {
  commitmentOf,
  FastRandom,
  hashOf,
  Match,
  type MatchRecord,
  pick,
  readRecord,
  RefusedError,
  seedOf,
  writeRecord,
} from '@tafelrunde/kernel';
import type { TableId } from '@tafelrunde/protocol';
import { expect, test } from 'vitest';
import { importRecord } from '../operator.ts';
import { openHouse } from './house.ts';
import { song } from './legends.ts';
import { Person } from './people.ts';

/** What stands in no honest file. */
const odd: readonly unknown[] = [
  null,
  true,
  -1,
  1.5,
  1e308,
  2 ** 53,
  '',
  '\u0000',
  '\ud800',
  '__proto__',
  '<script>',
  'sha256:../../etc/passwd',
  'a'.repeat(70_000),
  [],
  {},
  JSON.parse('{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}'),
  JSON.parse(`${'['.repeat(400)}${']'.repeat(400)}`),
  Array.from({ length: 3000 }, (_, n) => n),
];

type Box = Record<string, unknown>;
const isBox = (value: unknown): value is Box => typeof value === 'object' && value !== null;

/** The same file with something changed in one place, anywhere in it. */
function spoilt(text: string, random: FastRandom): Box {
  const file = JSON.parse(text) as Box;
  const boxes: Box[] = [];
  const gather = (value: unknown) => {
    if (!isBox(value)) return;
    boxes.push(value);
    Object.values(value).forEach(gather);
  };
  gather(file);
  const among = boxes.filter((box) => Object.keys(box).length > 0);
  const box = among[random.below(among.length)] ?? file;
  const keys = Object.keys(box);
  const key = keys[random.below(keys.length)] ?? '';
  const way = random.below(5);
  if (way === 0) delete box[key];
  else if (way === 1) box[`${key}${'x'.repeat(random.below(3))}`] = odd[random.below(odd.length)];
  else if (way === 2) box[key] = box[keys[random.below(keys.length)] ?? ''];
  else if (way === 3 && Array.isArray(box[key])) box[key] = [...(box[key] as unknown[]), ...(box[key] as unknown[])];
  else box[key] = odd[random.below(odd.length)];
  return file;
}

/** The text itself is damaged. */
function torn(text: string, random: FastRandom): string {
  const at = random.below(text.length);
  const ways = [
    () => text.slice(0, at),
    () => `\ufeff${text}`,
    () => text.slice(0, at) + text.slice(at + 1 + random.below(40)),
    () => `${text.slice(0, at)}\u0000${text.slice(at)}`,
    () => text + text,
    () => '['.repeat(200_000),
    () => `{"a":${'{"a":'.repeat(50_000)}1${'}'.repeat(50_001)}`,
  ];
  return (ways[random.below(ways.length)] ?? (() => ''))();
}

/** The code it was refused with, or what it became; anything else is a fault of ours. */
async function outcome<T>(work: () => T | Promise<T>): Promise<{ readonly code: string } | { readonly done: T }> {
  try {
    return { done: await work() };
  } catch (fault) {
    if (fault instanceof RefusedError) return { code: fault.refusal.code };
    throw fault;
  }
}

/** A match as a server would have dealt and kept it: always the same one, so that what is made of it is, too. */
function honest(): MatchRecord {
  const secret = 'a1'.repeat(32);
  const contributions = ['b2'.repeat(32), ''];
  const { version, defaults } = anthem.game.meta;
  const options = { ...defaults, turnCap: 10 };
  const seed = seedOf({ game: 'anthem', version, options, secret, contributions });
  const match = Match.begin(anthem.game, { options, seats: 2, seed, version });
  const luck = new FastRandom(10);
  for (let ask = match.asks()[0]; ask !== undefined; ask = match.asks()[0]) match.act(ask.seat, pick(match.legal(ask.seat), luck));
  const seats = [
    { name: 'Ana', kind: 'person' as const },
    { name: 'Bela', kind: 'bot' as const },
  ];
  return writeRecord(match, { seats, fairness: { commitment: commitmentOf(secret), secret, contributions } });
}

test('records that somebody meddled with, with a checksum that fits: refused by a code and nothing is kept, or the very match they tell', async () => {
  const house = await openHouse();
  const { store } = house.server;
  const ana = await Person.arrive(house.url, 'Ana');
  const text = JSON.stringify(honest());
  const random = new FastRandom(11);
  const codes = new Map<string, number>();
  const brought = new Set<TableId>();
  for (let n = 0; n < 200; n += 1) {
    const { checksum: _checksum, ...body } = spoilt(text, random);
    const file = n % 4 === 3 ? torn(text, random) : JSON.stringify({ ...body, checksum: hashOf(body) });
    const done = await outcome(async () => importRecord(store, readRecord(file)));
    const code = 'code' in done ? done.code : 'done';
    if ('done' in done) brought.add(done.done);
    codes.set(code, (codes.get(code) ?? 0) + 1);
  }
  expect(new Set((await store.tables({ limit: 1000 })).map(({ id }) => id))).toEqual(brought);
  expect([...codes.keys()].filter((code) => code !== 'done' && !/^(record-|bad-)/.test(code))).toEqual([]);
  expect(codes.get('bad-record') ?? 0).toBeGreaterThan(25);
  expect(brought.size).toBeGreaterThan(0);
  expect(({} as { polluted?: number }).polluted).toBeUndefined();
  // What came in can be opened, and the house is as well as before.
  for (const id of brought) {
    const open = await ana.open(id);
    expect(open.table?.status).toBe('over');
    await open.close();
  }
});

test('legends that somebody meddled with: an answer to each, never a fault, and what is not taken is not kept', async () => {
  const house = await openHouse({ limits: { contentsPerAddressPerHour: 10_000, contentsPerGuest: 10_000 } });
  const ana = await Person.arrive(house.url, 'Ana');
  const random = new FastRandom(12);
  let taken = 0;
  const statuses = new Set<number>();
  for (let n = 0; n < 120; n += 1) {
    const text = n % 4 === 3 ? torn(song, random) : JSON.stringify(spoilt(song, random));
    const { status } = await ana.post('/api/contents?game=andor&option=legend', text, { 'content-type': 'text/plain; charset=utf-8' });
    statuses.add(status);
    if (status === 201) taken += 1;
  }
  expect([...statuses].filter((status) => ![201, 400, 413, 422].includes(status))).toEqual([]);
  expect(taken).toBeLessThan(100);
  const { contents } = (await ana.get('/api/contents')).body as { contents: readonly { name: string }[] };
  expect(contents.length).toBeLessThanOrEqual(taken);
  expect(house.logged.filter((line) => JSON.parse(line).level >= 50)).toEqual([]);
  expect(({} as { polluted?: number }).polluted).toBeUndefined();
});

test('a record of another kind of thing is no record', () => {
  const made = (more: object) => {
    const body = { format: 'tafelrunde-match', formatVersion: 1, ...more };
    return JSON.stringify({ ...body, checksum: hashOf(body) });
  };
  for (const file of [made({}), made({ log: 'x' }), made({ log: [], seats: { length: 1e9 } })])
    expect(() => readRecord(file)).toThrow(RefusedError);
});
