import type { TableSummary } from '@tafelrunde/protocol';
import { classes, Icon, Shield } from '@tafelrunde/stage';
import { lazy, Suspense, useEffect, useId, useState } from 'react';
import { Invited } from '../circle/invited.tsx';
import { EmptyTable } from '../frame/empty-table.tsx';
import { TopBar } from '../frame/top-bar.tsx';
import { pathOf } from '../link/link.ts';
import { ChairBacks } from '../lobby/board.tsx';
import { useHereTables } from '../lobby/here.ts';
import { companions, nameOfGame, SkeletonRows } from '../lobby/rows.tsx';
import { useLobby } from '../lobby/tables.ts';
import { useMe } from '../me.ts';
import { hasNewWords } from '../talk-read.ts';
import { useLanguage, useTexts } from '../texts/index.ts';
import { useNow } from '../use-now.ts';
import { worldOf } from '../worlds.ts';
import { TableTime } from './clock.tsx';
import { kindOf, sorted, waitingFor } from './sorting.ts';
import { type Filter, tablesWords } from './words.ts';
import '../lobby/lobby.css';
import './tables.css';

const FailedWay = lazy(async () => ({ default: (await import('../reminders/failed.tsx')).FailedWay }));

const filters: readonly Filter[] = ['all', 'mine', 'others', 'people', 'over'];

interface AtHome {
  readonly table: TableSummary;
  readonly here: boolean;
}

function Shields({ table }: { readonly table: TableSummary }) {
  return (
    <span className="shields" aria-hidden="true">
      {table.seats.map((seat, place) => (
        <Shield
          // a seat is its place
          key={place}
          seat={place}
          name={seat.name}
          bot={seat.kind === 'bot' || seat.standIn === true}
          free={seat.kind === 'open'}
          active={table.waitsFor.includes(place)}
        />
      ))}
    </span>
  );
}

function Unread({ table, short }: { readonly table: TableSummary; readonly short?: boolean }) {
  const words = tablesWords[useLanguage()];
  if (!hasNewWords(table)) return null;
  return (
    <span className="unread">
      <Icon name="chat" />
      <span className={classes(short === true && 'sr')}>{words.unread}</span>
    </span>
  );
}

const addressOf = ({ table, here }: AtHome) => pathOf({ home: here ? 'here' : 'server' }, table.id);

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
          <span className="wait__since">{t.lobby.since(Math.max(0, now - table.changedAt))}</span>
          <Unread table={table} short />
        </p>
        <span className="btn btn--primary">{words.goTo}</span>
      </div>
      <Shields table={table} />
    </a>
  );
}

/** How it ended for the reader. */
function Outcome({ table }: { readonly table: TableSummary }) {
  const t = useTexts();
  const words = tablesWords[useLanguage()];
  const { result } = table;
  if (result === undefined) return table.ended === undefined ? t.lobby.over : words.ended;
  if (result.kind === 'together') return <span className="result">{result.won ? words.togetherWon : words.togetherLost}</span>;
  const own = result.places.filter(({ seat }) => table.yours.includes(seat)).toSorted((a, b) => a.place - b.place)[0];
  const winner = result.places.find(({ place }) => place === 1);
  if (own === undefined) return t.lobby.over;
  return (
    <>
      <span className="result">
        {own.place === 1 && <Icon name="crown" />}
        {own.place === 1 ? words.won : words.place(own.place, own.score)}
      </span>
      {own.place !== 1 && winner !== undefined && (
        <span className="muted"> · {words.winner(table.seats[winner.seat]?.name ?? t.somebody)}</span>
      )}
    </>
  );
}

function Story({ table }: { readonly table: TableSummary }) {
  const t = useTexts();
  const words = tablesWords[useLanguage()];
  const now = useNow(30_000);
  const ago = <span className="muted">· {t.lobby.since(Math.max(0, now - table.changedAt))}</span>;
  const kind = kindOf(table);
  const free = table.seats.filter((seat) => seat.kind === 'open').length;
  if (kind === 'over') {
    return (
      <p>
        <Outcome table={table} /> {ago}
      </p>
    );
  }
  if (kind === 'people') return <p>{free === 0 ? t.lobby.readyToStart : t.lobby.waitsForPeople(free)}</p>;
  if (kind === 'mine') {
    return (
      <p>
        <span className="rubric">{t.yourTurn}</span> {ago}
      </p>
    );
  }
  const played = table.waitsFor.find((seat) => table.seats[seat]?.standIn === true);
  if (played !== undefined) {
    const { before, name, after } = words.standIn(table.seats[played]?.name ?? t.somebody);
    return (
      <p>
        {before}
        <b>{name}</b>
        {after} <span className="muted">· {words.anyTime}</span>
      </p>
    );
  }
  const whose = t.lobby.turnOf(table.waitsFor.map((seat) => table.seats[seat]?.name ?? t.somebody));
  return (
    <p>
      {whose.before}
      <b>{whose.names}</b>
      {whose.after} {ago}
    </p>
  );
}

/** The row is one link; what else can be done lies above it as a sibling. */
function TableRow(props: AtHome) {
  const { table, here } = props;
  const t = useTexts();
  const words = tablesWords[useLanguage()];
  const world = worldOf(table.game);
  const others = companions(table);
  const kind = kindOf(table);
  return (
    <li className="trow">
      {world !== undefined && <img className="row__art" src={world.picture} alt="" width="60" height="60" />}
      <h3>
        <a href={addressOf(props)}>{nameOfGame(t, table.game)}</a>
        <small>{here ? t.here.status : others.length > 0 && t.lobby.company(others)}</small>
      </h3>
      <Story table={table} />
      <span className="meta">
        {kind !== 'over' && <TableTime table={table} mine={kind === 'mine'} />}
        <Unread table={table} />
        {kind === 'over' && (
          <a className="link trow__do" href={here ? `/replay/here/${table.id}` : `/replay/${table.id}`}>
            <Icon name="replay" />
            {words.replay}
          </a>
        )}
      </span>
      <Shields table={table} />
    </li>
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
  const all = sorted([...(lobby.tables?.mine ?? []), ...here]);
  const at = (table: TableSummary): AtHome => ({ table, here: here.includes(table) });
  const waiting = waitingFor(all);
  const of = (which: Filter) => (which === 'all' ? all : all.filter((table) => kindOf(table) === which));
  const shown = of(filter);
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
            ) : (
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
          </div>
        </div>
      </main>
    </>
  );
}
