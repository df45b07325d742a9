import { hasCastle, lastLetter } from '../../side.ts';
import { shieldsIn } from '../../texts/reading.ts';
import { Token } from '../tokens.tsx';
import { Line } from './Line.tsx';
import type { Props } from './props.ts';
import { words } from './words.ts';
import './panels.css';

/** Where the legend stands in a few signs, for where the panels lie behind tabs: tasks, what they count, shields, letters. */
export function Standing({ view, language, onOpen }: Pick<Props, 'view' | 'language'> & { readonly onOpen: () => void }) {
  const say = words[language];
  const { taskWords, narrator } = view.legend;
  // where all that was set is done and the legend goes on, a full count would say that there is nothing left to do
  const open = taskWords.some(({ state }) => state === 'open');
  const done = taskWords.filter(({ state }) => state === 'done').length;
  const counted = taskWords.flatMap(({ title, progress }) => (progress !== undefined && progress.of > 1 ? [{ title, ...progress }] : []));
  const { all, free } = shieldsIn(view);
  const left = lastLetter(view) - narrator;
  const said = [
    ...(open ? [say.tasksDone(done, taskWords.length)] : []),
    ...counted.map(({ title, now, of }) => `${title[language]}, ${say.far(now, of)}`),
    ...(hasCastle(view) ? [say.shields(free, all)] : []),
    say.lettersLeft(left),
  ];
  return (
    <button type="button" className="an-standing" data-over aria-label={said.join('. ')} onClick={onOpen}>
      {open && (
        <span>
          <Line name="check" />
          {done}/{taskWords.length}
        </span>
      )}
      {counted.map(({ title, now, of }) => (
        <span key={title.en} title={title[language]}>
          <Line name="dots" />
          {now}/{of}
        </span>
      ))}
      {hasCastle(view) && (
        <span>
          <Token name="golden-shield" />
          {free}
        </span>
      )}
      <span>
        <Token name="narrator" />
        {left}
      </span>
    </button>
  );
}
