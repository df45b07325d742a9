import { classes, type SeatFace } from '@tafelrunde/stage';
import { PENALTY } from '../cards.ts';
import type { View } from '../state.ts';
import { Amulet, Phase } from './Glyph.tsx';
import { useSpeech } from './speech.tsx';
import './styles/sheet.css';

/** Points over the four rounds, the fewest first. */
export function Sheet({ view, seats }: { readonly view: View; readonly seats: readonly SeatFace[] }) {
  const { say, nameOrYou } = useSpeech();
  const rounds = Array.from({ length: view.rounds }, (_, round) => round);
  const last = view.sheet.length - 1;
  const order = seats.map(({ seat }) => seat).toSorted((a, b) => (view.points[a] ?? 0) - (view.points[b] ?? 0) || a - b);
  return (
    <table className="sv-sheet">
      <thead>
        <tr>
          <th scope="col">
            <span className="sr">{say.player}</span>
          </th>
          {rounds.map((round) => (
            <th key={round} scope="col" className={classes(round === last && 'is-on')}>
              <span className="sr">{say.round(round + 1)}</span>
              <span aria-hidden="true">{round + 1}</span>
            </th>
          ))}
          <th scope="col">{say.total}</th>
        </tr>
      </thead>
      <tbody>
        {order.map((seat, place) => (
          <tr key={seat} className={classes(place === 0 && 'is-first')}>
            <th scope="row">
              <Phase seat={seat} /> <span>{nameOrYou(seat)}</span>
            </th>
            {rounds.map((round) => {
              const row = view.sheet[round]?.[seat];
              return (
                <td key={round} className={classes(round === last && 'is-on')}>
                  {row === undefined ? (
                    '–'
                  ) : (
                    <>
                      {row.called && !row.won ? row.sum : <b>{row.points}</b>}
                      {row.won && <Amulet className="sv-sheet__am" />}
                      {row.won && <span className="sr">{say.withAmulet}</span>}
                      {row.called && !row.won && <sup>+{PENALTY}</sup>}
                    </>
                  )}
                </td>
              );
            })}
            <td className="sv-sheet__total">{view.points[seat] ?? 0}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
