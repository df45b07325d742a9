import type { TableSummary } from '@tafelrunde/protocol';
import { classes, Icon, Shield } from '@tafelrunde/stage';
import { pathOf } from '../link/link.ts';
import { companions, nameOfGame } from '../lobby/rows.tsx';
import { newWords } from '../talk-read.ts';
import { useLanguage, useTexts } from '../texts/index.ts';
import { useNow } from '../use-now.ts';
import { worldOf } from '../worlds.ts';
import { TableTime } from './clock.tsx';
import { kindOf } from './sorting.ts';
import { tablesWords } from './words.ts';

export interface AtHome {
  readonly table: TableSummary;
  readonly here: boolean;
}

export function Shields({ table }: { readonly table: TableSummary }) {
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

export function Unread({ table, short }: { readonly table: TableSummary; readonly short?: boolean }) {
  const words = tablesWords[useLanguage()];
  const unread = newWords(table);
  if (unread === 0) return null;
  return (
    <span className="unread">
      <Icon name="chat" />
      {short === true && <span aria-hidden="true">{unread}</span>}
      <span className={classes(short === true && 'sr')}>{words.unread(unread)}</span>
    </span>
  );
}

export const addressOf = ({ table, here }: AtHome) => pathOf({ home: here ? 'here' : 'server' }, table.id);

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
export function TableRow(props: AtHome) {
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
          <span className="trow__ways">
            <a className="link trow__do" href={here ? `/replay/here/${table.id}` : `/replay/${table.id}`}>
              <Icon name="replay" />
              {words.replay}
            </a>
            {table.yours.length > 0 && (
              // The sheet that lies over a finished table begins with it: who else wants one is seen there.
              <a className="link trow__do" href={addressOf(props)}>
                <Icon name="rematch" />
                {t.end.rematch}
              </a>
            )}
          </span>
        )}
      </span>
      <Shields table={table} />
    </li>
  );
}
