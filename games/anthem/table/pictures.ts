import zero from './cards/0.svg?no-inline';
import one from './cards/1.svg?no-inline';
import two from './cards/2.svg?no-inline';
import three from './cards/3.svg?no-inline';
import four from './cards/4.svg?no-inline';
import five from './cards/5.svg?no-inline';
import six from './cards/6.svg?no-inline';
import seven from './cards/7.svg?no-inline';
import eight from './cards/8.svg?no-inline';
import nine from './cards/9.svg?no-inline';
import back from './cards/back.svg?no-inline';
import death from './cards/death.svg?no-inline';
import type { Face } from './face.ts';

const numbers = [zero, one, two, three, four, five, six, seven, eight, nine] as const;

/**
 * Where a card's picture lies. Pictures are files, never inlined: their ids would collide, they would swell the script,
 * and the browser keeps them, drawn once per size.
 */
export const pictureOf = (face: Face): string => (face === 'back' ? back : face === 'death' ? death : (numbers[face] ?? back));
