import type { Seat } from '@tafelrunde/kernel';
import { classes, Icon, othersOf, type SeatFace, Shield } from '@tafelrunde/stage';
import type { View } from '../state.ts';
import { OpenHand } from './OpenHand.tsx';
import { placeOf } from './places.ts';
import { useSpeech } from './speech.tsx';
import { standingNow } from './standing.ts';
import { Stories } from './Stories.tsx';
import { Worth } from './Worth.tsx';
import './styles/players.css';

interface PlayerProps {
  readonly view: View;
  readonly face: SeatFace;
  readonly mine: boolean;
  readonly place: string;
  readonly room: number;
  readonly drop: 'no' | 'lit' | 'over';
  /** What this player holds, where all cards lie open. */
  readonly hand: readonly number[] | undefined;
}

function Player({ view, face, mine, place, room, drop, hand }: PlayerProps) {
  const { say, nameOrYou } = useSpeech();
  const { seat } = face;
  const stories = view.stories[seat] ?? 0;
  const listeners = view.listeners[seat] ?? 0;
  const points = view.points[seat] ?? 0;
  const acts = view.phase === 'play' && view.turn === seat;
  // Where a match is watched again nobody at the table is the reader, through whoever's eyes.
  const name = nameOrYou(seat);
  return (
    <article
      className={classes(
        'ana-player',
        `ana-at--${place}`,
        mine && 'is-mine',
        acts && 'is-turn',
        face.away && 'is-away',
        mine && drop !== 'no' && 'is-drop',
        mine && drop === 'over' && 'is-over',
      )}
      aria-label={say.seat(name, stories, listeners, view.worth[seat] ?? 0, points)}
      data-spot={`seat:${seat}`}
      data-zone={mine ? 'recruit' : undefined}
    >
      <div className="ana-player__who" aria-hidden="true">
        <Shield seat={seat} name={face.name} active={acts} bot={face.bot} away={face.away} />
        <span className="ana-player__name">
          <strong title={face.name}>
            {face.away && <Icon name="clock" className="ana-player__away" />}
            {name}
          </strong>
          <small>
            {say.points(points)}
            <span className="ana-player__cards"> · {say.cards(view.sizes[seat] ?? 0)}</span>
          </small>
        </span>
        <span className="ana-player__points">
          {points}
          <Icon name="star" />
        </span>
      </div>
      {mine && (
        <p className="ana-player__say" aria-hidden="true">
          {say.storiesAndListeners(stories, listeners)}
        </p>
      )}
      <div className="ana-player__row">
        <Stories stories={stories} listeners={listeners} room={room} spot={`stories:${seat}`} />
        <Worth standing={standingNow(view, seat)} now={mine} />
      </div>
      {hand !== undefined && <OpenHand hand={hand} order={view.order} spot={mine ? 'hand' : undefined} />}
    </article>
  );
}

export interface PlayersProps {
  readonly view: View;
  readonly seats: readonly SeatFace[];
  readonly you: Seat | undefined;
  /** The screen is narrow: stacks have less room. */
  readonly narrow: boolean;
  readonly drop: 'no' | 'lit' | 'over';
  readonly opened: readonly View[] | undefined;
}

/** Stacks that have room in a player's place one by one. */
const roomFor = (narrow: boolean, columns: number): number => (narrow ? (columns === 5 ? 2 : columns === 4 ? 3 : 3) : 5);

/** Everybody in turn order from the reader's left, the reader last: stories, listeners, and what they would score now. */
export function Players({ view, seats, you, narrow, drop, opened }: PlayersProps) {
  const { say } = useSpeech();
  const others = othersOf(you, view.seats);
  const order = you === undefined ? others : [...others, you];
  return (
    <section className="ana-players" aria-label={say.others}>
      {order.map((seat, at) => {
        const face = seats.find((each) => each.seat === seat);
        if (face === undefined) return undefined;
        const mine = seat === you;
        return (
          <Player
            key={seat}
            view={view}
            face={face}
            mine={mine}
            place={mine ? 'me' : placeOf(at, others.length)}
            room={roomFor(narrow, order.length)}
            drop={drop}
            hand={opened?.[seat]?.hand}
          />
        );
      })}
    </section>
  );
}
