import { classes, Shield, type TableProps } from '@tafelrunde/stage';
import { type Action, type Event, MOST, type View } from '../state.ts';
import { words } from './words.ts';
import './table.css';

type Props = TableProps<View, Action, Event>;

/** The stones one may take now are buttons: pressing the second takes two. The others ask why not. */
function Stone({ nth, props: { legal, busy, act, why, texts, view } }: { readonly nth: number; readonly props: Props }) {
  const take: Action = { type: 'take', count: nth };
  const lit = legal.some(({ count }) => count === nth);
  return (
    <button
      type="button"
      className={classes('pebbles__stone', lit && 'is-lit')}
      data-lit={lit || undefined}
      aria-label={texts.action(take, view)}
      aria-disabled={!lit || undefined}
      onClick={() => (lit && !busy ? act(take) : why(take))}
    />
  );
}

export function Table(props: Props) {
  const { view, seats, language } = props;
  const first = Math.min(MOST, view.left);
  return (
    <section className="pebbles" aria-label={words[language].table} tabIndex={-1}>
      <div className="pebbles__heap">
        {Array.from({ length: first }, (_, i) => (
          // a stone is its place
          <Stone key={`${i}`} nth={i + 1} props={props} />
        ))}
        {Array.from({ length: view.left - first }, (_, i) => (
          <span key={`${i}`} className="pebbles__stone" />
        ))}
      </div>
      <p className="pebbles__left">{words[language].left(view.left)}</p>
      <ul className="pebbles__seats">
        {seats.map(({ seat, name, bot }) => (
          <li key={seat} className={classes(view.turn === seat && view.left > 0 && 'is-asked')}>
            <Shield seat={seat} name={name} bot={bot} />
            <span>{name}</span>
            <b>{view.taken[seat] ?? 0}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}
