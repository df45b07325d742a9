import { type TableProps, usePace } from '@tafelrunde/stage';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Action, Event, View } from '../state.ts';
import { Reckoning } from './Reckoning.tsx';
import { Speaking, useSpeech } from './speech.tsx';
import { Valley } from './Sprite.tsx';
import { lampsMs } from './useHold.ts';
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

/** The last lamps still go on below: the moment waits for them. */
function useLamps(wait: number): boolean {
  const [over, setOver] = useState(wait === 0);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), wait);
    return () => clearTimeout(timer);
  }, [wait]);
  return over;
}

function Closing(props: MomentProps) {
  const { view, seats, result, texts, names, done } = props;
  const { say } = useSpeech();
  const pace = usePace(props.pace);
  const box = useRef<HTMLDivElement>(null);
  const shown = useLamps(lampsMs(pace));
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
