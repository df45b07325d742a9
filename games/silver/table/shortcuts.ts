/** Single keys at this table, by what they do: those of the tray act while one of its buttons has the focus. */
export const shortcuts = {
  deal: 'd',
  draw: 'd',
  take: 't',
  use: 'x',
  discard: 'f',
  'turn-over': 'o',
  'move-in': 'm',
  left: 'q',
  right: 'w',
  history: 's',
  forgo: 'n',
  end: 'e',
  amulet: 'a',
  empath: 'y',
  guard: 'b',
  card: 'i',
} as const;
