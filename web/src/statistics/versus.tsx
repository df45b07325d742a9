import type { Versus } from '@tafelrunde/protocol';
import { Shield } from '@tafelrunde/stage';
import type { CSSProperties } from 'react';
import { nameOfGame } from '../lobby/rows.tsx';
import { useMe } from '../me.ts';
import { useLanguage, useTexts } from '../texts/index.ts';
import { useNow } from '../use-now.ts';
import { statisticsWords } from './words.ts';

const MINUTE = 60_000;

/** The reader and one other, game by game. */
export function Duel({ other }: { readonly other: Versus }) {
  const language = useLanguage();
  const t = useTexts();
  const w = statisticsWords[language];
  const me = useMe();
  const now = useNow(MINUTE);
  return (
    <section className="box" aria-label={w.youAnd(other.name)}>
      <h2>{w.youAnd(other.name)}</h2>
      <div className="duel">
        <span>
          <Shield seat={me?.crest ?? 0} name={me?.name ?? w.you} />
          <b>{w.you}</b>
        </span>
        <span>
          <span className="sr">{w.score(other.ahead, other.behind)}</span>
          <span className="duel__score" aria-hidden="true">
            {other.ahead} : {other.behind}
          </span>
          <small>{w.lead(other.ahead, other.behind, other.matches)}</small>
        </span>
        <span>
          <Shield seat={other.crest} name={other.name} />
          <b>{other.name}</b>
        </span>
      </div>
      <table className="tbl">
        <thead>
          <tr>
            <th scope="col">{w.columns.game}</th>
            <th scope="col">{w.columns.you}</th>
            <th scope="col">{other.name}</th>
            <th scope="col">{w.columns.last}</th>
          </tr>
        </thead>
        <tbody>
          {other.games.map(({ game, together, matches, ahead, behind, at, last }) => (
            <tr key={game}>
              <th scope="row">{nameOfGame(t, game)}</th>
              {together ? (
                <td colSpan={2}>{w.together(matches)}</td>
              ) : (
                <>
                  <td>{ahead}</td>
                  <td>{behind}</td>
                </>
              )}
              <td>{together ? w.when(at, now) : `${last === 'they' ? other.name : w.last[last]}, ${w.when(at, now)}`}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Everybody the reader has finished a match with. */
export function People(props: { readonly people: readonly Versus[]; readonly chosen: number; readonly onChoose: (place: number) => void }) {
  const w = statisticsWords[useLanguage()];
  if (props.people.length === 0) return <p className="muted">{w.alone}</p>;
  return (
    <ul className="versus">
      {props.people.map(({ name, crest, matches, ahead, behind }, place) => (
        // a row is its place in the list: two people may have one name
        <li key={place}>
          <button type="button" aria-pressed={place === props.chosen} onClick={() => props.onChoose(place)}>
            <Shield seat={crest} name={name} />
            <span className="versus__who">
              <b>{name}</b>
              <small>{w.matches(matches)}</small>
            </span>
            <span className="vbar" aria-hidden="true">
              <i style={{ '--w': ahead / Math.max(1, ahead + behind) } as CSSProperties} />
              <u style={{ '--w': behind / Math.max(1, ahead + behind) } as CSSProperties} />
            </span>
            <b className="nums">
              <span aria-hidden="true">{`${ahead} : ${behind}`}</span>
              <span className="sr">{w.score(ahead, behind)}</span>
            </b>
          </button>
        </li>
      ))}
    </ul>
  );
}
