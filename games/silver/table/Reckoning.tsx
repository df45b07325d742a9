import type { Seat } from '@tafelrunde/kernel';
import { classes, type SeatFace, useScrollStop } from '@tafelrunde/stage';
import { type CSSProperties, type ReactNode, useRef } from 'react';
import { type Row, NONE, type View } from '../state.ts';
import { Lit } from './Card.tsx';
import { Amulet, Glyph, Phase } from './Glyph.tsx';
import { Sheet } from './Sheet.tsx';
import { useSpeech } from './speech.tsx';
import { tallied, type Verdict, verdictOf } from './verdict.ts';
import './styles/reckoning.css';

function Tally({
  view,
  seat,
  row,
  place,
  tied,
}: {
  readonly view: View;
  readonly seat: Seat;
  readonly row: Row;
  readonly place: number;
  readonly tied: boolean;
}) {
  const { say, nameOrYou } = useSpeech();
  const houses = view.villages[seat] ?? [];
  return (
    <li className={classes('sv-tally', row.won && 'is-win')} style={{ '--place': place } as CSSProperties} data-seat={seat}>
      <div className="sv-sign">
        <Phase seat={seat} />
        <b>{nameOrYou(seat)}</b>
        {row.called && (
          <span className="sv-chip">
            <Glyph sign="bell" /> {say.called}
          </span>
        )}
        {tied && <span className="sv-soft sv-tie">{say.tied}</span>}
      </div>
      <div className="sv-lane">
        <div className="sv-mini" style={{ '--k': houses.length } as CSSProperties}>
          {houses.map((house, at) => (house.card === NONE ? undefined : <Lit key={`${at}`} card={house.card} />))}
        </div>
        <p className="sv-sum">
          {/* Said only where what is noted is another: else the same figure would stand there twice. */}
          {row.sum !== row.points && (
            <span className={classes('sv-sum__eq', row.won && 'is-off')}>
              <span className="sr">{say.sum} </span>
              {row.sum}
            </span>
          )}
          {row.called && !row.won && <span className="sv-sum__more">+10</span>}
          <span className="sv-sum__pts">
            {row.points}
            <span className="sr"> {say.pointsNoted}</span>
          </span>
        </p>
      </div>
    </li>
  );
}

function useVerdict(view: View, verdict: Verdict): readonly [string, string] {
  const { say, nameOrYou, isYou } = useSpeech();
  const next = view.round + 1;
  if (verdict.kind === 'uncalled') return [say.uncalledTitle, say.uncalledSays(verdict.seats.map(nameOrYou), verdict.low)];
  const { seat, sum, kind } = verdict;
  const more = next <= view.rounds;
  if (isYou(seat))
    return kind === 'won' ? [say.youWonTitle, say.youWonSays(sum, more ? next : undefined)] : [say.youLostTitle, say.youLostSays(sum)];
  const name = nameOrYou(seat);
  return kind === 'won'
    ? [say.wonTitle(name), say.wonSays(name, sum, more ? next : undefined)]
    : [say.lostTitle(name), say.lostSays(name, sum)];
}

export interface ReckoningProps {
  readonly view: View;
  readonly seats: readonly SeatFace[];
  /** Told street by street; else everything stands at once. */
  readonly telling: boolean;
  /** In place of the verdict: the end of the match. */
  readonly title?: string | undefined;
  readonly children?: ReactNode;
}

/** Between the rounds: every village lit and summed, and the points of the four nights. */
export function Reckoning({ view, seats, telling, title, children }: ReckoningProps) {
  const { say, nameOrYou, isYou } = useSpeech();
  const box = useRef<HTMLElement>(null);
  useScrollStop(box);
  const verdict = verdictOf(view) ?? { kind: 'uncalled' as const, low: 0, seats: [] };
  const [head, text] = useVerdict(view, verdict);
  const rows = view.sheet.at(-1) ?? [];
  const low = Math.min(...rows.map(({ sum }) => sum));
  const won = rows.some((row) => row.won);
  const over = view.round >= view.rounds;
  return (
    <section ref={box} className={classes('sv-reckon', telling && 'is-telling')} aria-label={say.reckoning}>
      <header className="sv-verdict">
        <div className={classes('sv-medal', !won && 'is-plain')} aria-hidden="true">
          {won ? <Amulet className="" /> : <Glyph sign="moon" className="" />}
        </div>
        <div>
          <h2>{title ?? head}</h2>
          <p>{title === undefined ? text : `${head} ${text}`}</p>
        </div>
      </header>
      <ol className="sv-tallies">
        {tallied(view).map((seat, place) => {
          const row = rows[seat];
          if (row === undefined) return undefined;
          return <Tally key={seat} view={view} seat={seat} row={row} place={place} tied={won && !row.called && row.sum === low} />;
        })}
      </ol>
      <section className="sv-book" aria-label={say.points}>
        <h3>{say.fourNights}</h3>
        <Sheet view={view} seats={seats} />
        <p className="sv-soft">
          {say.fewestWin}
          {!over && ` ${isYou(view.turn) ? say.youBegin(view.round + 1) : say.beginsRound(nameOrYou(view.turn), view.round + 1)}`}
        </p>
        {children}
      </section>
    </section>
  );
}
