/** Single letters at this table, by what they do. */
export const letters = { draw: 'd', keep: 'k', why: 'w' } as const;
