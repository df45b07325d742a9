import { fail, type Pointing, type ServerFrame, type Showing, type TableId, type TogetherCommand } from '@tafelrunde/protocol';
import type { Audience, Visitor } from './audience.ts';
import type { TogetherGossip } from './elsewhere.ts';
import type { TableHost } from './host.ts';
import type { Keeper } from './keeper.ts';
import { Later } from './later.ts';
import { Screening } from './screening.ts';
import { playedBy, type TableState } from './state.ts';

/** So many people at once on a bus: names are short, and it carries little. */
const AT_ONCE = 20;

/**
 * People who watch a finished match together, one of them leading. What is passed on is where somebody is in it and what they point at,
 * never anything of the match: every page plays from its own record, and shows what its reader may see. Kept nowhere; told to other
 * hosts in passing, and lost with this one.
 */
export class Together {
  readonly #id: TableId;
  readonly #host: TableHost;
  readonly #keeper: Keeper;
  readonly #audience: Audience;
  readonly #screening: Screening;
  readonly #later: Later<'tell' | 'lead'>;
  /** Pages open here at which the match is watched together, by the names they have; whoever did something last comes last. */
  readonly #pages = new Map<Visitor, string>();
  /** The page somebody led on was lost here; it may come back. */
  #lost: string | undefined;
  /** What people here were called who led and are gone. */
  #name = '';

  constructor(id: TableId, host: TableHost, keeper: Keeper, audience: Audience) {
    this.#id = id;
    this.#host = host;
    this.#keeper = keeper;
    this.#audience = audience;
    this.#screening = new Screening(id);
    this.#later = new Later(host.after);
  }

  /** Does what a page asks for; refused, nothing changes. Inside `run` only. */
  async command(visitor: Visitor, command: TogetherCommand): Promise<number> {
    const state = command.type === 'together' ? await this.#keeper.fresh() : await this.#keeper.ready();
    if (state.status === 'closed') fail('table-closed');
    if (state.status !== 'over') fail('table-running');
    if (command.type === 'together') this.#enter(visitor, command, state);
    else this.#follow(visitor, this.#pages.get(visitor) ?? fail('not-together'), command, state);
    return state.seq;
  }

