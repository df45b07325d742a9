import type { Language } from '@tafelrunde/kernel';
import type { Text } from '../legend/telling.ts';
import type { View } from '../state.ts';

/** The language a legend falls back to for this reader, if it does not promise theirs. */
export function lentLanguage(view: View, language: Language): Language | undefined {
  const { languages } = view.legend;
  return languages === undefined || languages.includes(language) ? undefined : languages[0];
}

/**
 * What marks an element whose text fell back: its language, so that it is read aloud and hyphenated as what it is. Text by text: an author may
 * have written some in a language he does not promise.
 */
export function spoken(view: View, language: Language, text: Text | undefined): { readonly lang?: Language } {
  const lent = lentLanguage(view, language);
  return lent === undefined || text === undefined || text[language] !== text[lent] ? {} : { lang: lent };
}
