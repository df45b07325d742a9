import { whenAsked } from '@tafelrunde/kernel';

const suffixes: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> = { one: 'st', two: 'nd', few: 'rd' };
const kinds = whenAsked(() => new Intl.PluralRules('en', { type: 'ordinal' }));

/** English alone needs it: 1st, 2nd, 3rd, 4th, 11th, 22nd. */
export const ordinal = (n: number): string => `${n}${suffixes[kinds().select(n)] ?? 'th'}`;
