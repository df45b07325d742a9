import type { SeatFace } from '@tafelrunde/stage';
import { NONE, type View } from '../state.ts';
import { Lit } from './Card.tsx';
import type { Chances } from './chances.ts';
import { Note } from './Note.tsx';
import { Sheet } from './Sheet.tsx';
import { useSpeech } from './speech.tsx';
import './styles/tray.css';

/** Beside one's own village on a wide screen: the card in hand, large, with what it does; else the points so far. */
export function Tray(props: {
  readonly view: View;
  readonly chances: Chances;
  readonly seats: readonly SeatFace[];
  readonly onCard: (card: number) => void;
}) {
  const { view, chances, seats } = props;
  const { say, cardOf, lineOf, nameOrYou, isYou } = useSpeech();
  const card = view.held?.card ?? NONE;
  const noted = chances.choosing || view.pushed.length > 1;
  if (card === NONE && !(noted && chances.asked)) {
    return (
      <aside className="sv-tray sv-tray--sheet" aria-label={say.points}>
        <h2>{say.fourNights}</h2>
        <Sheet view={view} seats={seats} />
      </aside>
    );
  }
  return (
    <aside className="sv-tray" aria-label={say.inHand}>
      {card !== NONE && (
        <div className="sv-hold">
          <button type="button" className="sv-hold__card" data-spot="hand" onClick={() => props.onCard(card)}>
            <Lit card={card} />
            <span className="sr">{say.large}</span>
          </button>
          <div className="sv-hold__says">
            <h2>{isYou(view.turn) ? say.inYourHand : say.inHandOf(nameOrYou(view.turn))}</h2>
            <p>{cardOf(card)}</p>
            {chances.asked && !noted && (
              <>
                <p>{lineOf(card)}</p>
                <p className="sv-soft">{view.held?.up === true ? say.movesInLit : say.movesInDark}</p>
              </>
            )}
            <Note view={view} chances={chances} className="sv-note" />
          </div>
        </div>
      )}
      {card === NONE && <Note view={view} chances={chances} className="sv-note" />}
    </aside>
  );
}
