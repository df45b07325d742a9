import {
  FOG_EVENT,
  FOG_GOLD,
  FOG_GOR,
  FOG_STRENGTH,
  FOG_WILLPOWER_2,
  FOG_WILLPOWER_3,
  FOG_WINESKIN,
  type FogBack,
  fogBacks,
  GOR,
  NONE,
  WINESKIN,
} from '../pieces.ts';
import type { Playing } from '../engine-port.ts';
import { backOf, fogAt } from './board.ts';
import { placeCreature } from './creatures.ts';
import { giveItem } from './items.ts';
import { removeAt } from './lying.ts';
import { gainGold, gainStrength, gainWillpower } from './points.ts';

/** AND-6.3 to AND-6.9: the token on the hero's field is turned over, carried out and gone. Nothing happens where there is none. */
export function activateFog(t: Playing, seat: number): void {
  const { state } = t;
  const field = state.field[seat] as number;
  const at = fogAt(state, field);
  if (at === NONE) return;
  const back = backOf(state.fog[at] as number);
  removeAt(state.fog, at);
  if (t.tell.on) t.tell.reveal({ kind: 'fog-activated', seat, field, back: fogBacks[back] as FogBack });
  t.engine.whenFogActivated(t, seat, field, back);
  carryOut(t, seat, field, back);
}

function carryOut(t: Playing, seat: number, field: number, back: number): void {
  switch (back) {
    case FOG_EVENT:
      t.engine.drawEvent(t, seat, field);
      break;
    case FOG_STRENGTH:
      gainStrength(t, seat, 1, 'fog');
      break;
    case FOG_WILLPOWER_2:
      gainWillpower(t, seat, 2, 'fog');
      break;
    case FOG_WILLPOWER_3:
      gainWillpower(t, seat, 3, 'fog');
      break;
    case FOG_GOLD:
      gainGold(t, seat, 1, 'fog');
      break;
    case FOG_GOR:
      placeCreature(t, GOR, field);
      break;
    case FOG_WINESKIN:
      giveItem(t, seat, WINESKIN, 'fog');
      break;
    default: // AND-6.8: the brew is the legend's own card
  }
}
