import { BotBench, type BotQuestion } from '@tafelrunde/bots';
import { FastRandom, type WholeGame, type Match, pick, type Plain, same, type Seat } from '@tafelrunde/kernel';
import { PROTOCOL, type TableId } from '@tafelrunde/protocol';
import { vi } from 'vitest';
import { Clock, type House, openHouse } from '../house.ts';
import { hex32, type Page, Person } from '../people.ts';
import { type Cards, type Change, dealt, type Played, type SilverRules, silver, type Swap } from './dealt.ts';
import { type Aid, Truth } from './faces.ts';
import { type Line, optionsOf, twinMatch } from './twins.ts';

export interface Plan {
  readonly seed: number;
  readonly aid: Aid;
  /** Two without it. */
  readonly seats?: number;
  readonly swap?: Swap;
  readonly change?: Change;
}

/** Somebody in every seat and a spectator at a table whose deals are known, everything they are sent written down. */
export class Scene {
  readonly plan: Plan;
  readonly house: House;
  readonly table: TableId;
  readonly seats: number;
  readonly people: readonly Person[];
  /** Of the seats, then the spectator's. */
  readonly pages: readonly Page[];
  readonly played: Played[] = [];
  /** How often something was taken back. */
  undone = 0;
  readonly #luck: FastRandom;

  private constructor(plan: Plan, house: House, table: TableId, people: readonly Person[], pages: readonly Page[]) {
    this.plan = plan;
    this.seats = plan.seats ?? 2;
    this.house = house;
    this.table = table;
    this.people = people;
    this.pages = pages;
    this.#luck = new FastRandom(plan.seed);
  }

  static async open(plan: Plan): Promise<Scene> {
    const module: WholeGame = dealt(plan.seed, plan.swap, plan.change);
    const clock = new Clock();
    const bench = new BotBench();
    const advise = async (question: BotQuestion) => bench.advise(module, { ...question, seed: 7, budget: { iterations: 20 } });
    const gameOf = async (id: string) => (id === silver.game.meta.id ? module : undefined);
    const limits = { pending: 10_000, hintBurst: 10_000 };
    const house = await openHouse({ limits, parts: { ...clock.parts, gameOf, advise } });
    clock.stop(); // no time in any frame differs
    const names = ['Ana', 'Ben', 'Cleo', 'Dora', 'Emil'].slice(0, (plan.seats ?? 2) + 1);
    const people = await Promise.all(names.map((name) => Person.arrive(house.url, name)));
    const [owner] = people;
    if (owner === undefined) throw new Error('nobody is there');
    const others = Array.from({ length: people.length - 2 }, (): 'open' => 'open');
    const table = await owner.lay(['me', ...others], { game: 'silver', options: optionsOf(module, plan.aid) });
    const pages: Page[] = [];
    for (const person of people) pages.push(await person.open(table));
    for (const seat of others.keys()) {
      await pages[seat + 1]?.does({ type: 'sit', seat: seat + 1, contribution: hex32() }, `sit-down-${seat}`);
    }
    await Promise.all(pages.map((page) => page.until(() => page.match)));
    return new Scene(plan, house, table, people, pages);
  }

  /** The spectator's page. */
  get outside(): Page {
    return this.pages[this.seats] as Page;
  }

  get over(): boolean {
    return this.outside.over;
  }

