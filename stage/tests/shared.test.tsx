import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createShared } from '../shared.tsx';

const { Provider, useShared } = createShared(0);

/** Picks while it is drawn; what stands behind it is drawn later. */
function Hand({ card }: { readonly card: number }) {
  const [, pick] = useShared();
  pick(card);
  return undefined;
}

function Dock() {
  const [card] = useShared();
  return <p>picked {card}</p>;
}

test('a table and its dock share one choice; two tables on one page share nothing', () => {
  const page = renderToStaticMarkup(
    <>
      <Provider>
        <Hand card={7} />
        <Dock />
      </Provider>
      <Provider>
        <Dock />
      </Provider>
    </>,
  );
  expect(page).toBe('<p>picked 7</p><p>picked 0</p>');
});

test('it is gone with the table', () => {
  renderToStaticMarkup(
    <Provider>
      <Hand card={7} />
    </Provider>,
  );
  expect(
    renderToStaticMarkup(
      <Provider>
        <Dock />
      </Provider>,
    ),
  ).toBe('<p>picked 0</p>');
});

test('a part that stands outside says so', () => {
  expect(() => renderToStaticMarkup(<Dock />)).toThrow('outside its Provider');
});
