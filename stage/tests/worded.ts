import { languages, wordingIn } from '@tafelrunde/kernel';

const numbers = [...Array.from({ length: 120 }, (_, n) => n), -1, 1.5, 1000, 1_000_000];
const lists = [0, 1, 2, 3, 4].map((n) => ['Anna', 'Bo', 'Cy', 'Di'].slice(0, n));

/** Much of what can be worded, in every language. */
export const worded = (): readonly string[] =>
  languages.flatMap((language) => {
    const { count, list, either } = wordingIn(language);
    return [...numbers.map((n) => count(n, '# one', '# other')), ...lists.flatMap((names) => [list(names), either(names)])];
  });
