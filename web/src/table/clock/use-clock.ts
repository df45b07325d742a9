import { RefusedError, type Seat } from '@tafelrunde/kernel';
import type { OutInfo, SeatInfo, TableInfo } from '@tafelrunde/protocol';
import { useEffect, useRef, useState } from 'react';
import { LeftError, type Order, type TableLink } from '../../link/link.ts';
import { untilWord } from '../../clock-words.ts';
import { useTexts } from '../../texts/index.ts';
import { nightUntil } from './time.ts';

/** What the bar says in place of the game's name, like a lost connection: nothing jumps. */
export interface Banner {
  readonly kind: 'night' | 'paused';
  readonly title: string;
  readonly text: string;
  /** The reader is ready to go on. */
  readonly ready?: { readonly label: string; readonly do: () => void };
}

export interface TableClock {
  readonly banner: Banner | undefined;
  /** Asks everybody for a pause; undefined where there is nothing to pause. */
  readonly askPause: (() => void) | undefined;
  /** The seat shown is the reader's, and a bot plays it because its time ran out. */
  readonly out: { readonly info: SeatInfo; readonly out: OutInfo } | undefined;
  /** The card about that was put aside. */
  readonly aside: boolean;
  readonly putAside: () => void;
  readonly takeOver: () => void;
}

/** Says where this page is, once per table and zone: nights are reckoned there. */
export function useZone(link: TableLink, table: TableInfo): void {
  const said = useRef(new Set<string>());
  const { clock, seats, status } = table;
  const hours = clock?.choice.kind === 'days' && (clock.choice.night !== undefined || clock.choice.weekend === true);
  useEffect(() => {
    if (!hours || status === 'over' || status === 'closed') return;
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    for (const { seat, you, zone } of seats) {
      const key = `${seat} ${timeZone}`;
      if (!you || zone === timeZone || said.current.has(key)) continue;
      said.current.add(key);
      // Refused: it was said only just now from elsewhere. The nights stay where they are.
      link.send({ type: 'zone', seat, zone: timeZone }).catch((fault: unknown) => {
        if (!(fault instanceof RefusedError || fault instanceof LeftError)) throw fault;
      });
    }
  }, [link, hours, status, seats]);
}

/** All the shell needs of a table's clock beside the banks themselves. */
export function useTableClock(
  link: TableLink,
  table: TableInfo,
  seat: Seat | undefined,
  now: number,
  order: (order: Order) => void,
): TableClock {
  const t = useTexts();
  const [aside, setAside] = useState<number>();
  useZone(link, table);
  const { clock } = table;
  const info = seat === undefined ? undefined : table.seats[seat];
  const out = info?.out !== undefined && info.standIn === true ? { info, out: info.out } : undefined;
  const running = clock !== undefined && table.status === 'running' && table.readOnly !== true;
  const banner = (): Banner | undefined => {
    if (!running) return undefined;
    const { pause } = clock;
    if (pause?.since !== undefined) {
      const missing = table.seats.filter((each) => each.kind === 'person' && each.standIn !== true && !pause.ready.includes(each.seat));
      const mine = seat !== undefined && missing.some((each) => each.seat === seat);
      const text = mine || missing.length === 0 ? t.clock.paused.text : t.clock.paused.waits(missing.map(({ name }) => name));
      const ready = mine ? { ready: { label: t.clock.paused.ready, do: () => order({ type: 'ready', seat }) } } : {};
      return { kind: 'paused', title: t.clock.paused.title, text, ...ready };
    }
    const until = nightUntil(table, seat, now);
    if (until === undefined) return undefined;
    return { kind: 'night', ...t.clock.night(untilWord(t, until, now)) };
  };
  return {
    banner: banner(),
    askPause:
      running && seat !== undefined && clock.pause === undefined && out === undefined ? () => order({ type: 'pause', seat }) : undefined,
    out,
    aside: out !== undefined && aside === out.out.at,
    putAside: () => setAside(out?.out.at),
    takeOver: () => seat !== undefined && order({ type: 'back', seat }),
  };
}
