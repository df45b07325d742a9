import type { Seat, UndoOffer } from '@tafelrunde/kernel';
import { limits, type TableInfo, type UndoTrace } from '@tafelrunde/protocol';
import { Button, Dialog } from '@tafelrunde/stage';
import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { toast } from '../frame/toasts.tsx';
import { type Texts, useTexts } from '../texts/index.ts';

export function UndoDialog(props: {
  readonly reason: Extract<UndoOffer, { kind: 'consent' }>['reason'];
  readonly people: readonly string[];
  readonly onAsk: (words: string) => void;
  readonly onClose: () => void;
}) {
  const t = useTexts();
  const [words, setWords] = useState('');
  const id = useId();
  return (
    <Dialog
      title={t.undo.title}
      closeLabel={t.close}
      className="dialog--narrow"
      onClose={props.onClose}
      foot={
        <>
          <span className="note" />
          <Button onClick={props.onClose}>{t.undo.keep}</Button>
          <Button
            kind="primary"
            icon="undo"
            onClick={() => {
              props.onClose();
              props.onAsk(words);
            }}
          >
            {t.undo.ask(props.people)}
          </Button>
        </>
      }
    >
      <p>{t.undo.reasons[props.reason]}</p>
      <label className="legend" htmlFor={id}>
        {t.undo.words}
      </label>
      <input
        id={id}
        className="input"
        maxLength={limits.chat}
        placeholder={t.undo.optional}
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
    </Dialog>
  );
}

/** Why somebody said no, in their own words or in the reader's language. */
export function whyNot(denied: Pick<UndoTrace, 'reason' | 'said'> | undefined, t: Texts): string {
  return [denied?.reason === undefined ? '' : t.undo.because[denied.reason], denied?.said ?? ''].filter(Boolean).join(' ');
}

/** Says when a wish to take back was not granted. One's own withdrawal needs no words: what is returned is called before it. */
export function useDeniedUndo(table: TableInfo, yours: readonly Seat[], t: Texts): () => void {
  const withdrawn = useRef(false);
  const denied = table.undoDenied;
  const mine = denied !== undefined && yours.includes(denied.by);
  const before = useRef(mine);
  useEffect(() => {
    if (mine && !before.current && !withdrawn.current) {
      const who = denied?.denier;
      const title = who === undefined ? t.undo.refused.lapsed : t.undo.refused.title(table.seats[who]?.name ?? t.somebody);
      const why = whyNot(denied, t);
      toast({ tone: 'note', title, text: why === '' ? t.undo.refused.text : `${t.undo.quoted(why)} ${t.undo.refused.text}` });
    }
    before.current = mine;
    withdrawn.current = false;
  }, [mine, denied, table.seats, t]);
  return useCallback(() => {
    withdrawn.current = true;
  }, []);
}
