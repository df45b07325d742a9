import { FARMERS, goldenShields, RED_CROSSES, rubble as rubbleTokens, WELLS } from '../components/index.ts';
import { FOG_BREW, type FogBack, fogBacks, figureNames, NONE } from '../pieces.ts';
import type { Playing } from '../engine-port.ts';
import type { Open, State } from '../state.ts';
import { creatureAt } from './creature.ts';
import { GONE, namedOn, nameFarmer, sendNamed } from './farmers.ts';
import { inSupply, nameOf, returns, wholeOf } from './items.ts';
import { borderOf, rubbleEntry, rubbleField, rubbleValue } from './land.ts';
import { addLying, insert, lyingOn, placeIn, removeAt, take } from './lying.ts';

/*
 * What lies and stands on the board besides heroes and creatures. Cards lay out and take away by these; supplies are limited.
 */

// ---------------------------------------------------------------- things

/** From the supply onto a field, face up, as many as there are (AND-21.9). Returns how many. */
export function putDown(t: Playing, field: number, item: number, count: number): number {
  const { state } = t;
  const whole = wholeOf(item);
  const left = state.stock[whole] as number;
  const laid = t.options.emptySupply === 'endless' ? count : Math.min(count, Math.max(0, left));
  if (laid === 0) return 0;
  state.stock[whole] = left - laid;
  addLying(state, field, item, laid);
  if (t.tell.on) t.tell.all({ kind: 'laid', what: nameOf(item), field, count: laid });
  return laid;
}

/** Face down: nobody knows which of its family it is. False if there is none left. */
export function layCovered(t: Playing, field: number, item: number): boolean {
  const { state } = t;
  if (!inSupply(t, state, item)) return false;
  state.stock[item] = (state.stock[item] as number) - 1;
  // behind what lies on the field already: the order there tells nothing
  const at = placeIn(state.covered, (field + 1) * 32);
  state.covered.push(0);
  for (let i = state.covered.length - 1; i > at; i -= 1) state.covered[i] = state.covered[i - 1] as number;
  state.covered[at] = field * 32 + item;
  if (t.tell.on) t.tell.all({ kind: 'laid', what: 'covered', field, count: 1 });
  return true;
}

/** From now on what lies face down there has a back like everything else that was mixed. */
export function makeAlike(state: State, field: number): void {
  const { mixed } = state.legend;
  if (mixed !== undefined && !mixed.includes(field)) insert(mixed, field);
}

/** Whether nobody can tell from its back of what kind a thing is that lies face down there. */
export const isMixed = ({ legend }: { readonly legend: { readonly mixed?: readonly number[] } }, field: number): boolean =>
  legend.mixed?.includes(field) === true;

/** Unseen out of this match. */
export function setAside(t: Playing, item: number): void {
  t.state.stock[item] = (t.state.stock[item] as number) - 1;
  insert(t.state.aside, item);
}

/** Takes what lies face up away, to the supply or out of the game. Returns how many. */
export function liftLying(t: Playing, field: number, item: number, count: number, where: 'stock' | 'gone'): number {
  const { state } = t;
  const lifted = Math.min(count, lyingOn(state, field, item));
  if (lifted === 0) return 0;
  addLying(state, field, item, -lifted);
  if (where === 'stock' || returns(item)) state.stock[wholeOf(item)] = (state.stock[wholeOf(item)] as number) + lifted;
  if (t.tell.on) t.tell.all({ kind: 'removed', what: nameOf(item), field, count: lifted });
  return lifted;
}

/** Takes what is face down off a field, unseen: everything, or what is meant. */
export function liftCovered(t: Playing, field: number, meant: (item: number) => boolean = () => true): void {
  const { state } = t;
  for (let at = state.covered.length - 1; at >= 0; at -= 1) {
    const entry = state.covered[at] as number;
    if (Math.floor(entry / 32) !== field || !meant(entry % 32)) continue;
    removeAt(state.covered, at);
    insert(state.aside, entry % 32);
    if (t.tell.on) t.tell.all({ kind: 'removed', what: 'covered', field, count: 1 });
  }
}

/** AND-11.6: the first face-down thing of a field is turned over. */
export function uncoverToken(t: Playing, seat: number, field: number): void {
  const { state } = t;
  const at = state.covered.findIndex((entry) => Math.floor(entry / 32) === field);
  if (at < 0) return;
  const item = (state.covered[at] as number) % 32;
  removeAt(state.covered, at);
  addLying(state, field, item, 1);
  if (t.tell.on) t.tell.reveal({ kind: 'uncovered', seat, field, item: nameOf(item) });
  t.engine.whenRevealed(t, seat, field, NONE, item);
}

