import type { Seat } from '@tafelrunde/kernel';
import type { TableInfo } from '@tafelrunde/protocol';
import { Button } from '@tafelrunde/stage';
import { useEffect, useState } from 'react';
import type { Order } from '../../link/link.ts';
import { useChatWords } from './words.ts';

/** Somebody who is there is left alone for so long. */
const PATIENCE = 20_000;

interface NudgeProps {
  readonly table: TableInfo;
  readonly position: number;
  readonly awaited: readonly Seat[];
  readonly yours: readonly Seat[];
  readonly onNudge: (order: Order) => void;
}

/** One tap at somebody the table waits for, once it has waited for a while, or they are away. Not twice for the same move. */
export function Nudge({ table, position, awaited, yours, onNudge }: NudgeProps) {
  const say = useChatWords();
  const [waited, setWaited] = useState(-1);
  const [nudged, setNudged] = useState(-1);
  useEffect(() => {
    const timer = setTimeout(() => setWaited(position), PATIENCE);
    return () => clearTimeout(timer);
  }, [position]);
  const late = table.seats.find(
    ({ seat, kind, standIn, present }) =>
      awaited.includes(seat) && !yours.includes(seat) && kind === 'person' && standIn !== true && (waited === position || !present),
  );
  if (late === undefined || nudged === position || table.clock?.pause?.since !== undefined) return null;
  const press = () => {
    setNudged(position);
    onNudge({ type: 'nudge', seat: late.seat });
  };
  return (
    <Button icon="bell" onClick={press}>
      <span>{say.nudge(late.name)}</span>
    </Button>
  );
}
