import { type Figures, type GameStatistics, type Statistics, statisticsPath, youPath } from '@tafelrunde/protocol';
import { Icon, Switch } from '@tafelrunde/stage';
import { useId, useState } from 'react';
import { json } from '../api.ts';
import { levelName } from '../bots.ts';
import { toast, toastFault } from '../frame/toasts.tsx';
import { nameOfGame } from '../lobby/rows.tsx';
import { useLanguage, useTexts } from '../texts/index.ts';
import { worldOf } from '../worlds.ts';
import { LeafPage } from '../you/leaf-page.tsx';
import { CourseOfTime } from './chart.tsx';
import { Duel, People } from './versus.tsx';
import { statisticsWords } from './words.ts';
import '../you/you.css';
import '../tables-page/tables.css';
import './statistics.css';

type Company = 'people' | 'bots' | 'all';
const companies: readonly Company[] = ['people', 'bots', 'all'];

/** How the reader's own matches went. */
export function StatisticsPage() {
  const w = statisticsWords[useLanguage()];
  return (
    <LeafPage at="statistics" title={w.title} load={loadStatistics}>
      {(found, onChange) => <Leaf found={found} onChange={onChange} />}
    </LeafPage>
  );
}

const loadStatistics = () => json<Statistics>(statisticsPath);

interface LeafProps {
  readonly found: Statistics;
  readonly onChange: (found: Statistics) => void;
}

function Leaf({ found, onChange }: LeafProps) {
  const w = statisticsWords[useLanguage()];
  const name = useId();
  const [company, setCompany] = useState<Company>(found.people.length > 0 ? 'people' : 'all');
  const [place, setPlace] = useState(0);
  const sum = (of: 'played' | 'won') => found.games.reduce((all, game) => all + game.all[of], 0);
  const chosen = found.people[place] ?? found.people[0];
  const games = found.games.filter((game) => game[company].played > 0);
  const courses = games.map((game) => ({
    ...game,
    points: game.points.filter(({ people }) => company === 'all' || people === (company === 'people')),
  }));
  return (
    <>
      <header className="leaf__head">
        <h1>{found.games.length === 0 ? w.nobody : w.head(sum('played'), sum('won'))}</h1>
        <p className="muted">{found.games.length === 0 ? w.first : w.privacy}</p>
      </header>
      {found.games.length > 0 && (
        <>
          <fieldset className="filters">
            <legend className="sr">{w.which}</legend>
            {companies.map((each) => (
              <label key={each}>
                <input type="radio" name={name} checked={each === company} onChange={() => setCompany(each)} />
                {w.companies[each]}
              </label>
            ))}
          </fieldset>
          {games.length === 0 ? (
            <p className="muted">{w.none}</p>
          ) : (
            <div className="gstats">
              {games.map((game) => (
                <GameCard key={game.game} game={game} figures={game[company]} />
              ))}
            </div>
          )}
          <div className={chosen === undefined ? 'stats__one' : 'stats__two'}>
            {games.length > 0 && <CourseOfTime games={courses} />}
            {chosen !== undefined && <Duel other={chosen} />}
          </div>
        </>
      )}
      <div className="stats__two">
        {found.games.length > 0 && (
          <section className="box" aria-labelledby={`${name}-versus`}>
            <h2 id={`${name}-versus`}>{w.versus}</h2>
            <People people={found.people} chosen={place} onChoose={setPlace} />
          </section>
        )}
        <RatingBox found={found} onChange={onChange} />
      </div>
    </>
  );
}

function GameCard({ game, figures }: { readonly game: GameStatistics; readonly figures: Figures }) {
  const t = useTexts();
  const w = statisticsWords[useLanguage()];
  const picture = worldOf(game.game)?.picture;
  const { top, below } = game.together ? w.done(figures.played) : w.of(figures.played);
  return (
    <section className="gstat" data-world={game.game} aria-label={nameOfGame(t, game.game)}>
      {picture !== undefined && <img src={picture} alt="" />}
      <div className="gstat__b">
        <h2>{nameOfGame(t, game.game)}</h2>
        <p className="gstat__big">
          <b>{figures.won}</b>
          <span>
            {top}
            <br />
            {below}
          </span>
        </p>
        <dl>
          {figures.average !== undefined && (
            <>
              <dt>{w.average}</dt>
              <dd>{w.tenth(figures.average)}</dd>
            </>
          )}
          {figures.best !== undefined && (
            <>
              <dt>{w.best}</dt>
              <dd>{w.number(figures.best)}</dd>
            </>
          )}
          <dt>{w.share}</dt>
          <dd>{w.percent((100 * figures.won) / figures.played)}</dd>
        </dl>
      </div>
    </section>
  );
}

function RatingBox({ found, onChange }: LeafProps) {
  const t = useTexts();
  const w = statisticsWords[useLanguage()];
  const rated = found.games.flatMap(({ game, rating }) => (rating === undefined ? [] : [{ game, rating }]));
  const [pending, setPending] = useState<boolean>();
  const wish = async (wanted: boolean) => {
    setPending(wanted); // the switch is where it was put while the server is told
    try {
      onChange(await json<Statistics>(`${youPath}/rating`, { wanted }));
      toast({ tone: 'good', title: wanted ? w.wished : w.unwished });
    } catch (refused) {
      toastFault(refused);
    } finally {
      setPending(undefined);
    }
  };
  return (
    <section className="box" aria-label={w.ratingTitle}>
      <h2>{w.ratingTitle}</h2>
      <Switch label={w.wish} hint={w.wishHint} checked={pending ?? found.rating} onChange={(wanted) => void wish(wanted)} />
      {found.rating && rated.length === 0 && <p className="muted">{w.ratingNone}</p>}
      {rated.map(({ game, rating }) => (
        <div className="rated" key={game}>
          <h3>{nameOfGame(t, game)}</h3>
          <p className="rated__own">
            <b>{rating.value}</b>
            <small>{`${w.give(2 * rating.deviation)} · ${w.matches(rating.matches)}`}</small>
          </p>
          {rating.bots.length > 0 && (
            <dl aria-label={w.bots}>
              {rating.bots.map(({ level, value }) => (
                <div key={level}>
                  <dt>
                    <Icon name="key" />
                    {t.bots.bot(levelName(t, level))}
                  </dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          )}
        </div>
      ))}
      {found.rating && <p className="muted small">{w.ratingText}</p>}
    </section>
  );
}
