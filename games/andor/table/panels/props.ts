import type { TableProps } from '@tafelrunde/stage';
import type { Action, Event, View } from '../../state.ts';

/** What every part of this table gets. */
export type Props = TableProps<View, Action, Event>;
