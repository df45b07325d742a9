import type { BotQuestion } from '@tafelrunde/bots';
import type { Advice, BotAnswer, Plain, Seat } from '@tafelrunde/kernel';
import type { Command, Failure } from '@tafelrunde/protocol';
import type { Append } from '@tafelrunde/table';
import type { DeviceNews } from './device.ts';

/** What the page says to the worker that hosts its table. */
export type ToHost =
  /** `laid` comes along only where it could not be kept; `pause` only where nobody looks on (a test): bots wait so long at most. */
  | { readonly type: 'open'; readonly id: string; readonly laid?: Append; readonly pause?: number }
  | { readonly type: 'command'; readonly command: Command }
  /** Where several people share the device: who plays this seat looks at it now, or nobody does. */
  | { readonly type: 'uncover'; readonly seat: Seat }
  | { readonly type: 'cover' }
  /** `cut`: of a branch, as it stands. */
  | { readonly type: 'record'; readonly id: string; readonly cut?: boolean }
  /** The match goes on at the server the page is from: the worker brings it there, since it holds what nobody may see. */
  | { readonly type: 'carry'; readonly id: string };

export type FromHost =
  /** A frame as JSON, as a socket would carry it. */
  | { readonly type: 'frame'; readonly text: string }
  | { readonly type: 'record'; readonly id: string; readonly text?: string; readonly failure?: Failure }
  | { readonly type: 'carried'; readonly id: string; readonly table?: string; readonly failure?: Failure }
  | ({ readonly type: 'device' } & DeviceNews)
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
  /** The question names contents this worker was never told: it is to be put again, with them. */
  | { readonly lacks: readonly string[] }
  | { readonly fault: string }
);
