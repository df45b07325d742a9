import type { Seat } from '@tafelrunde/kernel';
import type { TableInfo } from '@tafelrunde/protocol';
import { Icon, IconButton } from '@tafelrunde/stage';
import { useState } from 'react';
import { toastFault } from '../frame/toasts.tsx';
import { pathOf, type TableLink } from '../link/link.ts';
import { navigate } from '../router.ts';
import { routeOf } from '../routes.ts';
import { ScoreButton } from '../table/score/button.tsx';
import { useTexts } from '../texts/index.ts';
import { useBranchWords } from './branch-words.ts';
import { hashOf } from './place.ts';
import './branch.css';

/** A branch of a finished match, played on in this browser. */
export function isBranch({ begun }: TableInfo, { home }: Pick<TableLink, 'home'>): boolean {
  return begun === 'what-if' && home === 'here';
}

/** Takes back all the seat has done here; a branch that is over is laid once more. */
async function tryAgain(link: TableLink, seat: Seat): Promise<void> {
  if (link.get().match?.result !== undefined) {
    await link.send({ type: 'rematch', seat });
    const next = link.get().table?.rematch?.table;
    if (next !== undefined) navigate(pathOf(link, next));
    return;
  }
  for (;;) {
    const offer = link.get().match?.views.find((view) => view.seat === seat)?.undo;
    if (offer === undefined || offer.kind === 'no') return;
    await link.send({ type: 'undo', seat });
  }
}

/** In place of the table's bar: that this is a branch, the way back to the match, and another try. */
export function BranchBar({
  link,
  table,
  status,
  seat,
  onScore,
  onOptions,
}: {
  readonly link: TableLink;
  readonly table: TableInfo;
  readonly status: string;
  readonly seat: Seat | undefined;
  readonly onScore: () => void;
  readonly onOptions: () => void;
}) {
  const t = useTexts();
  const say = useBranchWords();
  const [trying, setTrying] = useState(false);
  const { fork } = table;
  // Whoever wrote the record may have written anything: only a replay of ours is a way back.
  const known = fork !== undefined && routeOf(fork.source).page === 'replay';
  const back = known ? `${fork.source}${hashOf({ position: fork.position, eyes: seat ?? 'all' })}` : '/';
  const again = () => {
    if (seat === undefined || trying) return;
    setTrying(true);
    tryAgain(link, seat)
      .catch((fault: unknown) => toastFault(fault))
      .finally(() => setTrying(false));
  };
  return (
    <header className="bar is-branch">
      <a className="icon-btn" href={back} aria-label={known ? say.back : t.shell.back} title={known ? say.back : t.shell.back}>
        <Icon name="back" />
      </a>
      <div className="bar__title">
        <h1>{say.title}</h1>
        <span>
          <Icon name="branch" className="bar__here" />
          <span>{`${say.own} · ${status}`}</span>
        </span>
        <ScoreButton onPress={onScore} />
      </div>
      <button type="button" className="btn btn--s" aria-busy={trying || undefined} onClick={again}>
        <Icon name="rematch" />
        {say.again}
      </button>
      <IconButton icon="options" label={t.shell.options} onClick={onOptions} />
    </header>
  );
}
