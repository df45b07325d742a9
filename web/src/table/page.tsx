import { failureSentence } from '@tafelrunde/protocol';
import { Button } from '@tafelrunde/stage';
import { useEffect, useEffectEvent, useState } from 'react';
import { Dead } from '../frame/lost.tsx';
import { toast } from '../frame/toasts.tsx';
import { ownChanceListed, rememberSeal } from '../link/chance.ts';
import type { LinkState, TableLink } from '../link/link.ts';
import { ServerLink } from '../link/server-link.ts';
import { WaitingRoom } from '../room/room.tsx';
import { useStore } from '../store.ts';
import { type Texts, useLanguage, useTexts } from '../texts/index.ts';
import { Laying } from './laying.tsx';
import { isHere, useParts } from './parts.ts';
import { Shell } from './shell.tsx';

function socketUrl(): string {
  return `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/socket`;
}

/** A personal seat link carries its secret behind the hash, where no server log sees it. */
function seatSecret(): string | undefined {
  const secret = /^#seat=(.+)$/.exec(location.hash)?.[1];
  return secret === undefined ? undefined : decodeURIComponent(secret);
}

function useServerLink(table: string): TableLink {
  const [link] = useState<TableLink>(() => new ServerLink({ url: socketUrl(), table, build: __BUILD__, seatSecret: seatSecret() }));
  useEffect(() => {
    const hurry = () => {
      if (document.visibilityState === 'visible') link.hurry();
    };
    addEventListener('online', hurry);
    document.addEventListener('visibilitychange', hurry);
    return () => {
      removeEventListener('online', hurry);
      document.removeEventListener('visibilitychange', hurry);
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
  const language = useLanguage();
  const why = state.why ?? { code: 'internal' };
  const unkept = home === 'here' && why.code === 'unknown-table';
  return (
    <Dead
      title={unkept ? t.here.unknown : t.connection.gone[headings[why.code] ?? 'other']}
      text={unkept ? t.here.unknownText : failureSentence(why, language)}
      ways={
        state.outdated && (
          <Button kind="primary" onClick={() => location.reload()}>
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

/** A table once its link is there. */
export function AtTable({ link }: { readonly link: TableLink }) {
  const t = useTexts();
  const language = useLanguage();
  const state = useStore(link);
  const { table, match } = state;
  const parts = useParts(table?.game);
  useForgetSecret(state.connection === 'live');
  useOwnChance(state, t);

  if (state.connection === 'gone') return <Gone state={state} home={link.home} />;
  if (table === undefined) return <Laying lost={state.connection === 'lost'} onTry={() => link.hurry()} />;
  if (table.status === 'closed')
    return <Dead title={t.connection.gone.closed} text={failureSentence({ code: 'table-closed' }, language)} />;
  if (!isHere(table.game)) return <Dead title={t.connection.gone.game} text={failureSentence({ code: 'unknown-game' }, language)} />;
  if (parts.state === 'failed') {
    const { title, text, again } = t.connection.gameFailed;
    return (
      <Dead
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
  if (parts.state === 'loading') return <Laying game={table.game} />;
  if (table.status === 'waiting') return <WaitingRoom link={link} state={state} table={table} module={parts.module} />;
  if (match === undefined) return <Laying game={table.game} />;
  return <Shell link={link} state={state} table={table} match={match} parts={parts} />;
}
