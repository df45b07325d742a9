import { levelsOf } from '@tafelrunde/bots';
import { type GameBrief, givesHints, type Seat } from '@tafelrunde/kernel';
import type { SeatInfo, TableInfo } from '@tafelrunde/protocol';
import { Button, classes, Dialog, type GameTable, Icon, Switch, TableFigure } from '@tafelrunde/stage';
import { useEffect, useState } from 'react';
import { useNameFirst } from '../frame/name-dialog.tsx';
import { Reload } from '../frame/reload.tsx';
import { toastFault } from '../frame/toasts.tsx';
import { TopBar } from '../frame/top-bar.tsx';
import { useGameTexts } from '../games.ts';
import { rememberChance } from '../link/chance.ts';
import { freshChance } from '../link/fresh.ts';
import { rhythmHint, rhythmName } from '../clock-words.ts';
import { useZone } from '../table/clock/use-clock.ts';
import { underTerms } from '../link/own-chance.ts';
import type { LinkState, Order, TableLink } from '../link/link.ts';
import { explain, isLesson, useLearning } from '../lessons.ts';
import { inForm } from '../lobby/draft.ts';
import { watchersOf } from '../table/watchers.ts';
import { nameOfGame } from '../lobby/rows.tsx';
import { SameDealNote } from '../same-deal/note.tsx';
import { useTexts } from '../texts/index.ts';
import { Choosing, useOptionNews } from './choosing.tsx';
import { firstTurnSays } from './first-turn.ts';
import { Invite, InviteLink } from './invite.tsx';
import { LevelLines } from './level-lines.tsx';
import { RoundTable } from './round-table.tsx';
import { OptionsDialog, useContributions } from './terms.tsx';
import './room.css';

/** The rules agreed for this table, as a list to read. */
export function TableRules({ module, table }: { readonly module: GameBrief; readonly table: TableInfo }) {
  const texts = useGameTexts(module);
  const t = useTexts();
  return (
    <dl className="facts">
      {givesHints(module, table.options) && (
        <div>
          <dt>{t.newTable.hintsShort}</dt>
          <dd>{table.hints === false ? t.hint.no : t.hint.yes}</dd>
        </div>
      )}
      {module.game.meta.options.filter(inForm).map((spec) => {
        const option = texts.option(spec.key);
        return (
          <div key={spec.key}>
            <dt>{option.label}</dt>
            <dd>{option.value(table.options[spec.key] ?? spec.default)}</dd>
          </div>
        );
      })}
    </dl>
  );
}

/** A table that explains the game says so before the start; whoever knows the game switches it off for themselves. */
function Explained({ table, module }: { readonly table: TableInfo; readonly module: GameBrief }) {
  const t = useTexts();
  const learning = useLearning(table.game, module.game.meta.lesson, table);
  if (learning === undefined || !isLesson(module.game.meta.lesson, table)) return null;
  return (
    <section className="invite" aria-label={t.learn.explain}>
      <Switch label={t.learn.explain} hint={t.learn.room} checked={learning.on} onChange={(on) => explain(table.game, on)} />
    </section>
  );
}

export interface RoomProps {
  readonly link: TableLink;
  readonly state: LinkState;
  readonly table: TableInfo;
  readonly module: GameBrief;
  /** The game's own screen, where it brings one. */
  readonly Choose: GameTable['Choose'];
}

