import { Button } from '@tafelrunde/stage';
import { Fragment, startTransition, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { later } from '../frame/later.tsx';
import { Notice } from '../frame/notice.tsx';
import { toast } from '../frame/toasts.tsx';
import { rememberSeal } from '../link/chance.ts';
import { ownChanceListed } from '../link/own-chance.ts';
import type { LinkState, TableLink } from '../link/link.ts';
import { hurryWhenBack, openServerLink } from '../link/open-server-link.ts';
import { reloadPage, useNewBuild } from '../offline/new-build.ts';
import { useStore } from '../store.ts';
import { type Texts, useTexts } from '../texts/index.ts';
import { nameOfGame } from '../lobby/rows.tsx';
import { GoalDialog } from './goal.tsx';
import { TableLoading } from './table-loading.tsx';
import { isHere, type PartsState, useParts } from './parts.ts';
import { ownSeats } from './seated.ts';
import { Shell } from './shell.tsx';
import { useFirstGoal } from './use-first-goal.ts';

const room = later(async () => (await import('../room/room.tsx')).WaitingRoom);
const shared = later(async () => (await import('../hand-over/shared-table.tsx')).SharedTable);

/** A personal seat link carries its secret behind the hash, where no server log sees it. */
function seatSecret(): string | undefined {
  const secret = /^#seat=(.+)$/.exec(location.hash)?.[1];
  return secret === undefined ? undefined : decodeURIComponent(secret);
}

function useServerLink(table: string): TableLink {
  const [link] = useState<TableLink>(() => openServerLink(table, seatSecret()));
  useEffect(() => {
    const stop = hurryWhenBack(link);
    return () => {
      stop();
      link.close();
    };
  }, [link]);
  return link;
}

/** One table, from joining to leaving; another table is another page. */
export function TablePage({ table }: { readonly table: string }) {
  return <AtTable link={useServerLink(table)} />;
}

const headings: Readonly<Record<string, keyof Texts['connection']['gone']>> = {
  'open-elsewhere': 'elsewhere',
  'unknown-table': 'unknown',
  'table-closed': 'closed',
  'too-many-spectators': 'full',
  'bad-seat-link': 'seatLink',
  'old-protocol': 'old',
  'unknown-game': 'game',
};

function Gone({ state, home }: { readonly state: LinkState; readonly home: TableLink['home'] }) {
  const t = useTexts();
  const why = state.why ?? { code: 'internal' };
  const unkept = home === 'here' && why.code === 'unknown-table';
  return (
    <Notice
      title={unkept ? t.here.unknown : t.connection.gone[headings[why.code] ?? 'other']}
      text={unkept ? t.here.unknownText : t.failure(why)}
      ways={
        state.outdated && (
          <Button kind="primary" onClick={reloadPage}>
            {t.connection.reloadButton}
          </Button>
        )
      }
    />
  );
}

/** Once the seat is ours the secret has done its work: it must not be left in the address bar. */
function useForgetSecret(live: boolean): void {
  useEffect(() => {
    if (live && location.hash.startsWith('#seat=')) history.replaceState(history.state, '', location.pathname);
  }, [live]);
}

/** At the start everybody's share of the chance is listed; this page checks its own. */
function useOwnChance({ table }: LinkState, t: Texts): void {
  useEffect(() => {
    if (table !== undefined) rememberSeal(table);
  }, [table]);
  const listed = table === undefined || table.status === 'waiting' || table.contributions.length === 0 || ownChanceListed(table);
  const warn = useEffectEvent(() => toast({ tone: 'bad', ...t.connection.contribution }));
  useEffect(() => {
    if (!listed) warn();
  }, [listed]);
}

/** A table is drawn in pieces of a few milliseconds, between which the page can be touched; until all of it is there the outline stands. */
function useLaid(ready: boolean): boolean {
  const [laid, setLaid] = useState(false);
  useEffect(() => {
    if (ready) startTransition(() => setLaid(true));
  }, [ready]);
  return laid;
}

/** A table once its link is there. */
export function AtTable({ link }: { readonly link: TableLink }) {
  const t = useTexts();
  const known = useStore(link);
  const state = { ...known, outdated: useNewBuild() || known.outdated };
  const { table, match } = state;
  const parts = useParts(table?.game);
  useForgetSecret(state.connection === 'live');
  useOwnChance(state, t);
  const goal = useFirstGoal(state, parts);
  const laid = useLaid(parts.state === 'here' && match !== undefined && !goal.awaited);
  const covered = goal.open && table !== undefined && state.connection !== 'gone';
  return (
    <>
      <Inside link={link} state={state} parts={parts} laid={laid} covered={covered} />
      {covered && <GoalDialog game={table.game} name={nameOfGame(t, table.game)} onClose={goal.close} />}
    </>
  );
}

interface InsideProps {
  readonly link: TableLink;
  readonly state: LinkState;
  readonly parts: PartsState;
  readonly laid: boolean;
  /** What the game is about lies over it. */
  readonly covered: boolean;
}

/** The page of a table, whatever stands on it by now. */
function Inside({ link, state, parts, laid, covered }: InsideProps) {
  const t = useTexts();
  const { table, match } = state;
  if (state.connection === 'gone') return <Gone state={state} home={link.home} />;
  if (table === undefined) return <TableLoading lost={state.connection === 'lost'} full={state.why} onTry={() => link.hurry()} />;
  if (table.status === 'closed') return <Notice title={t.connection.gone.closed} text={t.failure({ code: 'table-closed' })} />;
  if (!isHere(table.game)) return <Notice title={t.connection.gone.game} text={t.failure({ code: 'unknown-game' })} />;
  if (parts.state === 'failed') {
    const { title, text, again } = t.connection.gameFailed;
    return (
      <Notice
        title={title}
        text={text}
        ways={
          <Button kind="primary" onClick={parts.again}>
            {again}
          </Button>
        }
      />
    );
  }
  if (parts.state === 'loading') return <TableLoading game={table.game} />;
  if (table.status === 'waiting')
    return (
      <Suspense fallback={<TableLoading game={table.game} />}>
        <room.Part link={link} state={state} table={table} module={parts.module} Choose={parts.table.Choose} />
      </Suspense>
    );
  if (match === undefined || !laid) return <TableLoading game={table.game} />;
  const Provider = parts.table.Provider ?? Fragment;
  const { device } = state;
  const shell = (
    // Whoever takes a shared device over finds nothing lying open that another opened.
    <Provider key={device === undefined ? '' : ownSeats(table).join()}>
      <Shell {...{ link, state, table, match, parts, covered }} />
    </Provider>
  );
  if (device === undefined) return shell;
  return (
    <Suspense fallback={<TableLoading game={table.game} />}>
      <shared.Part {...{ link, state, device, table, match, parts }}>{shell}</shared.Part>
    </Suspense>
  );
}
