import { Icon, type SeatFace, Shield } from '@tafelrunde/stage';
import type { ReactNode } from 'react';
import type { Eyes as ThroughEyes } from './reel.ts';
import { useReplayWords } from './words.ts';

/** Through whose eyes the match is watched. After the end all are open. */
export function Eyes({
  faces,
  eyes,
  note,
  onLook,
}: {
  readonly faces: readonly SeatFace[];
  readonly eyes: ThroughEyes;
  /** What stands below a name. */
  readonly note: (seat: number) => ReactNode;
  readonly onLook: (eyes: ThroughEyes) => void;
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
