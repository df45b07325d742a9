import { folderOf } from '@tafelrunde/games';
import { type BotTurn, FastRandom, type GameFolder, type GameWithBots, gameWithBots, same, type Seat, silent } from '@tafelrunde/kernel';
import { expect, test } from 'vitest';
import { botOfLevel, playersOf } from '../arena/index.ts';
import { ownIterations } from '../arena/contest.ts';
import { hintBudget } from '../budgets.ts';
import { adviserOf, anyNetOf, makeBot } from '../levels.ts';
import { valuerOf } from '../valuing.ts';
import { weightsFromDisk } from '../workers/weights.ts';

const games: Readonly<Record<string, GameWithBots>> = {
  anansi: await gameWithBots(folderOf('anansi') as GameFolder, weightsFromDisk),
  silver: await gameWithBots(folderOf('silver') as GameFolder, weightsFromDisk),
};
const withoutWeights: Readonly<Record<string, GameWithBots>> = {
  anansi: await gameWithBots(folderOf('anansi') as GameFolder),
  silver: await gameWithBots(folderOf('silver') as GameFolder),
};

const rulesOf = ({ game }: GameWithBots, options: object = {}) => game.rules({ ...game.meta.defaults, ...options });
type AnyRules = ReturnType<typeof rulesOf>;

/** After so many moves of the instant bot, the next position that leaves somebody a choice. */
function positionOf(module: GameWithBots, rules: AnyRules, seats: number, moves: number, seed: number) {
  const instant = makeBot(module, 'instant', rules);
  const random = new FastRandom(seed);
  const state = module.thinking?.deal(rules, seats, seed, random) ?? rules.setup(seats, random, silent);
  for (let n = 0; ; n += 1) {
    const turn = turnIn(rules, state, rules.asks(state)[0]?.seat ?? 0);
    if (n >= moves && turn.legal.length > 2) return { state, seat: turn.seat };
    rules.play(state, turn.seat, instant.choose(turn).action, random, silent);
  }
}

function turnIn(rules: AnyRules, state: unknown, seat: Seat, budget: BotTurn<unknown, unknown>['budget'] = { iterations: 3000 }) {
  return {
    seat,
    view: rules.view(state, seat),
    asks: rules.asks(state),
    legal: rules.legal(state, seat),
    random: new FastRandom(7),
    budget,
  };
}

const cases = ['anansi', 'silver'].flatMap((id) => [3, 4].flatMap((seats) => [0, 11].map((moves) => [id, seats, moves] as const)));

test.each(cases)('%s, %i seats, after %i moves: a hint with the net follows from what the seat can know', (id, seats, moves) => {
  const module = games[id] as GameWithBots;
  const rules = rulesOf(module);
  const adviser = adviserOf(module, rules);
  const { state, seat } = positionOf(module, rules, seats, moves, 31 + moves);
  const turn = turnIn(rules, state, seat, hintBudget(module, 10_000));
  const budget = { iterations: (hintBudget(module, 10_000).iterations ?? 4) / 4 };
  const advice = adviser?.advise({ ...turn, budget });
  const other = rules.imagine(turn.view, new FastRandom(99));
  expect(adviser?.advise(turnIn(rules, other, seat, budget))).toEqual(advice);
  // the first is what the net would play
  const likeliest = makeBot(module, 'master', rules).choose(turn).action;
  expect(advice?.opinions.slice(0, advice.equal).some(({ action }) => same(action, likeliest)) || (id === 'silver' && moves === 0)).toBe(
    true,
  );
  // few iterations, and every one of its opinions is about something that may be done
  expect(advice?.iterations).toBeLessThanOrEqual(400);
  expect(advice?.opinions.length).toBeGreaterThan(0);
  for (const { action, expected } of advice?.opinions ?? []) {
    expect(turn.legal.some((listed) => same(listed, action))).toBe(true);
    expect(Number.isFinite(expected)).toBe(true);
  }
});

test.each(['anansi', 'silver'])('%s: without weights hints and figures come from rollouts, as before', (id) => {
  const [module, bare] = [games[id] as GameWithBots, withoutWeights[id] as GameWithBots];
  const rules = rulesOf(module);
  const { state, seat } = positionOf(module, rules, 3, 4, 5);
  const advice = adviserOf(bare, rules)?.advise(turnIn(rules, state, seat, { iterations: 96 }));
  const strong = bare.levels.all.find(({ name }) => name === 'strong');
  const plain = { ...bare, levels: { ...bare.levels, hint: 'strong' } };
  expect(strong).toBeDefined();
  expect(advice).toEqual(adviserOf(plain, rules)?.advise(turnIn(rules, state, seat, { iterations: 96 })));
  const figure = (of: GameWithBots) => valuerOf(of, rules)?.expect(rules.view(state, seat), seat, 8, new FastRandom(1));
  const { thinking: _thinking, ...nothing } = bare;
  expect(valuerOf(nothing as GameWithBots, rules)).toBeUndefined();
  expect(valuerOf(bare, rules)?.enough).toBeUndefined();
  // where its points are too far off, rollouts tell more
  const foresees = anyNetOf(module, rules)?.foresees;
  expect(valuerOf(module, rules)?.enough !== undefined).toBe(foresees);
  expect(same(figure(bare), figure(module))).toBe(!foresees);
});

