import { type Levels, oneLevel } from '@tafelrunde/kernel';
import { scripted } from './bot/index.ts';
import type { Action, Event, State, View } from './state.ts';

/** One team: it answers at once, and always from the view of its seat. */
export const levels: Levels<State, Action, View, Event> = oneLevel(scripted, 'scripted');
