import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { MemoryStore } from '../../table/tests/place.ts';
import { fetchBrief } from '../src/games.ts';
import { SharedTable } from '../src/hand-over/shared-table.tsx';
import type { TableLink } from '../src/link/link.ts';
import type { GameParts } from '../src/table/parts.ts';
import { speak } from '../src/texts/index.ts';
import { quickRoom, Seatmate, stopHosts, wishFor } from './seatmate.ts';

afterEach(stopHosts);

test('a match two people at one device have ended by agreement is over: nothing is left to cover', async () => {
  await speak('en');
  const module = await fetchBrief('anthem');
  const mate = await Seatmate.lay(wishFor('anthem', 2, 0), new MemoryStore(), quickRoom, { 1: 'Kaja' });
  const page = () => {
    const { state, table, match } = mate;
    const { device } = state;
    if (device === undefined) throw new Error('nobody shares it');
    // What it draws needs neither the way to the table nor the game's screen.
    const [link, parts] = [{} as TableLink, { module } as GameParts];
    return renderToStaticMarkup(
      <SharedTable {...{ link, state, device, table, match, parts }}>
        <p>The table</p>
      </SharedTable>,
    );
  };
  await mate.host.uncover(0);
  expect(page()).toContain('class="cover"');
  expect(await mate.send({ type: 'vote-end', seat: 0 })).toMatchObject({ type: 'done' });
  await mate.host.cover();
  await mate.host.uncover(1);
  expect(await mate.send({ type: 'ballot', seat: 1, agree: true })).toMatchObject({ type: 'done' });
  await mate.until(() => mate.table.status === 'over');
  expect(mate.match.result).toBe(undefined);
  expect(page()).toContain('The table');
  expect(page()).not.toContain('class="cover"');
});
