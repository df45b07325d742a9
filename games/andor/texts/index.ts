import { texts as de } from './de/index.ts';
import { texts as en } from './en/index.ts';
import { texts as fr } from './fr/index.ts';

export { creatureWords, fogWords, heroWords, itemWords } from './names.ts';
export { said } from './words.ts';

/** All languages at once: for tests and tools. */
export const texts = { de, en, fr };
