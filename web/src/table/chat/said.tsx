import type { Seat } from '@tafelrunde/kernel';
import { type ChatLine, type Sign, signs } from '@tafelrunde/protocol';
import { classes, Icon, type SeatFace, Shield } from '@tafelrunde/stage';
import { useState } from 'react';
import { useTexts } from '../../texts/index.ts';
import type { Reaction } from './reactions.ts';
import { useChatWords } from './words.ts';

interface SaidProps {
  readonly line: ChatLine;
  readonly text: string;
  readonly face: SeatFace | undefined;
  readonly own: boolean;
  readonly yours: readonly Seat[];
  readonly reactions: readonly Reaction[];
  readonly nameOf: (seat: Seat) => string;
  /** Absent where the reader may not. */
  readonly onReact: ((line: number, sign: Sign, on: boolean) => void) | undefined;
  readonly onHush: (() => void) | undefined;
  /** Whom it was for, where that is not the whole table. */
  readonly among?: string | undefined;
}

/** Signs that stand at a line; one's own can be taken away, and joined. */
function Reactions({ line, yours, reactions, nameOf, onReact }: SaidProps) {
  const t = useTexts();
  const say = useChatWords();
  if (reactions.length === 0) return null;
  return (
    <ul className="signs flat">
      {reactions.map(({ sign, seats }) => {
        const mine = seats.some((seat) => yours.includes(seat));
        const label = say.by(say.signs[sign], t.list(seats.map((seat) => (yours.includes(seat) ? t.you : nameOf(seat)))));
        return (
          <li key={sign}>
            <button
              type="button"
              className={classes('sign', mine && 'is-mine')}
              aria-pressed={mine}
              title={label}
              disabled={onReact === undefined}
              onClick={() => onReact?.(line.n, sign, !mine)}
            >
              <Icon name={sign} />
              <span className="nums" aria-hidden="true">
                {seats.length}
              </span>
              <span className="sr">{label}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** A line of the talk. To words of others one may react; whoever wrote them can be muted there. */
export function Said(props: SaidProps) {
  const say = useChatWords();
  const { line, text, face, own, yours, reactions, onReact, onHush, among } = props;
  const [open, setOpen] = useState(false);
  if (own) {
    return (
      <div className="say say--me">
        <p>
          {among !== undefined && <small>{among}</small>}
          {text}
        </p>
        <Reactions {...props} />
      </div>
    );
  }
  const mayReact = line.text !== undefined && onReact !== undefined;
  const react = (sign: Sign) => {
    const set = reactions.some((each) => each.sign === sign && each.seats.some((by) => yours.includes(by)));
    onReact?.(line.n, sign, !set);
    setOpen(false);
  };
  return (
    <div className={classes('say', line.text === undefined && (line.say !== undefined || line.nudge !== undefined) && 'say--plan')}>
      {face === undefined ? <Icon name="eye" className="say__watcher" /> : <Shield seat={face.seat} name={face.name} bot={face.bot} />}
      <div className="say__said">
        <p>
          <small>{among === undefined ? line.name : `${line.name} · ${among}`}</small>
          {text}
        </p>
        {mayReact && (
          <button
            type="button"
            className="say__react"
            aria-expanded={open}
            aria-label={say.react(line.name)}
            onClick={() => setOpen(!open)}
          >
            <Icon name={open ? 'close' : 'heart'} />
          </button>
        )}
        {line.by !== undefined && onHush !== undefined && (
          <button type="button" className="say__react" aria-label={say.hush(line.name)} title={say.hush(line.name)} onClick={onHush}>
            <Icon name="eyeoff" />
          </button>
        )}
      </div>
      {mayReact && open && (
        <fieldset className="signs signs--choose" aria-label={say.react(line.name)}>
          {signs.map((sign) => (
            <button key={sign} type="button" aria-label={say.signs[sign]} title={say.signs[sign]} onClick={() => react(sign)}>
              <Icon name={sign} />
            </button>
          ))}
          {onHush !== undefined && (
            <button type="button" className="signs__hush" onClick={onHush}>
              {say.hush(line.name)}
            </button>
          )}
        </fieldset>
      )}
      <Reactions {...props} />
    </div>
  );
}
