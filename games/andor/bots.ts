import type { BotPrograms } from '@tafelrunde/kernel';
import { scripted } from './bot/index.ts';
import { thinking } from './thinking/index.ts';
import type { Action, Event, State, View } from './state.ts';

export const bots: BotPrograms<State, Action, View, Event> = { makers: { instant: scripted }, thinking };
