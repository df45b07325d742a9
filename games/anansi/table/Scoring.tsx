import type { Result, Seat } from '@tafelrunde/kernel';
import { classes, type SeatFace, Phrased, Shield } from '@tafelrunde/stage';
import type { CSSProperties, ReactNode } from 'react';
import { bonusOf } from '../cards.ts';
import type { View } from '../state.ts';
import { Bonus } from './Bonus.tsx';
import { ranked, type Tale, talesOf } from './tales.ts';
import { useSpeech } from './speech.tsx';
import { pointsFor } from './standing.ts';
import { Listener, Stories } from './Stories.tsx';
import './styles/scoring.css';

function why(tale: Tale, say: ReturnType<typeof useSpeech>['say']): string {
  if (tale.standing.kind === 'exact') return say.justRight;
  if (tale.standing.kind === 'over') return say.tooMany(tale.standing.spare);
  return tale.standing.kind === 'none' ? say.nothing : say.noBonus;
}

/** What the points are made of: listeners and the trickster's card, or listeners that leave. */
function Sum({ tale }: { readonly tale: Tale }) {
  const { say } = useSpeech();
  const { standing } = tale;
  if (standing.kind === 'over') {
    return (
      <span className="ana-sum is-none" aria-hidden="true">
        <Listener inspired={false} />
        <i>{say.leave}</i>
      </span>
    );
  }
  return (
    <span className="ana-sum" aria-hidden="true">
      <b>{standing.listeners}</b>
      <Listener inspired />
      {standing.kind === 'exact' && (
        <>
          <i>+</i>
          <Bonus bonus={standing.bonus} />
        </>
      )}
    </span>
  );
}

function TaleRow({
  tale,
  at,
  face,
  first,
}: {
  readonly tale: Tale;
  readonly at: number;
  readonly face: SeatFace;
  readonly first: boolean;
}) {
  const { say, nameOrYou } = useSpeech();
  return (
    <li
      className={classes('ana-tale', `ana-tale--${tale.standing.kind}`, first && 'is-first')}
      style={{ '--i': at } as CSSProperties}
      data-seat={tale.seat}
    >
      <span className="ana-tale__who">
        <Shield seat={tale.seat} name={face.name} bot={face.bot} active={first} />
        <strong>{nameOrYou(tale.seat)}</strong>
      </span>
      <span className="ana-tale__cloth">
        <Stories stories={tale.stories} listeners={tale.listeners} room={6} />
      </span>
      <span className="ana-tale__why">
        <b>{say.storiesAndListeners(tale.stories, tale.listeners)}.</b> {why(tale, say)}
      </span>
      <span className="ana-tale__pts">
        <Sum tale={tale} />
        <span className="ana-tale__plus">+{pointsFor(tale.standing)}</span>
      </span>
      <span className="ana-tale__total">
        <small aria-hidden="true">{tale.before} →</small>
        <span className="sr">{say.total} </span>
        <b>{tale.before + pointsFor(tale.standing)}</b>
      </span>
    </li>
  );
}

export interface ScoringProps {
  readonly view: View;
  readonly seats: readonly SeatFace[];
  readonly you: Seat | undefined;
  readonly result: Result | undefined;
  /** Rows appear one after the other. */
  readonly telling: boolean;
  readonly title?: string;
  readonly children?: ReactNode;
}

/** A round is told: what everybody has, what it is worth, and what that makes of the match (ANA-7.2 to ANA-7.6). */
export function Scoring({ view, seats, you, result, telling, title, children }: ScoringProps) {
  const { say, name } = useSpeech();
  const tales = talesOf(view, you);
  const over = view.phase === 'over';
  // The next round may have begun already: the sheet says which one was told last.
  const round = view.sheet.length;
  const bonus = bonusOf(round);
  const rows = over ? ranked(tales, result) : tales;
  const winners = result?.kind === 'ranking' ? result.places.filter(({ place }) => place === 1).map(({ seat }) => seat) : [];
  return (
    <section className={classes('ana-score', telling && 'is-telling')} aria-label={over ? say.lastTold : say.told(round)}>
      <header className="ana-score__head">
        <Bonus bonus={bonus} />
        <div>
          <h2>{title ?? (over ? say.lastTold : say.told(round))}</h2>
          <p>
            <Phrased phrase={say.earns(bonus)} />
          </p>
        </div>
      </header>
      <ol className="ana-score__list" data-rows={rows.length}>
        {rows.map((tale, at) => {
          const face = seats.find((each) => each.seat === tale.seat);
          return face === undefined ? undefined : (
            <TaleRow key={tale.seat} tale={tale} at={at} face={face} first={winners.includes(tale.seat)} />
          );
        })}
      </ol>
      {!over && (
        <footer className="ana-score__next">
          <p>
            <span>
              <Phrased phrase={say.nextPays(round + 1, bonusOf(round + 1))} />{' '}
              {view.leader === you ? say.youLeadNext : say.leadsNext(name(view.leader))}
              {view.race > 0 && ` ${say.raceTo(view.race)}`}
            </span>
            <Bonus bonus={bonusOf(round + 1)} />
          </p>
        </footer>
      )}
      {children}
    </section>
  );
}
