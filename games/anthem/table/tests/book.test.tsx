import { Speaking } from '@tafelrunde/stage';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { position, rulesWith } from '../../tests/table.ts';
import { Book } from '../Book.tsx';

/** What stands over the songs of the others, once the first of three has sung theirs. */
function headingOver(...rows: readonly string[]): string | undefined {
  const rules = rulesWith();
  const state = { ...position({ rows, hands: ['', '3 D', '4 4'] }), phase: 'over' as const, ending: 'row' as const, winner: 0 };
  const people = ['Ruth', 'Kaja', 'Jonas'];
  const seats = people.map((name, seat) => ({ seat, name, bot: false, away: false, you: false, asked: false }));
  const html = renderToStaticMarkup(
    <Speaking language="en" names={{ of: (seat) => people[seat] ?? '', you: [] }}>
      <Book view={rules.view(state, 1)} seat={1} seats={seats} result={rules.result(state)}>
        {undefined}
      </Book>
    </Speaking>,
  );
  return /<h3>(.*?)<\/h3>/.exec(html)?.[1];
}

test('the songs of the others are called unfinished, unless one of them filled a row as well and still held a Death', () => {
  expect(headingOver('1 2 3 4 5 6', '1 2 3 . 5 6', '. . 3 4 . .')).toBe('Unfinished songs');
  expect(headingOver('1 2 3 4 5 6', '1 2 3 4 5 6', '. . 3 4 . .')).toBe('The songs');
});
