import type { Seat } from '@tafelrunde/kernel';
import type { LogLine, MatchInfo, TableInfo } from '@tafelrunde/protocol';
import { Button, type GameTable, PHONE, type TableProps, useMedia } from '@tafelrunde/stage';
import type { ReactNode } from 'react';
import { BranchBox } from '../replay/branch/box.tsx';
import type { Branching } from '../replay/branch/use-branch.ts';
import { useBranchWords } from '../replay/branch/words.ts';
import { freshChance } from '../link/fresh.ts';
import type { Order } from '../link/link.ts';
import { type Texts, useTexts } from '../texts/index.ts';
import { mayStandIn } from './absence.ts';
import { OwnBank } from './clock/bank.tsx';
import type { TableClock } from './clock/use-clock.ts';
import { Nudge } from './chat/nudge.tsx';
import { type Consent, ConsentActions } from './consent.tsx';
import { Dock, GameActions, PastActions, SeatChoice } from './dock.tsx';
import { lately } from './lately.ts';
import type { LookingGlass } from './looking.ts';
import { OrderOffers, OrderRow, type StandingOrdersProps } from './orders/order-row.tsx';
import type { Reckoning } from './reckoning.ts';
import type { Seated } from './seated.ts';
import { Sentence } from './sentence.tsx';
import { Hurry } from './tempo/hurry.tsx';
import { type AnyTexts, sentencesOf } from './use-narration.ts';
import { VoteActions, type VoteAsked } from './votes/use-vote.tsx';
import { wantedSeat } from './votes/lines.tsx';
import { useVoteWords } from './votes/words.ts';
import { WatchRow } from './watching/watching.tsx';

export interface TurnDockProps {
  readonly table: TableInfo;
  readonly match: MatchInfo;
  readonly log: readonly LogLine[];
  readonly seated: Seated;
  /** Where a finished match is played on otherwise. */
  readonly branch: Branching | undefined;
  readonly looking: LookingGlass;
  readonly texts: AnyTexts;
  readonly game: GameTable;
  /** What the game's table gets: its buttons are made from it. */
  readonly props: TableProps<unknown, unknown, unknown>;
  /** The reader must act. */
  readonly mine: boolean;
  /** What lies between two rounds. */
  readonly reckoning: Reckoning;
  /** Somebody asks the reader whether a move may go back. */
  readonly consent: Consent | undefined;
  /** Something is put to everybody who plays, and the reader has not answered. */
  readonly vote: VoteAsked | undefined;
  readonly live: boolean;
  readonly notNow: string | undefined;
  readonly question: string;
  /** The clock of the server, and by how much it is ahead of ours. */
  readonly now: number;
  readonly skew: number;
  readonly clock: TableClock;
  readonly onOrder: (order: Order) => void;
  /** What the seat shown has ordered, and may. */
  readonly standing: StandingOrdersProps;
  readonly onGoOn: () => void;
  /** Called before a wish to take back is withdrawn. */
  readonly onWithdraw: () => void;
  readonly onRule: (rule: string) => void;
  readonly onSeat: (seat: Seat) => void;
  readonly onResult: () => void;
  /** What somebody said, where the talk is out of sight. */
  readonly said: ReactNode;
  readonly tools: ReactNode;
}

/** People the game waits for, the reader left out. */
function othersAwaited({ seated }: TurnDockProps): readonly string[] {
  return seated.awaited.filter((each) => !seated.yours.includes(each)).map((each) => seated.names.of(each));
}

/** Another seat of the reader's that must act while the one shown need not. */
function ownAwaited({ seated, mine }: TurnDockProps): Seat | undefined {
  return mine || seated.asked !== undefined
    ? undefined
    : seated.awaited.find((each) => each !== seated.seat && seated.yours.includes(each));
}

/** How the reader's seats are told apart. */
function calledIn({ game, seated, props }: TurnDockProps, t: Texts): (seat: Seat) => string {
  return (seat) => game.called?.(seated.shown.view, seat, props.language) ?? t.shell.seatCalled(seated.names.of(seat), seat + 1);
}

/** People who still read the reckoning, the reader left out. */
function othersReading({ table, seated }: TurnDockProps): readonly string[] {
  return (table.reading ?? []).filter((each) => !seated.yours.includes(each)).map((each) => seated.names.of(each));
}

/** Letters in the two lines above the sentence. */
const ROOM = { phone: 96, wide: 170 };

