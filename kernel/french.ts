/*
 * French joins « de » to the name that follows, so every sentence with a gap for a name needs these.
 */

/** A vowel or a mute h is heard first. A y is a vowel only before a consonant: « d’Yves », « de Yann ». */
const elides = (name: string): boolean => /^(?:[aeiouhœæ]|y[^aeiouy])/i.test(name.normalize('NFD'));

/** « de Ruth », « d’Anouk ». */
export const deNom = (name: string): string => (elides(name) ? `d’${name}` : `de ${name}`);

/** The same for the title of a game, whose article melts: « des Légendes ». */
export const duJeu = (title: string): string => (title.startsWith('Les ') ? `des ${title.slice(4)}` : deNom(title));

/** « 1ʳᵉ », « 5ᵉ »: an ordinal in figures, its letters raised. What is counted here is feminine: heure, place, carte, manche. */
export const nthFeminine = (n: number): string => (n === 1 ? '1ʳᵉ' : `${n}ᵉ`);
