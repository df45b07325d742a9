import { RefusedError, type Refusal } from '@tafelrunde/kernel';
import { Button } from '@tafelrunde/stage';
import { Fragment, useEffect, useState } from 'react';
import { UnreachableError } from '../api.ts';
import { Notice } from '../frame/notice.tsx';
import { useTexts } from '../texts/index.ts';
import { TableLoading } from '../table/table-loading.tsx';
import { isHere, useParts } from '../table/parts.ts';
import { RecordInput } from './record-input.tsx';
import { Projector } from './projector.ts';
import { pathOfSource, recordFrom, sentWith, type Source } from './sources.ts';
import { Watching } from './watching.tsx';
import { useReplayWords } from './words.ts';

type Opened = { readonly projector: Projector } | { readonly why: Refusal | 'unreachable' } | undefined;

/** Fetches the match and plays it again in a worker. */
function useProjector(source: Source): Opened {
  const [opened, setOpened] = useState<Opened>();
  const { home } = source;
  const table = source.home === 'file' ? '' : source.table;
  useEffect(() => {
    let wanted = true;
    let projector: Projector | undefined;
    const open = async () => {
      try {
        const from = home === 'file' ? { home } : { home, table };
        const branch = sentWith(from);
        const sent = branch === undefined ? {} : { sent: { branch, source: home === 'file' ? '/replay/file' : `/replay/${table}` } };
        const made = await Projector.open({ text: await recordFrom(from), ...sent });
        if (!wanted) return made.close();
        projector = made;
        setOpened({ projector: made });
      } catch (fault) {
        const why = fault instanceof RefusedError ? fault.refusal : { code: 'internal' };
        if (wanted) setOpened({ why: fault instanceof UnreachableError ? 'unreachable' : why });
      }
      return undefined;
    };
    void open();
    return () => {
      wanted = false;
      projector?.close();
    };
  }, [home, table]);
  return opened;
}

/** A finished match, from wherever it is kept; where it could not be had, it can be asked for again. */
export function ReplayPage({ source }: { readonly source: Source }) {
  const [attempt, setAttempt] = useState(0);
  // Another match is another page.
  const which = source.home === 'file' ? source.home : `${source.home} ${source.table}`;
  return <Replay key={`${which} ${attempt}`} source={source} again={() => setAttempt(attempt + 1)} />;
}

function Replay({ source, again }: { readonly source: Source; readonly again: () => void }) {
  const t = useTexts();
  const say = useReplayWords();
  const opened = useProjector(source);
  const game = opened !== undefined && 'projector' in opened ? opened.projector.info.game : undefined;
  const parts = useParts(game);
  const retry = (onClick: () => void) => (
    <Button kind="primary" onClick={onClick}>
      {t.connection.gameFailed.again}
    </Button>
  );
  if (opened === undefined) return <TableLoading />;
  if ('why' in opened) {
    const { why } = opened;
    const path = pathOfSource(source);
    if (why === 'unreachable') return <Notice title={t.lobby.offline.title} text={t.lobby.offline.text} ways={retry(again)} />;
    if (why.code === 'table-running' || why.code === 'table-not-running')
      return (
        <Notice
          title={say.running.title}
          text={say.running.text}
          ways={
            path !== undefined && (
              <a className="btn btn--primary" href={path}>
                {say.toTable}
              </a>
            )
          }
        />
      );
    const choose = <RecordInput onChosen={again}>{say.again.button}</RecordInput>;
    if (why.code === 'not-found') return <Notice title={say.again.title} text={say.again.text} ways={choose} />;
    return <Notice title={say.failed} text={t.failure(why)} ways={source.home === 'file' && choose} />;
  }
  if (game === undefined || !isHere(game)) return <Notice title={t.connection.gone.game} text={t.failure({ code: 'unknown-game' })} />;
  if (parts.state === 'failed')
    return <Notice title={t.connection.gameFailed.title} text={t.connection.gameFailed.text} ways={retry(parts.again)} />;
  if (parts.state === 'loading') return <TableLoading game={game} />;
  const Provider = parts.table.Provider ?? Fragment;
  return (
    <Provider>
      <Watching projector={opened.projector} parts={parts} source={source} />
    </Provider>
  );
}
