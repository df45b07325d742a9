import { Speaking } from '@tafelrunde/stage';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { go, position } from '../../tests/table.ts';
import type { State } from '../../state.ts';
import { chancesIn } from '../chances.ts';
import { History } from '../History.tsx';
import { drawn, propsFor } from './drawing.tsx';

const state = position({ villages: ['2 3^ 4', '5 6'], pile: '10', discard: '7 1 7 10 7' });
go(state, 'draw, use');

const nothing = (): undefined => undefined;

/** The spread pile, card by card from the top: what is said of it, and whether it is lit. */
function spread(at: State, hinted: (card: number) => boolean = () => false) {
  const { view, legal } = propsFor(at, 0);
  const html = renderToStaticMarkup(
    <Speaking language="en" names={{ of: (seat) => ['Lena', 'Mira'][seat] ?? '', you: [0] }}>
      <History view={view} chances={chancesIn(legal, view, undefined)} hinted={hinted} onDig={nothing} onCard={nothing} onClose={nothing} />
    </Speaking>,
  );
  const cards = [...html.matchAll(/<button type="button" class="(sv-card[^"]*)"[^>]*><span class="sr">(.*?)<\/span>/g)];
  return {
    html,
    cards: cards.map(([, look = '', said = '']) => ({ said, can: look.includes('is-can'), hinted: look.includes('is-hinted') })),
  };
}

test('SIL-7.16 the Master’s pile: every card but the Master just laid down can be touched, and that is said', () => {
  const { html, cards } = spread(state);
  expect(cards.map(({ said, can }) => [said, can])).toEqual([
    ['10 Master', false],
    ['7 Beholder, can be chosen', true],
    ['1 Squire, can be chosen', true],
    ['7 Beholder, can be chosen', true],
    ['10 Master, can be chosen', true],
    ['7 Beholder, can be chosen', true],
  ]);
  expect(html).toContain('Only the Master on top cannot be taken');
});

test('of equal cards the uppermost is the one a hint points at', () => {
  const { cards } = spread(state, (card) => card === 7);
  expect(cards.map(({ hinted }) => hinted)).toEqual([false, true, false, false, false, false]);
});

test('SIL-6.13 a drawn card that would find nothing to choose says so on the only button to lay it down', () => {
  const idle = position({ villages: ['2 3^ 4', '5 6'], pile: '10', discard: '' });
  go(idle, 'draw');
  const html = drawn(propsFor(idle, 0));
  expect(html).toContain('data-way="discard"');
  expect(html).not.toContain('data-way="use"');
  expect(html).toMatch(/<b>Discard<\/b><small> without effect<\/small>/);
  const works = position({ villages: ['2 3^ 4', '5 6'], pile: '10', discard: '7' });
  go(works, 'draw');
  expect(drawn(propsFor(works, 0))).toMatch(/<b>Discard<\/b><small> unused<\/small>/);
});
