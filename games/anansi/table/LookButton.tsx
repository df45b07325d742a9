import type { View } from '../state.ts';
import { useSpeech } from './speech.tsx';
import { StoryCard } from './StoryCard.tsx';

/** Opens what lies behind: shows the last trick small where there is room for it. */
export function LookButton({ view, onOpen }: { readonly view: View; readonly onOpen: () => void }) {
  const { say } = useSpeech();
  const last = view.past.at(-1);
  return (
    <button type="button" className="ana-look" aria-haspopup="dialog" onClick={onOpen}>
      <svg className="ana-look__icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M4 12a8 8 0 1 0 2.5-5.8L4 8.5M4 3.5v5h5M12 8v4.500l3 2" />
      </svg>
      <span className="ana-look__word">{say.look}</span>
      {last !== undefined && (
        <span className="ana-look__cards" aria-hidden="true">
          <span>{say.lastTrick}</span>
          <span>
            {last.moves.map(({ seat, card, recruits }) => (
              <i key={seat} className={recruits ? 'is-side' : seat === last.winner ? 'is-best' : undefined}>
                <StoryCard card={card} />
              </i>
            ))}
          </span>
        </span>
      )}
    </button>
  );
}