  #enter(visitor: Visitor, command: Extract<TogetherCommand, { type: 'together' }>, state: TableState): void {
    if (!this.#audience.has(visitor)) fail('not-joined'); // gone while this waited for its turn
    const { follows, position, lead, page = this.#pages.get(visitor) ?? `page-${this.#host.chance(2 ** 32)}` } = command;
    mustHave(state, position);
    const { id, name } = visitor.guest;
    // The same page on a new way, while the old one is not known to be dead.
    for (const [other, called] of this.#pages) if (called === page && other.guest.id === id) this.#pages.delete(other);
    this.#pages.set(visitor, page);
    if (this.#lost === page) this.#lost = undefined;
    const watcher = this.#screening.enter(id, name, follows, position);
    this.#tell({ people: [watcher] });
    const { lead: held } = this.#screening;
    const open = this.#isFree() || (held.guest === id && (held.page === '' || held.page === this.#lost));
    if (lead === true && open) this.#give(id, page);
    this.#changed();
  }

  #follow(visitor: Visitor, page: string, command: Exclude<TogetherCommand, { type: 'together' }>, state: TableState): void {
    const { id } = visitor.guest;
    const leads = this.#screening.leads(id);
    switch (command.type) {
      case 'apart':
        return this.#leave(visitor, true);
      case 'lead':
        this.#pages.delete(visitor);
        this.#pages.set(visitor, page);
        if (leads && !command.wants) this.#give(this.#screening.firstAsking() ?? '');
        else if (command.wants && (leads || this.#isFree())) this.#give(id, page);
        else {
          this.#screening.ask(id, command.wants);
          this.#tell({ people: this.#screening.here().filter(([guest]) => guest === id) });
        }
        return this.#changed();
      case 'lead-to':
        if (!leads) fail('not-leading');
        this.#give(this.#screening.guestOf(command.to) ?? fail('unknown-person'));
        return this.#changed();
      case 'show':
        this.#mustLead(id, page);
        mustHave(state, command.place.position, command.place.eyes);
        this.#tell({ lead: this.#screening.lead, place: this.#screening.show(command.place) });
        return this.#pass({ type: 'showed', place: command.place }, visitor);
      case 'point':
        this.#mustLead(id, page);
        this.#tell({ lead: this.#screening.lead, point: command.at ?? null });
        return this.#pass(pointed(command.at), visitor);
    }
  }

  /** Of all pages of whoever leads one shows and points; from any of them the lead can be handed on. */
  #mustLead(guest: string, page: string): void {
    if (!this.#screening.leads(guest) || this.#screening.lead.page !== page) fail('not-leading');
  }

  /** A page came to the table: it hears who watches, if anybody does. */
  greet(visitor: Visitor): void {
    const { state } = this.#keeper;
    if (state !== undefined && this.#screening.anybody) visitor.send(this.#frameFor(visitor, state));
  }

  /** A page has gone, or watches alone from now on; whoever says so gives up the lead, whoever is lost may come back to it. */
  leave(visitor: Visitor): void {
    this.#leave(visitor, false);
  }

  #leave(visitor: Visitor, said: boolean): void {
    const page = this.#pages.get(visitor);
    if (page === undefined) return;
    this.#pages.delete(visitor);
    const { id, name } = visitor.guest;
    const led = this.#screening.leads(id) && this.#screening.lead.page === page;
    if (led && !said) this.#lost = page;
    if (this.#pageOf(id) !== undefined) {
      if (led && said) this.#give(id);
      if (led) this.#changed();
      return;
    }
    if (this.#screening.leads(id)) this.#name = name;
    this.#screening.leave(id);
    this.#tell({ gone: [id] });
    if (said && led) this.#give(this.#screening.firstAsking() ?? '');
    this.#changed();
  }

  /** The page here at which somebody did something last. */
  #pageOf(id: string): string | undefined {
    return [...this.#pages].findLast(([{ guest }]) => guest.id === id)?.[1];
  }

  /** Another host of this table says something in passing. */
  hear(from: string, { people = [], gone = [], lead, place, point }: TogetherGossip): void {
    const { elapsed, times } = this.#host;
    const names = people.find(([guest]) => this.#screening.leads(guest) || guest === lead?.guest);
    if (names !== undefined) this.#name = names[1];
    const news = this.#screening.hear(from, people, gone, elapsed() + times.elsewhere);
    const before = this.#screening.place;
    const led = lead !== undefined && this.#screening.hearLead(lead, place);
    // Somebody was given the lead where they are not: a page of theirs takes it up.
    const { guest, page } = this.#screening.lead;
    if (led && page === '' && this.#pageOf(guest) !== undefined) this.#give(guest);
    if (news || led) this.#changed();
    const { place: now, lead: held } = this.#screening;
    if (lead === undefined || lead.term !== held.term || lead.guest !== held.guest || lead.page !== held.page) return;
    if (now !== before && now !== undefined) this.#pass({ type: 'showed', place: now.at });
    if (point !== undefined) this.#pass(pointed(point ?? undefined));
  }

  /** Says again who watches here, and forgets those of whom nothing was heard. */
  announce(): void {
    const here = this.#screening.here();
    for (let from = 0; from < here.length; from += AT_ONCE) this.#tell({ people: here.slice(from, from + AT_ONCE) });
    if (here.length > 0) this.#tellLead();
    if (this.#screening.lapse(this.#host.elapsed())) this.#changed();
  }

  dropAll(): void {
    this.#later.dropAll();
  }

  #isFree(): boolean {
    return this.#screening.isFree(this.#host.elapsed(), this.#host.times.leading);
  }

  #give(guest: string, page = this.#pageOf(guest) ?? ''): void {
    this.#screening.give(guest, page);
    this.#tellLead();
    this.#pass(pointed(undefined)); // what somebody else pointed at goes with their lead
  }

  #tellLead(): void {
    const { lead, place } = this.#screening;
    this.#tell({ lead, ...(place === undefined ? {} : { place }) });
  }

  #tell(together: TogetherGossip): void {
    this.#host.tell(this.#id, { together });
  }

  /** To everybody here who watches together, but for the page it came from. */
  #pass(frame: ServerFrame, from?: Visitor): void {
    const text = JSON.stringify(frame);
    for (const page of this.#pages.keys()) if (page !== from) page.send(text);
  }

  /**
   * Somebody came, went, asks or leads: where whoever leads is missed, the first who asked and is here leads on after a while; where nobody
   * asked, another page of whoever led.
   */
  #changed(): void {
    const { elapsed, times } = this.#host;
    const { guest, page } = this.#screening.lead;
    this.#screening.look(elapsed(), page !== '' && page === this.#lost);
    this.#later.drop('lead');
    const next = this.#screening.firstAsking() ?? (this.#pageOf(guest) === undefined ? undefined : guest);
    if (next !== undefined && this.#screening.isHere(next) && (this.#screening.misses || this.#screening.lead.guest === '')) {
      if (this.#isFree()) this.#give(next);
      else this.#later.do('lead', times.leading, () => this.#changed());
    }
    if (this.#later.has('tell')) return;
    this.#later.do('tell', times.presence, () => {
      const { state } = this.#keeper;
      if (state !== undefined) for (const visitor of this.#audience.visitors()) visitor.send(this.#frameFor(visitor, state));
    });
  }

  #frameFor(visitor: Visitor, state: TableState): string {
    const seatOf = (of: string) => playedBy(state, of)[0];
    const reading = { guest: visitor.guest.id, page: this.#pages.get(visitor) };
    const info = this.#screening.info(reading, seatOf, (of) => state.seats[seatOf(of) ?? -1]?.name ?? this.#name);
    return JSON.stringify({ type: 'together', ...info } satisfies ServerFrame);
  }
}

/** A place this match has; whether all cards can lie open in it every page knows itself. */
function mustHave({ match, seats }: TableState, position: number, eyes: Showing['eyes'] = 'all'): void {
  if (position > (match?.position ?? 0) || (typeof eyes === 'number' && eyes >= seats.length)) fail('bad-place');
}

function pointed(at: Pointing | undefined): ServerFrame {
  return { type: 'pointed', ...(at === undefined ? {} : { at }) };
}