/** What just happened at the position shown; or whom a wish to take back waits for. */
function useJust({ table, match, log, seated, branch, looking, texts, clock, consent, vote }: TurnDockProps): string {
  const t = useTexts();
  const { left } = useBranchWords();
  const say = useVoteWords();
  const phone = useMedia(PHONE);
  const { names, yours } = seated;
  if (consent !== undefined) return t.undo.waitsForYou;
  if (vote !== undefined) return vote.consequence;
  if (table.ended !== undefined && looking.at === undefined) return say.end.overText;
  const missing = table.undo?.needed.filter((each) => !table.undo?.agreed.includes(each)) ?? [];
  if (missing.length > 0 && !missing.some((each) => yours.includes(each))) return t.undo.waiting(missing.map((each) => names.of(each)));
  if (clock.out !== undefined && looking.at === undefined) return t.clock.back.plays;
  const position = looking.at?.position ?? match.position;
  const { view } = seated.shown;
  const last = log.findLast(
    (line) => line.taken !== true && line.position <= position && sentencesOf(line, t, texts, names, view).length > 0,
  );
  if (last === undefined) return branch === undefined ? t.shell.begun : `${left}.`;
  const sentences = sentencesOf(last, t, texts, names, view);
  // How the match ended stands below, in large letters.
  const result = looking.at === undefined && seated.result !== undefined ? texts.result(seated.result, names) : undefined;
  const rest = sentences.filter((sentence) => sentence !== result);
  return lately(rest.length === 0 ? sentences : rest, phone ? ROOM.phone : ROOM.wide);
}

/** Whose turn it is and what is asked, as one sentence. `names` in it are set in red. */
function useSentence(props: TurnDockProps): { readonly lead: string; readonly text: string; readonly names: readonly string[] } {
  const t = useTexts();
  const say = useVoteWords();
  const branching = useBranchWords();
  const { match, seated, looking, texts, mine, question } = props;
  const past = looking.at;
  if (props.consent !== undefined) return { lead: '', text: t.undo.asks(props.consent.name), names: [props.consent.name] };
  if (props.vote !== undefined) return { lead: '', text: props.vote.sentence, names: props.vote.names };
  if (past !== undefined) {
    return { lead: '', text: past.position === 0 ? t.log.lookingAtSetup : t.log.looking(past.position, match.position), names: [] };
  }
  if (seated.result !== undefined) {
    return { lead: '', text: texts.result(seated.result, seated.names), names: seated.faces.map((face) => face.name) };
  }
  if (props.table.ended !== undefined) return { lead: '', text: say.end.over, names: [] };
  if (props.reckoning.at === 'begun') return { lead: '', text: t.reckoning.begun, names: [] };
  const left = seated.seat === undefined && props.table.seats.find((info) => info.left === true);
  if (left) return { lead: '', text: `${t.shell.leftSeat(left.name)} ${question}`, names: othersAwaited(props) };
  const readers = props.reckoning.at === 'open' ? othersReading(props) : [];
  const asked = seated.seat === undefined ? `${t.shell.watching} ${question}` : question;
  const text = readers.length === 0 ? asked : `${asked} ${t.reckoning.reading(readers)}`;
  const lead = props.branch === undefined ? `${t.yourTurn}.` : branching.turn(seated.faces[props.branch.seat]?.name ?? '');
  return mine ? { lead, text, names: readers } : { lead: '', text, names: [...othersAwaited(props), ...readers] };
}

