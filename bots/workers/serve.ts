import { parentPort } from 'node:worker_threads';
import type { GameWithBots } from '@tafelrunde/kernel';
import { LoadedBots } from '../loaded-bots.ts';
import type { Answered, Asked, FromThread } from './messages.ts';

/** The life of a worker thread: one question after the other. `load` comes from the program, which knows the games. */
export function serveBots(load: (id: string) => Promise<GameWithBots | undefined>): void {
  const port = parentPort;
  if (port === null) throw new Error('bots are served in a worker thread');
  const tell = (said: FromThread) => port.postMessage(said);
  const bots = new LoadedBots({
    load,
    now: () => performance.now(),
    onUnread: (unread) => tell({ unread }),
    onOtherwise: (playedOtherwise) => tell({ playedOtherwise }),
  });
  port.on('message', ({ id, question, want }: Asked) => {
    void bots
      .of(question.game)
      .then((loaded): Answered => {
        if (loaded === undefined) throw new RangeError(`no game "${question.game}"`);
        const { module, bench } = loaded;
        tell({ id, began: true });
        const lacks = question.contents === undefined ? bench.lacks(module, question) : [];
        if (lacks.length > 0) return { id, lacks };
        return want === 'advice' ? { id, advice: bench.advise(module, question) } : { id, answer: bench.answer(module, question) };
      })
      .catch((fault: unknown): Answered => ({ id, fault: fault instanceof Error ? fault.message : String(fault) }))
      .then(tell);
  });
}
