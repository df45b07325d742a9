import { FastRandom, type WholeGame, Match, type Plain, same, type Seat, silent } from '@tafelrunde/kernel';
import { type Cards, type Change, dealt, hiddenIn, type Move, type Played, type SilverRules, type Swap } from './dealt.ts';
import type { Aid } from './faces.ts';

/** Cards dealt to each. */
const VILLAGE = 5;

export interface Line {
  readonly seed: number;
  readonly seats: number;
  readonly aid: Aid;
  readonly played: readonly Played[];
}

export function optionsOf(module: WholeGame, aid: Aid): Readonly<Record<string, Plain>> {
  return { ...module.game.meta.defaults, memoryAid: aid, turnCap: 6 };
}

/** Every state of a line of play; shorter than the line where an action is not legal there. */
export function* statesOf({ seed, seats, aid, played }: Line, swap?: Swap): Generator<{ rules: SilverRules; state: Cards }> {
  const module = dealt(seed, swap);
  const rules = module.game.rules(optionsOf(module, aid)) as SilverRules;
  const random = new FastRandom(1); // used up by nobody: the deals have their own
  const state = rules.setup(seats, random, silent);
  yield { rules, state };
  for (const { seat, action } of played) {
    if (!rules.legal(state, seat).some((one) => same(one, action))) return;
    rules.play(state, seat, action as unknown as Move, random, silent);
    yield { rules, state };
  }
}

/** What two deals must have in common for a seat. */
export type Alike =
  /** All it was ever shown: nothing it is sent may differ, ever. */
  | 'known'
  /** All that lay open, and what its page shows now: a page opened now may not differ, whatever was seen in looks since closed. */
  | 'open';

export interface Twin {
  readonly swap: Swap;
  /** Another seat, or where looks are closed this one itself, knows a card that differs. */
  readonly telling: boolean;
}

/** How many deals are tried. */
const TRIES = 150;

/** Deals that differ in two hidden cards and that this seat cannot tell from the true one at the end of the line. */
export function twinsOf(line: Line, seat: Seat | undefined, alike: Alike, wanted: number, luck: FastRandom): readonly Twin[] {
  const ofInterest = alike === 'known' ? seat : undefined;
  const known: string[] = [];
  let [round, cards] = [0, [] as readonly number[]];
  let last = { page: '', all: '' };
  for (const { rules, state } of statesOf(line)) {
    if (state.round !== round) [round, cards] = [state.round, hiddenIn(state)];
    known.push(JSON.stringify(rules.view(state, ofInterest)));
    last = lastOf(rules, state, seat, alike);
  }
  const twinBy = (swap: Swap): Twin | undefined => {
    let position = 0;
    let now = last;
    for (const { rules, state } of statesOf(line, swap)) {
      const changed = state.round === round; // before that deal nothing can differ
      if (changed && JSON.stringify(rules.view(state, ofInterest)) !== known[position]) return undefined;
      position += 1;
      if (position === known.length) now = lastOf(rules, state, seat, alike);
    }
    if (position !== known.length || (alike === 'open' && now.page !== last.page)) return undefined;
    return { swap, telling: now.all !== last.all };
  };
  const telling: Twin[] = [];
  const dull: Twin[] = [];
  for (let tries = 0; tries < TRIES && telling.length < wanted; tries += 1) {
    const swap = { round, one: luck.below(line.seats * VILLAGE), other: luck.below(cards.length) };
    if (cards[swap.one] === cards[swap.other]) continue;
    const twin = twinBy(swap);
    if (twin !== undefined) (twin.telling ? telling : dull).push(twin);
  }
  return [...telling, ...dull].slice(0, wanted);
}

/** What the seat's page shows, and what those know who might give something away. */
function lastOf(rules: SilverRules, state: Cards, seat: Seat | undefined, alike: Alike): { readonly page: string; readonly all: string } {
  const knowing = alike === 'open' && seat !== undefined ? [seat] : state.villages.map((_, one) => one);
  const all = knowing.map((one) => JSON.stringify(rules.view(state, one))).join();
  return { page: JSON.stringify(rules.shown(rules.view(state, seat))), all };
}

/** The match of a line of play, as the table has it, dealt otherwise. */
export function twinMatch(match: Match, seed: number, swap: Swap, change?: Change): Match {
  return Match.replay(dealt(seed, swap, change).game, match.deal, match.log);
}
