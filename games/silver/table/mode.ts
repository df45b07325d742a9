import { createShared } from '@tafelrunde/stage';

/*
 * What is free is done in two touches: first what is used, then the house. The table lights the houses, the dock has the button: two
 * parts of the page, one choice. It is never sent, so going back costs nothing.
 */

/** The amulet, an Empath, or the Bodyguard that stands at `by` is being used. */
export type Mode = { readonly kind: 'amulet' } | { readonly kind: 'empath' } | { readonly kind: 'guard'; readonly by: number };

export const { Provider: ModeProvider, useShared: useMode } = createShared<Mode | undefined>(undefined);
