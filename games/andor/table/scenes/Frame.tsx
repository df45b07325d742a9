import { classes, IconButton, useOpenDialog } from '@tafelrunde/stage';
import { type ReactNode, useId, useRef } from 'react';
import '../styles/theme.css';
import './frame.css';

export interface FrameProps {
  readonly title: string;
  /** A word beside the title: the round, what it costs. */
  readonly aside?: ReactNode;
  readonly className?: string;
  /** Drawn under the title. Decoration. */
  readonly art?: ReactNode;
  readonly children: ReactNode;
  readonly foot?: ReactNode;
  /** What is asked at the table lies in it: it belongs to whoever is asked, not to one hero. */
  readonly asks?: boolean;
  readonly closeLabel: string;
  /** Escape, the cross, a touch beside it. */
  readonly onClose: () => void;
}

/** What lies over the map: keeps the focus while it is open and gives it back. On a phone it takes the whole screen. */
export function Frame({ title, aside, className, art, children, foot, asks, closeLabel, onClose }: FrameProps) {
  const box = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  useOpenDialog(box, true, onClose, heading);
  return (
    <dialog ref={box} className={classes('an-scene', className)} aria-labelledby={id} data-asks={asks}>
      <div className="an-scene__in">
        <header className="an-scene__head">
          <h2 ref={heading} id={id} tabIndex={-1}>
            {title}
          </h2>
          {aside !== undefined && <span className="an-scene__aside">{aside}</span>}
          <IconButton icon="close" label={closeLabel} onClick={onClose} />
        </header>
        {art}
        <div className="an-scene__body">{children}</div>
        {foot !== undefined && <footer className="an-scene__foot">{foot}</footer>}
      </div>
    </dialog>
  );
}
