import type { Names } from '@tafelrunde/kernel';
import type { UndoTrace } from '@tafelrunde/protocol';
import { classes, Icon, type SeatFace, Shield } from '@tafelrunde/stage';
import { useTexts } from '../texts/index.ts';
import { whyNot } from './undo.tsx';

/** What became of a request to take back, as the log keeps it: who asked, what was said, who agreed. */
export function UndoTraceBlock({
  trace,
  names,
  faces,
}: {
  readonly trace: UndoTrace;
  readonly names: Names;
  readonly faces: readonly SeatFace[];
}) {
  const t = useTexts();
  const { by, words, agreed, denier } = trace;
  const you = names.you.includes(by);
  const why = whyNot(trace, t);
  return (
    <div className={classes('log__undo', denier !== undefined && 'log__undo--no')}>
      <b>
        <Icon name="undo" />
        {denier === undefined ? t.undo.line(names.of(by), you) : t.undo.askedFor(names.of(by), you)}
      </b>
      {words !== undefined && <span>{t.undo.quoted(words)}</span>}
      <ul className="votes">
        {agreed.map((seat) => (
          <li key={seat}>
            <Shield seat={seat} name={names.of(seat)} bot={faces[seat]?.bot} />
            {names.you.includes(seat) ? t.you : names.of(seat)}
            <span className="y">
              <Icon name="check" />
              <span className="sr">{t.undo.vote.agreed}</span>
            </span>
          </li>
        ))}
        {denier !== undefined && (
          <li>
            <Shield seat={denier} name={names.of(denier)} bot={faces[denier]?.bot} />
            {names.you.includes(denier) ? t.you : names.of(denier)}
            <span className="n">
              <Icon name="close" />
              <span className="sr">{t.undo.vote.refused}</span>
            </span>
          </li>
        )}
      </ul>
      {why !== '' && <span>{t.undo.quoted(why)}</span>}
    </div>
  );
}
