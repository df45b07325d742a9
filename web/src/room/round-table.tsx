import type { GameModule, Seat } from '@tafelrunde/kernel';
import type { SeatInfo, TableInfo } from '@tafelrunde/protocol';
import { Shield } from '@tafelrunde/stage';
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

interface PlaceProps {
  readonly info: SeatInfo;
  readonly module: GameModule;
  readonly style: CSSProperties;
  /** The reader may sit down here. */
  readonly takeable: boolean;
  readonly owned: boolean;
  readonly take: (seat: Seat) => void;
  readonly change: (info: SeatInfo) => void;
}

function Place({ info, module, style, takeable, owned, take, change }: PlaceProps) {
  const t = useTexts();
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
      <button type="button" className="place place--free" style={style} onClick={() => take(info.seat)}>
        <span className="sr">{t.room.take(info.seat + 1)}: </span>
        {inside}
      </button>
    );
  }
  if (owned) {
    return (
      <button type="button" className="place place--owned" style={style} onClick={() => change(info)}>
        {inside}
        <span className="sr">: {free ? t.room.changeFree(info.seat + 1) : t.room.change(info.name)}</span>
      </button>
    );
  }
  return (
    <div className="place" style={style}>
      {inside}
    </div>
  );
}

/** The table seen from above, filling with people. */
export function RoundTable({
  table,
  module,
  take,
  change,
}: {
  readonly table: TableInfo;
  readonly module: GameModule;
  readonly take: (seat: Seat) => void;
  readonly change: (info: SeatInfo) => void;
}) {
  const t = useTexts();
  const mine = table.seats.find((info) => info.you)?.seat;
  const first = mine ?? 0;
  const count = table.seats.length;
  return (
    <fieldset className="round" aria-label={t.room.places} data-seats={count}>
      <div className="round__top">
        <img src={worldOf(table.game)?.picture} alt="" />
      </div>
      {table.seats.map((info) => (
        <Place
          key={info.seat}
          info={info}
          module={module}
          style={placeOf((info.seat - first + count) % count, count)}
          takeable={mine === undefined}
          owned={table.owner}
          take={take}
          change={change}
        />
      ))}
    </fieldset>
  );
}
