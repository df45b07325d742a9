import type { TableId } from '@tafelrunde/protocol';
import {
  type Append,
  ConflictError,
  type Snapshot,
  type StoredEvent,
  type StoredPage,
  type TableRow,
  type TableStore,
  type TalkAppend,
  type TalkPart,
} from '@tafelrunde/table';

/**
 * What cannot be kept is held in memory, so that a match goes on where the browser has no room or allows no storage. With every
 * further step it is tried again to keep all of it.
 */
export class LooseLeaves implements TableStore {
  readonly #shelf: TableStore;
  readonly #unkept: () => void;
  /** By table: what is not on the shelf yet, as one append. */
  readonly #loose = new Map<TableId, Append>();
  /** The same of its words. */
  readonly #words = new Map<TableId, TalkAppend>();
  #told = false;

  /** `unkept` is told once that something is held in memory alone. */
  constructor(shelf: TableStore, unkept: () => void) {
    this.#shelf = shelf;
    this.#unkept = unkept;
  }

  /** Takes over what could not be kept elsewhere. */
  hold(append: Append): void {
    this.#loose.set(append.table, append);
    this.#tell();
  }

  #tell(): void {
    if (!this.#told) this.#unkept();
    this.#told = true;
  }

  async append(append: Append): Promise<void> {
    const loose = this.#loose.get(append.table);
    if (loose !== undefined && loose.expected + loose.events.length !== append.expected) {
      throw new ConflictError(`Table ${append.table} is not at ${append.expected}.`);
    }
    const all: Append =
      loose === undefined ? append : { ...loose, ...append, expected: loose.expected, events: [...loose.events, ...append.events] };
    try {
      await this.#shelf.append(all);
      this.#loose.delete(append.table);
    } catch (fault) {
      if (fault instanceof ConflictError) throw fault;
      this.hold(all);
    }
  }

  async appendTalk(append: TalkAppend): Promise<void> {
    const { table } = append;
    const loose = this.#words.get(table);
    if (loose !== undefined && loose.expected + loose.words.length !== append.expected) {
      throw new ConflictError(`The talk of ${table} is not at ${append.expected}.`);
    }
    const all = loose === undefined ? append : { ...loose, words: [...loose.words, ...append.words] };
    try {
      await this.#shelf.appendTalk(all);
      this.#words.delete(table);
    } catch (fault) {
      if (fault instanceof ConflictError) throw fault;
      this.#words.set(table, all);
      this.#tell();
    }
  }

  async talk(table: TableId, part: TalkPart): Promise<readonly StoredEvent[]> {
    const { after = 0, before = Number.MAX_SAFE_INTEGER, limit } = part;
    const { expected = 0, words = [] } = this.#words.get(table) ?? {};
    const loose = words.map(({ at, body }, i) => ({ seq: expected + i + 1, at, body }));
    const kept = await this.#shelf.talk(table, part).catch(() => []); // without its old words a match can still be played
    return [...kept, ...loose.filter(({ seq }) => seq > after && seq < before)].slice(-limit);
  }

  async read(table: TableId, after: number): Promise<readonly StoredEvent[]> {
    const { expected = 0, events = [] } = this.#loose.get(table) ?? {};
    const loose = events.map(({ at, body }, i) => ({ seq: expected + i + 1, at, body }));
    const kept = await this.#shelf.read(table, after).catch((fault: unknown) => {
      if (loose.length === 0) throw fault;
      return [];
    });
    return [...kept, ...loose.filter(({ seq }) => seq > after)];
  }

  async row(table: TableId): Promise<TableRow | undefined> {
    return this.#loose.get(table)?.row ?? this.#shelf.row(table);
  }

  snapshot(table: TableId): Promise<Snapshot | undefined> {
    return this.#shelf.snapshot(table).catch(() => undefined);
  }

  /** Of leaves that are not on the shelf there is nothing to save. */
  async saveSnapshot(table: TableId, snapshot: Snapshot, pages: readonly StoredPage[] = []): Promise<void> {
    if (!this.#loose.has(table)) await this.#shelf.saveSnapshot(table, snapshot, pages);
  }

  async content(name: string): Promise<string | undefined> {
    for (const { contents = {} } of this.#loose.values()) if (Object.hasOwn(contents, name)) return contents[name];
    return this.#shelf.content(name).catch(() => undefined);
  }

  page(table: TableId, number: number): Promise<string | undefined> {
    return this.#shelf.page(table, number).catch(() => undefined);
  }
}
