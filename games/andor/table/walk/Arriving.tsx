import type { Props } from '../panels/props.ts';
import { spoken } from '../spoken.ts';
import { Sign, Token, type TokenName, tokenOf } from '../tokens.tsx';
import { words } from '../words.ts';
import { type Arrival, arrivalOn } from './arrival.ts';
import type { Route } from './route.ts';

/** What it is about, as a small picture. */
function tokenFor(arrival: Arrival): TokenName | undefined {
  switch (arrival.kind) {
    case 'late':
      return undefined;
    case 'fog':
      return arrival.back === undefined ? 'fog' : `fog-${arrival.back}`;
    case 'creature':
      return arrival.creature;
    case 'saved':
      return 'golden-shield';
    case 'well':
      return 'well-full';
    case 'merchant':
      return 'gold';
    case 'farmers':
      return 'farmer';
    case 'lying':
      return arrival.piles[0] === undefined ? undefined : tokenOf(arrival.piles[0].item);
    case 'offer':
      return 'card-legend';
  }
}

function sentenceOf(arrival: Arrival, language: Props['language']): string {
  const say = words[language].arrives;
  switch (arrival.kind) {
    case 'late':
      return say.late(arrival);
    case 'fog':
      return say.fog(arrival.back);
    case 'creature':
      return say.creature(arrival.creature);
    case 'saved':
      return say.saved(arrival.count);
    case 'well':
      return say.well(arrival.points);
    case 'merchant':
      return say.merchant;
    case 'farmers':
      return say.farmers(arrival.count);
    case 'lying':
      return say.lying(arrival.piles);
    case 'offer':
      return arrival.text[language];
  }
}

/** What follows when the way has been gone. */
export function Arriving({
  table,
  seat,
  route,
  farmers,
}: {
  readonly table: Props;
  readonly seat: number;
  readonly route: Route;
  readonly farmers: ReadonlySet<number>;
}) {
  const { view, language } = table;
  const arrivals = arrivalOn(view, seat, route, farmers);
  if (arrivals.length === 0) return null;
  return (
    <ul className="an-arrive" aria-label={words[language].onArrival}>
      {arrivals.map((arrival, i) => {
        const token = tokenFor(arrival);
        return (
          <li key={`${arrival.kind}${i}`}>
            {token === undefined ? <Sign name="hour" /> : <Token name={token} />}
            <span {...(arrival.kind === 'offer' ? spoken(view, language, arrival.text) : {})}>{sentenceOf(arrival, language)}</span>
          </li>
        );
      })}
    </ul>
  );
}
