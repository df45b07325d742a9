import { type GameBrief, RefusedError } from '@tafelrunde/kernel';
import type { SeatInfo, TableInfo } from '@tafelrunde/protocol';
import { Button, Dialog, Icon, type IconName, Switch } from '@tafelrunde/stage';
import { useEffect, useState } from 'react';
import { api, UnreachableError } from '../api.ts';
import { toast, toastFault } from '../frame/toasts.tsx';
import type { Order, TableLink } from '../link/link.ts';
import { nameOfGame } from '../lobby/rows.tsx';
import { InviteLink, inviteLink, LinkBox } from '../room/invite.tsx';
import { LevelLines } from '../room/level-lines.tsx';
import { TableRules } from '../room/room.tsx';
import { navigate } from '../router.ts';
import { beginAgain, explain, useLearning } from '../lessons.ts';
import { SameDealNote } from '../same-deal/note.tsx';
import { type Texts, useTexts } from '../texts/index.ts';
import { mayStandIn } from './absence.ts';
import { KeyList } from './keys.tsx';
import { Look } from './look.tsx';
import { EndTogether, HandOn, TakeSeat } from './votes/lines.tsx';
import { useVoteWords, type VoteWords } from './votes/words.ts';
import '../frame/option-lines.css';
import './options.css';

export interface OptionsProps {
  readonly link: TableLink;
  readonly table: TableInfo;
  readonly module: GameBrief;
  /** Pieces are lifted before they are used at this table. */
  readonly lifts: boolean;
  /** The clock of the server. */
  readonly now: number;
  /** What the game is about is to be read again. */
  readonly onGoal: () => void;
  readonly onClose: () => void;
}

type Chapter =
  | { readonly at: 'all' | 'invitation' | 'seat-link' | 'rules' | 'keys' | 'give-up' | 'carry' | 'close' | 'end' | 'hand-on' }
  | { readonly at: 'replace' | 'stand-in' | 'take'; readonly info: SeatInfo };

function Line({
  icon,
  title,
  hint,
  onClick,
}: {
  readonly icon: IconName;
  readonly title: string;
  readonly hint: string;
  readonly onClick: () => void;
}) {
  return (
    <button type="button" className="optline" onClick={onClick}>
      <Icon name={icon} />
      <span>
        <b>{title}</b>
        <small>{hint}</small>
      </span>
      <Icon name="next" />
    </button>
  );
}

/** Whether the game is explained while it is played, and from the first idea on once more. */
function Learn({ table, module, onClose }: Pick<OptionsProps, 'table' | 'module' | 'onClose'>) {
  const t = useTexts();
  const learning = useLearning(table.game, module.game.meta.lesson, table);
  if (learning === undefined) return null;
  const again = () => {
    beginAgain(table.game, true);
    toast({ tone: 'good', ...t.learn.begun });
    onClose();
  };
  return (
    <>
      <Switch label={t.learn.explain} hint={t.learn.explainHint} checked={learning.on} onChange={(value) => explain(table.game, value)} />
      {learning.known.length > 0 && (
        <div className="optlines">
          <Line icon="rules" title={t.learn.again} hint={t.learn.againHint(learning.known.length)} onClick={again} />
        </div>
      )}
    </>
  );
}

/** The personal link is asked for when somebody wants it, never before. */
function SeatLink({ link, table, onDone }: Pick<OptionsProps, 'link' | 'table'> & { readonly onDone: () => void }) {
  const t = useTexts();
  const mine = table.seats.filter((info) => info.you);
  const seat = mine[0]?.seat;
  const seats = mine.map((info) => info.seat).join();
  const others = (mine[0]?.browsers ?? 1) - 1;
  const [secret, setSecret] = useState<string>();
  useEffect(() => {
    if (seats === '') return;
    // Each opens its own seat alone: whoever plays several takes all of them along.
    Promise.all(seats.split(',').map((each) => link.send({ type: 'seat-link', seat: Number(each) }))).then(
      (answers) => setSecret(answers.flatMap((answer) => (answer.type === 'seat-link' ? [answer.secret] : [])).join('.')),
      (fault: unknown) => toastFault(fault),
    );
  }, [link, seats]);
  const revoke = async () => {
    if (seat === undefined) return;
    try {
      await link.send({ type: 'revoke', seat });
      toast({ tone: 'good', ...t.options.revoked });
      onDone();
    } catch (fault) {
      toastFault(fault);
    }
  };
  if (secret === undefined) return <p className="muted">{t.connection.loading}</p>;
  return (
    <>
      <LinkBox
        link={`${inviteLink(table.id)}#seat=${encodeURIComponent(secret)}`}
        label={t.options.seatLink}
        shareWith={t.options.seatLink}
        qrLabel={t.options.seatLinkQr}
        hint={t.options.seatLinkText}
      />
      <p>{others === 0 ? t.options.noBrowsers : t.options.browsers(others)}</p>
      <Button wide onClick={() => void revoke()}>
        {t.options.revoke}
      </Button>
    </>
  );
}

