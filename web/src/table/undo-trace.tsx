import type { Names, Seat } from '@tafelrunde/kernel';
import type { UndoTrace } from '@tafelrunde/protocol';
import { classes, Icon, type SeatFace, Shield } from '@tafelrunde/stage';
import { type Texts, useTexts } from '../texts/index.ts';

interface TraceProps {
  readonly trace: UndoTrace;
  readonly names: Names;
  readonly faces: readonly SeatFace[];
}

/** Why somebody said no, in their own words or in the reader's language. */
export function whyNot(denied: Pick<UndoTrace, 'reason' | 'said'>, t: Texts): string {
  return [denied.reason === undefined ? '' : t.undo.because[denied.reason], denied.said ?? ''].filter(Boolean).join(' ');
}

/** Who agreed, and who did not. */
export function Votes({ trace: { agreed, denier }, names, faces }: TraceProps) {
  const t = useTexts();
  const vote = (seat: Seat, yes: boolean) => (
    <li key={seat}>
      <Shield seat={seat} name={names.of(seat)} bot={faces[seat]?.bot} />
      {names.you.includes(seat) ? t.you : names.of(seat)}
      <span className={yes ? 'y' : 'n'}>
        <Icon name={yes ? 'check' : 'close'} />
        <span className="sr">{yes ? t.undo.vote.agreed : t.undo.vote.refused}</span>
      </span>
    </li>
  );
  return (
    <ul className="votes">
      {agreed.map((seat) => vote(seat, true))}
      {denier !== undefined && vote(denier, false)}
    </ul>
  );
}

/** What became of a request to take back, as the log keeps it: who asked, what was said, who agreed. */
export function UndoTraceBlock({ trace, names, faces }: TraceProps) {
  const t = useTexts();
  const { by, words, denier } = trace;
  const you = names.you.includes(by);
  const why = whyNot(trace, t);
  return (
    <div className={classes('log__undo', denier !== undefined && 'log__undo--no')}>
      <b>
        <Icon name="undo" />
        {denier === undefined ? t.undo.line(names.of(by), you) : t.undo.askedFor(names.of(by), you)}
      </b>
      {words !== undefined && <span>{t.undo.quoted(words)}</span>}
      <Votes trace={trace} names={names} faces={faces} />
      {why !== '' && <span>{t.undo.quoted(why)}</span>}
    </div>
  );
}
