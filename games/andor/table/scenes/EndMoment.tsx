import { Button, usePace, useSkip } from '@tafelrunde/stage';
import { useRef, useState } from 'react';
import { letters } from '../../legend/words.ts';
import { hasCastle } from '../../side.ts';
import type { View } from '../../state.ts';
import { creaturesIn, shieldsIn } from '../../texts/reading.ts';
import { beatenIn } from '../evening/evening.ts';
import { Evening } from '../evening/Evening.tsx';
import { useDays } from '../evening/useDays.ts';
import { words as eveningWords } from '../evening/words.ts';
import { Journal } from '../panels/Journal.tsx';
import { Line } from '../panels/Line.tsx';
import { figureOf } from '../panels/reading.ts';
import type { Props } from '../panels/props.ts';
import { Sign, Sprite, Token, type TokenName } from '../tokens.tsx';
import { EndArt } from './EndArt.tsx';
import { Story } from './Story.tsx';
import { words } from './words.ts';
import { spoken } from '../spoken.ts';
import '../styles/theme.css';
import './end.css';

/** Who stands before it: the heroes, or what took it. */
function figuresOf(view: View, won: boolean): readonly TokenName[] {
  if (won) return Array.from({ length: view.seats }, (_, seat) => figureOf(view, seat));
  return [...creaturesIn(view).map(({ kind }): TokenName => kind), 'gor', 'gor', 'skral', 'gor'].slice(0, 4) as TokenName[];
}

/** How the legend ended: the tale, why, and how the days went. Any key or tap goes on. */
export function EndMoment(props: Props & { readonly done: () => void }) {
  const { view, result, texts, names, language, done } = props;
  const say = words[language];
  const box = useRef<HTMLDivElement>(null);
  const pace = usePace(props.pace);
  const [journal, setJournal] = useState(false);
  const [shown, setEvening] = useState(false);
  const { days, whole } = useDays(props);
  const beaten = beatenIn(days);
  const evening = eveningWords[language];
  useSkip(box, done);
  const won = view.over === 1;
  const last = view.legend.lastWords;
  const verdict = result === undefined ? '' : texts.result(result, names);
  const castle = hasCastle(view);
  const { free } = shieldsIn(view);
  return (
    <section className="andor an-end" data-won={won || undefined} aria-label={verdict} data-pace={pace}>
      <Sprite />
      <div ref={box} className="an-end__in" tabIndex={-1}>
        <EndArt won={won} place={castle ? 'castle' : 'mine'} figures={figuresOf(view, won)} />
        <div className="an-end__text">
          <span className="an-end__crest" aria-hidden="true">
            <Sign name={won ? 'laurel' : 'broken'} />
          </span>
          <p className="an-end__kick">
            {won ? say.won : say.lost} · {view.legend.title[language]}
          </p>
          <h1 {...spoken(view, language, last?.title)}>{last?.title[language] ?? verdict}</h1>
          {last !== undefined && <Story text={last.story[language]} className="an-end__tale" {...spoken(view, language, last.story)} />}
          {/* that it was won is said above */}
          {(!won || last?.why !== undefined || last?.tips !== undefined) && (
            <p className="an-end__why">
              <b {...spoken(view, language, last?.why)}>{last?.why?.[language] ?? verdict}</b>
              {last?.tips !== undefined && <small {...spoken(view, language, last.tips)}>{last.tips[language]}</small>}
            </p>
          )}
          <ul className="an-end__facts">
            <li>
              <Line name="sun" />
              <b>{view.day}</b>
              <small>{say.days(view.day)}</small>
            </li>
            {whole && days.length > 0 && (
              <li>
                <Sign name="fangs" />
                <b>{beaten}</b>
                <small>{evening.beaten(beaten)}</small>
              </li>
            )}
            <li>
              <Token name="narrator" />
              <b>{letters[view.legend.narrator] ?? 'N'}</b>
              <small>{say.letters(letters[view.legend.narrator] ?? 'N')}</small>
            </li>
            {castle && (
              <>
                <li>
                  <Token name="golden-shield" />
                  <b>{free}</b>
                  <small>{say.shields(free)}</small>
                </li>
                <li>
                  <Token name="farmer" />
                  <b>{view.saved}</b>
                  <small>{say.farmers(view.saved)}</small>
                </li>
              </>
            )}
          </ul>
          <ul className="an-end__tasks">
            {view.legend.taskWords.map((task) => (
              <li key={task.title.en} className={task.state === 'done' ? 'is-done' : 'is-not'}>
                <Line name={task.state === 'done' ? 'check' : 'cross'} />
                <span>{task.title[language]}</span>
              </li>
            ))}
          </ul>
        </div>
        <footer>
          <Button onClick={() => setEvening(true)}>{evening.title}</Button>
          <Button onClick={() => setJournal(true)}>{say.wholeStory}</Button>
          <Button kind="primary" onClick={done}>
            {say.goOn}
          </Button>
        </footer>
      </div>
      {shown && <Evening {...props} onClose={() => setEvening(false)} />}
      {journal && <Journal {...props} onClose={() => setJournal(false)} />}
    </section>
  );
}