function Actions(props: TurnDockProps) {
  const t = useTexts();
  const say = useVoteWords();
  const { table, match, seated, looking, notNow, mine } = props;
  const { seat, yours, result } = seated;
  const past = looking.at;
  const over = result !== undefined || table.ended !== undefined;
  if (props.consent !== undefined) return <ConsentActions consent={props.consent} />;
  if (props.vote !== undefined) return <VoteActions vote={props.vote} />;
  if (past !== undefined) {
    return <PastActions position={past.position} last={match.position} over={over} onLook={looking.to} onBack={looking.back} />;
  }
  if (over) {
    return (
      <Button kind="primary" onClick={props.onResult}>
        {t.shell.showResult}
      </Button>
    );
  }
  if (props.clock.out !== undefined && props.clock.aside) {
    return (
      <Button kind="primary" notNow={notNow} onClick={props.clock.takeOver}>
        <span>{t.clock.back.take}</span>
      </Button>
    );
  }
  const asked = table.undo;
  if (asked !== undefined && yours.includes(asked.by)) {
    const withdraw = () => {
      props.onWithdraw();
      props.onOrder({ type: 'consent', seat: asked.by, agree: false });
    };
    return (
      <Button icon="close" onClick={withdraw}>
        {t.undo.withdraw}
      </Button>
    );
  }
  if (props.reckoning.at !== 'none' && !props.reckoning.read && !mine) {
    return (
      <Button kind="primary" notNow={notNow} aria-keyshortcuts="g" onClick={props.onGoOn}>
        <span>{t.reckoning.goOn}</span>
      </Button>
    );
  }
  const turn = ownAwaited(props);
  if (turn !== undefined) {
    // what the seat shown may do meanwhile stays in reach
    return (
      <>
        <GameActions game={props.game} table={props.props} notNow={notNow} instead={null} />
        <Button kind="primary" notNow={notNow} onClick={() => props.onSeat(turn)}>
          <span>{t.shell.showSeat(calledIn(props, t)(turn))}</span>
        </Button>
      </>
    );
  }
  const readers = props.reckoning.at === 'open' ? othersReading(props) : [];
  const waiting = readers.length > 0 ? readers : othersAwaited(props);
  const absent =
    seat === undefined
      ? undefined
      : table.seats.find((info) => seated.awaited.includes(info.seat) && mayStandIn(info, table.clock, props.now));
  const left = table.seats.find((info) => info.left === true);
  const takeBack = () => {
    for (const info of table.seats) if (info.left === true) props.onOrder({ type: 'sit', seat: info.seat, contribution: freshChance() });
  };
  if (seat === undefined && left !== undefined) {
    return (
      <Button kind="primary" notNow={notNow} onClick={takeBack}>
        <span>{t.shell.takeBack}</span>
      </Button>
    );
  }
  // Somebody was given a link to a seat here.
  const wanted = table.vote === undefined ? wantedSeat(table, location.hash) : undefined;
  const waits = (
    <>
      {seat === undefined ? (
        <WatchRow table={table} />
      ) : (
        <Button notNow={notNow ?? (readers.length > 0 ? t.reckoning.reading(readers) : t.shell.waitingWhy(waiting))}>
          {t.shell.waitingFor(waiting)}
        </Button>
      )}
      {wanted !== undefined && (
        <Button kind="primary" notNow={notNow} onClick={() => props.onOrder({ type: 'vote-seat', seat: wanted.seat })}>
          <span>{say.seat.line(wanted.name)}</span>
        </Button>
      )}
      {seat !== undefined && readers.length === 0 && (
        <Nudge table={table} position={match.position} awaited={seated.awaited} yours={yours} onNudge={props.onOrder} />
      )}
      {seat !== undefined && <Hurry table={table} awaited={seated.awaited} />}
      {absent !== undefined && (
        <Button icon="key" onClick={() => props.onOrder({ type: 'stand-in', seat: absent.seat })}>
          {t.options.standIn(absent.name)}
        </Button>
      )}
    </>
  );
  const { Choice } = props.game;
  const choice = Choice && <Choice {...props.props} notNow={notNow} />;
  // While the connection is lost the buttons stay where they are, dashed, and say why.
  return <GameActions game={props.game} table={props.props} notNow={notNow} instead={mine ? choice : waits} />;
}

/** What the match came to, and what the branch promises. */
function BranchAbove({ branch, match, seated, looking }: TurnDockProps & { readonly branch: Branching }) {
  const { trunk, fork, values, seat } = branch;
  if (trunk === undefined || fork === undefined) return null;
  return (
    <BranchBox
      trunk={trunk}
      fork={fork.position}
      values={values}
      seat={seat}
      name={seated.faces[seat]?.name ?? ''}
      length={match.position}
      position={looking.at?.position ?? match.position}
      yours
      result={seated.result}
    />
  );
}

/** Back to where the branch left its match. */
function TryAgain({ branch }: { readonly branch: Branching }) {
  const say = useBranchWords();
  return (
    <Button icon="undo" className="tryagain" aria-label={say.again} busy={branch.trying} onClick={branch.again}>
      <span>{say.again}</span>
    </Button>
  );
}

/** The dock filled: past, present and future of this moment. */
export function TurnDock(props: TurnDockProps) {
  const t = useTexts();
  const { seated, looking, mine } = props;
  const { seat, faces, yours } = seated;
  const over = seated.result !== undefined || props.table.ended !== undefined;
  const just = useJust(props);
  const { lead, text, names } = useSentence(props);
  const tone =
    props.consent !== undefined || props.vote !== undefined
      ? 'yours'
      : looking.at !== undefined
        ? 'past'
        : over
          ? 'over'
          : mine && props.live
            ? 'yours'
            : 'waiting';
  return (
    <Dock
      tone={tone}
      label={over ? t.shell.dockOver : mine ? t.shell.dock : t.shell.dockWaiting}
      me={seat === undefined ? undefined : faces[seat]}
      active={mine}
      bank={
        seat !== undefined && props.table.clock !== undefined && props.table.status === 'running' ? (
          <OwnBank table={props.table} seat={seat} skew={props.skew} />
        ) : undefined
      }
      above={props.branch !== undefined && <BranchAbove {...props} branch={props.branch} />}
      orders={<OrderRow {...props.standing} />}
      offers={<OrderOffers {...props.standing} />}
      said={props.said}
      just={just}
      length={lead.length + text.length}
      tools={props.tools}
      turn={
        <>
          {lead !== '' && <b>{lead}</b>} <Sentence text={text} names={names} onRule={props.onRule} />
        </>
      }
    >
      {yours.length > 1 && (
        <SeatChoice faces={faces.filter((face) => face.you)} seat={seat} called={calledIn(props, t)} onSeat={props.onSeat} />
      )}
      <Actions {...props} />
      {props.branch !== undefined && looking.at === undefined && <TryAgain branch={props.branch} />}
    </Dock>
  );
}
