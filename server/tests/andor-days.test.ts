import { BotTeam, type BotQuestion } from '@tafelrunde/bots';
import { botOfLevel } from '@tafelrunde/bots/arena';
import { loadGame } from '@tafelrunde/games';
import { type BotAnswer, contentsFor, Match, type Plain, readOptions, type WholeGame } from '@tafelrunde/kernel';
import { expect, test } from 'vitest';
import { Clock, openHouse } from './house.ts';
import { hex32, Person } from './people.ts';

/** Andor, every match of which begins with the second hero being asked into a fight: the same one each time, as bots came to it. */
async function withAnInvitation(): Promise<WholeGame> {
  const module = await loadGame('andor');
  if (module === undefined) throw new Error('no Andor on the shelf');
  const { game } = module;
  const options = readOptions(game.meta, {}, 2);
  const contents = contentsFor(game.meta, options, {});
  const match = Match.begin(game, { options, seats: 2, seed: '5e'.repeat(32), version: game.meta.version, contents });
  const seated = { level: 'scripted', bot: botOfLevel(module, 'scripted', match.rules), budget: {} };
  const team = new BotTeam(() => seated);
  const asked = () => match.asks().some(({ seat, what, must }) => must && seat === 1 && what === 'invitation');
  for (let move = team.next(match); move !== undefined && !asked(); move = team.next(match)) match.act(move.due.seat, move.action);
  if (!asked()) throw new Error('nobody was asked into a fight');
  return {
    ...module,
    game: {
      ...game,
      rules: (...given) => Object.assign(game.rules(...given), { setup: () => structuredClone(match.state) }),
    },
  };
}

test('a partner gone while invited to a fight: asked again, then a bot answers, then the person is back', async () => {
  const clock = new Clock();
  const questions: BotQuestion[] = [];
  let answer: (given: BotAnswer<Plain>) => void = () => undefined;
  const think = (question: BotQuestion): Promise<BotAnswer<Plain>> => {
    questions.push(question);
    return new Promise((resolve) => (answer = resolve));
  };
  const module = await withAnInvitation();
  const house = await openHouse({ parts: { ...clock.parts, think, gameOf: async () => module } });
  const [ruth, jonas] = [await Person.arrive(house.url, 'Ruth'), await Person.arrive(house.url, 'Jonas')];
  const table = await ruth.lay(['me', 'open'], { game: 'andor', options: {} });
  const hers = await ruth.open(table);
  const his = await jonas.open(table);
  await his.does({ type: 'sit', seat: 1, contribution: hex32() });
  const asked = await his.until(() => his.asked);
  expect(asked).toMatchObject({ seat: 1, what: 'invitation' });

  await his.close();
  await hers.until(() => hers.table?.seats[1]?.present === false);
  expect(hers.asked).toBeUndefined();
  const again = await jonas.open(table);
  expect(again.asked).toEqual(asked);

  await hers.until(() => hers.table?.seats[1]?.present === true); // else what she waits for next is still the last time
  await again.close();
  await hers.until(() => hers.table?.seats[1]?.present === false);
  clock.forward(61_000);
  await hers.does({ type: 'stand-in', seat: 1 });
  await expect.poll(() => questions.length).toBe(1);
  expect(questions[0]?.legal).toEqual(expect.arrayContaining([{ type: 'join' }, { type: 'decline' }]));
  answer({ action: { type: 'join' } });
  await hers.until(() => hers.log.some(({ kind, seat }) => kind === 'play' && seat === 1));
  expect(hers.match?.asks.some(({ what }) => what === 'invitation')).toBe(false);

  const back = await jonas.open(table);
  await back.until(() => back.table?.seats[1]?.standIn === undefined);
  expect(back.you).toEqual([1]);
  // What the bot promised holds: he fights, and when his dice are wanted, he is the one who rolls them.
  const waitedFor = () => hers.until(() => hers.match?.asks.find(({ must }) => must));
  while ((await waitedFor()).seat === 0) await hers.plays((legal) => legal[0]);
  expect((await back.turn()) === 'over' ? 'over' : back.asked?.what).toBe('roll');
  await back.plays((legal) => legal.find(({ type }) => type === 'roll'));
  expect(back.log.at(-1)?.seat).toBe(1);
});
