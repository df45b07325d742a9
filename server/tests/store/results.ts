import { describe, expect, test } from 'vitest';
import type { Finish } from '@tafelrunde/table';
import { ConflictError, type Store } from '../../store/port.ts';
import { append, newTable, row } from './position.ts';

const ended = (at: number, guests: readonly string[]): Finish => ({
  at,
  low: true,
  outcomes: [
    ...guests.map((guest, seat) => ({ seat, guest, place: seat + 1, won: seat === 0, score: seat, acted: 4, stoodIn: 0 })),
    { seat: guests.length, level: 'deep', place: 9, won: false, acted: 1, stoodIn: 0 },
  ],
});

/** How matches ended, and who wants to be rated. */
export function resultsContract(both: () => { readonly store: Store; readonly beside: Store }): void {
  describe('results', () => {
    const finished = async (store: Store, game: string) => {
      const table = newTable();
      await store.append({ ...append(table, 0, ['"a"']), row: { ...row(table), game, status: 'over' } });
      return table;
    };

    test('a finished table is to be counted until it is, once, also when two do it at once; removed, its results are gone', async () => {
      const { store, beside } = both();
      const game = newTable();
      const [table, odd] = [await finished(store, game), await finished(store, game)];
      const [ann, bea] = [newTable(), newTable()];
      const waiting = async () => (await beside.results.uncounted(10_000)).map(({ id }) => id);
      expect(await waiting()).toEqual(expect.arrayContaining([table, odd]));
      await Promise.all([store, beside, store].map((each) => each.results.save(table, game, ended(5, [ann, bea]))));
      await store.results.skip(odd);
      expect((await waiting()).filter((id) => id === table || id === odd)).toEqual([]);
      const rows = await beside.results.at(table);
      expect(rows).toEqual(
        ended(5, [ann, bea]).outcomes.map((one) => ({
          ...one,
          table,
          game,
          at: 5,
          low: true,
          ...(one.guest === undefined ? {} : { person: one.guest }),
        })),
      );
      expect(await beside.results.of([bea, 'nobody'], 10)).toEqual(rows);
      expect(await beside.results.of(['nobody'], 10)).toEqual([]);
      await store.persons.merge(bea, ann, 7);
      expect((await beside.results.of([ann, bea], 10)).map(({ person }) => person)).toEqual([ann, ann, undefined]);
      await store.remove(table);
      expect(await beside.results.at(table)).toEqual([]);
      await expect(store.results.save(table, game, ended(5, [ann]))).rejects.toThrow(ConflictError);
    });

    test('what may be rated comes in the order in which it ended, from any place on', async () => {
      const { store, beside } = both();
      const game = newTable();
      const tables = [await finished(store, game), await finished(store, game), await finished(store, game)].toSorted();
      for (const [i, table] of tables.entries()) await store.results.save(table, game, ended(i === 0 ? 9 : 8, [newTable()]));
      const [last = '', first = '', second = ''] = tables;
      const order = (await beside.results.rateable(game, { at: -1, table: '' }, 100)).map(({ table, seat }) => [table, seat]);
      expect(order).toEqual(
        [first, second, last].flatMap((table) => [
          [table, 0],
          [table, 1],
        ]),
      );
      expect((await beside.results.rateable(game, { at: 8, table: first }, 3)).map(({ table }) => table)).toEqual([second, second, last]);
      expect(await beside.results.rateableUpTo(game, { at: 8, table: second })).toBe(4);
      expect(await beside.results.games()).toContain(game);
    });

    test('a wish for a rating has a beginning and an end; merged, the one says for both; forgotten, there is none', async () => {
      const { store, beside } = both();
      const [ann, bea] = [newTable(), newTable()];
      const of = async (person: string) =>
        (await beside.results.wishes()).flatMap(({ person: whose, ...span }) => (whose === person ? [span] : []));
      await store.results.wishRating(ann, true, 10);
      await store.results.wishRating(ann, false, 20);
      await store.results.wishRating(ann, false, 25);
      await store.results.wishRating(bea, true, 15);
      expect(await of(ann)).toEqual([{ since: 10, until: 20 }]);
      const aliases = await beside.results.aliases();
      await store.persons.merge(bea, ann, 30);
      expect(await beside.results.aliases()).toBe(aliases + 1);
      expect([await of(ann), await of(bea)]).toEqual([
        [
          { since: 10, until: 20 },
          { since: 15, until: 30 },
        ],
        [],
      ]);
      await store.results.wishRating(ann, true, 40);
      await store.persons.remove(ann, 50);
      expect((await of(ann)).at(-1)).toEqual({ since: 40, until: 50 });
    });
  });
}
