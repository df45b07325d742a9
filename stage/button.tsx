import { type ComponentProps, createContext, type MouseEvent, useContext } from 'react';
import { classes } from './classes.ts';
import { TableFigure } from './figure.tsx';
import { Icon, type IconName } from './icon.tsx';

/** Says why something cannot be done now, beside the thing that was touched. The page decides how. */
export const NotNowContext = createContext<(reason: string, touched: Element) => void>(() => undefined);

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'disabled'> {
  readonly kind?: 'primary' | 'secondary' | 'quiet';
  readonly icon?: IconName | undefined;
  readonly small?: boolean;
  readonly wide?: boolean;
  /** On its way: keeps its width, takes no second press. */
  readonly busy?: boolean | undefined;
  /** Cannot be pressed now, and why: stays focusable and answers a touch with the reason. */
  readonly notNow?: string | undefined;
}

export function Button({ kind = 'secondary', icon, small, wide, busy, notNow, className, children, onClick, type, ...rest }: ButtonProps) {
  const sayWhy = useContext(NotNowContext);
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (notNow !== undefined) {
      event.preventDefault();
      sayWhy(notNow, event.currentTarget);
    } else if (busy === true) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type ?? 'button'}
      className={classes(
        'btn',
        kind !== 'secondary' && `btn--${kind}`,
        small && 'btn--s',
        wide && 'btn--wide',
        busy && 'is-busy',
        className,
      )}
      aria-disabled={notNow !== undefined || undefined}
      title={notNow ?? rest.title}
      aria-busy={busy || undefined}
      onClick={press}
    >
      {icon !== undefined && <Icon name={icon} />}
      {children}
      {busy === true && <TableFigure className="btn__figure" />}
    </button>
  );
}

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  readonly icon: IconName;
  readonly label: string;
}

export function IconButton({ icon, label, className, type, ...rest }: IconButtonProps) {
  return (
    <button {...rest} type={type ?? 'button'} className={classes('icon-btn', className)} aria-label={label} title={label}>
      <Icon name={icon} />
    </button>
  );
}
