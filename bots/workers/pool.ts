import type { Worker } from 'node:worker_threads';
import type { Advice, BotAnswer, Plain } from '@tafelrunde/kernel';
import type { BotQuestion } from '../answer.ts';
import type { PlayedOtherwise, UnreadNet } from '../otherwise.ts';
import type { Answered, Asked, FromThread, Given } from './messages.ts';
import { FairQueue } from './fair-queue.ts';

interface Waiting {
  readonly asked: Omit<Asked, 'id'>;
  readonly resolve: (given: Given) => void;
  readonly reject: (fault: Error) => void;
}

interface Thinker {
  readonly worker: Worker;
  /** It has answered before: the thread as such works. */
  proven: boolean;
  /** What it thinks about now. */
  turn: (Waiting & { readonly id: number; overrun: NodeJS.Timeout }) | undefined;
}

export interface PoolOptions {
  /** Starts one worker thread; called when there is work, and again after one died. */
  readonly spawn: () => Worker;
  readonly size: number;
  /** Milliseconds after which a thinking bot is given up and its thread replaced. To start and to load a game it has ten times that. */
  readonly overrun: number;
  /** Hints that may wait for a thread; further ones are lost at once. */
  readonly hintsWaiting?: number;
  /** Hears from every thread of tables the net of a level never saw: perhaps of the same kind more than once. */
  readonly onOtherwise?: (played: PlayedOtherwise) => void;
  /** Hears from every thread of weights it could not read. */
  readonly onUnread?: (net: UnreadNet) => void;
}

/** So many threads in a row died before their first answer: the pool rests instead of starting more. */
const MISFIRES = 3;
const REST = 60_000;
/** Of the time for thinking, what a thread may take to start and to load its game, on however slow a machine. */
const LOADING = 10;

/** Why a bot gave no answer; the caller lets the instant bot move. */
export class BotLostError extends Error {
  override readonly name = 'BotLostError';
}

/**
 * Worker threads in which bots think. A thread that dies or does not stop is replaced; nobody waits for it. `party` says for whom a
 * bot thinks (the bot is not told): parties take turns, so that two hundred tables of one do not keep the single table of another.
 */
export class BotPool {
  readonly #options: PoolOptions;
  readonly #thinkers = new Set<Thinker>();
  readonly #moves = new FairQueue<Waiting>();
  readonly #hints = new FairQueue<Waiting>();
  #ids = 0;
  #closed = false;
  #misfires = 0;
  #restsUntil = 0;

  constructor(options: PoolOptions) {
    this.#options = options;
  }

  get threads(): number {
    return this.#thinkers.size;
  }

  async choose(question: BotQuestion, party = ''): Promise<BotAnswer<Plain>> {
    const given = await this.#ask({ question }, party);
    if ('answer' in given) return given.answer;
    throw new BotLostError('the bot gave advice instead of an answer');
  }

  /** A hint. It waits behind every move of a bot: nobody's match stands still for it. */
  async advise(question: BotQuestion, party = ''): Promise<Advice<Plain> | undefined> {
    const most = this.#options.hintsWaiting ?? Number.POSITIVE_INFINITY;
    if (this.#hints.size >= most) throw new BotLostError('too many hints are waited for');
    const given = await this.#ask({ question, want: 'advice' }, party);
    if ('advice' in given) return given.advice;
    throw new BotLostError('the bot gave an answer instead of advice');
  }

  #ask(asked: Waiting['asked'], party: string): Promise<Given> {
    return new Promise((resolve, reject) => {
      if (this.#closed || performance.now() < this.#restsUntil) {
        reject(new BotLostError(this.#closed ? 'the bots have gone home' : 'the threads of the bots do not start'));
        return;
      }
      (asked.want === 'advice' ? this.#hints : this.#moves).push(party, { asked, resolve, reject });
      this.#next();
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    const lost = new BotLostError('the bots have gone home');
    this.#loseAll(lost);
    await Promise.all([...this.#thinkers].map((thinker) => this.#dismiss(thinker, lost)));
  }

  #loseAll(why: BotLostError): void {
    for (const waiting of [...this.#moves.clear(), ...this.#hints.clear()]) waiting.reject(why);
  }

  #next(): void {
    if (this.#closed || this.#moves.size + this.#hints.size === 0) return;
    const thinker = [...this.#thinkers].find((idle) => idle.turn === undefined) ?? this.#hire();
    if (thinker === undefined) return; // all are thinking; the next to finish takes it
    const waiting = this.#moves.shift() ?? this.#hints.shift();
    if (waiting === undefined) return;
    const id = this.#ids++;
    thinker.turn = { ...waiting, id, overrun: this.#patience(thinker, LOADING * this.#options.overrun) };
    thinker.worker.ref();
    const { contents: _contents, ...question } = waiting.asked.question; // told when it is asked for
    thinker.worker.postMessage({ id, ...waiting.asked, question });
  }

  #hire(): Thinker | undefined {
    if (this.#thinkers.size >= this.#options.size) return undefined;
    const worker = this.#options.spawn();
    const thinker: Thinker = { worker, turn: undefined, proven: false };
    this.#thinkers.add(thinker);
    worker.on('message', (said: FromThread) => {
      if ('playedOtherwise' in said) this.#options.onOtherwise?.(said.playedOtherwise);
      else if ('unread' in said) this.#options.onUnread?.(said.unread);
      else this.#hear(thinker, said);
    });
    worker.on('error', (fault) => void this.#dismiss(thinker, new BotLostError(`the bot's thread died: ${String(fault)}`)));
    worker.on('exit', (code) => void this.#dismiss(thinker, new BotLostError(`the bot's thread ended with ${code}`)));
    return thinker;
  }

  /** How long a thread may take before it is given up. */
  #patience(thinker: Thinker, milliseconds: number): NodeJS.Timeout {
    return setTimeout(() => void this.#dismiss(thinker, new BotLostError('the bot did not stop thinking')), milliseconds);
  }

  #hear(thinker: Thinker, answered: Answered): void {
    const { turn } = thinker;
    if (turn === undefined || turn.id !== answered.id) return;
    if ('began' in answered) {
      clearTimeout(turn.overrun); // starting and loading are not thinking
      turn.overrun = this.#patience(thinker, this.#options.overrun);
      return;
    }
    if ('lacks' in answered) {
      const { contents = {}, ...question } = turn.asked.question;
      thinker.worker.postMessage({ id: turn.id, ...turn.asked, question: { ...question, contents } });
      return;
    }
    clearTimeout(turn.overrun);
    thinker.turn = undefined;
    thinker.proven = true;
    this.#misfires = 0;
    thinker.worker.unref(); // an idle thread keeps no program alive
    if ('fault' in answered) turn.reject(new BotLostError(answered.fault));
    else turn.resolve(answered);
    this.#next();
  }

  #misfire(): void {
    this.#misfires += 1;
    if (this.#misfires < MISFIRES) return;
    this.#misfires = 0;
    this.#restsUntil = performance.now() + REST;
    this.#loseAll(new BotLostError('the threads of the bots do not start'));
  }

  async #dismiss(thinker: Thinker, why: BotLostError): Promise<void> {
    if (!this.#thinkers.delete(thinker)) return;
    if (!thinker.proven) this.#misfire();
    const { turn } = thinker;
    thinker.turn = undefined;
    if (turn !== undefined) {
      clearTimeout(turn.overrun);
      turn.reject(why);
    }
    this.#next();
    await thinker.worker.terminate();
  }
}
