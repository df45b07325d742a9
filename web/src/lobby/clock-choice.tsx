import { type Clock, clockLimits } from '@tafelrunde/protocol';
import { Button, Dialog, Icon, type IconName, Select, Stepper, Switch } from '@tafelrunde/stage';
import { useId, useState } from 'react';
import { plainWords, rhythmHint, rhythmName } from '../clock-words.ts';
import { HoursBand } from '../frame/hours-band.tsx';
import { type Texts, useTexts } from '../texts/index.ts';
import './clock-choice.css';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

type Kind = Clock['kind'] | 'none';
type Live = Extract<Clock, { kind: 'live' }>;
type Days = Extract<Clock, { kind: 'days' }>;

const firstLive: Live = { kind: 'live', bank: 10 * MINUTE, back: 5 * SECOND };
const firstDays: Days = { kind: 'days', bank: 3 * DAY, back: 12 * HOUR, night: { from: 22, to: 8 } };

/** What the steppers go through. */
const steps = {
  live: {
    bank: [1, 2, 3, 5, 10, 15, 20, 30, 45, 60, 90, 120, 180].map((n) => n * MINUTE),
    back: [0, 2, 3, 5, 10, 15, 20, 30, 60].map((n) => n * SECOND),
  },
  days: {
    bank: [0.5, 1, 2, 3, 4, 5, 7, 10, 14, 21, 30].map((n) => n * DAY),
    back: [0, 1, 2, 4, 6, 8, 12, 24, 48, 72].map((n) => n * HOUR),
  },
} as const satisfies Readonly<Record<Clock['kind'], Readonly<Record<'bank' | 'back', readonly number[]>>>>;

const icons: Readonly<Record<Kind, IconName>> = { none: 'sun', live: 'clock', days: 'calendar' };
const hours = Array.from({ length: 24 }, (_, hour) => hour);

/** A span by steps that grow with it. */
function SpanStepper(props: {
  readonly label: string;
  readonly shown: string;
  readonly values: readonly number[];
  readonly value: number;
  readonly onChange: (value: number) => void;
}) {
  const t = useTexts();
  const at = Math.max(
    0,
    props.values.findIndex((value) => value >= props.value),
  );
  return (
    <div className="subline">
      <span>{props.label}</span>
      <Stepper
        label={props.label}
        fewer={t.clock.choose.fewer}
        more={t.clock.choose.more}
        value={at}
        min={0}
        max={props.values.length - 1}
        shown={props.shown}
        onChange={(step) => props.onChange(props.values[step] ?? props.value)}
      />
    </div>
  );
}

function DaysOff({ clock, set }: { readonly clock: Days; readonly set: (clock: Days) => void }) {
  const t = useTexts();
  const { choose } = t.clock;
  const { night, weekend: _weekend, ...rest } = clock;
  const weekend = clock.weekend === true ? { weekend: true as const } : {};
  const choices = hours.map((value) => ({ value, label: choose.hour(value) }));
  const at = (change: Partial<NonNullable<Days['night']>>) => {
    const next = { ...(night ?? firstDays.night ?? { from: 22, to: 8 }), ...change };
    if (next.from !== next.to) set({ ...rest, ...weekend, night: next });
  };
  return (
    <>
      <Switch
        label={choose.night}
        hint={night === undefined ? undefined : choose.nightHint(night.from, night.to)}
        checked={night !== undefined}
        onChange={(on) => (on ? at({}) : set({ ...rest, ...weekend }))}
      />
      {night !== undefined && (
        <div>
          <HoursBand {...night} />
          <div className="subline hours__picks">
            <Select label={choose.from} value={night.from} choices={choices} onChange={(from) => at({ from })} />
            <span aria-hidden="true">–</span>
            <Select label={choose.to} value={night.to} choices={choices} onChange={(to) => at({ to })} />
          </div>
        </div>
      )}
      <Switch
        label={choose.weekend}
        hint={choose.weekendHint(night?.from, night?.to)}
        checked={clock.weekend === true}
        onChange={(on) => set({ ...rest, ...(night === undefined ? {} : { night }), ...(on ? { weekend: true as const } : {}) })}
      />
    </>
  );
}

