import { type Language, localeOf, whenAsked, wordingIn } from '@tafelrunde/kernel';

const TENTHS = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

/** What the catalogues need beyond the wording of every text: figures, dates. */
export function wordsIn(language: Language) {
  const tenths = whenAsked(() => new Intl.NumberFormat(language, TENTHS));
  const form = whenAsked(() => new Intl.PluralRules(language, TENTHS));
  const ago = whenAsked(() => new Intl.RelativeTimeFormat(localeOf(language), { numeric: 'auto' }));
  const clock = whenAsked(() => new Intl.DateTimeFormat(localeOf(language), { hour: '2-digit', minute: '2-digit' }));
  /** One digit after the point; never "-0.0". */
  const figure = (value: number) => tenths().format(Math.round(value * 10) / 10 || 0);
  return {
    ...wordingIn(language),
    figure,
    /** A figure with its noun, in the form that what is shown asks for: “1.0 points”, « 1,0 point », and 1.96 is two. */
    figured: (value: number, one: string, more: string) => `${figure(value)} ${form().select(value) === 'one' ? one : more}`,
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
