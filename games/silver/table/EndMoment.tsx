import { EndMomentFrame, Speaking, type TableProps, useAfter } from '@tafelrunde/stage';
import type { Action, Event, View } from '../state.ts';
import { Reckoning } from './Reckoning.tsx';
import { useSpeech } from './speech.tsx';
import { Valley } from './Sprite.tsx';
import { lampsMs } from './useHold.ts';
import './styles/theme.css';

type MomentProps = TableProps<View, Action, Event> & { readonly done: () => void };

function Closing(props: MomentProps) {
  const { view, seats, result, texts, names, pace, done } = props;
  const { say } = useSpeech();
  // The last lamps still go on below: the moment waits for them.
  const shown = useAfter(lampsMs(pace));
  const title = result === undefined ? say.reckoning : texts.result(result, names);
  return (
    <EndMomentFrame game="silver" page="sv-moment" title={title} pace={pace} shown={shown} backdrop={<Valley />} done={done}>
      <Reckoning view={view} seats={seats} telling={pace !== 'off'} title={title}>
        <button type="button" className="sv-btn is-main is-wide" onClick={done}>
          {say.goOn}
        </button>
      </Reckoning>
    </EndMomentFrame>
  );
}

/** The end of a match: the last lamps go on, the last night is summed, and the quietest village has won. Any key or tap goes on. */
export function EndMoment(props: MomentProps) {
  return (
    <Speaking language={props.language} names={props.names}>
      <Closing {...props} />
    </Speaking>
  );
}
