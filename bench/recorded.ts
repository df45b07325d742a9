import { FastRandom, type WholeGame, Match, type Plain, pick, type Seat } from '@tafelrunde/kernel';

/** One match as it was played: the deal and every action, as it would come from the wire. */
export interface Recorded {
  readonly seats: number;
  readonly seed: string;
  readonly played: readonly { readonly seat: Seat; readonly action: Plain }[];
}

export function dealOf(module: WholeGame, { seats, seed }: Pick<Recorded, 'seats' | 'seed'>) {
  const { defaults, version } = module.game.meta;
  return { options: defaults, seats, seed, version };
}

/** Plays a match by the game's instant bot and writes it down. */
export function record(module: WholeGame, seats: number, n: number): Recorded {
  const seed = n.toString(16).padStart(64, '0');
  const match = Match.begin(module.game, dealOf(module, { seats, seed }));
  const bot = module.levels.all[0].make(match.rules);
  const random = new FastRandom(n);
  const played: { seat: Seat; action: Plain }[] = [];
  for (;;) {
    const ask = match.asks().find((open) => open.must);
    if (ask === undefined) return { seats, seed, played };
    const { seat } = ask;
    const legal = match.legal(seat);
    const asks = match.asks().filter((open) => open.seat === seat);
    const { action = pick(legal, random) } = bot.choose({ seat, view: match.view(seat), asks, legal, random, budget: { iterations: 1 } });
    played.push({ seat, action: JSON.parse(JSON.stringify(action)) as Plain });
    match.act(seat, action);
  }
}