  async #reached(position: number): Promise<void> {
    await Promise.all(this.pages.map((one) => one.until(() => one.match?.position === position)));
  }

  async #act({ seat, action }: Played): Promise<void> {
    const page = this.pages[seat] as Page;
    const ask = page.asked;
    if (ask === undefined) throw new Error(`seat ${seat} is not asked`);
    await page.does({ type: 'act', seat, ask: ask.id, action }, `action-${this.played.length}-${this.undone}`);
    this.played.push({ seat, action });
    await this.#reached(this.played.length);
  }

  /** One action by whoever is asked first, and everybody has heard of it. */
  async step(given?: Played): Promise<void> {
    const seat = given?.seat ?? this.outside.match?.asks.find((ask) => ask.must)?.seat ?? -1;
    const action = given?.action ?? choice((this.pages[seat] as Page).legal(seat), this.#luck);
    await this.#act({ seat, action: action as Plain });
  }

  /** Whoever acted last takes it back, where that needs nobody's consent, and does the same again. */
  async takeBack(): Promise<void> {
    const { seat } = this.played.at(-1) ?? { seat: -1 };
    const page = this.pages[seat];
    const offer = page?.match?.views[0]?.undo;
    if (page === undefined || offer?.kind !== 'free') return;
    this.undone += 1;
    await page.does({ type: 'undo', seat }, `take-back-${this.undone}`);
    const again = this.played.splice(offer.to);
    await this.#reached(offer.to);
    for (const played of again) await this.#act(played);
  }

  get line(): Line {
    const { seed, aid } = this.plan;
    return { seed, aid, seats: this.seats, played: [...this.played] };
  }

  async truth(): Promise<Truth> {
    const open = this.house.server.tables.at(this.table);
    return open.run(async () => {
      const { match } = await open.ready();
      if (match === undefined) throw new Error('no match');
      const states = Array.from({ length: match.position + 1 }, (_, position) => match.at(position) as Cards);
      return new Truth(silver.game.rules(match.deal.options) as SilverRules, states, this.plan.aid);
    });
  }

  /** The match that lies on the table is exchanged for the same one dealt otherwise, for as long as `then` takes. */
  async as<T>(swap: Swap, then: () => Promise<T>): Promise<T> {
    const open = this.house.server.tables.at(this.table);
    const exchange = (turn: (match: Match) => Match) =>
      open.run(async () => {
        const state = await open.ready();
        if (state.match === undefined) throw new Error('no match');
        const before = state.match;
        state.match = turn(before);
        return before;
      });
    const before = await exchange((match) => twinMatch(match, this.plan.seed, swap, this.plan.change));
    try {
      return await then();
    } finally {
      await exchange(() => before);
    }
  }

  /** Everything a page is sent that opens now, asks for everything again, looks back, tries what is not allowed and asks for a hint. */
  async freshPage(viewer: number): Promise<Page> {
    const { table, house } = this;
    const seat: Seat = viewer;
    const audience = house.server.tables.at(table).audience;
    const page = await (this.people[viewer] as Person).connect();
    for (let i = 0; i < 2; i += 1) page.write({ type: 'join', table, protocol: PROTOCOL });
    const { match } = await page.frame('state', ({ why }) => why === 'resync');
    const ask = match?.asks.find((one) => one.seat === seat)?.id ?? 'gone';
    const position = match?.position ?? 0;
    let n = 0;
    const write = (wish: object) => {
      n += 1;
      page.write({ ...wish, id: `question-${n}` });
    };
    for (let at = position; at >= 0; at -= at > position - 20 ? 1 : 7) write({ type: 'look', position: at });
    const legal = match?.views[0]?.legal ?? [];
    for (const action of tries) if (!legal.some((one) => same(one, action))) write({ type: 'act', seat, ask, action });
    for (const wish of [
      { type: 'look', position: 9999 },
      { type: 'seat-link', seat: 1 - (seat % 2) },
      { type: 'hint', seat },
    ])
      write(wish);
    await page.until(() => page.frames.some((frame) => 'id' in frame && frame.id === `question-${n}`));
    page.write({ type: 'ping' });
    await page.frame('pong');
    await page.close();
    await vi.waitUntil(() => house.server.tables.at(table).audience === audience, { timeout: 90_000 }); // who is there would show
    return page;
  }
}

/** What a curious client may try, legal or not. */
const places = [0, 1, 2, 3, 4, 5, 9];
const tries: readonly Plain[] = [
  ...places.flatMap((at) => ['look', 'push', 'empath', 'amulet', 'give', 'pick', 'keep', 'place'].map((type) => ({ type, at }))),
  ...places.flatMap((at) => [0, 1, 2].map((village) => ({ type: 'choose', village, at }))),
  ...places.map((at) => ({ type: 'guard', by: 0, at })),
  ...Array.from({ length: 14 }, (_, card) => ({ type: 'dig', card })),
  ...['use', 'discard', 'draw', 'take', 'call', 'seen', 'turn-over', 'return', 'forgo', 'end', 'deal', 'win'].map((type) => ({ type })),
];

/** Any legal action, abilities more often than chance would have them. */
function choice(legal: readonly { readonly type: string }[], luck: FastRandom): unknown {
  const use = legal.find(({ type }) => type === 'use');
  if (use !== undefined && luck.below(3) > 0) return use;
  const bold = legal.filter(({ type }) => type !== 'forgo' && type !== 'call');
  return pick(bold.length > 0 && luck.below(8) > 0 ? bold : legal, luck);
}

/** What was sent, without what differs from table to table or tells who is there. */
export function wire(page: Page, { table }: Pick<Scene, 'table'>): readonly string[] {
  return page.raw
    .filter((text) => !/^\{"type":"(welcome|presence)"/.test(text))
    .map((text) =>
      text
        .replaceAll(table, 'table')
        .replace(/[0-9a-f]{64}/g, 'hex')
        .replace(/\b\d{13}\b/g, 'time'),
    );
}