test.each([
  ['anansi', { stock: 'limited' }],
  ['silver', { freshAbilities: false }],
] as const)('%s: at a table the net never saw the likes of, %o, it takes no part', (id, options) => {
  const module = games[id] as GameWithBots;
  const rules = rulesOf(module, options);
  expect(anyNetOf(module, rules)).toBeUndefined();
  expect(valuerOf(module, rules)?.enough).toBeUndefined();
  const { state, seat } = positionOf(module, rules, 3, 4, 5);
  const advice = adviserOf(module, rules)?.advise(turnIn(rules, state, seat, { iterations: 64 }));
  expect(advice).toEqual(adviserOf(withoutWeights[id] as GameWithBots, rules)?.advise(turnIn(rules, state, seat, { iterations: 64 })));
});

test.each(['anansi', 'silver'])('%s: the worth of a position, with a net, follows from the view', (id) => {
  const module = games[id] as GameWithBots;
  const rules = rulesOf(module);
  const valuer = valuerOf(module, rules);
  const { state, seat } = positionOf(module, rules, 3, 6, 12);
  for (let own = 0; own < 3; own += 1) {
    const view = rules.view(state, own);
    const worth = (from: unknown) => valuer?.expect(rules.view(from, own), own, 8, new FastRandom(3));
    expect(worth(rules.imagine(view, new FastRandom(77)))).toEqual(worth(state));
  }
  if (id !== 'anansi') return;
  // whoever is to act looks with the net's own eyes: every world gives one figure
  expect(valuer?.expect(rules.view(state, seat), seat, 8, new FastRandom(3)).error).toBeCloseTo(0);
});

test('the chances of a net are those of the listed actions, together 1', () => {
  for (const [id, seats] of [
    ['anansi', 5],
    ['silver', 2],
  ] as const) {
    const module = games[id] as GameWithBots;
    const rules = rulesOf(module);
    const { state, seat } = positionOf(module, rules, seats, 8, 3);
    const turn = turnIn(rules, state, seat);
    const glance = anyNetOf(module, rules)?.glance(turn.view, seat, turn.legal);
    expect(glance?.chances).toHaveLength(turn.legal.length);
    expect(glance?.points).toHaveLength(seats);
    expect(glance?.chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
    const likeliest = glance?.chances.indexOf(Math.max(...(glance?.chances ?? []))) ?? 0;
    expect(makeBot(module, 'master', rules).choose(turn).action).toEqual(turn.legal[likeliest]);
  }
});

const ways = [
  ['anansi', 'net-in-tree'],
  ['anansi', 'net-rollouts'],
  ['silver', 'net-likely'],
  ['silver', 'net-rollouts'],
  ['silver', 'net-foresight'],
] as const;

test.each(ways)('%s: what was tried, %s, can be sent into the arena and plays the same again', (id, level) => {
  const module = games[id] as GameWithBots;
  expect(playersOf(module)).toContain(level);
  expect(ownIterations(module, level)).toBeGreaterThan(1);
  const rules = rulesOf(module);
  const { state, seat } = positionOf(module, rules, 3, 20, 8);
  const choice = () => botOfLevel(module, level, rules).choose(turnIn(rules, state, seat, { iterations: 6 })).action;
  expect(choice()).toEqual(choice());
});

test('what the net would hardly ever do is not tried beside what it might', () => {
  const module = games['silver'] as GameWithBots;
  const rules = rulesOf(module);
  const net = anyNetOf(module, rules);
  let hesitated = 0;
  for (let seed = 0; seed < 60; seed += 1) {
    const { state, seat } = positionOf(module, rules, 2 + (seed % 3), 8 + seed, seed);
    const turn = turnIn(rules, state, seat, { iterations: 12 });
    const chances = net?.glance(turn.view, seat, turn.legal)?.chances;
    if (chances === undefined) continue;
    const might = turn.legal.filter((_, i) => (chances[i] as number) >= 0.1 * Math.max(...chances));
    const chosen = botOfLevel(module, 'net-likely', rules).choose(turn).action;
    expect(might.some((action) => same(action, chosen))).toBe(true);
    if (might.length > 1) hesitated += 1;
  }
  expect(hesitated).toBeGreaterThan(2);
});
