import type { Seat } from '@tafelrunde/kernel';
import { Button, classes, type GameTable, Icon, IconButton, Shield, type SeatFace, type TableProps } from '@tafelrunde/stage';
import { type CSSProperties, type ReactNode, useState } from 'react';
import { usePreferences } from '../preferred.ts';
import { useTexts } from '../texts/index.ts';
import { useShortcuts } from './use-shortcuts.ts';

/** What the dock shows: past, present, future. */
export interface DockProps {
  readonly tone: 'yours' | 'waiting' | 'over' | 'past';
  readonly label: string;
  readonly me: SeatFace | undefined;
  readonly active: boolean;
  /** Under the shield: what time is left. */
  readonly bank?: ReactNode;
  /** Above everything: what a branch comes to. */
  readonly above?: ReactNode;
  /** What is answered beforehand. */
  readonly orders?: ReactNode;
  /** What might be, from now on. */
  readonly offers?: ReactNode;
  /** What somebody said, where the talk is out of sight. */
  readonly said?: ReactNode;
  /** What just happened. */
  readonly just: ReactNode;
  /** Whose turn and what is asked. */
  readonly turn: ReactNode;
  /** Characters of that sentence: a long one is set smaller, so that the table never jumps. */
  readonly length: number;
  /** What I may do. */
  readonly children: ReactNode;
  /** Undo, hint, log: below the buttons or beside them, wherever the dock stands. */
  readonly tools: ReactNode;
}

/** The near edge of the table: what just happened, what is asked, what I may do. Two lines are always kept for the sentence. */
export function Dock({ tone, label, me, active, bank, above, orders, offers, said, just, turn, length, children, tools }: DockProps) {
  return (
    <section className={classes('dock', tone !== 'waiting' && `is-${tone}`)} aria-label={label}>
      <span className="rim" />
      {above}
      <div className="dock__in">
        {orders}
        <div className="dock__me">
          {me === undefined ? <Icon name="eye" className="dock__watcher" /> : <Shield seat={me.seat} name={me.name} active={active} />}
          {bank}
        </div>
        <div className="dock__says">
          {said}
          {offers}
          <p className="just">{just}</p>
          <p className="turn" style={{ '--length': Math.max(length, 1) } as CSSProperties}>
            {turn}
          </p>
        </div>
        <div className="actions">{children}</div>
      </div>
      {tools}
    </section>
  );
}

/** The game's own buttons, and their shortcuts. Where the game has none just now, what the frame has to say instead. */
export function GameActions(props: {
  readonly game: GameTable;
  readonly table: TableProps<unknown, unknown, unknown>;
  readonly notNow: string | undefined;
  readonly instead: ReactNode;
}) {
  const { shortcuts } = usePreferences();
  const { act, busy } = props.table;
  const actions = props.game.dock(props.table);
  useShortcuts(
    shortcuts,
    Object.fromEntries(actions.flatMap(({ shortcut, action }) => (shortcut === undefined ? [] : [[shortcut, () => act(action)]]))),
  );
  // The one that was pressed keeps spinning while the answer is on its way.
  const [pressed, press] = useState<string>();
  if (actions.length === 0) return props.instead;
  return actions.map((action) => (
    <Button
      key={action.key}
      kind={action.primary === true ? 'primary' : 'secondary'}
      notNow={props.notNow}
      busy={busy && pressed === action.key}
      aria-keyshortcuts={action.shortcut}
      onClick={() => {
        press(action.key);
        act(action.action);
      }}
    >
      <span>{action.label}</span>
    </Button>
  ));
}

/** Steps through earlier positions. */
export function PastActions(props: {
  readonly position: number;
  readonly last: number;
  readonly over: boolean;
  readonly onLook: (position: number) => void;
  readonly onBack: () => void;
}) {
  const t = useTexts();
  return (
    <div className="steps">
      <IconButton
        icon="rewind"
        label={t.log.earlier}
        aria-disabled={props.position <= 0 || undefined}
        onClick={() => props.position > 0 && props.onLook(props.position - 1)}
      />
      <input
        type="range"
        min={0}
        max={props.last}
        value={props.position}
        aria-label={t.log.looking(props.position, props.last)}
        onChange={(event) => props.onLook(Number(event.target.value))}
      />
      <IconButton
        icon="forward"
        label={t.log.later}
        aria-disabled={props.position >= props.last || undefined}
        onClick={() => props.position < props.last && props.onLook(props.position + 1)}
      />
      <Button kind="primary" onClick={props.onBack}>
        {props.over ? t.log.toEnd : t.log.toNow}
      </Button>
    </div>
  );
}

/** For people who hold several seats: whose hands are shown, and which of them is asked. */
export function SeatChoice({
  faces,
  seat,
  called,
  onSeat,
}: {
  readonly faces: readonly SeatFace[];
  readonly seat: Seat | undefined;
  /** How the game calls who sits there: two seats of one person have one name. */
  readonly called: (seat: Seat) => string;
  readonly onSeat: (seat: Seat) => void;
}) {
  const t = useTexts();
  return (
    <fieldset className="seatchoice" aria-label={t.shell.seatsOfYours}>
      {faces.map(({ seat: each, asked }) => (
        <button key={each} type="button" aria-pressed={each === seat} title={called(each)} onClick={() => onSeat(each)}>
          <Shield seat={each} name={called(each)} active={asked} />
          <span className="sr">{asked ? t.shell.seatAsked(called(each)) : called(each)}</span>
        </button>
      ))}
    </fieldset>
  );
}
