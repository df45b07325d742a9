import { type ReactNode, useEffect, useRef } from 'react';
import { PHONE, useMedia } from './media.ts';

/**
 * Log, chat and rules beside the table: a sheet with a scrim on a phone, a drawer over the game on a tablet, where the table
 * stays playable and nothing is trapped. Mounted = open.
 */
export function Drawer({ label, children, onClose }: { readonly label: string; readonly children: ReactNode; onClose(): void }) {
  const phone = useMedia(PHONE);
  return phone ? (
    <Sheet label={label} onClose={onClose}>
      {children}
    </Sheet>
  ) : (
    <aside
      className="drawer"
      aria-label={label}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      {children}
    </aside>
  );
}

function Sheet({ label, children, onClose }: { readonly label: string; readonly children: ReactNode; onClose(): void }) {
  const box = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = box.current;
    if (dialog === null) return undefined;
    const opener = document.activeElement;
    dialog.showModal();
    return () => {
      dialog.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);
  return (
    // biome-ignore lint: Escape is the key for what a click on the scrim does
    <dialog
      ref={box}
      className="drawer drawer--sheet"
      aria-label={label}
      onCancel={(event) => {
        if (event.target !== box.current) return;
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === box.current) onClose();
      }}
    >
      <div className="drawer__in">{children}</div>
    </dialog>
  );
}
