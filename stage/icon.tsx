import { classes } from './classes.ts';

/** The line icons of the frame, drawn on a 24 grid. Decoration: the word beside them speaks. */
const paths = {
  back: 'M15 4.5L7.5 12l7.5 7.5',
  bell: 'M6 17v-6a6 6 0 0 1 12 0v6l2 2H4zM10 21.5h4',
  card: 'M7 3h10a1.5 1.5 0 0 1 1.5 1.5v15A1.5 1.5 0 0 1 17 21H7a1.5 1.5 0 0 1-1.5-1.5v-15A1.5 1.5 0 0 1 7 3z',
  chat: 'M5 4.5h14a1.5 1.5 0 0 1 1.5 1.5v9a1.5 1.5 0 0 1-1.5 1.5h-8l-5 4v-4H5A1.5 1.5 0 0 1 3.5 15V6A1.5 1.5 0 0 1 5 4.5z',
  check: 'M4.5 12.5l5 5L19.5 7',
  clock: 'M21 12a9 9 0 1 1-18 0a9 9 0 0 1 18 0zM12 7v5l3.5 2',
  close: 'M6 6l12 12M18 6L6 18',
  copy: 'M10 9h9a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1h-9a1 1 0 0 1-1-1v-9a1 1 0 0 1 1-1zM5.5 15H4V4h11v1.5',
  crown: 'M4.5 19h15M4.5 15.5L3 7l5 4 4-6.5 4 6.5 5-4-1.5 8.5z',
  down: 'M5 8.5l7 7 7-7',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM15 12a3 3 0 1 1-6 0a3 3 0 0 1 6 0z',
  forward: 'M6 5l8 7-8 7zM18 5v14',
  hint: 'M12 2.5c2.2 2.6 2.9 3.8 2.9 5.1a2.9 2.9 0 0 1-5.8 0c0-1.3.7-2.5 2.9-5.1zM9.5 13.5h5V20h-5zM6 20.5h12M4.5 5l1.5 1M19.5 5L18 6',
  hourglass: 'M6 3h12M6 21h12M7.5 3c0 5 4.5 5.5 4.5 9s-4.5 4-4.5 9M16.5 3c0 5-4.5 5.5-4.5 9s4.5 4 4.5 9M10.5 19h3',
  key: 'M12 9.5V21M9 21h6M9.5 16.5h5M12 7.5a3.8 3.8 0 1 1-7.6 0a3.8 3.8 0 0 1 7.6 0zM19.6 7.5a3.8 3.8 0 1 1-7.6 0a3.8 3.8 0 0 1 7.6 0z',
  keyboard: 'M3 6h18v12H3zM6.5 9.5h.01M10 9.5h.01M13.5 9.5h.01M17.5 9.5h.01M6.5 14.5h.01M9.5 14.5h5M17.5 14.5h.01',
  leave: 'M13 4H5v16h8M10 12h11M17 8l4 4-4 4',
  link: 'M10 14a4 4 0 0 0 5.7.3l3.3-3.3a4 4 0 0 0-5.7-5.7L12 6.6M14 10a4 4 0 0 0-5.7-.3L5 13a4 4 0 0 0 5.7 5.7l1.3-1.3',
  lock: 'M6 11h12a1 1 0 0 1 1 1v8a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1v-8a1 1 0 0 1 1-1zM8 11V7.5a4 4 0 0 1 8 0V11M12 15v2',
  log: 'M8 6V3.5h12.5V17M8 6v12a3 3 0 0 0 3 3h7.5a2.5 2.5 0 0 0 2.5-2.5V17H11M8 6H3.5V5.5A2 2 0 0 1 5.5 3.5H8M12 8h5M12 12h5',
  lozenge: 'M12 3l7 9-7 9-7-9z',
  mail: 'M4 5.5h16v13H4zM4 6l8 7 8-7',
  minus: 'M5 12h14',
  next: 'M9 4.5l7.5 7.5L9 19.5',
  offline:
    'M3 3l18 18M5 12.5a10 10 0 0 1 3.5-2.3M2 8.8A15 15 0 0 1 6 6.2M12 5c4 0 7.5 1.5 10 3.8M15 10.3c1.5.5 2.8 1.2 4 2.2M8.5 16a5 5 0 0 1 5.5-1M12 19.5v.01',
  options: 'M4 7h7M17 7h3M4 17h3M13 17h7M16.5 7a2.5 2.5 0 1 1-5 0a2.5 2.5 0 0 1 5 0zM12.5 17a2.5 2.5 0 1 1-5 0a2.5 2.5 0 0 1 5 0z',
  pencil: 'M4 20l1-5L16 4l4 4L9 19z',
  people: 'M12.5 8a3.5 3.5 0 1 1-7 0a3.5 3.5 0 0 1 7 0zM2 20c0-4 3-6 7-6s7 2 7 6M15.5 4.7a3.5 3.5 0 0 1 0 6.6M18 14.5c2.5.7 4 2.6 4 5.5',
  phone: 'M8 2.5h8a1.5 1.5 0 0 1 1.5 1.5v16a1.5 1.5 0 0 1-1.5 1.5H8A1.5 1.5 0 0 1 6.5 20V4A1.5 1.5 0 0 1 8 2.5zM11 18.5h2',
  plus: 'M12 5v14M5 12h14',
  rematch: 'M20 11a8 8 0 1 0-2.3 6.3M20 4v7h-7',
  replay: 'M4 12a8 8 0 1 0 2.5-5.8L4 8.5M4 3.5v5h5M10.3 9v6l5-3z',
  rewind: 'M18 5l-8 7 8 7zM6 5v14',
  rules: 'M12 6.5C10 4.5 7 4 3.5 4v14c3.5 0 6.5.5 8.5 2.5 2-2 5-2.5 8.5-2.5V4C17 4 14 4.5 12 6.5zM12 6.5v14',
  save: 'M12 3.5V15M8 11l4 4 4-4M5 16.5V21h14v-4.5',
  send: 'M3.5 11.5L21 3l-6 18-3.5-7.5zM11.5 13.5L21 3',
  share: 'M12 15V3.5M8 7l4-4 4 4M7 11H5v10h14V11h-2',
  star: 'M12 3l2.7 5.8 6.3.8-4.6 4.3 1.2 6.3L12 17.1l-5.6 3.1 1.2-6.3L3 9.6l6.3-.8z',
  theme: 'M20.5 12a8.5 8.5 0 1 1-17 0a8.5 8.5 0 0 1 17 0zM12 3.5v17M12 7h5M12 11h7.5M12 15h7M12 19h3',
  undo: 'M9 14L4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3',
  warn: 'M12 4L2.5 20h19zM12 10v4.5M12 17.5v.01',
} as const;

export type IconName = keyof typeof paths;
export const iconPath = (name: IconName): string => paths[name];

export function Icon({ name, className }: { readonly name: IconName; readonly className?: string }) {
  return (
    <svg className={classes('i', className)} viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
