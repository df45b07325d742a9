import { type ReactNode, useId } from 'react';
import { classes } from './classes.ts';
import { Icon } from './icon.tsx';

export interface Choice<T> {
  readonly value: T;
  readonly label: ReactNode;
  /** Spoken in place of a short label ("Deutsch" for DE). */
  readonly spoken?: string;
  readonly lang?: string;
}

/** A few choices side by side: a radio group. */
export function Segments<T extends string | number | boolean>(props: {
  readonly legend: string;
  readonly hideLegend?: boolean;
  readonly value: T;
  readonly choices: readonly Choice<T>[];
  readonly wide?: boolean;
  readonly className?: string;
  readonly onChange: (value: T) => void;
}) {
  const name = useId();
  return (
    <div
      className={classes('group', props.className)}
      role="radiogroup"
      {...(props.hideLegend ? { 'aria-label': props.legend } : { 'aria-labelledby': `${name}-legend` })}
    >
      {!props.hideLegend && (
        <div className="legend" id={`${name}-legend`}>
          {props.legend}
        </div>
      )}
      <div className={classes('seg', props.wide && 'seg--wide')}>
        {props.choices.map((choice) => (
          <label key={String(choice.value)} lang={choice.lang}>
            {choice.label}
            <input
              type="radio"
              name={name}
              checked={choice.value === props.value}
              aria-label={choice.spoken}
              onChange={() => props.onChange(choice.value)}
            />
          </label>
        ))}
      </div>
    </div>
  );
}

export function Switch(props: {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}) {
  return (
    <label className="switch">
      <span>
        {props.label}
        {props.hint !== undefined && <small>{props.hint}</small>}
      </span>
      <input type="checkbox" checked={props.checked} onChange={(event) => props.onChange(event.target.checked)} />
      <i />
    </label>
  );
}

/** A whole number between two bounds, by one. */
export function Stepper(props: {
  readonly label: string;
  readonly fewer: string;
  readonly more: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  /** How the number is written, if not as a number ("off"). */
  readonly shown?: string;
  readonly onChange: (value: number) => void;
}) {
  const { value, min, max } = props;
  return (
    <fieldset className="stepper" aria-label={props.label}>
      <button
        type="button"
        className="icon-btn"
        aria-label={props.fewer}
        aria-disabled={value <= min || undefined}
        onClick={() => value > min && props.onChange(value - 1)}
      >
        <Icon name="minus" />
      </button>
      <output>{props.shown ?? value}</output>
      <button
        type="button"
        className="icon-btn"
        aria-label={props.more}
        aria-disabled={value >= max || undefined}
        onClick={() => value < max && props.onChange(value + 1)}
      >
        <Icon name="plus" />
      </button>
    </fieldset>
  );
}

/** One of several, from a list that opens. The native control: every phone and screen reader knows it. */
export function Select<T extends string | number | boolean>(props: {
  readonly label: string;
  readonly value: T;
  readonly choices: readonly { readonly value: T; readonly label: string }[];
  readonly className?: string;
  readonly onChange: (value: T) => void;
}) {
  const index = Math.max(
    0,
    props.choices.findIndex((choice) => choice.value === props.value),
  );
  return (
    <span className={classes('pick', props.className)}>
      <span aria-hidden="true">{props.choices[index]?.label}</span>
      <Icon name="down" />
      <select
        aria-label={props.label}
        value={index}
        onChange={(event) => {
          const chosen = props.choices[Number(event.target.value)];
          if (chosen !== undefined) props.onChange(chosen.value);
        }}
      >
        {props.choices.map((choice, place) => (
          <option key={String(choice.value)} value={place}>
            {choice.label}
          </option>
        ))}
      </select>
    </span>
  );
}
