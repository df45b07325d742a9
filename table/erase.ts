import type { Seat } from '@tafelrunde/kernel';
import { NO_ZONE } from './clock/hours.ts';
import { readEvent, type SeatPlan, type TableEvent, type WrittenEvent } from './events.ts';
import type { StoredEvent } from './port.ts';
import { readWords, type WrittenWords } from './talk-words.ts';
import type { StoredVote } from './voting.ts';

/** Known in three languages for somebody who is not named, and for words that are gone. */
export const NOBODY = 'N. N.';
const SILENCE = '…';
/** A word of a name that is shorter is hardly what others call somebody. */
const SHORTEST_CALL = 3;

/** An event as it is to be read from now on. */
export interface Rewritten {
  readonly seq: number;
  readonly body: string;
}

/** Who held which seat as the stream went on, as far as names depend on it. */
class Holders {
  #seats = new Map<Seat, Set<string>>();
  #started = false;

  has(seat: Seat | undefined, guest: string): boolean {
    return seat !== undefined && this.#seats.get(seat)?.has(guest) === true;
  }

  follow(event: WrittenEvent | WrittenWords): void {
    if (event.type === 'created') event.seats.forEach((plan, seat) => this.#seats.set(seat, new Set(holdersOf(plan))));
    else if (event.type === 'sat' || event.type === 'taken') this.#seats.set(event.seat, new Set([event.guest]));
    else if (event.type === 'held') this.#seats.get(event.seat)?.add(event.guest);
    else if (event.type === 'revoked') for (const guest of event.guests) this.#seats.get(event.seat)?.delete(guest);
    else if (event.type === 'placed' || (event.type === 'stood' && !this.#started)) this.#seats.delete(event.seat);
    else if (event.type === 'options-changed' && event.order !== undefined) this.#changePlaces(event.order);
    else if (event.type === 'started') this.#started = true;
  }

  /** From here on each seat's words are those of whoever came there, and not of whoever went. */
  #changePlaces(order: readonly Seat[]): void {
    const before = this.#seats;
    this.#seats = new Map(order.map((from, at) => [at, before.get(from) ?? new Set<string>()]));
  }
}

function holdersOf(plan: SeatPlan): readonly string[] {
  return plan.kind === 'person' ? plan.holders : [];
}

/** A table's streams: what happened, what was said, and what those said to each other who looked on. */
export interface Streams<One> {
  readonly events: readonly One[];
  readonly talk: readonly One[];
  readonly asides: readonly One[];
}

/**
 * A table's streams without this person: their names become nobody's, their words are gone, and where others called them by one of
 * those names it is nobody's as well. Only what changes comes back. What was played stays what it was.
 */
export function withoutPerson({ events, talk, asides }: Streams<StoredEvent>, guest: string): Streams<Rewritten> {
  // Who held a seat when something was said is told by the time.
  const read = [
    ...events.map((stored): Read => ({ ...stored, from: 'events', event: readEvent(stored.body) })),
    ...talk.map((stored): Read => ({ ...stored, from: 'talk', event: readWords(stored.body) })),
    ...asides.map((stored): Read => ({ ...stored, from: 'asides', event: readWords(stored.body) })),
  ].toSorted((a, b) => a.at - b.at);
  const names = new Set<string>();
  const marked = [...named(read, guest, names)];
  const calls = [...names].flatMap(callsFor);
  const anew = marked.flatMap(({ seq, body, from, event, own }) => {
    const now = JSON.stringify(rewritten(event, own, guest, calls));
    return now === body ? [] : [{ seq, body: now, from }];
  });
  const of = (stream: Read['from']) => anew.flatMap(({ seq, body, from }) => (from === stream ? [{ seq, body }] : []));
  return { events: of('events'), talk: of('talk'), asides: of('asides') };
}

interface Read extends StoredEvent {
  readonly from: keyof Streams<unknown>;
  readonly event: WrittenEvent | WrittenWords;
}

/** Which events are the person's own, and under which names they went. */
function* named(read: readonly Read[], guest: string, names: Set<string>): Generator<Read & { readonly own: boolean }> {
  const holders = new Holders();
  for (const one of read) {
    const { event } = one;
    holders.follow(event);
    const sent = event.command?.startsWith(`${guest}:`) === true;
    const own = sent || ('seat' in event && holders.has(event.seat, guest));
    if (event.type === 'created') {
      for (const plan of event.seats) if (plan.kind === 'person' && plan.holders.includes(guest)) names.add(plan.name);
    } else if (isAskedBy(event, guest)) names.add(event.vote.name);
    else if (
      own &&
      (event.type === 'sat' || event.type === 'taken' || event.type === 'renamed' || event.type === 'said' || event.type === 'proposed')
    )
      names.add(event.name);
    yield { ...one, own };
  }
  names.delete(NOBODY);
}

function rewritten(event: Read['event'], own: boolean, guest: string, calls: readonly RegExp[]): Read['event'] {
  switch (event.type) {
    case 'created':
      return {
        ...event,
        seats: event.seats.map((plan) => (holdersOf(plan).includes(guest) ? { ...plan, name: NOBODY } : plan)),
      };
    case 'zoned':
      return own ? { ...event, zone: NO_ZONE } : event;
    case 'vote-asked':
      return isAskedBy(event, guest) ? { ...event, vote: { ...event.vote, name: NOBODY } } : event;
    case 'sat':
    case 'taken':
    case 'renamed':
      return own ? { ...event, name: NOBODY } : event;
    case 'said':
      return own
        ? withoutKey({ ...event, name: NOBODY, text: SILENCE })
        : { ...event, text: calls.reduce((text, call) => text.replace(call, NOBODY), event.text) };
    case 'undo-asked':
    case 'consent': {
      const { words } = event;
      if (words === undefined) return event;
      return { ...event, words: own ? SILENCE : calls.reduce((text, call) => text.replace(call, NOBODY), words) };
    }
    case 'told': // a bot may have stood in for them
    case 'proposed': // a key and numbers of the game: whose they were is all there is to forget
    case 'replied':
    case 'withdrawn':
    case 'reacted':
    case 'nudged':
      return own && 'name' in event ? { ...event, name: NOBODY } : event;
    default:
      return event;
  }
}

/** What a watcher is known by is worked out from who they were. */
function withoutKey<Said extends Read['event']>(event: Said): Said {
  if (!('by' in event)) return event;
  const { by: _by, ...rest } = event;
  return rest as unknown as Said;
}

type SeatAsked = Extract<TableEvent, { type: 'vote-asked' }> & { readonly vote: Extract<StoredVote, { kind: 'seat' }> };

/** This person has asked for a seat. */
function isAskedBy(event: Read['event'], guest: string): event is SeatAsked {
  return event.type === 'vote-asked' && event.vote.kind === 'seat' && event.vote.guest === guest;
}

/** Words of a name by which nobody is called, for any text in our three languages is full of them. */
const PARTICLES: ReadonlySet<string> = new Set('der die das dem den des von vom zum zur und the and les une van'.split(' '));

/** How somebody of this name may have been called: by all of it, or by one of its words. */
function callsFor(name: string): readonly RegExp[] {
  const words = name.split(' ').filter((word) => isLong(word) && !PARTICLES.has(word.toLowerCase()));
  return [...new Set([name, ...words])].map(called);
}

/** Wherever it stands as a word, also in the genitive, whose ending stays; in any case, unless it is so short that it would be another word. */
function called(call: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])${escaped(call)}(?=(?:['’]?s)?(?![\\p{L}\\p{N}]))`, isLong(call) ? 'giu' : 'gu');
}

function isLong(call: string): boolean {
  return Array.from(call).length >= SHORTEST_CALL;
}

function escaped(name: string): string {
  return name.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&');
}
