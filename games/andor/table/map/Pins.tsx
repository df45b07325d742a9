import type { Proposal } from '@tafelrunde/kernel';
import type { Plan } from '@tafelrunde/stage';
import { memo } from 'react';
import { NONE } from '../../pieces.ts';
import type { View } from '../../state.ts';
import { kindOf } from '../panels/reading.ts';
import type { SignName } from '../tokens.tsx';
import { useLand } from './side.tsx';

const signs: Readonly<Record<string, SignName>> = {
  fight: 'strength',
  'go-to': 'boots',
  fetch: 'trade',
  bring: 'trade',
  mark: 'flag',
  ping: 'eye',
};

interface PinsProps {
  readonly talk: readonly Proposal[];
  readonly plans: readonly Plan[];
  readonly view: View;
}

/** Where a bot says it is going: a thread from its hero to the field. */
function Thread({ plan: { seat, params }, view }: { readonly plan: Plan; readonly view: View }) {
  const land = useLand();
  const from = land.fields[view.field[seat] ?? NONE]?.stand[0];
  const to = land.fields[Number(params['field'] ?? Number.NaN)]?.number;
  if (from === undefined || to === undefined || view.field[seat] === params['field'] || view.box[seat] === 1) return null;
  const bend = [(from[0] + to[0]) / 2, Math.min(from[1], to[1]) - 50];
  return (
    <g className={`am-thread c-${kindOf(view, seat)}`}>
      <path d={`M${from[0]} ${from[1]}Q${bend[0]} ${bend[1]} ${to[0] - 26} ${to[1] - 16}`} />
      <use href={`#t-disc-${kindOf(view, seat)}`} x={to[0] - 40} y={to[1] - 36} width="26" height="26" />
    </g>
  );
}

/** What heroes propose to each other, as pins on the map: whose it is by colour and disc, what it is by its sign. The words are in the chat. */
export const Pins = memo(function Pins({ talk, plans, view }: PinsProps) {
  const land = useLand();
  const taken = new Map<number, number>();
  const wanted = talk.filter(({ key }) => key !== 'ping' && signs[key] !== undefined);
  return (
    <g className="am-pins" aria-hidden="true">
      {wanted.map(({ id, seat, params }) => (
        <path key={id} className={`am-wanted c-${kindOf(view, seat)}`} d={land.fields[Number(params?.['field'])]?.d} />
      ))}
      {plans.map((plan) => (
        <Thread key={plan.seat} plan={plan} view={view} />
      ))}
      {talk.map(({ id, key, seat, params }) => {
        const field = Number(params?.['field'] ?? Number.NaN);
        const spot = land.fields[field]?.number;
        const sign = signs[key];
        if (spot === undefined || sign === undefined) return null;
        const place = taken.get(field) ?? 0;
        taken.set(field, place + 1);
        return (
          <g key={id} className={`am-pin c-${kindOf(view, seat)}`} transform={`translate(${spot[0] + 30 + place * 34} ${spot[1] - 10})`}>
            {key === 'ping' && <ellipse className="am-pin__ring" rx="26" ry="12" />}
            <path className="am-pin__drop" d="M0 0C-6-14-20-20-20-38A20 20 0 0 1 20-38C20-20 6-14 0 0z" />
            <circle className="am-pin__face" cy="-38" r="14" />
            <use className="am-pin__sign" href={`#t-ui-${sign}`} x="-10" y="-48" width="20" height="20" />
            <use href={`#t-disc-${kindOf(view, seat)}`} x="8" y="-64" width="20" height="20" />
          </g>
        );
      })}
    </g>
  );
});
