import { randomInt } from 'node:crypto';
import { hintBudget, quickLevel } from '@tafelrunde/bots';
import { type Advice, type GameModule, givesHints, type Match, type Plain, type Seat } from '@tafelrunde/kernel';
import { heldSeat, mustRun, type TableState } from '@tafelrunde/table';
import { fail } from '../fail.ts';
import type { HouseRules } from './house.ts';

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
  readonly #house: HouseRules;
  readonly #last = new Map<Seat, Hint & { readonly match: Match; readonly moment: number }>();

  constructor(house: HouseRules) {
    this.#house = house;
  }

  ask(state: TableState, guest: string, seat: Seat): Hint {
    const { match, module } = mayHave(state, guest, seat);
    const moment = match.log.length;
    const last = this.#last.get(seat);
    if (last !== undefined && last.match === match && last.moment === moment) return last;
    if (!this.#house.hintBuckets.take(guest)) fail('too-many-hints');
    const hint = { match, moment, position: match.position, advice: this.#think(state, match, module, seat, guest) };
    this.#last.set(seat, hint);
    hint.advice.catch(() => {
      if (this.#last.get(seat) === hint) this.#last.delete(seat); // lost: asking again thinks again
    });
    return hint;
  }

  async #think(state: TableState, match: Match, module: GameModule, seat: Seat, guest: string): Promise<Advice<Plain>> {
    const { metrics, times, log } = this.#house;
    const thought = metrics.hintThought.startTimer({ game: state.game });
    const advice = await this.#house
      .advise(
        {
          game: state.game,
          options: state.options,
          version: state.version,
          level: module.levels.hint ?? quickLevel(module),
          seat,
          view: match.view(seat),
          asks: match.asks().map(({ id: _id, ...plain }) => plain),
          legal: match.legal(seat) as readonly Plain[],
          seed: randomInt(2 ** 32),
          budget: hintBudget(module, times.botBudget),
        },
        guest,
      )
      .catch((fault: unknown) => {
        log.warn({ table: state.id, fault }, 'a hint got lost');
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
