import { anansi } from '@tafelrunde/anansi';
import { anthem } from '@tafelrunde/anthem';
import { BotBench, type BotQuestion } from '@tafelrunde/bots';
import { type GameModule, readRecord, verifyRecord } from '@tafelrunde/kernel';
import type { Command, MatchInfo, ServerFrame, TableInfo } from '@tafelrunde/protocol';
import { afterEach, describe, expect, test } from 'vitest';
import { begun, followed, unknownState } from '../src/link/following.ts';
import { freshChance } from '../src/link/fresh.ts';
import type { LinkState } from '../src/link/link.ts';
import type { ThinkingRoom } from '../src/local/bots.ts';
import { LocalHost } from '../src/local/host.ts';
import { type KeptMatch, newMatch, summaryOf } from '../src/local/kept.ts';
import { LocalTable } from '../src/local/table.ts';

const bench = new BotBench();

/** Thinks at once, here. */
function roomOf(module: GameModule): ThinkingRoom {
  return {
    answer: async (question) => bench.answer(module, { ...question, budget: { iterations: 4 } }),
    advise: async (question) => bench.advise(module, { ...question, budget: { iterations: 40 } }),
  };
}

const hosts: LocalHost[] = [];
afterEach(() => hosts.splice(0).forEach((host) => host.stop()));

/** A table with its page: what it was told, and what is on the shelf. */
class Seatmate {
  readonly module: GameModule;
  readonly shelf = new Map<string, KeptMatch>();
  readonly frames: ServerFrame[] = [];
  readonly room: ThinkingRoom;
  state: LinkState = unknownState;
  unkept = 0;
  full = false;
  host!: LocalHost;
  #commands = 0;
  #wake: (() => void)[] = [];

  constructor(module: GameModule, seats: number, room = roomOf(module)) {
    this.module = module;
    this.room = room;
    const contribution = freshChance();
    const match = newMatch({
      module,
      options: module.game.meta.defaults,
      seats: Array.from({ length: seats }, (_, at) =>
        at === 0 ? { kind: 'person', name: 'Ruth' } : { kind: 'bot', name: `Bot ${at}`, level: 'instant' },
      ),
      secret: freshChance(),
      nextSecret: freshChance(),
      contributions: [contribution, ...Array.from({ length: seats - 1 }, () => '')],
      now: 1000,
    });
    this.shelf.set(match.id, match);
    this.open(match);
  }

  open(match: KeptMatch): void {
    this.state = unknownState;
    this.host?.stop();
    this.host = new LocalHost(new LocalTable(match, this.module), {
      room: this.room,
      times: { pause: 0, budget: 50 },
      keep: async (kept) => {
        if (this.full) throw new Error('full');
        this.shelf.set(kept.id, structuredClone(kept));
      },
      forget: async (id) => void this.shelf.delete(id),
      send: (frame) => this.#hear(frame),
      unkept: () => {
        this.unkept += 1;
      },
      now: () => 2000,
      chance: freshChance,
    });
    hosts.push(this.host);
    this.host.begin();
  }

  #hear(frame: ServerFrame): void {
    this.frames.push(frame);
    if (frame.type === 'state') this.state = begun(this.state, frame);
    if (frame.type === 'update') {
      if (frame.seq !== (this.state.seq ?? 0) + 1) throw new Error(`a gap before ${frame.seq}`);
      this.state = followed(this.state, frame);
    }
    for (const wake of this.#wake.splice(0)) wake();
  }

  get table(): TableInfo {
    return this.state.table as TableInfo;
  }
  get match(): MatchInfo {
    return this.state.match as MatchInfo;
  }
  get kept(): KeptMatch {
    return this.shelf.get(this.table.id) as KeptMatch;
  }

