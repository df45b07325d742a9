import { texts as de } from './de.ts';
import { texts as en } from './en.ts';
import { texts as fr } from './fr.ts';

/** All languages at once: for tests and tools. */
export const texts = { de, en, fr };
