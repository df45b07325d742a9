import { type ReactNode, useEffect } from 'react';
import { IconButton } from './button.tsx';
import { classes } from './classes.ts';
import { Icon, type IconName } from './icon.tsx';

export interface ToastProps {
  readonly tone: 'good' | 'note' | 'bad' | 'ask';
  /** In place of the tone's own. */
  readonly icon?: IconName;
  readonly title: ReactNode;
  readonly text?: ReactNode;
  readonly dismissLabel: string;
  /** Ways out: one or two buttons. */
  readonly ways?: readonly { readonly label: string; readonly do: () => void }[];
  readonly onDismiss?: () => void;
}

/** How long news stay by themselves; what went wrong and what is asked stay until they are answered. */
const NEWS_MS: Readonly<Record<string, number>> = { good: 4000, note: 8000 };

/** A sentence, what is still safe, one or two ways out. Errors stay until dismissed, good news goes by itself. */
export function Toast({ tone, icon, title, text, ways, dismissLabel, onDismiss }: ToastProps) {
  useEffect(() => {
    const stays = NEWS_MS[tone];
    if (stays === undefined || onDismiss === undefined) return undefined;
    const timer = setTimeout(onDismiss, stays);
    return () => clearTimeout(timer);
  }, [tone, onDismiss]);
  return (
    <div className={classes('toast', tone !== 'bad' && `toast--${tone}`)} role={tone === 'bad' ? 'alert' : 'status'}>
      <Icon name={icon ?? (tone === 'good' ? 'check' : tone === 'bad' ? 'warn' : tone === 'ask' ? 'undo' : 'bell')} />
      <p>
        <strong>{title}</strong> {text}
      </p>
      {onDismiss !== undefined && <IconButton icon="close" label={dismissLabel} onClick={onDismiss} />}
      {ways !== undefined && ways.length > 0 && (
        <div className="toast__do">
          {ways.map((way) => (
            <button key={way.label} type="button" className="link" onClick={() => way.do()}>
              {way.label}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
