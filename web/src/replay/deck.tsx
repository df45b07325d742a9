import type { Names, Seat } from '@tafelrunde/kernel';
import { Button, classes, Icon, IconButton, type SeatFace, Shield } from '@tafelrunde/stage';
import { type CSSProperties, type ReactNode, useState } from 'react';
import { useSameDealWords } from '../same-deal/words.ts';
import { Sentence } from '../table/sentence.tsx';
import { Chart } from './chart.tsx';
import type { ReelInfo } from './reel.ts';
import { Rail } from './rail.tsx';
import { LedBar, LedRow } from './together/led.tsx';
import { Face } from './together/people.tsx';
import type { Together } from './together/use-together.ts';
import { useTogetherWords } from './together/words.ts';
import { Transport } from './transport.tsx';
import type { Values } from './use-values.ts';
import type { Watch } from './use-watch.ts';
import { useReplayWords } from './words.ts';

export interface DeckProps {
  readonly watch: Watch;
  readonly together: Together;
  readonly values: Values;
  /** Of a branch: what it comes to beside its match, in place of the chart. */
  readonly branch: ReactNode;
  readonly info: ReelInfo;
  readonly faces: readonly SeatFace[];
  readonly names: Names;
  /** Who made the move that led here. */
  readonly mover: Seat | undefined;
  readonly sentence: string;
  /** "move 104 of 120". */
  readonly move: string;
  /** The line under the game's name, of this position. */
  readonly status: string;
  readonly roundName: (n: number) => string;
  readonly noLink: string | undefined;
  readonly noBranch: string | undefined;
  readonly onTurn: (way: -1 | 1) => void;
  readonly onLink: () => void;
  readonly onBranch: () => void;
  /** Where the deal can be played by others. */
  readonly onDeal: (() => void) | undefined;
  readonly onSave: () => void;
  readonly onRule: (rule: string) => void;
}

/** The near edge of the table while a match is watched again: time, what it promised whom, what just happened, and how it goes on. */
export function Deck(props: DeckProps) {
  const say = useReplayWords();
  const led = useTogetherWords();
  const deal = useSameDealWords();
  const { watch, together, values, info, faces, names, mover, sentence, move, status } = props;
  const { position } = watch;
  // A step is quick, a jump takes its time; where somebody drags, nothing lags behind the finger.
  const [way, setWay] = useState({ to: position, jumped: false });
  if (way.to !== position) setWay({ to: position, jumped: Math.abs(position - way.to) > 1 });
  const { lead } = together.info ?? {};
  const { length, rounds, seats } = info;
  const turns = values.turns.map((turn) => turn.position);
  const turned = turns.includes(position);
  return (
    <section
      className={classes('deck', way.jumped && 'is-jump', together.on && 'deck--together', together.following && 'deck--led')}
      aria-label={say.deck}
    >
      {together.following && lead !== undefined ? (
        <span
          className="here here--led"
          style={{ '--of': lead.seat === undefined ? 'var(--ink)' : `var(--seat-${(lead.seat % 8) + 1})` } as CSSProperties}
        >
          <Face name={lead.name} seat={lead.seat} />
          {lead.elsewhere === true ? led.yoursHere(move) : led.leadsHere(lead.name, move)}
        </span>
      ) : (
        <span className="here">{move}</span>
      )}
      <Rail
        position={position}
        length={length}
        rounds={rounds}
        roundName={props.roundName}
        turns={turns}
        label={say.place}
        valueText={status === '' ? move : `${status}, ${move}`}
        onGo={watch.go}
      />
      {together.following ? (
        <LedRow together={together} length={length} />
      ) : (
        <>
          {together.on && <LedBar together={together} length={length} />}
          {info.fork === undefined ? <Chart values={values} length={length} position={position} faces={faces} /> : props.branch}
          <div className="deck__row">
            <div className="said">
              {mover === undefined ? (
                <Icon name="eye" className="said__eye" />
              ) : (
                <Shield seat={mover} name={names.of(mover)} bot={faces[mover]?.bot} />
              )}
              <div>
                {turned && (
                  <span className="turnmark">
                    <Icon name="lozenge" />
                    {say.turn.one}
                  </span>
                )}
                <p className="turn" style={{ '--length': Math.max(sentence.length, 1) } as CSSProperties}>
                  <Sentence text={sentence} names={seats.map((each) => each.name)} onRule={props.onRule} />
                </p>
              </div>
            </div>
            <Transport watch={watch} length={length} turns={turns} onTurn={props.onTurn} />
            <div className="deck__do">
              <Button small kind="primary" icon="branch" notNow={props.noBranch} onClick={props.onBranch}>
                {say.whatIf.title}
              </Button>
              <span className="deck__pair">
                <Button small icon="link" title={say.link} notNow={props.noLink} onClick={props.onLink}>
                  <span className="deck__word">{say.link}</span>
                </Button>
                {props.onDeal !== undefined && <IconButton icon="rematch" label={deal.title} onClick={props.onDeal} />}
                <IconButton icon="save" label={say.save} onClick={props.onSave} />
              </span>
            </div>
          </div>
        </>
      )}
    </section>
  );
}
