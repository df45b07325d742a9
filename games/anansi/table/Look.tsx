import type { Seat } from '@tafelrunde/kernel';
import { classes, Dialog, type SeatFace, Shield } from '@tafelrunde/stage';
import { cardOf, valueOf, VALUES } from '../cards.ts';
import type { Trick, View } from '../state.ts';
import { Emblem } from './Emblem.tsx';
import { useSpeech } from './speech.tsx';
import { standingIn } from './standing.ts';
import { StoryCard } from './StoryCard.tsx';
import { suitNamed } from './words.ts';
import './styles/look.css';

/** A finished trick in a row: cards in playing order, the recruiting ones on their side, the winner's ringed. */
export function TrickRow({ trick }: { readonly trick: Trick }) {
  const { say, nameOrYou, labelOf, names } = useSpeech();
  return (
    <div className="ana-row">
      <ol>
        {trick.moves.map(({ seat, card, recruits }) => (
          <li key={seat} className={classes(recruits && 'is-side', seat === trick.winner && 'is-best')}>
            <span className="ana-row__card">
              <StoryCard card={card} />
            </span>
            <span className="ana-row__name" aria-hidden="true">
              {nameOrYou(seat)}
            </span>
            <span className="sr">{`${nameOrYou(seat)}: ${labelOf(card)}${recruits ? `, ${say.recruits}` : ''}`}</span>
          </li>
        ))}
      </ol>
      <p>{say.wonBy(nameOrYou(trick.winner), names.you.includes(trick.winner))}</p>
    </div>
  );
}

/** Every card by suit and value: in the reader's hand, still out, or gone (ANA-9.3). */
function Left({ view }: { readonly view: View }) {
  const { say } = useSpeech();
  const stateOf = (card: number): 'inHand' | 'stillOut' | 'gone' =>
    view.hand.includes(card) ? 'inHand' : view.left.includes(card) ? 'stillOut' : 'gone';
  return (
    <section>
      <h3>{say.left}</h3>
      <ul className="ana-left">
        {view.order.map((suit) => (
          <li key={suit}>
            <Emblem suit={suit} />
            <span className="sr">{say.suit(suitNamed(suit))}</span>
            <ol>
              {Array.from({ length: VALUES }, (_, i) => cardOf(suit, i + 1)).map((card) => (
                <li key={card} className={`is-${stateOf(card)}`}>
                  {valueOf[card]}
                  <span className="sr"> {say[stateOf(card)]}</span>
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ul>
      <p className="ana-look__key" aria-hidden="true">
        {say.leftKey}
      </p>
    </section>
  );
}

/** Points by round; a golden cell was just right. */
function Sheet({ view, seats }: { readonly view: View; readonly seats: readonly SeatFace[] }) {
  const { say, nameOrYou } = useSpeech();
  if (view.sheet.length === 0) return <p>{say.noRoundYet}</p>;
  return (
    <div className="ana-sheet">
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr">{say.player}</span>
            </th>
            {view.sheet.map((_, i) => (
              // Rounds are named by their number.
              <th key={`${i}`} scope="col">
                <span aria-hidden="true">{i + 1}</span>
                <span className="sr">{say.round(i + 1)}</span>
              </th>
            ))}
            <th scope="col">{say.total}</th>
          </tr>
        </thead>
        <tbody>
          {seats.map(({ seat, name }) => (
            <tr key={seat}>
              <th scope="row">
                <span className="ana-sheet__who">
                  <Shield seat={seat} name={name} /> <span>{nameOrYou(seat)}</span>
                </span>
              </th>
              {view.sheet.map((rows, i) => {
                const row = rows[seat];
                if (row === undefined) return <td key={`${i}`}>–</td>;
                return (
                  <td key={`${i}`} className={`is-${standingIn(row).kind}`}>
                    <b>{row.points}</b>
                    <small aria-hidden="true">
                      {row.listeners}/{row.stories}
                    </small>
                    <span className="sr">{say.storiesAndListeners(row.stories, row.listeners)}</span>
                  </td>
                );
              })}
              <td className="ana-sheet__total">{view.points[seat] ?? 0}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

export interface LookProps {
  readonly view: View;
  readonly seats: readonly SeatFace[];
  readonly you: Seat | undefined;
  readonly onClose: () => void;
}

/** Looking back: the last trick, or all of them where the table agreed so; what is still in play; the sheet (ANA-6.7, ANA-9.3). */
export function Look({ view, seats, onClose }: LookProps) {
  const { say } = useSpeech();
  return (
    <Dialog title={say.lookTitle} closeLabel={say.close} className="anansi-look" onClose={onClose}>
      <section>
        <h3>{view.past.length > 1 ? say.everyTrick : say.lastTrick}</h3>
        {view.past.length === 0 ? (
          <p>{say.noTrickYet}</p>
        ) : (
          view.past.toReversed().map((trick, i) => <TrickRow key={`${view.past.length - i}`} trick={trick} />)
        )}
      </section>
      {view.left.length > 0 && <Left view={view} />}
      <section>
        <h3>{say.sheet}</h3>
        <Sheet view={view} seats={seats} />
      </section>
    </Dialog>
  );
}
