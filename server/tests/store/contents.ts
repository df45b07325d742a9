import { contentName } from '@tafelrunde/kernel';
import { describe, expect, test } from 'vitest';
import { ConflictError, type ListedContent, type Store } from '../../store/port.ts';
import { append, newTable } from './position.ts';

/** A text nobody else has, and its name. */
function newText(): { readonly text: string; readonly name: string } {
  const text = `{"id":"${newTable()}"}`;
  return { text, name: contentName(text) };
}

const listedFor = (guest: string, name: string, listedAt = 1): ListedContent => ({
  guest,
  name,
  game: 'andor',
  option: 'legend',
  title: '{"en":"The Lost Song"}',
  listedAt,
});

const MOST = 3;
const GONE = 1_000_000;

/** Texts that tables are made of: kept while anything refers to them. */
export function contentsContract(both: () => { readonly store: Store; readonly beside: Store }): void {
  describe('contents', () => {
    test('a listed text is read by its name, by anybody', async () => {
      const { store, beside } = both();
      const { text, name } = newText();
      expect(await store.content(name)).toBeUndefined();
      expect(await store.listContent(listedFor('g1', name), text, MOST)).toBe(true);
      expect([await store.content(name), await beside.content(name)]).toEqual([text, text]);
      expect(await beside.listedContents('g1')).toEqual([listedFor('g1', name)]);
    });

    test('a list holds so many, the newest first; the same one again is listed anew', async () => {
      const { store } = both();
      const guest = newTable();
      const texts = [newText(), newText(), newText(), newText()];
      for (const [i, { text, name }] of texts.slice(0, MOST).entries())
        expect(await store.listContent(listedFor(guest, name, i), text, MOST)).toBe(true);
      const [first, , , last] = texts as [ReturnType<typeof newText>, unknown, unknown, ReturnType<typeof newText>];
      expect(await store.listContent(listedFor(guest, last.name, 9), last.text, MOST)).toBe(false);
      expect(await store.content(last.name)).toBeUndefined();
      expect(await store.listContent(listedFor(guest, first.name, 9), first.text, MOST)).toBe(true);
      expect((await store.listedContents(guest)).map(({ listedAt }) => listedAt)).toEqual([9, 2, 1]);
    });

    test('taking back unlists: a table keeps its copy, and a person without a list loses nothing of others', async () => {
      const { store } = both();
      const { text, name } = newText();
      const table = newTable();
      await store.listContent(listedFor('g2', name), text, MOST);
      await store.listContent(listedFor('g3', name), text, MOST);
      await store.append({ ...append(table, 0, ['1']), contents: { [name]: text } });
      expect(await store.unlistContent('g2', name)).toBe(true);
      expect(await store.unlistContent('g2', name)).toBe(false);
      expect(await store.listedContents('g2')).toEqual([]);
      await store.saveGuest({ id: 'g3', name: 'Ada', createdAt: 1, seenAt: 1 });
      await store.removeGuest('g3');
      expect(await store.listedContents('g3')).toEqual([]);
      await store.sweepContents(5, 10);
      await store.sweepContents(GONE, GONE);
      expect(await store.content(name)).toBe(text);
    });

    test('what nothing refers to goes when it has been so long enough, and not before', async () => {
      const { store, beside } = both();
      const { text, name } = newText();
      const table = newTable();
      await store.append({ ...append(table, 0, ['1']), contents: { [name]: text } });
      await store.sweepContents(100, 50);
      await store.remove(table);
      expect(await store.sweepContents(200, 150)).toBe(true); // noted: alone since 200
      await store.sweepContents(300, 199);
      expect(await beside.content(name)).toBe(text);
      expect(await store.sweepContents(400, 200)).toBe(true);
      expect(await beside.content(name)).toBeUndefined();
    });

    test('what is referred to again begins anew', async () => {
      const { store } = both();
      const { text, name } = newText();
      await store.listContent(listedFor('g4', name), text, MOST);
      await store.unlistContent('g4', name);
      await store.sweepContents(200, 150);
      await store.listContent(listedFor('g4', name), text, MOST);
      await store.unlistContent('g4', name);
      await store.sweepContents(300, 250); // noted anew
      await store.sweepContents(301, 299);
      expect(await store.content(name)).toBe(text);
    });

    test('a table that is not written brings nothing', async () => {
      const { store } = both();
      const { text, name } = newText();
      const table = newTable();
      await store.append(append(table, 0, ['1']));
      await expect(store.append({ ...append(table, 0, ['1']), contents: { [name]: text } })).rejects.toBeInstanceOf(ConflictError);
      expect(await store.content(name)).toBeUndefined();
    });

    test('two tables of one text keep one copy between them', async () => {
      const { store } = both();
      const { text, name } = newText();
      const [one, other] = [newTable(), newTable()];
      await Promise.all([one, other].map((table) => store.append({ ...append(table, 0, ['1']), contents: { [name]: text } })));
      await store.remove(one);
      await store.sweepContents(1, 0);
      await store.sweepContents(GONE, GONE);
      expect(await store.content(name)).toBe(text);
    });
  });
}
