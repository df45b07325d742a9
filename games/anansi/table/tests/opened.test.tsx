import type { Seat } from '@tafelrunde/kernel';
import { Speaking } from '@tafelrunde/stage';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { position, rulesWith } from '../../tests/table.ts';
import type { View } from '../../state.ts';
import { Players } from '../Players.tsx';

const state = position({ hands: ['S9 S8', 'H12 S1', 'S3 S2'], order: 'SLH', display: 'S4 L1' });
const rules = rulesWith();
const people = ['Ruth', 'Kaja', 'Jonas'];

function players(opened: readonly View[] | undefined, you: readonly Seat[] = []): string {
  const seats = people.map((name, seat) => ({ seat, name, bot: false, away: false, you: false, asked: false }));
  return renderToStaticMarkup(
    <Speaking language="en" names={{ of: (seat) => people[seat] ?? '', you }}>
      <Players view={rules.view(state, 0)} seats={seats} you={0} narrow={false} drop="no" opened={opened} />
    </Speaking>,
  );
}

test('with all cards open everybody’s hand lies at their place, and nobody is called “you”', () => {
  const html = players([0, 1, 2].map((seat) => rules.viewOpen?.(state, seat) as View));
  expect(html.match(/ana-laid"/g)).toHaveLength(3);
  for (const cards of ['Snake\u00a08', 'Snake\u00a09', 'Hornet\u00a012', 'Snake\u00a01', 'Snake\u00a02', 'Snake\u00a03'])
    expect(html).toContain(cards);
  expect(html).toContain('>Ruth<');
  expect(html).not.toContain('>You<');
});

test('otherwise no hand does', () => {
  expect(players(undefined)).not.toMatch(/ana-laid|Snake|Hornet/);
});

test('through somebody’s eyes they are called by their name, unless the reader sits there', () => {
  expect(players(undefined)).toContain('>Ruth<');
  expect(players(undefined)).not.toContain('>You<');
  expect(players(undefined, [0])).toContain('>You<');
});
