import type { GameBrief, Seat } from '@tafelrunde/kernel';
import type { SeatInfo, TableInfo } from '@tafelrunde/protocol';
import { classes, Shield } from '@tafelrunde/stage';
import type { CSSProperties, ReactNode } from 'react';
import { botWord } from '../bots.ts';
import { useTexts } from '../texts/index.ts';
import { worldOf } from '../worlds.ts';

/** Where a seat stands around the table: the reader nearest, the others clockwise from there. */
function placeOf(turn: number, seats: number): CSSProperties {
  const angle = Math.PI / 2 + (turn / seats) * 2 * Math.PI;
  const across = 37.5;
  return { '--x': `${50 + across * Math.cos(angle)}%`, '--y': `${50 + across * Math.sin(angle)}%` } as CSSProperties;
}

/** What the reader may do about the seats. */
export interface Seating {
  readonly table: TableInfo;
  readonly module: GameBrief;
  readonly take: (seat: Seat) => void;
  readonly change: (info: SeatInfo) => void;
}

/** Who sits at a seat before the start; a button where the reader may sit down there, fill, empty or leave it. */
export function Place({
  table,
  module,
  take,
  change,
  info,
  className,
  style,
}: Seating & { readonly info: SeatInfo; readonly className?: string; readonly style?: CSSProperties }) {
  const t = useTexts();
  const several = module.game.meta.severalSeats;
  const takeable = !table.seats.some(({ you }) => you) || (several && !table.owner);
  const changeable = table.owner || (info.you && several);
  const free = info.kind === 'open';
  const shield = (
    <Shield seat={info.seat} name={info.name} bot={info.kind === 'bot'} away={info.kind === 'person' && !info.present} free={free} />
  );
  const words: readonly [name: ReactNode, state: string] = free
    ? [t.room.free, takeable ? t.room.tap : '']
    : [
        info.name,
        info.you
          ? t.room.isYou
          : info.kind === 'bot'
            ? botWord(t, module, info.level)
            : info.present
              ? info.owner
                ? t.room.owner
                : t.room.here
              : t.room.onTheWay,
      ];
  const inside = (
    <>
      {shield}
      <b>{words[0]}</b>
      <small>{words[1]}</small>
    </>
  );
  if (free && takeable) {
    return (
      <button type="button" className={classes('place place--free', className)} style={style} onClick={() => take(info.seat)}>
        <span className="sr">{t.room.take(info.seat + 1)}: </span>
        {inside}
      </button>
    );
  }
  if (changeable) {
    return (
      <button
        type="button"
        className={classes('place place--owned', info.you && 'place--you', className)}
        style={style}
        onClick={() => change(info)}
      >
        {inside}
        <span className="sr">: {free ? t.room.changeFree(info.seat + 1) : t.room.change(info.name)}</span>
      </button>
    );
  }
  return (
    <div className={classes('place', className)} style={style}>
      {inside}
    </div>
  );
}

/** The table seen from above, filling with people. */
export function RoundTable(seating: Seating) {
  const { table } = seating;
  const t = useTexts();
  const first = table.seats.find((info) => info.you)?.seat ?? 0;
  const count = table.seats.length;
  return (
    <fieldset className="round" aria-label={t.room.places} data-seats={count}>
      <div className="round__top">
        <img src={worldOf(table.game)?.picture} alt="" />
      </div>
      {table.seats.map((info) => (
        <Place
          key={info.seat}
          {...seating}
          info={info}
          className="place--round"
          style={placeOf((info.seat - first + count) % count, count)}
        />
      ))}
    </fieldset>
  );
}
