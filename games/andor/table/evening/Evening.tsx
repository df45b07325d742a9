import { classes, Dialog } from '@tafelrunde/stage';
import { type CSSProperties, useState } from 'react';
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
import { type Day, fightsIn, type Fought, type Happened, stepsOf } from './evening.ts';
import { useDays } from './useDays.ts';
import { spoken } from '../spoken.ts';
import { words } from './words.ts';
import '../styles/theme.css';
import '../styles/map.css';
import './evening.css';

const HALF_A_HERO = 7;

/** The ways of these days on the map: each hero by colour and by the pattern of the line, side by side where they went together. */
function Ways({ days, view, language }: Pick<Props, 'view' | 'language'> & { readonly days: readonly Day[] }) {
  const land = useLand();
  const ways = days.flatMap(({ day, ways: of }) => of.map((way, i) => ({ ...way, key: `${day}-${i}` })));
  const fights = fightsIn(days).map((fought, i) => ({ ...fought, key: i }));
  return (
    <svg
      className={classes('am an-evening__ways', days.length > 1 && 'is-many')}
      viewBox={`0 0 ${land.width} ${land.height}`}
      aria-hidden="true"
    >
      <Names language={language} />
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
      {/* where one was stays to be read */}
      <Numbers />
      {fights.map(({ key, field, won }) => {
        const spot = land.fields[field]?.number;
        return spot === undefined ? null : (
          <g key={key} className={classes('an-fought', !won && 'is-lost')} transform={`translate(${spot[0]} ${spot[1] - 34})`}>
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

/** One thing that happened, and the sign it goes by. */
function HappenedInWords({ told, view, language }: Pick<Props, 'view' | 'language'> & { readonly told: Happened }) {
  const say = words[language];
  const line = (sign: 'check' | 'cross', text: string) => (
    <>
      <Line name={sign} />
      {text}
    </>
  );
  switch (told.kind) {
    case 'fought':
      return line(told.won ? 'check' : 'cross', foughtIn(told, view, language));
    case 'entered':
      return line('cross', say.entered(told.creature, told.count));
    case 'saved':
      return line('check', say.saved(told.count));
    case 'task':
      return line(told.done ? 'check' : 'cross', (told.done ? say.taskDone : say.taskFailed)(told.title[language]));
    case 'story':
    case 'event':
      return (
        <>
          <Token name={told.kind === 'event' ? 'card-event' : 'card-legend'} />
          <span>
            <span className="sr">{say[told.kind]} </span>
            <em {...spoken(view, language, told.title)}>{told.title[language]}</em>
          </span>
        </>
      );
  }
}

const foughtIn = ({ heroes, won, creature, field, rounds }: Fought, view: Props['view'], language: Props['language']): string =>
  (won ? words[language].beat : words[language].inVain)(
    heroes.map((seat) => heroName(view, seat)),
    creature,
    field,
    rounds,
  );

/** A day in words: who went where, then what happened, one after the other. */
function DayInWords({ day, view, language }: Pick<Props, 'view' | 'language'> & { readonly day: Day }) {
  const say = words[language];
  const went = Array.from({ length: view.seats }, (_, seat) => {
    const ways = day.ways.filter((way) => way.seat === seat);
    return { seat, steps: stepsOf([day], seat), from: ways[0]?.fields[0] ?? 0, to: ways.at(-1)?.fields.at(-1) ?? 0 };
  }).filter(({ steps }) => steps > 0);
  return (
    <li>
      <h3>{say.day(day.day)}</h3>
      <ul>
        {went.map(({ seat, steps, from, to }) => (
          <li key={seat} className={`c-${kindOf(view, seat)}`}>
            <Token name={faceOf(view, seat)} />
            {say.walked(heroName(view, seat), steps, from, to)}
          </li>
        ))}
        {day.happened.map((told, i) => (
          <li key={`told-${i}`} className={`is-${told.kind}`}>
            <HappenedInWords told={told} view={view} language={language} />
          </li>
        ))}
        {went.length + day.happened.length === 0 && <li>{say.quiet}</li>}
      </ul>
    </li>
  );
}

/** How the evening went: the map with everybody's way, day by day, and the same in words. */
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
  const { view, language, result, texts, names, onClose } = props;
  const say = words[language];
  const verdict = result === undefined ? '' : texts.result(result, names);
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
          <p className="an-evening__end">
            <b {...spoken(view, language, view.legend.lastWords?.title)}>{view.legend.lastWords?.title[language] ?? verdict}</b>
            {view.legend.lastWords !== undefined && <span>{verdict}</span>}
          </p>
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
