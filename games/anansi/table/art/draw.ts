/**
 * Weaves the pictures anew: `npx tsx games/anansi/table/art/draw.ts` writes cards/*.svg and styles/weaves.css.
 * A test compares the files with what this would draw.
 */
import { writeFileSync } from 'node:fs';
import { pictures } from './cards.ts';
import { weavesCss } from './suits.ts';

const write = (path: string, text: string): void => writeFileSync(new URL(`../${path}`, import.meta.url), text);

for (const [name, picture] of Object.entries(pictures())) write(`cards/${name}`, `${picture}\n`);
write('styles/weaves.css', weavesCss());
