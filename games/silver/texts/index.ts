import type { GameTexts, InEveryLanguage } from '@tafelrunde/kernel';
import type { Action, Event, View } from '../state.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { speak } from './speak.ts';

export { characterLines, characterNames } from './names.ts';

export const texts: InEveryLanguage<GameTexts<View, Action, Event>> = { de: speak(de), en: speak(en), fr: speak(fr) };
