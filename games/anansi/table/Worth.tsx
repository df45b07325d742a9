import { NotNowContext } from '@tafelrunde/stage';
import { useContext } from 'react';
import { pointsFor, type Standing } from './standing.ts';
import { useSpeech } from './speech.tsx';

/** What the round would score as it stands: nothing, the listeners, or the listeners and the bonus. A touch says why. */
export function Worth({ standing, now }: { readonly standing: Standing; readonly now?: boolean }) {
  const { say } = useSpeech();
  const explain = useContext(NotNowContext);
  const why = say.worthSays(standing);
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
    <button
      type="button"
      className={`ana-worth ana-worth--${standing.kind}`}
      title={why}
      onClick={(event) => explain(why, event.currentTarget)}
    >
      <span className="sr">{why}</span>
      {now === true && <em aria-hidden="true">{say.now}</em>}
      <b aria-hidden="true">{pointsFor(standing)}</b>
      {long !== '' && (
        <>
          <small className="ana-worth__long" aria-hidden="true">
            {long}
          </small>
          <small className="ana-worth__short" aria-hidden="true">
            {short}
          </small>
        </>
      )}
    </button>
  );
}
