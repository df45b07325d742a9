import type { Seat } from '@tafelrunde/kernel';
import { Button, classes, type DockAction, Icon, IconButton, Shield, type SeatFace } from '@tafelrunde/stage';
import type { ReactNode } from 'react';
import { useTexts } from '../texts/index.ts';

/** What the dock shows: past, present, future. */
export interface DockProps {
  readonly tone: 'yours' | 'waiting' | 'over' | 'past';
  readonly label: string;
  readonly me: SeatFace | undefined;
  readonly active: boolean;
  /** What just happened. */
  readonly just: ReactNode;
  /** Whose turn and what is asked. */
  readonly turn: ReactNode;
  /** What I may do. */
  readonly children: ReactNode;
}

/** The near edge of the table: what just happened, what is asked, what I may do. Two lines are always kept for the sentence. */
export function Dock({ tone, label, me, active, just, turn, children }: DockProps) {
  return (
    <section className={classes('dock', tone === 'yours' && 'is-yours', tone === 'past' && 'is-past')} aria-label={label}>
      <span className="rim" />
      <div className="dock__in">
        <div className="dock__me">
          {me === undefined ? <Icon name="eye" className="dock__watcher" /> : <Shield seat={me.seat} name={me.name} active={active} />}
        </div>
        <p className="just">
          <span>{just}</span>
        </p>
        <p className="turn">{turn}</p>
        <div className="actions">{children}</div>
      </div>
    </section>
  );
}

/** The game's own buttons; the first primary one is the primary of the screen. */
export function DockActions<Action>(props: {
  readonly actions: readonly DockAction<Action>[];
  readonly notNow: string | undefined;
  readonly busy: string | undefined;
  onAct(action: DockAction<Action>): void;
}) {
  return props.actions.map((action) => (
    <Button
      key={action.key}
      kind={action.primary === true ? 'primary' : 'secondary'}
      notNow={props.notNow}
      busy={props.busy === action.key}
      aria-keyshortcuts={action.letter}
      onClick={() => props.onAct(action)}
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
  onLook(position: number): void;
  onBack(): void;
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

/** For people who hold several seats: whose hands are shown. */
export function SeatChoice({
  faces,
  seat,
  onSeat,
}: {
  readonly faces: readonly SeatFace[];
  readonly seat: Seat | undefined;
  onSeat(seat: Seat): void;
}) {
  const t = useTexts();
  return (
    <div className="seatchoice" role="group" aria-label={t.shell.seatsOfYours}>
      {faces.map((face) => (
        <button key={face.seat} type="button" aria-pressed={face.seat === seat} title={face.name} onClick={() => onSeat(face.seat)}>
          <Shield seat={face.seat} name={face.name} active={face.asked} />
          <span className="sr">{face.name}</span>
        </button>
      ))}
    </div>
  );
}
