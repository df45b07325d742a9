import { fetchGame } from '../games.ts';
import { api } from '../api.ts';
import { toastFault } from '../frame/toasts.tsx';
import { freshChance, rememberChance } from '../link/chance.ts';
import { navigate } from '../router.ts';

/** One click: a table with bots, playing. */
export async function playNow(game: string): Promise<void> {
  try {
    const { meta } = (await fetchGame(game)).game;
    const contribution = freshChance();
    const others = Array.from({ length: meta.seats.usual - 1 }, () => ({ kind: 'bot' as const, level: 'instant' }));
    const { table } = await api.newTable({
      game,
      options: {},
      seats: [{ kind: 'me' }, ...others],
      public: false,
      autoPlay: false,
      start: true,
      contribution,
    });
    rememberChance(table, 0, contribution);
    navigate(`/t/${table}`);
  } catch (fault) {
    toastFault(fault);
  }
}
