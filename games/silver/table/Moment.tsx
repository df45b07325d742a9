import { type TableProps, useAfter, usePace, useSkip } from '@tafelrunde/stage';
import { useRef } from 'react';
import type { Action, Event, View } from '../state.ts';
import { Reckoning } from './Reckoning.tsx';
import { Speaking, useSpeech } from './speech.tsx';
import { Valley } from './Sprite.tsx';
import { lampsMs } from './useHold.ts';
import './styles/theme.css';

type MomentProps = TableProps<View, Action, Event> & { readonly done: () => void };

function Closing(props: MomentProps) {
  const { view, seats, result, texts, names, done } = props;
  const { say } = useSpeech();
  const pace = usePace(props.pace);
  const box = useRef<HTMLDivElement>(null);
  // The last lamps still go on below: the moment waits for them.
  const shown = useAfter(lampsMs(pace));
  useSkip(box, done);
  const title = result === undefined ? say.reckoning : texts.result(result, names);
  return (
    <section className="silver sv-moment" aria-label={title} data-pace={pace} data-shown={shown || undefined}>
      {shown && <Valley />}
      {/* Has the focus, so that arrow keys scroll it. */}
      <div ref={box} className="sv-moment__in" tabIndex={-1}>
        {shown && (
          <Reckoning view={view} seats={seats} telling={pace !== 'off'} title={title}>
            <button type="button" className="sv-btn is-main is-wide" onClick={done}>
              {say.goOn}
            </button>
          </Reckoning>
        )}
      </div>
    </section>
  );
}

/** The end of a match: the last lamps go on, the last night is summed, and the quietest village has won. Any key or tap goes on. */
export function Moment(props: MomentProps) {
  return (
    <Speaking language={props.language} names={props.names}>
      <Closing {...props} />
    </Speaking>
  );
}
