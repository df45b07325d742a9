import type { InEveryLanguage } from '@tafelrunde/kernel';

/** What the screen says beyond the texts of the game. */
export const words: InEveryLanguage<{
  readonly table: string;
  readonly taken: string;
  readonly goOn: string;
  left(stones: number): string;
}> = {
  de: {
    table: 'Der Haufen',
    taken: 'genommen',
    goOn: 'Weiter',
    left: (stones) => (stones === 1 ? 'noch ein Stein' : `noch ${stones} Steine`),
  },
  en: { table: 'The heap', taken: 'taken', goOn: 'Go on', left: (stones) => (stones === 1 ? 'one stone left' : `${stones} stones left`) },
  fr: {
    table: 'Le tas',
    taken: 'pris',
    goOn: 'Continuer',
    left: (stones) => (stones === 1 ? 'encore un caillou' : `encore ${stones} cailloux`),
  },
};
