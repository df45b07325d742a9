import { type Proposal, type Proposals, stretchOf } from '@tafelrunde/kernel';
import { type ChatLine, TALK_SENT } from './shapes.ts';

/**
 * What is proposed at a table and not over. Nobody writes down that a proposal has lapsed: it follows, for the host and for every page
 * alike, from the newest words and from the part of the match that is played now. Oldest first.
 */
// any: views of whatever game
export function openProposals(
  chat: readonly ChatLine[],
  spec: Pick<Proposals<any>, 'kinds' | 'stretch'>,
  view: unknown,
): readonly Proposal[] {
  const { kinds } = spec;
  const open = new Map<string, Proposal>();
  for (const { n, seat, proposal, reply, withdrawn } of chat.slice(-TALK_SENT)) {
    if (seat === undefined) continue;
    if (proposal !== undefined) {
      const { stretch: when, ...what } = proposal;
      if (when !== stretchOf(spec, what, view)) continue;
      const id = String(n);
      open.set(id, { id, seat, ...what, replies: [] });
      for (const gone of replaced([...open.values()], seat, what.key, kinds[what.key]?.most ?? 1)) open.delete(gone);
    } else if (reply !== undefined) {
      const { proposal: id, ...answer } = reply;
      const asked = open.get(id);
      if (asked === undefined) continue;
      open.set(id, { ...asked, replies: [...asked.replies.filter((other) => other.seat !== seat), { seat, ...answer }] });
    } else if (withdrawn !== undefined && open.get(withdrawn)?.seat === seat) open.delete(withdrawn);
  }
  return [...open.values()];
}

/** Those of a kind that are too many, since a seat has only so many at once. */
function replaced(open: readonly Proposal[], seat: number, key: string, most: number): readonly string[] {
  const same = open.filter((each) => each.seat === seat && each.key === key);
  return same.slice(0, Math.max(0, same.length - most)).map(({ id }) => id);
}
