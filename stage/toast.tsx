import { type ReactNode, useEffect } from 'react';
import { IconButton } from './button.tsx';
import { classes } from './classes.ts';
import { Icon } from './icon.tsx';

export interface ToastProps {
  readonly tone: 'good' | 'bad' | 'ask';
  readonly title: ReactNode;
  readonly text?: ReactNode;
  readonly dismissLabel: string;
  /** Ways out: one or two buttons. */
  readonly ways?: readonly { readonly label: string; do(): void }[];
  onDismiss?(): void;
}

const GOOD_NEWS_MS = 4000;

/** A sentence, what is still safe, one or two ways out. Errors stay until dismissed, good news goes by itself. */
export function Toast({ tone, title, text, ways, dismissLabel, onDismiss }: ToastProps) {
  useEffect(() => {
    if (tone !== 'good' || onDismiss === undefined) return undefined;
    const timer = setTimeout(onDismiss, GOOD_NEWS_MS);
    return () => clearTimeout(timer);
  }, [tone, onDismiss]);
  return (
    <div className={classes('toast', tone !== 'bad' && `toast--${tone}`)} role={tone === 'bad' ? 'alert' : 'status'}>
      <Icon name={tone === 'good' ? 'check' : tone === 'bad' ? 'warn' : 'undo'} />
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
