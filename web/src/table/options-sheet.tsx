import { type GameModule, languages } from '@tafelrunde/kernel';
import type { SeatInfo, TableInfo } from '@tafelrunde/protocol';
import { Button, Dialog, Icon, type IconName, Segments, Switch } from '@tafelrunde/stage';
import { useEffect, useState } from 'react';
import { toastFault } from '../frame/toasts.tsx';
import { languageNames } from '../frame/top-bar.tsx';
import type { Order, TableLink } from '../link/link.ts';
import { nameOfGame } from '../lobby/rows.tsx';
import { inviteLink, LinkBox } from '../room/invite.tsx';
import { LevelLines } from '../room/level-lines.tsx';
import { TableRules } from '../room/room.tsx';
import { navigate } from '../router.ts';
import { change, useSettings } from '../settings.ts';
import { type Texts, useTexts } from '../texts/index.ts';
import { mayStandIn } from './absence.ts';
import { KeyList } from './keys.tsx';
import './options.css';

export interface OptionsProps {
  readonly link: TableLink;
  readonly table: TableInfo;
  readonly module: GameModule;
  /** The clock of the server. */
  readonly now: number;
  /** What the game is about is to be read again. */
  readonly onGoal: () => void;
  readonly onClose: () => void;
}

type Chapter =
  | { readonly at: 'all' | 'invitation' | 'seat-link' | 'rules' | 'keys' | 'give-up' | 'close' }
  | { readonly at: 'replace' | 'stand-in'; readonly info: SeatInfo };

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

function Look() {
  const t = useTexts();
  const { language, theme, pace, bell, letters } = useSettings();
  return (
    <>
      <Segments
        wide
        legend={t.language}
        value={language}
        choices={languages.map((value) => ({ value, label: languageNames[value], lang: value }))}
        onChange={(value) => change({ language: value })}
      />
      <Segments
        wide
        legend={t.theme}
        value={theme}
        choices={(['system', 'light', 'dark'] as const).map((value) => ({ value, label: t.themes[value] }))}
        onChange={(value) => change({ theme: value })}
      />
      <Segments
        wide
        legend={t.options.pace}
        value={pace}
        choices={(['full', 'quick', 'off'] as const).map((value) => ({ value, label: t.options.paces[value] }))}
        onChange={(value) => change({ pace: value })}
      />
      <div>
        <Switch label={t.options.bell} checked={bell} onChange={(value) => change({ bell: value })} />
        <Switch label={t.options.letters} hint={t.options.lettersHint} checked={letters} onChange={(value) => change({ letters: value })} />
      </div>
    </>
  );
}

/** The personal link is asked for when somebody wants it, never before. */
function SeatLink({ link, table }: Pick<OptionsProps, 'link' | 'table'>) {
  const t = useTexts();
  const seat = table.seats.find((info) => info.you)?.seat;
  const [secret, setSecret] = useState<string>();
  useEffect(() => {
    if (seat === undefined) return;
    link.send({ type: 'seat-link', seat }).then(
      (answer) => answer.type === 'seat-link' && setSecret(answer.secret),
      (fault: unknown) => toastFault(fault),
    );
  }, [link, seat]);
  if (secret === undefined) return <p className="muted">{t.connection.loading}</p>;
  return (
    <LinkBox
      link={`${inviteLink(table.id)}#seat=${encodeURIComponent(secret)}`}
      label={t.options.seatLink}
      shareWith={t.options.seatLink}
      qrLabel={t.options.seatLinkQr}
      hint={t.options.seatLinkText}
    />
  );
}

function Lines({ link, table, now, onGoal, go }: OptionsProps & { readonly go: (chapter: Chapter) => void }) {
  const t = useTexts();
  const mine = table.seats.find((info) => info.you);
  const here = link.home === 'here';
  const running = table.status === 'running';
  const people = table.seats.filter((info) => info.kind === 'person' && !info.you);
  return (
    <div className="optlines">
      {running &&
        people
          .filter((info) => mine !== undefined && mayStandIn(info, now))
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
        <Line icon="phone" title={t.options.seatLink} hint={t.options.seatLinkHint} onClick={() => go({ at: 'seat-link' })} />
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
  const mine = table.seats.find((info) => info.you);
  const after = (wanted: Order) => () => {
    order(wanted);
    onClose();
  };
  // A match of this browser is gone when it is closed: there is nothing left to look at.
  const remove = () =>
    void link.send({ type: 'close' }).then(
      () => navigate('/'),
      (fault: unknown) => toastFault(fault),
    );
  switch (chapter.at) {
    case 'all':
      return (
        <>
          <Look />
          <Lines {...props} />
        </>
      );
    case 'invitation':
      return (
        <LinkBox
          link={inviteLink(table.id)}
          label={t.room.link}
          shareWith={t.room.shareText(nameOfGame(t, table.game))}
          qrLabel={t.room.qr}
          hint={t.room.qrHint}
        />
      );
    case 'seat-link':
      return <SeatLink link={link} table={table} />;
    case 'rules':
      return <TableRules module={module} table={table} />;
    case 'keys':
      return <KeyList />;
    case 'give-up':
      return mine === undefined ? null : (
        <Sure text={t.options.giveUpText} button={t.options.giveUpButton} onSure={after({ type: 'stand', seat: mine.seat })} />
      );
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

function titleOf(chapter: Chapter, home: TableLink['home'], t: Texts): string {
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
  const [chapter, go] = useState<Chapter>({ at: 'all' });
  const order = (wanted: Order) => void link.send(wanted).catch((fault: unknown) => toastFault(fault));
  return (
    <Dialog
      title={titleOf(chapter, link.home, t)}
      closeLabel={t.close}
      className="dialog--narrow dialog--options"
      onClose={chapter.at === 'all' ? onClose : () => go({ at: 'all' })}
    >
      <Page {...props} chapter={chapter} order={order} go={go} />
    </Dialog>
  );
}
