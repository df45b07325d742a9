import { contentsIn, hintBudget, quickLevel } from '@tafelrunde/bots';
import { type Advice, type GameModule, givesHints, type Match, type Plain, type Seat } from '@tafelrunde/kernel';
import { fail } from '@tafelrunde/protocol';
import { mustRun } from './commands/play.ts';
import type { TableHost } from './host.ts';
import { heldSeat, type TableState } from './state.ts';

/** A hint that is being thought about, and the position it is for. */
export interface Hint {
  readonly position: number;
  readonly advice: Promise<Advice<Plain>>;
}

/**
 * Hints at one table: thought by the bots from the asking seat's own view, told to nobody else, written nowhere.
 * Asking again at the same moment gives the same hint.
 */
export class Hints {
  readonly #host: TableHost;
  readonly #last = new Map<Seat, Hint & { readonly match: Match; readonly logLength: number }>();

  constructor(host: TableHost) {
    this.#host = host;
  }

  ask(state: TableState, guest: string, seat: Seat): Hint {
    const { match, module } = mayHave(state, guest, seat);
    const logLength = match.log.length;
    const last = this.#last.get(seat);
    if (last !== undefined && last.match === match && last.logLength === logLength) return last;
    if (!this.#host.mayHint(guest)) fail('too-many-hints');
    const hint = { match, logLength, position: match.position, advice: this.#think(state, match, module, seat, guest) };
    this.#last.set(seat, hint);
    hint.advice.catch(() => {
      if (this.#last.get(seat) === hint) this.#last.delete(seat); // lost: asking again thinks again
    });
    return hint;
  }

  async #think(state: TableState, match: Match, module: GameModule, seat: Seat, guest: string): Promise<Advice<Plain>> {
    const { notice, times, chance } = this.#host;
    const thought = notice.hinting(state.game);
    const advice = await this.#host
      .advise(
        {
          game: state.game,
          options: state.options,
          ...contentsIn(match),
          version: state.version,
          level: module.levels.hint ?? quickLevel(module),
          seat,
          view: match.view(seat),
          asks: match.asks().map(({ id: _id, ...plain }) => plain),
          legal: match.legal(seat) as readonly Plain[],
          seed: chance(2 ** 32),
          budget: hintBudget(module, times.botBudget),
        },
        guest,
      )
      .catch((fault: unknown) => {
        notice.log('warn', 'a hint got lost', { table: state.id, fault });
        return fail('hint-lost');
      });
    thought();
    return advice ?? fail('no-hints');
  }
}

/** The sitter alone, while asked something, where table and game have hints. */
function mayHave(state: TableState, guest: string, seat: Seat): { readonly match: Match; readonly module: GameModule } {
  if (state.status === 'closed') fail('table-closed');
  heldSeat(state, guest, seat);
  mustRun(state);
  const { match, module } = state;
  if (match === undefined || module === undefined) fail('table-not-running');
  if (!state.hints) fail('hints-off');
  if (!givesHints(module, state.options)) fail('no-hints');
  if (!match.asks().some((ask) => ask.seat === seat)) fail('not-asked');
  return { match, module };
}
