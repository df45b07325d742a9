import { Speaking } from '@tafelrunde/stage';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { position, rulesWith } from '../../tests/table.ts';
import type { View } from '../../state.ts';
import { Others } from '../Others.tsx';

const state = position({ rows: ['. . . . . .'], hands: ['1 2 D', '4 4 6', '7 D D'] });
const rules = rulesWith();
const people = ['Ruth', 'Kaja', 'Jonas'];

function others(opened: readonly View[] | undefined): string {
  const seats = people.map((name, seat) => ({ seat, name, bot: false, away: false, you: false, asked: false }));
  return renderToStaticMarkup(
    <Speaking language="en" names={{ of: (seat) => people[seat] ?? '', you: [] }}>
      <Others view={rules.view(state, 0)} seats={seats} you={0} opened={opened} />
    </Speaking>,
  );
}

/** What is read of the hands at each place, in order. */
const handsIn = (html: string): readonly string[] =>
  [...html.matchAll(/<ol class="ant-laid".*?<\/ol>/g)].map(([laid]) =>
    [...laid.matchAll(/<span class="sr">(.*?)<\/span>/g)].map(([, label]) => label?.replaceAll('\u00a0', ' ')).join(', '),
  );

test('with all cards open the others’ hands lie face up below their rows, Death last', () => {
  const html = others([0, 1, 2].map((seat) => rules.viewOpen?.(state, seat) as View));
  expect(handsIn(html)).toEqual(['4 Rescue, 4 Rescue, 6 Lair', '7 Fire, Death, Death']);
  expect(html).not.toContain('ant-minifan');
});

test('otherwise backs lie there', () => {
  const html = others(undefined);
  expect(handsIn(html)).toEqual([]);
  expect(html).toContain('ant-minifan');
});
