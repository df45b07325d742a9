import type { Seat } from '@tafelrunde/kernel';
import type { TableInfo } from '@tafelrunde/protocol';
import { Button, classes, type MotionPace, usePace } from '@tafelrunde/stage';
import { useEffect, useState } from 'react';
import { toast } from '../../frame/toasts.tsx';
import { change, usePreferences } from '../../preferred.ts';
import { waitsForBots } from './waits.ts';
import { useTempoWords } from './words.ts';

/** Bots that move sooner than that, in milliseconds, are quick enough for anybody. */
const PATIENCE = 600;

const faster: Readonly<Record<MotionPace, 'quick' | 'off' | undefined>> = { full: 'quick', quick: 'off', off: undefined };

/**
 * One press, and the bots take less time from now on. Gone where they take none. Its room is kept from the moment a bot is waited for, so
 * that nothing is laid out anew when it comes: figures may be on their way then.
 */
export function Hurry({ table, awaited }: { readonly table: TableInfo; readonly awaited: readonly Seat[] }) {
  const say = useTempoWords();
  const { pace, tempo } = usePreferences();
  const moving = usePace(pace);
  const next = faster[tempo ?? moving];
  const waits = waitsForBots(table, awaited);
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!waits) return undefined;
    const timer = setTimeout(() => setLate(true), PATIENCE);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [waits]);
  if (!waits || next === undefined) return null;
  const press = () => {
    change({ tempo: next });
    toast({ tone: 'note', title: say.faster[next], text: say.calmer });
  };
  return (
    <Button icon="fast" className={classes(!late && 'is-early')} onClick={press}>
      <span>{say.hurry}</span>
    </Button>
  );
}
