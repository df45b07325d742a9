import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { classes } from './classes.ts';

export interface Tab<T extends string> {
  readonly value: T;
  readonly label: ReactNode;
}

/** A row of tabs; arrows move between them. The panel is drawn by the caller with the ids handed to it. */
export function Tabs<T extends string>(props: {
  readonly label: string;
  readonly value: T;
  readonly tabs: readonly Tab<T>[];
  readonly after?: ReactNode;
  readonly children: ReactNode;
  readonly panelClass?: string;
  readonly onChange: (value: T) => void;
}) {
  const id = useId();
  const move = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    const place = props.tabs.findIndex((tab) => tab.value === props.value);
    const next = props.tabs[(place + step + props.tabs.length) % props.tabs.length];
    if (next === undefined) return;
    props.onChange(next.value);
    document.getElementById(`${id}-${next.value}`)?.focus();
  };
  return (
    <>
      <div className="tabs">
        <div role="tablist" aria-label={props.label}>
          {props.tabs.map((tab) => (
            <button
              key={tab.value}
              id={`${id}-${tab.value}`}
              type="button"
              className="tab"
              role="tab"
              aria-selected={tab.value === props.value}
              aria-controls={`${id}-panel`}
              tabIndex={tab.value === props.value ? 0 : -1}
              onClick={() => props.onChange(tab.value)}
              onKeyDown={move}
            >
              {tab.label}
            </button>
          ))}
        </div>
        {props.after}
      </div>
      <div className={classes('panel', props.panelClass)} id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${props.value}`}>
        {props.children}
      </div>
    </>
  );
}
