import type { TableSummary } from '@tafelrunde/protocol';
import { Button } from '@tafelrunde/stage';
import { Suspense, useEffect, useId, useState } from 'react';
import { Invited } from '../circle/invited.tsx';
import { EmptyTable } from '../frame/empty-table.tsx';
import { extra } from '../frame/extra.tsx';
import { PageFoot } from '../frame/page-foot.tsx';
import { TopBar } from '../frame/top-bar.tsx';
import { ChairBacks } from '../lobby/board.tsx';
import { useHereTables } from '../lobby/here.ts';
import { companions, nameOfGame, SkeletonRows } from '../lobby/rows.tsx';
import { useLobby } from '../lobby/tables.ts';
import { useMe } from '../me.ts';
import { useLanguage, useTexts } from '../texts/index.ts';
import { useNow } from '../use-now.ts';
import { worldOf } from '../worlds.ts';
import { TableTime } from './clock.tsx';
import { useOlder } from './older.ts';
import { addressOf, type AtHome, Shields, TableRow, Unread } from './row.tsx';
import { kindOf, sorted, waitingFor } from './sorting.ts';
import { type Filter, tablesWords } from './words.ts';
import '../lobby/lobby.css';
import './tables.css';

const FailedWay = extra(async () => (await import('../reminders/failed.tsx')).FailedWay);

const filters: readonly Filter[] = ['all', 'mine', 'others', 'people', 'over'];

/** A table that waits, as a card on the wood. */
function WaitCard(props: AtHome) {
  const { table } = props;
  const t = useTexts();
  const words = tablesWords[useLanguage()];
  const now = useNow(30_000);
  const world = worldOf(table.game);
  const others = companions(table);
  return (
    <a className="wait" data-world={table.game} href={addressOf(props)}>
      {world !== undefined && <img className="wait__art" src={world.picture} alt="" />}
      <div className="wait__b">
        <h2>{nameOfGame(t, table.game)}</h2>
        <p className="sub">{props.here ? t.here.status : others.length > 0 && t.lobby.company(others)}</p>
        <p className="wait__f">
          <TableTime table={table} mine />
          {table.clock === undefined && <b>{t.yourTurn}</b>}
          <span className="wait__since">{t.lobby.since(Math.max(0, now - table.changedAt))}</span>
          <Unread table={table} short />
        </p>
        <span className="btn btn--primary">{words.goTo}</span>
      </div>
      <Shields table={table} />
    </a>
  );
}

/** Whose turn, how long, what is left: everything the reader sits at. */
export function TablesPage() {
  const t = useTexts();
  const words = tablesWords[useLanguage()];
  const me = useMe();
  const lobby = useLobby();
  const here = useHereTables();
  const name = useId();
  const [filter, setFilter] = useState<Filter>('all');
  const hour = new Date(useNow(60_000)).getHours();
  const listed = lobby.tables?.mine ?? [];
  const older = useOlder(lobby.tables?.more, listed);
  const known = new Set(listed.map(({ id }) => id)); // one that was looked at again has moved to the front since
  const all = sorted([...listed, ...older.tables.filter(({ id }) => !known.has(id)), ...here]);
  const at = (table: TableSummary): AtHome => ({ table, here: here.includes(table) });
  const waiting = waitingFor(all);
  const of = (which: Filter) => (which === 'all' ? all : all.filter((table) => kindOf(table) === which));
  // What waits lies on the wood already.
  const shown = filter === 'all' ? all.filter((table) => !waiting.includes(table)) : of(filter);
  const loading = lobby.state === 'loading' && here.length === 0;
  const count = waiting.length;
  useEffect(() => {
    document.title = `${count > 0 ? `(${count}) ` : ''}${t.lobby.mine} – Tafelrunde`;
  }, [count, t]);
  return (
    <>
      <TopBar />
      <main id="content" className="tablespage">
        <section className="welcome">
          <div>
            <p className="hello">{t.lobby.greeting(hour, me?.name ?? '')}</p>
            <h1>{loading ? t.lobby.mine : count === 0 ? words.nobody : words.waiting(count)}</h1>
          </div>
        </section>
        {count > 0 && (
          <section className="board" aria-label={t.yourTurn}>
            <ChairBacks />
            <div className="waits">
              {waiting.map((table) => (
                <WaitCard key={table.id} {...at(table)} />
              ))}
            </div>
          </section>
        )}
        <div className="sheet">
          <div className="sheet__in tablespage__in">
            <h2 className="chapter">{t.lobby.mine}</h2>
            {(lobby.state === 'offline' || lobby.state === 'failed') && <p className="muted small">{t.lobby[lobby.state].title}</p>}
            {lobby.state !== 'offline' && (
              <Suspense>
                <FailedWay />
              </Suspense>
            )}
            {lobby.tables?.invited !== undefined && <Invited invited={lobby.tables.invited} />}
            <fieldset className="filters">
              <legend className="sr">{words.legend}</legend>
              {filters.map((which) => (
                <label key={which}>
                  <input type="radio" name={name} checked={filter === which} onChange={() => setFilter(which)} />
                  {words.filters[which]} <b className="filters__count">{of(which).length}</b>
                </label>
              ))}
            </fieldset>
            {loading ? (
              <SkeletonRows count={3} />
            ) : shown.length > 0 ? (
              <ul className="list">
                {shown.map((table) => (
                  <TableRow key={table.id} {...at(table)} />
                ))}
              </ul>
            ) : filter === 'all' && count > 0 ? null : (
              <div className="empty">
                <EmptyTable />
                <p>
                  {filter === 'all' ? t.lobby.empty.title : words.none}{' '}
                  {filter !== 'all' && (
                    <button type="button" className="link link--in" onClick={() => setFilter('all')}>
                      {words.filters.all}
                    </button>
                  )}
                </p>
              </div>
            )}
            {older.fetch !== undefined && (filter === 'all' || filter === 'over') && (
              <p className="older">
                {/* never disabled: it would lose the focus of whoever presses it by key */}
                <Button busy={older.state === 'fetching'} onClick={() => void older.fetch?.()}>
                  {words.older}
                </Button>
                <output className="muted small">{older.state === 'failed' && t.lobby.failed.title}</output>
              </p>
            )}
          </div>
        </div>
        <div className="foot-wrap">
          <PageFoot />
        </div>
      </main>
    </>
  );
}
