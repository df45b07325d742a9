import { type ReactNode, useEffect, useRef } from 'react';
import { useOpenDialog } from './dialog.tsx';
import { PHONE, useMedia } from './media.ts';

/**
 * Log, chat and rules beside the table: a sheet with a scrim on a phone, a drawer over the game on a tablet, where the table
 * stays playable and nothing is trapped. Mounted = open.
 */
export function Drawer({
  label,
  children,
  onClose,
}: {
  readonly label: string;
  readonly children: ReactNode;
  readonly onClose: () => void;
}) {
  const Shape = useMedia(PHONE) ? Sheet : Beside;
  return (
    <Shape label={label} onClose={onClose}>
      {children}
    </Shape>
  );
}

function Beside({ label, children, onClose }: { readonly label: string; readonly children: ReactNode; readonly onClose: () => void }) {
  useEffect(() => {
    // Focus may well be at the table: Escape closes the drawer from there too, unless something nearer takes it.
    const escape = (event: KeyboardEvent) => {
      const inDialog = event.target instanceof Element && event.target.closest('dialog') !== null;
      if (event.key === 'Escape' && !event.defaultPrevented && !inDialog) onClose();
    };
    document.addEventListener('keydown', escape);
    return () => document.removeEventListener('keydown', escape);
  }, [onClose]);
  return (
    <aside className="drawer" aria-label={label}>
      {children}
    </aside>
  );
}

function Sheet({ label, children, onClose }: { readonly label: string; readonly children: ReactNode; readonly onClose: () => void }) {
  const box = useRef<HTMLDialogElement>(null);
  useOpenDialog(box, true, onClose);
  return (
    <dialog ref={box} className="drawer drawer--sheet" aria-label={label}>
      <div className="drawer__in">{children}</div>
    </dialog>
  );
}
