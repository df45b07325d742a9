import type { Params, Reply, Seat, Suggestion } from '@tafelrunde/kernel';
import type { ChatLine, Sign } from '@tafelrunde/protocol';
import { applyEvent, beginTable } from './apply.ts';
import { readEvent } from './events.ts';
import type { StoredEvent } from './port.ts';
import type { TableState } from './state.ts';

/** What is said at a table. It has a stream of its own, so that no word delays a move or gets in its way. */
export type Words =
  /** `by`: among those who look on, who have no seat to be known by. */
  | { readonly type: 'said'; readonly name: string; readonly seat?: Seat; readonly text: string; readonly by?: string }
  /** A bot, in the name of its seat at that moment. */
  | { readonly type: 'told'; readonly name: string; readonly seat: Seat; readonly say: { readonly key: string; readonly params?: Params } }
  /** `stretch` is the part of the match it is for. Its id is its number in the talk. */
  | { readonly type: 'proposed'; readonly name: string; readonly seat: Seat; readonly what: Suggestion; readonly stretch: number }
  | { readonly type: 'replied'; readonly name: string; readonly seat: Seat; readonly reply: Reply }
  | { readonly type: 'withdrawn'; readonly name: string; readonly seat: Seat; readonly proposal: string }
  /** A sign to a line, by its number; the last word of a seat counts. */
  | {
      readonly type: 'reacted';
      readonly name: string;
      readonly seat: Seat;
      readonly line: number;
      readonly sign: Sign;
      readonly on: boolean;
    }
  | { readonly type: 'nudged'; readonly name: string; readonly seat: Seat; readonly to: Seat };

/** As they are written: with the command that caused them, so that a repeat is known even after a restart. */
export type WrittenWords = Words & { readonly command?: string };

export function readWords(body: string): WrittenWords {
  return JSON.parse(body) as WrittenWords;
}

/** A line of the talk. Words from when they were still events of the table come before all others. */
export function lineOf({ seq, at, body }: StoredEvent, before: number): ChatLine {
  const words = readWords(body);
  const { name, seat } = words;
  return { n: before + seq - 1, name, ...(seat === undefined ? {} : { seat }), at, ...saidIn(words) };
}

function saidIn(words: Words): Pick<ChatLine, 'text' | 'by' | 'say' | 'proposal' | 'reply' | 'withdrawn' | 'reaction' | 'nudge'> {
  switch (words.type) {
    case 'said':
      return { text: words.text, ...(words.by === undefined ? {} : { by: words.by }) };
    case 'told':
      return { say: words.say };
    case 'proposed':
      return { proposal: { ...words.what, stretch: words.stretch } };
    case 'replied':
      return { reply: words.reply };
    case 'withdrawn':
      return { withdrawn: words.proposal };
    case 'reacted':
      return { reaction: { line: words.line, sign: words.sign, on: words.on } };
    case 'nudged':
      return { nudge: words.to };
  }
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
