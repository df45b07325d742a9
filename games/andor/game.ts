import type { Game, GameModule } from '@tafelrunde/kernel';
import { boards } from './board/index.ts';
import { compile } from './legend/index.ts';
import { legendOf } from './legends/index.ts';
import { levels } from './levels.ts';
import { meta } from './meta.ts';
import { orders } from './orders.ts';
import { proposals } from './proposals.ts';
import { AndorRules } from './rules/index.ts';
import type { Action, Event, Options, State, View } from './state.ts';

/** The legend is compiled once for a whole table (AND-23.6). */
export const game: Game<State, Action, View, Event, Options> = {
  meta,
  rules(options, version, contents) {
    const legend = legendOf(options, version, contents);
    const { engine } = compile(legend, { difficulty: options.difficulty, options });
    return new AndorRules(options, boards[legend.board], engine, legend);
  },
};

export const module: GameModule<State, Action, View, Event, Options> = { game, levels, proposals, orders };
