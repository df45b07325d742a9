import { parentPort } from 'node:worker_threads';
import type { GameModule } from '@tafelrunde/kernel';
import { BotBench } from '../answer.ts';
import type { Answered, Asked } from './messages.ts';

/** The life of a worker thread: one question after the other. `loadGame` comes from the program, which knows the games. */
export function serveBots(loadGame: (id: string) => Promise<GameModule | undefined>): void {
  const port = parentPort;
  if (port === null) throw new Error('bots are served in a worker thread');
  const bench = new BotBench();
  port.on('message', ({ id, question, want }: Asked) => {
    void loadGame(question.game)
      .then((module): Answered => {
        if (module === undefined) throw new RangeError(`no game "${question.game}"`);
        const lacks = question.contents === undefined ? bench.lacks(module, question) : [];
        if (lacks.length > 0) return { id, lacks };
        return want === 'advice' ? { id, advice: bench.advise(module, question) } : { id, answer: bench.answer(module, question) };
      })
      .catch((fault: unknown): Answered => ({ id, fault: fault instanceof Error ? fault.message : String(fault) }))
      .then((answered) => port.postMessage(answered));
  });
}
