import { parentPort } from 'node:worker_threads';
import type { GameWithBots } from '@tafelrunde/kernel';
import { BotBench } from '../answer.ts';
import type { Answered, Asked, FromThread } from './messages.ts';

/** The life of a worker thread: one question after the other. `loadGame` comes from the program, which knows the games. */
export function serveBots(loadGame: (id: string) => Promise<GameWithBots | undefined>): void {
  const port = parentPort;
  if (port === null) throw new Error('bots are served in a worker thread');
  const bench = new BotBench((playedOtherwise) => port.postMessage({ playedOtherwise } satisfies FromThread));
  const games = new Map<string, ReturnType<typeof loadGame>>();
  /** Once for all questions: a net is a megabyte to read. */
  const gameOf = (id: string) => {
    const known = games.get(id) ?? loadGame(id);
    games.set(id, known);
    return known;
  };
  port.on('message', ({ id, question, want }: Asked) => {
    void gameOf(question.game)
      .then((module): Answered => {
        if (module === undefined) throw new RangeError(`no game "${question.game}"`);
        port.postMessage({ id, began: true } satisfies Answered);
        const lacks = question.contents === undefined ? bench.lacks(module, question) : [];
        if (lacks.length > 0) return { id, lacks };
        return want === 'advice' ? { id, advice: bench.advise(module, question) } : { id, answer: bench.answer(module, question) };
      })
      .catch((fault: unknown): Answered => ({ id, fault: fault instanceof Error ? fault.message : String(fault) }))
      .then((answered) => port.postMessage(answered));
  });
}
