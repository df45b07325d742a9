import type { CueWords } from '@tafelrunde/stage';
import type { CueName } from './index.ts';

export type Words = Readonly<Record<CueName, CueWords>>;
