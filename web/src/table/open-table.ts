import type { MatchInfo, TableInfo } from '@tafelrunde/protocol';
import type { LinkState, TableLink } from '../link/link.ts';
import type { GameParts } from './parts.ts';

/** A table whose match lies on the page: the way to its host, what the host says, and what the game brings. */
export interface OpenTable {
  readonly link: TableLink;
  readonly state: LinkState;
  readonly table: TableInfo;
  readonly match: MatchInfo;
  readonly parts: GameParts;
  /** What the game is about lies over it, for somebody new. */
  readonly covered?: boolean;
}
