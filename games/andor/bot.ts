import type { Bots } from '@tafelrunde/kernel';
import { scripted } from './bot/index.ts';
import type { Action, Event, State, View } from './state.ts';

/** One team for every level: it answers at once, and always from the view of its seat. */
export const bots: Bots<State, Action, View, Event> = { instant: scripted, scripted };
