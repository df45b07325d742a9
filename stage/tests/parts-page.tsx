import { useEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { useCloser } from '../closer.ts';
import { goalsIn, under } from '../drop.ts';
import { useHolding } from '../holding.ts';
import { useKeptFocus } from '../kept-focus.ts';
import { useScrollStop } from '../scroll-stop.ts';
import { createShared } from '../shared.tsx';
import { useStepMotion } from '../telling.ts';
import { type Landing, useDrag } from '../use-drag.ts';
import { useKeys } from '../use-keys.ts';

/*
 * A page with a table of no game, for what only a browser can tell: pointers, focus, time and movement. Two of them stand beside each other.
 */

const { Provider, useShared } = createShared<string>('nothing');

const card = { display: 'inline-block', width: 80, height: 112, margin: 8, background: '#ccc', touchAction: 'none' } as const;

/** What it says of itself, for a test to read. */
const says = (name: string, value: unknown) => <output data-says={name}>{String(value)}</output>;

function Board({ landing }: { readonly landing: Landing }) {
  const root = useRef<HTMLElement>(null);
  const [cards, setCards] = useState(['a', 'b', 'c']);
  const [dropped, drop] = useState('');
  const [opened, open] = useState('');
  const [pressed, press] = useState('');
  const [moved, move] = useState('');
  const [clicks, click] = useState(0);
  const [picked, pick] = useShared();
  const closer = useCloser(root, { pieces: '[data-card]', attribute: 'data-card', ...(landing === 'home' ? { onOpen: open } : {}) });
  const dragging = useDrag<string, string>({
    may: (piece) => piece !== 'c',
    goals: () => under(goalsIn(root.current, '[data-goal]', ({ goal }) => goal ?? '')),
    onDrop: (piece, goal) => {
      drop(`${piece} ${goal ?? 'beside'}`);
      return goal === undefined ? 'home' : landing;
    },
  });
  useKeys(root, ({ key }) => {
    if (key === 'x') setCards(([, ...rest]) => rest);
    press(key);
  });
  useKeptFocus(root, cards.join(''), () => root.current?.querySelector<HTMLElement>('[data-card]') ?? root.current);
  const { phase, release } = useHolding(cards, [
    { name: 'whole', lasts: 150 },
    { name: 'skipped', lasts: 0 },
    { name: 'taken', lasts: 150 },
  ]);
  useStepMotion(root, {
    pace: 'full',
    cue: cards,
    script: (before, now) =>
      before === now
        ? undefined
        : async (telling) => {
            const [gone = ''] = before.filter((each) => !now.includes(each));
            const was = telling.was(gone);
            const likeness = telling.kept(gone);
            const next = telling.find(gone, now[0] ?? '');
            move(`${gone} ${was?.width} ${likeness?.dataset['card']} ${next?.dataset['card']}`);
            if (was !== undefined && next !== undefined) await telling.scene.travel(next, was);
            move('rest');
          },
    keeps: (spot) => spot !== 'b',
  });
  return (
    <section ref={root} tabIndex={-1} aria-label={`board ${landing}`}>
      {cards.map((each) => (
        <button
          key={each}
          type="button"
          data-card={each}
          data-spot={each}
          style={card}
          onClick={() => {
            if (!dragging.justDropped()) click(clicks + 1);
            pick(each);
          }}
          {...dragging.listen(each)}
        >
          {each}
        </button>
      ))}
      <div data-goal="goal" style={{ height: 120, background: '#eee' }} />
      <button type="button" onClick={release}>
        go on
      </button>
      {says('picked', picked)}
      {says('air', `${dragging.piece ?? '-'} ${dragging.over ?? '-'}`)}
      {says('dropped', dropped)}
      {says('clicks', clicks)}
      {says('closer', closer === undefined ? '-' : `${closer.name} ${closer.left ? 'left' : 'right'}`)}
      {says('opened', opened)}
      {says('pressed', pressed)}
      {says('phase', phase ?? 'over')}
      {says('moved', moved)}
    </section>
  );
}

function Dock() {
  const [picked] = useShared();
  return says('dock', picked);
}

/** A low box: a long word in it makes it scroll. */
function Box() {
  const box = useRef<HTMLDivElement>(null);
  useScrollStop(box);
  return (
    <div ref={box} data-box="" style={{ height: 80, overflowY: 'auto' }}>
      <p>short</p>
    </div>
  );
}

function Page() {
  const page = useRef<HTMLElement>(null);
  // What is drawn does not listen yet: only after this does it.
  useEffect(() => page.current?.setAttribute('data-listens', ''), []);
  return (
    <main ref={page}>
      {(['home', 'waits'] as const).map((landing) => (
        <div key={landing} id={landing}>
          <Provider>
            <Board landing={landing} />
            <Dock />
          </Provider>
        </div>
      ))}
      <Box />
    </main>
  );
}

const place = document.getElementById('page');
if (place !== null) createRoot(place).render(<Page />);
