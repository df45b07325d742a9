import { expect, test } from 'vitest';
import { position, rulesWith } from '../../tests/table.ts';
import type { State, View } from '../../state.ts';
import { drawn, propsFor } from './drawing.tsx';

const state = position({ villages: ['9@01 3 5^', '12 0@0'], pile: '7', held: '4@0', step: 'decide' });

const opened = (at: State): readonly View[] => at.villages.map((_, seat) => rulesWith().viewOpen?.(at, seat) as View);

/** Whatever is said for the ear alone. */
const saidIn = (html: string): readonly string[] => [...html.matchAll(/<span class="sr">(.*?)<\/span>/g)].map(([, said]) => said ?? '');

test('with all cards open every house shows who lives there and who knew it, and the pile what comes next', () => {
  const views = opened(state);
  const html = drawn({ ...propsFor(state, 1, {}, { past: true }), view: views[1] as View, opened: views });
  expect(saidIn(html)).toEqual(
    expect.arrayContaining([
      'Lena, card 1: 9 Seer, face down, known to Lena and Mira',
      'Lena, card 2: 3 Bodyguard, face down, known to nobody',
      'Lena, card 3: 5 Exposer',
      'Your card 1: 12 Robber, face down, known to nobody',
      'Your card 2: 0 Villager, face down, known to Lena',
      'Draw pile, 46 cards, 7 Beholder',
    ]),
  );
  expect(html.match(/is-bared/g)).toHaveLength(5); // four in the villages, one on the pile
  expect(html.includes('3 cards, 17 points face up')).toBe(true);
});

test('without it nothing of that is drawn, whatever the view holds', () => {
  const html = drawn(propsFor(state, 1, { memoryAid: 'full' }, { past: true }));
  expect(html.includes('is-bared')).toBe(false);
  expect(saidIn(html).filter((said) => said.includes('known to'))).toEqual([]);
});
