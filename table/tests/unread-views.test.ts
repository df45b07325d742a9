import type { WholeGame } from '@tafelrunde/kernel';
import { expect, test } from 'vitest';
import { gameNamed, person, Place } from './place.ts';

/** The game, and whose view was built of it. */
function watched(module: WholeGame): { readonly module: WholeGame; readonly built: (number | undefined)[] } {
  const built: (number | undefined)[] = [];
  const rules: WholeGame['game']['rules'] = (...given) => {
    const own = module.game.rules(...given);
    const view = own.view.bind(own);
    const { apart } = own;
    return Object.assign(own, {
      apart: apart && {
        common: apart.common.bind(apart),
        own: (...of: Parameters<typeof apart.own>) => {
          built.push(of[1]);
          return apart.own(...of);
        },
      },
      view: (...of: Parameters<typeof view>) => {
        built.push(of[1]);
        return view(...of);
      },
    });
  };
  return { module: { ...module, game: { ...module.game, rules } }, built };
}

test('of four seats one is open: a move builds the view of that one, and of no other', async () => {
  const { module, built } = watched(await gameNamed('anansi'));
  const place = new Place({ module, seats: ['ana', 'ben', 'cleo', 'dora'].map(person) });
  const ana = await place.enter('ana');
  const ask = ana.match?.asks.find(({ must }) => must);
  if (ask === undefined) throw new Error('nobody is asked');
  const mover = ['ana', 'ben', 'cleo', 'dora'][ask.seat] ?? '';
  const state = await place.table.run(() => place.table.ready());
  const [action] = state.match?.legal(ask.seat) ?? [];
  built.length = 0;
  await place.does(mover, { type: 'act', seat: ask.seat, ask: ask.id, action });
  expect(ana.frames.at(-1)).toMatchObject({ type: 'update' });
  expect(new Set(built)).toEqual(new Set([0]));
});
