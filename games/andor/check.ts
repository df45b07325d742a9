import {
  creatures as kinds,
  FARMERS,
  HELM_SPACES,
  LARGE_SPACES,
  LAST_HOUR,
  MOST_HANDLING,
  MOST_STRENGTH,
  MOST_WILLPOWER,
  SMALL_SPACES,
  supply,
} from './components/index.ts';
import { BEATEN, creatureKinds, HELM, ITEMS, itemNames, NONE, ON_SHIELD } from './pieces.ts';
import { EXCHANGE, POOL, QUESTION } from './rules/agenda.ts';
import { shieldsOf } from './rules/board.ts';
import { carriedBy, fieldOf, figuresOut, onShields, places } from './rules/creature.ts';
import { largeItems, returns, smallItems, wholeOf } from './rules/items.ts';
import { countOfLying, itemOfLying } from './rules/lying.ts';
import type { Core } from './engine-port.ts';
import { CREATURE, ENTRY, type State } from './state.ts';

/** What must be true of every position whatever happened; undefined = sound, else the first thing that is not. */
export function soundness(state: State, core: Core): string | undefined {
  return (
    wrongHero(state, core) ??
    wrongThings(state, core) ??
    wrongCreature(state, core) ??
    wrongBoard(state, core) ??
    wrongAgenda(state) ??
    core.engine.audit(state)
  );
}

const within = (value: number | undefined, least: number, most: number): boolean =>
  value !== undefined && Number.isInteger(value) && value >= least && value <= most;

const onLand = (core: Core, field: number | undefined): boolean =>
  field !== undefined && Number.isInteger(field) && (core.board.neighboursOf[field] ?? []).length > 0;

function ascending(list: readonly number[], key: (entry: number) => number = (entry) => entry, strictly = false): boolean {
  for (let i = 1; i < list.length; i += 1) {
    const [before, now] = [key(list[i - 1] as number), key(list[i] as number)];
    if (before > now || (strictly && before === now)) return false;
  }
  return true;
}

function wrongHero(state: State, core: Core): string | undefined {
  const { seats, heroes } = state;
  if (!within(seats, 2, 4) || heroes.length !== seats || !ascending(heroes, undefined, true)) return `heroes ${heroes.join()}`;
  for (let seat = 0; seat < seats; seat += 1) {
    if (!within(heroes[seat], 0, 3)) return `seat ${seat} is no hero`;
    if (!(onLand(core, state.field[seat]) || (state.day === 0 && state.field[seat] === NONE)))
      return `seat ${seat} on ${state.field[seat]}`;
    if (!within(state.strength[seat], 1, MOST_STRENGTH)) return `seat ${seat}: strength ${state.strength[seat]}`;
    // a last point that is laid out towards a price is not paid yet (AND-22.4)
    if (!within(state.willpower[seat], state.pool.kind === 'price' ? 0 : 1, MOST_WILLPOWER))
      return `seat ${seat}: willpower ${state.willpower[seat]}`;
    if (!within(state.hour[seat], 0, LAST_HOUR)) return `seat ${seat}: hour ${state.hour[seat]}`;
    if (!within(state.box[seat], 0, 1) || !within(state.handled[seat], 0, MOST_HANDLING)) return `seat ${seat}: box or handling`;
    if (smallItems(state.bag, seat * ITEMS) > SMALL_SPACES) return `seat ${seat} carries too many small items`;
    if (largeItems(state.bag, seat * ITEMS) > LARGE_SPACES) return `seat ${seat} carries too many large items`;
    if ((state.bag[seat * ITEMS + HELM] as number) > HELM_SPACES) return `seat ${seat} wears two helms`;
  }
  return undefined;
}

