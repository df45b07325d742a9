import { expect, test } from 'vitest';
import { Table } from '../index.ts';
import { gameNamed, person, Place } from './place.ts';

test('who sits at a table is told by its row, whoever wrote it: a plain move here keeps the name that was changed elsewhere', async () => {
  const place = new Place({ module: await gameNamed('anthem'), seats: ['ana', 'ben'].map(person) });
  const { id } = place.table;
  const names = () =>
    (JSON.parse(place.store.rows.get(id)?.summary ?? '{}') as { seats: { name: string }[] }).seats.map(({ name }) => name);
  const move = async () => {
    const { match } = await place.table.run(() => place.table.ready());
    const ask = match?.asks().find(({ must }) => must);
    if (match === undefined || ask === undefined) throw new Error('nobody is asked');
    await place.does(['ana', 'ben'][ask.seat] ?? '', { type: 'act', seat: ask.seat, ask: ask.id, action: match.legal(ask.seat)[0] });
  };
  await move();
  expect(names()).toEqual(['ana', 'ben']);

  const elsewhere = new Table(id, { ...place.host, shared: true });
  await elsewhere.command({ id: 'ben', name: 'Benno' }, { type: 'rename' });
  expect(names()).toEqual(['ana', 'Benno']);
  place.table.heardOf(await elsewhere.run(() => elsewhere.ready()));
  await move();
  expect(names()).toEqual(['ana', 'Benno']);
});
