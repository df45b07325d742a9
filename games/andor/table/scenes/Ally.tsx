import type { Seat } from '@tafelrunde/kernel';
import { classes } from '@tafelrunde/stage';
import { opposite, oppositeBlack } from '../../components/index.ts';
import { HELM } from '../../pieces.ts';
import { heroName } from '../../texts/context.ts';
import { countOf, faceOf, kindOf } from '../panels/reading.ts';
import { Sign, Token } from '../tokens.tsx';
import { Die } from './Die.tsx';
import type { FightProps } from './fight-props.ts';
import type { Roll } from './fight-told.ts';
import { Short } from './Short.tsx';
import type { Words } from './words/shape.ts';
import { words } from './words.ts';

/** Which dice of a roll count: the last of several rolled one by one, the best, or all that are equal. */
export function counting({ dice, how, brewed }: Roll, helm: boolean): readonly boolean[] {
  if (how === 'one') return dice.map((_, i) => i === dice.length - 1);
  const best = Math.max(...dice);
  if (!helm || brewed || how === 'black') {
    const at = dice.indexOf(best);
    return dice.map((_, i) => i === at);
  }
  const sums = dice.map((face) => dice.filter((other) => other === face).length * face);
  const most = Math.max(...sums);
  const face = dice[sums.indexOf(most)];
  return dice.map((each) => each === face);
}

function whyOf(roll: Roll, helm: boolean, diceLeft: number, say: Words): string {
  const reasons: string[] = [];
  if (roll.dice.length === 0) return say.counted;
  if (roll.how === 'black') reasons.push(say.blackDie);
  else if (roll.how === 'one') reasons.push(say.lastCounts(diceLeft));
  else if (helm && !roll.brewed && counting(roll, true).filter(Boolean).length > 1) reasons.push(say.equalAdd);
  else reasons.push(say.highest(roll.dice.length));
  if (roll.turned !== undefined) reasons.push(say.turned);
  if (roll.brewed) reasons.push(say.doubled);
  if (roll.herbs > 0) reasons.push(say.herbAdds(roll.herbs));
  return reasons.join(' ');
}

/** One hero in the fight: the dice, what they count, and how that is made up. */
export function Ally(props: FightProps & { readonly of: Seat }) {
  const { view, told, language, texts, answers, of: seat, step } = props;
  const say = words[language];
  const { fight } = view;
  const roll = told.rolls[seat];
  const helm = countOf(view, seat, HELM) > 0;
  const strength = view.strength[seat] ?? 0;
  const asked = (fight.asked & (1 << seat)) !== 0 && told.round === 0;
  const out = (fight.declined & (1 << seat)) !== 0;
  const counts = roll === undefined ? [] : counting(roll, helm);
  const flips = answers.flatMap((action) => (action.type === 'flip' ? [action] : []));
  const fell = step?.events.some((event) => event.kind === 'rolled' && event.seat === seat) === true;
  const last = roll === undefined ? 0 : roll.dice.length - 1;
  const lost = told.lost[seat];
  const note =
    told.round === 0
      ? asked
        ? say.isAsked
        : out
          ? say.staysOut
          : say.comes
      : roll === undefined
        ? fight.roller === seat
          ? say.rollsNow
          : say.notRolled
        : whyOf(roll, helm, fight.roller === seat ? fight.diceLeft : 0, say);
  return (
    <section className={classes('an-ally', `c-${kindOf(view, seat)}`, (out || told.fighters.includes(seat)) && out && 'is-out')}>
      <Token name={faceOf(view, seat)} className="an-ally__face" />
      <div>
        <h3>{heroName(view, seat)}</h3>
        {roll !== undefined && roll.dice.length > 0 && (
          <div className="an-dice">
            {roll.dice.map((face, i) => {
              const die = (
                <Die
                  face={face}
                  black={roll.how === 'black'}
                  is={counts[i] === true ? 'best' : roll.how === 'one' ? 'gone' : undefined}
                  falls={fell && (roll.how !== 'one' || i === last)}
                  label={say.die(face)}
                />
              );
              const flip =
                fight.roller === seat && (roll.how !== 'one' || i === last) ? flips.find((each) => each.face === face) : undefined;
              return flip === undefined ? (
                <span key={i}>{die}</span>
              ) : (
                <button key={i} type="button" className="an-flip" onClick={() => props.act(flip)}>
                  {die}
                  <span className="an-flip__say">
                    <Short
                      short={`${face} → ${roll.how === 'black' ? oppositeBlack(face) : opposite(face)}`}
                      whole={texts.action(flip, view)}
                    />
                  </span>
                </button>
              );
            })}
          </div>
        )}
        <p className="an-why">
          {note}
          {lost !== undefined && lost > 0 && ` ${say.loses(lost)}`}
          {told.shielded.includes(seat) && ` ${say.savedByShield}`}
        </p>
      </div>
      <p className="an-sum">
        {roll?.value === undefined ? (
          <span className="an-sum__strength">
            <Sign name="strength" />
            {strength}
          </span>
        ) : (
          <>
            <small>
              {strength} + {roll.value} =
            </small>
            {strength + roll.value}
          </>
        )}
      </p>
    </section>
  );
}
