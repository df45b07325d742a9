import type { Seat, UndoOffer } from '@tafelrunde/kernel';
import type { TableInfo } from '@tafelrunde/protocol';
import { Button, Dialog, Toast } from '@tafelrunde/stage';
import { useCallback, useEffect, useRef } from 'react';
import { toast } from '../frame/toasts.tsx';
import { type Texts, useTexts } from '../texts/index.ts';

export function UndoDialog(props: {
  readonly reason: Extract<UndoOffer, { kind: 'consent' }>['reason'];
  readonly people: readonly string[];
  readonly onAsk: () => void;
  readonly onClose: () => void;
}) {
  const t = useTexts();
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
              props.onAsk();
            }}
          >
            {t.undo.ask(props.people)}
          </Button>
        </>
      }
    >
      <p>{t.undo.reasons[props.reason]}</p>
    </Dialog>
  );
}

/** Somebody asks for my consent. Stays until it is answered or no longer asked. */
export function ConsentRequest({
  table,
  yours,
  onAnswer,
}: {
  readonly table: TableInfo;
  readonly yours: readonly Seat[];
  readonly onAnswer: (seat: Seat, agree: boolean) => void;
}) {
  const t = useTexts();
  const asked = table.undo;
  const seat = asked === undefined ? undefined : yours.find((each) => asked.needed.includes(each) && !asked.agreed.includes(each));
  if (asked === undefined || seat === undefined) return null;
  return (
    <Toast
      tone="ask"
      title={t.undo.request(table.seats[asked.by]?.name ?? t.somebody)}
      text={t.undo.requestText}
      dismissLabel={t.dismiss}
      ways={[
        { label: t.undo.yes, do: () => onAnswer(seat, true) },
        { label: t.undo.no, do: () => onAnswer(seat, false) },
      ]}
    />
  );
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
      toast({ tone: 'note', title, text: t.undo.refused.text });
    }
    before.current = mine;
    withdrawn.current = false;
  }, [mine, denied, table.seats, t]);
  return useCallback(() => {
    withdrawn.current = true;
  }, []);
}
