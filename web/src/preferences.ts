import { type Language, languages } from '@tafelrunde/kernel';
import type { MotionPace } from '@tafelrunde/stage';
import * as v from 'valibot';

export type Theme = 'system' | 'light' | 'dark';

export interface Settings {
  readonly language: Language;
  readonly theme: Theme;
  readonly pace: MotionPace;
  readonly bell: boolean;
  /** Single letters act (U, L, C …). */
  readonly letters: boolean;
  /** Games whose side column is folded away. */
  readonly folded: readonly string[];
}

const settingsShape = v.object({
  language: v.optional(v.picklist(languages)),
  theme: v.optional(v.picklist(['system', 'light', 'dark']), 'system'),
  pace: v.optional(v.picklist(['full', 'quick', 'off']), 'full'),
  bell: v.optional(v.boolean(), true),
  letters: v.optional(v.boolean(), true),
  folded: v.optional(v.array(v.string()), []),
});

/** The first language of the device that we speak. */
export function languageOf(preferred: readonly string[]): Language {
  for (const tag of preferred) {
    const known = languages.find((language) => tag.toLowerCase().startsWith(language));
    if (known !== undefined) return known;
  }
  return 'en';
}

export function readSettings(stored: unknown, preferred: readonly string[]): Settings {
  const read = v.safeParse(settingsShape, stored ?? {});
  const sound = read.success ? read.output : v.parse(settingsShape, {});
  return { ...sound, language: sound.language ?? languageOf(preferred) };
}
