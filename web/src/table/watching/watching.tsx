import type { TableInfo } from '@tafelrunde/protocol';
import { Icon, NotNowContext } from '@tafelrunde/stage';
import { useContext } from 'react';
import { useTexts } from '../../texts/index.ts';
import { watchersOf, watchingIn } from '../watchers.ts';
import { useWatchingWords } from './words.ts';
import './watching.css';

/** Those who look on while a match runs: how far behind they are, and who else looks on. */
export function WatchRow({ table }: { readonly table: TableInfo }) {
  const t = useTexts();
  const say = useWatchingWords();
  const tell = useContext(NotNowContext);
  const { delay, spectators } = table;
  const sentence = [watchingIn(table, t), watchersOf(table, t)].filter((part) => part !== '').join(' ');
  return (
    <>
      {delay !== undefined && (
        <span className="pill pill--late">
          <Icon name="clock" />
          {t.delay.behind(delay)}
        </span>
      )}
      <button type="button" className="pill pill--btn" onClick={(event) => tell(sentence, event.currentTarget)}>
        <Icon name="eye" />
        {spectators > 0 ? say.many(spectators) : t.shell.watchingAction}
      </button>
    </>
  );
}

/** At the end of the log of those who are behind: that play goes on, and when they will see it. */
export function PlayedMeanwhile({ table }: { readonly table: TableInfo }) {
  const say = useWatchingWords();
  if (table.delay === undefined) return null;
  return (
    <li className="meanwhile">
      <p>
        <Icon name="clock" />
        <b>{say.now}</b>
      </p>
      <span className="meanwhile__bar" aria-hidden="true" />
      <small>{say.later(table.delay)}</small>
    </li>
  );
}
