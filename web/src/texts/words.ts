import type { Language } from '@tafelrunde/kernel';

/** Forms of a counted word. German, English and French know no others. */
export interface Forms {
  readonly one: string;
  readonly other: string;
}

/** Language tools for the catalogues: plural forms, lists, dates. `#` in a form stands for the number. */
export function wordsIn(language: Language) {
  const rules = new Intl.PluralRules(language);
  const numbers = new Intl.NumberFormat(language);
  const tenths = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const lists = new Intl.ListFormat(language, { type: 'conjunction' });
  const ago = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const clock = new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit' });
  return {
    count: (n: number, forms: Forms) => (rules.select(n) === 'one' ? forms.one : forms.other).replace('#', numbers.format(n)),
    /** One digit after the point; never "-0.0". */
    figure: (value: number) => tenths.format(Math.round(value * 10) / 10 || 0),
    list: (names: readonly string[]) => lists.format(names),
    /** "2 hours ago", "yesterday". */
    ago: (milliseconds: number): string => {
      const minutes = Math.round(milliseconds / 60_000);
      if (minutes < 60) return ago.format(-minutes, 'minute');
      const hours = Math.round(minutes / 60);
      return hours < 24 ? ago.format(-hours, 'hour') : ago.format(-Math.round(hours / 24), 'day');
    },
    clock: (at: number) => clock.format(at),
  };
}
