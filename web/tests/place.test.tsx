import { loadBrief } from '@tafelrunde/games';
import type { SeatInfo, TableId, TableInfo } from '@tafelrunde/protocol';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Place } from '../src/room/round-table.tsx';
import { speak } from '../src/texts/index.ts';

const seat = (place: number, some: Partial<SeatInfo>): SeatInfo => ({
  seat: place,
  kind: 'person',
  name: '',
  present: true,
  you: false,
  owner: false,
  ...some,
});

test('a place the owner may change is called what stands on it, and then what can be done about it', async () => {
  await speak('en');
  const module = await loadBrief('anthem');
  if (module === undefined) throw new Error('Anthem is gone.');
  const seats = [seat(0, { name: 'Ruth', you: true, owner: true }), seat(1, { kind: 'open' }), seat(2, { name: 'Jonas' })];
  const table: TableInfo = {
    id: 'mond-eule-k7m3p' as TableId,
    game: 'anthem',
    version: 1,
    options: {},
    public: false,
    status: 'waiting',
    seats,
    owner: true,
    spectators: 0,
    commitment: '',
    contributions: [],
    createdAt: 0,
  };
  const called = (info: SeatInfo) =>
    renderToStaticMarkup(<Place table={table} module={module} take={() => undefined} change={() => undefined} info={info} />)
      .replace(/<svg.*?<\/svg>/g, '')
      .replaceAll(/<[^>]+>/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim();
  expect(seats.slice(1).map(called)).toEqual(['Free seat : Fill seat 2', 'Jonas is here : Change the seat of Jonas']);
});
