import type { Seat } from '@tafelrunde/kernel';
import { classes } from '@tafelrunde/stage';
import type { CSSProperties } from 'react';
import { END, START } from '../cards.ts';
import { isFull } from '../row.ts';
import { DEATH, type View } from '../state.ts';
import { Card } from './Card.tsx';
import { faceOf } from './face.ts';
import { Glyph } from './Glyph.tsx';
import type { Space } from './spaces.ts';
import { useSpeech } from './speech.tsx';
import type { Stops } from './useStops.ts';
import './styles/row.css';

export interface MyRowProps {
  readonly view: View;
  readonly seat: Seat;
  readonly spaces: readonly Space[];
  readonly stops: Stops;
  /** Where a dragged card would fall now. */
  readonly over: number | undefined;
  /** Where the drawn card was put, while the answer is on its way. */
  readonly held: number | undefined;
  readonly place: (space: number) => void;
  /** Why the drawn card may not lie there. */
  readonly reason: (space: number) => string;
  readonly why: (space: number) => void;
}

function Slot({ space, ...props }: MyRowProps & { readonly space: Space }) {
  const { say, labelOf } = useSpeech();
  const { view, seat, stops } = props;
  const n = space.space;
  const spot = `space:${seat}:${n}`;
  const drawn = faceOf(view.drawn);
  if (space.kind === 'filled') return <Filled card={space.card} n={n} spot={spot} />;
  if (props.held === n) return <Filled card={view.drawn} n={n} spot={spot} />;
  switch (space.kind) {
    case 'free':
      return (
        <span className="ant-slot ant-slot--free" data-spot={spot}>
          <span className="sr">{say.spaceFree(n)}</span>
        </span>
      );
    case 'shut':
      return (
        <button
          type="button"
          className="ant-slot ant-slot--shut"
          aria-disabled="true"
          aria-label={`${say.space(n)}: ${props.reason(n)}`}
          data-spot={spot}
          onClick={() => props.why(n)}
          {...stops.at(n)}
        />
      );
    default: {
      const warns = space.kind === 'warn';
      return (
        <button
          type="button"
          className={classes('ant-slot', `ant-slot--${space.kind}`, props.over === n && 'is-over')}
          aria-label={warns ? say.spaceWarn(n, labelOf(drawn)) : say.spaceLit(n, labelOf(drawn))}
          data-spot={spot}
          data-space={n}
          onClick={() => props.place(n)}
          {...stops.at(n)}
        >
          <span className="ant-slot__ghost" aria-hidden="true">
            {view.drawn}
          </span>
          <span className="ant-slot__hint" aria-hidden="true">
            {warns && <Glyph name="warn" />}
            {warns ? say.closes : say.place}
          </span>
        </button>
      );
    }
  }
}

function Filled({ card, n, spot }: { readonly card: number; readonly n: number; readonly spot: string }) {
  const { say, nameOf, labelOf } = useSpeech();
  return <Card face={card} name={nameOf(card)} label={say.spaceFilled(n, labelOf(card))} spot={spot} />;
}

/** The reader's row: verses on a four-line staff, 0 at the left and 9 at the right. */
export function MyRow(props: MyRowProps) {
  const { view, seat, spaces } = props;
  const { say, nameOf, labelOf } = useSpeech();
  const row = view.rows[seat] ?? [];
  const closed = view.open[seat] === false;
  const waits = isFull(row, 0, row.length) && view.phase !== 'over' && ((view.hand[DEATH] ?? 0) > 0 || view.drawn === DEATH);
  return (
    <section
      className={classes('ant-mine', closed && 'is-closed', waits && 'is-waiting')}
      aria-label={say.yourRow}
      style={{ '--cols': spaces.length + 2 } as CSSProperties}
    >
      <ol className="ant-row">
        <li>
          <Card face={START} name={nameOf(START)} label={labelOf(START)} />
        </li>
        {spaces.map((space) => (
          <li key={space.space}>
            <Slot {...props} space={space} />
          </li>
        ))}
        <li>
          <Card face={END} name={nameOf(END)} label={labelOf(END)} />
        </li>
      </ol>
      <svg className="ant-custos" viewBox="0 0 320 18" preserveAspectRatio="none" aria-hidden="true">
        <path d="M318 0C318 9 312 9 300 9H20C8 9 4 9 4 16" vectorEffect="non-scaling-stroke" />
      </svg>
      <span className="ant-custos-leaf" aria-hidden="true" />
      {waits && <p className="ant-ribbon ant-ribbon--death">{say.deathInHand}</p>}
      {closed && <p className="ant-ribbon ant-ribbon--closed">{say.closedLong}</p>}
    </section>
  );
}
