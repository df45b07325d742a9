import type { Language } from '@tafelrunde/kernel';
import { Button, classes, Icon, Segments } from '@tafelrunde/stage';
import { useState } from 'react';
import { houseCard, houseCards, type LegendCard } from '../../legends/house.ts';
import type { Options } from '../../state.ts';
import { Sign } from '../tokens.tsx';
import type { Words } from './words.ts';

const names = houseCards.map(({ name }) => name);

/** A legend as its card tells it: of the house, or brought along. */
function Card({
  name,
  legend,
  language,
  say,
}: {
  readonly name: string;
  readonly legend: LegendCard | undefined;
  readonly language: Language;
  readonly say: Words;
}) {
  return (
    <>
      <span className="an-leg__ini" aria-hidden="true">
        {names.includes(name) ? names.indexOf(name) + 1 : '✦'}
      </span>
      <span className="an-leg__words">
        <b>{legend?.title[language] ?? say.own}</b>
        <small>{legend?.summary[language]}</small>
        {legend !== undefined && legend.openings.length > 1 && (
          <span className="an-leg__learn">
            <Sign name="book" />
            {say.learn}
          </span>
        )}
      </span>
    </>
  );
}

interface LegendsProps {
  readonly options: Options;
  /** The one that is chosen. */
  readonly legend: LegendCard | undefined;
  readonly heroes: number;
  readonly language: Language;
  readonly say: Words;
  /** Absent where it is not the reader's to choose. */
  readonly choose: ((change: Partial<Options>) => void) | undefined;
  readonly form: (() => void) | undefined;
}

/** The legends there are, and how the chosen one begins. On a phone the others come when asked for. */
export function Legends({ options, legend, heroes, language, say, choose, form }: LegendsProps) {
  const [open, setOpen] = useState(false);
  const here = <Card name={options.legend} legend={legend} language={language} say={say} />;
  if (choose === undefined) return <div className="an-leg is-on">{here}</div>;
  const openings = legend?.openings ?? [];
  return (
    <>
      <fieldset className={classes('an-legs', open && 'is-open')} aria-label={say.which}>
        {names.map((name) => {
          const each = houseCard(name);
          const fits = each === undefined || (heroes >= each.heroes.min && heroes <= each.heroes.max);
          const on = name === options.legend;
          return (
            <button
              key={name}
              type="button"
              className={classes('an-leg', on && 'is-on')}
              aria-pressed={on}
              disabled={!fits}
              onClick={() => {
                setOpen(false);
                if (!on) choose({ legend: name, startAtPart2: false });
              }}
            >
              <Card name={name} legend={each} language={language} say={say} />
              {!fits && <small className="an-leg__not">{say.forHeroes(each.heroes.min, each.heroes.max)}</small>}
            </button>
          );
        })}
        {!names.includes(options.legend) && <div className="an-leg is-on">{here}</div>}
        {form !== undefined && (
          <button type="button" className="an-leg an-leg--own" onClick={form}>
            <Icon name="plus" />
            {say.own}
          </button>
        )}
        <Button className="an-legs__more" small aria-expanded={open} onClick={() => setOpen(!open)}>
          {say.change}
        </Button>
      </fieldset>
      {openings.length > 1 && (
        <Segments
          legend={say.opening}
          className="an-opening"
          value={options.startAtPart2}
          choices={openings.slice(0, 2).map(({ title }, i) => ({ value: i === 1, label: title[language] }))}
          onChange={(startAtPart2) => choose({ startAtPart2 })}
        />
      )}
    </>
  );
}
