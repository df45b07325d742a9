import type { Seat } from '@tafelrunde/kernel';
import { classes, type SeatFace, Shield, type TableProps } from '@tafelrunde/stage';
import { type CSSProperties, type ReactNode, useId } from 'react';
import { filled } from '../row.ts';
import { type Action, DEATH, type Event, type View } from '../state.ts';
import { Card } from './Card.tsx';
import { faceOf } from './face.ts';
import { ballad } from '../texts/ballad.ts';
import { RowOf } from './Others.tsx';
import { dragonSong, rankedOf, singerOf, songOf } from './song.ts';
import { useSpeech } from './speech.tsx';
import { roundOf } from './tableau.ts';
import { Vine } from './Vine.tsx';
import './styles/book.css';

export type BookProps = Pick<TableProps<View, Action, Event>, 'view' | 'seat' | 'seats' | 'result'>;

/** What stands on the title page. */
export function useTitle({ view, seat, seats, result }: BookProps): { readonly title: string; readonly by: string; readonly singer: Seat } {
  const { say, names } = useSpeech();
  const singer = singerOf(view, result, seat);
  const name = seats.find((face) => face.seat === singer)?.name ?? names.of(singer);
  const yours = singer === seat;
  const title = yours ? say.yourBallad : say.balladOf(name);
  switch (view.ending) {
    case 'dragon':
      return { singer, title: say.dragonTitle, by: yours ? say.dragonYours : say.dragonOf(name) };
    case 'stalemate':
      return { singer, title: say.silenceTitle, by: say.silenceLine };
    case 'cap':
      return { singer, title: say.nightTitle, by: say.nightLine(roundOf(view)) };
    case 'firstFull':
      return { singer, title, by: say.sungFirst };
    default:
      return { singer, title, by: say.sungIn(roundOf(view)) };
  }
}

/** The first letter of a title, in red and larger. A screen reader hears the whole word. */
export function Initial({ title, id }: { readonly title: string; readonly id?: string }) {
  const [first = '', ...rest] = title;
  return (
    <h2 id={id} aria-label={title}>
      <span className="ant-drop" aria-hidden="true">
        {first}
      </span>
      <span aria-hidden="true">{rest.join('')}</span>
    </h2>
  );
}

function Cards({ view, singer }: { readonly view: View; readonly singer: Seat }) {
  const { say, name, nameOf, labelOf } = useSpeech();
  if (view.ending === 'dragon') {
    const deaths = Array.from({ length: view.seats }, (_, i) => i);
    return (
      <ol className="ant-codex__dragons" style={{ '--n': view.seats } as CSSProperties}>
        {deaths.map((i) => (
          <li key={i} style={{ '--i': i - (view.seats - 1) / 2 } as CSSProperties}>
            <Card face={faceOf(DEATH)} name={nameOf('death')} label={labelOf('death')} />
          </li>
        ))}
      </ol>
    );
  }
  const song = songOf(view, singer);
  return (
    <ol className="ant-codex__row" style={{ '--cols': song.length } as CSSProperties} aria-label={say.rowOf(name(singer))}>
      {song.map((card, at) => (
        // A row has no ids: a space is named by its place.
        <li key={`${at}`}>
          {card === undefined ? (
            <span className="ant-codex__gap">
              <span className="sr">{say.spaceFree(at)}</span>
            </span>
          ) : (
            <Card face={card} name={nameOf(card)} label={labelOf(card)} />
          )}
        </li>
      ))}
    </ol>
  );
}

/** The verses. A missing card leaves a line of dots, as a scribe leaves room. */
function Ballad({ view, singer }: { readonly view: View; readonly singer: Seat }) {
  const { language, say } = useSpeech();
  if (view.ending === 'dragon')
    return (
      <div className="ant-ballad ant-ballad--dragon">
        {dragonSong[language].map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    );
  return (
    <ol className="ant-ballad">
      {songOf(view, singer).map((card, at) => (
        <li key={`${at}`} className={classes(card === undefined && 'is-missing')}>
          <span className="ant-ballad__n" aria-hidden="true">
            {card ?? '·'}
          </span>
          <span>{card === undefined ? <span className="sr">{say.spaceFree(at)}</span> : ballad[language][card]}</span>
        </li>
      ))}
    </ol>
  );
}

function Songs({ view, seats, result, singer }: BookProps & { readonly singer: Seat }) {
  const { say } = useSpeech();
  const sung = view.ending === 'row' || view.ending === 'firstFull';
  const order = rankedOf(view, result).filter((seat) => !sung || seat !== singer);
  const faces = order.flatMap((seat): readonly SeatFace[] => seats.filter((face) => face.seat === seat));
  // Somebody may have filled a row as well and still held a Death.
  const allOpen = order.every((seat) => filled(view.rows[seat] ?? [], 0, view.spaces) < view.spaces);
  const title = sung ? (allOpen ? say.unfinished : say.theSongs) : view.ending === 'dragon' ? say.theSongs : say.farthest;
  return (
    <section className="ant-unsung" aria-label={title}>
      <h3>{title}</h3>
      <ul>
        {faces.map((face) => (
          <li key={face.seat}>
            <Shield seat={face.seat} name={face.name} />
            <b>{face.name}</b>
            <RowOf view={view} seat={face.seat} still />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The end of a match as an open codex: whose song, its cards, its verses, and the songs nobody finished. */
export function Book({ children, ...props }: BookProps & { readonly children: ReactNode }) {
  const { view, seats } = props;
  const { title, by, singer } = useTitle(props);
  const heading = useId();
  const face = seats.find((each) => each.seat === singer);
  const crest = view.winner >= 0 && face !== undefined;
  return (
    <article className={classes('ant-codex', `ant-codex--${view.ending}`)} aria-labelledby={heading}>
      <div className="ant-leaf ant-leaf--l">
        {crest && <Shield className="ant-codex__crest" seat={face.seat} name={face.name} />}
        <Initial title={title} id={heading} />
        <p className="ant-codex__by">{by}</p>
        <Cards view={view} singer={singer} />
      </div>
      <div className="ant-leaf ant-leaf--r">
        <Vine coils={8} />
        <Ballad view={view} singer={singer} />
        <Songs {...props} singer={singer} />
      </div>
      <div className="ant-codex__do">{children}</div>
    </article>
  );
}
