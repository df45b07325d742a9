import { RefusedError } from '@tafelrunde/kernel';
import { announce, narrate, Toast, type ToastProps, useTopDialog } from '@tafelrunde/stage';
import { type ReactNode, useEffect } from 'react';
import { createPortal } from 'react-dom';
import { UnreachableError } from '../api.ts';
import { LeftError } from '../link/link.ts';
import { createStore, useStore } from '../store.ts';
import { textsNow, useTexts } from '../texts/index.ts';

type Message = Pick<ToastProps, 'tone' | 'ways'> & {
  readonly title: string;
  readonly text?: string;
  /** Whoever listens has been told in other words. */
  readonly told?: true;
};
interface Shown extends Message {
  readonly n: number;
}

/** How many lie on the table at once; the oldest goes first. */
const MOST = 3;

let count = 0;
const shown = createStore<readonly Shown[]>([]);

export function toast(message: Message): void {
  count += 1;
  const others = shown.get().filter((each) => each.title !== message.title || each.text !== message.text);
  shown.set([...others, { ...message, n: count }].slice(-MOST));
  if (message.told === true) return;
  const spoken = [message.title, message.text].filter(Boolean).join(' ');
  if (message.tone === 'bad') announce(spoken);
  else narrate(spoken);
}

/** What a person reads when something went wrong. */
export function faultSentence(fault: unknown, own?: (refusal: RefusedError['refusal']) => string | undefined): string {
  const t = textsNow();
  if (fault instanceof RefusedError) return own?.(fault.refusal) ?? t?.failure(fault.refusal) ?? '';
  if (fault instanceof UnreachableError) return t?.lobby.failed.title ?? '';
  return t?.failure({ code: 'internal' }) ?? '';
}

/** Says what went wrong; that somebody has left meanwhile is nothing wrong. */
export function toastFault(fault: unknown, own?: (refusal: RefusedError['refusal']) => string | undefined): void {
  if (fault instanceof LeftError) return;
  toast({ tone: 'bad', title: textsNow()?.notPossible ?? '', text: faultSentence(fault, own) });
}

function dismiss(n: number): void {
  shown.set(shown.get().filter((each) => each.n !== n));
}

/** The table shell draws them over the game area, every other page at its top; where a dialog is open, they lie on it. */
export function Toasts({ className, children }: { readonly className: string; readonly children?: ReactNode }) {
  const dialog = useTopDialog();
  const messages = <Messages />;
  return (
    <>
      <div className={className}>
        {children}
        {dialog === undefined && messages}
      </div>
      {dialog !== undefined && createPortal(<div className="toasts toasts--page">{messages}</div>, dialog)}
    </>
  );
}

function Messages() {
  const t = useTexts();
  const messages = useStore(shown);
  return (
    <>
      {messages.map(({ n, ways, ...message }) => (
        <Toast
          key={n}
          {...message}
          {...(ways === undefined
            ? {}
            : {
                ways: ways.map((way) => ({
                  label: way.label,
                  do: () => {
                    dismiss(n);
                    way.do();
                  },
                })),
              })}
          dismissLabel={t.dismiss}
          onDismiss={() => dismiss(n)}
        />
      ))}
    </>
  );
}

const inShell = createStore(false);

/** While a table is shown its shell draws the toasts; what it said goes with it. */
export function useShellToasts(): void {
  useEffect(() => {
    inShell.set(true);
    return () => {
      inShell.set(false);
      shown.set([]);
    };
  }, []);
}

export function PageToasts() {
  return useStore(inShell) ? null : <Toasts className="toasts toasts--page" />;
}
