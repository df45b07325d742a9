import { BotTeam } from '@tafelrunde/bots';
import { botOfLevel } from '@tafelrunde/bots/arena';
import { loadGame } from '@tafelrunde/games';
import {
  type Bot,
  contentsFor,
  FastRandom,
  type GameTexts,
  type Language,
  Match,
  type MatchRecord,
  type OptionValue,
  type Plain,
  type Seat,
  type WholeGame,
} from '@tafelrunde/kernel';
import type { TableId } from '@tafelrunde/protocol';
import type { BrowserContext } from 'playwright-core';
import { type Page as Socket, Person } from '../server/tests/people.ts';

const LEVEL = 'scripted';

type Options = Readonly<Record<string, OptionValue>>;

/** What a seat did in a whole match. */
export interface Deeds {
  readonly steps: number;
  readonly fights: number;
  readonly trades: number;
  readonly days: number;
}

const kinds: Readonly<Record<keyof Deeds, readonly string[]>> = {
  steps: ['step'],
  fights: ['fight', 'clear', 'join'],
  trades: ['give', 'exchange', 'agree', 'buy'],
  days: ['end-day'],
};

/** What each seat did, by the log of a match. */
export function deedsIn(log: MatchRecord['log'], seats: number): readonly Deeds[] {
  const types = (seat: Seat) =>
    log.flatMap((entry) => (entry.type === 'act' && entry.seat === seat ? [(entry.action as { readonly type: string }).type] : []));
  return Array.from({ length: seats }, (_, seat) => {
    const done = types(seat);
    const count = (what: keyof Deeds) => done.filter((type) => kinds[what].includes(type)).length;
    return { steps: count('steps'), fights: count('fights'), trades: count('trades'), days: count('days') };
  });
}

async function andor(): Promise<WholeGame> {
  const game = await loadGame('andor');
  if (game === undefined) throw new Error('no Andor on the shelf');
  return game;
}

const rulesOf = ({ game }: WholeGame, options: Options) => game.rules(options, undefined, contentsFor(game.meta, options, {}));

/** The same deal played by bots alone, without a table: what the terminal would have seen. */
export async function botsAlone({ options, seed, version, seats, contents }: MatchRecord): Promise<Match> {
  const module = await andor();
  const match = Match.begin(module.game, { options, seed, version, seats: seats.length, ...(contents && { contents }) });
  const seated = { level: LEVEL, bot: botOfLevel(module, LEVEL, match.rules), budget: {} };
  const team = new BotTeam(() => seated);
  for (let move = team.next(match); move !== undefined; move = team.next(match)) match.act(move.due.seat, move.action);
  return match;
}

export interface Advice {
  readonly action: { readonly type: string; readonly to?: number; readonly farmers?: number };
  /** As the page calls it. */
  readonly words: string;
  /** Farmers wait where the hero stands: the page would take them along. */
  readonly farmers: boolean;
}

/** Knows what the person before the page knows, and says what a bot would do in their place. */
export class Counsel {
  readonly #socket: Socket;
  readonly #bot: Bot<unknown, unknown>;
  readonly #texts: GameTexts<unknown, unknown, unknown>;
  readonly #memos = new Map<Seat, Plain>();
  /** What was advised last: asked again at the same position, a bot would note the same thing twice. */
  #last: { readonly position: number; readonly ask: string; readonly advice: Advice } | undefined;

  private constructor(socket: Socket, bot: Bot<unknown, unknown>, texts: GameTexts<unknown, unknown, unknown>) {
    this.#socket = socket;
    this.#bot = bot;
    this.#texts = texts;
  }

  /** For the person whose browser this is, at a table that has begun. */
  static async of(context: BrowserContext, address: string, table: string, language: Language): Promise<Counsel> {
    const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
    const socket = await new Person(address, cookie).open(table as TableId);
    const module = await andor();
    const { options } = await socket.until(({ table: info, match }) => match && info);
    return new Counsel(socket, botOfLevel(module, LEVEL, rulesOf(module, options)), module.texts[language]);
  }

  get position(): number {
    return this.#socket.match?.position ?? 0;
  }

  get day(): number {
    return (this.#socket.match?.views[0]?.view as { readonly day: number } | undefined)?.day ?? 0;
  }

  get over(): boolean {
    return this.#socket.over;
  }

  /** What to do now; undefined where others are asked. */
  advice(): Advice | undefined {
    const { match, you } = this.#socket;
    const ask = this.#socket.asked;
    const seen = match?.views.find(({ seat }) => seat === ask?.seat);
    if (match === undefined || ask === undefined || seen === undefined || !you.includes(ask.seat)) return undefined;
    const { position } = match;
    if (this.#last?.position === position && this.#last.ask === ask.id) return this.#last.advice;
    const memo = this.#memos.get(ask.seat);
    const { action, memo: next } = this.#bot.choose({
      seat: ask.seat,
      view: seen.view,
      asks: match.asks,
      legal: seen.legal,
      random: new FastRandom(match.position),
      budget: {},
      ...(memo === undefined ? {} : { memo }),
    });
    // as whoever hosts bots does: what an answer does not note is forgotten
    if (next === undefined) this.#memos.delete(ask.seat);
    else this.#memos.set(ask.seat, next);
    const view = seen.view as { readonly farmers: readonly number[]; readonly field: readonly number[] };
    const advice = {
      action: action as Advice['action'],
      words: this.#texts.action(action, seen.view),
      farmers: view.farmers.includes(view.field[ask.seat] ?? -1),
    };
    this.#last = { position, ask: ask.id, advice };
    return advice;
  }

  /** Does what it would advise, as from another device of the same person; false where others are asked, or were quicker. */
  async acts(): Promise<boolean> {
    const advice = this.advice();
    const ask = this.#socket.asked;
    if (advice === undefined || ask === undefined) return false;
    const answer = await this.#socket.ask({ type: 'act', seat: ask.seat, ask: ask.id, action: advice.action });
    return answer.type === 'done';
  }

  /** The table has gone on, or was given time to. */
  async goneOn(from: number, patience: number): Promise<void> {
    await this.#socket.until(({ match }) => (match?.position ?? 0) > from, patience).catch(() => undefined);
  }

  async close(): Promise<void> {
    await this.#socket.close();
  }
}
