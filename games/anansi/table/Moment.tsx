import { beatMs, type TableProps, usePace } from '@tafelrunde/stage';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Action, Event, View } from '../state.ts';
import { Scoring } from './Scoring.tsx';
import { SpeechContext, useSpeech } from './speech.tsx';
import { HOLD, TAKING } from './useHold.ts';
import './styles/theme.css';

type MomentProps = TableProps<View, Action, Event> & { readonly done: () => void };

/** Keys that move about the page rather than answer it. */
const moves = ['Tab', 'Shift', 'Control', 'Alt', 'Meta', 'PageUp', 'PageDown', 'ArrowUp', 'ArrowDown', 'Home', 'End'];
/** A key still held down from the last card must not end the moment unseen. */
const SETTLE = 350;

/** Any key or tap goes on; keys that move about the page, and what is pressed on a button, do not. */
function useSkip(box: RefObject<HTMLElement | null>, done: () => void): void {
  useEffect(() => {
    const since = performance.now();
    const onButton = (event: UIEvent) =>
      event.target instanceof Element && event.target.closest('button, a, input, textarea, dialog') !== null;
    const pressed = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || moves.includes(event.key) || onButton(event)) return;
      if (performance.now() - since < SETTLE) return;
      event.preventDefault();
      done();
    };
    const tapped = (event: MouseEvent) => {
      if (!onButton(event) && performance.now() - since > SETTLE) done();
    };
    const moment = box.current;
    moment?.focus({ preventScroll: true });
    moment?.addEventListener('click', tapped);
    document.addEventListener('keydown', pressed);
    return () => {
      moment?.removeEventListener('click', tapped);
      document.removeEventListener('keydown', pressed);
    };
  }, [box, done]);
}

/** The last trick is still being taken below: the moment waits for it. */
function useLastTrick(wait: number): boolean {
  const [over, setOver] = useState(wait === 0);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), wait);
    return () => clearTimeout(timer);
  }, [wait]);
  return over;
}

function Closing(props: MomentProps) {
  const { view, seats, seat, result, texts, names, done } = props;
  const { say } = useSpeech();
  const pace = usePace(props.pace);
  const box = useRef<HTMLDivElement>(null);
  const shown = useLastTrick(HOLD + (TAKING * beatMs('move', pace)) / beatMs('move', 'full'));
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
