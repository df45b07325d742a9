import { Button, classes, Dialog } from '@tafelrunde/stage';
import { useState } from 'react';
import { type CardWords, inOneLine, type Text } from '../../legend/telling.ts';
import { letters } from '../../legend/words.ts';
import { NONE } from '../../pieces.ts';
import { Story } from '../scenes/Story.tsx';
import { useReading } from '../scenes/useReading.ts';
import { hasCastle, lastLetter } from '../../side.ts';
import { useDays } from '../evening/useDays.ts';
import { lettersAhead, waitsAt } from './letters.ts';
import type { Props } from './props.ts';
import { Shields } from './Shields.tsx';
import { Tasks } from './Tasks.tsx';
import { Token } from '../tokens.tsx';
import { words } from './words.ts';
import { spoken } from '../spoken.ts';
import './journal.css';
import './letters.css';

/** A drawing in the margin, under what was told so far. */
function Margin() {
  return (
    <svg className="an-margin" viewBox="0 0 460 150" aria-hidden="true">
      <path d="M4 132Q80 112 150 128T300 124T456 130M330 128L334 62H372L376 128M326 66V52h9v6h8v-6h9v6h8v-6h9v6h9v12M348 128V106q6-8 12 0v22M350 86v-8q3-5 6 0v8M353 52V30l18 6-18 7M60 126L74 60L88 126M66 100l8-12 8 12M92 128L108 44L124 128M98 96l10-16 10 16M400 126L412 70L424 126M430 128L440 84L450 128M206 126q2-26 18-30q-14-4-10-12q8-18 24-30q-2 14 8 28q2 8-8 12q16 4 20 32M212 84h42M150 60q12-14 24-4q14-12 24 2q16-2 14 12q-4 10-18 8h-38q-14-6-6-18zM268 36q10-10 20-2q12-8 20 4q12 0 10 10q-4 8-14 6h-32q-12-6-4-18zM24 40a18 18 0 1 0 22-22a22 22 0 0 1-22 22z" />
    </svg>
  );
}

const leaves = ['story', 'tasks', 'track'] as const;

/** Everything that was read, to be read again; beside it the tasks, what is in force, and what is known of the track. */
export function Journal(props: Props & { readonly onClose: () => void }) {
  const { view, language, onClose } = props;
  const say = words[language];
  const last = lastLetter(view);
  const { readCards = [], lasting, narrator } = view.legend;
  // Where there is room for one leaf only; a broad book lies open with all of them.
  const [leaf, turnTo] = useState<(typeof leaves)[number]>('story');
  const { days } = useDays(props);
  /** When it was read; nothing of the cards before the first day. */
  const dayOf = (title: Text): number | undefined =>
    days.find(({ happened }) => happened.some((told) => told.kind === 'story' && told.title.en === title.en))?.day;
  // Sheets that only explain are not among the cards of the track: what was read of them is in what was told.
  const sheets = new Map<string, CardWords>();
  for (const { events } of props.history?.steps ?? []) {
    for (const event of events) {
      const known = event.kind !== 'card' || readCards.some(({ title }) => title.en === event.title.en);
      if (!known) sheets.set(event.title.en, event);
    }
  }
  const read: readonly (CardWords & { readonly letter?: number })[] = [...readCards, ...sheets.values()];
  const story = readCards.map((card) => `${card.title[language]}. ${card.story[language]}`).join(' ');
  const reading = useReading(story, spoken(view, language, readCards[0]?.story).lang ?? language);
  return (
    <Dialog
      title={`${say.journal}\u00a0· ${view.legend.title[language]}\u00a0· ${say.day(Math.max(1, view.day))}`}
      closeLabel={say.close}
      className="an-book"
      onClose={onClose}
    >
      <nav className="an-book__tabs" aria-label={say.journal}>
        {leaves.map((each) => (
          <button key={each} type="button" aria-pressed={each === leaf} onClick={() => turnTo(each)}>
            {say.leaves[each]}
          </button>
        ))}
      </nav>
      <div className="an-book__leaves" data-leaf={leaf}>
        <div className="an-leaf is-story">
          <div className="an-leaf__head">
            <h3>{say.storySoFar}</h3>
            {reading.can && (
              <Button small onClick={reading.toggle} aria-pressed={reading.reads}>
                {reading.reads ? say.stopReading : say.readAloud}
              </Button>
            )}
          </div>
          {read.map((card, i) => (
            // Cards of one title may be two: their place tells them apart.
            <article key={`${card.title.en}${i}`} className="an-entry">
              <span className="an-ini" aria-hidden="true">
                {letters[card.letter ?? NONE] ?? '★'}
              </span>
              <div>
                <h4 {...spoken(view, language, card.title)}>{card.title[language]}</h4>
                {dayOf(card.title) !== undefined && <small className="an-entry__day">{say.day(dayOf(card.title) ?? 1)}</small>}
                <Story text={card.story[language]} {...spoken(view, language, card.story)} />
                {card.task !== undefined && (
                  <p className="an-entry__task" {...spoken(view, language, card.task)}>
                    {card.task[language]}
                  </p>
                )}
                {card.notes !== undefined && (
                  <details>
                    <summary>{say.notes}</summary>
                    <p {...spoken(view, language, card.notes)}>{card.notes[language]}</p>
                  </details>
                )}
              </div>
            </article>
          ))}
          <Margin />
        </div>
        <div className="an-leaf">
          <section className="is-tasks">
            <h3>{say.tasks}</h3>
            <Tasks view={view} language={language} />
            {hasCastle(view) && <Shields view={view} language={language} level={3} />}
            {lasting.length > 0 && (
              <>
                <h3>{say.inForce}</h3>
                <ul className="an-force">
                  {lasting.map((card) => (
                    <li key={card.title.en}>
                      <Token name="card-event" />
                      <span>
                        <b {...spoken(view, language, card.title)}>{card.title[language]}</b>
                        <small {...spoken(view, language, card.story)}>{inOneLine(card.story[language])}</small>
                      </span>
                    </li>
                  ))}
                </ul>
              </>
            )}
          </section>
          <section className="is-track">
            <h3>{say.knownTrack}</h3>
            <ol className="an-ltr" aria-hidden="true">
              {letters.map((letter, i) => (
                <li key={letter} className={classes(i < narrator ? 'is-past' : i === narrator && 'is-now', i > last && 'is-beyond')}>
                  {letter}
                  {i === last && view.legend.last !== undefined && <i className="an-letters__end">N</i>}
                  {waitsAt(view, i) && <Token name="star" />}
                </li>
              ))}
            </ol>
            <p className="an-soft">
              {say.trackNote(lettersAhead(view), last - narrator, view.legend.last === undefined ? undefined : letters[last])}
            </p>
          </section>
        </div>
      </div>
    </Dialog>
  );
}
