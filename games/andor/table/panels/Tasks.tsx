import { bound } from '@tafelrunde/stage';
import { heroName } from '../../texts/context.ts';
import { letters } from '../../legend/words.ts';
import { Line } from './Line.tsx';
import type { Props } from './props.ts';
import { words } from './words.ts';
import { spoken } from '../spoken.ts';
import './panels.css';

/** The tasks as they stand. */
export function Tasks({ view, language }: Pick<Props, 'view' | 'language'>) {
  const say = words[language];
  const { taskWords, goal } = view.legend;
  return (
    <ul className="an-tasks">
      {goal !== undefined && (
        <li className="an-tasks__goal" {...spoken(view, language, goal)}>
          {goal[language]}
        </li>
      )}
      {taskWords.length === 0 && goal === undefined && <li className="an-tasks__goal">{say.noTasks}</li>}
      {taskWords.map((task) => (
        <li key={task.title[language]} className={`is-${task.state}`}>
          <Line name={task.state === 'open' ? 'ring' : task.state === 'done' ? 'check' : 'cross'} />
          <span>
            <b>
              {task.owner !== undefined && `${heroName(view, task.owner)}: `}
              <span {...spoken(view, language, task.title)}>{task.title[language]}</span>
              {task.progress !== undefined && task.progress.of > 1 && (
                <em>
                  <span aria-hidden="true">
                    {task.progress.now}/{task.progress.of}
                  </span>
                  <span className="sr"> {say.far(task.progress.now, task.progress.of)}</span>
                </em>
              )}
            </b>
            {task.progress !== undefined && task.progress.of > 1 && (
              <progress aria-hidden="true" value={task.progress.now} max={task.progress.of} />
            )}
            {task.state === 'open' ? (
              <small>
                <span {...spoken(view, language, task.text)}>{bound(task.text[language])}</span>
                {task.until !== undefined && ` ${say.until(letters[task.until] ?? 'N', task.until - view.legend.narrator)}`}
              </small>
            ) : (
              <span className="sr">{task.state === 'done' ? say.done : say.failed}</span>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