/** Words with what matters between asterisks. */
function Plain({ words }: { readonly words: string }) {
  return <p className="plain">{words.split('*').map((part, n) => (n % 2 === 1 ? <b key={part}>{part}</b> : part))}</p>;
}

/** Three rhythms; the last lines say the choice in plain words and change with it. */
export function ClockDialog({
  clock,
  onChoose,
  onBack,
}: {
  readonly clock: Clock | undefined;
  readonly onChoose: (clock: Clock | undefined) => void;
  readonly onBack: () => void;
}) {
  const t = useTexts();
  const { choose } = t.clock;
  const name = useId();
  const [kind, setKind] = useState<Kind>(clock?.kind ?? 'none');
  const [live, setLive] = useState<Live>(clock?.kind === 'live' ? clock : firstLive);
  const [days, setDays] = useState<Days>(clock?.kind === 'days' ? clock : firstDays);
  const chosen = kind === 'live' ? live : kind === 'days' ? days : undefined;
  const hint = (of: Kind) => (of === 'none' ? choose.none.hint : of === 'live' ? rhythmHint(t, live) : choose.days.hint);
  return (
    <Dialog
      title={choose.title}
      closeLabel={t.close}
      className="dialog--2 clockdialog"
      onClose={onBack}
      foot={
        <>
          <span className="muted note">{choose.note}</span>
          <Button onClick={onBack}>{choose.back}</Button>
          <Button kind="primary" onClick={() => onChoose(chosen)}>
            {choose.done}
          </Button>
        </>
      }
    >
      <div className="choice" role="radiogroup" aria-label={choose.legend}>
        {(['none', 'live', 'days'] as const).map((each) => (
          <label key={each}>
            <Icon name={icons[each]} />
            <input type="radio" name={name} checked={kind === each} onChange={() => setKind(each)} />
            <b>{choose[each].title}</b>
            <small>{hint(each)}</small>
          </label>
        ))}
      </div>
      <div className="clockpick__sub">
        {chosen !== undefined && (
          <>
            <SpanStepper
              label={choose.bank}
              shown={spanShown(t, chosen.bank)}
              values={within(chosen.kind, 'bank')}
              value={chosen.bank}
              onChange={(bank) => (chosen.kind === 'live' ? setLive({ ...chosen, bank }) : setDays({ ...chosen, bank }))}
            />
            <SpanStepper
              label={choose.gives}
              shown={chosen.back === 0 ? choose.nothing : spanShown(t, chosen.back)}
              values={within(chosen.kind, 'back')}
              value={chosen.back}
              onChange={(back) => (chosen.kind === 'live' ? setLive({ ...chosen, back }) : setDays({ ...chosen, back }))}
            />
          </>
        )}
        {chosen?.kind === 'days' && <DaysOff clock={chosen} set={setDays} />}
      </div>
      <Plain words={plainWords(t, chosen)} />
    </Dialog>
  );
}

function within(kind: Clock['kind'], what: 'bank' | 'back'): readonly number[] {
  const { min, max } = clockLimits[kind][what];
  return steps[kind][what].filter((value) => value >= min && value <= max);
}

/** Short enough for a stepper. */
function spanShown(t: Texts, ms: number): string {
  if (ms < MINUTE) return `${ms / SECOND} s`;
  return ms < HOUR
    ? t.clock.short.minutes(ms / MINUTE)
    : ms < DAY || ms % DAY !== 0
      ? t.clock.short.hours(ms / HOUR)
      : t.clock.short.days(ms / DAY);
}

/** The line of the form that leads there. */
export function ClockLine({ clock, onOpen }: { readonly clock: Clock | undefined; readonly onOpen: () => void }) {
  const t = useTexts();
  return (
    <div className="group">
      <div className="legend">{t.clock.choose.legend}</div>
      <button type="button" className="rhythm" onClick={onOpen}>
        <span className="sr">{t.clock.choose.change}: </span>
        <Icon name={icons[clock?.kind ?? 'none']} />
        <b>{rhythmName(t, clock)}</b> <small>{rhythmHint(t, clock)}</small>
        <Icon name="next" className="rhythm__go" />
      </button>
    </div>
  );
}
