import { classes } from '@tafelrunde/stage';
import type { Props } from '../panels/props.ts';
import { type IdeaName, ideasFor } from './ideas.ts';
import type { Coaching } from './useCoach.ts';
import { words } from './words.ts';
import './coach.css';

/** The next ones are a promise, not a syllabus. */
const AHEAD = 3;

/** How far one has come: what is known, to be read again, and what is next. */
export function Ideas({ table, coaching }: { readonly table: Props; readonly coaching: Coaching }) {
  const say = words[table.language];
  const { lessons, card } = coaching;
  const all = ideasFor(lessons.known, card?.idea);
  const known = all.filter((idea) => lessons.known.includes(idea));
  const ahead = all.filter((idea) => !lessons.known.includes(idea) && idea !== card?.idea).slice(0, AHEAD);
  const row = (idea: IdeaName, place = 0) => {
    const isNow = idea === card?.idea;
    const isKnown = !isNow && lessons.known.includes(idea);
    return (
      <li key={idea} className={classes(isNow && 'is-now', isKnown && 'is-known')}>
        <span className="an-ideas__n" aria-hidden="true">
          {isKnown ? '✓' : known.length + place}
        </span>
        {isKnown ? (
          <button type="button" onClick={() => coaching.read(idea)}>
            {say.ideas[idea].short} <span className="sr">{say.isKnown}</span>
          </button>
        ) : (
          <span>
            {say.ideas[idea].short} {isNow && <span className="sr">{say.isNow}</span>}
          </span>
        )}
      </li>
    );
  };
  return (
    <section className="an-panel an-ideas" aria-label={say.list}>
      <h2>
        {say.list} <small>{say.progress(known.length, all.length)}</small>
      </h2>
      {known.length > 0 && (
        <details>
          <summary>{say.knownSoFar(known.length)}</summary>
          <ul>{known.filter((idea) => idea !== card?.idea).map((idea) => row(idea))}</ul>
        </details>
      )}
      <ul>{[...(card === undefined ? [] : [card.idea]), ...ahead].map((idea, i) => row(idea, i + 1))}</ul>
      {known.length === all.length && <p className="an-soft">{say.all}</p>}
    </section>
  );
}
