import type { Bot, BotPrograms } from '@tafelrunde/kernel';
import { type Action, type Event, MOST, type State, type View } from './state.ts';

/**
 * Leaves a heap of four, eight, twelve … where it can (one more where the last stone loses): between two careful players, whoever must
 * take from such a heap has lost.
 */
const instant: Bot<View, Action> = {
  choose({ view, legal }) {
    const wanted = view.last === 'wins' ? 0 : 1;
    const good = legal.find(({ count }) => (view.left - count) % (MOST + 1) === wanted);
    if (good !== undefined) return { action: good, say: { key: 'counts', params: { left: view.left - good.count } } };
    const [first] = legal;
    return first === undefined ? {} : { action: first };
  },
};

export const bots: BotPrograms<State, Action, View, Event> = { makers: { instant: () => instant } };
