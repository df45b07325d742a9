import type { TableId } from '@tafelrunde/protocol';
import { describe, expect, test } from 'vitest';
import { ConflictError, type Store } from '../../store/port.ts';
import { append, newTable } from './position.ts';

const words = (table: TableId, expected: number, bodies: readonly string[], command?: string) => ({
  table,
  expected,
  words: bodies.map((body, i) => ({ at: expected + i + 1, body, ...(command === undefined ? {} : { command }) })),
});
const all = { limit: 1000 };

/** What every engine keeps of a talk. */
export function talkContract(stores: () => { readonly store: Store; readonly beside: Store }): void {
  describe('talk', () => {
    const laid = async () => {
      const table = newTable();
      await stores().store.append(append(table, 0, ['1', '2'], { summary: '"before"' }));
      return table;
    };

    test('has numbers of its own, and leaves the table where it was', async () => {
      const { store, beside } = stores();
      const table = await laid();
      await store.appendTalk(words(table, 0, ['"a"', '"b"']));
      await beside.appendTalk(words(table, 2, ['"c"']));
      expect(await store.talk(table, all)).toEqual([
        { seq: 1, at: 1, body: '"a"' },
        { seq: 2, at: 2, body: '"b"' },
        { seq: 3, at: 3, body: '"c"' },
      ]);
      expect(await store.read(table, 0)).toHaveLength(2);
      expect((await store.row(table))?.summary).toBe('"before"');
      await store.append(append(table, 2, ['3'])); // nobody else wrote to the table
    });

    test('the last words of a person at each table of a member; what bots say is not among them', async () => {
      const { store } = stores();
      const [one, two, silent] = [newTable(), newTable(), newTable()];
      for (const table of [one, two, silent]) await store.append(append(table, 0, ['1'], { members: ['listener'] }));
      await store.appendTalk(
        words(one, 0, ['{"type":"said","text":"a"}', '{"type":"told"}', '{"type":"said","text":"b"}', '{"type":"told"}']),
      );
      await store.appendTalk(words(two, 0, ['{"type":"told"}']));
      expect([...(await store.spoken('listener'))]).toEqual([[one, 3]]);
      expect([...(await store.spoken('nobody'))]).toEqual([]);
    });

    test('parts: the newest, those before, those after', async () => {
      const { store } = stores();
      const table = await laid();
      await store.appendTalk(
        words(
          table,
          0,
          Array.from({ length: 30 }, (_, n) => String(n + 1)),
        ),
      );
      const numbers = async (part: Parameters<Store['talk']>[1]) => (await store.talk(table, part)).map(({ seq }) => seq);
      expect(await numbers({ limit: 3 })).toEqual([28, 29, 30]);
      expect(await numbers({ before: 12, limit: 3 })).toEqual([9, 10, 11]);
      expect(await numbers({ after: 8, before: 11, limit: 9 })).toEqual([9, 10]);
      expect(await numbers({ after: 30, limit: 9 })).toEqual([]);
    });

    test('expecting another number, or saying the same command again, is a conflict and nothing is written', async () => {
      const { store } = stores();
      const table = await laid();
      await store.appendTalk(words(table, 0, ['"a"'], 'ann:one'));
      for (const wrong of [words(table, 0, ['"b"']), words(table, 2, ['"b"']), words(table, 1, ['"b"'], 'ann:one')]) {
        await expect(store.appendTalk(wrong)).rejects.toThrow(ConflictError);
      }
      await expect(store.appendTalk(words(newTable(), 0, ['"to nobody"']))).rejects.toThrow(ConflictError);
      expect(await store.talk(table, all)).toHaveLength(1);
      // The same name of a command at the table itself is another one.
      await store.append({ ...append(table, 2, []), events: [{ at: 1, body: '3', command: 'ann:one' }] });
    });

    test('of many who speak at once from two sides all are heard once they have read on; none of them meets a move', async () => {
      const { store, beside } = stores();
      const table = await laid();
      const speak = async (side: Store, body: string): Promise<void> => {
        const expected = (await side.talk(table, { limit: 1 }))[0]?.seq ?? 0;
        await side.appendTalk(words(table, expected, [body])).catch((fault: unknown) => {
          if (!(fault instanceof ConflictError)) throw fault;
          return speak(side, body);
        });
      };
      const play = async () => {
        for (let seq = 2; seq < 12; seq += 1) await store.append(append(table, seq, [String(seq)]));
      };
      const spoken = Array.from({ length: 8 }, (_, n) => `"${n}"`);
      await Promise.all([play(), ...spoken.map((body, n) => speak(n % 2 === 0 ? store : beside, body))]);
      const talk = await store.talk(table, all);
      expect(talk.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
      expect(talk.map(({ body }) => body).toSorted()).toEqual(spoken);
      expect(await store.read(table, 0)).toHaveLength(12);
    });

    test('what those say who look on lies apart: neither is found in the other, and a guest who spoke only there is found', async () => {
      const { store, beside } = stores();
      const table = newTable();
      await store.append(append(table, 0, ['1', '2'], { members: ['bystander'] }));
      await store.appendTalk(words(table, 0, ['"to all"'], 'amy:one'));
      await store.asides.appendTalk(words(table, 0, ['{"type":"said","text":"psst"}'], 'wes:one'));
      await beside.asides.appendTalk(words(table, 1, ['"later"'], 'amy:one'));
      for (const wrong of [words(table, 1, ['"no"']), words(table, 2, ['"no"'], 'wes:one')])
        await expect(store.asides.appendTalk(wrong)).rejects.toThrow(ConflictError);
      expect((await store.talk(table, all)).map(({ body }) => body)).toEqual(['"to all"']);
      expect((await beside.asides.talk(table, all)).map(({ seq }) => seq)).toEqual([1, 2]);
      expect((await store.asides.talk(table, { before: 2, limit: 5 })).map(({ seq }) => seq)).toEqual([1]);
      expect([...(await store.spoken('bystander'))]).toEqual([]);
      expect((await store.tables({ heardFrom: 'wes', limit: 5 })).map(({ id }) => id)).toEqual([table]);
      await store.rewrite(table, 2, { asides: [{ seq: 1, body: '"…"' }] });
      expect((await store.asides.talk(table, all)).map(({ body }) => body)).toEqual(['"…"', '"later"']);
      expect((await store.talk(table, all)).map(({ body }) => body)).toEqual(['"to all"']);
      await store.remove(table);
      expect(await store.asides.talk(table, all)).toEqual([]);
    });

    test('a guest who only spoke is found, their lines can be written anew, and with the table they are gone', async () => {
      const { store } = stores();
      const table = await laid();
      await store.appendTalk(words(table, 0, ['"mine"'], 'zoe:one'));
      await store.appendTalk(words(table, 1, ['"yours"'], 'yan:one'));
      expect((await store.tables({ heardFrom: 'zoe', limit: 5 })).map(({ id }) => id)).toEqual([table]);
      await expect(store.rewrite(table, 1, { talk: [{ seq: 1, body: '"…"' }] })).rejects.toThrow(ConflictError);
      await store.rewrite(table, 2, { events: [{ seq: 2, body: '"two"' }], talk: [{ seq: 1, body: '"…"' }] });
      expect((await store.talk(table, all)).map(({ body }) => body)).toEqual(['"…"', '"yours"']);
      expect((await store.read(table, 1)).map(({ body }) => body)).toEqual(['"two"']);
      await store.remove(table);
      expect(await store.talk(table, all)).toEqual([]);
    });
  });
}
