/* Which scene lies over the map: the view alone says it, so a page that was loaded again shows the same one. */
import { ASK_AGAIN, AVERT, BEGIN, BOOST, EXCHANGE, FLIP, INVITATION, POOL, QUESTION, ROLL, SHIELDS, STAY } from '../../rules/agenda.ts';
import type { Action, View } from '../../state.ts';
import { askedNow } from '../../texts/reading.ts';

export type Decision = 'fight' | 'trade' | 'shares' | 'decide' | 'event';

export function decisionIn(view: View): Decision | undefined {
  if (view.over !== 0) return undefined;
  switch (askedNow(view)) {
    case INVITATION:
    case BEGIN:
    case ROLL:
    case ASK_AGAIN:
    case FLIP:
    case BOOST:
    case SHIELDS:
    case STAY:
      return 'fight';
    case AVERT:
      return 'event';
    case POOL:
      return 'shares';
    case QUESTION:
      return 'decide';
    case EXCHANGE:
      return 'trade';
    default:
      return undefined;
  }
}

const answers: Readonly<Record<Decision, readonly Action['type'][]>> = {
  fight: ['join', 'decline', 'begin', 'withdraw', 'roll', 'keep', 'flip', 'brew', 'shield', 'stay', 'leave'],
  trade: ['lay', 'agree', 'cancel'],
  shares: ['share', 'decline'],
  decide: ['choose', 'decline'],
  event: ['shield', 'decline'],
};

/** Whether an action answers what the scene asks; everything else that is legal meanwhile costs no hour and is done elsewhere. */
export const isAnswer = (decision: Decision, action: Action): boolean =>
  answers[decision].includes(action.type) || (decision === 'fight' && action.type === 'herb' && action.use === 'fight');

/**
 * Which decision it is, so that one who put it aside is shown the next: a fight round by round, a card's question by whom it asks and what.
 * Empty where nothing is decided.
 */
export function decisionNamed(view: View): string {
  const decision = decisionIn(view);
  const { day, fight, question, exchange, pool } = view;
  switch (decision) {
    case undefined:
      return '';
    case 'decide':
      return [decision, day, question.seat, question.of, ...question.choices].join(' ');
    case 'trade':
      return [decision, day, exchange.a, exchange.b].join(' ');
    case 'shares':
      return [decision, day, pool.kind, pool.points, pool.seats, pool.item].join(' ');
    case 'fight':
    case 'event':
      return [decision, day, fight.round, fight.field].join(' ');
  }
}
