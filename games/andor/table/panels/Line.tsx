const lines = {
  check: 'M4 13l5 5L20 6',
  cross: 'M6 6l12 12M18 6L6 18',
  arrow: 'M4 12h15M13 6l6 6-6 6',
  swap: 'M4 8h14M14 4l4 4-4 4M20 16H6M10 12l-4 4 4 4',
  lock: 'M7 11V8a5 5 0 0 1 10 0v3M5 11h14v9H5z',
  dots: 'M6 12v.01M12 12v.01M18 12v.01',
  ring: 'M12 19a7 7 0 1 1 0-14a7 7 0 0 1 0 14z',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  info: 'M12 8v.01M12 12v5M12 21a9 9 0 1 1 0-18a9 9 0 0 1 0 18z',
  sun: 'M12 8a4 4 0 1 1 0 8a4 4 0 0 1 0-8zM12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.5 1.5M17.5 17.5L19 19M19 5l-1.5 1.5M5 19l1.5-1.5',
  map: 'M4 6l5-2 6 2 5-2v14l-5 2-6-2-5 2zM9 4v14M15 6v14',
  book: 'M12 6Q8 3 3 5v14q5-2 9 1q4-3 9-1V5q-5-2-9 1zM12 6v14',
  speak: 'M4 10v4h4l5 4V6L8 10zM17 9q2 3 0 6M20 6q4 6 0 12',
} as const;
export type LineName = keyof typeof lines;

/** A small drawing of one stroke. Decoration. */
export function Line({ name }: { readonly name: LineName }) {
  return (
    <svg className="an-line" viewBox="0 0 24 24" aria-hidden="true">
      <path d={lines[name]} />
    </svg>
  );
}
