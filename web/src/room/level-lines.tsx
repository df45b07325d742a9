import { levelsOf } from '@tafelrunde/bots';
import type { GameBrief } from '@tafelrunde/kernel';
import { Icon } from '@tafelrunde/stage';
import { levelLine, levelName } from '../bots.ts';
import { useTexts } from '../texts/index.ts';
import '../frame/option-lines.css';

/** The bots a game has, to choose one from by pressing it. */
export function LevelLines({
  module,
  level: now,
  onLevel,
}: {
  readonly module: GameBrief;
  /** The one that sits there already. */
  readonly level?: string | undefined;
  readonly onLevel: (level: string) => void;
}) {
  const t = useTexts();
  const levels = levelsOf(module);
  return (
    <div className="optlines">
      {levels.map((level) => (
        <button key={level} type="button" className="optline" aria-pressed={now === level} onClick={() => onLevel(level)}>
          <Icon name={now === level ? 'check' : 'key'} />
          <span>
            <b>{levels.length === 1 ? t.newTable.bot : t.bots.bot(levelName(t, level))}</b>
            <small>{levels.length === 1 ? t.newTable.botHint : levelLine(t, level)}</small>
          </span>
        </button>
      ))}
    </div>
  );
}
