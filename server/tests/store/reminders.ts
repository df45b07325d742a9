import { describe, expect, test } from 'vitest';
import type { Store } from '../../store/port.ts';
import type { Reminder, Way } from '../../store/reminders.ts';
import { append, newTable } from './position.ts';

const THEN = 1_763_200_000_000;
const wayOf = (person: string): Way => ({
  id: newTable(),
  person,
  kind: 'webhook',
  address: 'https://example.org/turn',
  secret: 'c2VjcmV0',
  device: '',
  language: 'de',
  origin: 'https://tafel.example',
  madeAt: THEN,
  confirmedAt: THEN,
  freeAt: 0,
  held: 0,
});

/** How people are called, and the calls that are under way. */
export function remindersContract(both: () => { readonly store: Store; readonly beside: Store }): void {
  const waitingTable = async (store: Store) => {
    const table = newTable();
    await store.append(append(table, 0, ['"a"'], { callAt: THEN }));
    return table;
  };
  const callOf = (way: Way, table: Reminder['table'], ask = '0.play.4'): Reminder => ({
    id: `${way.id} ${table} ${ask}`,
    way: way.id,
    person: way.person,
    table,
    ask,
    madeAt: THEN,
    dueAt: THEN,
    tries: 0,
  });

  describe('reminders', () => {
    test('a table that waits for somebody is found by an index until it was looked at, and again when it has moved on', async () => {
      const { store, beside } = both();
      const table = await waitingTable(store);
      const found = async () => (await beside.tables({ calledBy: THEN, limit: 1000 })).map(({ id }) => id);
      expect(await found()).toContain(table);
      expect((await beside.row(table))?.callAt).toBe(THEN);
      await store.reminders.call(table, THEN - 1, []); // looked at before it moved on
      expect(await found()).toContain(table);
      await store.reminders.call(table, THEN, []);
      expect(await found()).not.toContain(table);
      await store.append(append(table, 1, ['"b"'], { callAt: THEN - 5 }));
      expect(await found()).toContain(table);
      await store.reminders.call(table, THEN - 5, [], THEN + 9);
      expect(await found()).not.toContain(table);
      expect((await beside.row(table))?.callAt).toBe(THEN + 9);
    });

    test('a call is written once, goes to one of many who want to send it, and what a slow one writes afterwards does not count', async () => {
      const { store, beside } = both();
      const way = wayOf(newTable());
      await store.reminders.saveWay(way);
      const table = await waitingTable(store);
      const call = callOf(way, table);
      await Promise.all([store, beside, store].map((each) => each.reminders.call(table, THEN, [call])));
      expect(await beside.reminders.waiting(way.id, THEN - 1)).toEqual([]);
      expect(await beside.reminders.waiting(way.id, THEN)).toEqual([call]);
      const due = async (now: number) => (await beside.reminders.due(now, 1000)).find(({ id }) => id === way.id);
      const slow = await due(THEN);
      if (slow === undefined) throw new Error('nothing is due');
      const tries = await Promise.all([store, beside, store].map((each, i) => each.reminders.hold(slow, THEN, THEN + 10, `batch ${i}`)));
      expect(tries.filter(Boolean)).toHaveLength(1);
      expect(await due(THEN + 9)).toBeUndefined();
      const next = await due(THEN + 10); // whoever had it is gone
      if (next === undefined) throw new Error('nobody may take it up');
      expect(await store.reminders.hold(next, THEN + 10, THEN + 20, 'another batch')).toBe(true);
      const held = { ...next, held: next.held + 1 };
      const [stamped] = await store.reminders.waiting(way.id, THEN + 10);
      expect(stamped?.batch).toBe(`batch ${tries.indexOf(true)}`); // the same message as at the first try
      expect(await store.reminders.settle(next, [call.id], THEN)).toBe(false);
      expect(await store.reminders.postpone(held, [call.id], THEN + 15, 1)).toBe(true);
      expect(await store.reminders.waiting(way.id, THEN + 15)).toEqual([{ ...stamped, dueAt: THEN + 15, tries: 1 }]);
      expect(await store.reminders.settle(held, [call.id], THEN + 16)).toBe(true);
      expect(await store.reminders.release(next, { freeAt: 1 })).toBe(false);
      expect(await store.reminders.release(held, { freeAt: THEN + 30, sentAt: THEN + 16 })).toBe(true);
      expect(await beside.reminders.way(way.id)).toEqual({ ...way, held: held.held, freeAt: THEN + 30, sentAt: THEN + 16 });
      await store.append(append(table, 1, ['"b"'], { callAt: THEN }));
      await store.reminders.call(table, THEN, [call]); // the same turn once more
      expect(await beside.reminders.waiting(way.id, THEN + 99)).toEqual([]);
    });

    test('merging moves ways, calls, wishes and mutes; whoever is forgotten has none; with a table go its calls', async () => {
      const { store, beside } = both();
      const [ann, bea] = [newTable(), newTable()];
      const way = wayOf(bea);
      const table = await waitingTable(store);
      await store.reminders.saveWay(way);
      await store.reminders.call(table, THEN, [callOf(way, table)]);
      await store.reminders.saveWishes(bea, { zone: 'Europe/Berlin', quiet: { from: 22, to: 8 } }, THEN);
      await store.reminders.mute(bea, table, true);
      await store.persons.merge(bea, ann, 5);
      expect((await beside.reminders.ways(ann)).map(({ id }) => id)).toEqual([way.id]);
      expect(await beside.reminders.of(ann)).toHaveLength(1);
      expect(await beside.reminders.wishes(ann)).toEqual({ zone: 'Europe/Berlin', quiet: { from: 22, to: 8 } });
      expect(await beside.reminders.mutes(ann)).toEqual([table]);
      expect(await beside.reminders.ways(bea)).toEqual([]);
      await store.reminders.mute(ann, table, false);
      expect(await beside.reminders.mutes(ann)).toEqual([]);
      await store.remove(table);
      expect(await beside.reminders.of(ann)).toEqual([]);
      await store.persons.remove(ann, 6);
      expect(await beside.reminders.ways(ann)).toEqual([]);
      expect(await beside.reminders.wishes(ann)).toEqual({});
    });
  });
}
