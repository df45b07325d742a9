/* What the next sunrise brings as far as it can be known: the event card may change it (AND-16.1). The rules have worked it out. */
import type { Hop, View } from '../state.ts';

export type { Hop } from '../state.ts';

const nothing: readonly Hop[] = [];

export const dawnMoves = (view: View): readonly Hop[] => view.ahead?.dawn ?? nothing;
