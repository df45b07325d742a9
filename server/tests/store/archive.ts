import type { TableId } from '@tafelrunde/protocol';
import { describe, expect, test } from 'vitest';
import type { Place } from '../../store/archive.ts';
import { ConflictError, type Store } from '../../store/port.ts';
import { append, newTable } from './position.ts';

const LONG_AGO = 1_000_000_000_000;
const NOW = LONG_AGO + 1_000_000;
const everything = { limit: 1000 };

/** All that can be asked of a table. */
async function askedOf(store: Store, table: TableId) {
  return {
    row: await store.row(table),
    events: await Promise.all([0, 1, 3, 5].map((after) => store.read(table, after))),
    talk: await Promise.all(
      [everything, { limit: 1 }, { limit: 2 }, { after: 1, limit: 9 }, { before: 3, limit: 9 }, { before: 3, limit: 1 }].map((part) =>
        store.talk(table, part),
      ),
    ),
    snapshot: await store.snapshot(table),
    pages: await Promise.all([0, 1, 2].map((number) => store.page(table, number))),
  };
}

/** Whatever lies in the archive is there as before. */
export function archiveContract(stores: () => { readonly store: Store; readonly beside: Store }): void {
  describe('archive', () => {
    /** Five events, three words, a snapshot and two pages; over, and long ago. */
    async function played(speaker = newTable() as string): Promise<TableId> {
      const { store } = stores();
      const table = newTable();
      const of = (expected: number, bodies: readonly string[]) => {
        const wish = append(table, expected, bodies, { status: 'over', changedAt: LONG_AGO, members: ['packer'] });
        return { ...wish, events: wish.events.map((event, i) => ({ ...event, command: `${speaker}:act-${expected + i}` })) };
      };
      await store.append(of(0, ['"a"', '"b"', '"c"']));
      await store.append(of(3, ['"d"', '"e"']));
      const words = ['"x"', '"y"', '"z"'].map((body, at) => ({ at, body, command: `${speaker}-too:chat-${at}` }));
      await store.appendTalk({ table, expected: 0, words });
      await store.saveSnapshot(table, { seq: 4, body: '"at four"' }, [
        { number: 0, body: '"first"' },
        { number: 1, body: '"second"' },
      ]);
      return table;
    }

    test('a packed table answers everything as before, from any process, and goes on', async () => {
      const { store, beside } = stores();
      const table = await played();
      const before = await askedOf(store, table);
      const old = async (before: number) => (await store.archive.old(before, { looked: 1000, limit: 1000 })).tables;
      expect(await old(LONG_AGO)).not.toContain(table);
      expect(await old(LONG_AGO + 1)).toContain(table);
      expect(await store.archive.pack(table, NOW)).toBe(true);
      expect(await old(LONG_AGO + 1)).not.toContain(table);
      expect(await askedOf(store, table)).toEqual(before);
      expect(await askedOf(beside, table)).toEqual(before);

      await expect(beside.append(append(table, 4, ['"late"']))).rejects.toThrow(ConflictError);
      await beside.append(append(table, 5, ['"f"'], { changedAt: LONG_AGO }));
      await beside.appendTalk({ table, expected: 3, words: [{ at: 9, body: '"w"' }] });
      expect((await store.read(table, 0)).map(({ body }) => body)).toEqual(['"a"', '"b"', '"c"', '"d"', '"e"', '"f"']);
      expect((await store.talk(table, everything)).map(({ body }) => body)).toEqual(['"x"', '"y"', '"z"', '"w"']);
      await store.saveSnapshot(table, { seq: 6, body: '"at six"' }, [{ number: 2, body: '"third"' }]);
      const since = await askedOf(store, table);
      expect([since.snapshot, since.pages]).toEqual([{ seq: 6, body: '"at six"' }, ['"first"', '"second"', '"third"']]);
      // And is packed again, with what has come since.
      expect(await beside.archive.pack(table, NOW)).toBe(true);
      expect(await askedOf(store, table)).toEqual(since);
    });

    test('a table that was changed while it was packed, or is gone, is left alone; one packed twice at once is packed once', async () => {
      const { store, beside } = stores();
      const table = await played();
      const before = await askedOf(store, table);
      await Promise.all([store.archive.pack(table, NOW), beside.archive.pack(table, NOW), store.archive.pack(table, NOW)]);
      expect(await askedOf(store, table)).toEqual(before);
      expect(await store.archive.pack(newTable(), NOW)).toBe(false);
      const busy = await played();
      await Promise.all([store.archive.pack(busy, NOW), beside.append(append(busy, 5, ['"f"']))]);
      expect((await store.read(busy, 0)).map(({ body }) => body)).toEqual(['"a"', '"b"', '"c"', '"d"', '"e"', '"f"']);
      expect(await store.remove(table)).toBe(true);
      expect([await beside.read(table, 0), await beside.snapshot(table), await beside.page(table, 0)]).toEqual([[], undefined, undefined]);
    });

    test('what is to be packed is found part by part, each table once, whatever is packed or left alone meanwhile', async () => {
      const { store } = stores();
      const ids = (await Promise.all(Array.from({ length: 7 }, () => played()))).toSorted(); // all changed at one moment
      await store.archive.pack(ids[2] ?? newTable(), NOW);
      const found: TableId[] = [];
      let after: Place = { changedAt: LONG_AGO, id: '' };
      for (let more = true; more; ) {
        const part = await store.archive.old(LONG_AGO + 1, { after, looked: 3, limit: 2 });
        expect(part.tables.length).toBeLessThanOrEqual(2);
        found.push(...part.tables);
        const [first] = part.tables;
        if (first !== undefined) await store.archive.pack(first, NOW);
        ({ until: after, more } = part);
      }
      expect(found.filter((id) => ids.includes(id))).toEqual(ids.filter((_, n) => n !== 2));
      expect(new Set(found).size).toBe(found.length);
      // Nothing is left after that, and whatever is changed comes behind it.
      expect(await store.archive.old(LONG_AGO + 1, { after, looked: 3, limit: 2 })).toEqual({ tables: [], until: after, more: false });
      const [again = newTable()] = ids;
      await store.append(append(again, 5, ['"f"'], { status: 'over', changedAt: LONG_AGO + 1 }));
      expect((await store.archive.old(LONG_AGO + 2, { after, looked: 3, limit: 2 })).tables).toEqual([again]);
    });

    test('whoever is to be forgotten is found there, and their words are put in others there as well', async () => {
      const { store, beside } = stores();
      const speaker = newTable() as string;
      const table = await played(speaker);
      await store.archive.pack(table, NOW);
      const heard = async (guest: string) => (await beside.tables({ heardFrom: guest, limit: 9 })).map(({ id }) => id);
      expect([await heard(speaker), await heard(`${speaker}-too`), await heard(`${speaker}-t`)]).toEqual([[table], [table], []]);
      await store.rewrite(table, 5, { events: [{ seq: 2, body: '"…"' }], talk: [{ seq: 1, body: '"…"' }] });
      expect((await beside.read(table, 0)).map(({ body }) => body)).toEqual(['"a"', '"…"', '"c"', '"d"', '"e"']);
      expect((await beside.talk(table, everything)).map(({ body }) => body)).toEqual(['"…"', '"y"', '"z"']);
      expect(await beside.snapshot(table)).toBeUndefined();
      expect(await beside.page(table, 1)).toBe('"second"');
      // Nothing of the old words is packed again.
      await store.archive.pack(table, NOW);
      expect((await beside.read(table, 0)).map(({ body }) => body)).toEqual(['"a"', '"…"', '"c"', '"d"', '"e"']);
      await expect(store.rewrite(table, 4, { events: [{ seq: 1, body: '"no"' }] })).rejects.toThrow(ConflictError);
      expect((await store.read(table, 0))[0]?.body).toBe('"a"');
    });
  });
}
