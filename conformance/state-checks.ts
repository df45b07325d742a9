import { type Ask, canonical, type Result, type Rules, type Seat, silent } from '@tafelrunde/kernel';
import { difference, show, throughJson, whyNotPlain } from './difference.ts';
import { luckOf, sample } from './luck.ts';
import { SpoiledMatch, type Witness } from './report.ts';

export type AnyRules = Rules<unknown, unknown, unknown, unknown>;

/** Listed actions tried at every state; where more are listed, a seeded choice of so many. */
const TRIED = 24;

/** Requirements 1, 2 and 4 at one state, and that a look changes nothing. `state` is the live one and must come out untouched. */
export function checkState(rules: AnyRules, state: unknown, seats: number, position: number, witness: Witness): void {
  if (!witness.see('plain', position, whyNotPlain(state, 'state'))) throw new SpoiledMatch();
  const before = JSON.stringify(state);
  const asks = rules.asks(state);
  const legal = Array.from({ length: seats }, (_, seat) => rules.legal(state, seat));
  checkAsks(asks, seats, position, witness);
  checkEnd(rules, state, asks, legal, position, witness);
  for (const [seat, listed] of legal.entries()) checkListed(rules, state, seat, listed, asks, position, witness);
  witness.see('audit', position, rules.audit(state));
  checkLooks(rules, state, before, seats, position, witness);
  tryListed(rules, state, legal, position, witness);
  const copy = rules.copy(state);
  witness.see('copy-equal', position, JSON.stringify(copy) === before ? undefined : difference(copy, throughJson(state)));
}

function checkAsks(asks: readonly Ask[], seats: number, position: number, witness: Witness): void {
  const keys = asks.map((ask) => `${ask.seat} ${ask.what}`);
  const odd = asks.find((ask) => !(Number.isInteger(ask.seat) && ask.seat >= 0 && ask.seat < seats && ask.what !== ''));
  const twice = keys.find((key, i) => keys.indexOf(key) !== i);
  const problem = odd === undefined ? twice && `asked twice: ${twice}` : `an ask for nobody: ${JSON.stringify(odd)}`;
  witness.see('asks-sound', position, problem ?? whyNotPlain(asks, 'asks'));
}

function checkEnd(
  rules: AnyRules,
  state: unknown,
  asks: readonly Ask[],
  legal: readonly (readonly unknown[])[],
  position: number,
  witness: Witness,
): void {
  const result = rules.result(state);
  const must = asks.some((ask) => ask.must);
  if (result === undefined) {
    witness.see('ask-or-result', position, must ? undefined : 'no result, and nobody is asked');
    return;
  }
  witness.see('ask-or-result', position, must ? `a result (${result.reason}), and somebody is still asked` : undefined);
  const listed = legal.findIndex((actions) => actions.length > 0);
  const open = asks.length > 0 ? `still asked: ${JSON.stringify(asks[0])}` : undefined;
  witness.see('over-is-over', position, open ?? (listed < 0 ? undefined : `seat ${listed} may still act`));
  witness.see('result-sound', position, whyWrongResult(result, legal.length));
}

function whyWrongResult(result: Result, seats: number): string | undefined {
  const odd = whyNotPlain(result, 'result');
  if (odd !== undefined) return odd;
  if (typeof result.reason !== 'string' || result.reason === '') return 'a result without a reason';
  if (result.kind === 'together') return typeof result.won === 'boolean' ? undefined : 'neither won nor lost';
  const ranked = result.places.map((place) => place.seat).toSorted((a, b) => a - b);
  if (ranked.join() !== Array.from({ length: seats }, (_, seat) => seat).join()) return `the ranking names the seats ${ranked.join()}`;
  const places = result.places.map((place) => place.place);
  if (places.some((place) => !(Number.isInteger(place) && place >= 1 && place <= seats))) return `places ${places.join()}`;
  return places.includes(1) ? undefined : 'nobody is first';
}

