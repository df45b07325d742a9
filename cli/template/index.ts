import type { GameFolder } from '@tafelrunde/kernel';
import type { Action, Event, Options, State, View } from './state.ts';
import { tile } from './tile.ts';

export const folder: GameFolder<State, Action, View, Event, Options> = {
  tile,
  rules: async () => (await import('./game.ts')).module,
  bots: async () => (await import('./bots.ts')).bots,
  texts: {
    de: async () => (await import('./texts/de.ts')).texts,
    en: async () => (await import('./texts/en.ts')).texts,
    fr: async () => (await import('./texts/fr.ts')).texts,
  },
};
