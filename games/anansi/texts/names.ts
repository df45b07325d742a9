import type { InEveryLanguage } from '@tafelrunde/kernel';
import type { SuitName } from '../cards.ts';

export const suitNames: InEveryLanguage<Readonly<Record<SuitName, string>>> = {
  de: { hornet: 'Hornisse', leopard: 'Leopard', snake: 'Schlange' },
  en: { hornet: 'hornet', leopard: 'leopard', snake: 'snake' },
  fr: { hornet: 'frelon', leopard: 'léopard', snake: 'serpent' },
};
