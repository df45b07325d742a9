import { fail } from '@tafelrunde/protocol';
import type { Guest, HouseCommand } from '../decide.ts';
import type { TableLimits } from '../limits.ts';
import { readChat } from '../names.ts';
import { isBotPlayed, seatsOf, type TableState } from '../state.ts';
import type { Words } from '../talk-words.ts';
import { mayAnswer } from './play.ts';

/** A person's words, in the name of their seat if they have one. */
export function personSays(state: TableState, guest: Guest, limits: TableLimits, text: string): Words {
  if (state.status === 'closed') fail('table-closed');
  const words = readChat(text, limits.chat);
  const [seat] = seatsOf(state, guest.id);
  const name = (seat === undefined ? undefined : state.seats[seat]?.name) ?? guest.name;
  return { type: 'said', name, text: words, ...(seat === undefined ? {} : { seat }) };
}

/** What a bot says with its answer, as long as that is not too late. */
export function botSays(state: TableState, { seat, ask, say }: Extract<HouseCommand, { type: 'bot-act' }>): Words | undefined {
  const sitter = state.seats[seat];
  if (say === undefined || sitter === undefined || !isBotPlayed(sitter) || !mayAnswer(state, ask)) return undefined;
  return { type: 'told', name: sitter.name, seat, say };
}
