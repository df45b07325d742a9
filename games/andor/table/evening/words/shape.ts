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
  readonly walked: (name: string, fields: number, to: number) => string;
  readonly inAll: (fields: number) => string;
  readonly beat: (names: readonly string[], creature: CreatureKind, field: number) => string;
  readonly inVain: (names: readonly string[], creature: CreatureKind, field: number) => string;
  readonly entered: (creature: CreatureKind) => string;
  readonly saved: (farmers: number) => string;
  readonly quiet: string;
  readonly beaten: (creatures: number) => string;
}
