import { type WholeGame, type Language, languages } from '@tafelrunde/kernel';
import { type Failure, failureSentence } from '@tafelrunde/protocol';

/** What the page was set to, else what the browser asks for first, else English. */
export function languageOf(cookie: string | undefined, accepted: string | undefined): Language {
  const known = (tag: string | undefined) => languages.find((language) => tag?.toLowerCase().startsWith(language));
  const set = known(cookie);
  if (set !== undefined) return set;
  const wishes = (accepted ?? '')
    .slice(0, 200)
    .split(',')
    .map((part) => {
      const [tag, ...parameters] = part.trim().split(';');
      const quality = parameters.map((parameter) => /^\s*q=([\d.]+)$/.exec(parameter)?.[1]).find((q) => q !== undefined);
      return { language: known(tag), quality: quality === undefined ? 1 : Number(quality) };
    })
    .toSorted((a, b) => b.quality - a.quality);
  return wishes.find((wish) => wish.language !== undefined && wish.quality > 0)?.language ?? 'en';
}

/** The sentence for a refusal; a game's own codes are explained by the game. */
export function sentenceFor(failure: Failure, language: Language, module?: WholeGame): string {
  return module?.texts[language].refusal(failure) ?? failureSentence(failure, language);
}
