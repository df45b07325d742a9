import type { Seat } from '@tafelrunde/kernel';
import type { SeatInfo } from '@tafelrunde/protocol';
import { Button, classes, Icon, Shield } from '@tafelrunde/stage';
import { type CSSProperties, useEffect, useId, useState } from 'react';
import { useLanguage } from '../texts/index.ts';
import { HoldButton } from './hold.tsx';
import { handOverWords } from './words.ts';
import './hand-over.css';

/** A person at this device. */
export interface Holder {
  readonly name: string;
  /** The first of their seats: their shield. */
  readonly seat: Seat;
}

interface HandOverProps {
  readonly game: string;
  readonly picture: string | undefined;
  readonly people: readonly Holder[];
  /** Whom the table waits for. */
  readonly next: Holder;
  /** Whoever had it last. */
  readonly last: Seat | undefined;
  /** What happened last, as everybody may know it, and who did it. */
  readonly known: { readonly sentence: string; readonly by: SeatInfo | undefined } | undefined;
  readonly onOpen: (seat: Seat) => void;
}

/** Where somebody stands round the table: whoever is next nearest, the others clockwise from there. */
function placeOf(turn: number, people: number): CSSProperties {
  const angle = Math.PI / 2 + (turn / people) * 2 * Math.PI;
  return { '--x': `${50 + 43 * Math.cos(angle)}%`, '--y': `${50 + 43 * Math.sin(angle)}%` } as CSSProperties;
}

/** The device goes from hand to hand, and shows nobody's. Holds nothing that is secret: the page was told nothing of the kind. */
export function HandOver({ game, picture, people, next, last, known, onOpen }: HandOverProps) {
  const w = handOverWords[useLanguage()];
  const [chosen, choose] = useState<Holder>();
  const [asking, ask] = useState(false);
  const [held, setHeld] = useState(false);
  const [once, setOnce] = useState(false);
  const how = useId();
  const to = people.find(({ seat }) => seat === chosen?.seat) ?? next;
  const first = people.findIndex(({ seat }) => seat === to.seat);
  const others = people.filter(({ seat }) => seat !== to.seat);
  useEffect(() => {
    const before = document.title;
    document.title = w.title(to.name);
    return () => {
      document.title = before;
    };
  }, [w, to.name]);
  return (
    <main className="over">
      <div className="over__top">
        <a className="icon-btn" href="/" aria-label={w.back} title={w.back}>
          <Icon name="back" />
        </a>
        <span className="muted">{w.about(game, people.length)}</span>
      </div>
      <div className="over__ring" aria-hidden="true">
        <div className="over__table">{picture !== undefined && <img src={picture} alt="" />}</div>
        <svg className="over__path" viewBox="0 0 400 400">
          <path d="M278 150C298 196 282 252 236 280" />
          <path className="arrow" d="M252 283l-18-1 6-17" />
        </svg>
        {people.map((person, at) => (
          <div
            key={person.seat}
            className={classes('over__p', person.seat === to.seat && 'is-to')}
            style={placeOf((at - first + people.length) % people.length, people.length)}
          >
            <Shield seat={person.seat} name={person.name} active={person.seat === to.seat} />
            <b>{person.name}</b>
          </div>
        ))}
        <span className={classes('device', held && 'is-held', last !== undefined && last !== to.seat && 'is-coming')}>
          <Icon name={held ? 'eye' : 'lock'} />
        </span>
      </div>
      <div className="over__say">
        <h1>{held ? w.soon(to.name) : w.give(to.name)}</h1>
        <p>{held ? w.keepOn : w.covered(others.map(({ name }) => name))}</p>
        {known !== undefined && (
          <p className="over__known">
            {known.by !== undefined && <Shield seat={known.by.seat} name={known.by.name} bot={known.by.kind === 'bot'} />}
            <span>
              {known.sentence} {w.known}
            </span>
          </p>
        )}
      </div>
      <div className="over__foot">
        <HoldButton
          key={to.seat}
          label={w.hold}
          holding={w.holding}
          describedBy={how}
          onHold={setHeld}
          onOnce={setOnce}
          onOpen={() => onOpen(to.seat)}
        />
        <div className="over__else">
          <p className="small muted" id={how} aria-live="polite">
            {once ? w.once : w.how}
          </p>
          {asking ? (
            <fieldset className="over__who" aria-label={w.who}>
              {others.map((person) => (
                <Button
                  key={person.seat}
                  onClick={() => {
                    choose(person);
                    ask(false);
                  }}
                >
                  {person.name}
                </Button>
              ))}
            </fieldset>
          ) : (
            <button type="button" className="link" onClick={() => ask(true)}>
              {w.notMe(to.name)}
            </button>
          )}
        </div>
      </div>
    </main>
  );
}