function Lines({ link, table, now, onGoal, go }: OptionsProps & { readonly go: (chapter: Chapter) => void }) {
  const t = useTexts();
  const say = useVoteWords();
  const mine = table.seats.find((info) => info.you);
  const here = link.home === 'here';
  const running = table.status === 'running';
  const people = table.seats.filter((info) => info.kind === 'person' && !info.you);
  return (
    <div className="optlines">
      {running &&
        people
          .filter((info) => mine !== undefined && mayStandIn(info, table.clock, now))
          .map((info) => (
            <Line
              key={info.seat}
              icon="key"
              title={t.options.standIn(info.name)}
              hint={t.options.standInHint(now - (info.awaySince ?? now))}
              onClick={() => go({ at: 'stand-in', info })}
            />
          ))}
      {!here && <Line icon="link" title={t.options.invitation} hint={t.options.invitationHint} onClick={() => go({ at: 'invitation' })} />}
      {!here && mine !== undefined && (
        <Line
          icon="phone"
          title={t.options.seatLink}
          hint={mine.browsers === undefined ? t.options.seatLinkHint : t.options.browsers(mine.browsers - 1)}
          onClick={() => go({ at: 'seat-link' })}
        />
      )}
      <Line icon="rules" title={t.goal.again} hint={t.goal.againHint} onClick={onGoal} />
      <Line icon="rules" title={t.options.tableRules} hint={t.options.tableRulesHint} onClick={() => go({ at: 'rules' })} />
      <Line icon="keyboard" title={t.options.keys} hint={t.options.keysHint} onClick={() => go({ at: 'keys' })} />
      {running &&
        table.owner &&
        people.map((info) => (
          <Line
            key={info.seat}
            icon="key"
            title={t.options.replace(info.name)}
            hint={t.options.replaceHint}
            onClick={() => go({ at: 'replace', info })}
          />
        ))}
      {running && mine !== undefined && people.length > 0 && (
        <Line icon="key" title={t.options.giveUp} hint={t.options.giveUpHint} onClick={() => go({ at: 'give-up' })} />
      )}
      {!here && running && mine !== undefined && people.length > 0 && (
        <Line icon="share" title={say.seat.handOn} hint={say.seat.handOnHint} onClick={() => go({ at: 'hand-on' })} />
      )}
      {!here &&
        running &&
        table.seats.every(({ you, left }) => !you && left !== true) &&
        table.seats.map((info) => (
          <Line key={info.seat} icon="key" title={say.seat.line(info.name)} hint={say.seat.hint} onClick={() => go({ at: 'take', info })} />
        ))}
      {!here && running && mine !== undefined && (
        <Line icon="hand" title={say.end.line} hint={say.end.hint} onClick={() => go({ at: 'end' })} />
      )}
      {here && table.begun === undefined && (
        <Line icon="share" title={t.carry.line} hint={t.carry.hint} onClick={() => go({ at: 'carry' })} />
      )}
      {here && <Line icon="close" title={t.here.remove} hint={t.here.removeHint} onClick={() => go({ at: 'close' })} />}
      {!here && running && table.owner && (
        <Line icon="close" title={t.options.closeTable} hint={t.options.closeHint} onClick={() => go({ at: 'close' })} />
      )}
      <Line icon="leave" title={t.options.leave} hint={mine === undefined ? '' : t.options.leaveHint} onClick={() => navigate('/')} />
    </div>
  );
}

/** Asks once more before something that cannot be taken back. */
function Sure({ text, button, onSure }: { readonly text: string; readonly button: string; readonly onSure: () => void }) {
  return (
    <>
      <p>{text}</p>
      <Button kind="primary" wide onClick={onSure}>
        {button}
      </Button>
    </>
  );
}

