import type { BotQuestion } from '@tafelrunde/bots';
import { contentName } from '@tafelrunde/kernel';
import { expect, test } from 'vitest';
import type { FromBots, ToBots } from '../src/local/messages.ts';
import { WorkerRoom } from '../src/local/thinking-room.ts';

const song = 'a legend of somebody’s own';
const name = contentName(song);

/** A worker that asks for contents as the bots' own does, and notes what it was told. */
class Thinker extends EventTarget {
  readonly told: ToBots[] = [];
  #knows = false;

  postMessage(asked: ToBots): void {
    this.told.push(asked);
    queueMicrotask(() => this.dispatchEvent(new MessageEvent<FromBots>('message', { data: this.#answer(asked) })));
  }

  #answer(asked: ToBots): FromBots {
    const { id } = asked;
    if ('fetch' in asked) return { id, fetched: true };
    if (asked.question.contents === undefined && !this.#knows) return { id, lacks: [name] };
    this.#knows = true;
    return { id, answer: { action: { seed: asked.question.seed } } };
  }

  terminate(): void {
    this.#knows = false;
  }
}

const question: BotQuestion = {
  game: 'andor',
  options: { legend: name },
  contents: { [name]: song },
  version: 1,
  level: 'scripted',
  seat: 0,
  view: {},
  asks: [],
  legal: [],
  seed: 1,
  budget: {},
};

test('a legend goes to the bots’ worker once, when it asks for it, and never with a question', async () => {
  const thinker = new Thinker();
  const room = new WorkerRoom(() => thinker as unknown as Worker);
  await room.fetch('andor');
  expect(await room.answer(question)).toEqual({ action: { seed: 1 } });
  expect(await room.answer({ ...question, seed: 2 })).toEqual({ action: { seed: 2 } });
  const texts = thinker.told.map((asked) => ('question' in asked ? Object.keys(asked.question.contents ?? {}) : []));
  expect(texts).toEqual([[], [], [name], []]);
});
