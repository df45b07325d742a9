import type { Game } from '@tafelrunde/kernel';
import { expect, test } from 'vitest';
import { recordOf } from '../index.ts';
import { botSeat, gameNamed, person, Place } from './place.ts';

const anthem = await gameNamed('anthem');

/** The game with a mark on every view with all cards open, and a count of how often one was asked for. */
function marked() {
  const asked = { times: 0 };
  const rules: Game['rules'] = (...given) =>
    Object.assign(anthem.game.rules(...given), {
      viewOpen() {
        asked.times += 1;
        return { all: 'cards open' };
      },
    });
  return { asked, module: { ...anthem, game: { ...anthem.game, rules } } };
}

test('a table never asks for the view with all cards open: not for players, bots, hints or watchers, running or over', async () => {
  const { asked, module } = marked();
  const place = new Place({ module, seats: [person('ana'), botSeat()], options: { turnCap: 10 } });
  const [ana, watcher] = [await place.enter('ana'), await place.enter('eve')];
  await place.playUntil(ana, ({ position }) => position >= 8);
  await place.playUntil(ana, ({ asks }) => asks.some(({ seat, must }) => must && seat === 0));
  const looked = [await place.table.look(ana.guest, 3), await place.table.look(watcher.guest, 3)];
  const hint = await place.table.hint(ana.guest, 0);
  await place.restart();
  const again = await place.enter('ana');
  const late = await place.enter('eve');
  await place.playUntil(again, ({ result }) => result !== undefined);
  looked.push(await place.table.look(late.guest, 3));
  const state = await place.table.run(() => place.table.ready());
  const everything = [ana, watcher, again, late].flatMap(({ frames }) => frames);
  expect(everything.length).toBeGreaterThan(20);
  expect(JSON.stringify([everything, looked, hint, place.asked, recordOf(state)])).not.toContain('cards open');
  expect(asked.times).toBe(0);
});
