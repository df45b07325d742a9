import type { Asking, Decided } from '../decide.ts';
import { readChat } from '../names.ts';
import { seatsOf } from '../state.ts';

export function chat({ state, guest, limits }: Asking, text: string): readonly Decided[] {
  const words = readChat(text, limits.chat);
  const [seat] = seatsOf(state, guest.id);
  const name = (seat === undefined ? undefined : state.seats[seat]?.name) ?? guest.name;
  return [{ event: { type: 'said', name, text: words, ...(seat === undefined ? {} : { seat }) } }];
}