export function coveredOn(state: State, field: number): boolean {
  for (const entry of state.covered) if (Math.floor(entry / 32) === field) return true;
  return false;
}

// ---------------------------------------------------------------- fog

/** Where the fog token of a field is in the list, or NONE. */
export function fogAt(state: { readonly fog: readonly number[] }, field: number): number {
  const { fog } = state;
  for (let at = 0; at < fog.length; at += 1) if (Math.floor((fog[at] as number) / 32) === field) return at;
  return NONE;
}

export const backOf = (entry: number): number => Math.floor((entry % 32) / 2);
export const isFaceUp = (entry: number): boolean => entry % 2 === 1;
const backName = (back: number): FogBack => fogBacks[back] as FogBack;

/** Face down, one to a field. */
export function layFog(t: Playing, field: number, back: number): boolean {
  if (fogAt(t.state, field) !== NONE || back > FOG_BREW) return false;
  insert(t.state.fog, field * 32 + back * 2);
  if (t.tell.on) t.tell.all({ kind: 'laid', what: 'fog', field, count: 1 });
  return true;
}

export function removeFog(t: Playing, field: number): void {
  const at = fogAt(t.state, field);
  if (at === NONE) return;
  removeAt(t.state.fog, at);
  if (t.tell.on) t.tell.all({ kind: 'removed', what: 'fog', field, count: 1 });
}

/** AND-6.9: turned over, nothing happens yet. */
export function uncoverFog(t: Playing, seat: number, field: number): void {
  const { fog } = t.state;
  const at = fogAt(t.state, field);
  if (at === NONE || isFaceUp(fog[at] as number)) return;
  const entry = (fog[at] as number) + 1;
  fog[at] = entry;
  if (t.tell.on) t.tell.reveal({ kind: 'fog-uncovered', seat, field, back: backName(backOf(entry)) });
  t.engine.whenRevealed(t, seat, field, backOf(entry), NONE);
}

// ---------------------------------------------------------------- wells

export function wellAt(state: Open, field: number): 'none' | 'empty' | 'full' {
  for (const entry of state.wells) if (entry >> 1 === field) return (entry & 1) === 1 ? 'full' : 'empty';
  return 'none';
}

export function layWell(t: Playing, field: number, full: boolean): void {
  if (wellAt(t.state, field) !== 'none' || t.state.wells.length >= WELLS) return;
  insert(t.state.wells, field * 2 + Number(full));
  if (t.tell.on) t.tell.all({ kind: 'laid', what: 'well', field, count: 1 });
}

export function removeWell(t: Playing, field: number): void {
  const at = t.state.wells.findIndex((entry) => entry >> 1 === field);
  if (at < 0) return;
  removeAt(t.state.wells, at);
  if (t.tell.on) t.tell.all({ kind: 'removed', what: 'well', field, count: 1 });
}

function turnWell(state: State, field: number, full: boolean): void {
  const at = state.wells.findIndex((entry) => entry >> 1 === field);
  if (at >= 0) state.wells[at] = field * 2 + Number(full);
}
export const fillWell = (t: Playing, field: number): void => {
  turnWell(t.state, field, true);
  if (t.tell.on) t.tell.all({ kind: 'wells-filled', fields: [field] });
};
export const emptyWell = (t: Playing, field: number): void => turnWell(t.state, field, false);

/** AND-7.2 */
export function fillWells(t: Playing): void {
  const { state } = t;
  const filled: number[] = [];
  for (let at = 0; at < state.wells.length; at += 1) {
    const entry = state.wells[at] as number;
    if ((entry & 1) === 1 || state.field.includes(entry >> 1)) continue;
    state.wells[at] = entry + 1;
    filled.push(entry >> 1);
  }
  if (t.tell.on) t.tell.all({ kind: 'wells-filled', fields: filled });
}

// ---------------------------------------------------------------- farmers and golden shields

/** AND-13.2, AND-13.5 */
export const shieldsOf = (state: Open): number => (goldenShields[state.seats] as number) + state.saved;

export function farmersOn(state: Open, field: number): number {
  let count = 0;
  for (const at of state.farmers) if (at === field) count += 1;
  return count;
}

/** AND-13.5 */
export function saveFarmers(t: Playing, count: number): void {
  t.state.saved += count;
  if (t.tell.on) t.tell.all({ kind: 'farmers-saved', count, shields: shieldsOf(t.state) });
}

/** AND-13.6: they leave the game. */
export function loseFarmers(t: Playing, field: number): void {
  const count = farmersOn(t.state, field);
  if (count === 0) return;
  for (let i = 0; i < count; i += 1) take(t.state.farmers, field);
  sendNamed(t.state, field, GONE, count);
  if (t.tell.on) t.tell.all({ kind: 'farmers-lost', count, field });
}

