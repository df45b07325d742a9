import type { ReactNode } from 'react';
import type { Action } from '../../state.ts';
import type { Props } from '../panels/props.ts';
import type { ToldFight } from './fight-told.ts';

export interface FightProps extends Props {
  readonly told: ToldFight;
  readonly answers: readonly Action[];
  /** What costs no hour and may be done meanwhile. */
  readonly free: readonly Action[];
  /** The fight is over and only looked at. */
  readonly after?: boolean;
  readonly foot?: ReactNode;
  readonly onClose: () => void;
}
