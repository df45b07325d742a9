import type { UndoOffer } from '@tafelrunde/kernel';
import { limits } from '@tafelrunde/protocol';
import { Button, Dialog } from '@tafelrunde/stage';
import { useId, useState } from 'react';
import { useTexts } from '../texts/index.ts';

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