function checkListed(
  rules: AnyRules,
  state: unknown,
  seat: Seat,
  listed: readonly unknown[],
  asks: readonly Ask[],
  position: number,
  witness: Witness,
): void {
  const asked = asks.filter((ask) => ask.seat === seat);
  const keys = listed.map(canonical);
  const twice = keys.length === new Set(keys).size ? undefined : keys.find((key, i) => keys.indexOf(key) !== i);
  witness.see('legal-unique', position, twice === undefined ? undefined : `seat ${seat}: ${twice} is listed twice`);
  for (const action of listed) {
    const object = typeof action === 'object' ? undefined : `seat ${seat}: an action is an object, not ${show(action)}`;
    witness.see('plain', position, object ?? whyNotPlain(action, 'action'));
  }
  if (asked.length === 0) {
    witness.see('legal-only-asked', position, listed.length === 0 ? undefined : `seat ${seat} is not asked, and may ${keys[0]}`);
  } else if (asked.some((ask) => ask.must)) {
    const neutral = canonical(rules.otherwise(state, seat));
    witness.see('otherwise-listed', position, keys.includes(neutral) ? undefined : `seat ${seat}: ${neutral} is not listed`);
  }
}

/** Every question one may put to the rules, by name. Viewers take turns, state after state. */
function looks(rules: AnyRules, state: unknown, seats: number, position: number): [string, () => unknown][] {
  const viewers = [undefined, position % seats];
  const must = rules.asks(state).find((ask) => ask.must);
  return [
    ['asks', () => rules.asks(state)],
    ['legal', () => viewers.map((seat) => (seat === undefined ? [] : rules.legal(state, seat)))],
    ['otherwise', () => (must === undefined ? undefined : rules.otherwise(state, must.seat))],
    ['view', () => viewers.map((seat) => rules.view(state, seat))],
    ['viewOpen', () => rules.viewOpen?.(state, position % seats)],
    ['shown', () => viewers.map((seat) => rules.shown(rules.view(state, seat)))],
    ['explain', () => rules.explain(rules.view(state, must?.seat ?? 0), must?.seat ?? 0, { type: 'no such action' })],
    ['audit', () => rules.audit(state)],
    ['copy', () => rules.copy(state)],
    ['result', () => rules.result(state)],
  ];
}

/** All looks at once on the live state; only when something changed, one by one on fresh copies to name the culprit. */
function checkLooks(rules: AnyRules, state: unknown, before: string, seats: number, position: number, witness: Witness): void {
  for (const [, look] of looks(rules, state, seats, position)) look();
  if (witness.see('look-only', position, JSON.stringify(state) === before ? undefined : culprit(rules, before, seats, position))) return;
  Object.assign(state as object, JSON.parse(before));
}

function culprit(rules: AnyRules, before: string, seats: number, position: number): string {
  const names = looks(rules, JSON.parse(before), seats, position).map(([name]) => name);
  for (const [i, name] of names.entries()) {
    const fresh: unknown = JSON.parse(before);
    looks(rules, fresh, seats, position)[i]?.[1]();
    if (JSON.stringify(fresh) !== before) return `${name} changes the state: ${difference(JSON.parse(before), fresh)}`;
  }
  return 'looking changes the state';
}

/** Plays listed actions, each on a copy of its own. */
function tryListed(rules: AnyRules, state: unknown, legal: readonly (readonly unknown[])[], position: number, witness: Witness): void {
  const before = JSON.stringify(state);
  const random = luckOf('try', position, before.length);
  const all = legal.flatMap((listed, seat) => listed.map((action) => ({ seat, action })));
  for (const { seat, action } of sample(all, TRIED, random)) {
    const name = `seat ${seat} plays ${canonical(action)}`;
    const trial = rules.copy(state);
    try {
      const asked = canonical(action);
      rules.play(trial, seat, action, random, silent);
      const must = rules.asks(trial).some((ask) => ask.must);
      const found = rules.audit(trial) ?? ((rules.result(trial) === undefined) === must ? undefined : 'neither an ask nor a result');
      const changed = canonical(action) === asked ? undefined : 'playing changes the action itself';
      witness.see('legal-playable', position, (changed ?? found) === undefined ? undefined : `${name}: ${changed ?? found}`);
    } catch (fault) {
      witness.see('legal-playable', position, `${name}: ${String(fault)}`);
    }
  }
  const after = JSON.stringify(state);
  const apart =
    after === before ? undefined : `playing on a copy changed the original: ${difference(JSON.parse(before), throughJson(state))}`;
  if (!witness.see('copy-apart', position, apart)) Object.assign(state as object, JSON.parse(before));
}
