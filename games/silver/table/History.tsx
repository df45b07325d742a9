import { Dialog } from '@tafelrunde/stage';
import type { View } from '../state.ts';
import { LitBody } from './Card.tsx';
import type { Chances } from './chances.ts';
import { useSpeech } from './speech.tsx';
import './styles/history.css';

export interface HistoryProps {
  readonly view: View;
  readonly chances: Chances;
  readonly hinted: (card: number) => boolean;
  readonly onDig: (card: number) => void;
  readonly onCard: (card: number) => void;
  readonly onClose: () => void;
}

/** The discard pile spread out, the top card first. For the Master the cards he may take are lit; else a touch shows one large. */
export function History({ view, chances, hinted, onDig, onCard, onClose }: HistoryProps) {
  const { say, cardOf } = useSpeech();
  const digging = view.step === 'dig' && chances.asked;
  const cards = view.discard.map((card, place) => ({ card, place })).toReversed();
  // The Master on top has just been laid down. Of equal cards the uppermost is taken (SIL-7.16), whichever of them is touched.
  const lit = (card: number, place: number): boolean => digging && place < view.discard.length - 1 && chances.dig(card) !== undefined;
  const uppermost = (card: number, place: number): boolean => view.discard.lastIndexOf(card, view.discard.length - 2) === place;
  return (
    <Dialog
      title={digging ? say.digTitle : say.historyTitle(view.discard.length)}
      closeLabel={say.close}
      className="silver-history"
      onClose={onClose}
    >
      <p className="sv-soft">{digging ? say.digSays : say.historySays}</p>
      <ol className="sv-spread">
        {cards.map(({ card, place }) => {
          const can = lit(card, place);
          return (
            // Cards of the pile are named by how deep they lie.
            <li key={place}>
              <button
                type="button"
                className={`sv-card is-up${can ? ' is-can' : digging ? ' is-not' : ''}${can && uppermost(card, place) && hinted(card) ? ' is-hinted' : ''}`}
                data-lit={can || undefined}
                onClick={() => (can ? onDig(card) : onCard(card))}
              >
                <span className="sr">{[cardOf(card), can && say.can].filter((part) => part !== false).join(', ')}</span>
                <LitBody card={card} />
              </button>
            </li>
          );
        })}
      </ol>
    </Dialog>
  );
}
