import type { Names } from '@tafelrunde/kernel';
import { classes, Icon } from '@tafelrunde/stage';
import { useLanguage } from '../texts/index.ts';
import { figure } from './plot.ts';
import type { Values } from './use-values.ts';
import { useReplayWords } from './words.ts';

/** Where the match turned, as a list to jump by. */
export function TurningPoints({
  values,
  names,
  position,
  tell,
  where,
  onGo,
}: {
  readonly values: Values;
  readonly names: Names;
  readonly position: number;
  /** What was played there. */
  readonly tell: (position: number) => string;
  readonly where: (position: number) => string;
  readonly onGo: (position: number) => void;
}) {
  const say = useReplayWords();
  const language = useLanguage();
  const { turns, unit, sign, state } = values;
  if (state === 'absent') return null;
  return (
    <section className="turning-points" aria-label={say.turn.many}>
      <h2>{say.turn.where}</h2>
      {turns.length === 0 && <p className="muted small">{state === 'thinking' ? say.turn.soon : say.turn.none}</p>}
      {turns.map(({ position: at, seat, change }) => (
        <button
          type="button"
          key={at}
          className={classes('turning-point', at === position && 'is-now')}
          aria-current={at === position ? 'step' : undefined}
          onClick={() => onGo(at)}
        >
          <Icon name="lozenge" />
          <b>{tell(at)}</b>
          <span className={classes('delta', change > 0 ? 'delta--up' : 'delta--dn')}>
            {seat === undefined ? '' : `${names.of(seat)} `}
            {figure(change * sign, unit, language, true)}
          </span>
          <small>{where(at)}</small>
        </button>
      ))}
    </section>
  );
}
