import type { Language } from '@tafelrunde/kernel';

type Named = Readonly<Record<Language, string>>;
const named: Readonly<Record<Language, Named>> = {
  de: { de: 'Deutsch', en: 'Englisch', fr: 'Französisch' },
  en: { de: 'German', en: 'English', fr: 'French' },
  fr: { de: 'allemand', en: 'anglais', fr: 'français' },
};

/** Said once of a legend that is not written in the reader's language: in which one it is told instead. */
export const toldIn: Readonly<Record<Language, (lent: Language) => string>> = {
  de: (lent) => `Diese Legende ist nicht auf Deutsch geschrieben; was fehlt, steht auf ${named.de[lent]}.`,
  en: (lent) => `This legend is not written in English; what is missing is told in ${named.en[lent]}.`,
  fr: (lent) => `Cette légende n’est pas écrite en français ; ce qui manque est en ${named.fr[lent]}.`,
};
