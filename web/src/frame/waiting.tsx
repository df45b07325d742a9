import { TableFigure } from '@tafelrunde/stage';
import { useTexts } from '../texts/index.ts';

/** A part of the page is on its way; the figure shows only when it takes long. */
export function Waiting() {
  const t = useTexts();
  return (
    <div className="waiting" aria-live="polite">
      <TableFigure />
      <span className="sr">{t.connection.loading}</span>
    </div>
  );
}
