/** Single keys that act at this table. Walking among the fields has its own keys: arrows, digits, Enter. */
export const shortcuts = { next: 'n', list: 'm', actions: 'a', whole: 'z', hero: 's', arrows: 'p', dawn: 'v' } as const;
