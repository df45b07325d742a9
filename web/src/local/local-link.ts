import { RefusedError, type Seat } from '@tafelrunde/kernel';
import type { Failure, ServerFrame } from '@tafelrunde/protocol';
import { begun, followed, heard, heardBefore, recalledTo, unknownState } from '../link/following.ts';
import { type Answer, LeftError, type LinkState, type Order, type TableLink } from '../link/link.ts';
import { freshId } from '../link/fresh.ts';
import { createStore } from '../store.ts';
import { handedOver } from './laid.ts';
import type { FromHost, ToHost } from './messages.ts';

interface Pending<T> {
  readonly resolve: (answer: T) => void;
  readonly reject: (fault: Error) => void;
}

function startHost(): Worker {
  return new Worker(new URL('./host-worker.ts', import.meta.url), { type: 'module', name: 'tafelrunde-host' });
}

/** A table that runs in this very browser: the same frames as from a server, from a worker. */
export class LocalLink implements TableLink {
  readonly home = 'here';
  readonly #worker: Worker;
  readonly #onUnkept: () => void;
  readonly #state = createStore<LinkState>(unknownState);
  readonly #pending = new Map<string, Pending<Answer>>();
  readonly #records = new Map<string, Pending<string>>();
  #closed = false;

  constructor(table: string, onUnkept: () => void) {
    this.#onUnkept = onUnkept;
    this.#worker = startHost();
    this.#worker.addEventListener('message', (event: MessageEvent<FromHost>) => this.#hear(event.data));
    this.#worker.addEventListener('error', () => this.#gone({ code: 'internal' }));
    const laid = handedOver(table);
    this.#tell({ type: 'open', id: table, ...(laid === undefined ? {} : { laid }) });
  }

  readonly get = (): LinkState => this.#state.get();
  readonly subscribe = (listener: () => void): (() => void) => this.#state.subscribe(listener);

  send(order: Order, id = freshId()): Promise<Answer> {
    const answer = new Promise<Answer>((resolve, reject) => this.#pending.set(id, { resolve, reject }));
    if (this.#closed) this.#drop(id, new LeftError());
    else this.#tell({ type: 'command', command: { ...order, id } });
    return answer;
  }

  readonly handTo = (seat: Seat | undefined): void => this.#tell(seat === undefined ? { type: 'cover' } : { type: 'uncover', seat });

  record(): Promise<string> {
    return this.#ask({ type: 'record' });
  }

  readonly soFar = (): Promise<string> => this.#ask({ type: 'record', cut: true });

  readonly carry = (): Promise<string> => this.#ask({ type: 'carry' });

  #ask(wanted: { readonly type: 'record'; readonly cut?: boolean } | { readonly type: 'carry' }): Promise<string> {
    const id = freshId();
    const text = new Promise<string>((resolve, reject) => this.#records.set(id, { resolve, reject }));
    this.#tell({ ...wanted, id });
    return text;
  }

  hurry(): void {
    // Nothing is ever lost on the way.
  }

  close(): void {
    this.#closed = true;
    this.#worker.terminate();
    this.#dropAll(new LeftError());
  }

  #tell(message: ToHost): void {
    this.#worker.postMessage(message);
  }

  #hear(message: FromHost): void {
    switch (message.type) {
      case 'frame':
        return this.#read(JSON.parse(message.text) as ServerFrame);
      case 'device': {
        const { people, letGo } = message;
        return this.#state.set({ ...this.#state.get(), device: { people, letGo } });
      }
      case 'unkept':
        return this.#onUnkept();
      case 'gone':
        return this.#gone(message.failure);
      case 'record':
        return this.#answered(message.id, message.text, message.failure);
      case 'carried':
        return this.#answered(message.id, message.table, message.failure);
    }
  }

  #answered(id: string, answer: string | undefined, failure: Failure | undefined): void {
    const waiting = this.#records.get(id);
    this.#records.delete(id);
    if (answer === undefined) waiting?.reject(new RefusedError(failure ?? { code: 'internal' }));
    else waiting?.resolve(answer);
  }

  #read(frame: ServerFrame): void {
    switch (frame.type) {
      case 'state':
        return this.#state.set(begun(this.#state.get(), frame));
      case 'update':
        return this.#state.set(followed(this.#state.get(), frame));
      case 'talk':
        return this.#state.set(heard(this.#state.get(), frame) ?? this.#state.get()); // nothing gets lost between a page and its worker
      case 'presence':
        return this.#state.set({ ...this.#state.get(), table: frame.table });
      case 'refused':
        return frame.id === undefined ? undefined : this.#drop(frame.id, new RefusedError(frame.failure));
      case 'done':
      case 'looked':
      case 'logged':
      case 'talked':
      case 'hinted':
        if (frame.type === 'logged') this.#state.set(recalledTo(this.#state.get(), frame));
        if (frame.type === 'talked') this.#state.set(heardBefore(this.#state.get(), frame));
        this.#pending.get(frame.id)?.resolve(frame);
        this.#pending.delete(frame.id);
    }
  }

  #gone(failure: Failure): void {
    this.#state.set({ ...this.#state.get(), connection: 'gone', why: failure });
    this.#dropAll(new RefusedError(failure));
  }

  #drop(id: string, fault: Error): void {
    this.#pending.get(id)?.reject(fault);
    this.#pending.delete(id);
  }

  #dropAll(fault: Error): void {
    for (const id of Array.from(this.#pending.keys())) this.#drop(id, fault);
    for (const waiting of this.#records.values()) waiting.reject(fault);
    this.#records.clear();
  }
}
