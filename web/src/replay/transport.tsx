import { Icon, IconButton } from '@tafelrunde/stage';
import type { Watch } from './use-watch.ts';
import { useReplayWords } from './words.ts';

/** Step, play, jump to where the match turned. */
export function Transport({
  watch,
  length,
  turns,
  onTurn,
}: {
  readonly watch: Watch;
  readonly length: number;
  readonly turns: readonly number[];
  readonly onTurn: (way: -1 | 1) => void;
}) {
  const say = useReplayWords();
  const { position, playing, speed, go, play, faster } = watch;
  const earlier = turns.some((at) => at < position);
  const later = turns.some((at) => at > position);
  return (
    <fieldset className="trans" aria-label={say.transport}>
      <IconButton icon="turnback" label={say.turn.back} aria-disabled={!earlier || undefined} onClick={() => onTurn(-1)} />
      <IconButton icon="rewind" label={say.back} aria-disabled={position <= 0 || undefined} onClick={() => go(position - 1)} />
      <span className="mid">
        <button type="button" className="round" aria-label={playing ? say.pause : say.play} onClick={() => play(!playing)}>
          <Icon name={playing ? 'pause' : 'play'} className={playing ? '' : 'i--solid'} />
        </button>
        <button type="button" className="speed" aria-label={say.speed(`${speed}×`)} onClick={faster}>
          {speed === 0.5 ? '½' : speed}×
        </button>
      </span>
      <IconButton icon="forward" label={say.on} aria-disabled={position >= length || undefined} onClick={() => go(position + 1)} />
      <IconButton icon="turnon" label={say.turn.on} aria-disabled={!later || undefined} onClick={() => onTurn(1)} />
    </fieldset>
  );
}
