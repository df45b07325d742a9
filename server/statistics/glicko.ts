/**
 * Glicko-2, after M. Glickman, "Example of the Glicko-2 system" (2012, revised 2022), http://www.glicko.net/glicko/glicko2.pdf; steps are
 * numbered as there. Two things are added: a game may count for less than one, and the time since the last match may be any part of a
 * rating period, as it is where every match is rated when it ends.
 */
export interface Rating {
  readonly value: number;
  readonly deviation: number;
  readonly volatility: number;
}

/** One game as one side sees it. */
export interface Game {
  readonly against: Rating;
  /** 1 won, 1/2 drawn, 0 lost. */
  readonly score: number;
  readonly weight: number;
}

/** Of somebody nobody has seen play. */
export const UNKNOWN: Rating = { value: 1500, deviation: 350, volatility: 0.06 };

const SCALE = 173.7178;
/** How far volatility may change at once: small, for results among friends are few and streaky. */
const TAU = 0.5;
const ENOUGH = 0.000001;

const g = (phi: number) => 1 / Math.sqrt(1 + (3 * phi * phi) / Math.PI ** 2);

/** The rating after these games. `periods`: how much time has passed, in rating periods. */
export function rated(before: Rating, games: readonly Game[], periods = 1, tau = TAU): Rating {
  const mu = (before.value - UNKNOWN.value) / SCALE; // step 2
  const phi = before.deviation / SCALE;
  let [certainty, surprise] = [0, 0];
  for (const { against, score, weight } of games) {
    const own = g(against.deviation / SCALE);
    const expected = 1 / (1 + Math.exp(-own * (mu - (against.value - UNKNOWN.value) / SCALE)));
    certainty += weight * own * own * expected * (1 - expected); // step 3
    surprise += weight * own * (score - expected); // step 4
  }
  const volatility =
    certainty === 0 ? before.volatility : newVolatility({ phi, v: 1 / certainty, delta: surprise / certainty }, before, tau);
  const aged = phi * phi + volatility * volatility * periods; // step 6
  const phiAfter = 1 / Math.sqrt(1 / aged + certainty); // step 7
  return {
    value: UNKNOWN.value + SCALE * (mu + phiAfter * phiAfter * surprise), // step 8
    deviation: Math.min(SCALE * phiAfter, UNKNOWN.deviation),
    volatility,
  };
}

/** Step 5: the Illinois algorithm. */
function newVolatility(
  { phi, v, delta }: { readonly phi: number; readonly v: number; readonly delta: number },
  { volatility }: Rating,
  tau: number,
): number {
  const a = Math.log(volatility * volatility);
  const f = (x: number) => {
    const e = Math.exp(x);
    const spread = phi * phi + v + e;
    return (e * (delta * delta - spread)) / (2 * spread * spread) - (x - a) / (tau * tau);
  };
  let lower = a;
  let upper = Math.log(delta * delta - phi * phi - v);
  if (!(delta * delta > phi * phi + v)) {
    let k = 1;
    while (f(a - k * tau) < 0) k += 1;
    upper = a - k * tau;
  }
  let [atLower, atUpper] = [f(lower), f(upper)];
  while (Math.abs(upper - lower) > ENOUGH) {
    const middle = lower + ((lower - upper) * atLower) / (atUpper - atLower);
    const atMiddle = f(middle);
    if (atMiddle * atUpper <= 0) [lower, atLower] = [upper, atUpper];
    else atLower /= 2;
    [upper, atUpper] = [middle, atMiddle];
  }
  return Math.exp(lower / 2);
}
