import { creatures } from '../../components/index.ts';
import { creatureKinds, NONE } from '../../pieces.ts';
import { C_WILLPOWER, CREATURE } from '../../state.ts';
import { creatureWords } from '../../texts/names.ts';
import { rubbleIn } from '../../texts/reading.ts';
import { Sign } from '../tokens.tsx';
import { Die } from './Die.tsx';
import type { FightProps } from './fight-props.ts';
import { strengthIn } from './fight-told.ts';
import { words } from './words.ts';

/** What is fought: its dice, what they count, and how much of it is left. */
export function Foe({ view, told, language, step }: FightProps) {
  const say = words[language];
  const { fight } = view;
  if (told.against === 'rubble') {
    const values = rubbleIn(view)
      .filter(({ field }) => field === told.field)
      .map(({ value }) => value);
    return (
      <section className="an-foe">
        <h3>{say.rubble}</h3>
        <p className="an-why">{say.needed(values.length === 0 ? (told.cleared ?? []) : values)}</p>
        <p className="an-why">{say.rubbleTells}</p>
      </section>
    );
  }
  const kind = creatureKinds.indexOf(told.against);
  const own = (index: number): number => (fight.creature === NONE ? NONE : (view.creatures[fight.creature * CREATURE + index] ?? NONE));
  const stats = creatures[kind as 0];
  const peculiar = view.legend.peculiar?.find(({ creature }) => creature === fight.creature);
  const left = told.hurt?.left ?? fight.willpower;
  const whole = Math.max(own(C_WILLPOWER) === NONE ? stats.willpower : own(C_WILLPOWER), left + (told.hurt?.by ?? 0));
  const dice = told.theirs?.dice ?? [];
  const sum = Math.max(0, ...dice.map((face) => dice.filter((other) => other === face).length * face));
  const strength = told.theirs === undefined ? (fight.creature === NONE ? stats.strength : strengthIn(view)) : told.theirs.value - sum;
  const face = dice.find((each) => dice.filter((other) => other === each).length * each === sum);
  const falls = step?.events.some((event) => event.kind === 'creature-rolled') === true;
  const name = creatureWords[language][told.against][0];
  return (
    <section className="an-foe">
      <h3>{name}</h3>
      {dice.length > 0 && (
        <div className="an-dice is-theirs">
          {dice.map((each, i) => (
            <span key={i}>
              <Die
                face={each}
                black={peculiar?.black ?? stats.die === 'black'}
                is={each === face ? 'best' : undefined}
                falls={falls}
                label={say.die(each)}
              />
            </span>
          ))}
        </div>
      )}
      <p className="an-sum">
        {told.theirs === undefined ? (
          <span className="an-sum__strength">
            <Sign name="strength" />
            {strength}
          </span>
        ) : (
          <>
            <small>
              {strength} + {sum} =
            </small>
            {told.theirs.value}
          </>
        )}
      </p>
      {dice.length > 1 && face !== undefined && sum > face && <p className="an-why">{say.equalAdd}</p>}
      <div className="an-track">
        <Sign name="will" />
        <span className="sr">{say.willpowerLeft(left)}</span>
        {Array.from({ length: whole }, (_, i) => (
          <i key={i} aria-hidden="true" className={i < left ? 'is-on' : i < left + (told.hurt?.by ?? 0) ? 'is-cut' : undefined}>
            {i + 1}
          </i>
        ))}
      </div>
    </section>
  );
}
