/** Whoever sits before this page: the only guest of its tables, with one seat or several. */
export const YOU = 'you';
