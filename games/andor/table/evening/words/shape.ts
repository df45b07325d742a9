import type { CreatureKind } from '../../../pieces.ts';

export interface Words {
  readonly title: string;
  readonly again: string;
  readonly close: string;
  readonly all: string;
  readonly day: (day: number) => string;
  readonly shown: string;
  readonly map: string;
  readonly fetching: string;
  readonly walked: (name: string, fields: number, from: number, to: number) => string;
  readonly inAll: (fields: number) => string;
  readonly beat: (names: readonly string[], creature: CreatureKind, field: number, rounds: number) => string;
  readonly inVain: (names: readonly string[], creature: CreatureKind, field: number, rounds: number) => string;
  readonly entered: (creature: CreatureKind, count: number) => string;
  readonly saved: (farmers: number) => string;
  /** Before the title of a card. */
  readonly story: string;
  readonly event: string;
  readonly taskDone: (title: string) => string;
  readonly taskFailed: (title: string) => string;
  readonly quiet: string;
  readonly beaten: (creatures: number) => string;
}
