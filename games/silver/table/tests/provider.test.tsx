import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { position } from '../../tests/table.ts';
import { Choice } from '../Choice.tsx';
import { type Mode, useMode } from '../mode.ts';
import { Provider } from '../Provider.tsx';
import { Table } from '../Table.tsx';
import { propsFor } from './drawing.tsx';

function Entering({ mode }: { readonly mode: Mode }) {
  const [, enter] = useMode();
  enter(mode);
  return undefined;
}

test('the amulet taken up at one table lies untouched at the table beside it', () => {
  const props = propsFor(position({ villages: ['9 2 3', '5 6 7'], owner: 0 }), 0);
  const table = (
    <>
      <Table {...props} />
      <Choice {...props} notNow={undefined} />
    </>
  );
  const amulet: Mode = { kind: 'amulet' };
  const page = renderToStaticMarkup(
    <>
      <Provider>
        <Entering mode={amulet} />
        {table}
      </Provider>
      <hr />
      <Provider>{table}</Provider>
    </>,
  );
  const [first = '', second = ''] = page.split('<hr/>');
  expect([...first.matchAll(/data-way="([\w-]+)"/g)].map(([, way]) => way)).toEqual(['back']);
  expect(first).toContain('data-choosing="true"');
  expect(second).toBe(renderToStaticMarkup(<Provider>{table}</Provider>));
  expect(second).toContain('data-way="amulet"');
});
