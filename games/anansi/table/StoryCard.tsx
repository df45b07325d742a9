import { classes } from '@tafelrunde/stage';
import { headsOf, suitOf, valueOf } from '../cards.ts';
import { head } from './art/shapes.ts';
import { letters } from './art/suits.ts';
import { backPicture, pictureOf } from './pictures.ts';
import './styles/card.css';

export interface StoryCardProps {
  readonly card: number;
  /** Read aloud ("Snake 12, 2 listeners"); without it the card is decoration, and something beside it speaks. */
  readonly label?: string | undefined;
  readonly className?: string | undefined;
  readonly spot?: string | undefined;
}

/** A story card: the woven picture, its value and its listeners. All measures are in cqw, so setting --w is enough. */
export function StoryCard({ card, label, className, spot }: StoryCardProps) {
  const spoken = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  const heads = headsOf[card] as number;
  return (
    <span {...spoken} className={classes('ana-card', `ana-card--${letters[suitOf[card] as number]}`, className)} data-spot={spot}>
      <img className="ana-card__art" src={pictureOf(card)} alt="" draggable={false} decoding="async" />
      <span className="ana-card__v" aria-hidden="true">
        {valueOf[card]}
      </span>
      {heads > 0 && (
        <span className="ana-card__heads" aria-hidden="true">
          {Array.from({ length: heads }, (_, i) => (
            <svg key={`${i}`} viewBox="0 0 24 24" aria-hidden="true">
              <path d={head} />
            </svg>
          ))}
        </span>
      )}
    </span>
  );
}

export function CardBack({ className }: { readonly className?: string }) {
  return (
    <span className={classes('ana-card', className)} aria-hidden="true">
      <img className="ana-card__art" src={backPicture} alt="" draggable={false} />
    </span>
  );
}
