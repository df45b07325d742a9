import type { Seat } from '@tafelrunde/kernel';
import type { Pace, Pointing } from '@tafelrunde/protocol';
import type { Lead, Place, Watcher } from './screening.ts';

/** Somebody at the table: who, under which name, and how fast they want it. */
export type There = readonly [guest: string, name: string, pace?: Pace];

/** Of people who watch the finished match together. */
export interface TogetherGossip {
  readonly people?: readonly Watcher[];
  readonly gone?: readonly string[];
  readonly lead?: Lead;
  readonly place?: Place;
  /** What whoever leads points at; null: at nothing any more. */
  readonly point?: Pointing | null;
}

/** What hosts of one table tell each other in passing. Nothing of it is kept, and what is not repeated lapses. */
export interface TableGossip {
  /** Who is at the table there. */
  readonly here?: readonly There[];
  /** Who is there no more. */
  readonly gone?: readonly string[];
  /** Who is at the table elsewhere? */
  readonly asks?: true;
  /** Seats whose persons have read the reckoning. `at`: where the table stood when this was said, so that it counts for no other one. */
  readonly read?: { readonly at: number; readonly seats: readonly Seat[] };
  readonly together?: TogetherGossip;
}

/** So many at once: names are short, and a bus carries little. */
const TOGETHER = 40;

/** Many people as gossip, in portions. */
export function* portions(people: readonly There[]): Generator<TableGossip> {
  for (let from = 0; from < people.length; from += TOGETHER) yield { here: people.slice(from, from + TOGETHER) };
}

interface Entry {
  readonly from: string;
  readonly guest: string;
  readonly name: string;
  /** When this was last said. */
  readonly said: number;
}

/** Whether this host is alive and has said nothing to anybody since then: the way to it is cut. */
export type CutOff = (host: string, since: number) => boolean;

/** Who is at the same table at other hosts, as far as they said so lately. */
export class Elsewhere {
  readonly #life: number;
  readonly #people = new Map<string, Entry>();

  /** `life`: what was said counts for so many milliseconds. */
  constructor(life: number) {
    this.#life = life;
  }

  get size(): number {
    return this.#people.size;
  }

  /** Guest → name. */
  people(): ReadonlyMap<string, string> {
    return new Map([...this.#people.values()].map(({ guest, name }) => [guest, name]));
  }

  /** Takes in what a host said; whether anybody came. */
  come(from: string, here: readonly There[], now: number): boolean {
    const before = this.#people.size;
    for (const [guest, name] of here) this.#people.set(`${from} ${guest}`, { from, guest, name, said: now });
    return this.#people.size !== before;
  }

  /** Who has gone by that, and is at no other host. */
  go(from: string, gone: readonly string[]): readonly string[] {
    const left = gone.filter((guest) => this.#people.delete(`${from} ${guest}`));
    return left.filter((guest) => !this.#has(guest));
  }

  /**
   * Nobody has said anything of them for long: who is gone by that. Not those at a host that is alive and cannot be heard: nothing is
   * settled without somebody who sits and plays there.
   */
  lapse(now: number, cutOff: CutOff): readonly string[] {
    const old = [...this.#people].filter(([, { from, said }]) => said + this.#life <= now && !cutOff(from, said));
    for (const [key] of old) this.#people.delete(key);
    return old.map(([, { guest }]) => guest).filter((guest) => !this.#has(guest));
  }

  #has(guest: string): boolean {
    for (const entry of this.#people.values()) if (entry.guest === guest) return true;
    return false;
  }
}
