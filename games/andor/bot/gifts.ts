import { MOST_STRENGTH } from '../components/index.ts';
import { ARCHER, BREW, BREW_HALF, GOLD, HELM, RUNE_BLUE, RUNE_GREEN } from '../pieces.ts';
import { countOf, fits, has } from '../rules/items.ts';
import type { State } from '../state.ts';
import { handoverFor } from './convoy.ts';
import type { Situation } from './situation.ts';
import { bearerOf } from './standing.ts';

/*
 * What one hero lets another have, because it does more there.
 */

/** Brew for who has none, rune stones for who has most of them; the first is the one to give first. */
export function sharedThings(state: State, seat: number, other: number): number[] {
  const things: number[] = [];
  const brews = countOf(state, seat, BREW) + countOf(state, seat, BREW_HALF);
  if (brews > 1 && !has(state, other, BREW) && !has(state, other, BREW_HALF) && fits(state, other, BREW))
    things.push(has(state, seat, BREW) ? BREW : BREW_HALF);
  const own = runesOf(state, seat);
  const theirs = runesOf(state, other);
  if (own === 0 || own === RUNES || theirs < own || (theirs === own && !prefers(state, other, seat))) return things;
  for (let item = RUNE_BLUE; item <= RUNE_GREEN; item += 1) {
    if (has(state, seat, item) && !has(state, other, item) && fits(state, other, item)) things.push(item);
  }
  return things;
}

/** Colours of rune stones there are, and a hero has. */
const RUNES = 3;
function runesOf(state: State, seat: number): number {
  let colours = 0;
  for (let item = RUNE_BLUE; item <= RUNE_GREEN; item += 1) colours += Number(has(state, seat, item));
  return colours;
}

/** The black die does most for the wizard, who turns it (AND-11.8). */
const prefers = (state: State, a: number, b: number): boolean => (state.heroes[a] as number) > (state.heroes[b] as number);

/** Gold goes to who spends it. */
export function goldFor({ state, treasurer }: Situation, seat: number, other: number): number {
  return other === treasurer && other !== seat && (state.strength[other] as number) < MOST_STRENGTH ? countOf(state, seat, GOLD) : 0;
}

/** What a task wants and the other brings home sooner. */
export function errandThings(sit: Situation, seat: number, other: number): number[] {
  const { state } = sit;
  return sit.errands.flatMap(({ goal, pieces, shy }) => {
    if (goal.goal !== 'deliver' || bearerOf(state, pieces) !== seat || handoverFor(sit, seat, goal.field, shy)?.to !== other) return [];
    return pieces.filter((piece) => has(state, seat, piece) && fits(state, other, piece)).slice(0, 1);
  });
}

/** A helm counts for who rolls several dice at once (AND-10.6); archer and wizard never do. */
export function helmFor({ state }: Situation, seat: number, other: number): boolean {
  const rollsOne = (who: number): boolean => (state.heroes[who] as number) >= ARCHER;
  return has(state, seat, HELM) && rollsOne(seat) && !rollsOne(other) && fits(state, other, HELM);
}
