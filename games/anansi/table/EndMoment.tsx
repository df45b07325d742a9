import { EndMomentFrame, Speaking, type TableProps, useAfter } from '@tafelrunde/stage';
import type { Action, Event, View } from '../state.ts';
import { Scoring } from './Scoring.tsx';
import { useSpeech } from './speech.tsx';
import { trickEndMs } from './useHold.ts';
import './styles/theme.css';

type MomentProps = TableProps<View, Action, Event> & { readonly done: () => void };

function Closing(props: MomentProps) {
  const { view, seats, seat, result, texts, names, pace, done } = props;
  const { say } = useSpeech();
  // The last trick is still being taken below: the moment waits for it.
  const shown = useAfter(trickEndMs(pace));
  const title = result === undefined ? say.lastTold : texts.result(result, names);
  return (
    <EndMomentFrame game="anansi" page="ana-moment" title={title} pace={pace} shown={shown} done={done}>
      <Scoring view={view} seats={seats} you={seat} result={result} telling={pace !== 'off'} title={title}>
        <p className="ana-score__go">
          <button type="button" className="ana-btn" onClick={done}>
            {say.goOn}
          </button>
        </p>
      </Scoring>
    </EndMomentFrame>
  );
}

/** The end of a match: the last trick is taken, the last round told, and the winner stands on top. Any key or tap goes on to the result. */
export function EndMoment(props: MomentProps) {
  return (
    <Speaking language={props.language} names={props.names}>
      <Closing {...props} />
    </Speaking>
  );
}
