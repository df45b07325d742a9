import { Ear, noChance, position, rulesWith, type Sketch } from '../../tests/table.ts';
import type { Action, Event, Options, View } from '../../state.ts';

/** What a seat sees of a position set up in one line. */
export const viewOf = (sketch: Sketch, seat: number | undefined = 0, options: Partial<Options> = {}): View =>
  rulesWith(options).view(position(sketch), seat);

/** The same after whoever is at turn has acted, with what was told of it. */
export const after = (sketch: Sketch, action: Action, reader = 0): { readonly view: View; readonly events: readonly Event[] } => {
  const rules = rulesWith();
  const state = position(sketch);
  const ear = new Ear();
  rules.play(state, state.turn, action, noChance, ear);
  return { view: rules.view(state, reader), events: ear.heard.map(({ event }) => event) };
};
