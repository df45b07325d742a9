import type { BotQuestion } from '@tafelrunde/bots';
import type { Advice, BotAnswer, Plain } from '@tafelrunde/kernel';
import type { Command, Failure } from '@tafelrunde/protocol';
import type { Append } from '@tafelrunde/table';

/** What the page says to the worker that hosts its table. */
export type ToHost =
  /** `pause` is a bot's before it moves; `laid` comes along only where it could not be kept. */
  | { readonly type: 'open'; readonly id: string; readonly pause: number; readonly laid?: Append }
  | { readonly type: 'command'; readonly command: Command }
  | { readonly type: 'record'; readonly id: string };

export type FromHost =
  /** A frame as JSON, as a socket would carry it. */
  | { readonly type: 'frame'; readonly text: string }
  | { readonly type: 'record'; readonly id: string; readonly text?: string; readonly failure?: Failure }
  | { readonly type: 'unkept' }
  | { readonly type: 'gone'; readonly failure: Failure };

/** What the host says to the worker its bots think in. */
export type ToBots = { readonly id: number } & (
  | { readonly question: BotQuestion; readonly want: 'answer' | 'advice' }
  /** Fetch this game while there is a network. */
  | { readonly fetch: string }
);

export type FromBots = { readonly id: number } & (
  | { readonly answer: BotAnswer<Plain> }
  | { readonly advice: Advice<Plain> | undefined }
  | { readonly fetched: true }
  | { readonly fault: string }
);
