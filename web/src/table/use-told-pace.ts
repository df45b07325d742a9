import type { Seat } from '@tafelrunde/kernel';
import type { Pace } from '@tafelrunde/protocol';
import { useEffect } from 'react';
import type { LinkState, TableLink } from '../link/link.ts';

/** Whoever wants the pieces quick wants the bots quick: the host is told, and again after a lost connection. */
export function useToldPace(link: TableLink, { connection }: LinkState, seat: Seat | undefined, pace: Pace): void {
  useEffect(() => {
    if (connection !== 'live' || seat === undefined) return;
    link.send({ type: 'pace', seat, pace }).catch(() => undefined); // bots that take their time are no harm
  }, [link, connection, seat, pace]);
}
