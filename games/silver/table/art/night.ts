/** A colour of the theme, with the night's own where none is set. */
export const v = (name: string, night: string): string => `var(--${name},${night})`;

export const pine = (x: number, y: number, h: number): string =>
  `<path d="M${x} ${y}l${h * 0.22} ${h * 0.34}h${-h * 0.08}l${h * 0.16} ${h * 0.32}h${-h * 0.08}l${h * 0.18} ${h * 0.34}h${-h * 0.8}l${h * 0.18} ${-h * 0.34}h${-h * 0.08}l${h * 0.16} ${-h * 0.32}h${-h * 0.08}z"/>`;
