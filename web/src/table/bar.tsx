import { Icon, IconButton, TableFigure } from '@tafelrunde/stage';
import type { ReactNode } from 'react';
import type { LinkState, TableLink } from '../link/link.ts';
import { useTexts } from '../texts/index.ts';

interface BarProps {
  readonly game: string;
  readonly home: TableLink['home'];
  readonly status: string;
  /** The same as a picture, where the game has one. */
  readonly mark: ReactNode;
  readonly connection: LinkState['connection'];
  /** A newer page is there: said here, so that nothing jumps, and not forced, for a move may be half made. */
  readonly outdated: boolean;
  /** Who looks on. */
  readonly watchers: { readonly count: number; readonly sentence: string };
  readonly onWatchers: (sentence: string, touched: Element) => void;
  readonly onOptions: () => void;
  readonly onTry: () => void;
}

/** Name, state and connection. When the connection is lost the bar itself becomes the banner: nothing jumps. */
export function Bar({ game, home, status, mark, connection, outdated, watchers, onWatchers, onOptions, onTry }: BarProps) {
  const t = useTexts();
  if (connection !== 'live') {
    return (
      <header className="bar is-lost">
        <TableFigure />
        <div className="bar__title" aria-live="polite">
          <h1 className="sr">{game}</h1>
          <b>{t.connection.lost}</b>
          <span>{t.connection.lostText}</span>
        </div>
        <button type="button" className="btn btn--s" onClick={onTry}>
          {t.connection.tryNow}
        </button>
      </header>
    );
  }
  return (
    <header className="bar">
      <a className="icon-btn" href="/" aria-label={t.shell.back} title={t.shell.back}>
        <Icon name="back" />
      </a>
      <div className="bar__title">
        <h1>{game}</h1>
        <span>
          {home === 'here' ? <Icon name="phone" className="bar__here" /> : <i className="live" />}
          <span className="sr">{home === 'here' ? t.here.connected : t.shell.connected}</span>
          <span>{outdated ? t.connection.reloadShort : status}</span>
          {mark}
        </span>
      </div>
      {outdated && (
        <IconButton
          icon="rematch"
          label={`${t.connection.reload} ${t.connection.reloadButton}`}
          className="bar__reload"
          onClick={() => location.reload()}
        />
      )}
      {watchers.count > 0 && (
        <button
          type="button"
          className="icon-btn bar__watchers"
          title={watchers.sentence}
          onClick={(event) => onWatchers(watchers.sentence, event.currentTarget)}
        >
          <Icon name="eye" />
          <span className="nums" aria-hidden="true">
            {watchers.count}
          </span>
          <span className="sr">{watchers.sentence}</span>
        </button>
      )}
      <IconButton icon="options" label={t.shell.options} onClick={onOptions} />
    </header>
  );
}
