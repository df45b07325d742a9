import type { Bot, BotAnswer, Seat } from '@tafelrunde/kernel';
import { Adviser } from '../bot/adviser.ts';
import { collect } from '../bot/collecting.ts';
import { knownTo, type Sight, sightOf } from '../bot/sight.ts';
import { usualTaste } from '../bot/taste.ts';
import { CALL, ownOf } from '../rules/choices.ts';
import { type Action, FACE, type View } from '../state.ts';

/*
 * Players with a bent, to measure by: whoever is strong only against its own kind is found out by them.
 */

type Choice = (sight: Sight, seat: Seat, legal: readonly Action[]) => Action | undefined;

/** The instant bot with a bent: what it does of its own, and the rest as its taste has it. */
function bent(adviser: Adviser, own: Choice): Bot<View, Action> {
  return {
    choose({ seat, view, legal }): BotAnswer<Action> {
      if (legal.length === 0) return {};
      const sight = sightOf(view);
      const listed = legal.map(ownOf);
      const wanted = own(sight, seat, listed) ?? adviser.best(sight, seat, listed);
      return { action: legal[listed.indexOf(wanted)] as Action };
    },
  };
}

/** What the own village costs, a card not known being a middling one. */
function sumOf(sight: Sight, seat: Seat): number {
  return (sight.villages[seat] ?? []).reduce((sum, card) => sum + (knownTo(card, seat) ? card & FACE : MIDDLING), 0);
}
const MIDDLING = 6.5;
const EARLY = 13;

/** Calls as soon as it may with a middling sum, before the others are ready. */
export const caller = (): Bot<View, Action> =>
  bent(new Adviser({ ...usualTaste, lean: 1, callable: 2 }), (sight, seat, legal) =>
    sight.step === 'turn' && legal.includes(CALL) && sumOf(sight, seat) <= EARLY ? CALL : undefined,
  );

/** Collects equal cards, high ones as well, and gives them away together. */
export const matcher = (): Bot<View, Action> => bent(new Adviser({ ...usualTaste, lean: 1.5, callable: 1 }), collect);