/** What a chapter of the sheet holds. */
function Page(
  props: OptionsProps & { readonly chapter: Chapter; readonly order: (order: Order) => void; readonly go: (chapter: Chapter) => void },
) {
  const { link, table, module, chapter, order, onClose } = props;
  const t = useTexts();
  const mine = table.seats.filter((info) => info.you);
  const after =
    (...wanted: readonly Order[]) =>
    () => {
      for (const each of wanted) order(each);
      onClose();
    };
  // A match of this browser is gone when it is closed: there is nothing left to look at.
  const remove = () =>
    void link.send({ type: 'close' }).then(
      () => navigate('/'),
      (fault: unknown) => toastFault(fault),
    );
  // The first answer of a server says who this browser is there: only then something is brought.
  const carry = async () => {
    try {
      await api.me();
      const carried = await link.carry?.();
      if (carried !== undefined) navigate(`/t/${carried}`);
    } catch (fault) {
      toastFault(fault instanceof UnreachableError ? new RefusedError({ code: 'no-server' }) : fault);
    }
  };
  switch (chapter.at) {
    case 'all':
      return (
        <>
          <SameDealNote table={table} />
          {table.origin === 'carried' && <p className="muted">{t.carry.known}</p>}
          <Look lifts={props.lifts} />
          <Learn table={table} module={module} onClose={onClose} />
          <Lines {...props} />
        </>
      );
    case 'invitation':
      return <InviteLink table={table.id} game={nameOfGame(t, table.game)} />;
    case 'seat-link':
      return <SeatLink link={link} table={table} onDone={() => props.go({ at: 'all' })} />;
    case 'rules':
      return <TableRules module={module} table={table} />;
    case 'keys':
      return <KeyList />;
    case 'give-up':
      return mine.length === 0 ? null : (
        <Sure
          text={t.options.giveUpText}
          button={t.options.giveUpButton}
          onSure={after(...mine.map(({ seat }): Order => ({ type: 'stand', seat })))}
        />
      );
    case 'end':
      return <EndTogether table={table} onAsk={after(...mine.slice(0, 1).map(({ seat }): Order => ({ type: 'vote-end', seat })))} />;
    case 'hand-on':
      return mine[0] === undefined ? null : <HandOn table={table} seat={mine[0].seat} />;
    case 'take':
      return <TakeSeat info={chapter.info} onAsk={after({ type: 'vote-seat', seat: chapter.info.seat })} />;
    case 'carry':
      return <Sure text={t.carry.text} button={t.carry.button} onSure={() => void carry()} />;
    case 'close':
      return link.home === 'here' ? (
        <Sure text={t.here.removeText} button={t.here.removeButton} onSure={remove} />
      ) : (
        <Sure text={t.options.closeText} button={t.options.closeButton} onSure={after({ type: 'close' })} />
      );
    case 'replace':
      return (
        <>
          <p>{t.options.replaceText}</p>
          <LevelLines module={module} onLevel={(level) => after({ type: 'place', seat: chapter.info.seat, kind: 'bot', level })()} />
        </>
      );
    case 'stand-in':
      return (
        <>
          <p>{t.options.standInText}</p>
          <LevelLines module={module} onLevel={(level) => after({ type: 'stand-in', seat: chapter.info.seat, level })()} />
        </>
      );
  }
}

function titleOf(chapter: Chapter, home: TableLink['home'], t: Texts, say: VoteWords): string {
  switch (chapter.at) {
    case 'all':
      return t.options.title;
    case 'invitation':
      return t.options.invitation;
    case 'seat-link':
      return t.options.seatLinkTitle;
    case 'rules':
      return t.options.tableRules;
    case 'keys':
      return t.keys.title;
    case 'give-up':
      return t.options.giveUpTitle;
    case 'end':
      return say.end.title;
    case 'hand-on':
      return say.seat.handOnTitle;
    case 'take':
      return say.seat.title(chapter.info.name);
    case 'carry':
      return t.carry.title;
    case 'close':
      return home === 'here' ? t.here.removeTitle : t.options.closeTitle;
    case 'replace':
      return t.options.replaceTitle(chapter.info.name);
    case 'stand-in':
      return t.options.standIn(chapter.info.name);
  }
}

export function OptionsSheet(props: OptionsProps) {
  const { link, onClose } = props;
  const t = useTexts();
  const say = useVoteWords();
  const [chapter, go] = useState<Chapter>({ at: 'all' });
  const order = (wanted: Order) => void link.send(wanted).catch((fault: unknown) => toastFault(fault));
  return (
    <Dialog
      title={titleOf(chapter, link.home, t, say)}
      closeLabel={t.close}
      className="dialog--narrow dialog--options"
      onClose={chapter.at === 'all' ? onClose : () => go({ at: 'all' })}
    >
      <Page {...props} chapter={chapter} order={order} go={go} />
    </Dialog>
  );
}
