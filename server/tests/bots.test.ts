import type { BotQuestion } from '@tafelrunde/bots';
import { type BotAnswer, type WholeGame, oneLevel, type Plain } from '@tafelrunde/kernel';
import { expect, test } from 'vitest';
import { ownGame } from '../games.ts';
import { openHouse } from './house.ts';
import { Person, playToTheEnd } from './people.ts';

type Think = (question: BotQuestion) => Promise<BotAnswer<Plain>>;

/** One person and two bots who think like this play to the end; what was logged meanwhile. */
async function matchWith(think: Think, gameOf?: (id: string) => Promise<WholeGame | undefined>): Promise<string> {
  const house = await openHouse({ parts: { think, ...(gameOf === undefined ? {} : { gameOf }) } });
  const ana = await Person.arrive(house.url, 'Ana');
  const page = await ana.open(await ana.lay(['me', 'bot', 'bot'], { options: { turnCap: 10 } }));
  await playToTheEnd(page);
  expect(page.table?.status).toBe('over');
  expect(page.log.some((line) => line.kind === 'play' && line.seat === 1)).toBe(true);
  return house.logged.join('');
}

test('a bot that gets lost: the instant bot moves', async () => {
  const log = await matchWith(() => Promise.reject(new Error('the thread died')));
  expect(log).toContain('a bot got lost; the instant bot moves');
});

test('a bot that answers what is not legal, or nothing where something must be said', async () => {
  const answers: BotAnswer<Plain>[] = [{ action: { type: 'win' } }, {}, { action: 7 }];
  const log = await matchWith(async ({ seed }) => answers[seed % answers.length] ?? {});
  expect(log).toContain('a bot answered what is not legal');
});

test('when even the instant bot fails, the neutral answer is given', async () => {
  const lost = () => Promise.reject(new Error('lost'));
  const log = await matchWith(lost, async (id) => {
    const module = await ownGame(id);
    const instant = () => ({
      choose: () => {
        throw new Error('no idea');
      },
    });
    return module === undefined ? undefined : { ...module, levels: oneLevel(instant) };
  });
  expect(log).toContain('the instant bot failed');
});

test('a bot is told what a client of its seat could know, and nothing else', async () => {
  const heard: BotQuestion[] = [];
  await matchWith(async (question) => {
    heard.push(structuredClone(question));
    return { action: question.legal.at(-1) ?? {} };
  });
  expect(heard.length).toBeGreaterThan(10);
  for (const question of heard) {
    expect(Object.keys(question).toSorted()).toEqual(
      ['asks', 'budget', 'game', 'legal', 'level', 'options', 'people', 'seat', 'seed', 'version', 'view'].toSorted(),
    );
    expect(question.view).toMatchObject({ you: question.seat });
    expect(question.legal.length).toBeGreaterThan(0);
  }
});

test('what a bot says shows in the chat, as a key of its game', async () => {
  let said = 0;
  const think: Think = async ({ legal }) => {
    said += 1;
    const action = legal.at(-1) ?? {};
    return said === 1 ? { action, say: { key: 'plan', params: { spaces: 3 } } } : { action };
  };
  const house = await openHouse({ parts: { think } });
  const ana = await Person.arrive(house.url, 'Ana');
  const page = await ana.open(await ana.lay(['bot', 'bot', 'me'], { options: { turnCap: 10 } }));
  await playToTheEnd(page);
  expect(page.chat).toHaveLength(1);
  expect(page.chat[0]).toMatchObject({
    say: { key: 'plan', params: { spaces: 3 } },
    name: page.table?.seats[page.chat[0]?.seat ?? 0]?.name,
  });
});
