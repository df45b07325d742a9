import { type ReactNode, type SyntheticEvent, useEffect, useId, useRef } from 'react';
import { IconButton } from './button.tsx';
import { classes } from './classes.ts';

export interface DialogProps {
  readonly title: ReactNode;
  /** In place of the usual head; must contain the element with the given id. */
  readonly head?: (titleId: string) => ReactNode;
  readonly closeLabel: string;
  readonly className?: string;
  /** False: the rest of the page stays in use (the result beside the chat). */
  readonly modal?: boolean;
  readonly foot?: ReactNode;
  readonly children: ReactNode;
  onClose(): void;
}

/** A dialog in the middle, a sheet from below on a phone. Mounted = open. Traps focus and gives it back to what opened it. */
export function Dialog({ title, head, closeLabel, className, modal = true, foot, children, onClose }: DialogProps) {
  const box = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    const dialog = box.current;
    if (dialog === null) return undefined;
    const opener = document.activeElement;
    if (modal) dialog.showModal();
    else dialog.show();
    return () => {
      dialog.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, [modal]);

  const cancel = (event: SyntheticEvent) => {
    if (event.target !== box.current) return;
    event.preventDefault();
    onClose();
  };

  return (
    <>
      {!modal && <div className="scrim scrim--table" onClick={onClose} aria-hidden="true" />}
      {/* biome-ignore lint: Escape is the key for what a click on the scrim does */}
      <dialog
        ref={box}
        className={classes('dialog', className)}
        aria-labelledby={titleId}
        onCancel={cancel}
        onKeyDown={(event) => {
          if (!modal && event.key === 'Escape') {
            event.stopPropagation();
            onClose();
          }
        }}
        onClick={(event) => {
          if (modal && event.target === box.current) onClose();
        }}
      >
        {/* Clicks on the scrim reach the dialog itself, clicks inside reach this. */}
        <div className="dialog__in">
          {head === undefined ? (
            <div className="dialog__head">
              <h2 id={titleId} tabIndex={-1}>
                {title}
              </h2>
              <IconButton icon="close" label={closeLabel} onClick={onClose} />
            </div>
          ) : (
            head(titleId)
          )}
          <div className="dialog__body">{children}</div>
          {foot !== undefined && <div className="dialog__foot">{foot}</div>}
        </div>
      </dialog>
    </>
  );
}
