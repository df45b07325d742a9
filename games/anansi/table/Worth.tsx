import { pointsFor, type Standing } from './standing.ts';
import { useSpeech } from './speech.tsx';

/** What the round would score as it stands: nothing, the listeners, or the listeners and the bonus. */
export function Worth({ standing, now }: { readonly standing: Standing; readonly now?: boolean }) {
  const { say } = useSpeech();
  const long =
    standing.kind === 'exact'
      ? `= ${standing.listeners} + ${standing.bonus}`
      : standing.kind === 'over'
        ? say.over(standing.spare)
        : standing.kind === 'under'
          ? say.under
          : '';
  const short = standing.kind === 'over' ? say.overShort(standing.spare) : standing.kind === 'under' ? say.underShort : long;
  return (
    <span className={`ana-worth ana-worth--${standing.kind}`} aria-hidden="true">
      {now === true && <em>{say.now}</em>}
      <b>{pointsFor(standing)}</b>
      {long !== '' && (
        <>
          <small className="ana-worth__long">{long}</small>
          <small className="ana-worth__short">{short}</small>
        </>
      )}
    </span>
  );
}
