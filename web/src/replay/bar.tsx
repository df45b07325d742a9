import { classes, Icon, IconButton } from '@tafelrunde/stage';
import { nameOfGame } from '../lobby/rows.tsx';
import { useSameDealWords } from '../same-deal/words.ts';
import { useTexts } from '../texts/index.ts';
import { useBranchWords } from './branch/words.ts';
import { pathOfSource, type Source } from './sources.ts';
import type { Together } from './together/use-together.ts';
import { useTogetherWords } from './together/words.ts';
import { useReplayWords } from './words.ts';

/** A game whose name has more letters takes two lines of a narrow bar. */
const LONG = 14;

interface ReplayBarProps {
  readonly game: string;
  readonly source: Source;
  /** The line under the game's name, of this position. */
  readonly status: string;
  /** What is watched left its match. */
  readonly isBranch: boolean;
  readonly together: Together;
  readonly onPeople: () => void;
  /** Where the deal can be played by others. */
  readonly onDeal: (() => void) | undefined;
  readonly onSave: () => void;
}

/** What is watched, and the ways from here to others who watch, to the table it was played at, and home. */
export function ReplayBar({ game, source, status, isBranch, together, onPeople, onDeal, onSave }: ReplayBarProps) {
  const t = useTexts();
  const say = useReplayWords();
  const company = useTogetherWords();
  const branch = useBranchWords();
  const deal = useSameDealWords();
  const name = nameOfGame(t, game);
  const table = pathOfSource(source);
  return (
    <header className={classes('bar', isBranch && 'is-branch')}>
      <a className="icon-btn" href="/" aria-label={t.shell.back} title={t.shell.back}>
        <Icon name="back" />
      </a>
      <div className="bar__title">
        <h1 className={classes(name.length > LONG && 'is-long')}>{isBranch ? branch.title : name}</h1>
        <span>
          {together.on ? <i className={classes('bar__live', together.live && 'is-live')} /> : <Icon name="replay" className="bar__here" />}
          <span>
            {together.on ? company.title : status === '' ? say.title : <span className="bar__again">{say.title} · </span>}
            {!together.on && status}
          </span>
        </span>
      </div>
      {together.can && (
        <IconButton
          icon="people"
          label={together.on ? company.who : company.begin}
          onClick={() => (together.on ? onPeople() : together.join())}
        />
      )}
      {onDeal !== undefined && !together.on && <IconButton icon="rematch" className="bar__deal" label={deal.title} onClick={onDeal} />}
      {table !== undefined && (
        <a className="icon-btn" href={table} aria-label={say.toTable} title={say.toTable}>
          <Icon name="leave" />
        </a>
      )}
      {!together.on && <IconButton icon="save" className="bar__save" label={say.save} onClick={onSave} />}
    </header>
  );
}
