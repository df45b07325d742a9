import { Icon, type SeatFace, Shield } from '@tafelrunde/stage';
import type { ReactNode } from 'react';
import type { Eyes } from './reel.ts';
import { useReplayWords } from './words.ts';

/** Through whose eyes the match is watched, or with all cards open. After the end everybody may choose. */
export function EyesBox({
  faces,
  eyes,
  open,
  note,
  onLook,
}: {
  readonly faces: readonly SeatFace[];
  readonly eyes: Eyes;
  /** All cards can lie open. */
  readonly open: boolean;
  /** What stands below a name. */
  readonly note: (seat: number) => ReactNode;
  readonly onLook: (eyes: Eyes) => void;
}) {
  const say = useReplayWords();
  return (
    <section className="eyesbox" aria-label={say.eyes}>
      <fieldset className="eyes" aria-label={say.eyes}>
        <label className="eye">
          <input type="radio" name="eyes" checked={eyes === 'all'} onChange={() => onLook('all')} />
          <Icon name="eye" />
          <span>{say.all}</span>
          <small>{say.allHint}</small>
        </label>
        {open && (
          <label className="eye" title={say.open.whole}>
            <input type="radio" name="eyes" aria-label={say.open.whole} checked={eyes === 'open'} onChange={() => onLook('open')} />
            <Icon name="spread" />
            <span>{say.open.short}</span>
            <small>{say.open.hint}</small>
          </label>
        )}
        {faces.map(({ seat, name, bot, asked }) => (
          <label className="eye" key={seat} title={name}>
            <input type="radio" name="eyes" checked={eyes === seat} onChange={() => onLook(seat)} />
            <Shield seat={seat} name={name} bot={bot} active={asked} />
            <span>{name}</span>
            <small>{note(seat)}</small>
          </label>
        ))}
      </fieldset>
    </section>
  );
}
