import type { TableId } from '@tafelrunde/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Append, ConflictError, StorageError, type Store, type TableRow } from '../../store/port.ts';
import { archiveContract } from './archive.ts';
import { contentsContract } from './contents.ts';
import { personsContract } from './persons.ts';
import { append, bodies, newTable, row } from './position.ts';
import { houseBansContract } from './house-bans.ts';
import { resultsContract } from './results.ts';
import { remindersContract } from './reminders.ts';
import { talkContract } from './talk.ts';

/** An empty database of an engine. */
export interface Place {
  open(): Promise<Store>;
  /** A second store on the same data: another process, as far as the engine can tell. */
  openBeside(): Promise<Store>;
  /** All stores are closed by then. */
  clear(): Promise<void>;
}

const withCommands = (table: TableId, expected: number, commands: readonly (string | undefined)[]): Append => ({
  table,
  expected,
  events: commands.map((command) => ({ at: 1, body: '{}', ...(command !== undefined && { command }) })),
  row: row(table),
});

export function storeContract(engine: string, makePlace: () => Promise<Place>): void {
  describe(`store contract: ${engine}`, () => {
    let place: Place;
    let store: Store;
    let beside: Store;

    beforeAll(async () => {
      place = await makePlace();
      store = await place.open();
      beside = await place.openBeside();
    });

    afterAll(async () => {
      await store?.close();
      await beside?.close();
      await place?.clear();
    });

    contentsContract(() => ({ store, beside }));
    personsContract(() => ({ store, beside }));
    houseBansContract(() => ({ store, beside }));
    resultsContract(() => ({ store, beside }));
    remindersContract(() => ({ store, beside }));
    talkContract(() => ({ store, beside }));
    archiveContract(() => ({ store, beside }));

    describe('append and read', () => {
      test('what was appended is read in order, from any sequence', async () => {
        const table = newTable();
        await store.append(append(table, 0, ['"a"', '"b"']));
        await store.append(append(table, 2, ['"c"']));
        expect(await store.read(table, 0)).toEqual([
          { seq: 1, at: 1_763_200_000_000, body: '"a"' },
          { seq: 2, at: 1_763_200_000_000, body: '"b"' },
          { seq: 3, at: 1_763_200_000_002, body: '"c"' },
        ]);
        expect(await bodies(store, table, 2)).toEqual(['"c"']);
        expect(await bodies(store, table, 3)).toEqual([]);
        expect(await beside.read(table, 0)).toEqual(await store.read(table, 0));
      });

      test('more than nine events keep their order', async () => {
        const table = newTable();
        const many = Array.from({ length: 120 }, (_, n) => String(n));
        await store.append(append(table, 0, many.slice(0, 60)));
        await store.append(append(table, 60, many.slice(60)));
        expect(await bodies(store, table)).toEqual(many);
      });

      test('a table nobody made has no events and no row', async () => {
        const table = newTable();
        expect(await store.read(table, 0)).toEqual([]);
        expect(await store.row(table)).toBeUndefined();
      });

      test.each([0, 1, 3])('expecting %i of a table that is at 2 is a conflict, and nothing is written', async (expected) => {
        const table = newTable();
        await store.append(append(table, 0, ['1', '2'], { summary: '"before"' }));
        await expect(store.append(append(table, expected, ['3'], { summary: '"after"' }))).rejects.toThrow(ConflictError);
        expect(await bodies(store, table)).toEqual(['1', '2']);
        expect((await store.row(table))?.summary).toBe('"before"');
      });

      test('expecting anything but 0 of a table that is not there is a conflict', async () => {
        const table = newTable();
        await expect(store.append(append(table, 1, ['2']))).rejects.toThrow(ConflictError);
        expect(await store.row(table)).toBeUndefined();
      });

      test('a row that cannot be kept takes its event with it, and the next one is written', async () => {
        const table = newTable();
        await store.append(append(table, 0, ['1']));
        await expect(store.append(append(table, 1, ['2'], { dueAt: 0.5 }))).rejects.toThrow(StorageError);
        expect(await bodies(store, table)).toEqual(['1']);
        await store.append(append(table, 1, ['2']));
        expect(await bodies(store, table)).toEqual(['1', '2']);
      });

      test('an append without events changes the row alone', async () => {
        const table = newTable();
        await store.append(append(table, 0, []));
        await store.append(append(table, 0, ['1']));
        await store.append(append(table, 1, [], { status: 'closed' }));
        expect((await store.row(table))?.status).toBe('closed');
        expect(await bodies(store, table)).toEqual(['1']);
      });

      test('of twenty who write at the same sequence from two sides exactly one wins', async () => {
        const table = newTable();
        await store.append(append(table, 0, ['"first"']));
        const tries = await Promise.allSettled(
          Array.from({ length: 20 }, (_, n) => (n % 2 ? store : beside).append(append(table, 1, [`"${n}"`]))),
        );
        const lost = tries.filter((one) => one.status === 'rejected');
        expect(lost).toHaveLength(19);
        for (const one of lost) expect(one.reason).toBeInstanceOf(ConflictError);
        const winner = tries.findIndex((one) => one.status === 'fulfilled');
        expect(await bodies(store, table)).toEqual(['"first"', `"${winner}"`]);
      });

      test('of ten who make the same table from two sides exactly one does', async () => {
        const table = newTable();
        const tries = await Promise.allSettled(
          Array.from({ length: 10 }, (_, n) => (n % 2 ? store : beside).append(append(table, 0, [`"${n}"`]))),
        );
        expect(tries.filter((one) => one.status === 'fulfilled')).toHaveLength(1);
        expect(await bodies(store, table)).toHaveLength(1);
      });

      test('forty tables played at once all get everything, without a gap', async () => {
        const tables = Array.from({ length: 40 }, newTable);
        const play = async (table: TableId) => {
          for (let seq = 0; seq < 5; seq += 1) await store.append(append(table, seq, [String(seq)]));
        };
        await Promise.all(tables.map(play));
        for (const table of tables) expect(await bodies(store, table)).toEqual(['0', '1', '2', '3', '4']);
      });

      test('appends to one table that do not wait for each other land in order', async () => {
        const table = newTable();
        await Promise.all(Array.from({ length: 12 }, (_, seq) => store.append(append(table, seq, [String(seq)]))));
        expect(await bodies(store, table)).toEqual(Array.from({ length: 12 }, (_, seq) => String(seq)));
      });

      test('a conflict takes nobody else of its turn with it', async () => {
        const [good, bad, better] = [newTable(), newTable(), newTable()];
        await store.append(append(bad, 0, ['1']));
        const [one, two, three] = await Promise.allSettled([
          store.append(append(good, 0, ['1'])),
          store.append(append(bad, 0, ['"twice"'])),
          store.append(append(better, 0, ['1'])),
        ]);
        expect([one.status, two.status, three.status]).toEqual(['fulfilled', 'rejected', 'fulfilled']);
        expect(await bodies(store, good)).toEqual(['1']);
        expect(await bodies(store, bad)).toEqual(['1']);
        expect(await bodies(store, better)).toEqual(['1']);
      });
    });

    describe('commands', () => {
      test('the same command twice at one table is a conflict, also when the sequence is right', async () => {
        const table = newTable();
        await store.append(withCommands(table, 0, ['ann:one']));
        await expect(store.append(withCommands(table, 1, ['ann:one']))).rejects.toThrow(ConflictError);
        expect(await store.read(table, 0)).toHaveLength(1);
      });

      test('it is a new one at another table, from another guest, or without a name', async () => {
        const [table, other] = [newTable(), newTable()];
        await store.append(withCommands(table, 0, ['ann:one', 'bob:one', undefined, undefined]));
        await store.append(withCommands(other, 0, ['ann:one']));
        expect(await store.read(table, 0)).toHaveLength(4);
        expect(await store.read(other, 0)).toHaveLength(1);
      });

      test('an append whose last event repeats a command leaves no trace, its companions stay', async () => {
        const [table, companion] = [newTable(), newTable()];
        await store.append({ ...withCommands(table, 0, ['ann:one']), row: row(table, { summary: '"before"', members: ['ann'] }) });
        const [refused, kept] = await Promise.allSettled([
          store.append({
            ...withCommands(table, 1, ['ann:two', 'ann:three', 'ann:one']),
            row: row(table, { summary: '"after"', members: ['bob'] }),
          }),
          store.append(withCommands(companion, 0, ['ann:one'])),
        ]);
        expect([refused.status, kept.status]).toEqual(['rejected', 'fulfilled']);
        expect(await store.read(table, 0)).toHaveLength(1);
        expect(await store.row(table)).toMatchObject({ summary: '"before"', members: ['ann'] });
        expect(await store.tables({ member: 'bob', limit: 9 })).toEqual([]);
        // The refused ones were not used up.
        await store.append(withCommands(table, 1, ['ann:two']));
        expect(await store.read(table, 0)).toHaveLength(2);
      });

      test('a command repeated inside one append is refused', async () => {
        const table = newTable();
        await expect(store.append(withCommands(table, 0, ['ann:one', 'ann:one']))).rejects.toThrow(ConflictError);
        expect(await store.row(table)).toBeUndefined();
      });
    });

    describe('bodies', () => {
      test.each([
        ['a megabyte', JSON.stringify({ text: 'x'.repeat(1_000_000) })],
        ['many scripts', JSON.stringify({ text: 'Grüße — « été » „Zug“ 漢字 🂡 👩‍👩‍👧 \u202e\u0000\ud800' })],
        ['keys like those of a prototype', '{"__proto__":{"polluted":true},"constructor":{"prototype":1},"toString":2}'],
        ['what a query language might stumble over', `{"a":"'; DROP TABLE events; --","b":"\\\\ \\" {,} NULL $1 ?"}`],
        ['nothing but NULL', 'NULL'],
        ['nothing at all', ''],
      ])('%s', async (_name, body) => {
        const table = newTable();
        await store.append({ ...append(table, 0, [body, '1', body]), row: row(table, { summary: body }) });
        await store.saveSnapshot(table, { seq: 3, body });
        expect(await bodies(beside, table)).toEqual([body, '1', body]);
        expect((await beside.row(table))?.summary).toBe(body);
        expect(await beside.snapshot(table)).toEqual({ seq: 3, body });
        expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
      });

      test('tables and guests may be called like parts of every object', async () => {
        for (const name of ['__proto__', 'constructor', 'hasOwnProperty']) {
          const table = name as TableId;
          await store.append(append(table, 0, [`"${name}"`], { members: [name] }));
          expect(await bodies(store, table)).toEqual([`"${name}"`]);
          expect((await store.tables({ member: name, limit: 9 })).map(({ id }) => id)).toEqual([name]);
        }
      });
    });

    describe('snapshots', () => {
      test('the newest one is kept, whatever order they come in', async () => {
        const table = newTable();
        await store.append(append(table, 0, ['1', '2', '3']));
        expect(await store.snapshot(table)).toBeUndefined();
        await store.saveSnapshot(table, { seq: 2, body: '"two"' });
        await store.saveSnapshot(table, { seq: 1, body: '"one"' });
        expect(await store.snapshot(table)).toEqual({ seq: 2, body: '"two"' });
        await store.saveSnapshot(table, { seq: 3, body: '"three"' });
        expect(await beside.snapshot(table)).toEqual({ seq: 3, body: '"three"' });
      });

      test('of a table that is gone, or of a future it has not had, is a conflict', async () => {
        const table = newTable();
        await expect(store.saveSnapshot(table, { seq: 0, body: '0' })).rejects.toThrow(ConflictError);
        await store.append(append(table, 0, ['1']));
        await expect(store.saveSnapshot(table, { seq: 2, body: '2' })).rejects.toThrow(ConflictError);
        expect(await store.snapshot(table)).toBeUndefined();
      });

      test('may follow their append without waiting for it', async () => {
        const table = newTable();
        await Promise.all([store.append(append(table, 0, ['1'])), store.saveSnapshot(table, { seq: 1, body: '1' })]);
        expect(await store.snapshot(table)).toEqual({ seq: 1, body: '1' });
      });
    });

    describe('rewriting', () => {
      test('puts old events in new words and drops the snapshot; the sequence stays', async () => {
        const table = newTable();
        await store.append(append(table, 0, ['"Ottilie"', '"plays"', '"Ottilie"']));
        await store.saveSnapshot(table, { seq: 3, body: '"Ottilie"' });
        const events = [
          { seq: 1, body: '"nobody"' },
          { seq: 3, body: '"no one"' },
        ];
        await store.rewrite(table, 3, { events });
        expect((await beside.read(table, 0)).map(({ seq, body }) => ({ seq, body }))).toEqual([
          { seq: 1, body: '"nobody"' },
          { seq: 2, body: '"plays"' },
          { seq: 3, body: '"no one"' },
        ]);
        expect(await beside.snapshot(table)).toBeUndefined();
        await store.append(append(table, 3, ['4']));
        await store.scour('log');
        await store.scour('files');
        expect(await store.read(table, 3)).toHaveLength(1);
      });

      test('leaves no way back to the old words: a snapshot made of them is a conflict, whenever it comes', async () => {
        const table = newTable();
        await store.append(append(table, 0, ['"Ottilie"']));
        const { edition } = await beside.opening(table);
        await beside.saveSnapshot(table, { seq: 1, edition, body: '"Ottilie"' });
        await store.rewrite(table, 1, { events: [{ seq: 1, body: '"nobody"' }] });
        await store.append(append(table, 1, ['2']));
        await expect(beside.saveSnapshot(table, { seq: 2, edition, body: '"Ottilie"' })).rejects.toThrow(ConflictError);
        expect(await store.snapshot(table)).toBeUndefined();
        const { edition: now } = await beside.opening(table);
        await beside.saveSnapshot(table, { seq: 2, edition: now, body: '"nobody"' });
        expect(await store.snapshot(table)).toEqual({ seq: 2, body: '"nobody"' });
      });

      test('of a table that has gone on meanwhile is a conflict, and changes nothing', async () => {
        const table = newTable();
        await store.append(append(table, 0, ['1', '2']));
        await store.saveSnapshot(table, { seq: 2, body: '2' });
        await expect(store.rewrite(table, 1, { events: [{ seq: 1, body: '"gone"' }] })).rejects.toThrow(ConflictError);
        expect((await store.read(table, 0))[0]?.body).toBe('1');
        expect(await store.snapshot(table)).toEqual({ seq: 2, body: '2' });
      });

      test('tables at which somebody did something are found by their commands', async () => {
        const [one, two] = [newTable(), newTable()];
        const speaker = `speaker-${one}`;
        const said = append(one, 0, ['1']);
        await store.append({ ...said, events: said.events.map((event) => ({ ...event, command: `${speaker}:chat-1` })) });
        await store.append(append(two, 0, ['1']));
        expect((await store.tables({ heardFrom: speaker, limit: 9 })).map(({ id }) => id)).toEqual([one]);
        expect(await store.tables({ heardFrom: speaker.slice(0, -1), limit: 9 })).toEqual([]);
      });
    });

    describe('pages', () => {
      test('are written with the snapshot that leaves them out, and read one by one', async () => {
        const table = newTable();
        await store.append(append(table, 0, ['1', '2']));
        expect(await store.page(table, 0)).toBeUndefined();
        await store.saveSnapshot(table, { seq: 1, body: '1' }, [{ number: 0, body: '"first"' }]);
        await store.saveSnapshot(table, { seq: 2, body: '2' }, [
          { number: 1, body: '"second"' },
          { number: 2, body: '"third"' },
        ]);
        expect(await Promise.all([0, 1, 2, 3].map((number) => beside.page(table, number)))).toEqual([
          '"first"',
          '"second"',
          '"third"',
          undefined,
        ]);
      });

      test('of a snapshot that is refused are not written', async () => {
        const table = newTable();
        await store.append(append(table, 0, ['1']));
        await expect(store.saveSnapshot(table, { seq: 2, body: '2' }, [{ number: 0, body: '"no"' }])).rejects.toThrow(ConflictError);
        expect(await store.page(table, 0)).toBeUndefined();
      });

      test('may be written again: that is no conflict', async () => {
        const table = newTable();
        await store.append(append(table, 0, ['1']));
        for (const body of ['"old"', '"new"']) await store.saveSnapshot(table, { seq: 1, body: '1' }, [{ number: 0, body }]);
        expect(await store.page(table, 0)).toBe('"new"');
      });
    });

    test('a row says what the last append said, field by field', async () => {
      const table = newTable();
      const last = row(table, {
        game: 'andor',
        status: 'over',
        public: true,
        summary: '{"seats":[]}',
        members: ['zoe', 'ann', 'zoe'],
        createdAt: 5,
        changedAt: 9_007_199_254_740_991,
      });
      await store.append(append(table, 0, ['1'], { members: ['bob', 'ann'] }));
      await store.append({ ...append(table, 1, ['2']), row: last });
      expect(await store.row(table)).toEqual(last);
      expect(await store.tables({ member: 'zoe', limit: 9 })).toEqual([last]);
      expect(await store.tables({ member: 'ann', limit: 9 })).toContainEqual(last);
      expect((await store.tables({ member: 'bob', limit: 9 })).map(({ id }) => id)).not.toContain(table);
    });

    describe('remove', () => {
      test('takes everything of the table, and only of it', async () => {
        const [table, other] = [newTable(), newTable()];
        for (const id of [table, other]) {
          await store.append({ ...withCommands(id, 0, ['ann:one']), row: row(id, { members: ['removed-ann'] }) });
          await store.saveSnapshot(id, { seq: 1, body: '1' }, [{ number: 0, body: '0' }]);
        }
        expect(await store.remove(table)).toBe(true);
        expect(await store.row(table)).toBeUndefined();
        expect(await store.read(table, 0)).toEqual([]);
        expect(await store.snapshot(table)).toBeUndefined();
        expect(await store.page(table, 0)).toBeUndefined();
        expect((await store.tables({ member: 'removed-ann', limit: 9 })).map(({ id }) => id)).toEqual([other]);
        expect(await store.read(other, 0)).toHaveLength(1);
        expect(await store.snapshot(other)).toBeDefined();
        // The same name again is a new table: no commands, no snapshot of the old one.
        await expect(store.append(withCommands(table, 1, ['ann:two']))).rejects.toThrow(ConflictError);
        await store.append(withCommands(table, 0, ['ann:one']));
        expect(await store.snapshot(table)).toBeUndefined();
      });

      test('says so when there was nothing', async () => {
        expect(await store.remove(newTable())).toBe(false);
      });

      test('by somebody else is a conflict for who plays on', async () => {
        const table = newTable();
        await store.append(append(table, 0, ['1']));
        expect(await beside.remove(table)).toBe(true);
        await expect(store.append(append(table, 1, ['2']))).rejects.toThrow(ConflictError);
        await expect(store.saveSnapshot(table, { seq: 1, body: '1' })).rejects.toThrow(ConflictError);
        expect(await store.row(table)).toBeUndefined();
      });
    });

    test('guests are kept, renamed and forgotten', async () => {
      const ann = { id: 'guest-ann', name: 'Ann „die Große“', createdAt: 1_763_200_000_000, seenAt: 1_763_200_000_001 };
      expect(await store.guest(ann.id)).toBeUndefined();
      await store.saveGuest(ann);
      expect(await store.guest(ann.id)).toEqual(ann);
      await store.saveGuest({ ...ann, name: 'Anne', seenAt: 1_763_200_000_999 });
      expect(await beside.guest(ann.id)).toEqual({ ...ann, name: 'Anne', seenAt: 1_763_200_000_999 });
      expect(await store.removeGuest(ann.id)).toBe(true);
      expect(await store.guest(ann.id)).toBeUndefined();
      expect(await store.removeGuest(ann.id)).toBe(false);
    });

    test('ping reads', async () => {
      await expect(store.ping()).resolves.toBeUndefined();
    });
  });

  describe(`lists of tables: ${engine}`, () => {
    let place: Place;
    let store: Store;
    const named = async (name: string, change: Partial<TableRow>) => {
      const id = name as TableId;
      await store.append(append(id, 0, ['1'], change));
    };
    const ids = async (filter: Parameters<Store['tables']>[0]) => (await store.tables(filter)).map(({ id }) => id as string);

    beforeAll(async () => {
      place = await makePlace();
      store = await place.open();
      await named('open-old', { status: 'waiting', public: true, members: ['ann'], changedAt: 100 });
      await named('open-new', { status: 'waiting', public: true, members: ['bob'], changedAt: 300 });
      await named('by-link', { status: 'waiting', public: false, members: ['ann'], changedAt: 200 });
      await named('running', { status: 'running', public: true, members: ['ann', 'bob'], changedAt: 400 });
      await named('done', { status: 'over', public: true, members: ['bob'], changedAt: 400 });
    });

    afterAll(async () => {
      await store?.close();
      await place?.clear();
    });

    test('all, the last changed first, by name where that is equal', async () => {
      expect(await ids({ limit: 100 })).toEqual(['done', 'running', 'open-new', 'by-link', 'open-old']);
    });
    test('due in a span, the longest due first; what is no longer due is gone from it', async () => {
      await store.append(
        append('running' as TableId, 1, ['2'], { status: 'running', public: true, members: ['ann', 'bob'], changedAt: 400, dueAt: 900 }),
      );
      await store.append(append('by-link' as TableId, 1, ['2'], { members: ['ann'], changedAt: 200, dueAt: 700 }));
      expect(await ids({ due: { after: 0, by: 899 }, limit: 9 })).toEqual(['by-link']);
      expect(await ids({ due: { after: 0, by: 900 }, limit: 9 })).toEqual(['by-link', 'running']);
      expect(await ids({ due: { after: 700, by: 900 }, limit: 9 })).toEqual(['running']);
      expect((await store.row('running' as TableId))?.dueAt).toBe(900);
      await store.append(append('by-link' as TableId, 2, ['3'], { members: ['ann'], changedAt: 200 }));
      expect(await ids({ due: { after: 0, by: 900 }, limit: 9 })).toEqual(['running']);
      expect((await store.row('by-link' as TableId))?.dueAt).toBeUndefined();
    });
    test('limited', async () => {
      expect(await ids({ limit: 2 })).toEqual(['done', 'running']);
      expect(await ids({ limit: 0 })).toEqual([]);
    });
    test('of a member', async () => {
      expect(await ids({ member: 'ann', limit: 100 })).toEqual(['running', 'by-link', 'open-old']);
      expect(await ids({ member: 'nobody', limit: 100 })).toEqual([]);
    });
    test('open to everybody', async () => {
      expect(await ids({ publicWaiting: true, limit: 100 })).toEqual(['open-new', 'open-old']);
    });
    test('of a status', async () => {
      expect(await ids({ status: 'waiting', limit: 100 })).toEqual(['open-new', 'by-link', 'open-old']);
      expect(await ids({ status: 'closed', limit: 100 })).toEqual([]);
    });
    test('at which no match was begun', async () => {
      const played = ['{"type":"created"}', '{"type":"started"}', '{"type":"closed"}'];
      for (const [table, lines] of [
        ['left', [played[0], played[2]]],
        ['ended', played],
      ] as const)
        await store.append(append(table as TableId, 0, lines.map(String), { status: 'closed', changedAt: 500 }));
      expect(await ids({ status: 'closed', unbegun: true, limit: 100 })).toEqual(['left']);
      const { tables: old } = await store.archive.old(501, { looked: 1000, limit: 100 });
      expect(old).not.toContain('left');
      expect(old).toContain('ended');
      await store.archive.pack('ended' as TableId, 600);
      expect(await ids({ status: 'closed', unbegun: true, limit: 100 })).toEqual(['left']);
      for (const table of ['left', 'ended']) await store.remove(table as TableId);
    });
    test('not changed since', async () => {
      expect(await ids({ changedBefore: 300, limit: 100 })).toEqual(['by-link', 'open-old']);
    });
    test('changed then or later, the first of them first', async () => {
      const all = await store.tables({ limit: 100 });
      const from = all.at(-2)?.changedAt ?? 0;
      const expected = all.filter(({ changedAt }) => changedAt >= from).toSorted((a, b) => a.changedAt - b.changedAt);
      const found = await store.tables({ changedFrom: from, limit: 100 });
      expect(found.map(({ changedAt }) => changedAt)).toEqual(expected.map(({ changedAt }) => changedAt));
      expect(found.length).toBeLessThan(all.length);
      expect(await store.tables({ changedFrom: from, limit: 1 })).toEqual(found.slice(0, 1));
    });
    test('all conditions together', async () => {
      expect(await ids({ member: 'ann', status: 'waiting', publicWaiting: true, changedBefore: 200, limit: 100 })).toEqual(['open-old']);
    });
  });

  describe(`the end of a store: ${engine}`, () => {
    test('close writes what was asked for before; afterwards everything is refused with a sentence, and the data is still there', async () => {
      const place = await makePlace();
      const store = await place.open();
      const table = newTable();
      const asked = Promise.all(Array.from({ length: 5 }, (_, seq) => store.append(append(table, seq, [String(seq)]))));
      await store.close();
      await asked;
      await store.close();
      const uses: readonly (() => Promise<unknown>)[] = [
        () => store.append(append(table, 5, ['5'])),
        () => store.read(table, 0),
        () => store.saveSnapshot(table, { seq: 1, body: '1' }),
        () => store.snapshot(table),
        () => store.row(table),
        () => store.tables({ limit: 1 }),
        () => store.remove(table),
        () => store.guest('ann'),
        () => store.saveGuest({ id: 'ann', name: 'Ann', createdAt: 1, seenAt: 1 }),
        () => store.removeGuest('ann'),
        () => store.ping(),
      ];
      for (const use of uses) {
        await expect(use()).rejects.toThrow(new StorageError('The store is closed.'));
      }
      const again = await place.open();
      expect(await bodies(again, table)).toEqual(['0', '1', '2', '3', '4']);
      await again.close();
      await place.clear();
    });
  });
}
