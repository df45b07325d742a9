import type { BotPrograms } from '@tafelrunde/kernel';
import { instant } from './bot.ts';
import { master } from './net/master.ts';
import type { Action, Event, State, View } from './state.ts';
import { thinking } from './thinking/index.ts';

export const bots: BotPrograms<State, Action, View, Event> = { makers: { instant }, thinking, nets: { master } };
