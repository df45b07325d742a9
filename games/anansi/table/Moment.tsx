import { beatMs, type TableProps, useAfter, usePace, useSkip } from '@tafelrunde/stage';
import { useRef } from 'react';
import type { Action, Event, View } from '../state.ts';
import { Scoring } from './Scoring.tsx';
import { SpeechContext, useSpeech } from './speech.tsx';
import { HOLD, TAKING } from './useHold.ts';
import './styles/theme.css';

type MomentProps = TableProps<View, Action, Event> & { readonly done: () => void };

function Closing(props: MomentProps) {
  const { view, seats, seat, result, texts, names, done } = props;
  const { say } = useSpeech();
  const pace = usePace(props.pace);
  const box = useRef<HTMLDivElement>(null);
  // The last trick is still being taken below: the moment waits for it.
  const shown = useAfter(HOLD + (TAKING * beatMs('move', pace)) / beatMs('move', 'full'));
  useSkip(box, done);
  const title = result === undefined ? say.lastTold : texts.result(result, names);
  return (
    <section className="anansi ana-moment" aria-label={title} data-pace={pace} data-shown={shown || undefined}>
      {/* Has the focus, so that arrow keys scroll it. */}
      <div ref={box} className="ana-moment__in" tabIndex={-1}>
        {shown && (
          <Scoring view={view} seats={seats} you={seat} result={result} telling={pace !== 'off'} title={title}>
            <p className="ana-score__go">
              <button type="button" className="ana-btn" onClick={done}>
                {say.goOn}
              </button>
            </p>
          </Scoring>
        )}
      </div>
    </section>
  );
}

/** The end of a match: the last trick is taken, the last round told, and the winner stands on top. Any key or tap goes on to the result. */
export function Moment(props: MomentProps) {
  return (
    <SpeechContext value={{ language: props.language, names: props.names }}>
      <Closing {...props} />
    </SpeechContext>
  );
}