/** `name`: the number of the name a legend gives him, or NONE. In the castle he becomes a shield only without one (AND-13.8). */
export function layFarmer(t: Playing, field: number, name: number = NONE): void {
  const { state } = t;
  if (state.farmers.length + state.saved >= FARMERS) return;
  if (t.tell.on) t.tell.all({ kind: 'laid', what: 'farmer', field, count: 1 });
  if (field === t.board.castle && name === NONE) {
    saveFarmers(t, 1);
    return;
  }
  insert(state.farmers, field);
  nameFarmer(state, name, field);
  if (creatureAt(state, field) !== NONE) loseFarmers(t, field);
}

/** Somebody without a name goes before one with a name. */
export function removeFarmer(t: Playing, field: number): void {
  if (namedOn(t.state, field).length >= farmersOn(t.state, field)) sendNamed(t.state, field, GONE, 1);
  if (take(t.state.farmers, field) && t.tell.on) t.tell.all({ kind: 'removed', what: 'farmer', field, count: 1 });
}

// ---------------------------------------------------------------- borders, rubble, crosses, figures

/** AND-21.9: a closed border is marked with a red cross, too. */
const hasCross = ({ cuts, marks }: Open): boolean => cuts.length + marks.length < RED_CROSSES;

export function cut(t: Playing, a: number, b: number): void {
  const border = borderOf(a, b);
  if (t.state.cuts.includes(border) || !hasCross(t.state)) return;
  insert(t.state.cuts, border);
  if (t.tell.on) t.tell.all({ kind: 'bridge', a, b, closed: true });
}

export function restore(t: Playing, a: number, b: number): void {
  if (take(t.state.cuts, borderOf(a, b)) && t.tell.on) t.tell.all({ kind: 'bridge', a, b, closed: false });
}

/** AND-21.9: as long as there is a token with this number. */
export function layRubble(t: Playing, field: number, value: number): void {
  const out = t.state.rubble.filter((entry) => rubbleValue(entry) === value).length;
  if (out >= rubbleTokens.filter((each) => each === value).length) return;
  insert(t.state.rubble, rubbleEntry(field, value));
  if (t.tell.on) t.tell.all({ kind: 'laid', what: 'rubble', field, count: value });
}

/** One of the tokens that are still in the box, drawn by chance. */
export function drawRubble(t: Playing, field: number): void {
  const left = rubbleTokens.slice();
  for (const entry of t.state.rubble) take(left, rubbleValue(entry));
  const value = left.length === 0 ? undefined : left[t.random.below(left.length)];
  if (value !== undefined) layRubble(t, field, value);
}

export function removeRubble(t: Playing, field: number): void {
  const { rubble } = t.state;
  for (let at = rubble.length - 1; at >= 0; at -= 1) {
    const entry = rubble[at] as number;
    if (rubbleField(entry) !== field) continue;
    removeAt(rubble, at);
    if (t.tell.on) t.tell.all({ kind: 'removed', what: 'rubble', field, count: rubbleValue(entry) });
  }
}

export function mark(t: Playing, field: number): void {
  if (t.state.marks.includes(field) || !hasCross(t.state)) return;
  insert(t.state.marks, field);
  if (t.tell.on) t.tell.all({ kind: 'laid', what: 'x', field, count: 1 });
}

export function unmark(t: Playing, field: number): void {
  if (take(t.state.marks, field) && t.tell.on) t.tell.all({ kind: 'removed', what: 'x', field, count: 1 });
}

export function placeFigure(t: Playing, figure: number, field: number): void {
  t.state.figures[figure] = field;
  if (t.tell.on) t.tell.all({ kind: 'figure-placed', figure: figureNames[figure] as 'prince', field });
}

export function removeFigure(t: Playing, figure: number): void {
  if (t.state.figures[figure] === NONE) return;
  t.state.figures[figure] = NONE;
  if (t.state.ally === figure) t.state.allySteps = 0;
  if (t.tell.on) t.tell.all({ kind: 'figure-left', figure: figureNames[figure] as 'prince' });
}

/** A card sends a figure elsewhere: only one that is on the board goes. */
export function moveFigure(t: Playing, figure: number, field: number): void {
  const from = t.state.figures[figure] as number;
  if (from === NONE || from === field) return;
  t.state.figures[figure] = field;
  if (t.tell.on) t.tell.all({ kind: 'figure-moved', figure: figureNames[figure] as 'prince', from, to: field });
}

/** A card puts a hero somewhere: he stands there. */
export function putHero(t: Playing, seat: number, field: number): void {
  t.state.field[seat] = field;
  if (t.tell.on) t.tell.all({ kind: 'hero-placed', seat, field });
  t.engine.whenStands(t, seat, field);
}
