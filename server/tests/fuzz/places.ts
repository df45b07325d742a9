import type { TableId, TableInfo } from '@tafelrunde/protocol';
import { hex32, type Page, Person } from '../people.ts';
import type { Place } from './frames.ts';

/** Every game with the fewest who can play it. */
const games = { anthem: 2, silver: 2, anansi: 3, andor: 2 } as const;
export type Game = keyof typeof games;
export const allGames = Object.keys(games) as readonly Game[];

/** A table of somebody who sends nonsense, with a page open at it; a new one whenever it has ended or the socket was closed. */
export class OwnTable {
  readonly #lay: () => Promise<TableId>;
  readonly #person: Person;
  readonly #kind: 'playing' | 'finished' | 'still';
  #table = '' as TableId;
  #page: Page | undefined;

  constructor(person: Person, lay: () => Promise<TableId>, kind: 'playing' | 'finished' | 'still' = 'playing') {
    this.#person = person;
    this.#lay = lay;
    this.#kind = kind;
  }

  /** Against bots. */
  static withBots(person: Person, game: Game): OwnTable {
    const bots = Array.from({ length: games[game] - 1 }, () => 'bot' as const);
    return new OwnTable(person, () => person.lay(['me', ...bots], { game }));
  }

  /** With nobody at it but people, so that nothing happens there but by their word. */
  static withPeople(person: Person, others: readonly Person[], game: Game): OwnTable {
    const lay = async () => {
      const mates = others.slice(0, games[game] - 1);
      const table = await person.lay(['me', ...mates.map(() => 'open' as const)], { game });
      for (const [n, mate] of mates.entries()) {
        const page = await mate.open(table);
        await page.does({ type: 'sit', seat: n + 1, contribution: hex32() });
        await page.close();
      }
      return table;
    };
    return new OwnTable(person, lay, 'still');
  }

  /** Bots have played there to the end: people may watch it together. */
  static finished(person: Person): OwnTable {
    const lay = async () => {
      const table = await person.lay(['bot', 'bot'], { options: { turnCap: 10 } });
      const page = await person.open(table);
      await page.until(({ over }) => over);
      await page.close();
      return table;
    };
    return new OwnTable(person, lay, 'finished');
  }

  get id(): TableId {
    return this.#table;
  }

  async open(): Promise<Page> {
    const page = this.#page;
    const ended = page?.table === undefined || !this.#isGood(page.table);
    if (page !== undefined && page.closed === undefined && page.table?.id === this.#table && !ended) return page;
    page?.socket.terminate();
    if (this.#table === '' || (page?.table?.id === this.#table && ended)) this.#table = await this.#lay();
    this.#page = await this.#person.open(this.#table);
    return this.#page;
  }

  /** A bot that was put at a table where nothing is to happen moves whenever it likes. */
  #isGood({ status, seats }: TableInfo): boolean {
    if (this.#kind === 'still' && seats.some(({ kind, standIn }) => kind === 'bot' || standIn === true)) return false;
    return status === (this.#kind === 'finished' ? 'over' : 'running');
  }

  leave(): void {
    this.#page?.socket.terminate();
  }
}

/** What a page knows, for whoever tries with it. */
export function placeOf(page: Page, table: string): Place {
  const ask = page.asked ?? page.match?.asks.find(({ seat }) => page.you.includes(seat));
  const seat = ask?.seat ?? page.you[0] ?? 0;
  const together = page.frames.findLast((frame) => frame.type === 'together');
  return {
    table,
    seat,
    ask: ask?.id ?? '0.turn.0',
    legal: page.legal(seat),
    keys: together?.people.map(({ key }) => key) ?? [],
  };
}
