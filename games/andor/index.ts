import type { GameFolder } from '@tafelrunde/kernel';
import type { Action, Event, Options, State, View } from './state.ts';
import { tile } from './tile.ts';

export const folder: GameFolder<State, Action, View, Event, Options> = {
  tile,
  brief: async () => (await import('./brief.ts')).brief,
  rules: async () => (await import('./game.ts')).module,
  bots: async () => (await import('./bots.ts')).bots,
  texts: {
    de: async () => (await import('./texts/de/index.ts')).texts,
    en: async () => (await import('./texts/en/index.ts')).texts,
    fr: async () => (await import('./texts/fr/index.ts')).texts,
  },
  terminal: async () => (await import('./terminal.ts')).terminal,
};
