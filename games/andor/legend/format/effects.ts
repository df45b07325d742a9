/** Effects: what cards and rules do. */
import type { BoardEffect } from './board-effects.ts';
import type { FlowEffect } from './flow-effects.ts';
import type { HeroEffect } from './hero-effects.ts';
import type { ModifierEffect } from './modifier-effects.ts';
import type { SetupEffect } from './setup-effects.ts';

/** In a file each of them may have a `key` and a `comment` as well. */
export type Effect = SetupEffect | BoardEffect | HeroEffect | FlowEffect | ModifierEffect;
