import { count } from '../cards.ts';
import { NONE } from '../state.ts';
import type { Situation } from './situation.ts';

/*
 * How likely a card is to win, as a logistic sum over what can be counted. The weights were fitted to rounds the bot played against
 * itself with three, four and five players; what is certain is not left to them.
 */

/** The logistic curve in steps of a sixteenth from −8 to 8: a search asks for it millions of times. */
const FINE = 16;
const WIDE = 8;
const curve: readonly number[] = Array.from({ length: 2 * WIDE * FINE + 1 }, (_, i) => 1 / (1 + Math.exp(WIDE - i / FINE)));

function chance(sum: number): number {
  const place = Math.floor((sum + WIDE) * FINE);
  if (place <= 0) return 0;
  return place >= curve.length ? 1 : (curve[place] as number);
}

/** Square roots of small counts. */
const roots: readonly number[] = Array.from({ length: 15 }, (_, above) => Math.sqrt(above));

/**
 * To win some later trick, with `cards` left in hand after this one: `above` cards of its suit are out that beat it, `out` in all.
 * Falls with those above (the first ones matter most) and rises with those in its suit, since somebody will have to follow.
 */
export function laterAsTrump(at: Situation, above: number, out: number, cards: number): number {
  const root = roots[above] as number;
  return chance(1.5 - 0.11 * above - 1.21 * root + 0.16 * out - 0.03 * cards + (above === 0 ? 0.52 : 0) - 0.29 * at.seats);
}

/** The same for a plain suit: falls with the trumps that are out, too. */
export function laterAsPlain(at: Situation, above: number, out: number, cards: number, trumps: number): number {
  const root = roots[above] as number;
  return chance(
    -0.27 - 0.22 * above - 1.08 * root + 0.27 * out + 0.16 * cards + (above === 0 ? 0.19 : 0) - 0.38 * at.seats - 0.08 * trumps,
  );
}

/** To win the trick under way if it is played now. */
export function winsNow(at: Situation, suit: number, value: number): number {
  const { trump, after, cards } = at;
  const ledSuit = at.ledSuit === NONE ? suit : at.ledSuit;
  let high = suit === ledSuit ? value + 16 : 0;
  if (suit === trump) high = value + 32;
  if (high <= at.best) return 0; // a sure loser
  const out = at.out[suit] as number;
  const trumps = at.out[trump] as number;
  const above = count(out >> value);
  if (after === 0 || (above === 0 && (suit === trump || trumps === 0))) return 1; // a sure winner
  const root = roots[above] as number;
  const followers = count(at.out[ledSuit] as number);
  if (suit !== trump) {
    const plain = 0.18 - 0.35 * above - 0.7 * root + 0.35 * followers + 0.13 * cards - 0.72 * after;
    return chance(plain - 0.11 * above * after + (above === 0 ? 1.37 : 0) - 0.19 * count(trumps));
  }
  if (ledSuit === trump)
    return chance(0.32 - 0.26 * above + 0.45 * root - 0.04 * followers - 0.09 * cards - 0.16 * after - 0.19 * above * after);
  const ruffs = 0.22 - 0.23 * above - 0.04 * root + 0.36 * followers + 0.6 * cards - 0.6 * after;
  return chance(ruffs - 0.04 * above * after - 0.11 * count(trumps));
}
