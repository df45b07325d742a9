import { contentName } from '@tafelrunde/kernel';
import { describe, expect, test } from 'vitest';
import { ConflictError, type Store } from '../../store/port.ts';
import { append, newTable } from './position.ts';

const LATE = 1_763_200_009_000;

/** What the operator does not want in the house, and who is asked to which table. */
export function houseBansContract(both: () => { readonly store: Store; readonly beside: Store }): void {
  describe('house bans', () => {
    test('people are found by a part of their name, whatever signs it holds; a ban names all their devices', async () => {
      const { store, beside } = both();
      const [ann, phone] = [newTable(), newTable()];
      await store.saveGuest({ id: ann, name: `Ann 100%_${ann}`, createdAt: 1, seenAt: LATE });
      const found = async (part: string) => (await beside.bans.people(part, 10)).filter(({ id }) => id === ann);
      expect(await found(`ANN 100%_${ann}`)).toEqual([{ id: ann, name: `Ann 100%_${ann}`, createdAt: 1, seenAt: LATE }]);
      expect(await found(`100__${ann}`)).toEqual([]);
      await store.bans.ban(ann, [ann, phone], LATE);
      await store.bans.ban(ann, [ann, phone], LATE + 5); // twice is no harm
      expect(await found('ann')).toMatchObject([{ bannedAt: LATE }]);
      expect(await beside.bans.bannedSince(LATE)).toEqual(expect.arrayContaining([ann, phone]));
      expect((await beside.bans.bannedSince(LATE + 1)).filter((id) => id === ann || id === phone)).toEqual([]);
      expect([await store.bans.unban(ann), await store.bans.unban(ann)]).toEqual([true, false]);
      expect((await found('ann'))[0]).not.toHaveProperty('bannedAt');
    });

    test('capital letters are found by small ones, and the other way round, in every language people are called in', async () => {
      const { store, beside } = both();
      const own = newTable();
      const names = ['Özlem', 'Émile', 'Änne', 'andré'].map((name) => `${name} ${own}`);
      for (const name of names) await store.saveGuest({ id: newTable(), name, createdAt: 1, seenAt: LATE });
      const found = async (part: string) => (await beside.bans.people(`${part} ${own}`, 10)).map(({ name }) => name);
      expect(await Promise.all(['Özlem', 'özlem', 'émile', 'ÄNNE', 'ANDRÉ', 'Ü'].map(found))).toEqual([
        ...[0, 0, 1, 2, 3].map((n) => [names[n]]),
        [],
      ]);
    });

    test('a text on several lists is one, hidden and shown again', async () => {
      const { store, beside } = both();
      const text = `{"id":"${newTable()}"}`;
      const name = contentName(text);
      const listed = { name, game: 'andor', option: 'legend', title: '{"en":"The Lost Song"}' };
      for (const listedAt of [LATE, LATE + 1]) await store.listContent({ ...listed, guest: newTable(), listedAt }, text, 3);
      const found = async () => (await beside.bans.contents(1000)).find((one) => one.name === name);
      const known = { name, game: 'andor', title: listed.title, listedAt: LATE + 1, lists: 2 };
      expect(await found()).toEqual(known);
      await store.bans.hide(name, LATE + 7);
      expect([await beside.bans.isHidden(name), await found()]).toEqual([true, { ...known, hiddenAt: LATE + 7 }]);
      expect([await store.bans.show(name), await store.bans.show(name), await beside.bans.isHidden(name)]).toEqual([true, false, false]);
    });
  });

  describe('invitations', () => {
    test('somebody is asked once to a table, while it waits', async () => {
      const { store, beside } = both();
      const [table, bea] = [newTable(), newTable()];
      await store.append(append(table, 0, ['"a"']));
      const asked = { table, person: bea, inviter: 'ann', at: LATE };
      expect([await store.invitations.add(asked), await beside.invitations.add({ ...asked, at: LATE + 1 })]).toEqual([true, false]);
      expect(await beside.invitations.at(table)).toEqual([asked]);
      expect(await beside.invitations.of(bea, 10)).toMatchObject([{ row: { id: table }, inviter: 'ann', at: LATE }]);
      await store.append(append(table, 1, ['"b"'], { status: 'running' }));
      expect(await beside.invitations.of(bea, 10)).toEqual([]);
      expect([await store.invitations.remove(table, bea), await store.invitations.remove(table, bea)]).toEqual([true, false]);
    });

    test('nobody is asked to a table that is gone', async () => {
      const { store } = both();
      await expect(store.invitations.add({ table: newTable(), person: 'bea', inviter: 'ann', at: LATE })).rejects.toThrow(ConflictError);
    });
  });
}
