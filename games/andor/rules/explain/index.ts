import type { Random, Refusal } from '@tafelrunde/kernel';
import { BREW, BREW_HALF, SHIELD, SHIELD_HALF, WINESKIN, WINESKIN_HALF } from '../../pieces.ts';
import { imagined } from '../../imagine.ts';
import type { Core } from '../../engine-port.ts';
import { E_WHAT, E_AT, E_CODE, ENTRY, type State, type View } from '../../state.ts';
import { EVENT } from '../agenda.ts';
import { wellAt } from '../board.ts';
import { hasBrew, hasShield, hasWineskin } from '../items.ts';
import { type Because, type Loose, no, onlyAsked, onlyFree, onlyHandling, onlyInTurn, unusable } from './because.ts';
import { agreeReason, buyReason, carries, exchangeReason, giveReason, herbReason, layReason, takeReason, uncoverReason } from './free.ts';
import { allyReason, busy, fightReason, forbidden, noHour, provision, stepReason } from './turn.ts';

/*
 * Why an action is refused, with the number of the rule. From the view alone: what nobody sees cannot matter.
 */

/** Hidden things do not matter here, so any arrangement of them will do. */
const anyhow: Random = { below: () => 0 };

export function explain(core: Core, view: View, seat: number, action: unknown): Refusal {
  if (typeof action !== 'object' || action === null || Array.isArray(action)) return no('no-such-action');
  const { type } = action as Loose;
  if (typeof type !== 'string' || !Object.hasOwn(reasons, type)) return no('no-such-action');
  if (!(Number.isInteger(seat) && seat >= 0 && seat < view.seats)) return no('not-asked');
  const state = imagined(view, core.engine, anyhow);
  const because = reasons[type as keyof typeof reasons];
  return because(core, state, seat, action as Loose) ?? no('not-possible', undefined, { action: type });
}

/** An event is being carried out that no shield could have turned away. */
function noShieldShown(core: Core, state: State): Refusal | undefined {
  for (let at = 0; at < state.agenda.length; at += ENTRY) {
    const [code, deck, card] = [E_CODE, E_WHAT, E_AT].map((part) => state.agenda[at + part] as number);
    if (code === EVENT && !core.engine.canAvert(deck as number, card as number)) return no('no-shield-shown', 'AND-10.4');
  }
  return undefined;
}

const reasons = {
  step: onlyInTurn(stepReason),
  stop: onlyInTurn(() => no('not-moving', 'AND-4.9')),
  drink: (core, state, seat, action) =>
    hasWineskin(core, state, seat)
      ? provision('AND-10.2')(core, state, seat, action)
      : unusable(state, seat, [WINESKIN, WINESKIN_HALF], 'no-wineskin', 'AND-10.2'),
  herb: herbReason,
  fight: onlyInTurn(fightReason(false)),
  clear: onlyInTurn(fightReason(true)),
  ally: onlyInTurn(allyReason),
  pass: onlyInTurn((core, state, seat) => forbidden(core, state, 'pass') ?? busy(state, false) ?? noHour(core, state, seat)),
  'end-day': onlyInTurn((_core, state) => busy(state, false)),
  join: onlyAsked(['invitation'], 'AND-15.2'),
  decline: onlyAsked(['question'], 'AND-5.4', () => no('no-such-choice', 'AND-17.6')),
  begin: onlyAsked(['begin'], 'AND-15.11'),
  withdraw: onlyAsked(['begin'], 'AND-15.11'),
  roll: onlyAsked(['roll', 'again'], 'AND-14.3', () => no('not-that-way', 'AND-14.15')),
  keep: onlyAsked(['again'], 'AND-2.4'),
  flip: onlyAsked(['flip'], 'AND-2.5', () => no('no-such-die', 'AND-2.5')),
  brew: onlyAsked(['boost'], 'AND-10.12', (core, state, seat) =>
    hasBrew(core, state, seat) ? no('brewed-already', 'AND-10.12') : unusable(state, seat, [BREW, BREW_HALF], 'no-brew', 'AND-10.12'),
  ),
  shield: (core, state, seat, action) =>
    hasShield(core, state, seat)
      ? (noShieldShown(core, state) ?? onlyAsked(['shield', 'shield-event'], 'AND-10.4')(core, state, seat, action))
      : unusable(state, seat, [SHIELD, SHIELD_HALF], 'no-shield', 'AND-10.3'),
  stay: onlyAsked(['stay'], 'AND-15.5'),
  leave: onlyAsked(['stay'], 'AND-15.5'),
  share: onlyAsked(['pool'], 'AND-22.1', (_core, _state, _seat, { count }) =>
    no('no-such-point', count === undefined ? 'AND-22.1' : 'AND-22.6'),
  ),
  choose: onlyAsked(['question'], 'AND-17.6', () => no('no-such-choice', 'AND-17.6')),
  well: onlyFree((_core, state, seat) => no(wellAt(state, state.field[seat] as number) === 'none' ? 'no-well' : 'well-empty', 'AND-7.1')),
  fog: onlyFree(() => no('no-fog', 'AND-6.11')),
  take: onlyHandling(takeReason),
  drop: onlyHandling((_core, state, seat, action) => carries(state, seat, action) ?? no('one-by-one', 'AND-9.2')),
  give: onlyHandling(giveReason),
  exchange: onlyHandling(exchangeReason),
  lay: onlyAsked(['exchange'], 'AND-9.5', layReason),
  agree: onlyAsked(['exchange'], 'AND-9.6', agreeReason),
  cancel: onlyAsked(['exchange'], 'AND-9.5'),
  buy: onlyFree(buyReason),
  uncover: onlyFree(uncoverReason),
  offer: onlyFree(() => no('no-such-offer', 'AND-17.5')),
} satisfies Record<string, Because>;
