import { spriteOf } from '@tafelrunde/stage';
import { amulet } from './amulet.ts';
import { dark, eyes1, eyes2, eyes3, fillings, house } from './house.ts';
import { portraits } from './portraits.ts';
import { signs } from './signs.ts';
import { scene, sceneFillings } from './valley.ts';

/** No line breaks, no zeros nobody needs. */
const tidy = (drawing: string): string =>
  drawing
    .replaceAll(/(\.\d*?[1-9])0+(?=\D)/g, '$1')
    .replaceAll(/\.0+(?=\D)/g, '')
    .replaceAll('\n', '');

const symbol = (id: string, box: string, drawing: string, more = ''): string =>
  `<symbol id="sv-${id}" viewBox="${box}"${more}>${tidy(drawing)}</symbol>`;

/**
 * Everything that is drawn, as one sprite. All of it is in the page from the start: fetching one portrait when it is needed would tell
 * everybody who watches the wire which one.
 */
export const sprite: string = spriteOf(tidy(fillings) + tidy(sceneFillings), [
  symbol('house', '0 0 240 336', house, ' preserveAspectRatio="none"'),
  symbol('dark', '0 0 200 200', dark, ' preserveAspectRatio="none"'),
  symbol('amulet', '0 0 120 140', amulet),
  symbol('eyes-1', '0 0 240 120', eyes1),
  symbol('eyes-2', '0 0 240 120', eyes2),
  symbol('eyes-3', '0 0 240 120', eyes3),
  symbol('scene', '0 0 1440 900', scene, ' preserveAspectRatio="xMidYMin slice"'),
  ...Object.entries(portraits).map(([number, drawing]) => symbol(`p${number}`, '0 0 200 200', drawing, ' overflow="visible"')),
  ...Object.entries(signs).map(([sign, drawing]) => symbol(sign, '0 0 24 24', drawing)),
]);
