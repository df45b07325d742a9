import { Button, classes, Shield } from '@tafelrunde/stage';
import type { Action } from '../../state.ts';
import { heroName } from '../../texts/context.ts';
import { Line } from '../panels/Line.tsx';
import type { Props } from '../panels/props.ts';
import { ownOpinion, type Voice } from './opinions.ts';
import { words } from './words.ts';

/** Who is for this answer. */
export function For({ voices, answer, ...props }: Props & { readonly voices: readonly Voice[]; readonly answer: number }) {
  const { names, seats, view, language } = props;
  const say = words[language];
  const all = voices.filter((each) => each.answer === answer);
  if (all.length === 0) return <p className="an-for is-none">{say.nobodyYet}</p>;
  return (
    <p className="an-for">
      {all.map(({ seat }) => (
        <Shield key={seat} seat={seat} name={names.of(seat)} bot={seats[seat]?.bot === true} />
      ))}
      <span className="sr">{say.areFor(all.map(({ seat }) => heroName(view, seat)))}</span>
    </p>
  );
}

/** The reader's voice for this answer, or taken back. */
export function Vote({ answer, label, ...props }: Props & { readonly answer: number; readonly label: string }) {
  const { talk = [], names, language, propose, withdraw, seat } = props;
  const say = words[language];
  const own = ownOpinion(talk, names.you);
  const mine = own?.params?.['answer'] === answer + 1;
  const cast = () => {
    // one voice for each person: another hero's is taken back
    if (own !== undefined && (mine || own.seat !== seat)) withdraw?.(own.id);
    if (!mine) propose?.({ key: 'opinion', params: { answer: answer + 1 } });
  };
  return (
    <Button wide kind={mine ? 'primary' : 'secondary'} aria-pressed={mine} aria-label={`${say.voteFor}: ${label}`} onClick={cast}>
      {mine && <Line name="check" />}
      {mine ? say.myVote : say.voteFor}
    </Button>
  );
}

/** Everybody's voice in one row: what they are for, or that they still think. */
export function Voices({
  voices,
  answers,
  asked,
  ...props
}: Props & { readonly voices: readonly Voice[]; readonly answers: readonly Action[]; readonly asked: number }) {
  const { names, seats, view, language, texts } = props;
  const say = words[language];
  return (
    <ul className="an-voices">
      {voices.map(({ seats: held, seat, answer, against }) => {
        const action = answer === undefined ? undefined : answers[answer];
        const decides = held.includes(asked);
        const said =
          action === undefined ? (against ? say.isAgainst : decides ? say.decidesForAll : say.stillThinks) : texts.action(action, view);
        return (
          <li key={seat} className={classes(action === undefined && 'is-open')}>
            <Shield seat={seat} name={names.of(seat)} bot={seats[seat]?.bot === true} />
            <span>
              <b>{names.you.includes(seat) ? say.youVote : names.of(seat)}</b> <small>{said}</small>
            </span>
            <Line name={action === undefined ? (against ? 'cross' : 'dots') : 'check'} />
          </li>
        );
      })}
    </ul>
  );
}
