import type { GameBrief } from '@tafelrunde/kernel';
import { glance, nameShelf } from './legends/house.ts';
import { levels } from './levels.ts';
import { metaWith } from './meta-with.ts';
import { orders } from './orders.ts';
import { proposals } from './proposals.ts';
import type { Options, View } from './state.ts';

/** What a page draws a table with: five whole legends and what plays them come when somebody asks the rules something. */
export const brief: GameBrief<View, Options> = { game: { meta: metaWith(nameShelf, glance) }, levels, proposals, orders };
