import { classes, IconButton, useTopDialog } from '@tafelrunde/stage';
import { type CSSProperties, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { type Placed, usePlaced } from '../learn/use-placed.ts';
import { type CueNow, type SaidCue, useCues } from './use-cues.ts';
import { useCueWords } from './words.ts';
import '../learn/coach.css';
import './cue.css';

/** What the cue speaks of has a thin ring. Drawn only; it catches no touch. */
function Rings({ spots }: Pick<Placed, 'spots'>) {
  return spots.map(({ x, y, width, height }) => (
    <span key={`${x} ${y}`} className="cue-ring" style={{ left: x, top: y, width, height }} aria-hidden="true" />
  ));
}

/** The bubble of the coach, smaller: no dialog, takes no focus, lies on nothing that is played with. Without such a place it is a stud. */
function Bubble({ cue, onRule }: { readonly cue: SaidCue; readonly onRule: (rule: string) => void }) {
  const say = useCueWords();
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const [wanted, unfold] = useState(false);
  const placed = usePlaced(box, cue.shows, cue.inSight);
  const { title, text, rule, close } = cue;
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    close();
  });
  useEffect(() => {
    const element = box.current;
    const press = (event: KeyboardEvent) => pressed(event);
    element?.addEventListener('keydown', press);
    return () => element?.removeEventListener('keydown', press);
  }, []);
  const folded = placed !== undefined && placed.place.covers > 0 && !wanted;
  const beak = folded ? undefined : placed?.place.beak;
  const at = placed === undefined ? undefined : { left: placed.area.x + placed.place.x, top: placed.area.y + placed.place.y };
  const style: CSSProperties = {
    ...at,
    ...(placed === undefined || folded ? { visibility: 'hidden' } : {}),
    ...(placed === undefined ? {} : { maxHeight: placed.area.height - 16, '--room': `${placed.area.width - 20}px` }),
    ...(beak === undefined ? {} : { '--beak': `${beak.at}px` }),
  };
  return (
    <>
      {placed !== undefined && <Rings spots={placed.spots} />}
      {folded && (
        <button
          type="button"
          className="cue-stud"
          aria-label={say.unfold(title)}
          style={{ left: placed.area.x + placed.stud.x, top: placed.area.y + placed.stud.y }}
          onClick={() => unfold(true)}
        >
          <span aria-hidden="true">?</span>
        </button>
      )}
      <div
        ref={box}
        role="note"
        className={classes('coach', 'cue')}
        aria-labelledby={id}
        style={style}
        data-beak={beak?.side}
        data-cue={cue.key}
      >
        <div className="coach__in">
          <h2 id={id}>{title}</h2>
          <p>
            {text}
            {rule !== undefined && (
              <>
                {' '}
                <button type="button" className="cue__rule" onClick={() => onRule(rule)}>
                  {rule}
                </button>
              </>
            )}
          </p>
        </div>
        <IconButton icon="close" label={say.close} className="cue__close" onClick={close} />
      </div>
    </>
  );
}

/** What the table says by itself to somebody who is new to it. */
export function TableCues({ onRule, covered, ...now }: CueNow & { readonly onRule: (rule: string) => void }) {
  const dialog = useTopDialog();
  const cue = useCues({ ...now, covered: covered || dialog !== undefined });
  return cue === undefined ? null : <Bubble key={cue.key} cue={cue} onRule={onRule} />;
}
