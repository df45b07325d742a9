/** Single keys at this table, by what they do. */
export const shortcuts = { draw: 'd', keep: 'k', why: 'w' } as const;
