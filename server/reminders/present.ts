import { setTimeout as sleep } from 'node:timers/promises';
import type { TableId } from '@tafelrunde/protocol';
import type { Bus } from '../bus/port.ts';

export type Sitting = readonly [table: TableId, guest: string];

const keyOf = ([table, guest]: Sitting) => `${table} ${guest}`;
/** So many in one question: a bus carries little. */
const TOGETHER = 60;

export interface PresentParts {
  readonly bus: Bus;
  readonly self: string;
  /** Whether other processes serve the same tables just now. */
  readonly others: () => boolean;
  /** How long their answers are waited for. */
  readonly patience: number;
  readonly isHere: (table: TableId, guest: string) => boolean;
}

/** Who is at which table, in the whole house. What another process does not say in time counts as nobody: then somebody is called who is there. */
export class Present {
  readonly #parts: PresentParts;
  readonly #heard = new Map<string, Set<string>>();
  #asked = 0;

  constructor(parts: PresentParts) {
    this.#parts = parts;
    parts.bus.hear('present', ({ from, to, question, sitting, there }) => {
      if (from === parts.self) return;
      if (to === undefined) this.#answer(String(question), sitting as readonly Sitting[]);
      else if (to === parts.self) for (const key of there as readonly string[]) this.#heard.get(String(question))?.add(key);
    });
  }

  #answer(question: string, sitting: readonly Sitting[]): void {
    const there = sitting.filter(([table, guest]) => this.#parts.isHere(table, guest)).map(keyOf);
    const [to = ''] = question.split(' ');
    if (there.length > 0) this.#parts.bus.tell('present', { from: this.#parts.self, to, question, there });
  }

  /** Answers who of these is there. */
  async among(sitting: readonly Sitting[]): Promise<(table: TableId, guest: string) => boolean> {
    const { bus, self, others, patience, isHere } = this.#parts;
    const there = new Set(sitting.filter(([table, guest]) => isHere(table, guest)).map(keyOf));
    const open = sitting.filter((one) => !there.has(keyOf(one)));
    if (open.length > 0 && others()) {
      this.#asked += 1;
      const question = `${self} ${this.#asked}`;
      this.#heard.set(question, there);
      for (let from = 0; from < open.length; from += TOGETHER)
        bus.tell('present', { from: self, question, sitting: open.slice(from, from + TOGETHER) });
      await sleep(patience);
      this.#heard.delete(question);
    }
    return (table, guest) => there.has(keyOf([table, guest]));
  }
}
