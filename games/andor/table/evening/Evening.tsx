import { classes, Dialog } from '@tafelrunde/stage';
import { type CSSProperties, useEffect, useMemo, useState } from 'react';
import { heroName } from '../../texts/context.ts';
import { Numbers } from '../map/Fields.tsx';
import { Ground } from '../map/Ground.tsx';
import { Names } from '../map/Names.tsx';
import { OnMap, useLand } from '../map/side.tsx';
import { lineOver } from '../map/Trails.tsx';
import { Line } from '../panels/Line.tsx';
import type { Props } from '../panels/props.ts';
import { faceOf, kindOf } from '../panels/reading.ts';
import { Token } from '../tokens.tsx';
import { type Day, daysOf, stepsOf, type Fought } from './evening.ts';
import { words } from './words.ts';
import '../styles/theme.css';
import '../styles/map.css';
import './evening.css';

/** Everything that was told, as far back as the page knows it; what is missing is asked for. */
export function useDays({ history }: Props): { readonly days: readonly Day[]; readonly whole: boolean } {
  const missing = history?.missing ?? 0;
  const more = history?.more;
  useEffect(() => {
    if (missing > 0) more?.();
  }, [missing, more]);
  const steps = history?.steps;
  const days = useMemo(() => daysOf((steps ?? []).flatMap(({ events }) => events)), [steps]);
  return { days, whole: missing === 0 };
}

const HALF_A_HERO = 7;

/** The ways of these days on the map: each hero by colour and by the pattern of the line, side by side where they went together. */
function Ways({ days, view, language }: Pick<Props, 'view' | 'language'> & { readonly days: readonly Day[] }) {
  const land = useLand();
  const ways = days.flatMap(({ day, ways: of }) => of.map((way, i) => ({ ...way, key: `${day}-${i}` })));
  const fights = days.flatMap(({ day, fights: of }) => of.map((fought, i) => ({ ...fought, key: `${day}-${i}` })));
  return (
    <svg className="am an-evening__ways" viewBox={`0 0 ${land.width} ${land.height}`} aria-hidden="true">
      <Names language={language} />
      <Numbers />
      {ways.map(({ key, seat, fields }) => (
        <g
          key={key}
          className={`an-way is-${kindOf(view, seat)} c-${kindOf(view, seat)}`}
          transform={`translate(${(seat - (view.seats - 1) / 2) * HALF_A_HERO} ${(seat - (view.seats - 1) / 2) * HALF_A_HERO})`}
        >
          <path className="an-way__bed" d={lineOver(land, fields)} />
          <path d={lineOver(land, fields)} />
        </g>
      ))}
      {fights.map(({ key, field, won }) => {
        const spot = land.fields[field]?.stand[0];
        return spot === undefined ? null : (
          <g key={key} className={classes('an-fought', !won && 'is-lost')} transform={`translate(${spot[0]} ${spot[1] - 16})`}>
            <circle r="21" />
            <use href="#t-ui-strength" x="-14" y="-14" width="28" height="28" />
            {!won && <path d="M-15 -15L15 15" />}
          </g>
        );
      })}
      {Array.from({ length: view.seats }, (_, seat) => {
        const last = ways.findLast((way) => way.seat === seat)?.fields.at(-1);
        const spot = land.fields[last ?? -1]?.number;
        return spot === undefined ? null : (
          <use key={seat} href={`#t-disc-${kindOf(view, seat)}`} x={spot[0] - 46 + seat * 22} y={spot[1] - 48} width="34" height="34" />
        );
      })}
    </svg>
  );
}

/** A day in words. */
function DayInWords({ day, ...props }: Pick<Props, 'view' | 'language'> & { readonly day: Day }) {
  const { view, language } = props;
  const say = words[language];
  const named = ({ heroes }: Fought) => heroes.map((seat) => heroName(view, seat));
  const went = Array.from({ length: view.seats }, (_, seat) => ({
    seat,
    steps: stepsOf([day], seat),
    to: day.ways.findLast((way) => way.seat === seat)?.fields.at(-1),
  })).filter(({ steps }) => steps > 0);
  return (
    <li>
      <h3>{say.day(day.day)}</h3>
      <ul>
        {went.map(({ seat, steps, to }) => (
          <li key={seat} className={`c-${kindOf(view, seat)}`}>
            <Token name={faceOf(view, seat)} />
            {say.walked(heroName(view, seat), steps, to ?? 0)}
          </li>
        ))}
        {day.fights.map((fought, i) => (
          <li key={`fight-${i}`}>
            <Line name={fought.won ? 'check' : 'cross'} />
            {(fought.won ? say.beat : say.inVain)(named(fought), fought.creature, fought.field)}
          </li>
        ))}
        {day.entered.map((creature, i) => (
          <li key={`in-${i}`}>
            <Line name="cross" />
            {say.entered(creature)}
          </li>
        ))}
        {day.saved > 0 && (
          <li>
            <Line name="check" />
            {say.saved(day.saved)}
          </li>
        )}
        {went.length + day.fights.length + day.entered.length + day.saved === 0 && <li>{say.quiet}</li>}
      </ul>
    </li>
  );
}

/** How the evening went: the map with everybody's way, day by day, and the same in words. */
/** How the days went, on the map they were played on. */
export function Evening(props: EveningProps) {
  return (
    <OnMap view={props.view} meanwhile={null}>
      <Days {...props} />
    </OnMap>
  );
}

type EveningProps = Props & { readonly onClose: () => void };

function Days(props: EveningProps) {
  const land = useLand();
  const { view, language, onClose } = props;
  const say = words[language];
  const { days, whole } = useDays(props);
  const [only, setOnly] = useState<number>();
  const shown = only === undefined ? days : days.filter(({ day }) => day === only);
  return (
    <Dialog title={say.title} closeLabel={say.close} className="an-world an-evening" onClose={onClose}>
      <fieldset className="an-evening__days">
        <legend className="sr">{say.shown}</legend>
        <button type="button" aria-pressed={only === undefined} onClick={() => setOnly(undefined)}>
          {say.all}
        </button>
        {days.map(({ day }) => (
          <button key={day} type="button" aria-label={say.day(day)} aria-pressed={only === day} onClick={() => setOnly(day)}>
            {day}
          </button>
        ))}
      </fieldset>
      <div className="an-evening__leaves">
        <figure className="an-evening__map" aria-label={say.map} style={{ '--ratio': land.width / land.height } as CSSProperties}>
          <Ground />
          <Ways days={shown} view={view} language={language} />
        </figure>
        <div className="an-evening__words">
          <ul className="an-evening__heroes">
            {Array.from({ length: view.seats }, (_, seat) => (
              <li key={seat} className={`c-${kindOf(view, seat)}`}>
                <Token name={faceOf(view, seat)} />
                <span>
                  <b>{heroName(view, seat)}</b>
                  <small>{say.inAll(stepsOf(shown, seat))}</small>
                </span>
                <svg className={`an-way is-${kindOf(view, seat)}`} viewBox="0 0 60 8" aria-hidden="true">
                  <path d="M2 4H58" />
                </svg>
              </li>
            ))}
          </ul>
          {!whole && <p className="an-soft">{say.fetching}</p>}
          <ol>
            {shown.map((day) => (
              <DayInWords key={day.day} view={view} language={language} day={day} />
            ))}
          </ol>
        </div>
      </div>
    </Dialog>
  );
}