function Foot({ table, order }: { readonly table: TableInfo; readonly order: (order: Order) => Promise<void> }) {
  const t = useTexts();
  const [busy, setBusy] = useState<'start' | 'bots' | 'stand'>();
  const free = table.seats.filter((info) => info.kind === 'open');
  const own = table.seats.filter((info) => info.you);
  const [mine] = own;
  const taken = table.seats.length - free.length;
  const owner = table.seats.find((info) => info.owner);
  // Everybody sits, and whoever opened the table is not there.
  const instead = !table.owner && mine !== undefined && free.length === 0 && owner?.present !== true;
  // The options have changed, and these people's pages have not seen it yet.
  const owes = table.seats.filter((info) => info.owes === true && !info.you).map((info) => info.name);
  const owing = owes.length === 0 ? undefined : t.room.owes(owes);
  const during = async (what: 'start' | 'bots' | 'stand', orders: readonly Order[]) => {
    setBusy(what);
    for (const each of orders) await order(each);
    setBusy(undefined);
  };
  const sentence = table.owner
    ? free.length === 0
      ? t.room.ready
      : t.room.botsMay(free.length)
    : mine === undefined
      ? free.length === 0
        ? t.room.fullForYou
        : t.room.notSeated
      : instead
        ? t.room.beginInstead(owner?.name ?? t.somebody)
        : t.room.waitsForOwner(owner?.name ?? t.somebody);
  return (
    <section className="stickyfoot" aria-label={t.room.start}>
      <span className="rim" />
      <div className="stickyfoot__in">
        <p>
          <b>{t.room.sitting(taken, table.seats.length)}</b>{' '}
          <span className={table.owner && free.length > 0 ? 'muted wide-only' : 'muted'}>{sentence}</span>{' '}
          {table.spectators > 0 && <span className="muted wide-only">{watchersOf(table, t)}</span>}
        </p>
        {mine !== undefined && !table.owner && (
          <Button
            icon="leave"
            onClick={() =>
              void during(
                'stand',
                own.map(({ seat }) => ({ type: 'stand', seat })),
              )
            }
          >
            {t.room.standUp}
          </Button>
        )}
        {(table.owner || instead) && (
          <>
            {free.length > 0 && (
              <Button
                icon="key"
                busy={busy === 'bots'}
                onClick={() =>
                  void during(
                    'bots',
                    free.map((info) => ({ type: 'place', seat: info.seat, kind: 'bot' })),
                  )
                }
              >
                {t.room.putBots(free.length)}
              </Button>
            )}
            <Button kind="primary" busy={busy === 'start'} notNow={owing} onClick={() => void during('start', [{ type: 'start' }])}>
              {t.room.start}
            </Button>
          </>
        )}
      </div>
    </section>
  );
}

function SeatDialog({
  info,
  module,
  order,
  take,
  onClose,
}: {
  readonly info: SeatInfo;
  readonly module: GameBrief;
  readonly order: (order: Order) => Promise<void>;
  /** The reader may sit down here as well. */
  readonly take: (() => void) | undefined;
  readonly onClose: () => void;
}) {
  const t = useTexts();
  const levels = levelsOf(module);
  const set = (kind: 'open' | 'bot', level?: string) => {
    onClose();
    void order({ type: 'place', seat: info.seat, kind, ...(level === undefined ? {} : { level }) });
  };
  return (
    <Dialog title={info.kind === 'open' ? t.room.free : info.name} closeLabel={t.close} className="dialog--narrow" onClose={onClose}>
      {info.you ? (
        <Button
          icon="leave"
          wide
          onClick={() => {
            onClose();
            void order({ type: 'stand', seat: info.seat });
          }}
        >
          {t.room.standUp}
        </Button>
      ) : null}
      {take !== undefined && (
        <Button
          icon="people"
          wide
          onClick={() => {
            onClose();
            take();
          }}
        >
          {t.room.takeToo}
        </Button>
      )}
      {!info.you && levels.length === 1 && info.kind !== 'bot' && (
        <Button icon="key" wide onClick={() => set('bot')}>
          {t.room.putBot}
        </Button>
      )}
      {!info.you && levels.length > 1 && <LevelLines module={module} level={info.level} onLevel={(level) => set('bot', level)} />}
      {!info.you && info.kind !== 'open' && (
        <Button icon="leave" wide onClick={() => set('open')}>
          {t.room.freeIt}
        </Button>
      )}
    </Dialog>
  );
}

