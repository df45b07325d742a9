import type { Ask, Params, Proposal, Seat, Suggestion } from './contract.ts';
import { same } from './plain.ts';

/** What may fill a gap of a sentence: a whole number within bounds, or one of a few values. */
export type Gap = ({ readonly min: number; readonly max: number } | { readonly values: readonly (string | number)[] }) & {
  /** The sentence reads without it as well. */
  readonly optional?: true;
};
export type Gaps = Readonly<Record<string, Gap>>;

/** One kind of proposal. */
// any: views of whatever game, unless one says whose
export interface ProposalKind<View = any> {
  readonly gaps: Gaps;
  /** It only points at something: nobody is asked for an answer. */
  readonly silent?: true;
  /** So many of one seat stand at once, the next one taking the place of the oldest; 1 unless said. */
  readonly most?: number;
  /**
   * Numbers what it is for, where that is less than the game's stretch (one pool that is shared); undefined: now it is for nothing, and
   * cannot be proposed. Public: the same from every view.
   */
  stretch?(view: View, params: Params): number | undefined;
  /**
   * What a seat that agreed answers to this ask; undefined: that is left to whoever plays it. Once everybody asked has agreed, the table
   * gives this answer for them, where it is listed. Public, too.
   */
  answer?(view: View, params: Params, ask: Ask): unknown;
}

/** What may be proposed at the tables of a game, by text key. Sentences are `GameTexts.say`. */
export interface Proposals<View> {
  readonly kinds: Readonly<Record<string, ProposalKind<View>>>;
  /** Why somebody says yes or no. */
  readonly reasons: Readonly<Record<string, Gaps>>;
  /** Numbers the part of the match a proposal is for (a day): it is over when another begins. Public: the same from every view. */
  stretch(view: View): number;
}

/** Whether these parameters fill exactly these gaps. */
export function fillsGaps(gaps: Gaps, params: Params = {}): boolean {
  if (Object.keys(params).some((name) => !Object.hasOwn(gaps, name))) return false;
  return Object.entries(gaps).every(([name, gap]) => {
    const value = Object.hasOwn(params, name) ? params[name] : undefined;
    if (value === undefined) return gap.optional === true;
    if ('values' in gap) return typeof value !== 'boolean' && gap.values.includes(value);
    return typeof value === 'number' && Number.isInteger(value) && value >= gap.min && value <= gap.max;
  });
}

/** Whether this can be proposed at a table of so many seats. */
// any: views of whatever game
export function isProposable({ kinds }: Proposals<any>, { key, params, to }: Suggestion, seats: number): boolean {
  if (!Object.hasOwn(kinds, key) || !fillsGaps(kinds[key]?.gaps ?? {}, params)) return false;
  if (to === undefined) return true;
  return to.length > 0 && new Set(to).size === to.length && to.every((seat) => Number.isInteger(seat) && seat >= 0 && seat < seats);
}

/** Whether this is a reason the game knows. */
export function isReason({ reasons }: Proposals<any>, { key, params }: { readonly key: string; readonly params?: Params }): boolean {
  return Object.hasOwn(reasons, key) && fillsGaps(reasons[key] ?? {}, params);
}

/** What this is for, by number: while it is another, the proposal does not stand. */
// any: as above
export function stretchOf(
  spec: Pick<Proposals<any>, 'kinds' | 'stretch'>,
  { key, params = {} }: Suggestion,
  view: unknown,
): number | undefined {
  const kind = Object.hasOwn(spec.kinds, key) ? spec.kinds[key] : undefined;
  if (kind === undefined) return undefined;
  return kind.stretch === undefined ? spec.stretch(view) : kind.stretch(view, params);
}

/** Whether this seat is asked for an answer: not by what only points at something, and not by its own. */
export function concerns({ kinds }: Pick<Proposals<any>, 'kinds'>, { key, seat: by, to }: Proposal, seat: Seat): boolean {
  return by !== seat && kinds[key]?.silent !== true && (to === undefined || to.includes(seat));
}

/** Whether everybody it asks has agreed. */
export function isAccepted(spec: Pick<Proposals<any>, 'kinds'>, proposal: Proposal, seats: number): boolean {
  const asked = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => concerns(spec, proposal, seat));
  return asked.length > 0 && asked.every((seat) => proposal.replies.some((reply) => reply.seat === seat && reply.yes));
}

/** Whether it would answer this ask once accepted, and somebody it asks has not spoken yet. */
export function isAwaiting(spec: Proposals<any>, proposal: Proposal, ask: Ask, view: unknown, seats: number): boolean {
  const kind = spec.kinds[proposal.key];
  if (kind?.answer === undefined || (proposal.seat !== ask.seat && !concerns(spec, proposal, ask.seat))) return false;
  if (kind.answer(view, proposal.params ?? {}, ask) === undefined) return false;
  return Array.from({ length: seats }, (_, seat) => seat).some(
    (seat) => concerns(spec, proposal, seat) && !proposal.replies.some((reply) => reply.seat === seat),
  );
}

/** A match as far as its answers follow from what was agreed; the kernel's `Match` is one. */
interface Agreeing<Named extends Ask> {
  asks(): readonly Named[];
  legal(seat: Seat): readonly unknown[];
  view(seat: Seat | undefined): unknown;
}

/** An answer that follows from what a seat agreed to. */
export interface AgreedAnswer<Named extends Ask> {
  readonly ask: Named;
  readonly action: unknown;
  readonly proposal: Proposal;
}

/**
 * The next answer that follows from an accepted proposal, if there is one: to a must-ask of whoever made it or agreed to it, as the game
 * says, where the rules list it. Never what is answered by hand. The newest word holds.
 */
export function agreedAnswer<Named extends Ask>(
  spec: Proposals<any>,
  match: Agreeing<Named>,
  open: readonly Proposal[],
  seats: number,
): AgreedAnswer<Named> | undefined {
  const accepted = open.filter((each) => spec.kinds[each.key]?.answer !== undefined && isAccepted(spec, each, seats));
  if (accepted.length === 0) return undefined;
  const view = match.view(undefined);
  for (const ask of match.asks()) {
    if (!ask.must || ask.byHand === true) continue;
    const proposal = accepted.findLast((each) => each.seat === ask.seat || concerns(spec, each, ask.seat));
    if (proposal === undefined) continue;
    const wanted = spec.kinds[proposal.key]?.answer?.(view, proposal.params ?? {}, ask);
    const action = wanted === undefined ? undefined : match.legal(ask.seat).find((each) => same(each, wanted));
    if (action !== undefined) return { ask, action, proposal };
  }
  return undefined;
}
