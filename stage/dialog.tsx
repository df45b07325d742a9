import { type ReactNode, type RefObject, useEffect, useEffectEvent, useId, useRef } from 'react';
import { IconButton } from './button.tsx';
import { classes } from './classes.ts';
import { createStore, useStore } from './store.ts';

/** Modal dialogs that are open, the uppermost last. What must be seen over all of them is drawn inside it: the rest of the page is inert. */
const open = createStore<readonly HTMLDialogElement[]>([]);

/** The uppermost modal dialog. */
export function useTopDialog(): HTMLDialogElement | undefined {
  return useStore(open).at(-1);
}

/**
 * Opens a dialog while it is mounted, and gives the focus back to what opened it. Escape and a touch beside it close it; a dialog
 * that is not modal leaves the rest of the page in use.
 */
export function useOpenDialog(
  box: RefObject<HTMLDialogElement | null>,
  modal: boolean,
  onClose: () => void,
  first?: RefObject<HTMLElement | null>,
): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const dialog = box.current;
    if (dialog === null) return undefined;
    const opener = document.activeElement;
    const cancelled = (event: Event) => {
      if (event.target !== dialog) return;
      event.preventDefault();
      close();
    };
    const clicked = (event: MouseEvent) => {
      // A click on the scrim reaches the dialog itself, a click inside reaches what it holds.
      if (modal && event.target === dialog) close();
    };
    const pressed = (event: KeyboardEvent) => {
      if (modal || event.key !== 'Escape') return;
      event.stopPropagation();
      close();
    };
    dialog.addEventListener('cancel', cancelled);
    dialog.addEventListener('click', clicked);
    dialog.addEventListener('keydown', pressed);
    if (modal) {
      dialog.showModal();
      open.set([...open.get(), dialog]);
    } else dialog.show();
    first?.current?.focus();
    return () => {
      dialog.removeEventListener('cancel', cancelled);
      dialog.removeEventListener('click', clicked);
      dialog.removeEventListener('keydown', pressed);
      dialog.close();
      if (modal) open.set(open.get().filter((each) => each !== dialog));
      if ((opener instanceof HTMLElement || opener instanceof SVGElement) && opener.isConnected) opener.focus();
    };
  }, [box, modal, first]);
}

export interface DialogProps {
  readonly title: ReactNode;
  /** In place of the usual head: what is drawn, and the id of the title in it. */
  readonly head?: { readonly titleId: string; readonly content: ReactNode };
  readonly closeLabel: string;
  readonly className?: string;
  /** False: the rest of the page stays in use (the result beside the chat). */
  readonly modal?: boolean;
  readonly foot?: ReactNode;
  /** What gets the focus first. */
  readonly first?: RefObject<HTMLElement | null>;
  readonly children: ReactNode;
  readonly onClose: () => void;
}

/** A dialog in the middle, a sheet from below on a phone. Mounted = open. */
export function Dialog({ title, head, closeLabel, className, modal = true, foot, first, children, onClose }: DialogProps) {
  const box = useRef<HTMLDialogElement>(null);
  const ownId = useId();
  useOpenDialog(box, modal, onClose, first);
  return (
    <>
      {!modal && <div className="scrim scrim--table" aria-hidden="true" />}
      <dialog ref={box} className={classes('dialog', className)} aria-labelledby={head?.titleId ?? ownId}>
        <div className="dialog__in">
          {head?.content ?? (
            <div className="dialog__head">
              <h2 id={ownId} tabIndex={-1}>
                {title}
              </h2>
              <IconButton icon="close" label={closeLabel} onClick={onClose} />
            </div>
          )}
          <div className="dialog__body">{children}</div>
          {foot !== undefined && <div className="dialog__foot">{foot}</div>}
        </div>
      </dialog>
    </>
  );
}
