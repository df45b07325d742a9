import { Button, Dialog } from '@tafelrunde/stage';
import { inOneLine } from '../../legend/telling.ts';
import { letters } from '../../legend/words.ts';
import { Story } from '../scenes/Story.tsx';
import { useReading } from '../scenes/useReading.ts';
import { lastLetter } from '../../side.ts';
import { lettersAhead, waitsAt } from './letters.ts';
import type { Props } from './props.ts';
import { Tasks } from './Tasks.tsx';
import { Token } from '../tokens.tsx';
import { words } from './words.ts';
import { spoken } from '../spoken.ts';
import './journal.css';

/** Everything that was read, to be read again; beside it the tasks, what is in force, and what is known of the track. */
export function Journal(props: Props & { readonly onClose: () => void }) {
  const { view, language, onClose } = props;
  const say = words[language];
  const { readCards = [], lasting, narrator } = view.legend;
  const story = readCards.map((card) => `${card.title[language]}. ${card.story[language]}`).join(' ');
  const reading = useReading(story, spoken(view, language, readCards[0]?.story).lang ?? language);
  return (
    <Dialog
      title={`${say.journal} · ${view.legend.title[language]} · ${say.day(Math.max(1, view.day))}`}
      closeLabel={say.close}
      className="an-book"
      onClose={onClose}
    >
      <div className="an-book__leaves">
        <div className="an-leaf">
          <h3>{say.storySoFar}</h3>
          {reading.can && (
            <Button small onClick={reading.toggle} aria-pressed={reading.reads}>
              {reading.reads ? say.stopReading : say.readAloud}
            </Button>
          )}
          {readCards.map((card, i) => (
            // Cards of one title may be two: their place tells them apart.
            <article key={`${card.title.en}${i}`} className="an-entry">
              <span className="an-ini" aria-hidden="true">
                {letters[card.letter] ?? '★'}
              </span>
              <div>
                <h4 {...spoken(view, language, card.title)}>{card.title[language]}</h4>
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
        </div>
        <div className="an-leaf">
          <h3>{say.tasks}</h3>
          <Tasks view={view} language={language} />
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
          <h3>{say.knownTrack}</h3>
          <ol className="an-ltr" aria-hidden="true">
            {letters.map((letter, i) => (
              <li key={letter} className={i < narrator ? 'is-past' : i === narrator ? 'is-now' : undefined}>
                {letter}
                {waitsAt(view, i) && <Token name="star" />}
              </li>
            ))}
          </ol>
          <p className="an-soft">{say.trackNote(lettersAhead(view), lastLetter(view) - narrator)}</p>
        </div>
      </div>
    </Dialog>
  );
}
