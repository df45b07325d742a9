import { classes } from './classes.ts';

const seat = 'M22 9.5Q32 1 42 9.5Q43.5 12 41 13.2Q38 11 32 10.6Q26 11 23 13.2Q20.5 12 22 9.5Z';

/** The table with its four seats, lit in turn: something is on its way. */
export function TableFigure({ className }: { readonly className?: string }) {
  return (
    <svg className={classes('spin', className)} viewBox="0 0 64 64" aria-hidden="true">
      {[0, 90, 180, 270].map((turn) => (
        <path key={turn} className="seat-dot" transform={`rotate(${turn} 32 32)`} d={seat} />
      ))}
      <circle cx="32" cy="32" r="18" fill="none" stroke="currentColor" strokeWidth="3" />
    </svg>
  );
}
