import type { GameBrief, Result, Seat } from '@tafelrunde/kernel';
import type { SeatInfo, TableInfo } from '@tafelrunde/protocol';
import { classes, type GameTable, Icon, type SeatFace, Shield } from '@tafelrunde/stage';
import { botWord } from '../bots.ts';
import { type Texts, useLanguage, useTexts } from '../texts/index.ts';
import { SeatBank } from './clock/bank.tsx';

interface SeatsProps {
  readonly faces: readonly SeatFace[];
  readonly at: TableInfo;
  /** Milliseconds the clock of the host is ahead. */
  readonly skew: number;
  readonly seat: Seat | undefined;
  readonly view: unknown;
  readonly table: GameTable;
  readonly module: GameBrief;
  readonly result: Result | undefined;
  /** On my own turn no seat is framed: the dock glows instead. */
  readonly mine: boolean;
  /** A touch shows the whole name and what the strip has no room for. */
  readonly onSeat: (sentence: string, touched: Element) => void;
}

function stateOf(face: SeatFace, info: SeatInfo | undefined, place: number, props: SeatsProps, t: Texts): string {
  const { state } = t.shell;
  const { result } = props;
  if (result?.kind === 'ranking') {
    const rank = result.places.find((each) => each.seat === face.seat)?.place;
    if (rank !== undefined) return rank === 1 ? state.wins : state.place(rank);
  }
  if (info?.standIn === true) return state.standIn;
  if (face.away) return state.away;
  if (face.asked) return face.bot ? state.botThinking : state.thinking;
  if (face.bot) return botWord(t, props.module, info?.level);
  return place === 0 && props.seat !== undefined ? state.next : '';
}

function inFull(face: SeatFace, state: string, figures: ReturnType<GameTable['figures']>): string {
  const facts = [state, ...figures.map(({ label, value }) => `${label} ${value}`)].filter((fact) => fact !== '');
  return `${face.name}: ${facts.join(', ')}`;
}

/** The others, in turn order from the reader's left. */
export function Seats(props: SeatsProps) {
  const t = useTexts();
  const language = useLanguage();
  const timed = props.at.clock !== undefined && props.at.status === 'running';
  return (
    <section
      className={classes('seats', timed && 'seats--clock')}
      aria-label={timed ? t.clock.players : props.seat === undefined ? t.shell.allPlayers : t.shell.players}
    >
      <ul className="flat">
        {props.faces.map((face, place) => {
          const info = props.at.seats[face.seat];
          const active = face.asked && !props.mine;
          const figures = props.table.figures(props.view, face.seat, language);
          const state = stateOf(face, info, place, props, t);
          return (
            <li key={face.seat}>
              <button
                type="button"
                className={classes('seat', timed && 'seat--clock', active && 'is-active', face.away && 'is-away')}
                aria-current={active ? 'step' : undefined}
                title={face.name}
                onClick={(event) => props.onSeat(inFull(face, state, figures), event.currentTarget)}
              >
                <Shield seat={face.seat} name={face.name} bot={face.bot || info?.standIn} away={face.away} active={face.asked} />
                <span className="seat__who">
                  <b className="seat__name">
                    {face.name}
                    {face.asked && (
                      <>
                        {' '}
                        <Icon name="lozenge" className="lead" />
                        <span className="sr">{t.shell.leads}</span>
                      </>
                    )}
                  </b>
                  <span className="figs nums">
                    {figures.map((figure) => (
                      <span key={figure.label}>
                        {figure.icon}
                        <span className="sr">{figure.label} </span>
                        {figure.value}
                      </span>
                    ))}
                  </span>
                  <span className="state">{state}</span>
                  {timed && <SeatBank table={props.at} seat={face.seat} skew={props.skew} />}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
