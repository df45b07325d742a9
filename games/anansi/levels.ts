import type { Levels } from '@tafelrunde/kernel';
import { instant } from './bot.ts';
import type { Action, Event, State, View } from './state.ts';

/** How far each is ahead of the one before: docs/bots.md. */
export const levels: Levels<State, Action, View, Event> = {
  all: [
    { name: 'instant', make: instant },
    { name: 'easy', search: 'tree', iterations: 60, milliseconds: 500 },
    { name: 'normal', search: 'tree', iterations: 250, milliseconds: 1000 },
    { name: 'strong', search: 'tree', iterations: 3000, milliseconds: 2000 },
  ],
  usual: 'normal',
  standIn: 'normal',
  hint: 'strong',
};
