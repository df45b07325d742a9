import type { Failure } from '@tafelrunde/protocol';
import { classes, Icon, TableFigure, useAfter } from '@tafelrunde/stage';
import { nameOfGame } from '../lobby/rows.tsx';
import { useTexts } from '../texts/index.ts';
import './shell.css';
import './side.css';

interface LoadingProps {
  readonly game?: string;
  readonly lost?: boolean;
  /** The server has no room just now. */
  readonly full?: Failure | undefined;
  readonly onTry?: () => void;
}

/** The table until it is here: the shell in outline. */
export function TableLoading({ game, lost, full, onTry }: LoadingProps) {
  const t = useTexts();
  const title = full === undefined ? t.connection.lost : t.connection.gone.full;
  // What is quick does not flicker.
  const outline = useAfter(200);
  const figure = useAfter(600);
  return (
    <div className="shell is-loading" aria-busy="true">
      <header className="bar">
        <a className="icon-btn" href="/" aria-label={t.shell.back}>
          <Icon name="back" />
        </a>
        <div className="bar__title">
          <h1>{game === undefined ? 'Tafelrunde' : nameOfGame(t, game)}</h1>
          <span>{lost ? title : t.connection.loading}</span>
        </div>
      </header>
      <section className="seats" aria-hidden="true">
        {outline &&
          [0, 1, 2].map((place) => (
            <span className="seat" key={place}>
              <span className="sk sk--shield" />
              <span className="seat__who sk-lines">
                <span className="sk" />
                <span className="sk" />
              </span>
            </span>
          ))}
      </section>
      <main className="game">
        {(figure || lost) && (
          <div className="table-loading" aria-live="polite">
            <TableFigure />
            <h2>{lost ? title : t.connection.tableLoading}</h2>
            <p className="muted">
              {lost ? (full === undefined ? t.connection.lostText : t.failure(full)) : t.connection.takesLong}{' '}
              <a className="link link--in" href="/">
                {t.connection.toLobby}
              </a>
            </p>
            {lost && onTry !== undefined && (
              <button type="button" className="btn" onClick={onTry}>
                {t.connection.tryNow}
              </button>
            )}
          </div>
        )}
      </main>
      <section className="dock" aria-hidden="true">
        <span className="rim" />
        {/* It has its height from the first moment, so that nothing moves when the outline shows. */}
        <div className={classes('dock__in', !outline && 'is-hidden')}>
          <span className="sk sk--me" />
          <span className="sk sk--just" />
          <span className="sk sk--turn" />
          <div className="actions">
            <span className="sk sk--action" />
          </div>
        </div>
      </section>
      <aside className="side" aria-hidden="true">
        <div className="tabs">
          <span className="tab">{t.shell.log}</span>
          <span className="tab">{t.shell.rules}</span>
        </div>
        {outline && (
          <div className="log">
            {[70, 84, 62, 78, 56, 74].map((width) => (
              <div className="log__line" key={width}>
                <span className="sk sk--log" />
                <span className="sk" style={{ width: `${width}%` }} />
              </div>
            ))}
          </div>
        )}
      </aside>
    </div>
  );
}
