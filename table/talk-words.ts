import type { Params, Seat } from '@tafelrunde/kernel';
import type { ChatLine } from '@tafelrunde/protocol';
import { applyEvent, beginTable } from './apply.ts';
import { readEvent } from './events.ts';
import type { StoredEvent } from './port.ts';
import type { TableState } from './state.ts';

/** What is said at a table. It has a stream of its own, so that no word delays a move or gets in its way. */
export type Words =
  | { readonly type: 'said'; readonly name: string; readonly seat?: Seat; readonly text: string }
  /** A bot, in the name of its seat at that moment. */
  | { readonly type: 'told'; readonly name: string; readonly seat: Seat; readonly say: { readonly key: string; readonly params?: Params } };

/** As they are written: with the command that caused them, so that a repeat is known even after a restart. */
export type WrittenWords = Words & { readonly command?: string };

export function readWords(body: string): WrittenWords {
  return JSON.parse(body) as WrittenWords;
}

/** A line of the talk. Words from when they were still events of the table come before all others. */
export function lineOf({ seq, at, body }: StoredEvent, before: number): ChatLine {
  const words = readWords(body);
  const { name, seat } = words;
  const said = words.type === 'said' ? { text: words.text } : { say: words.say };
  return { n: before + seq - 1, name, ...(seat === undefined ? {} : { seat }), at, ...said };
}

/** All words among a table's own events, of the time before there was a talk. The rules are not needed to know who said what. */
export function wordsAmong(events: readonly StoredEvent[]): readonly ChatLine[] {
  const lines: ChatLine[] = [];
  let state: TableState | undefined;
  for (const { at, body } of events) {
    const event = readEvent(body);
    if (state === undefined) state = beginTable(event, undefined, at);
    else lines.push(...applyEvent(state, event, at).chat);
  }
  return lines;
}
