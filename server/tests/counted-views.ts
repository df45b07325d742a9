import type { Seat, WholeGame } from '@tafelrunde/kernel';
import { ownGame } from '../games.ts';

/** The games of the house, and for whom their rules were asked for a view. */
export function countedViews() {
  const asked: (Seat | undefined)[] = [];
  const gameOf = async (id: string): Promise<WholeGame | undefined> => {
    const module = await ownGame(id);
    if (module === undefined) return undefined;
    const rules: WholeGame['game']['rules'] = (...given) => {
      const real = module.game.rules(...given);
      const view = real.view.bind(real);
      const { apart } = real;
      return Object.assign(real, {
        view: (state: unknown, seat: Seat | undefined) => {
          asked.push(seat);
          return view(state, seat);
        },
        apart: apart && {
          common: apart.common.bind(apart),
          own: (...given: Parameters<typeof apart.own>) => {
            asked.push(given[1]);
            return apart.own(...given);
          },
        },
      });
    };
    return { ...module, game: { ...module.game, rules } };
  };
  return { gameOf, count: () => asked.length, since: (before: number) => asked.slice(before) };
}
