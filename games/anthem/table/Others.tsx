import type { Seat } from '@tafelrunde/kernel';
import { classes, leftOf, othersOf, PHONE, rightOf, type SeatFace, Shield, useMedia } from '@tafelrunde/stage';
import type { CSSProperties } from 'react';
import { END, START } from '../cards.ts';
import { isFull } from '../row.ts';
import type { View } from '../state.ts';
import { Card } from './Card.tsx';
import { OpenHand } from './OpenHand.tsx';
import { useSpeech } from './speech.tsx';
import './styles/others.css';

/** A hand of another player: backs, never more than that. */
function MiniFan({ count, spot }: { readonly count: number; readonly spot: string }) {
  return (
    <span className="ant-minifan" data-spot={spot} aria-hidden="true">
      {Array.from({ length: count }, (_, i) => (
        <i key={`${i}`} style={{ '--i': i - (count - 1) / 2 } as CSSProperties} />
      ))}
    </span>
  );
}

/** A card of another's row: numeral and a coloured lower edge; 0 and 9 are red end posts. */
function Tile({ card, spot }: { readonly card: number | undefined; readonly spot: string | undefined }) {
  const { say, labelOf } = useSpeech();
  const end = card === START || card === END;
  return (
    <li className={classes('ant-tile', end && 'ant-tile--end', card === undefined && 'ant-tile--empty')} data-v={card} data-spot={spot}>
      <span aria-hidden="true">{card}</span>
      <span className="sr">{card === undefined ? say.empty : labelOf(card)}</span>
    </li>
  );
}

/** The row of another player; `art` shows woodcuts where there is room for them. */
export function RowOf({
  view,
  seat,
  art,
  still,
}: {
  readonly view: View;
  readonly seat: Seat;
  readonly art?: boolean;
  readonly still?: boolean;
}) {
  const { say, name, nameOf, labelOf } = useSpeech();
  const row = view.rows[seat] ?? [];
  const cards = [START, ...row.map((card) => (card === 0 ? undefined : card)), END];
  const spotOf = (at: number) => (still === true || at === 0 || at > row.length ? undefined : `space:${seat}:${at}`);
  return (
    <ol
      className={classes(art === true ? 'ant-artrow' : 'ant-tiles', view.open[seat] === false && 'is-closed')}
      style={{ '--cols': cards.length } as CSSProperties}
      aria-label={say.rowOf(name(seat))}
    >
      {cards.map((card, at) =>
        art === true ? (
          // A row has no ids: a space is named by its place.
          <li key={`${at}`} data-spot={spotOf(at)}>
            {card === undefined ? (
              <span className="ant-artrow__free">
                <span className="sr">{say.spaceFree(at)}</span>
              </span>
            ) : (
              <Card face={card} name={nameOf(card)} label={labelOf(card)} />
            )}
          </li>
        ) : (
          <Tile key={`${at}`} card={card} spot={spotOf(at)} />
        ),
      )}
    </ol>
  );
}

function noteOf(view: View, seat: Seat, you: Seat | undefined) {
  if (view.phase === 'over') return undefined;
  const yours = view.turn === you;
  if (view.turn === seat) return view.phase === 'draw' ? 'draws' : 'decides';
  if (yours && seat === rightOf(view.turn, view.seats)) return view.phase === 'draw' ? 'youDraw' : 'youDrew';
  if (you !== undefined && seat === leftOf(you, view.seats) && view.seats > 2) return 'takesNext';
  return undefined;
}

interface PlayerProps {
  readonly view: View;
  readonly face: SeatFace;
  readonly you: Seat | undefined;
  readonly art: boolean;
  /** What lies in this hand, where all cards lie open. */
  readonly counts: readonly number[] | undefined;
}

function Player({ view, face, you, art, counts }: PlayerProps) {
  const { seat } = face;
  const { say } = useSpeech();
  const count = view.sizes[seat] ?? 0;
  const note = noteOf(view, seat, you);
  const row = view.rows[seat] ?? [];
  const state = view.open[seat] === false ? 'closed' : isFull(row, 0, row.length) ? 'full' : undefined;
  return (
    <article
      className={classes(
        'ant-seat',
        art && 'ant-seat--art',
        (note === 'youDraw' || note === 'youDrew') && 'is-source',
        view.turn === seat && view.phase !== 'over' && 'is-active',
      )}
      aria-label={say.handOf(face.name, count)}
    >
      <div className="ant-seat__who">
        <Shield seat={seat} name={face.name} active={face.asked} bot={face.bot} away={face.away} />
        <div className="ant-seat__name">
          <strong title={face.name}>{face.name}</strong>
          <span className="ant-seat__hand" aria-hidden="true">
            {counts === undefined && <MiniFan count={count} spot={`fan:${seat}`} />}
            <b>{count}</b>
          </span>
        </div>
        {state !== undefined && (
          <span className={`ant-seat__state ant-seat__state--${state}`} title={state === 'closed' ? say.closedLong : undefined}>
            {say[state]}
          </span>
        )}
      </div>
      <RowOf view={view} seat={seat} art={art} />
      {note !== undefined && (
        <p className="ant-seat__note">
          <span className="ant-seat__long">{say[note]}</span>
          {note === 'takesNext' && (
            <span className="ant-seat__short" aria-hidden="true">
              {say.takesNextShort}
            </span>
          )}
        </p>
      )}
      {counts !== undefined && <OpenHand counts={counts} seat={seat} />}
    </article>
  );
}

/** Everybody else, from the reader's left hand round to the right: the first takes from the reader, the last is drawn from. */
export function Others({
  view,
  seats,
  you,
  opened,
}: {
  readonly view: View;
  readonly seats: readonly SeatFace[];
  readonly you: Seat | undefined;
  readonly opened: readonly View[] | undefined;
}) {
  const { say } = useSpeech();
  const phone = useMedia(PHONE);
  const order = othersOf(you, view.seats);
  // Woodcuts for a single rival, and for spectators, who have no row of their own to look at.
  const art = order.length === 1 || (you === undefined && order.length <= (phone ? 2 : 4));
  const faces = order.flatMap((seat) => seats.find((face) => face.seat === seat) ?? []);
  return (
    <section className="ant-others" aria-label={say.others} style={{ '--n': faces.length } as CSSProperties} data-n={faces.length}>
      {faces.map((face) => (
        <Player key={face.seat} view={view} face={face} you={you} art={art} counts={opened?.[face.seat]?.hand} />
      ))}
    </section>
  );
}
