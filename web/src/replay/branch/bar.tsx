import { Icon, IconButton } from '@tafelrunde/stage';
import { ScoreButton } from '../../table/score/button.tsx';
import { useTexts } from '../../texts/index.ts';
import type { Branching } from './use-branch.ts';
import { useBranchWords } from './words.ts';
import '../chart.css';
import './branch.css';

/** In place of the table's bar: that this is a branch, and the way back to the match. */
export function BranchBar({
  branch,
  status,
  onScore,
  onOptions,
}: {
  readonly branch: Branching;
  readonly status: string;
  readonly onScore: () => void;
  readonly onOptions: () => void;
}) {
  const t = useTexts();
  const say = useBranchWords();
  const { back } = branch;
  const label = back === undefined ? t.shell.back : say.back;
  return (
    <header className="bar is-branch">
      <a className="icon-btn" href={back ?? '/'} aria-label={label} title={label}>
        <Icon name="back" />
      </a>
      <div className="bar__title">
        <h1>{say.title}</h1>
        <span>
          <Icon name="branch" className="bar__here" />
          <span>
            <i className="bar__own">{`${say.own} · `}</i>
            {status}
          </span>
        </span>
        <ScoreButton onPress={onScore} />
      </div>
      <IconButton icon="options" label={t.shell.options} onClick={onOptions} />
    </header>
  );
}
