import type { GameModule } from '@tafelrunde/kernel';
import { levels } from './bot.ts';
import { game } from './game.ts';
import type { Action, Event, Options, State, View } from './state.ts';
import { texts } from './texts/index.ts';

export { game } from './game.ts';
export type { Action, AskKey, Event, Options, State, View } from './state.ts';

export const andor: GameModule<State, Action, View, Event, Options> = { game, levels, texts };
