/** A colour of the theme, with the night's own where none is set. */
export const v = (name: string, night: string): string => `var(--${name},${night})`;

/** Trees and stars are one shape each, however many there are: every card has them, and every shape of it costs the browser a look. */
export const pine = (x: number, y: number, h: number): string =>
  `M${x} ${y}l${h * 0.22} ${h * 0.34}h${-h * 0.08}l${h * 0.16} ${h * 0.32}h${-h * 0.08}l${h * 0.18} ${h * 0.34}h${-h * 0.8}l${h * 0.18} ${-h * 0.34}h${-h * 0.08}l${h * 0.16} ${-h * 0.32}h${-h * 0.08}z`;

export const star = (x: number, y: number, r: number): string => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