/** The table before the start: it fills with people. */
export function WaitingRoom({ link, state, table, module, Choose: choosing }: RoomProps) {
  // Where a deal is played once more, nothing is left to choose.
  const Choose = table.again === undefined ? choosing : undefined;
  const t = useTexts();
  const [changing, setChanging] = useState<Seat>();
  const [agreeing, setAgreeing] = useState(false);
  const [inviting, setInviting] = useState(false);
  useContributions(link, table);
  useZone(link, table);
  useOptionNews(module, table);
  const game = nameOfGame(t, table.game);
  const free = table.seats.filter((info) => info.kind === 'open').length;
  const first = firstTurnSays(t, module, table);
  const heading = free === 0 ? t.room.headings.full : t.room.headings.free(free);

  useEffect(() => {
    document.title = `${game} – Tafelrunde`;
  }, [game]);

  const order = async (wanted: Order) => {
    try {
      await link.send(wanted);
    } catch (fault) {
      toastFault(fault);
    }
  };
  const [nameDialog, nameFirst] = useNameFirst();
  const take = (seat: Seat) =>
    nameFirst(() => {
      const contribution = freshChance();
      rememberChance(table.id, seat, contribution, underTerms(table));
      void order({ type: 'sit', seat, contribution, terms: table.terms ?? 0 });
    });

  const seating = { table, module, take, change: (info: SeatInfo) => setChanging(info.seat) };

  return (
    <>
      <Reload outdated={state.outdated} />
      <TopBar />
      {state.connection !== 'live' && (
        <div className="lostline" aria-live="polite">
          <TableFigure />
          <b>{state.why === undefined ? t.connection.lost : t.failure(state.why)}</b>
          <button type="button" className="link" onClick={() => link.hurry()}>
            {t.connection.tryNow}
          </button>
        </div>
      )}
      <main className={classes('room', Choose !== undefined && 'room--choose')} id="content">
        <div className="room__head">
          <p className="muted">{t.room.kicker(game, table.public)}</p>
          <h1>{heading}</h1>
          {table.clock !== undefined && (
            <p className="room__clock">
              <Icon name={table.clock.choice.kind === 'live' ? 'clock' : 'calendar'} />
              <b>{rhythmName(t, table.clock.choice)}</b> {rhythmHint(t, table.clock.choice)}
            </p>
          )}
          <SameDealNote table={table} />
          {first !== undefined && <p>{first}</p>}
          {Choose !== undefined && (
            <Button icon="share" onClick={() => setInviting(true)}>
              {t.room.invite}
            </Button>
          )}
        </div>
        {Choose === undefined ? (
          <RoundTable {...seating} />
        ) : (
          <Choosing {...seating} Choose={Choose} link={link} form={table.owner ? () => setAgreeing(true) : undefined} />
        )}
        <div className="room__side">
          <Explained table={table} module={module} />
          {Choose === undefined && <Invite table={table.id} game={game} owner={table.owner} />}
          <details className="invite tablerules">
            <summary>
              {t.room.options}
              <Icon name="down" />
            </summary>
            <TableRules module={module} table={table} />
            {table.owner && table.again === undefined && module.game.meta.options.some(inForm) && (
              <Button wide onClick={() => setAgreeing(true)}>
                {t.room.changeOptions}
              </Button>
            )}
          </details>
          {/* Whoever waits for the others has time to read. */}
          <a className="link" href={`/rules/${table.game}`}>
            {t.rules.title(game)}
          </a>
        </div>
      </main>
      <Foot table={table} order={order} />
      {nameDialog}
      {inviting && (
        <Dialog title={t.room.invite} closeLabel={t.close} className="dialog--narrow" onClose={() => setInviting(false)}>
          <InviteLink table={table.id} game={game} owner={table.owner} />
        </Dialog>
      )}
      {agreeing && <OptionsDialog link={link} table={table} module={module} onClose={() => setAgreeing(false)} />}
      {changing !== undefined && table.seats[changing] !== undefined && (
        <SeatDialog
          info={table.seats[changing]}
          module={module}
          order={order}
          take={module.game.meta.severalSeats && table.seats[changing].kind === 'open' ? () => take(changing) : undefined}
          onClose={() => setChanging(undefined)}
        />
      )}
    </>
  );
}
