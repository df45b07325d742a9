import type { Game } from '@tafelrunde/kernel';
import { arrowOf, neighboursOf } from './board/index.ts';
import { compile } from './legend/index.ts';
import { legendOf } from './legends/index.ts';
import { meta } from './meta.ts';
import { AndorRules } from './rules/index.ts';
import type { Action, Event, Options, State, View } from './state.ts';

/** The side of the board that shows the land. */
const andor = { neighboursOf, arrowOf };

/** The legend is compiled once for a whole table (AND-23.6). */
export const game: Game<State, Action, View, Event, Options> = {
  meta,
  rules(options, version, contents) {
    const legend = legendOf(options, version, contents);
    const { engine } = compile(legend, { difficulty: options.difficulty, options });
    return new AndorRules(options, andor, engine, legend);
  },
};
