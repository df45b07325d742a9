import { lots } from '@tafelrunde/conformance/toys';
import { FastRandom, Match } from '@tafelrunde/kernel';
import { expect, test } from 'vitest';
import { BotBench, type BotQuestion } from '../answer.ts';

const options = { ...lots.game.meta.defaults };
const match = Match.begin(lots.game, { options, seats: 3, seed: '1'.repeat(64), version: lots.game.meta.version });

function asked(seed: number, level = 'instant'): BotQuestion {
  const [ask] = match.asks();
  if (ask === undefined) throw new Error('nobody is asked');
  return {
    game: lots.game.meta.id,
    options,
    version: lots.game.meta.version,
    level,
    seat: ask.seat,
    view: match.view(ask.seat),
    asks: match.asks(),
    legal: match.legal(ask.seat),
    seed,
    budget: { iterations: 10 },
  };
}

test('an answer is one of the legal actions', () => {
  const bench = new BotBench();
  for (let seed = 0; seed < 20; seed += 1) {
    const question = asked(seed);
    expect(question.legal).toContainEqual(bench.answer(lots, question).action);
  }
});

test('correctness 15: the same view and seed give the same answer, whatever is hidden, also through JSON', () => {
  const bench = new BotBench();
  for (let seed = 0; seed < 20; seed += 1) {
    const question = asked(seed);
    const imagined = match.rules.imagine(match.view(question.seat), new FastRandom(seed));
    const other: BotQuestion = {
      ...question,
      view: match.rules.view(imagined, question.seat),
      legal: match.rules.legal(imagined, question.seat),
    };
    const answer = bench.answer(lots, question);
    expect(bench.answer(lots, other)).toEqual(answer);
    expect(new BotBench().answer(lots, JSON.parse(JSON.stringify(question)) as BotQuestion)).toEqual(answer);
  }
});

test('a level the game does not have', () => {
  expect(() => new BotBench().answer(lots, asked(1, 'toString'))).toThrow('has no bot');
});

test('a game that cannot be thought about has no advice to give', () => {
  expect(new BotBench().advise(lots, asked(1))).toBeUndefined();
});
