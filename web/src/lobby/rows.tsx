import type { TableSummary } from '@tafelrunde/protocol';
import { classes, Shield } from '@tafelrunde/stage';
import type { ReactNode } from 'react';
import { levelName } from '../bots.ts';
import { pathOf, type TableLink } from '../link/link.ts';
import { type Texts, useTexts } from '../texts/index.ts';
import { useNow } from '../use-now.ts';
import { worldOf } from '../worlds.ts';
import { waitsForYou } from './order.ts';

function Shields({ table }: { readonly table: TableSummary }) {
  return (
    <span className="shields">
      {table.seats.map((seat, place) => (
        <Shield
          // a seat is its place
          key={place}
          seat={place}
          name={seat.name}
          bot={seat.kind === 'bot'}
          free={seat.kind === 'open'}
          active={table.waitsFor.includes(place)}
        />
      ))}
    </span>
  );
}

function Row({
  table,
  home = 'server',
  mine,
  small,
  children,
}: {
  readonly table: TableSummary;
  readonly home?: TableLink['home'];
  readonly mine?: boolean;
  readonly small?: ReactNode;
  readonly children: ReactNode;
}) {
  const t = useTexts();
  const world = worldOf(table.game);
  return (
    <li>
      <a className={classes('row', mine && 'is-mine')} href={pathOf({ home }, table.id)}>
        {world !== undefined && <img className="row__art" src={world.picture} alt="" width="52" height="52" />}
        <h3>
          {nameOfGame(t, table.game)} {small !== undefined && <small>{small}</small>}
        </h3>
        <p>
          {children}
          {home === 'here' && <span className="muted"> · {t.here.status}</span>}
        </p>
        <Shields table={table} />
      </a>
    </li>
  );
}

export function nameOfGame(t: ReturnType<typeof useTexts>, game: string): string {
  return worldOf(game)?.words[t.lang].name ?? game;
}

/** The other people at a table, for "Anthem with Jonas and Mia". */
export function companions(table: TableSummary): readonly string[] {
  const others = table.seats.filter((seat, place) => seat.kind !== 'open' && !table.yours.includes(place));
  const people = others.filter((seat) => seat.kind === 'person');
  return (people.length > 0 ? people : others).map((seat) => seat.name);
}

/** Who else sits there; where it is bots alone, how well they play. */
function companyOf(t: Texts, table: TableSummary): string | undefined {
  const others = companions(table);
  if (others.length === 0) return undefined;
  const levels = new Set(table.seats.flatMap((seat, place) => (table.yours.includes(place) || seat.kind === 'open' ? [] : [seat.level])));
  const [level] = levels;
  const told =
    levels.size === 1 && level !== undefined && level !== 'instant' ? ` · ${t.bots.inLobby(levelName(t, level), others.length)}` : '';
  return t.lobby.company(others) + told;
}

export function MyRow({ table, home }: { readonly table: TableSummary; readonly home: TableLink['home'] }) {
  const t = useTexts();
  const now = useNow(30_000);
  const mine = waitsForYou(table);
  const ago = <span className="muted">· {t.lobby.since(Math.max(0, now - table.changedAt))}</span>;
  const free = table.seats.filter((seat) => seat.kind === 'open').length;
  const small = companyOf(t, table);
  if (table.status === 'over') {
    return (
      <Row table={table} home={home} small={small}>
        {t.lobby.over} {ago}
      </Row>
    );
  }
  if (table.status === 'waiting') {
    return (
      <Row table={table} home={home} small={small}>
        {free === 0 ? t.lobby.readyToStart : t.lobby.waitsForPeople(free)}{' '}
        {free > 0 && <span className="muted wide-only">· {t.lobby.sendAgain}</span>}
      </Row>
    );
  }
  if (mine) {
    return (
      <Row table={table} home={home} mine small={small}>
        <span className="rubric">{t.yourTurn}</span> {ago}
      </Row>
    );
  }
  const whose = t.lobby.turnOf(table.waitsFor.map((seat) => table.seats[seat]?.name ?? t.somebody));
  return (
    <Row table={table} home={home} small={small}>
      {whose.before}
      <b>{whose.names}</b>
      {whose.after} {ago}
    </Row>
  );
}

export function OpenRow({ table }: { readonly table: TableSummary }) {
  const t = useTexts();
  const free = table.seats.filter((seat) => seat.kind === 'open').length;
  const host = table.seats.find((seat) => seat.kind === 'person')?.name;
  return (
    <Row table={table} small={host}>
      {t.lobby.open.free(free, table.seats.length)}
    </Row>
  );
}

const widths = [
  ['64%', '42%'],
  ['52%', '30%'],
  ['70%', '48%'],
] as const;

export function SkeletonRows({ count }: { readonly count: number }) {
  return (
    <div className="list">
      {widths.slice(0, count).map(([title, line]) => (
        <div className="row" key={title}>
          <span className="sk sk--art" />
          <span className="sk" style={{ gridColumn: 2, width: title }} />
          <span className="sk" style={{ gridColumn: 2, width: line }} />
        </div>
      ))}
    </div>
  );
}
