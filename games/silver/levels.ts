import type { Levels } from '@tafelrunde/kernel';
import { instant } from './bot.ts';
import type { Action, Event, State, View } from './state.ts';

/** How far each is ahead of the one before: docs/bots.md. */
export const levels: Levels<State, Action, View, Event> = {
  all: [
    { name: 'instant', make: instant },
    { name: 'easy', search: 'flat', iterations: 60, milliseconds: 500, forgets: true },
    { name: 'normal', search: 'flat', iterations: 300, milliseconds: 1000, sure: 3 },
    { name: 'strong', search: 'flat', iterations: 1500, milliseconds: 2500, sure: 3 },
  ],
  usual: 'normal',
  standIn: 'normal',
  hint: 'strong',
};
