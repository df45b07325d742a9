import type { Seat } from '@tafelrunde/kernel';
import { type ChatLine, type Command, fail } from '@tafelrunde/protocol';
import type { Guest, HouseCommand } from '../decide.ts';
import type { TableLimits } from '../limits.ts';
import { readChat } from '../names.ts';
import { waitedFor } from '../clock/clock.ts';
import { personKey } from '../person-key.ts';
import { isBotPlayed, isPlaying, looksOn, playedBy, seatsOf, type TableState } from '../state.ts';
import type { Words } from '../talk-words.ts';
import { mayAnswer } from './play.ts';

/** A person's words, in the name of their seat if they have one. */
export function personSays(state: TableState, guest: Guest, limits: TableLimits, text: string): Words {
  if (state.status === 'closed') fail('table-closed');
  if (state.status === 'running' && seatsOf(state, guest.id).length === 0) fail('watching-only');
  const words = readChat(text, limits.chat);
  const [seat] = seatsOf(state, guest.id);
  const name = (seat === undefined ? undefined : state.seats[seat]?.name) ?? guest.name;
  return { type: 'said', name, text: words, ...(seat === undefined ? {} : { seat }) };
}

/** Words of somebody who looks on to the others who do, while there is something to look at. */
export function watcherSays(state: TableState, guest: Guest, limits: TableLimits, text: string): Words {
  if (state.status === 'closed') fail('table-closed');
  if (state.status === 'waiting' || !looksOn(state, guest.id)) fail('watchers-only');
  return { type: 'said', name: guest.name, text: readChat(text, limits.chat), by: personKey(state.id, guest.id) };
}

/** Nobody is nudged again before so many milliseconds have passed, whoever does it. */
const NUDGE_REST = 60_000;

/** A sign to the words of a person; nothing where it is set, or not, already. */
export function personReacts(
  state: TableState,
  guest: Guest,
  lines: readonly ChatLine[],
  { line, sign, on }: Extract<Command, { type: 'react' }>,
): Words | undefined {
  if (state.status === 'closed') fail('table-closed');
  const [seat] = seatsOf(state, guest.id);
  if (seat === undefined) return fail('watching-only');
  if (lines.find(({ n }) => n === line)?.text === undefined) fail('bad-reaction');
  const last = lines.findLast((said) => said.seat === seat && said.reaction?.line === line && said.reaction.sign === sign);
  if ((last?.reaction?.on ?? false) === on) return undefined;
  return { type: 'reacted', name: state.seats[seat]?.name ?? guest.name, seat, line, sign, on };
}

/** One tap at somebody the table waits for; whoever plays there may, and not again at once. */
export function personNudges(
  state: TableState,
  guest: Guest,
  lines: readonly ChatLine[],
  to: Seat,
  now: number,
): Extract<Words, { type: 'nudged' }> {
  if (state.status === 'closed') fail('table-closed');
  const [seat] = playedBy(state, guest.id);
  if (seat === undefined) return fail('not-your-seat');
  const wanted = state.seats[to];
  const waits = wanted !== undefined && isPlaying(wanted) && waitedFor(state).includes(to) && !wanted.holders.includes(guest.id);
  if (!waits || state.clock?.pause?.since !== undefined) fail('not-waited-for');
  const last = lines.findLast(({ nudge }) => nudge === to);
  if (last !== undefined && now - last.at < NUDGE_REST) fail('nudged-already', { seconds: Math.ceil((last.at + NUDGE_REST - now) / 1000) });
  return { type: 'nudged', name: state.seats[seat]?.name ?? guest.name, seat, to };
}

/** What a bot says with its answer, as long as that is not too late. */
export function botSays(state: TableState, { seat, ask, say }: Extract<HouseCommand, { type: 'bot-act' }>): Words | undefined {
  const sitter = state.seats[seat];
  if (say === undefined || sitter === undefined || !isBotPlayed(sitter) || !mayAnswer(state, ask)) return undefined;
  return { type: 'told', name: sitter.name, seat, say };
}
