import type { Seat } from '@tafelrunde/kernel';
import { useId } from 'react';
import { classes } from './classes.ts';
import { iconPath } from './icon.tsx';

const outline = 'M4 4H36V23C36 34 28 41 20 44.5C12 41 4 34 4 23Z';
const chairBack = 'M6 -1Q20 -9 34 -1';

/** One charge per seat, so that colour is never the only mark: chevron, pale, bend, fess, saltire, quarters, pile, lozenge. */
const charges = [
  'M0 42L20 19L40 42V50H0Z',
  'M13 0H27V50H13Z',
  'M-4 10L8 -2L46 40L34 52Z',
  'M0 15H40V31H0Z',
  'M0 7L7 0L40 37L33 45ZM40 7L33 0L0 37L7 45Z',
  'M0 0H20V23H0ZM20 23H40V50H20Z',
  'M3 0H37L20 41Z',
  'M20 3L37 23L20 43L3 23Z',
] as const;

function initial(name: string): string {
  return Array.from(name.trim())[0]?.toLocaleUpperCase() ?? '?';
}

export interface ShieldProps {
  readonly seat: Seat;
  readonly name: string;
  /** The chair back is lit: this seat must act. */
  readonly active?: boolean | undefined;
  readonly bot?: boolean | undefined;
  readonly away?: boolean | undefined;
  /** Nobody sits here yet. */
  readonly free?: boolean | undefined;
  readonly className?: string;
}

/** A person as a shield under a chair back. Decoration: the name beside it speaks. */
export function Shield({ seat, name, active, bot, away, free, className }: ShieldProps) {
  const clip = useId();
  const field = (seat % charges.length) + 1;
  const badge = bot === true ? 'key' : away === true ? 'clock' : undefined;
  return (
    <svg className={classes('shield', active === true && 'is-active', className)} viewBox="0 -9 44 56" aria-hidden="true">
      <path className="chair" d={chairBack} />
      {free === true ? (
        <>
          <path className="ghost" d={outline} />
          <path className="ghost-plus" d="M20 15v16M12 23h16" />
        </>
      ) : (
        <>
          <clipPath id={clip}>
            <path d={outline} />
          </clipPath>
          <path d={outline} fill={`var(--seat-${field})`} />
          <g clipPath={`url(#${clip})`}>
            <path d={charges[field - 1]} fill={`var(--seat-${field}b)`} stroke="#fff" strokeOpacity=".38" strokeWidth="1.3" />
          </g>
          <path d={outline} fill="none" stroke="#000" strokeOpacity=".38" strokeWidth="1.5" />
          <text x="20" y="28.5" textAnchor="middle">
            {initial(name)}
          </text>
        </>
      )}
      {badge !== undefined && (
        <>
          <circle className="mark" cx="33" cy="36" r="10" />
          <path className="mark-i" transform="translate(25.2 28.2) scale(.65)" d={iconPath(badge)} />
        </>
      )}
    </svg>
  );
}
