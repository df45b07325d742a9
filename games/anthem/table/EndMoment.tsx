import { atPace, EndMomentFrame, Speaking, type TableProps } from '@tafelrunde/stage';
import { type CSSProperties, useEffect, useState } from 'react';
import type { Action, Event, View } from '../state.ts';
import { Book, type BookProps, useTitle } from './Book.tsx';
import { Card } from './Card.tsx';
import { CopyBallad } from './CopyBallad.tsx';
import { ballad } from '../texts/ballad.ts';
import { singerOf, songOf } from './song.ts';
import { useSpeech } from './speech.tsx';
import './styles/theme.css';
import './styles/book.css';

type MomentProps = TableProps<View, Action, Event> & { readonly done: () => void };

/** Each card is read for this long, at full pace. */
const READ = 180;

/** The song is read aloud: card after card, and its verse is written. */
function Reading({ view, result, seat, at }: BookProps & { readonly at: number }) {
  const { language, nameOf } = useSpeech();
  const song = songOf(view, singerOf(view, result, seat));
  return (
    <div className="ant-reading" style={{ '--cols': song.length } as CSSProperties}>
      <ol className="ant-reading__row" aria-hidden="true">
        {song.map((card, i) => (
          // A row has no ids: a space is named by its place.
          <li key={`${i}`} className={i < at ? 'is-read' : i === at ? 'is-now' : undefined}>
            {card === undefined ? <span className="ant-codex__gap" /> : <Card face={card} name={nameOf(card)} />}
          </li>
        ))}
      </ol>
      <div className="ant-reading__lines">
        {song.map((card, i) => (
          <p key={`${i}`} className={i <= at ? 'is-written' : undefined}>
            {card === undefined ? '…' : ballad[language][card]}
          </p>
        ))}
      </div>
    </div>
  );
}

function useReading(length: number, each: number): number {
  const [at, setAt] = useState(0);
  useEffect(() => {
    if (at >= length || each === 0) return undefined;
    const timer = setTimeout(() => setAt(at + 1), each);
    return () => clearTimeout(timer);
  }, [at, length, each]);
  return each === 0 ? length : at;
}

function Opening(props: MomentProps) {
  const { view, pace, done } = props;
  const { say } = useSpeech();
  const { title } = useTitle(props);
  const length = view.ending === 'dragon' ? 0 : view.spaces + 2;
  const at = useReading(length, atPace(READ, pace));
  return (
    <EndMomentFrame game="anthem" page="ant-moment" title={title} pace={pace} done={done}>
      {at < length ? (
        <Reading {...props} at={at} />
      ) : (
        <Book {...props}>
          <button type="button" className="ant-btn" onClick={done}>
            {say.goOn}
          </button>
          <CopyBallad {...props} narrate={(sentence) => props.narrate(sentence)} />
        </Book>
      )}
    </EndMomentFrame>
  );
}

/** The end of a match: the row is read from left to right, then the book opens. Any key or tap goes on to the result. */
export function EndMoment(props: MomentProps) {
  return (
    <Speaking language={props.language} names={props.names}>
      <Opening {...props} />
    </Speaking>
  );
}
