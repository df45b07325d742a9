import { describe, expect, test } from 'vitest';
import type { Device } from '../../store/persons.ts';
import { ConflictError, type Store } from '../../store/port.ts';
import { newTable } from './position.ts';

const LATER = 1_763_200_009_000;
const deviceOf = (person: string, id = newTable() as string): Device => ({
  id,
  person,
  kind: 'phone',
  browser: 'Firefox',
  createdAt: 1_763_200_000_000,
  seenAt: 1_763_200_000_000,
});

/** Persons, their devices, and what adds one. */
export function personsContract(both: () => { readonly store: Store; readonly beside: Store }): void {
  describe('persons', () => {
    test('a device is found by its id and by its person, is seen again, and once revoked stays so', async () => {
      const { store, beside } = both();
      const person = newTable();
      const [phone, desk] = [deviceOf(person), deviceOf(person)];
      await store.persons.saveDevice(phone);
      await store.persons.saveDevice({ ...desk, seenAt: LATER });
      expect(await beside.persons.device(phone.id)).toEqual(phone);
      expect((await beside.persons.devices(person)).map(({ id }) => id)).toEqual([desk.id, phone.id]);
      expect(await store.persons.revokeDevice('somebody else', desk.id, LATER)).toBe(false);
      expect(await store.persons.revokeDevice(person, desk.id, LATER)).toBe(true);
      expect(await store.persons.revokeDevice(person, desk.id, LATER)).toBe(false);
      expect(await store.persons.saveDevice({ ...desk, seenAt: LATER + 1 })).toBe(false);
      expect((await beside.persons.device(desk.id))?.revokedAt).toBe(LATER);
      expect((await beside.persons.devices(person)).map(({ id }) => id)).toEqual([phone.id]);
      expect(await store.persons.revokedSince(LATER)).toContain(desk.id);
      expect(await store.persons.revokedSince(LATER + 1)).not.toContain(desk.id);
    });

    test('of many who use a ticket or a code at once, from two sides, exactly one does; too late nobody', async () => {
      const { store, beside } = both();
      const [person, hash, code] = [newTable(), newTable(), newTable()];
      const ticket = { hash, kind: 'device', person, expiresAt: LATER } as const;
      await store.persons.saveTicket(ticket);
      expect(await beside.persons.ticket(hash, 'device', LATER - 1)).toEqual(ticket);
      expect(await beside.persons.ticket(hash, 'device', LATER)).toBeUndefined();
      expect(await beside.persons.ticket(hash, 'entry', LATER - 1)).toBeUndefined();
      expect(await store.persons.takeTicket(ticket, LATER)).toBe(false);
      const tries = await Promise.all([store, beside, store, beside].map((each) => each.persons.takeTicket(ticket, LATER - 1)));
      expect(tries.filter(Boolean)).toHaveLength(1);
      await store.persons.replaceCodes(person, [code, newTable()], 5);
      const kept = await beside.persons.code(code);
      if (kept === undefined) throw new Error('no code');
      const uses = await Promise.all([store, beside, store].map((each) => each.persons.takeCode(kept, 7)));
      expect(uses.filter(Boolean)).toHaveLength(1);
      expect((await beside.persons.codes(person)).flatMap(({ usedAt }) => usedAt ?? [])).toEqual([7]);
      await store.persons.replaceCodes(person, [newTable()], 8);
      expect(await beside.persons.code(code)).toBeUndefined();
    });

    test('merging is an alias: everything of the one belongs to the other, and to nobody twice', async () => {
      const { store, beside } = both();
      const [ann, bea, earlier] = [newTable(), newTable(), newTable()];
      await store.saveGuest({ id: bea, name: 'Bea', createdAt: 1, seenAt: 1 });
      const key = { id: newTable(), person: bea, publicKey: 'cHVi', counter: 3, transports: ['usb'], madeAt: 1, usedAt: 2 };
      await store.persons.addPasskey(key);
      await expect(store.persons.addPasskey({ ...key, person: ann })).rejects.toThrow(ConflictError);
      await store.persons.merge(earlier, bea, 4);
      await store.persons.merge(bea, ann, 5);
      await store.persons.merge(bea, ann, 6);
      expect(await beside.persons.personOf(bea)).toBe(ann);
      expect(await beside.persons.personOf(earlier)).toBe(ann);
      expect(await beside.persons.aliases(ann)).toEqual([bea, earlier].toSorted());
      expect((await beside.persons.device(bea))?.person).toBe(ann);
      expect(await beside.persons.passkey(key.id)).toEqual({ ...key, person: ann });
      expect(await beside.guest(bea)).toBeUndefined();
    });

    test('whoever is to be forgotten is found when it is time; afterwards every cookie of theirs is worthless', async () => {
      const { store, beside } = both();
      const person = newTable();
      await store.persons.saveDevice(deviceOf(person));
      await store.persons.chooseCrest(person, 4);
      await store.persons.setLeaving(person, LATER);
      expect(await beside.persons.leaving(LATER - 1)).not.toContain(person);
      expect(await beside.persons.leaving(LATER)).toContain(person);
      await store.persons.setLeaving(person, undefined);
      expect(await beside.persons.leaving(LATER)).not.toContain(person);
      expect(await beside.persons.person(person)).toEqual({ id: person, crest: 4 });
      await store.persons.remove(person, LATER);
      expect(await beside.persons.person(person)).toBeUndefined();
      expect(await beside.persons.devices(person)).toEqual([]);
      expect((await beside.persons.device(person))?.revokedAt).toBe(LATER);
      await store.persons.sweep(LATER, LATER + 1);
      expect(await beside.persons.device(person)).toBeUndefined();
    });
  });
}
