import { localeOf } from '@tafelrunde/kernel';
import type { GameStatistics, Point } from '@tafelrunde/protocol';
import { useId, useState } from 'react';
import { nameOfGame } from '../lobby/rows.tsx';
import { useLanguage, useTexts } from '../texts/index.ts';
import { statisticsWords } from './words.ts';

export type Measure = 'score' | 'won' | 'rating';

const WIDTH = 640;
const HEIGHT = 220;
const LEFT = 46;
const RIGHT = 14;
const TOP = 12;
const BOTTOM = 30;
/** So many make an average, and a share. */
const SIX = 6;
const TEN = 10;
/** Marks below the picture. */
const DATES = 6;

interface Mark {
  readonly point: Point;
  /** What the line says here, and what the mark does. */
  readonly line: number;
  readonly value: number;
}

/** What can be shown of a game, the most telling first. */
export function measuresOf({ points }: GameStatistics): readonly Measure[] {
  return [
    ...(points.some(({ score }) => score !== undefined) ? (['score'] as const) : []),
    'won',
    ...(points.some(({ rating }) => rating !== undefined) ? (['rating'] as const) : []),
  ];
}

/** The course of one measure: a mark per match, and a line that calms them down. */
export function marksOf(points: readonly Point[], measure: Measure): readonly Mark[] {
  if (measure === 'rating') return points.flatMap((point) => (point.rating === undefined ? [] : [mark(point, point.rating, point.rating)]));
  if (measure === 'won') {
    return points.map((point, i) => {
      const share = 100 * mean(points.slice(Math.max(0, i + 1 - TEN), i + 1).map(({ won }) => Number(won)));
      return mark(point, share, share);
    });
  }
  const scored = points.flatMap((point) => (point.score === undefined ? [] : [{ point, score: point.score }]));
  return scored.map(({ point, score }, i) =>
    mark(point, mean(scored.slice(Math.max(0, i + 1 - SIX), i + 1).map((each) => each.score)), score),
  );
}

const mark = (point: Point, line: number, value: number): Mark => ({ point, line, value });
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Even figures around what there is: at most five, and never a range of nothing. */
export function gridOf(least: number, most: number): readonly number[] {
  const top = Math.max(most, least + 1);
  const span = top - least;
  const rough = 10 ** Math.floor(Math.log10(span));
  const step = [0.2, 0.5, 1, 2, 5].map((n) => n * rough).find((each) => each >= 1 && span / each <= 3.2) ?? 10 * rough;
  const from = Math.floor(least / step) * step;
  return Array.from({ length: Math.ceil((top - from) / step) + 1 }, (_, i) => from + i * step);
}

function Picture({ marks }: { readonly marks: readonly Mark[] }) {
  const language = useLanguage();
  const values = marks.flatMap(({ line, value }) => [line, value]);
  const grid = gridOf(Math.min(...values), Math.max(...values));
  const [low = 0, high = 1] = [grid[0], grid.at(-1)];
  const x = (i: number) => LEFT + 8 + (i / Math.max(1, marks.length - 1)) * (WIDTH - LEFT - RIGHT - 16);
  const y = (value: number) => TOP + (1 - (value - low) / Math.max(1, high - low)) * (HEIGHT - TOP - BOTTOM);
  const every = Math.max(1, Math.ceil(marks.length / DATES));
  const date = new Intl.DateTimeFormat(localeOf(language), { day: 'numeric', month: 'short' });
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      {grid.map((figure) => (
        <g key={figure}>
          <line className="gl" x1={LEFT} x2={WIDTH - RIGHT} y1={y(figure)} y2={y(figure)} />
          <text x={LEFT - 8} y={y(figure) + 5} textAnchor="end">
            {figure}
          </text>
        </g>
      ))}
      <path className="course" d={marks.map(({ line }, i) => `${i === 0 ? 'M' : 'L'}${x(i).toFixed(1)} ${y(line).toFixed(1)}`).join('')} />
      {marks.map(({ point, value }, i) =>
        point.won ? (
          // a mark is its place in the course
          <path key={i} className="win" d={`M${x(i).toFixed(1)} ${(y(value) - 7).toFixed(1)}l6 7 -6 7 -6 -7z`} />
        ) : (
          <circle key={i} className="loss" cx={x(i).toFixed(1)} cy={y(value).toFixed(1)} r="5" />
        ),
      )}
      {marks.map(
        ({ point }, i) =>
          i % every === 0 &&
          x(i) < WIDTH - RIGHT - 30 && (
            <text key={i} x={x(i)} y={HEIGHT - 6} textAnchor={i === 0 ? 'start' : 'middle'}>
              {date.format(point.at)}
            </text>
          ),
      )}
    </svg>
  );
}

/** How one game went in the course of time; the same as a table for whoever cannot see it. */
export function CourseOfTime({ games }: { readonly games: readonly GameStatistics[] }) {
  const language = useLanguage();
  const t = useTexts();
  const w = statisticsWords[language];
  const id = useId();
  const [game, setGame] = useState<string>();
  const [measure, setMeasure] = useState<Measure>();
  const shown = games.find((each) => each.game === game) ?? games[0];
  if (shown === undefined) return null;
  const measures = measuresOf(shown);
  const what = measure !== undefined && measures.includes(measure) ? measure : (measures[0] ?? 'won');
  const marks = marksOf(shown.points, what);
  const name = nameOfGame(t, shown.game);
  const day = (at: number) => new Intl.DateTimeFormat(localeOf(language), { day: 'numeric', month: 'long', year: 'numeric' }).format(at);
  const figure = (value: number) => (what === 'won' ? w.percent(value) : w.tenth(value));
  return (
    <section className="box" aria-labelledby={id}>
      <div className="course__head">
        <h2 id={id}>{w.time(name)}</h2>
        <div className="course__picks">
          {games.length > 1 && (
            <select className="input" aria-label={w.columns.game} value={shown.game} onChange={(event) => setGame(event.target.value)}>
              {games.map((each) => (
                <option key={each.game} value={each.game}>
                  {nameOfGame(t, each.game)}
                </option>
              ))}
            </select>
          )}
          {measures.length > 1 && (
            <select
              className="input"
              aria-label={w.measure}
              value={what}
              onChange={(event) => setMeasure(measures.find((each) => each === event.target.value))}
            >
              {measures.map((each) => (
                <option key={each} value={each}>
                  {w.measures[each]}
                </option>
              ))}
            </select>
          )}
        </div>
      </div>
      {marks.length < 2 ? (
        <p className="muted">{w.tooFew}</p>
      ) : (
        <>
          <figure className="timechart" aria-label={w.picture(name, marks.length)}>
            <Picture marks={marks} />
            <table className="sr">
              <caption>{w.time(name)}</caption>
              <thead>
                <tr>
                  <th scope="col">{w.table.when}</th>
                  <th scope="col">{w.measures[what]}</th>
                  <th scope="col">{w.table.won}</th>
                </tr>
              </thead>
              <tbody>
                {marks.map(({ point, value }, i) => (
                  // a row is its place in the course
                  <tr key={i}>
                    <td>{day(point.at)}</td>
                    <td>{figure(value)}</td>
                    <td>{point.won ? w.legend.won : w.legend.lost}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </figure>
          <p className="chartkey" aria-hidden="true">
            <span>
              <i className="k-win" />
              {w.legend.won}
            </span>
            <span>
              <i className="k-loss" />
              {w.legend.lost}
            </span>
            <span>
              <i className="k-line" />
              {what === 'score' ? w.legend.score : what === 'won' ? w.legend.share : w.legend.rating}
            </span>
          </p>
        </>
      )}
    </section>
  );
}
