import { loadGame } from '@tafelrunde/games';
import { type WholeGame, Match, type Plain } from '@tafelrunde/kernel';
import { clientFrame } from '@tafelrunde/protocol';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { openHouse } from './house.ts';
import { hex32, Person } from './people.ts';
import { expectFailure } from './sentences.ts';

test('no client can begin a match from a position of its own', async () => {
  const { game } = (await loadGame('anthem')) as WholeGame;
  const match = Match.begin(game, { options: game.meta.defaults as never, seats: 2, seed: hex32(), version: game.meta.version });
  const start = { state: match.state as Plain, shape: match.shape, why: 'lesson' };
  const seats = [{ kind: 'me' }, { kind: 'bot', level: 'instant' }];
  const wish = { game: 'anthem', options: {}, seats, public: false, start: true };
  const house = await openHouse();
  const ana = await Person.arrive(house.url, 'Ana');
  for (const body of [
    { ...wish, start },
    { ...wish, deal: { start } },
    { ...wish, begun: start },
    { ...wish, options: { start } },
  ]) {
    const answer = await ana.post('/api/tables', body);
    await expectFailure(answer.body.failure, 'bad-frame');
  }
  expect(await house.server.store.tables({ limit: 10 })).toEqual([]);
  const id = 'command-1';
  for (const frame of [
    { type: 'start', id, start },
    { type: 'start', id, seed: hex32(), start },
    { type: 'started', id, seed: hex32(), start },
    { type: 'rematch', id, seat: 0, start },
  ]) {
    expect(v.safeParse(clientFrame, frame).success).toBe(false);
  }
});
