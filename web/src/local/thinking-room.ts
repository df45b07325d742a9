import type { BotQuestion } from '@tafelrunde/bots';
import type { Advice, BotAnswer, Plain } from '@tafelrunde/kernel';
import type { ThinkingRoom } from './host.ts';
import type { FromBots, ToBots } from './messages.ts';

// Distributes, so that each kind of message keeps its own fields.
type Asked = ToBots extends infer Each ? (Each extends ToBots ? Omit<Each, 'id'> : never) : never;
type Given = Exclude<FromBots, { fault: string } | { lacks: readonly string[] }>;

interface Waiting {
  /** Puts the question once more, with its contents. */
  readonly tell: () => void;
  readonly resolve: (given: Given) => void;
  readonly reject: (fault: Error) => void;
  readonly timer: ReturnType<typeof setTimeout>;
}

/** A bot that has not answered by then is given up and its worker replaced. */
const OVERRUN = 15_000;

/** The worker the bots think in: started with the first question, replaced when it dies or does not stop. */
export class WorkerRoom implements ThinkingRoom {
  readonly #start: () => Worker;
  readonly #overrun: number;
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | undefined;
  #ids = 0;

  constructor(start: () => Worker, overrun = OVERRUN) {
    this.#start = start;
    this.#overrun = overrun;
  }

  /** Starts the worker and has it fetch the game, so that nothing has to be fetched later. */
  async fetch(game: string): Promise<void> {
    await this.#ask({ fetch: game });
  }

  async answer(question: BotQuestion): Promise<BotAnswer<Plain>> {
    const given = await this.#ask({ question, want: 'answer' });
    if ('answer' in given) return given.answer;
    throw new Error('the bot gave advice instead of an answer');
  }

  async advise(question: BotQuestion): Promise<Advice<Plain> | undefined> {
    const given = await this.#ask({ question, want: 'advice' });
    return 'advice' in given ? given.advice : undefined;
  }

  #ask(asked: Asked): Promise<Given> {
    const worker = this.#hired();
    return new Promise((resolve, reject) => {
      const id = this.#ids++;
      const timer = setTimeout(() => this.#dismiss(worker, new Error('the bot did not stop thinking')), this.#overrun);
      const put = (message: Asked) => worker.postMessage({ id, ...message } satisfies ToBots);
      this.#waiting.set(id, { tell: () => put(whole(asked)), resolve, reject, timer });
      put(bare(asked));
    });
  }

  #hired(): Worker {
    if (this.#worker !== undefined) return this.#worker;
    const worker = this.#start();
    worker.addEventListener('message', (event: MessageEvent<FromBots>) => this.#hear(event.data));
    worker.addEventListener('error', () => this.#dismiss(worker, new Error("the bots' worker died")));
    this.#worker = worker;
    return worker;
  }

  #hear(answered: FromBots): void {
    const waiting = this.#waiting.get(answered.id);
    if (waiting === undefined) return;
    if ('lacks' in answered) return waiting.tell();
    this.#waiting.delete(answered.id);
    clearTimeout(waiting.timer);
    if ('fault' in answered) waiting.reject(new Error(answered.fault));
    else waiting.resolve(answered);
  }

  #dismiss(worker: Worker, why: Error): void {
    if (worker !== this.#worker) return;
    this.#worker = undefined;
    worker.terminate();
    for (const waiting of this.#waiting.values()) {
      clearTimeout(waiting.timer);
      waiting.reject(why);
    }
    this.#waiting.clear();
  }
}

/** Contents do not travel with every question: the worker asks for those it was never told. */
function bare(asked: Asked): Asked {
  if (!('question' in asked)) return asked;
  const { contents: _contents, ...question } = asked.question;
  return { ...asked, question };
}

function whole(asked: Asked): Asked {
  return 'question' in asked ? { ...asked, question: { ...asked.question, contents: asked.question.contents ?? {} } } : asked;
}
