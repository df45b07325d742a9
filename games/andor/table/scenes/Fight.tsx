import { Button } from '@tafelrunde/stage';
import { useState } from 'react';
import { inOneLine } from '../../legend/telling.ts';
import { figureNames } from '../../pieces.ts';
import type { Action } from '../../state.ts';
import { figureWords } from '../../texts/names.ts';
import { seatsIn } from '../../texts/context.ts';
import { overtimeOf, rubbleIn } from '../../texts/reading.ts';
import { figureOf } from '../panels/reading.ts';
import { spoken } from '../spoken.ts';
import { Token } from '../tokens.tsx';
import { Ally } from './Ally.tsx';
import { Field } from './Field.tsx';
import type { FightProps } from './fight-props.ts';
import { Foe } from './Foe.tsx';
import { Frame } from './Frame.tsx';
import { Gone } from './Gone.tsx';
import { Odds } from './Odds.tsx';
import { Short } from './Short.tsx';
import { helpersOn, helpOf, Versus } from './Versus.tsx';
import { words } from './words.ts';
import './fight.css';

/** What the round brought, in one or two sentences. */
function outcome({ told, view, texts, names, language }: FightProps): string {
  const tell = (event: Parameters<typeof texts.event>[0]): string => texts.event(event, names, view) ?? '';
  if (told.hurt !== undefined) return tell({ kind: 'creature-hurt', ...told.hurt });
  if (told.cleared !== undefined) return tell({ kind: 'rubble-cleared', field: told.field, values: told.cleared });
  return told.clash !== undefined && told.clash.ours === told.clash.theirs ? words[language].nobodyLoses : '';
}

/** The hour of the round, by the reader's hero if he is in it. */
function hourIn({ view, told, language, seat }: FightProps): readonly string[] {
  const hour = seat !== undefined && told.fighters.includes(seat) ? (view.hour[seat] ?? 0) : 0;
  return hour === 0 ? [] : [words[language].atHour(hour)];
}

/** What a button says: between two rounds in short, where the whole would be four lines on a phone. */
function ToDo({ action, view, seat, language, texts }: FightProps & { readonly action: Action }) {
  const say = words[language];
  const whole = texts.action(action, view);
  if (seat === undefined || (action.type !== 'stay' && action.type !== 'leave')) return whole;
  const hour = (view.hour[seat] ?? 0) + 1;
  const price = Math.max(0, overtimeOf(view, seat) ?? 0);
  return <Short short={action.type === 'stay' ? say.fightsOn(hour, price) : say.leaves} whole={whole} />;
}

/** A fight, from the invitation to the last blow. */
export function Fight(props: FightProps) {
  const { view, told, language, texts, names, asks, seat, answers, free, busy, after } = props;
  const say = words[language];
  const [skipped, skip] = useState<number>();
  const { fight } = view;
  const standing = [
    ...new Set([...told.fighters, ...seatsIn(fight.fighters | (told.round === 0 ? fight.asked | fight.declined : 0))]),
  ].toSorted((a, b) => a - b);
  const ask = asks.find((each) => each.seat === seat && each.must) ?? asks.find((each) => each.must);
  const question = after === true || ask === undefined ? '' : texts.ask(ask, view, names);
  const rubble = rubbleIn(view).find(({ field }) => field === told.field)?.value ?? told.cleared?.[0] ?? 5;
  const title = told.against === 'rubble' ? say.clearOn(told.field) : say.fightOn(told.field);
  // Turning a die is done at the die.
  const buttons = answers.filter(({ type }) => type !== 'flip');
  const quiet: readonly Action['type'][] = ['decline', 'leave', 'withdraw'];
  const leading = buttons.find(({ type }) => !quiet.includes(type));
  /** What leads stands last, under the thumb; what gives up, first. */
  const weightOf = (action: Action): number => (action === leading ? 2 : quiet.includes(action.type) ? 0 : 1);
  return (
    <Frame
      asks
      title={title}
      aside={told.round === 0 ? say.invitation : [say.round(told.round), ...hourIn(props)].join(' · ')}
      className="an-fight"
      closeLabel={say.lookAtMap}
      onClose={props.onClose}
      art={
        <Field
          heroes={standing.slice(0, 4).map((each) => figureOf(view, each))}
          foe={told.against === 'rubble' ? `rubble-${rubble as 2}` : told.against}
        />
      }
      foot={
        props.foot ?? (
          <>
            <p>
              {outcome(props)} {question}
            </p>
            {props.orders}
            <Gone {...props} />
            {buttons
              .toSorted((a, b) => weightOf(a) - weightOf(b))
              .map((action) => (
                <Button
                  key={JSON.stringify(action)}
                  kind={action === leading ? 'primary' : 'secondary'}
                  busy={busy}
                  onClick={() => props.act(action)}
                >
                  <ToDo action={action} {...props} />
                </Button>
              ))}
          </>
        )
      }
    >
      {/* A touch anywhere ends the motion: nobody waits for dice. */}
      <div className="an-duel" data-pace={skipped === props.step?.n ? 'off' : props.pace} onPointerDown={() => skip(props.step?.n)}>
        <div className="an-allies">
          {standing.map((each) => (
            <Ally key={each} {...props} of={each} />
          ))}
          {helpersOn(view, told.field).map((figure) => (
            <section key={figure} className="an-ally is-helper">
              <Token name={figureNames[figure as 0]} className="an-ally__face" />
              <div>
                <h3>{figureWords[language][figureNames[figure as 0]]}</h3>
                <p className="an-why">{say.helps(helpOf(view))}</p>
              </div>
              <p className="an-sum">{helpOf(view)}</p>
            </section>
          ))}
        </div>
        <Versus view={view} told={told} language={language} />
        <div className="an-against">
          <Foe {...props} />
          {view.legend.lasting
            .filter((card) => card.fight === true)
            .map((card) => (
              <section key={card.title.en} className="an-inforce">
                <h3 {...spoken(view, language, card.title)}>{card.title[language]}</h3>
                <p {...spoken(view, language, card.story)}>{inOneLine(card.story[language])}</p>
              </section>
            ))}
          {after !== true && fight.dice.length === 0 && told.against !== 'rubble' && (
            <Odds view={view} fighters={fight.fighters | fight.asked} language={language} />
          )}
          {free.length > 0 && (
            <details className="an-else">
              <summary>{say.otherwise}</summary>
              <ul>
                {free.map((action) => (
                  <li key={JSON.stringify(action)}>
                    <Button small busy={busy} onClick={() => props.act(action)}>
                      {texts.action(action, view)}
                    </Button>
                  </li>
                ))}
              </ul>
            </details>
          )}
        </div>
      </div>
    </Frame>
  );
}
