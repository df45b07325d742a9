import { Button, classes, Icon, PHONE, SIDEWAYS, useMedia } from '@tafelrunde/stage';
import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import mark from '../assets/logo-mark.svg';
import { useTexts } from '../texts/index.ts';
import type { Coach, CoachCard } from './use-coach.ts';
import { type Placed, usePlaced } from './use-placed.ts';
import './coach.css';

/** Words between two asterisks are strong. */
function Strong({ text }: { readonly text: string }): ReactNode {
  return text.split('**').map((part, at) => (at % 2 === 1 ? <b key={`${at}`}>{part}</b> : part));
}

const GROW = 5;
const ROUND = 12;

/** What the card speaks of stands in the light. Drawn only; it catches no touch. */
function Light({ area, spots }: Placed) {
  const holes = spots.map(({ x, y, width, height }) => ({ x: x - GROW, y: y - GROW, width: width + 2 * GROW, height: height + 2 * GROW }));
  const right = area.x + area.width;
  const bottom = area.y + area.height;
  const id = useId();
  return (
    <svg className="coach-light" aria-hidden="true">
      <mask id={id} maskUnits="userSpaceOnUse" x={area.x} y={area.y} width={area.width} height={area.height}>
        <path fill="#fff" d={`M${area.x} ${area.y}H${right}V${bottom}H${area.x}Z`} />
        {holes.map((hole) => (
          <rect key={`${hole.x} ${hole.y}`} {...hole} rx={ROUND} fill="#000" />
        ))}
      </mask>
      <path className="coach-light__dark" mask={`url(#${id})`} d={`M${area.x} ${area.y}H${right}V${bottom}H${area.x}Z`} />
      {holes.map((hole) => (
        <rect key={`${hole.x} ${hole.y}`} className="coach-light__ring" {...hole} rx={ROUND} />
      ))}
    </svg>
  );
}

/** How far one has come, as studs. */
function Studs({ steps, at }: { readonly steps: number; readonly at: number }) {
  return (
    <span className="studs" aria-hidden="true">
      {Array.from({ length: steps }, (_, n) => (
        <i key={`${n}`} className={classes(n < at - 1 && 'is-done', n === at - 1 && 'is-now')} />
      ))}
    </span>
  );
}

/** The first thing of these that can have the focus. */
function firstOf(selectors: readonly string[]): HTMLElement | undefined {
  for (const selector of selectors) {
    const found = document.querySelector<HTMLElement>(selector);
    const stop = found?.closest<HTMLElement>('button, a') ?? found?.querySelector<HTMLElement>('button, a');
    if (stop !== null && stop !== undefined) return stop;
  }
  return undefined;
}

interface CoachProps {
  readonly coach: Coach;
  readonly onRule: (rule: string) => void;
}

/**
 * The coach: no dialog, takes no focus, lies on nothing it speaks of. From its last button the Tab key goes on to what is asked for;
 * Escape inside it leaves the lesson, which can be taken up again at any time.
 */
function Bubble({ coach, card, onRule }: CoachProps & { readonly card: CoachCard }) {
  const t = useTexts();
  const box = useRef<HTMLElement>(null);
  const id = useId();
  const small = useMedia(`${PHONE}, ${SIDEWAYS}`);
  const [asked, askWhy] = useState(false);
  const placed = usePlaced(box, card.shows, coach.inSight);
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.stopPropagation();
      coach.skip();
      return;
    }
    const buttons = box.current?.querySelectorAll('button');
    if (event.key !== 'Tab' || event.shiftKey || event.target !== buttons?.[buttons.length - 1]) return;
    const next = firstOf(card.shows);
    if (next === undefined) return;
    event.preventDefault();
    next.focus();
  });
  useEffect(() => {
    const element = box.current;
    const press = (event: KeyboardEvent) => pressed(event);
    element?.addEventListener('keydown', press);
    return () => element?.removeEventListener('keydown', press);
  }, []);
  const { rule, ask, why } = card;
  // where there is little room the reason waits until it is asked for
  const asking = small && why !== undefined && !asked;
  const beak = placed?.place.beak;
  const style =
    placed === undefined
      ? { visibility: 'hidden' as const }
      : {
          left: placed.area.x + placed.place.x,
          top: placed.area.y + placed.place.y,
          maxHeight: placed.area.height - 16,
          '--room': `${placed.area.width - 20}px`,
          ...(beak === undefined ? {} : { '--beak': `${beak.at}px` }),
        };
  return (
    <>
      {placed !== undefined && <Light {...placed} />}
      <section ref={box} className="coach" aria-labelledby={id} style={style} data-beak={beak?.side} data-step={card.step}>
        <div className="coach__in">
          <p className="coach__kick">
            <img src={mark} alt="" width="26" height="26" />
            <span>{t.learn.step(coach.at, coach.steps)}</span>
            {rule !== undefined && (
              <button type="button" className="coach__rule" onClick={() => onRule(rule)}>
                {rule}
              </button>
            )}
          </p>
          <h2 id={id}>{card.title}</h2>
          <p>
            <Strong text={card.text} />
          </p>
          {ask !== undefined && (
            <p className="coach__do">
              <Icon name="point" />
              <span>{ask}</span>
            </p>
          )}
          {why !== undefined && !asking && <p className="coach__why">{why}</p>}
        </div>
        <div className="coach__foot">
          {asking ? (
            <button type="button" className="coach__more" onClick={() => askWhy(true)}>
              {t.learn.why}
            </button>
          ) : (
            <Studs steps={coach.steps} at={coach.at} />
          )}
          <span className="coach__acts">
            {coach.back !== undefined && <Button onClick={coach.back}>{t.learn.back}</Button>}
            {coach.showMe !== undefined ? (
              <Button onClick={coach.showMe}>{t.learn.showMe}</Button>
            ) : (
              <Button kind="primary" onClick={coach.goOn}>
                {t.learn.goOn}
              </Button>
            )}
          </span>
        </div>
      </section>
    </>
  );
}

/** What the coach says now, each time anew: the last card says nothing of where the next one lies. */
export function CoachBubble({ coach, onRule }: CoachProps) {
  const { card } = coach;
  return card === undefined ? null : <Bubble key={`${card.step} ${card.title}`} coach={coach} card={card} onRule={onRule} />;
}
