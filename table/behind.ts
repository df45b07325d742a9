import { type ChatLine, type Delay, type LogLine, type MatchInfo, type TableId } from '@tafelrunde/protocol';
import { applyEvent } from './apply.ts';
import type { Asides } from './asides.ts';
import { Audience, type Visitor } from './audience.ts';
import { learnContents } from './contents.ts';
import type { Guest } from './decide.ts';
import { readEvent } from './events.ts';
import type { TableHost } from './host.ts';
import { Later } from './later.ts';
import type { Ledger } from './ledger.ts';
import { foldTable } from './load.ts';
import { lookAt, olderLines } from './past.ts';
import type { StoredEvent } from './port.ts';
import { isBehind, type TableState } from './state.ts';

/** The newest event that may be told of these, the oldest of which has not been told yet; `shown` where none may. */
export function toldUpTo(delay: Delay, events: readonly StoredEvent[], shown: number, now: number): number {
  if (delay.by === 'time') return events.findLast(({ at }) => at <= now - delay.ms)?.seq ?? shown;
  const moves = events.filter(({ body }) => ['acted', 'undone'].includes(readEvent(body).type));
  const first = moves.at(-delay.moves);
  return first === undefined || moves.length < delay.moves ? shown : first.seq - 1;
}

/**
 * The table as it is told to those who look on with a delay: the same events, folded once more and told by the same means, only later.
 * What they get (frames and their numbers, the log, older lines and positions) is made of this state; the present is not at hand here.
 * They hear no talk but their own, and who is there now is not told. Once the match is over there is nothing to hold back, and nobody here.
 */
export class Behind {
  readonly audience: Audience;
  readonly #id: TableId;
  readonly #host: TableHost;
  readonly #ledger: Ledger;
  readonly #again: () => void;
  readonly #later: Later<'due'>;
  #state: TableState | undefined;

  /** `again`: what is due now is to be told. */
  constructor(id: TableId, host: TableHost, ledger: Ledger, asides: Asides, again: () => void) {
    this.#id = id;
    this.#host = host;
    this.#ledger = ledger;
    this.#again = again;
    this.#later = new Later(host.after);
    this.audience = new Audience({ talk: { lines: [], count: 0 }, asides }, host, 'past');
  }

  async enter(visitor: Visitor, state: TableState, why: 'join' | 'resync'): Promise<void> {
    await this.#catchUp(state);
    this.audience.enter(visitor);
    if (this.#state !== undefined) this.audience.send(this.audience.outgoingState(this.#state, [visitor], why));
  }

  /** They were told the present until now: from this moment they are here, and what is not at hand `follow` tells them. */
  take(visitors: readonly Visitor[]): void {
    for (const visitor of visitors) this.audience.enter(visitor);
    if (this.#state !== undefined) this.audience.send(this.audience.outgoingState(this.#state, visitors, 'join'));
  }

  /** To be called with everything that happens at the table, and when time has passed. */
  async follow(state: TableState, why: 'join' | 'resync' = 'resync'): Promise<void> {
    this.#later.drop('due');
    if (!isDelayed(state) || this.audience.size === 0) {
      this.#state = undefined;
      return;
    }
    try {
      await this.#catchUp(state, why);
    } catch (fault) {
      this.#tryLater();
      throw fault;
    }
  }

  /** What is due was not told, and at a table that waits for somebody nothing else may happen for long. */
  #tryLater(): void {
    this.#later.do('due', this.#host.times.retry, this.#again);
  }

  /** Who looks on has become more or fewer. */
  tellPresence(): void {
    if (this.#state === undefined) return;
    this.audience.refresh();
    this.audience.send(this.audience.outgoingPresence(this.#state));
  }

  /** At once: nobody who says it knows more than those who are told. */
  hearAsides(lines: readonly ChatLine[]): void {
    if (this.#state !== undefined) this.audience.hearAsides(this.#state, lines);
  }

  async look(guest: Guest, state: TableState, position: number): Promise<MatchInfo> {
    return lookAt(await this.#shown(state), this.#ledger, guest.id, position);
  }

  async log(guest: Guest, state: TableState, before: number): Promise<{ readonly log: readonly LogLine[]; readonly earlier: number }> {
    return olderLines(await this.#shown(state), this.#ledger, guest.id, before);
  }

  /** Read anew, or put in other words: what was folded may never have happened. */
  forget(): void {
    this.#state = undefined;
  }

  dropAll(): void {
    this.#later.dropAll();
  }

  async #shown(state: TableState): Promise<TableState> {
    await this.#catchUp(state);
    return this.#state ?? state;
  }

  async #catchUp(now: TableState, why: 'join' | 'resync' = 'resync'): Promise<void> {
    const { delay } = now;
    if (delay === undefined) return;
    if (this.#state === undefined) {
      this.#state = await this.#fromTheBeginning();
      if (this.#state !== undefined) this.audience.send(this.audience.outgoingState(this.#state, this.audience.visitors(), why));
    }
    const state = this.#state;
    if (state === undefined) return;
    const events = await this.#ledger.after(state.seq);
    const until = toldUpTo(delay, events, state.seq, this.#host.now());
    for (const { seq, at, body } of events) {
      if (seq > until) break;
      const event = readEvent(body);
      await learnContents(this.#host.store, state, event);
      this.audience.send(this.audience.outgoing(state, applyEvent(state, event, at)));
    }
    const next = events.find(({ seq }) => seq > until);
    if (delay.by !== 'time' || next === undefined) return;
    this.#later.do('due', Math.min(Math.max(1, next.at + delay.ms - this.#host.now()), delay.ms), this.#again);
  }

  /** As the match began: that much is no secret of the moment. No snapshot helps, for each may be younger than what is told. */
  async #fromTheBeginning(): Promise<TableState | undefined> {
    const { store, gameOf } = this.#host;
    const started = (await this.#ledger.after(0)).findLast(({ body }) => readEvent(body).type === 'started');
    return started === undefined ? undefined : foldTable(store, this.#id, gameOf, { upTo: started.seq });
  }
}

function isDelayed(state: TableState): boolean {
  return state.delay !== undefined && state.status === 'running';
}

/** Who is to be told by which: moved from one to the other when somebody sits down or gets up, the match begins or is over. */
export function regrouped(
  state: TableState,
  present: Audience,
  behind: Audience,
): { readonly back: readonly Visitor[]; readonly on: readonly Visitor[] } {
  return {
    back: present.visitors().filter(({ guest, covered }) => covered !== true && isBehind(state, guest.id)),
    on: behind.visitors().filter(({ guest }) => !isBehind(state, guest.id)),
  };
}
