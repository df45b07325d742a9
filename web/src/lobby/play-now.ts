import type { Contents, GameModule, Refusal } from '@tafelrunde/kernel';
import type { NewTable } from '@tafelrunde/protocol';
import { api, UnreachableError } from '../api.ts';
import { type BotWish, botWish, seatsFor } from '../bots.ts';
import { toast, toastFault } from '../frame/toasts.tsx';
import { textsOf } from '../game-texts.ts';
import { fetchGame } from '../games.ts';
import { beginAgain, isDealt } from '../lessons.ts';
import { rememberChance } from '../link/chance.ts';
import { freshChance } from '../link/fresh.ts';
import { navigate } from '../router.ts';
import { languageNow, textsNow } from '../texts/index.ts';

/** What one wants to play: with whom, and by which options, where they are not the usual ones. */
export interface PlayWish extends BotWish {
  readonly options?: NewTable['options'];
  /** Texts the options name beyond what the game brings. */
  readonly contents?: Contents;
}

async function playOnServer({ game }: GameModule, wish: PlayWish): Promise<void> {
  const contribution = freshChance();
  const seats = seatsFor(wish);
  const { table } = await api.newTable({
    game: game.meta.id,
    options: wish.options ?? {},
    seats,
    public: false,
    autoPlay: false,
    start: true,
    contribution,
  });
  seats.forEach(({ kind }, seat) => kind === 'me' && rememberChance(table, seat, contribution));
  navigate(`/t/${table}`);
}

export async function playHere(module: GameModule, wish: PlayWish): Promise<void> {
  const { layHere } = await import('../local/lay.ts');
  navigate(`/here/${await layHere(module, wish)}`);
}

/** A table with bots, playing: on the server, or in this browser if that is wanted or nothing else can be had. */
export async function play(module: GameModule, wish: PlayWish, where: 'server' | 'here'): Promise<void> {
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
  return (refusal) => module && textsOf(module, languageNow()).refusal(refusal);
}

/** A table that explains the game from its first idea on. */
export async function learnNow(game: string): Promise<void> {
  let module: GameModule | undefined;
  try {
    module = await fetchGame(game);
    const { lesson } = module.game.meta;
    if (lesson === undefined) return await playNow(game);
    const { seats, own, options, also } = lesson;
    beginAgain(game, lesson.deal === undefined ? true : undefined);
    if (isDealt(lesson)) {
      const { layLesson } = await import('../local/lay.ts');
      return navigate(`/here/${await layLesson(module, lesson)}`);
    }
    await play(module, { level: module.levels.usual, seats, own, options: { ...options, ...also } }, 'server');
  } catch (fault) {
    toastFault(fault, refusalOf(module));
  }
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
