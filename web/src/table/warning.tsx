import { Button, Dialog, type GameTable } from '@tafelrunde/stage';
import { useTexts } from '../texts/index.ts';

export type WarningTexts = NonNullable<ReturnType<NonNullable<GameTable['warning']>>>;

/** Asked before a move that ruins one's own position. The way back has the focus. */
export function WarningDialog({ texts, onGo, onClose }: { readonly texts: WarningTexts; onGo(): void; onClose(): void }) {
  const t = useTexts();
  return (
    <Dialog
      title={texts.title}
      closeLabel={t.close}
      className="dialog--narrow"
      onClose={onClose}
      foot={
        <>
          <span className="note" />
          <Button onClick={onGo}>{texts.goOn}</Button>
          {/* biome-ignore lint: the safe answer is the one under the finger */}
          <Button kind="primary" autoFocus onClick={onClose}>
            {texts.back}
          </Button>
        </>
      }
    >
      <p>{texts.text}</p>
    </Dialog>
  );
}
