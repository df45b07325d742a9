/**
 * Draws the woodcuts anew: `npx tsx games/anthem/table/art/draw.ts` writes cards/*.svg.
 * Scenes are in scenes.ts, strokes in knife.ts; a test compares the files with what this would draw.
 */
import { writeFileSync } from 'node:fs';
import { pictures } from './cards.ts';

for (const [name, picture] of Object.entries(pictures())) writeFileSync(new URL(`../cards/${name}`, import.meta.url), `${picture}\n`);
