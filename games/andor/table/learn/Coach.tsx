import { bound, Button, classes } from '@tafelrunde/stage';
import { type CSSProperties, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Props } from '../panels/props.ts';
import { Token } from '../tokens.tsx';
import type { Layout } from '../useLayout.ts';
import { ideas, ideasFor } from './ideas.ts';
import type { CoachCard, Coaching } from './useCoach.ts';
import { usePlace } from './usePlace.ts';
import { words } from './words.ts';
import './coach.css';

interface CardProps {
  readonly table: Props;
  readonly coaching: Coaching;
  readonly card: CoachCard;
}

function Inside({ table, coaching, card, id, onRead }: CardProps & { readonly id: string; readonly onRead: () => void }) {
  const { language, showRule } = table;
  const say = words[language];
  const { title, text } = say.ideas[card.idea];
  const { rule } = ideas[card.idea];
  const { known, stop } = coaching.lessons;
  const all = ideasFor(known, card.idea);
  const learned = all.filter((idea) => known.includes(idea) || idea === card.idea).length;
  return (
    <>
      <Token name="narrator" className="an-coach__who" />
      <div className="an-coach__says">
        <p className="an-coach__kick">
          <span>{say.progress(learned, all.length)}</span>
          {rule !== undefined && showRule !== undefined && card.scene === undefined && (
            <button type="button" className="an-coach__link" onClick={() => showRule(rule)}>
              {say.rule(rule)}
            </button>
          )}
        </p>
        <h2 id={id}>{title(card.facts)}</h2>
        <p>{bound(text(card.facts))}</p>
      </div>
      <div className="an-coach__acts">
        <button type="button" className="an-coach__link" onClick={stop}>
          {say.noMore}
        </button>
        <span className="an-coach__answers">
          <Button onClick={coaching.later}>{say.later}</Button>
          <Button kind="primary" onClick={onRead}>
            {say.gotIt}
          </Button>
        </span>
      </div>
    </>
  );
}

/** On the map: a bubble beside what it speaks of; on a phone a sheet at the foot, which makes room for what else is needed there. */
function OnMap({ layout, ...props }: CardProps & { readonly layout: Layout }) {
  const { table, coaching, card } = props;
  const box = useRef<HTMLElement>(null);
  const id = useId();
  const { place, crowded, tight } = usePlace(box, card.target);
  const [unfolded, unfold] = useState(false);
  const bubble = layout === 'broad';
  const folded = (bubble ? tight : crowded) && !unfolded;
  const style: CSSProperties = bubble && place !== undefined ? { transform: `translate(${place.x}px, ${place.y}px)` } : {};
  const beak = bubble ? place?.beak : undefined;
  return (
    <section
      ref={box}
      className={classes('an-coach', bubble ? 'is-bubble' : 'is-sheet', folded && 'is-folded', !bubble && crowded && 'is-high')}
      aria-labelledby={folded ? undefined : id}
      aria-label={folded ? words[table.language].card : undefined}
      style={beak === undefined ? style : ({ ...style, '--beak': `${beak.at}px` } as CSSProperties)}
      data-beak={beak?.side}
      data-over
    >
      {folded ? (
        <button type="button" className="an-coach__fold" onClick={() => unfold(true)}>
          <Token name="narrator" className="an-coach__who" />
          <span>{words[table.language].unfold(words[table.language].ideas[card.idea].title(card.facts))}</span>
        </button>
      ) : (
        <Inside
          {...props}
          id={id}
          onRead={() => {
            unfold(false);
            coaching.gotIt();
          }}
        />
      )}
    </section>
  );
}

function InScene(props: CardProps & { readonly scene: HTMLDialogElement }) {
  const id = useId();
  const room = props.scene.querySelector('.an-scene__in');
  if (room === null) return null;
  return createPortal(
    <section className="an-coach is-strip" aria-labelledby={id}>
      <Inside {...props} id={id} onRead={props.coaching.gotIt} />
    </section>,
    room,
  );
}

/** Explains an idea when it first comes up. Stays until it was read, and is never in the way. */
export function Coach({ table, coaching, layout }: { readonly table: Props; readonly coaching: Coaching; readonly layout: Layout }) {
  const { card } = coaching;
  if (card === undefined) return null;
  if (card.scene !== undefined) return <InScene key={card.idea} table={table} coaching={coaching} card={card} scene={card.scene} />;
  return <OnMap key={card.idea} table={table} coaching={coaching} card={card} layout={layout} />;
}
