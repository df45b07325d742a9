import type { Seat } from '@tafelrunde/kernel';
import type { LogLine, MatchInfo, TableInfo } from '@tafelrunde/protocol';
import { classes, forgetSaid, Icon } from '@tafelrunde/stage';
import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { useGameTexts } from '../games.ts';
import type { LinkState, TableLink } from '../link/link.ts';
import { nameOfGame } from '../lobby/rows.tsx';
import type { GameParts } from '../table/parts.ts';
import { awaitedIn, ownSeats, seatedAt } from '../table/seated.ts';
import { type AnyTexts, sentencesOf } from '../table/use-narration.ts';
import { type Texts, useLanguage, useTexts } from '../texts/index.ts';
import { worldOf } from '../worlds.ts';
import { HandOver, type Holder } from './hand-over.tsx';
import { handOverWords } from './words.ts';

/** So long nobody touches it, and it covers itself. */
const IDLE_MS = 60_000;

/** Whoever is waited for: asked to agree before asked to play. */
export function wantedIn({ undo }: TableInfo, match: MatchInfo): readonly Seat[] {
  return undo === undefined ? awaitedIn(match) : undo.needed.filter((seat) => !undo.agreed.includes(seat));
}

/** The last thing that happened, in words everybody may read. */
function knownOf(log: readonly LogLine[], t: Texts, texts: AnyTexts, table: TableInfo, match: MatchInfo) {
  const { names } = seatedAt(table, match, undefined);
  for (const line of log.toReversed()) {
    if (line.taken === true) continue;
    const [sentence] = sentencesOf(line, t, texts, names, match.views[0]?.view);
    if (sentence !== undefined) return { sentence, by: line.seat === undefined ? undefined : table.seats[line.seat] };
  }
  return undefined;
}

/** Covers on loss of focus, on a locked screen, and when nobody has touched it for a minute. */
function useCovering(open: boolean, cover: () => void): void {
  const now = useEffectEvent(cover);
  useEffect(() => {
    if (!open) return undefined;
    const hidden = () => {
      if (document.visibilityState === 'hidden') now();
    };
    let timer = setTimeout(now, IDLE_MS);
    const touched = () => {
      clearTimeout(timer);
      timer = setTimeout(now, IDLE_MS);
    };
    const left = () => now();
    addEventListener('blur', left);
    addEventListener('pagehide', left);
    document.addEventListener('visibilitychange', hidden);
    for (const kind of ['pointerdown', 'pointermove', 'keydown', 'wheel'] as const) addEventListener(kind, touched, { passive: true });
    return () => {
      clearTimeout(timer);
      removeEventListener('blur', left);
      removeEventListener('pagehide', left);
      document.removeEventListener('visibilitychange', hidden);
      for (const kind of ['pointerdown', 'pointermove', 'keydown', 'wheel'] as const) removeEventListener(kind, touched);
    };
  }, [open]);
}

/** What was read out to whoever had it open is no longer in the page when they have put it down: their cards were named in it. */
function useForgetting(holder: Seat | undefined): void {
  // Before anything is said to whoever comes next.
  useLayoutEffect(() => (holder === undefined ? undefined : forgetSaid), [holder]);
}

interface SharedTableProps {
  readonly link: TableLink;
  readonly state: LinkState;
  readonly device: NonNullable<LinkState['device']>;
  readonly table: TableInfo;
  readonly match: MatchInfo;
  readonly parts: GameParts;
  /** The table as whoever has the device sees it; covered: as everybody does. */
  readonly children: ReactNode;
}

/** A table several people play at one device: the hand-over between them, and the way to cover it. */
export function SharedTable({ link, state, device, table, match, parts, children }: SharedTableProps) {
  const t = useTexts();
  const w = handOverWords[useLanguage()];
  const texts = useGameTexts(parts.module);
  const people = device.people.flatMap(([seat]): Holder[] => (seat === undefined ? [] : [{ seat, name: table.seats[seat]?.name ?? '' }]));
  const holder = (seat: Seat | undefined) => people[device.people.findIndex((seats) => seat !== undefined && seats.includes(seat))];
  const open = holder(ownSeats(table)[0]);
  // Ended by agreement it is over as well, without a result.
  const over = match.result !== undefined || table.status === 'over';
  const [before, setBefore] = useState<Seat>();
  if (open !== undefined && open.seat !== before) setBefore(open.seat);
  const cover = () => link.handTo?.(undefined);
  useCovering(open !== undefined && !over, cover);
  useForgetting(over ? undefined : open?.seat);
  const after = people.findIndex(({ seat }) => seat === before) + 1;
  const inTurn = [...people.slice(after), ...people.slice(0, after)];
  const wanted = wantedIn(table, match).map((seat) => holder(seat)?.seat);
  const next = inTurn.find(({ seat }) => wanted.includes(seat));
  if (open === undefined && next !== undefined && !over) {
    return (
      <HandOver
        game={nameOfGame(t, table.game)}
        picture={worldOf(table.game)?.picture}
        people={people}
        next={next}
        last={before}
        known={knownOf(state.log, t, texts, table, match)}
        onOpen={(seat) => link.handTo?.(seat)}
      />
    );
  }
  return (
    <>
      {children}
      {open !== undefined && !over && (
        <button
          type="button"
          className={classes('cover', device.letGo && 'is-due')}
          aria-label={device.letGo ? undefined : w.coverLabel(open.name)}
          title={w.coverLabel(open.name)}
          onClick={cover}
        >
          <Icon name="eyeoff" />
          <span>{device.letGo ? (next === undefined || next.seat === open.seat ? w.done : w.passOn(next.name)) : open.name}</span>
        </button>
      )}
    </>
  );
}
