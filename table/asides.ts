import { type ChatLine, fail, type TableId } from '@tafelrunde/protocol';
import { watcherSays } from './commands/words.ts';
import type { Guest } from './decide.ts';
import type { TableHost } from './host.ts';
import type { Ledger } from './ledger.ts';
import { looksOn, type TableState } from './state.ts';
import { Talk } from './talk.ts';

const NOTHING_OLDER = { chat: [], chatCount: 0 };

/** The table, in turn, and as it is now: who looks on is asked of nothing older. */
type InTurn = <T>(work: (state: TableState) => T) => Promise<T>;

/**
 * What those say to each other who look on: a talk like the table's, in a stream of its own that nothing else reads. Nobody who has a
 * seat gets any of it, neither while the match runs nor after it; those who look on with a delay get it at once, for it is no part of
 * the match, and nobody in it knows more than they do.
 */
export class Asides {
  readonly #talk: Talk;
  readonly #host: TableHost;
  readonly #inTurn: InTurn;
  readonly #now: () => TableState | undefined;

  constructor(
    id: TableId,
    { host, ledger, inTurn, now }: { host: TableHost; ledger: Ledger; inTurn: InTurn; now: () => TableState | undefined },
    tell: (state: TableState, lines: readonly ChatLine[]) => void,
  ) {
    this.#host = host;
    this.#inTurn = inTurn;
    this.#now = now;
    // In turn: whoever takes a seat before these words are told is not told them.
    this.#talk = new Talk(id, 'asides', host, ledger, (lines) => {
      inTurn((state) => tell(state, lines)).catch((fault: unknown) => {
        host.notice.log('warn', 'what those who look on say could not be told yet', { table: id, fault });
      });
    });
  }

  /** The newest lines, in order. */
  get lines(): readonly ChatLine[] {
    return this.#talk.lines;
  }

  get count(): number {
    return this.#talk.count;
  }

  get busy(): boolean {
    return this.#talk.busy;
  }

  /** Whether this guest is among those who look on, by the present. */
  isFor(guest: string): boolean {
    const state = this.#now();
    return state !== undefined && looksOn(state, guest);
  }

  open(): Promise<void> {
    return this.#talk.open(NOTHING_OLDER);
  }

  outdate(): void {
    this.#talk.outdate();
  }

  settled(): Promise<void> {
    return this.#talk.settled();
  }

  fresh(): Promise<void> {
    return this.#talk.fresh();
  }

  heardOf(seq: number): void {
    this.#talk.heardOf(seq);
  }

  async say(guest: Guest, text: string, key: string | undefined): Promise<number> {
    const words = await this.#inTurn((state) => this.#talk.said(key) ?? watcherSays(state, guest, this.#host.limits, text));
    return typeof words === 'number' ? words : this.#talk.say(words, key);
  }

  /** Lines before one, for those who may read them. */
  async before(guest: Guest, line: number): Promise<{ readonly chat: readonly ChatLine[]; readonly earlier: number }> {
    await this.#inTurn((state) => looksOn(state, guest.id) || fail('watchers-only'));
    await this.#talk.fresh();
    return this.#talk.before(NOTHING_OLDER, line);
  }
}
