import { type Language, languages } from '@tafelrunde/kernel';
import type { MotionPace } from '@tafelrunde/stage';
import * as v from 'valibot';

export type Theme = 'system' | 'light' | 'dark';

export interface Preferences {
  readonly language: Language;
  readonly theme: Theme;
  readonly pace: MotionPace;
  /** How fast bots move where nobody else plays; not chosen: as the pieces do. */
  readonly tempo?: MotionPace | undefined;
  /** A piece that can do only one thing does it at the first touch, where it would otherwise be picked up. */
  readonly oneTap: boolean;
  readonly bell: boolean;
  /** Single keys act (U, L, C …). */
  readonly shortcuts: boolean;
  /** Tables say a word about what comes up for the first time. */
  readonly cues: boolean;
  /** Games whose side column is folded away. */
  readonly folded: readonly string[];
  /** Games whose table wants the whole width, and whose side column was opened all the same. */
  readonly unfolded: readonly string[];
}

const preferencesShape = v.object({
  language: v.optional(v.picklist(languages)),
  theme: v.optional(v.picklist(['system', 'light', 'dark']), 'system'),
  pace: v.optional(v.picklist(['full', 'quick', 'off']), 'full'),
  tempo: v.optional(v.picklist(['full', 'quick', 'off'])),
  oneTap: v.optional(v.boolean(), false),
  bell: v.optional(v.boolean(), true),
  shortcuts: v.optional(v.boolean()),
  /** What `shortcuts` was stored as at first. */
  letters: v.optional(v.boolean(), true),
  cues: v.optional(v.boolean(), true),
  folded: v.optional(v.array(v.string()), []),
  unfolded: v.optional(v.array(v.string()), []),
});

/** Whether the side column is folded away: by choice, or, until somebody opens it, because the table has panels of its own there (`broad`). */
export const foldedFor = ({ folded, unfolded }: Preferences, game: string, broad: boolean): boolean =>
  folded.includes(game) || (broad && !unfolded.includes(game));

/** What to keep once it was folded away or opened. */
export function foldedAs({ folded, unfolded }: Preferences, game: string, away: boolean): Pick<Preferences, 'folded' | 'unfolded'> {
  const but = (games: readonly string[]): readonly string[] => games.filter((each) => each !== game);
  return away ? { folded: [...but(folded), game], unfolded: but(unfolded) } : { folded: but(folded), unfolded: [...but(unfolded), game] };
}

/** The first language of the device that we speak. */
export function languageOf(preferred: readonly string[]): Language {
  for (const tag of preferred) {
    const known = languages.find((language) => tag.toLowerCase().startsWith(language));
    if (known !== undefined) return known;
  }
  return 'en';
}

export function readPreferences(stored: unknown, preferred: readonly string[]): Preferences {
  const read = v.safeParse(preferencesShape, stored ?? {});
  const { letters, ...sound } = read.success ? read.output : v.parse(preferencesShape, {});
  return { ...sound, shortcuts: sound.shortcuts ?? letters, language: sound.language ?? languageOf(preferred) };
}
