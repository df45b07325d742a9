import { Button, useOpenDialog } from '@tafelrunde/stage';
import { type ReactNode, useId, useRef } from 'react';
import type { Text } from '../../legend/telling.ts';
import type { Event } from '../../state.ts';
import type { Props } from '../panels/props.ts';
import { PutAside } from './Aside.tsx';
import { Happens } from './Happens.tsx';
import { words } from './words.ts';
import { spoken } from '../spoken.ts';
import './story.css';

/** Wind over the sea. Decoration, the same for every event. */
function Weather() {
  return (
    <svg viewBox="0 0 300 300" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <defs>
        <linearGradient id="an-event-sky" x2="0" y2="1">
          <stop stopColor="#5d7f92" />
          <stop offset="1" stopColor="#d9cfa8" />
        </linearGradient>
      </defs>
      <rect width="300" height="300" fill="url(#an-event-sky)" />
      <path
        d="M10 60q16-20 36-8q20-18 40 0q24-2 22 16q-10 12-30 8H34q-30 0-24-16zM190 40q14-16 32-6q18-14 34 2q20 0 18 14q-8 10-26 6h-38q-26 2-20-16z"
        fill="#e8e6d4"
        opacity=".75"
      />
      <path
        d="M14 104H150q26 0 26-19t-22-17M40 130H226q28 0 28-21t-24-17M-6 154H172q24 0 24 18t-19 15"
        fill="none"
        stroke="#fbfaf0"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <path d="M0 214Q38 186 76 214T152 214T228 214T304 212V300H0z" fill="#4d8793" stroke="#2b1d12" strokeWidth="2" />
      <path d="M168 214q34 14 74-4l-8 20q-30 10-56 0z" fill="#8d6238" stroke="#2b1d12" strokeWidth="2" />
      <path d="M207 152q30 12 26 50l-26 2zM201 156q-24 12-26 44l26 4z" fill="#f6ecd2" stroke="#2b1d12" strokeWidth="2" />
      <path d="M0 240Q34 218 70 240T146 240T222 240T300 236V300H0z" fill="#3f7486" stroke="#2b1d12" strokeWidth="2" />
      <path d="M0 272Q40 252 80 272T160 272T240 272T304 268V300H0z" fill="#2f5a70" stroke="#2b1d12" strokeWidth="2" />
    </svg>
  );
}

interface EventProps extends Props {
  readonly card: { readonly title: Text; readonly story: Text };
  readonly shield: boolean;
  readonly happens: readonly Event[];
  readonly acts: ReactNode;
  readonly onClose: () => void;
}

/** An event card, before it strikes or after. */
export function EventCard({ card, shield, happens, acts, onClose, ...props }: EventProps) {
  const { view, language, pace } = props;
  const say = words[language];
  const box = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  useOpenDialog(box, true, onClose, heading);
  return (
    <dialog ref={box} className="an-scene an-event-card" aria-labelledby={id} data-pace={pace} data-asks>
      <article className="an-event">
        <PutAside language={language} onAside={onClose} />
        <div className="an-event__art">
          <Weather />
        </div>
        <div className="an-event__text">
          <span className="an-parch__kick">{say.event}</span>
          <h2 id={id} ref={heading} tabIndex={-1} {...spoken(view, language, card.title)}>
            {card.title[language]}
          </h2>
          <p {...spoken(view, language, card.story)}>{card.story[language]}</p>
          {shield && <p className="an-event__rule">{say.shieldStops}</p>}
          <Happens events={happens} {...props} />
        </div>
        <div className="an-event__acts">{acts}</div>
      </article>
    </dialog>
  );
}

/** An event that has struck, to be read. */
export function EventPageView({
  page,
  onTurn,
  onAside,
  ...props
}: Props & {
  readonly page: { readonly title: Text; readonly story: Text; readonly shield: boolean; readonly happens: readonly Event[] };
  readonly onTurn: () => void;
  readonly onAside: () => void;
}) {
  const say = words[props.language];
  return (
    <EventCard
      {...props}
      card={page}
      shield={page.shield}
      happens={page.happens}
      onClose={onAside}
      acts={
        <Button kind="primary" onClick={onTurn}>
          {say.goOn}
        </Button>
      }
    />
  );
}
