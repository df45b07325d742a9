import { bound, Button, useOpenDialog } from '@tafelrunde/stage';
import { useId, useRef } from 'react';
import { letters } from '../../legend/words.ts';
import type { Props } from '../panels/props.ts';
import { PutAside } from './Aside.tsx';
import { Happens } from './Happens.tsx';
import type { CardPage } from './pages.ts';
import { Story } from './Story.tsx';
import { useReading } from './useReading.ts';
import { words } from './words.ts';
import { spoken } from '../spoken.ts';
import './story.css';

/** The letter of a card, painted. Decoration: the words above say it. */
function Initial({ letter }: { readonly letter: string }) {
  return (
    <svg className="an-cap" viewBox="0 0 86 86" aria-hidden="true">
      <rect x="2" y="2" width="82" height="82" rx="6" fill="#7d2413" stroke="#2b1d12" strokeWidth="2" />
      <rect x="8" y="8" width="70" height="70" rx="3" fill="none" stroke="#e2ad34" strokeWidth="2" />
      <path
        d="M14 72C12 52 20 46 18 30C17 22 22 16 30 16M72 14C74 34 66 40 68 56C69 64 64 70 56 70"
        fill="none"
        stroke="#e2ad34"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <path
        d="M18 42q-8-2-6-9q7 1 6 9zM17 54q8-1 9-8q-8-1-9 8zM30 16q6-5 10 0q-5 4-10 0zM68 44q8 2 6 9q-7-1-6-9zM69 32q-8 1-9 8q8 1 9-8zM56 70q-6 5-10 0q5-4 10 0z"
        fill="#e2ad34"
      />
      <text x="43" y="62" textAnchor="middle" fill="#f6e9c9">
        {letter}
      </text>
    </svg>
  );
}

/** A card of the story: read, read aloud, and what it brings. */
export function StoryCard({
  page,
  onTurn,
  onAside,
  ...props
}: Props & { readonly page: CardPage; readonly onTurn: () => void; readonly onAside: () => void }) {
  const { view, language, pace } = props;
  const say = words[language];
  const box = useRef<HTMLDialogElement>(null);
  const first = useRef<HTMLButtonElement>(null);
  const id = useId();
  useOpenDialog(box, true, onAside, first);
  const letter = letters[page.letter];
  const text = [page.title, page.story, page.task].flatMap((each) => each?.[language] ?? []).join('. ');
  const reading = useReading(text, spoken(view, language, page.story).lang ?? language);
  const kick = [
    view.legend.title[language],
    ...(letter === undefined ? [] : [say.letter(letter)]),
    ...(page.all > 1 ? [say.cardOf(page.at, page.all)] : []),
  ];
  return (
    <dialog ref={box} className="an-scene an-story-card" aria-labelledby={id} data-pace={pace}>
      <article className="an-parch">
        <PutAside language={language} onAside={onAside} />
        <div className="an-parch__text">
          <p className="an-parch__kick">{bound(kick.join(' · '))}</p>
          <h2 id={id} {...spoken(view, language, page.title)}>
            {page.title[language]}
          </h2>
          <Initial letter={letter ?? '★'} />
          <Story text={page.story[language]} {...spoken(view, language, page.story)} />
        </div>
        <div className="an-parch__todo">
          {page.task !== undefined && (
            <section>
              <h3>{say.task}</h3>
              <p {...spoken(view, language, page.task)}>{page.task[language]}</p>
            </section>
          )}
          {page.notes !== undefined && (
            <section>
              <h3>{say.notes}</h3>
              <p {...spoken(view, language, page.notes)}>{page.notes[language]}</p>
            </section>
          )}
          {page.happens.length > 0 && (
            <section>
              <h3>{say.whatHappens}</h3>
              <Happens events={page.happens} {...props} />
            </section>
          )}
          <div className="an-parch__acts">
            {reading.can && (
              <Button onClick={reading.toggle} aria-pressed={reading.reads}>
                {reading.reads ? say.stopReading : say.readAloud}
              </Button>
            )}
            <Button ref={first} kind="primary" onClick={onTurn}>
              {say.goOn}
            </Button>
          </div>
        </div>
      </article>
    </dialog>
  );
}
