import { levelsOf } from '@tafelrunde/bots';
import { type GameModule, givesHints, type Seat } from '@tafelrunde/kernel';
import type { SeatInfo, TableInfo } from '@tafelrunde/protocol';
import { Button, Dialog, Icon, TableFigure } from '@tafelrunde/stage';
import { useEffect, useState } from 'react';
import { useNameFirst } from '../frame/name-dialog.tsx';
import { Reload } from '../frame/reload.tsx';
import { toastFault } from '../frame/toasts.tsx';
import { TopBar } from '../frame/top-bar.tsx';
import { rememberChance } from '../link/chance.ts';
import { freshChance } from '../link/fresh.ts';
import type { LinkState, Order, TableLink } from '../link/link.ts';
import { inForm } from '../lobby/option-form.tsx';
import { watchersOf } from '../table/watchers.ts';
import { nameOfGame } from '../lobby/rows.tsx';
import { useLanguage, useTexts } from '../texts/index.ts';
import { Invite } from './invite.tsx';
import { LevelLines } from './level-lines.tsx';
import { RoundTable } from './round-table.tsx';
import './room.css';

/** The rules agreed for this table, as a list to read. */
export function TableRules({ module, table }: { readonly module: GameModule; readonly table: TableInfo }) {
  const texts = module.texts[useLanguage()];
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

export interface RoomProps {
  readonly link: TableLink;
  readonly state: LinkState;
  readonly table: TableInfo;
  readonly module: GameModule;
}

function Foot({ table, order }: { readonly table: TableInfo; readonly order: (order: Order) => Promise<void> }) {
  const t = useTexts();
  const [busy, setBusy] = useState<'start' | 'bots'>();
  const free = table.seats.filter((info) => info.kind === 'open');
  const mine = table.seats.find((info) => info.you);
  const taken = table.seats.length - free.length;
  const owner = table.seats.find((info) => info.owner);
  // Everybody sits, and whoever opened the table is not there.
  const instead = !table.owner && mine !== undefined && free.length === 0 && owner?.present !== true;
  const during = async (what: 'start' | 'bots', orders: readonly Order[]) => {
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
          <Button icon="leave" onClick={() => void order({ type: 'stand', seat: mine.seat })}>
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
            <Button kind="primary" busy={busy === 'start'} onClick={() => void during('start', [{ type: 'start' }])}>
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
  onClose,
}: {
  readonly info: SeatInfo;
  readonly module: GameModule;
  readonly order: (order: Order) => Promise<void>;
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
export function WaitingRoom({ link, state, table, module }: RoomProps) {
  const t = useTexts();
  const [changing, setChanging] = useState<Seat>();
  const game = nameOfGame(t, table.game);
  const free = table.seats.filter((info) => info.kind === 'open').length;
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
      rememberChance(table.id, seat, contribution);
      void order({ type: 'sit', seat, contribution });
    });

  return (
    <>
      <Reload outdated={state.outdated} />
      <TopBar />
      {state.connection !== 'live' && (
        <div className="lostline" aria-live="polite">
          <TableFigure />
          <b>{t.connection.lost}</b>
          <button type="button" className="link" onClick={() => link.hurry()}>
            {t.connection.tryNow}
          </button>
        </div>
      )}
      <main className="room" id="content">
        <div className="room__head">
          <p className="muted">{t.room.kicker(game, table.public)}</p>
          <h1>{heading}</h1>
        </div>
        <RoundTable table={table} module={module} take={take} change={(info) => setChanging(info.seat)} />
        <div className="room__side">
          <Invite table={table.id} game={game} />
          <details className="invite tablerules">
            <summary>
              {t.room.options}
              <Icon name="down" />
            </summary>
            <TableRules module={module} table={table} />
          </details>
        </div>
      </main>
      <Foot table={table} order={order} />
      {nameDialog}
      {changing !== undefined && table.seats[changing] !== undefined && (
        <SeatDialog info={table.seats[changing]} module={module} order={order} onClose={() => setChanging(undefined)} />
      )}
    </>
  );
}
