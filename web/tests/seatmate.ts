import { BotBench } from '@tafelrunde/bots';
import { loadGame } from '@tafelrunde/games';
import type { WholeGame, Seat } from '@tafelrunde/kernel';
import type { ChatLine, Command, LogLine, MatchInfo, NewTable, ServerFrame, TableId, TableInfo } from '@tafelrunde/protocol';
import { layTable, newTable, type TableStore } from '@tafelrunde/table';
import { MemoryStore } from '../../table/tests/place.ts';
import { begun, followed, heard, heardBefore, unknownState } from '../src/link/following.ts';
import { below, freshChance, freshId } from '../src/link/fresh.ts';
import type { LinkState } from '../src/link/link.ts';
import { freshCode, LocalHost, type ThinkingRoom } from '../src/local/host.ts';
import { type Beside, shareDevice } from '../src/local/lay.ts';
import { YOU } from '../src/local/you.ts';

const bench = new BotBench();

async function gameNamed(id: string): Promise<WholeGame> {
  const module = await loadGame(id);
  if (module === undefined) throw new Error(`no game ${id}`);
  return module;
}

/** Thinks at once, here. */
export const quickRoom: ThinkingRoom = {
  answer: async (question) => bench.answer(await gameNamed(question.game), { ...question, budget: { iterations: 4 } }),
  advise: async (question) => bench.advise(await gameNamed(question.game), { ...question, budget: { iterations: 40 } }),
};

const hosts: LocalHost[] = [];
export async function stopHosts(): Promise<void> {
  for (const host of hosts.splice(0)) await host.stop();
}

/** A wish for a table: the reader on the first seats, instant bots on the others. */
export function wishFor(game: string, people: number, bots: number, wishes: Partial<NewTable> = {}): NewTable {
  const seats = [
    ...Array.from({ length: people }, () => ({ kind: 'me' as const })),
    ...Array.from({ length: bots }, () => ({ kind: 'bot' as const, level: 'instant' })),
  ];
  return { game, options: {}, seats, public: false, autoPlay: false, start: true, contribution: freshChance(), ...wishes };
}

/** A table in this browser with its page: what it was told, over the frames a worker would send. */
export class Seatmate {
  readonly frames: ServerFrame[] = [];
  readonly store: TableStore;
  readonly room: ThinkingRoom;
  state: LinkState = unknownState;
  host!: LocalHost;
  #wake: (() => void)[] = [];

  private constructor(store: TableStore, room: ThinkingRoom) {
    this.store = store;
    this.room = room;
  }

  /** `beside`: others who share the device, by their seats. */
  static async lay(
    wish: NewTable,
    store: TableStore = new MemoryStore(),
    room: ThinkingRoom = quickRoom,
    beside: Beside = {},
  ): Promise<Seatmate> {
    const module = await gameNamed(wish.game);
    const laying = { id: freshCode(), secret: freshChance(), nextSecret: freshChance(), chance: below, shared: true };
    const created = shareDevice(newTable(module, { id: YOU, name: 'Ruth' }, wish, laying), beside);
    const { append } = layTable(created, module, { now: 1000, start: true });
    await store.append(append);
    return Seatmate.open(append.table, store, room);
  }

  static async open(table: TableId, store: TableStore, room: ThinkingRoom = quickRoom): Promise<Seatmate> {
    const mate = new Seatmate(store, room);
    await mate.open(table);
    return mate;
  }

  async open(table: TableId): Promise<void> {
    await this.host?.stop();
    this.state = unknownState;
    this.host = new LocalHost(table, {
      store: this.store,
      gameOf: loadGame,
      room: this.room,
      pause: 0,
      forget: async (id) => void (this.store instanceof MemoryStore && this.store.forget(id)),
      send: (text) => this.#hear(JSON.parse(text) as ServerFrame),
      shared: (device) => {
        this.state = { ...this.state, device };
      },
    });
    hosts.push(this.host);
    await this.host.begin();
  }

  #hear(frame: ServerFrame): void {
    this.frames.push(frame);
    if (frame.type === 'state') this.state = begun(this.state, frame);
    if (frame.type === 'presence') this.state = { ...this.state, table: frame.table };
    if (frame.type === 'update') {
      if (frame.seq !== (this.state.seq ?? 0) + 1) throw new Error(`a gap before ${frame.seq}`);
      this.state = followed(this.state, frame);
    }
    if (frame.type === 'talk') {
      const state = heard(this.state, frame);
      if (state === undefined) throw new Error(`a gap before ${frame.chat[0]?.n}`);
      this.state = state;
    }
    if (frame.type === 'talked') this.state = heardBefore(this.state, frame);
    for (const wake of this.#wake.splice(0)) wake();
  }

  get table(): TableInfo {
    return this.state.table as TableInfo;
  }
  get match(): MatchInfo {
    return this.state.match as MatchInfo;
  }
  get log(): readonly LogLine[] {
    return this.state.log;
  }
  get chat(): readonly ChatLine[] {
    return this.state.chat;
  }

  async until(what: () => unknown): Promise<void> {
    while (!what()) await new Promise<void>((resolve) => this.#wake.push(resolve));
  }

  async send(order: { readonly type: string } & Readonly<Record<string, unknown>>): Promise<ServerFrame> {
    const id = freshId();
    await this.host.hear({ ...order, id } as unknown as Command);
    return this.frames.find((frame) => 'id' in frame && frame.id === id) as ServerFrame;
  }

  record(): Promise<string> {
    return this.host.record();
  }

  legal(seat: Seat): readonly unknown[] {
    return this.match.views.find((view) => view.seat === seat)?.legal ?? [];
  }
}
