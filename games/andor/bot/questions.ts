import { type Proposal, type Reply, same } from '@tafelrunde/kernel';
import { answerIn, answersTo } from '../opinions.ts';
import { DECLINE } from '../rules/actions.ts';
import { countOf } from '../rules/items.ts';
import { GOLD } from '../pieces.ts';
import type { Action } from '../state.ts';
import { lists } from './listed.ts';
import type { Situation } from './situation.ts';

/** Below this a hero who has gold to spare listens to whoever sells willpower. */
const TIRED = 6;

/**
 * What a card asks. What is not known to help is declined: offers cost something, and games of chance are even at best; looks at fields are
 * free. Who is tired
 * and has gold that buys no strength says yes.
 */
export function questionAnswer({ state, treasurer }: Situation, seat: number, legal: readonly Action[]): Action {
  const yes = legal.find((action) => action.type === 'choose');
  if (!lists(legal, DECLINE)) return yes ?? (legal[0] as Action);
  // a look at what lies hidden costs nothing
  if (state.question.of === 'field' && yes !== undefined) return yes;
  const spare = countOf(state, seat, GOLD) >= 2 && seat !== treasurer;
  return yes !== undefined && state.question.of === 'option' && spare && (state.willpower[seat] as number) < TIRED ? yes : DECLINE;
}

/** What it thinks of somebody's opinion: it is for what it would answer in the place of whoever is asked. */
export function opinionReply(sit: Situation, { params }: Proposal): Pick<Reply, 'yes' | 'say'> {
  const answers = answersTo(sit.state);
  const yes = same(questionAnswer(sit, sit.state.question.seat, answers), answers[answerIn(params)]);
  return yes ? { yes, say: { key: 'fair' } } : { yes };
}
