import { Card } from './Card.tsx';
import { faceOf } from './face.ts';
import type { Flight } from './flights.ts';

/** Cards that only exist while they fly: onto another's tile, into another's hand. Copied from here, never shown here. */
export function Likenesses({ flights, you }: { readonly flights: readonly Flight[]; readonly you: number | undefined }) {
  return (
    <div hidden>
      {flights.map((flight, i) => {
        const [to] = flight.to;
        const drawnThere = flight.kind === 'draw' || to?.startsWith('hand') || to?.startsWith(`space:${you}:`);
        return drawnThere === true ? undefined : (
          // Flights have no ids: they are named by their order in the step.
          <span key={`${i}`} data-likeness={i}>
            <Card face={faceOf(flight.card)} />
          </span>
        );
      })}
    </div>
  );
}
