import type { Seat } from '@tafelrunde/kernel';
import { classes, othersOf } from '@tafelrunde/stage';
import { headsOf } from '../cards.ts';
import type { Move, View } from '../state.ts';
import { Mat } from './Mat.tsx';
import { placeOf } from './places.ts';
import { highestIn } from './preview.ts';
import { useSpeech } from './speech.tsx';
import { StoryCard } from './StoryCard.tsx';
import './styles/trick.css';

function Played({
  move,
  leads,
  best,
  whole,
  place,
}: {
  readonly move: Move;
  readonly leads: boolean;
  readonly best: boolean;
  readonly whole: boolean;
  readonly place: string;
}) {
  const { say, labelOf, nameOrYou } = useSpeech();
  const { seat, card, recruits } = move;
  const state = recruits ? say.recruits : best ? (whole ? say.takes : say.highest) : leads ? say.leads : undefined;
  return (
    <li className={classes('ana-played', `ana-at--${place}`, recruits && 'is-side', best && 'is-best')}>
      <span className="sr">{`${nameOrYou(seat)}: ${labelOf(card)}${state === undefined ? '' : `, ${state}`}`}</span>
      <span className="ana-played__card">
        <StoryCard card={card} spot={`trick:${seat}`} />
      </span>
      <span className="ana-played__tag" aria-hidden="true">
        {state === undefined ? nameOrYou(seat) : <b>{state}</b>}
        {recruits && ` +${headsOf[card]}`}
      </span>
    </li>
  );
}

export interface TrickProps {
  readonly view: View;
  readonly you: Seat | undefined;
  readonly drop: 'no' | 'lit' | 'over';
}

/** The trick on its cloth: every card before its player; recruiting cards sideways on the rim, no part of it (ANA-6.3). */
export function Trick({ view, you, drop }: TrickProps) {
  const { say, name, isYou } = useSpeech();
  const others = othersOf(you, view.seats);
  const order = you === undefined ? others : [...others, you];
  const best = highestIn(view.trick, view.trump);
  const whole = view.trick.length === view.seats;
  const place = (seat: Seat): string => (seat === you ? 'me' : placeOf(others.indexOf(seat), others.length));
  const waits = view.phase === 'play' && !whole ? view.turn : undefined;
  return (
    <section
      className={classes('ana-trick', drop !== 'no' && 'is-drop', drop === 'over' && 'is-over')}
      aria-label={say.trick}
      data-zone="play"
      data-spot="trick"
    >
      <Mat />
      <ol className="ana-trick__cards">
        {view.trick.map((move) => (
          <Played
            key={move.seat}
            move={move}
            leads={move.seat === view.leader}
            best={move.seat === best}
            whole={whole}
            place={`${place(move.seat)} ana-col--${order.indexOf(move.seat) + 1}`}
          />
        ))}
      </ol>
      {waits !== undefined && (
        <span
          className={classes('ana-hole', `ana-at--${place(waits)}`, `ana-col--${order.indexOf(waits) + 1}`, waits === you && 'is-mine')}
          aria-hidden="true"
        >
          <span>{waits === you ? (drop !== 'no' ? say.dropPlay : isYou(waits) ? say.here : name(waits)) : '…'}</span>
        </span>
      )}
    </section>
  );
}
