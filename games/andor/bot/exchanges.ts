import type { Proposal, Reply } from '@tafelrunde/kernel';
import { GOLD, HELM, isLarge, type ItemName, itemNames } from '../pieces.ts';
import { AGREE, CANCEL, layOf } from '../rules/actions.ts';
import { countOf, fits } from '../rules/items.ts';
import { whyNoAgreement } from '../rules/trade.ts';
import type { Action } from '../state.ts';
import { errandThings, goldFor, helmFor, sharedThings } from './gifts.ts';
import { limits } from './limits.ts';
import { listed } from './listed.ts';
import type { Situation } from './situation.ts';

/**
 * An exchange somebody else has opened (AND-9.5): lays out what does more over there, and seals what the other has agreed to. Nothing
 * a task needs goes where it is not brought home sooner. `waited`: the game waits for this hero; where it does not, undefined leaves
 * the other time to lay out his offer.
 */
export function exchangeAnswer(
  sit: Situation,
  seat: number,
  waited: boolean,
  legal: readonly Action[],
  talk: readonly Proposal[] = [],
): Action | undefined {
  const { state, wanted } = sit;
  const { a, b, offer, falcon } = state.exchange;
  const side = a === seat ? 0 : 1;
  const other = side === 0 ? b : a;
  const from = (side * offer.length) / 2;
  const laid = (item: number): number => offer[from + item] as number;
  const sooner = errandThings(sit, seat, other);
  if (wanted.some((item) => laid(item) > 0 && !sooner.includes(item))) return listed(legal, CANCEL);
  const gifts = [...sooner, ...sharedThings(state, seat, other), ...(helmFor(sit, seat, other) ? [HELM] : [])].map((item) => ({
    item,
    count: 1,
  }));
  for (const asked of talk.filter(({ key, seat: by }) => key === 'give-me' && by === other)) {
    if (giveReply(sit, seat, asked).yes && !gifts.some(({ item }) => item === itemIn(asked)))
      gifts.unshift({ item: itemIn(asked), count: countIn(sit, seat, asked) });
  }
  const gold = goldFor(sit, seat, other);
  if (gold > 0 && !gifts.some(({ item }) => item === GOLD)) gifts.push({ item: GOLD, count: gold });
  for (const { item, count } of (state.handled[seat] as number) < limits.handling ? gifts : []) {
    if (laid(item) > 0 || (falcon === 1 && isLarge(item))) continue;
    const more = { ...state, exchange: { ...state.exchange, offer: offer.with(from + item, count) } };
    const action = whyNoAgreement(more) === undefined ? listed(legal, layOf(item, count)) : undefined;
    if (action !== undefined) return action;
  }
  return waited ? (listed(legal, AGREE) ?? listed(legal, CANCEL)) : undefined;
}

const itemIn = ({ params }: Proposal): number => itemNames.indexOf(params?.['item'] as ItemName);
const countIn = ({ state }: Situation, seat: number, asked: Proposal): number =>
  Math.min(Number(asked.params?.['count'] ?? 1), countOf(state, seat, itemIn(asked)));

/** Asked for a thing, it is given, unless a task wants it here or there is no space for it there. */
export function giveReply({ state, wanted }: Situation, seat: number, asked: Proposal): Pick<Reply, 'yes' | 'say'> {
  const item = itemIn(asked);
  const { a, b, falcon } = state.exchange;
  if (item < 0 || countOf(state, seat, item) === 0) return { yes: false, say: { key: 'nothing-there' } };
  if (wanted.includes(item)) return { yes: false, say: { key: 'need-it' } };
  const to = a === seat ? b : a;
  if (falcon === 1 && isLarge(item)) return { yes: false, say: { key: 'no-space' } };
  return item === GOLD || fits(state, to, item) ? { yes: true, say: { key: 'gladly' } } : { yes: false, say: { key: 'no-space' } };
}