  async until(what: () => boolean): Promise<void> {
    while (!what()) await new Promise<void>((resolve) => this.#wake.push(resolve));
  }

  async send(order: { readonly type: string } & Readonly<Record<string, unknown>>): Promise<ServerFrame> {
    this.#commands += 1;
    const id = `command-${this.#commands}`;
    await this.host.hear({ ...order, id } as unknown as Command);
    return this.frames.find((frame) => 'id' in frame && frame.id === id) as ServerFrame;
  }

  async turn(): Promise<MatchInfo['asks'][number] | undefined> {
    const mine = () => this.match.asks.find((ask) => ask.seat === 0 && ask.must);
    await this.until(() => this.match.result !== undefined || mine() !== undefined);
    return this.match.result === undefined ? mine() : undefined;
  }

  /** One decision; false when the match is over. */
  async plays(): Promise<boolean> {
    const ask = await this.turn();
    if (ask === undefined) return false;
    const answer = await this.send({ type: 'act', seat: 0, ask: ask.id, action: this.match.views[0]?.legal.at(-1) });
    if (answer.type !== 'done') throw new Error(`not played: ${JSON.stringify(answer)}`);
    return true;
  }

  async playToTheEnd(): Promise<void> {
    while (await this.plays());
  }
}

describe.each([
  ['anthem', anthem as GameModule, 3],
  ['anansi', anansi as GameModule, 4],
] as const)('%s in the browser', (_name, module, seats) => {
  test('a whole match, kept at every step; reopened in the middle it stands where it stood', async () => {
    const ruth = new Seatmate(module, seats);
    for (let i = 0; i < 5; i += 1) await ruth.plays();
    await ruth.turn();
    const { match, log } = ruth.state;
    ruth.open(structuredClone(ruth.kept));
    expect(ruth.match).toEqual(match);
    expect(ruth.state.log).toEqual(log);
    await ruth.playToTheEnd();
    expect(ruth.table.status).toBe('over');
    expect(summaryOf(ruth.kept)).toMatchObject({ status: 'over', yours: [0] });
  });

  test('the deal can be checked: seal, own chance, every move', async () => {
    const ruth = new Seatmate(module, seats);
    expect(ruth.table.secret).toBeUndefined();
    expect(() => ruth.host.record()).toThrow('table-running');
    const { commitment, contributions } = ruth.table;
    await ruth.playToTheEnd();
    const record = readRecord(ruth.host.record());
    expect(record.fairness).toMatchObject({ commitment, contributions });
    const report = verifyRecord(module.game, record);
    expect(report.fair).toBe(true);
    expect(report.checks).toHaveLength(4);
  });

  test('a rematch is dealt from the secret that was sealed before', async () => {
    const ruth = new Seatmate(module, seats);
    expect((await ruth.send({ type: 'rematch', seat: 0 })).type).toBe('refused');
    await ruth.playToTheEnd();
    const seal = ruth.table.rematch?.commitment;
    const contribution = freshChance();
    await ruth.send({ type: 'rematch', seat: 0, contribution });
    await ruth.send({ type: 'rematch', seat: 0, contribution }); // said again: the same table
    expect(ruth.shelf.size).toBe(2);
    const next = ruth.shelf.get(ruth.table.rematch?.table ?? '') as KeptMatch;
    ruth.open(next);
    expect(ruth.table.commitment).toBe(seal);
    expect(ruth.table.contributions[0]).toBe(contribution);
    expect(ruth.table.seats.map(({ name }) => name)).toEqual(next.seats.map(({ name }) => name));
    expect(await ruth.plays()).toBe(true);
  });
});

test('undo: bots agree, their moves go too, and a bot that was thinking is not heard', async () => {
  const ruth = new Seatmate(anansi as GameModule, 3);
  await ruth.plays();
  await ruth.turn();
  const before = ruth.match.position;
  await ruth.send({ type: 'undo', seat: 0 });
  expect(ruth.match.position).toBeLessThan(before);
  const undone = ruth.state.log.at(-1);
  expect(undone).toMatchObject({ kind: 'undo', seat: 0 });
  expect(ruth.state.log.filter((line) => line.taken).length).toBe(before - ruth.match.position);
  await ruth.playToTheEnd();
});

test('looking back', async () => {
  const ruth = new Seatmate(anthem as GameModule, 3);
  for (let i = 0; i < 4; i += 1) await ruth.plays();
  const looked = await ruth.send({ type: 'look', position: 0 });
  expect(looked).toMatchObject({ type: 'looked', position: 0, match: { position: 0, views: [{ seat: 0, legal: [] }] } });
  expect(await ruth.send({ type: 'look', position: 999 })).toMatchObject({ type: 'refused', failure: { code: 'not-found' } });
});

test('hints from what the seat knows; none where the game has none, nothing is asked, or the seat is another', async () => {
  const asked: BotQuestion[] = [];
  const room = roomOf(anansi as GameModule);
  const ruth = new Seatmate(anansi as GameModule, 3, {
    ...room,
    advise: (question) => {
      asked.push(question);
      return room.advise(question);
    },
  });
  await ruth.turn();
  const { seq } = ruth.table.seats.length > 0 ? ruth.state : unknownState;
  const hint = await ruth.send({ type: 'hint', seat: 0 });
  expect(hint).toMatchObject({ type: 'hinted', seat: 0, position: ruth.match.position });
  expect(hint.type === 'hinted' && hint.advice.opinions.length).toBe(ruth.match.views[0]?.legal.length);
  expect(asked[0]?.seat).toBe(0);
  expect(ruth.state.seq).toBe(seq); // nothing happened
  expect(await ruth.send({ type: 'hint', seat: 1 })).toMatchObject({ failure: { code: 'not-your-seat' } });
  await ruth.playToTheEnd();
  expect(await ruth.send({ type: 'hint', seat: 0 })).toMatchObject({ failure: { code: 'match-over' } });
  const without = new Seatmate(anthem as GameModule, 3);
  await without.turn();
  expect(await without.send({ type: 'hint', seat: 0 })).toMatchObject({ failure: { code: 'no-hints' } });
});

test('what is not listed is refused with the rule, and what needs a server is refused as such', async () => {
  const ruth = new Seatmate(anthem as GameModule, 3);
  const ask = await ruth.turn();
  const before = ruth.kept;
  const wrong = await ruth.send({ type: 'act', seat: 0, ask: ask?.id ?? '', action: { type: 'win' } });
  expect(wrong).toMatchObject({ type: 'refused' });
  expect(await ruth.send({ type: 'act', seat: 1, ask: ask?.id ?? '', action: { type: 'draw' } })).toMatchObject({
    failure: { code: 'not-your-seat' },
  });
  for (const order of [{ type: 'sit', seat: 1 }, { type: 'stand', seat: 0 }, { type: 'seat-link', seat: 0 }, { type: 'start' }]) {
    expect(await ruth.send(order)).toMatchObject({ failure: { code: 'not-here' } });
  }
  expect(await ruth.send({ type: 'chat', text: ' '.repeat(5) })).toMatchObject({ failure: { code: 'bad-chat' } });
  expect(ruth.kept).toEqual(before);
});

test('bots that get lost are stood in for by the instant bot', async () => {
  const lost: ThinkingRoom = {
    answer: () => Promise.reject(new Error('lost')),
    advise: () => Promise.reject(new Error('lost')),
  };
  const ruth = new Seatmate(anansi as GameModule, 3, lost);
  await ruth.turn();
  expect(await ruth.send({ type: 'hint', seat: 0 })).toMatchObject({ failure: { code: 'hint-lost' } });
  await ruth.playToTheEnd();
  expect(ruth.table.status).toBe('over');
});

test('a full shelf is told once, and the match goes on', async () => {
  const ruth = new Seatmate(anthem as GameModule, 3);
  ruth.full = true;
  for (let i = 0; i < 3; i += 1) await ruth.plays();
  expect(ruth.unkept).toBe(1);
});

test('deleting forgets the match', async () => {
  const ruth = new Seatmate(anthem as GameModule, 3);
  await ruth.turn();
  await ruth.send({ type: 'close' });
  expect(ruth.shelf.size).toBe(0);
});