/** Every thing is in exactly one place; what is used up leaves the game, but nothing ever comes from nowhere. */
function wrongThings(state: State, core: Core): string | undefined {
  const found = state.stock.slice();
  const add = (item: number, count: number) => {
    found[wholeOf(item)] = (found[wholeOf(item)] as number) + count;
  };
  if (state.bag.length !== state.seats * ITEMS) return 'bags of the wrong size';
  for (let i = 0; i < state.bag.length; i += 1) {
    if (!within(state.bag[i], 0, 1000)) return `seat ${Math.floor(i / ITEMS)} has ${state.bag[i]} of ${itemNames[i % ITEMS]}`;
    add(i % ITEMS, state.bag[i] as number);
  }
  for (const entry of state.lying) add(itemOfLying(entry), countOfLying(entry));
  for (const entry of state.covered) add(entry % 32, 1);
  for (const item of state.aside) add(item, 1);
  for (let creature = 0; creature < places(state); creature += 1) {
    if (fieldOf(state, creature) !== NONE && carriedBy(state, creature) !== NONE) add(carriedBy(state, creature), 1);
  }
  for (let item = 0; item < ITEMS; item += 1) {
    const all = supply[item] as number;
    const have = found[item] as number;
    if (have > all || (returns(item) && have < all)) return `${have} of ${all} ${itemNames[item]}`;
    if (core.options.emptySupply === 'skip' && (state.stock[item] as number) < 0) return `${state.stock[item]} ${itemNames[item]} left`;
  }
  return undefined;
}

function wrongCreature(state: State, core: Core): string | undefined {
  if (state.creatures.length % CREATURE !== 0) return 'half a creature';
  const taken = new Set<number>();
  for (let creature = 0; creature < places(state); creature += 1) {
    const field = fieldOf(state, creature);
    if (field === NONE || field === ON_SHIELD || field === BEATEN) continue;
    if (taken.has(field)) return `two creatures on ${field}`; // AND-12.5
    if (field === core.board.castle) return 'a creature in the castle and not on a shield';
    taken.add(field);
    if (state.farmers.includes(field)) return `a farmer beside a creature on ${field}`; // AND-13.6
  }
  for (let kind = 0; kind < creatureKinds.length; kind += 1) {
    if (figuresOut(state, kind) > (kinds[kind as 0]?.count ?? 0)) return `too many ${creatureKinds[kind]}s`;
  }
  if (state.over === 0 && onShields(state) > shieldsOf(state) && !core.engine.hasGarrisons)
    return 'more creatures in the castle than shields';
  return undefined;
}

function wrongBoard(state: State, core: Core): string | undefined {
  if (state.farmers.length + state.saved > FARMERS || !ascending(state.farmers)) return `farmers ${state.farmers.join()}`;
  if (!ascending(state.wells, (entry) => entry >> 1, true)) return `wells ${state.wells.join()}`;
  if (!ascending(state.fog, (entry) => entry >> 5, true)) return `fog ${state.fog.join()}`;
  if (!ascending(state.covered, (entry) => entry >> 5)) return `covered ${state.covered.join()}`;
  if (!ascending(state.lying, (entry) => entry >> 10, true)) return `lying ${state.lying.join()}`;
  if (state.lying.some((entry) => countOfLying(entry) === 0)) return 'nothing lies somewhere';
  for (const list of [state.aside, state.rubble, state.cuts, state.marks]) if (!ascending(list)) return `not in order: ${list.join()}`;
  return state.farmers.every((field) => onLand(core, field)) ? undefined : `farmers ${state.farmers.join()}`;
}

/** What is open is on the agenda, and the other way round. */
function wrongAgenda(state: State): string | undefined {
  if (state.agenda.length % ENTRY !== 0) return 'half an entry';
  const codes = state.agenda.filter((_, i) => i % ENTRY === 0);
  if (state.over !== 0) return undefined;
  if (codes.includes(POOL) !== (state.pool.kind !== 'none')) return 'a pool that is not on the agenda';
  if (codes.includes(QUESTION) !== (state.question.seat !== NONE)) return 'a question that is not on the agenda';
  if (codes.includes(EXCHANGE) !== (state.exchange.a !== NONE)) return 'an exchange that is not on the agenda';
  if (state.turn === NONE && state.agenda.length === 0) return 'nobody is in turn';
  return undefined;
}
