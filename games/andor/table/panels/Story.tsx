import { Button } from '@tafelrunde/stage';
import { useState } from 'react';
import { letters } from '../../legend/words.ts';
import { hasCastle, lastLetter } from '../../side.ts';
import { Journal } from './Journal.tsx';
import { lettersAhead } from './letters.ts';
import type { Props } from './props.ts';
import { Shields } from './Shields.tsx';
import { Tasks } from './Tasks.tsx';
import { words } from './words.ts';
import { lentLanguage, spoken } from '../spoken.ts';
import './panels.css';

/** Where the story stands: the last card, the tasks, the castle; the journal has the rest. */
export function Story(props: Props) {
  const { view, language } = props;
  const say = words[language];
  const [open, setOpen] = useState(false);
  const card = view.legend.readCards?.at(-1);
  const ahead = lettersAhead(view)[0];
  const lent = lentLanguage(view, language);
  return (
    <section className="an-panel an-story" aria-label={view.legend.title[language]}>
      {card !== undefined && (
        <div className="an-story__card">
          <span className="an-ini" aria-hidden="true">
            {letters[card.letter] ?? '★'}
          </span>
          <span>
            <b {...spoken(view, language, card.title)}>{card.title[language]}</b>
            <small>{ahead === undefined ? say.noMoreCards : say.nextCard(ahead)}</small>
            <small>{say.lettersLeft(lastLetter(view) - view.legend.narrator)}</small>
          </span>
        </div>
      )}
      <h2 {...spoken(view, language, view.legend.title)}>{view.legend.title[language]}</h2>
      {lent !== undefined && <p className="an-story__lent">{say.toldIn(lent)}</p>}
      <Tasks view={view} language={language} />
      {hasCastle(view) && <Shields view={view} language={language} />}
      <Button small wide onClick={() => setOpen(true)}>
        {say.journal}
      </Button>
      {open && <Journal {...props} onClose={() => setOpen(false)} />}
    </section>
  );
}
