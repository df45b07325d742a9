import type { Meta } from '@tafelrunde/kernel';
import { readLegend } from './legend/load.ts';
import { checked, shelf } from './legends/index.ts';
import { metaWith } from './meta-with.ts';
import type { Options } from './state.ts';

export const meta: Meta<Options> = { ...metaWith(shelf, checked), content: (_key, text) => readLegend(text).mistakes ?? [] };
