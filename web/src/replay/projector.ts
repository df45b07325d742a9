import { RefusedError, type Seat } from '@tafelrunde/kernel';
import type { LogLine, MatchInfo } from '@tafelrunde/protocol';
import type { Beginning, FromReel, ToReel } from './messages.ts';
import type { Eyes, ReelInfo } from './reel.ts';

/** Whoever made the file may have meant harm: no match takes as long to play again, by far. */
const PATIENCE = 30_000;

type Given = Exclude<FromReel, { type: 'opened' | 'refused' }>;

/** A finished match in a worker of this page. */
export class Projector {
  readonly info: ReelInfo;
  /** The file itself. */
  readonly text: string;
  readonly #worker: Worker;
  readonly #waiting = new Map<number, (given: Given) => void>();
  #ids = 0;

  /** Plays the match again; rejects with what is wrong with the file, or when that takes too long. */
  static async open(
    { text, sent }: Omit<Extract<ToReel, { type: 'open' }>, 'type'>,
    worker: Worker = reelWorker(),
    patience = PATIENCE,
  ): Promise<Projector> {
    const opened = await new Promise<Extract<FromReel, { type: 'opened' }>>((resolve, reject) => {
      const late = setTimeout(() => reject(new RefusedError({ code: 'record-too-slow' })), patience);
      worker.addEventListener('error', () => reject(new RefusedError({ code: 'internal' })));
      worker.addEventListener('message', function heard({ data }: MessageEvent<FromReel>) {
        worker.removeEventListener('message', heard);
        clearTimeout(late);
        if (data.type === 'opened') resolve(data);
        else reject(new RefusedError(data.type === 'refused' ? data.failure : { code: 'internal' }));
      });
      worker.postMessage({ type: 'open', text, ...(sent === undefined ? {} : { sent }) } satisfies ToReel);
    }).catch((fault: unknown) => {
      worker.terminate();
      throw fault;
    });
    return new Projector(opened.text, opened.info, worker);
  }

  private constructor(text: string, info: ReelInfo, worker: Worker) {
    this.text = text;
    this.info = info;
    this.#worker = worker;
    worker.addEventListener('message', ({ data }: MessageEvent<FromReel>) => {
      if (!('id' in data)) return;
      this.#waiting.get(data.id)?.(data);
      this.#waiting.delete(data.id);
    });
  }

  async show(position: number, eyes: Eyes): Promise<MatchInfo> {
    const given = await this.#ask({ type: 'show', id: this.#ids++, position, eyes });
    return given.type === 'shown' ? given.match : astray();
  }

  async log(eyes: Eyes): Promise<readonly LogLine[]> {
    const given = await this.#ask({ type: 'log', id: this.#ids++, eyes });
    return given.type === 'logged' ? given.log : astray();
  }

  async fork(position: number, shuffled: Seat | undefined): Promise<Beginning> {
    const given = await this.#ask({ type: 'fork', id: this.#ids++, position, shuffled });
    return given.type === 'forked' ? given.beginning : astray();
  }

  close(): void {
    this.#worker.terminate();
    this.#waiting.clear();
  }

  #ask(message: Extract<ToReel, { id: number }>): Promise<Given> {
    return new Promise((resolve) => {
      this.#waiting.set(message.id, resolve);
      this.#worker.postMessage(message);
    });
  }
}

function astray(): never {
  throw new Error('the worker answered something else');
}

function reelWorker(): Worker {
  return new Worker(new URL('./reel-worker.ts', import.meta.url), { type: 'module', name: 'tafelrunde-replay' });
}
