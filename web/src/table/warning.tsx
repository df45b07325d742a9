import { Button, Dialog, type GameTable } from '@tafelrunde/stage';
import { useRef } from 'react';
import { useTexts } from '../texts/index.ts';

export type WarningTexts = NonNullable<ReturnType<NonNullable<GameTable['warning']>>>;

/** Asked before a move that ruins one's own position. The way back has the focus. */
export function WarningDialog({
  texts,
  onGo,
  onClose,
}: {
  readonly texts: WarningTexts;
  readonly onGo: () => void;
  readonly onClose: () => void;
}) {
  const t = useTexts();
  const back = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      title={texts.title}
      closeLabel={t.close}
      className="dialog--narrow"
      first={back}
      onClose={onClose}
      foot={
        <>
          <span className="note" />
          <Button onClick={onGo}>{texts.goOn}</Button>
          <Button kind="primary" ref={back} onClick={onClose}>
            {texts.back}
          </Button>
        </>
      }
    >
      {texts.picture}
      <p>{texts.text}</p>
    </Dialog>
  );
}
