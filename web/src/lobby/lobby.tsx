import type { TableSummary } from '@tafelrunde/protocol';
import { Icon } from '@tafelrunde/stage';
import { lazy, Suspense, useEffect, useState } from 'react';
import { EmptyTable } from '../frame/empty-table.tsx';
import { extra } from '../frame/extra.tsx';
import { PageFoot } from '../frame/page-foot.tsx';
import { TopBar } from '../frame/top-bar.tsx';
import { pathOf, type TableLink } from '../link/link.ts';
import { useMe } from '../me.ts';
import { useTexts } from '../texts/index.ts';
import { useNow } from '../use-now.ts';
import { worldOf } from '../worlds.ts';
import { Board } from './board.tsx';
import { useHereTables } from './here.ts';
import { Join } from './join.tsx';
import { MatchFile } from './match-file.tsx';
import { inOrder, waitsForYou } from './order.ts';
import { companions, MyRow, nameOfGame, OpenRow, SkeletonRows } from './rows.tsx';
import { type LobbyState, refreshLobby, useLobby } from './tables.ts';
import { shownGames } from '../tables.ts';
import './lobby.css';

const Invited = extra(async () => (await import('../circle/invited.tsx')).Invited);
const PlayDialog = lazy(async () => ({ default: (await import('./play-dialog.tsx')).PlayDialog }));
const NewTableDialog = lazy(async () => ({ default: (await import('./new-table.tsx')).NewTableDialog }));

interface LobbyProps {
  readonly lobby: LobbyState;
  /** Matches kept in this browser. */
  readonly here: readonly TableSummary[];
}

function homeOf(table: TableSummary, here: readonly TableSummary[]): Pick<TableLink, 'home'> {
  return { home: here.includes(table) ? 'here' : 'server' };
}

/** Beside the greeting: the table that waits for me, or how many do; or what is the matter. */
function Nudge({ lobby, here }: LobbyProps) {
  const t = useTexts();
  if (lobby.state === 'offline' || lobby.state === 'failed') {
    const { title, text } = lobby.state === 'offline' ? t.lobby.offline : t.lobby.failed;
    return (
      <div className="notice" aria-live="polite">
        <Icon name={lobby.state === 'offline' ? 'offline' : 'warn'} />
        <p>
          <strong>{title}</strong>
          {text}
        </p>
        <button type="button" className="link" onClick={() => void refreshLobby()}>
          {t.lobby.failed.again}
        </button>
      </div>
    );
  }
  const waiting = inOrder([...(lobby.tables?.mine ?? []), ...here]).filter(waitsForYou);
  const [first] = waiting;
  if (first === undefined) return null;
  const several = waiting.length > 1;
  const games = [...new Set(waiting.map(({ game }) => nameOfGame(t, game)))];
  return (
    <a className="nudge" href={several ? '/tables' : pathOf(homeOf(first, here), first.id)}>
      <img src={worldOf(first.game)?.picture} alt="" width="44" height="44" />
      <span>
        <strong className="rubric">{several ? t.lobby.wait(waiting.length) : t.yourTurn}</strong>
        {several ? t.list(games) : t.lobby.with(nameOfGame(t, first.game), companions(first))}
      </span>
      <Icon name="next" />
    </a>
  );
}

function Mine({ lobby, here }: LobbyProps) {
  const t = useTexts();
  const mine = inOrder([...(lobby.tables?.mine ?? []), ...here]);
  if (lobby.state === 'loading' && here.length === 0) {
    return (
      <div aria-busy="true">
        <span className="sr">{t.lobby.loading}</span>
        <SkeletonRows count={3} />
      </div>
    );
  }
  return (
    <>
      {lobby.state !== 'fresh' && lobby.at !== undefined && <p className="muted small stand">{t.lobby.offline.asOf(lobby.at)}</p>}
      {mine.length > 0 ? (
        <ul className="list">
          {mine.map((table) => (
            <MyRow key={table.id} table={table} home={homeOf(table, here).home} />
          ))}
        </ul>
      ) : (
        <div className="empty">
          <EmptyTable />
          <p>
            <b>{t.lobby.empty.title}</b>
            <br />
            <span className="muted">{t.lobby.empty.text}</span>
          </p>
        </div>
      )}
    </>
  );
}

function Open({ lobby, onNew }: { readonly lobby: LobbyState; readonly onNew: () => void }) {
  const t = useTexts();
  if (lobby.state === 'loading') return <SkeletonRows count={1} />;
  if (lobby.state !== 'fresh') return <p className="muted quiet">{t.lobby.open.offline}</p>;
  const open = lobby.tables?.open ?? [];
  if (open.length > 0) {
    return (
      <ul className="list">
        {open.map((table) => (
          <OpenRow key={table.id} table={table} />
        ))}
      </ul>
    );
  }
  return (
    <p className="muted quiet">
      {t.lobby.open.none}{' '}
      <button type="button" className="link link--in" onClick={onNew}>
        {t.lobby.open.makeOne}
      </button>
      {t.lobby.open.makeOneAfter}
    </p>
  );
}

export function Lobby() {
  const t = useTexts();
  const me = useMe();
  const lobby = useLobby();
  const here = useHereTables();
  const [making, setMaking] = useState<{ readonly game: string; readonly open: boolean }>();
  const [choosing, setChoosing] = useState<string>();
  const first = shownGames[0];
  const hour = new Date(useNow(60_000)).getHours();

  useEffect(() => {
    document.title = 'Tafelrunde';
  }, []);

  return (
    <>
      <TopBar />
      <main id="content">
        <section className="welcome">
          <div>
            <p className="hello">{t.lobby.greeting(hour, me?.name ?? '')}</p>
            <h1>{t.lobby.question}</h1>
          </div>
          <Nudge lobby={lobby} here={here} />
        </section>
        <Board onNew={(game) => setMaking({ game, open: false })} onChoose={setChoosing} />
        <div className="sheet">
          <div className="sheet__in">
            <section>
              <h2 className="chapter">{t.lobby.mine}</h2>
              {lobby.tables?.invited !== undefined && (
                <Suspense fallback={null}>
                  <Invited invited={lobby.tables.invited} />
                </Suspense>
              )}
              <Mine lobby={lobby} here={here} />
              <p className="under-mine">
                <a className="link" href="/tables">
                  {t.lobby.all}
                </a>
                <MatchFile />
              </p>
            </section>
            <div className="sheet__side">
              <Join />
              <section>
                <h2 className="chapter">{t.lobby.open.title}</h2>
                <Open lobby={lobby} onNew={() => first !== undefined && setMaking({ game: first, open: true })} />
              </section>
            </div>
          </div>
        </div>
        <div className="foot-wrap">
          <PageFoot />
        </div>
      </main>
      {choosing !== undefined && (
        <Suspense fallback={null}>
          <PlayDialog game={choosing} onClose={() => setChoosing(undefined)} />
        </Suspense>
      )}
      {making !== undefined && (
        <Suspense fallback={null}>
          <NewTableDialog game={making.game} open={making.open} onClose={() => setMaking(undefined)} />
        </Suspense>
      )}
    </>
  );
}
