import { contentsFor, isCarriedOn, type OptionSpec, readOptions, type Seat, same } from '@tafelrunde/kernel';
import { type Command, fail } from '@tafelrunde/protocol';
import { lacksContent } from '../contents.ts';
import type { Asking, Decided } from '../decide.ts';
import type { TableEvent } from '../events.ts';
import { ownsTable, seatsOf, type TableState } from '../state.ts';
import { isFresh } from '../terms.ts';
import { mustOwn, mustWait, ownSeat } from './seats.ts';

/** The options of a table change so often at most. */
const MOST_TERMS = 300;

/** What goes on from match to match and whole texts are in no form: they stay what they were. */
function stays(spec: OptionSpec): boolean {
  return spec.kind === 'text' || isCarriedOn(spec);
}

/** Where a deal is played once more, options and places are those it was made of. */
function mustBeOpen({ again }: TableState): void {
  if (again !== undefined) fail('same-deal');
}

/** At the owner's word, before the start. What is not named is as usual. */
export async function changeOptions(asking: Asking, wished: TableState['options']): Promise<readonly Decided[]> {
  const { state } = asking;
  mustOwn(asking);
  mustWait(state);
  mustBeOpen(state);
  const { meta } = (state.module ?? fail('read-only')).game;
  const kept = meta.options.filter(stays).flatMap(({ key }) => (state.options[key] === undefined ? [] : [[key, state.options[key]]]));
  return changed(asking, { ...wished, ...Object.fromEntries(kept) }, undefined);
}

/** What somebody at the table chooses, of what the game leaves to them; the owner chooses anything. What is not named stays. */
export async function choose(asking: Asking, { options, order, terms }: Extract<Command, { type: 'choose' }>): Promise<readonly Decided[]> {
  const { state, guest } = asking;
  const { meta } = (state.module ?? fail('read-only')).game;
  const own = seatsOf(state, guest.id);
  const owner = ownsTable(state, guest.id);
  if (!owner && own.length === 0) fail('not-yours-to-choose');
  mustWait(state);
  mustBeOpen(state);
  if (terms !== (state.terms ?? 0)) fail('contribution-stale');
  if (meta.options.some((spec) => stays(spec) && Object.hasOwn(options, spec.key))) fail('not-yours-to-choose');
  const here = state.seats.map((_, at) => at);
  if (order !== undefined && !(order.length === here.length && here.every((at) => order.includes(at)))) fail('bad-frame');
  const decided = await changed(asking, { ...state.options, ...options }, same(order, here) ? undefined : order);
  const others = here.filter((at) => state.seats[at]?.kind === 'person' && !own.includes(at));
  for (const { event } of decided) {
    const mine = event.type === 'options-changed' && meta.chooses?.(state.options, event.options, event.order ?? here, others) === true;
    if (!owner && !mine) fail('not-yours-to-choose');
  }
  return decided;
}

async function changed(asking: Asking, loose: TableState['options'], order: readonly Seat[] | undefined): Promise<readonly Decided[]> {
  const { state } = asking;
  const module = state.module ?? fail('read-only');
  const { meta } = module.game;
  if ((state.terms ?? 0) >= MOST_TERMS) fail('too-many-requests');
  const contents = await asking.contentsOf(loose);
  if (lacksContent(module, loose, contents)) fail('unknown-content');
  const options = readOptions(meta, loose, state.seats.length, contents) as TableState['options'];
  if (same(options, state.options) && order === undefined) return [];
  const event: TableEvent = { type: 'options-changed', options, ...(order === undefined ? {} : { order }) };
  return [{ event, contents: contentsFor(meta, options, contents) }];
}

/** A fresh contribution counts when it was made under these options, and was not there before them. */
export function contribute(
  asking: Asking,
  { seat: at, contribution, terms }: Extract<Command, { type: 'contribute' }>,
): readonly Decided[] {
  const { state } = asking;
  const seat = ownSeat(asking, at);
  mustWait(state);
  if (!isFresh(state, contribution, terms)) fail('contribution-stale');
  if (seat.owes !== true) fail('contribution-given');
  return [{ event: { type: 'contributed', seat: at, contribution } }];
}
