import type { Contents, GameModule } from '@tafelrunde/kernel';
import type { NewTable } from '@tafelrunde/protocol';
import { api, UnreachableError } from '../api.ts';
import { toast } from '../frame/toasts.tsx';
import { rememberChance } from '../link/chance.ts';
import { freshChance } from '../link/fresh.ts';
import { navigate } from '../router.ts';
import { textsNow } from '../texts/index.ts';
import { besideIn, chosen, type Draft, OPEN, seatsOf } from './draft.ts';

/** Nobody from outside is waited for. */
export const isAlone = ({ guests }: Draft): boolean => guests.every((guest) => guest !== OPEN);

/** Opens the table somebody has put together, where they want it; against bots alone also here, if no server answers. */
export async function openTable(module: GameModule, draft: Draft, contents: Contents | undefined): Promise<void> {
  const alone = isAlone(draft);
  const wish: NewTable = {
    game: module.game.meta.id,
    options: chosen(module, draft),
    seats: seatsOf(draft),
    public: draft.public,
    autoPlay: draft.autoPlay,
    hints: draft.hints,
    ...(draft.clock === undefined ? {} : { clock: draft.clock }),
    ...(draft.delay === undefined ? {} : { delay: draft.delay }),
    ownerStarts: true,
    start: alone,
  };
  if (draft.here) return openHere(module, wish, contents, besideIn(draft, textsNow()?.newTable.besideName ?? String));
  try {
    await openAtServer(wish);
  } catch (fault) {
    if (!(fault instanceof UnreachableError) || !alone) throw fault;
    await openHere(module, wish, contents);
    const instead = textsNow()?.play.instead;
    if (instead !== undefined) toast({ tone: 'note', ...instead });
  }
}

async function openHere(module: GameModule, wish: NewTable, contents: Contents = {}, beside: Readonly<Record<number, string>> = {}) {
  const { layWish } = await import('../local/lay.ts');
  navigate(`/here/${await layWish(module, wish, contents, beside)}`);
}

async function openAtServer(wish: NewTable): Promise<void> {
  const contribution = freshChance();
  const { table } = await api.newTable({ ...wish, contribution });
  wish.seats.forEach(({ kind }, seat) => kind === 'me' && rememberChance(table, seat, contribution));
  navigate(`/t/${table}`);
}
