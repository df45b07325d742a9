import type { GameTexts, InEveryLanguage } from '@tafelrunde/kernel';
import type { Action, Event, View } from '../state.ts';
import { de } from './de/index.ts';
import { en } from './en/index.ts';
import { fr } from './fr/index.ts';
import { speak } from './speak.ts';

export { creatureWords, figureWords, fogWords, heroWords, itemWords } from './names.ts';
export { heroName } from './scene.ts';
export { type Said, said } from './words.ts';

export const texts: InEveryLanguage<GameTexts<View, Action, Event>> = { de: speak(de), en: speak(en), fr: speak(fr) };
