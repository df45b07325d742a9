import type { BotPrograms } from '@tafelrunde/kernel';
import { instant } from './bot.ts';
import type { Action, Event, State, View } from './state.ts';
import { thinking } from './thinking.ts';

export const bots: BotPrograms<State, Action, View, Event> = { makers: { instant: () => instant }, thinking };
