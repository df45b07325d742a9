import { fail, type ChatLine, TALK_SENT, type TableId } from '@tafelrunde/protocol';
import type { TableHost } from './host.ts';
import type { Ledger } from './ledger.ts';
import { ConflictError, type StoredEvent, type TalkStream } from './port.ts';
import type { TableState } from './state.ts';
import { lineOf, readWords, type Words, wordsAmong } from './talk-words.ts';

/** Tries of one word while others speak at the same table. */
const TRIES = 8;

/** From when words were events of the table. */
type OldWords = Pick<TableState, 'chat' | 'chatCount'>;

/**
 * What is said at a table that is open at some host, or among those who look on there. Its words wait for each other and for nothing that is played; nobody hears one
 * before it is in the store.
 */
export class Talk {
  readonly #id: TableId;
  readonly #stream: TalkStream;
  readonly #host: TableHost;
  readonly #ledger: Ledger;
  readonly #tell: (lines: readonly ChatLine[]) => void;
  /** The newest lines. */
  #lines: ChatLine[] = [];
  /** Words among the table's own events; undefined until the talk was read. */
  #before: number | undefined;
  #outdated = false;
  /** How many words the stream has. */
  #seq = 0;
  /** When the last word was said. */
  #at = 0;
  /** What was said by which command, newest last. */
  readonly #commands = new Map<string, number>();
  #tail: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  constructor(id: TableId, stream: TalkStream, host: TableHost, ledger: Ledger, tell: (lines: readonly ChatLine[]) => void) {
    this.#id = id;
    this.#stream = stream;
    this.#host = host;
    this.#ledger = ledger;
    this.#tell = tell;
  }

  get table(): TableId {
    return this.#id;
  }

  /** The newest lines, in order. */
  get lines(): readonly ChatLine[] {
    return this.#lines;
  }

  /** Lines there are, old words included. */
  get count(): number {
    return (this.#before ?? 0) + this.#seq;
  }

  get busy(): boolean {
    return this.#waiting > 0;
  }

  /** Everything that was to be said is said, or refused. */
  async settled(): Promise<void> {
    await this.#tail;
  }

  /** Reads the newest lines: once, and again when they are in other words. */
  open(state: OldWords): Promise<void> {
    return this.#run(async () => {
      if (this.#before !== undefined && !this.#outdated) return;
      const words = await this.#ledger.talk(this.#stream, { limit: TALK_SENT });
      this.#outdated = false;
      this.#before = state.chatCount;
      this.#lines = [...state.chat].slice(-TALK_SENT);
      this.#seq = 0;
      this.#at = state.chat.at(-1)?.at ?? 0;
      this.#commands.clear();
      this.#take(words);
    });
  }

  /** Old lines were put in other words: read anew when the table is, and shown to nobody before. */
  outdate(): void {
    this.#outdated = true;
  }

  /** What this command said, if that is not too long ago. */
  said(command: string | undefined): number | undefined {
    return command === undefined ? undefined : this.#commands.get(command);
  }

  /** Says it, once; answers its number. */
  say(words: Words, command: string | undefined): Promise<number> {
    return this.#run(async () => {
      for (let tries = 0; tries < TRIES; tries += 1) {
        const said = this.said(command);
        if (said !== undefined) return said;
        const expected = this.#seq;
        const at = Math.max(this.#host.now(), this.#at); // a clock that was put back makes no word older than the one before
        const body = JSON.stringify(command === undefined ? words : { ...words, command });
        try {
          await this.#ledger.appendTalk(this.#stream, expected, [{ at, body, ...(command === undefined ? {} : { command }) }]);
        } catch (fault) {
          if (!(fault instanceof ConflictError)) throw fault;
          this.#host.notice.conflict();
          await this.#readOn();
          if (command !== undefined && this.#seq === expected) return this.count; // nobody else spoke: this was said long ago
          continue;
        }
        this.#tell(this.#take([{ seq: expected + 1, at, body }]));
        this.#host.notice.happened(words.type);
        this.#host.spoken(this.#id, this.#seq, this.#stream);
        return this.count;
      }
      return fail('storage-failed');
    });
  }

  /** Another host wrote words up to here. */
  heardOf(seq: number): void {
    if (this.#before === undefined || seq <= this.#seq) return;
    this.#run(() => this.#readOn()).catch((fault: unknown) => {
      this.#host.notice.log('warn', 'words of others could not be read yet', { table: this.#id, fault });
    });
  }

  /** Nothing is missing that another host wrote. */
  async fresh(): Promise<void> {
    if (this.#host.shared) await this.#run(() => this.#readOn());
  }

  /** Lines before one, and how many there are before them. */
  async before(state: OldWords, line: number): Promise<{ readonly chat: readonly ChatLine[]; readonly earlier: number }> {
    const old = this.#before ?? state.chatCount;
    const to = Math.min(line, this.count);
    const earlier = Math.max(0, to - TALK_SENT);
    const among = earlier >= old ? [] : await this.#oldLines(state, earlier);
    const words =
      to <= old ? [] : await this.#ledger.talk(this.#stream, { after: Math.max(0, earlier - old), before: to - old + 1, limit: TALK_SENT });
    const lines = [...among.filter(({ n }) => n >= earlier && n < to), ...words.map((word) => lineOf(word, old))];
    return { chat: lines, earlier };
  }

  /** Those at hand, unless older ones are wanted. */
  async #oldLines({ chat }: OldWords, from: number): Promise<readonly ChatLine[]> {
    const [first] = chat;
    return first !== undefined && first.n <= from ? chat : wordsAmong(await this.#ledger.after(0));
  }

  async #readOn(): Promise<void> {
    const lines = this.#take(await this.#ledger.talk(this.#stream, { after: this.#seq, limit: TALK_SENT }));
    if (lines.length > 0) this.#tell(lines);
  }

  #take(words: readonly StoredEvent[]): readonly ChatLine[] {
    const before = this.#before ?? 0;
    const lines = words.map((word) => lineOf(word, before));
    for (const { seq, at, body } of words) {
      const { command } = readWords(body);
      if (command !== undefined) this.#commands.set(command, before + seq);
      this.#seq = seq;
      this.#at = at;
    }
    this.#lines = [...this.#lines, ...lines].slice(-TALK_SENT);
    for (const oldest of [...this.#commands.keys()].slice(0, -TALK_SENT)) this.#commands.delete(oldest);
    return lines;
  }

  #run<T>(work: () => Promise<T>): Promise<T> {
    this.#waiting += 1;
    const turn = this.#tail.then(work).finally(() => {
      this.#waiting -= 1;
    });
    this.#tail = turn.catch(() => undefined);
    return turn;
  }
}
