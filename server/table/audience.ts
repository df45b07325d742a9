import type { ServerFrame } from '@tafelrunde/protocol';
import type { Step } from './apply.ts';
import type { Guest } from './decide.ts';
import { type Presence, type Reader, readerKey, readerOf, stateFrame, tableInfo, updateFrame } from './reader.ts';
import { type SeatState, seatsOf, type TableState } from './state.ts';

/** One open page at a table. */
export interface Visitor {
  readonly guest: Guest;
  send(text: string): void;
}

/** Something to be said to somebody once it is true; `seats` are those it is written for. */
export interface Letter {
  readonly visitor: Visitor;
  readonly text: string;
  readonly seats: string;
}

/** Who looks at a table, and what each of them is told. Everybody with the same seats shares one encoding. */
export class Audience {
  /** Visitor → the seats they read from, as of the last frame. */
  readonly #visitors = new Map<Visitor, string>();
  readonly #seen = new Map<string, number>();
  readonly #openedAt: number;

  constructor(now: number) {
    this.#openedAt = now;
  }

  get size(): number {
    return this.#visitors.size;
  }

  visitors(): readonly Visitor[] {
    return [...this.#visitors.keys()];
  }

  has(visitor: Visitor): boolean {
    return this.#visitors.has(visitor);
  }

  /** When a guest was last seen before this table was opened here. */
  remember(guest: string, seenAt: number): void {
    if (!this.#seen.has(guest)) this.#seen.set(guest, seenAt);
  }

  enter(visitor: Visitor): void {
    this.#visitors.set(visitor, '');
  }

  leave(visitor: Visitor, now: number): boolean {
    this.#seen.set(visitor.guest.id, now);
    return this.#visitors.delete(visitor);
  }

  isHere(guest: string): boolean {
    for (const visitor of this.#visitors.keys()) if (visitor.guest.id === guest) return true;
    return false;
  }

  presence(state: TableState): Presence {
    const here = new Set(this.visitors().map((visitor) => visitor.guest.id));
    const awaySince = (seat: SeatState) =>
      seat.holders.reduce((latest, guest) => Math.max(latest, this.#seen.get(guest) ?? 0), 0) || this.#openedAt;
    return {
      present: (seat) => seat.holders.some((guest) => here.has(guest)),
      awaySince,
      awayFrom: (seat) => Math.max(awaySince(seat), this.#openedAt),
      spectators: [...here].filter((guest) => seatsOf(state, guest).length === 0).length,
    };
  }

  /** One step for everybody. Whoever reads from other seats than before gets everything anew. */
  letters(state: TableState, step: Step): readonly Letter[] {
    const presence = this.presence(state);
    const share = new Shared();
    return this.visitors().map((visitor): Letter => {
      const reader = readerOf(state, visitor.guest.id);
      const seats = reader.seats.join(',');
      const moved = this.#visitors.get(visitor) !== seats && state.match !== undefined && step.lines === 0;
      const text = moved
        ? share.text(reader, 'state', () => stateFrame(state, reader, presence, 'resync'))
        : share.text(reader, 'update', () => updateFrame(state, step, reader, presence));
      return { visitor, text, seats };
    });
  }

  presenceLetters(state: TableState): readonly Letter[] {
    const presence = this.presence(state);
    const share = new Shared();
    return this.visitors().map((visitor): Letter => {
      const reader = readerOf(state, visitor.guest.id);
      const text = share.text(reader, 'presence', () => ({ type: 'presence', table: tableInfo(state, reader, presence) }));
      return { visitor, text, seats: reader.seats.join(',') };
    });
  }

  /** Everything for some of them. */
  stateLetters(state: TableState, visitors: readonly Visitor[], why: 'join' | 'resync'): readonly Letter[] {
    const presence = this.presence(state);
    const share = new Shared();
    return visitors.map((visitor): Letter => {
      const reader = readerOf(state, visitor.guest.id);
      const text = share.text(reader, 'state', () => stateFrame(state, reader, presence, why));
      return { visitor, text, seats: reader.seats.join(',') };
    });
  }

  send(letters: readonly Letter[]): void {
    for (const { visitor, text, seats } of letters) {
      if (!this.#visitors.has(visitor)) continue;
      this.#visitors.set(visitor, seats);
      visitor.send(text);
    }
  }
}

/** Encodes each distinct frame once. */
class Shared {
  readonly #texts = new Map<string, string>();

  text(reader: Reader, kind: string, frame: () => ServerFrame): string {
    const key = `${kind}:${readerKey(reader)}`;
    let text = this.#texts.get(key);
    if (text === undefined) {
      text = JSON.stringify(frame());
      this.#texts.set(key, text);
    }
    return text;
  }
}
