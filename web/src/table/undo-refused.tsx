import type { Names, Seat } from '@tafelrunde/kernel';
import type { TableInfo, UndoTrace } from '@tafelrunde/protocol';
import { announce, Button, type SeatFace, Shield } from '@tafelrunde/stage';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { toast } from '../frame/toasts.tsx';
import { useTexts } from '../texts/index.ts';
import { Votes, whyNot } from './undo-trace.tsx';
import './consent.css';

/** The reader's wish to take back met a no, and they have not put it aside yet. */
export interface RefusedUndo {
  readonly trace: UndoTrace;
  readonly denier: Seat;
  readonly putAside: () => void;
}

interface DeniedUndo {
  readonly refused: RefusedUndo | undefined;
  /** Called before the reader withdraws: that needs no words. */
  readonly withdrawing: () => void;
}

/** Says when a wish to take back was not granted: a no of somebody's stays to be read, until it is put aside or play goes on. */
export function useDeniedUndo(table: TableInfo, yours: readonly Seat[]): DeniedUndo {
  const t = useTexts();
  const denied = table.undoDenied;
  const mine = denied !== undefined && yours.includes(denied.by);
  const [before, setBefore] = useState(mine);
  const [withdrawn, setWithdrawn] = useState(false);
  const [open, setOpen] = useState(false);
  if (before !== mine) {
    setBefore(mine);
    setOpen(mine && !withdrawn);
    setWithdrawn(false);
  }
  const tell = useEffectEvent(() => {
    const { title, lapsed, text } = t.undo.refused;
    if (denied?.denier === undefined) return toast({ tone: 'note', title: lapsed, text });
    const why = whyNot(denied, t);
    const said = why === '' ? [] : [t.undo.quoted(why)];
    return announce([title(table.seats[denied.denier]?.name ?? t.somebody), ...said, text].join(' '));
  });
  useEffect(() => {
    if (open) tell();
  }, [open]);
  const trace = table.undos?.findLast(({ by, denier }) => by === denied?.by && denier === denied.denier);
  return {
    refused:
      open && denied?.denier !== undefined && trace !== undefined
        ? { trace, denier: denied.denier, putAside: () => setOpen(false) }
        : undefined,
    withdrawing: () => setWithdrawn(true),
  };
}

interface CardProps {
  readonly refused: RefusedUndo;
  readonly names: Names;
  readonly faces: readonly SeatFace[];
  /** To where one answers them; undefined where nobody talks. */
  readonly onAnswer: (() => void) | undefined;
}

/** Who does not agree, why, and what the others said: read, answered or put aside. */
export function RefusedCard({ refused: { trace, denier, putAside }, names, faces, onAnswer }: CardProps) {
  const t = useTexts();
  const id = useId();
  const why = whyNot(trace, t);
  return (
    <section className="consent consent--no" aria-labelledby={id}>
      <h2 id={id}>
        <Shield seat={denier} name={names.of(denier)} bot={faces[denier]?.bot} />
        {t.undo.refused.title(names.of(denier))}
      </h2>
      {why !== '' && <p className="consent__quote">{t.undo.quoted(why)}</p>}
      <p>{t.undo.refused.text}</p>
      <Votes trace={trace} names={names} faces={faces} />
      <div className="consent__do">
        {onAnswer !== undefined && (
          <Button
            onClick={() => {
              putAside();
              onAnswer();
            }}
          >
            {t.undo.refused.answer}
          </Button>
        )}
        <Button kind="primary" onClick={putAside}>
          {t.undo.refused.fine}
        </Button>
      </div>
    </section>
  );
}
