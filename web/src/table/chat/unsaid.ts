import { RefusedError } from '@tafelrunde/kernel';
import * as v from 'valibot';
import { keep, kept } from '../../keep.ts';
import { freshId } from '../../link/fresh.ts';
import { LeftError, type TableLink } from '../../link/link.ts';
import { createStore } from '../../store.ts';

/** Words on their way to a table, under the name their command keeps for good: however often they are sent, they are said once. */
const unsaidShape = v.object({
  table: v.string(),
  id: v.string(),
  text: v.string(),
  among: v.exactOptional(v.literal('watchers')),
});
export type Unsaid = v.InferOutput<typeof unsaidShape>;

/** Lines kept at most, of all tables together; beyond that the oldest are forgotten. */
const MOST = 50;

function allUnsaid(): readonly Unsaid[] {
  const read = v.safeParse(v.array(unsaidShape), kept('unsaid'));
  return read.success ? read.output : [];
}

const keepUnsaid = (id: string, more: readonly Unsaid[]): void =>
  keep('unsaid', [...allUnsaid().filter((each) => each.id !== id), ...more].slice(-MOST));

/** What was written but not said goes where this browser becomes somebody else's. */
export const forgetUnsaid = (): void => keep('unsaid', []);

/** How long to wait where too much was said in too short a time. */
const REST = 2100;

interface Waiting {
  readonly said: () => void;
  readonly refused: (fault: unknown) => void;
}

/**
 * Carries what is written at a table of a server, line after line. What it has not said yet is kept in this browser: another page goes on
 * with it, after a reload without a network as well.
 */
export class Courier {
  readonly #link: Pick<TableLink, 'send'>;
  readonly #table: string;
  readonly #rest: number;
  /** Whoever still waits to hear of a line; nobody does of those another page left. */
  readonly #waiting = new Map<string, Waiting>();
  readonly lines = createStore<readonly Unsaid[]>([]);
  #goes = false;
  #ended = false;

  constructor(link: Pick<TableLink, 'send'>, table: string, rest = REST) {
    this.#link = link;
    this.#table = table;
    this.#rest = rest;
  }

  /** Says what another page could not say any more; `onRefused` hears of what the table does not want. */
  begin(onRefused: (line: Unsaid, fault: unknown) => void): void {
    this.#ended = false;
    for (const line of allUnsaid()) {
      if (line.table !== this.#table || this.lines.get().some(({ id }) => id === line.id)) continue;
      this.lines.set([...this.lines.get(), line]);
      this.#waiting.set(line.id, { said: () => undefined, refused: (fault) => onRefused(line, fault) });
    }
    void this.#go();
  }

  say(text: string, among?: 'watchers'): Promise<void> {
    const line: Unsaid = { table: this.#table, id: freshId(), text, ...(among === undefined ? {} : { among }) };
    keepUnsaid(line.id, [line]);
    this.lines.set([...this.lines.get(), line]);
    return new Promise((said, refused) => {
      this.#waiting.set(line.id, { said, refused });
      void this.#go();
    });
  }

  end(): void {
    this.#ended = true;
  }

  async #go(): Promise<void> {
    if (this.#goes) return;
    this.#goes = true;
    for (;;) {
      const [line] = this.lines.get();
      if (line === undefined || this.#ended) break;
      await this.#carry(line);
    }
    this.#goes = false;
  }

  async #carry(line: Unsaid): Promise<void> {
    const { id, text, among } = line;
    try {
      await this.#link.send({ type: 'chat', text, ...(among === undefined ? {} : { among }) }, id);
      this.#over(id)?.said();
    } catch (fault) {
      if (fault instanceof LeftError) this.#ended = true;
      else if (fault instanceof RefusedError && fault.refusal.code === 'too-many-frames')
        await new Promise((then) => setTimeout(then, this.#rest));
      else this.#over(id)?.refused(fault);
    }
  }

  #over(id: string): Waiting | undefined {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    keepUnsaid(id, []);
    this.lines.set(this.lines.get().filter((each) => each.id !== id));
    return waiting;
  }
}
