import type { GameModule, Refusal } from '@tafelrunde/kernel';
import { api, UnreachableError } from '../api.ts';
import { type BotWish, botWish } from '../bots.ts';
import { toast, toastFault } from '../frame/toasts.tsx';
import { fetchGame } from '../games.ts';
import { rememberChance } from '../link/chance.ts';
import { freshChance } from '../link/fresh.ts';
import { layHere } from '../local/lay.ts';
import { navigate } from '../router.ts';
import { settings } from '../settings.ts';
import { textsNow } from '../texts/index.ts';

/** Seat 0 is the reader's, bots sit on the others. */
async function playOnServer({ game }: GameModule, { level, seats }: BotWish): Promise<void> {
  const contribution = freshChance();
  const others = Array.from({ length: seats - 1 }, () => ({ kind: 'bot' as const, level }));
  const { table } = await api.newTable({
    game: game.meta.id,
    options: {},
    seats: [{ kind: 'me' }, ...others],
    public: false,
    autoPlay: false,
    start: true,
    contribution,
  });
  rememberChance(table, 0, contribution);
  navigate(`/t/${table}`);
}

export async function playHere(module: GameModule, wish: BotWish): Promise<void> {
  navigate(`/here/${await layHere(module, wish)}`);
}

/** A table with bots, playing: on the server, or in this browser if that is wanted or nothing else can be had. */
export async function play(module: GameModule, wish: BotWish, where: 'server' | 'here'): Promise<void> {
  if (where === 'here') return playHere(module, wish);
  try {
    await playOnServer(module, wish);
  } catch (fault) {
    if (!(fault instanceof UnreachableError)) throw fault;
    await playHere(module, wish);
    const instead = textsNow()?.play.instead;
    if (instead !== undefined) toast({ tone: 'note', ...instead });
  }
}

/** What went wrong, in the game's own words where it has some. */
export function refusalOf(module: GameModule | undefined): (refusal: Refusal) => string | undefined {
  return (refusal) => module?.texts[settings.get().language].refusal(refusal);
}

/** One click: a table with bots, playing. */
export async function playNow(game: string): Promise<void> {
  let module: GameModule | undefined;
  try {
    module = await fetchGame(game);
    await play(module, botWish(module), 'server');
  } catch (fault) {
    toastFault(fault, refusalOf(module));
  }
}
