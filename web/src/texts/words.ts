import { type Language, whenAsked, wordingIn } from '@tafelrunde/kernel';

/** What the catalogues need beyond the wording of every text: figures, dates. */
export function wordsIn(language: Language) {
  const tenths = whenAsked(() => new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }));
  const ago = whenAsked(() => new Intl.RelativeTimeFormat(language, { numeric: 'auto' }));
  const clock = whenAsked(() => new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit' }));
  return {
    ...wordingIn(language),
    /** One digit after the point; never "-0.0". */
    figure: (value: number) => tenths().format(Math.round(value * 10) / 10 || 0),
    /** "2 hours ago", "yesterday". */
    ago: (milliseconds: number): string => {
      const minutes = Math.round(milliseconds / 60_000);
      if (minutes < 60) return ago().format(-minutes, 'minute');
      const hours = Math.round(minutes / 60);
      return hours < 24 ? ago().format(-hours, 'hour') : ago().format(-Math.round(hours / 24), 'day');
    },
    clock: (at: number) => clock().format(at),
  };
}
