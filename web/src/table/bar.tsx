import { classes, Icon, IconButton, TableFigure } from '@tafelrunde/stage';
import type { ReactNode } from 'react';
import type { LinkState, TableLink } from '../link/link.ts';
import { reloadPage } from '../offline/new-build.ts';
import { useTexts } from '../texts/index.ts';
import type { Banner } from './clock/use-clock.ts';
import { ScoreButton } from './score/button.tsx';

interface BarProps {
  readonly game: string;
  readonly home: TableLink['home'];
  readonly status: string;
  /** The same as a picture, where the game has one. */
  readonly mark: ReactNode;
  readonly connection: LinkState['connection'];
  /** The server has no room just now: there is no way back to it yet. */
  readonly full: LinkState['why'] | undefined;
  /** A newer page is there: said here, so that nothing jumps, and not forced, for a move may be half made. */
  readonly outdated: boolean;
  /** Who looks on. */
  readonly watchers: { readonly count: number; readonly sentence: string };
  readonly onWatchers: (sentence: string, touched: Element) => void;
  /** Night, or a pause: said here, like a lost connection. */
  readonly banner: Banner | undefined;
  readonly onPause: (() => void) | undefined;
  /** How everybody stands. */
  readonly onScore: () => void;
  readonly onOptions: () => void;
  readonly onTry: () => void;
  /** Leaves the lesson, or takes it up again; undefined where there is none. */
  readonly lesson?: { readonly short: string; readonly label: string; readonly press: () => void } | undefined;
}

/** Name, state and connection. When the connection is lost the bar itself becomes the banner: nothing jumps. */
export function Bar(props: BarProps) {
  const { game, home, status, mark, connection, full, outdated, watchers, banner, onWatchers, onPause, onScore, onOptions, onTry, lesson } =
    props;
  const t = useTexts();
  if (connection !== 'live') {
    return (
      <header className="bar is-lost">
        <TableFigure />
        <div className="bar__title" aria-live="polite">
          <h1 className="sr">{game}</h1>
          <b>{full === undefined ? t.connection.lost : t.connection.gone.full}</b>
          <span>{full === undefined ? t.connection.lostText : t.failure(full)}</span>
        </div>
        <button type="button" className="btn btn--s" onClick={onTry}>
          {t.connection.tryNow}
        </button>
      </header>
    );
  }
  return (
    <header className={classes('bar', banner !== undefined && `is-${banner.kind}`)}>
      <a className="icon-btn" href="/" aria-label={t.shell.back} title={t.shell.back}>
        <Icon name="back" />
      </a>
      {banner?.kind === 'night' && <Icon name="moon" className="bar__moon" />}
      <div className="bar__title">
        <h1 className={classes('bar__name', banner !== undefined && 'sr')}>{game}</h1>
        {banner !== undefined && <b>{banner.title}</b>}
        <span>
          {banner !== undefined ? null : home === 'here' ? <Icon name="phone" className="bar__here" /> : <i className="live" />}
          <span className="sr">{home === 'here' ? t.here.connected : t.shell.connected}</span>
          <span className="bar__status">{outdated ? t.connection.reloadShort : (banner?.text ?? status)}</span>
          {banner === undefined && mark}
        </span>
        <ScoreButton onPress={onScore} />
      </div>
      {outdated && (
        <IconButton
          icon="rematch"
          label={`${t.connection.reload} ${t.connection.reloadButton}`}
          className="bar__reload"
          onClick={reloadPage}
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
      {banner?.ready !== undefined && (
        <button type="button" className="btn btn--s" onClick={banner.ready.do}>
          {banner.ready.label}
        </button>
      )}
      {onPause !== undefined && <IconButton icon="pause" label={t.clock.pause.ask} onClick={onPause} />}
      {lesson !== undefined && (
        <button type="button" className="btn btn--quiet btn--s bar__lesson" aria-label={lesson.label} onClick={lesson.press}>
          {lesson.short}
        </button>
      )}
      <IconButton icon="options" label={t.shell.options} onClick={onOptions} />
    </header>
  );
}
