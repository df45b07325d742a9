import type { Proposal, Reply, Seat } from '@tafelrunde/kernel';
import { botAsks, botReplies, ownYes, proposalsIn, proposes, replies, withdraws } from './commands/proposals.ts';
import { botSays, personNudges, personReacts, personSays } from './commands/words.ts';
import type { Guest, HouseCommand, SpokenCommand } from './decide.ts';
import type { TableHost } from './host.ts';
import type { TableState } from './state.ts';
import type { Talk } from './talk.ts';
import type { Words } from './talk-words.ts';

/** Words of a bot on their way, with the command that says them only once. */
export interface BotWords {
  readonly words: Words;
  readonly key: string | undefined;
}

/** Who says what at a table: people in turn with everything else, bots beside their moves. */
export class Speaking {
  readonly #talk: Talk;
  readonly #host: TableHost;
  /** Called off here: those that lie open are withdrawn in words, too. */
  readonly #lapsed = new Set<string>();
  /** The table, in turn. */
  readonly #inTurn: <T>(work: (state: TableState) => T) => Promise<T>;

  constructor(talk: Talk, host: TableHost, inTurn: <T>(work: (state: TableState) => T) => Promise<T>) {
    this.#talk = talk;
    this.#host = host;
    this.#inTurn = inTurn;
  }

  /** What is proposed at the table now. */
  proposals(state: TableState): readonly Proposal[] {
    const open = proposalsIn(state, this.#talk.lines);
    return this.#lapsed.size === 0 ? open : open.filter(({ id }) => !this.#lapsed.has(id));
  }

  /** Something was taken back: what the table answered by is off, or it would answer the same again at once. */
  takenBack(state: TableState): void {
    const kinds = state.module?.proposals?.kinds ?? {};
    const open = this.proposals(state).filter(({ key }) => kinds[key]?.answer !== undefined);
    for (const { n, proposal } of this.#talk.lines) if (kinds[proposal?.key ?? '']?.answer !== undefined) this.#lapsed.add(String(n));
    for (const { id, seat } of open) {
      this.tell([{ words: { type: 'withdrawn', name: state.seats[seat]?.name ?? '', seat, proposal: id }, key: `undone-${id}` }], state);
    }
  }

  /** Who speaks is asked in turn; the words themselves keep no move waiting. */
  async say(guest: Guest, command: SpokenCommand, key: string | undefined): Promise<number> {
    const said = await this.#inTurn((state): number | Words => {
      const before = this.#talk.said(key) ?? (key === undefined ? undefined : state.commands.get(key)); // once words were events of the table
      return before ?? this.#wordsOf(state, guest, command) ?? this.#talk.count;
    });
    const done = typeof said === 'number' ? said : await this.#talk.say(said, key);
    // Sent again after a lost answer, too: whoever is away is called once by it, however often it is asked.
    if (command.type === 'nudge') await this.#host.nudged?.(this.#talk.table, command.seat, guest.id);
    if (command.type === 'propose') await this.#agreeForOwn(guest, command.seat, done, key);
    return done;
  }

  /** After the proposal, and again where that was sent again: their own yes may have been lost with the answer. */
  async #agreeForOwn(guest: Guest, seat: Seat, done: number, key: string | undefined): Promise<void> {
    const own = await this.#inTurn((state) => {
      const made = this.proposals(state).find((open) => open.id === String(done - 1) && open.seat === seat);
      return made === undefined ? [] : ownYes(state, guest.id, made);
    });
    for (const [n, words] of own.entries()) await this.#talk.say(words, key === undefined ? undefined : `${key}+${n}`);
  }

  /** Undefined where it has been said already. */
  #wordsOf(state: TableState, guest: Guest, command: SpokenCommand): Words | undefined {
    const { lines } = this.#talk;
    switch (command.type) {
      case 'chat':
        return personSays(state, guest, this.#host.limits, command.text);
      case 'react':
        return personReacts(state, guest, lines, command);
      case 'nudge':
        return personNudges(state, guest, lines, command.seat, this.#host.now());
      case 'propose':
        return proposes(state, guest.id, command);
      case 'reply':
        return replies(state, guest.id, lines, command);
      case 'withdraw':
        return withdraws(state, guest.id, lines, command);
    }
  }

  /** All that a bot says with its answer. */
  withAnswer(state: TableState, command: Extract<HouseCommand, { type: 'bot-act' }>, key: string | undefined): readonly BotWords[] {
    const plan = botSays(state, command);
    const own = plan === undefined ? [] : [{ words: plan, key }];
    const asked = botAsks(state, this.proposals(state), command).map((words) => ({
      words,
      key: key === undefined ? undefined : `${key}-${words.type}`,
    }));
    return [...own, ...this.#answers(state, command.seat, command.replies), ...asked];
  }

  /** What a bot answers while nothing is asked of it. Others may wait for its word: whoever says it hears if it could not be written. */
  async reply(seat: Seat, given: readonly Reply[]): Promise<number> {
    const own = await this.#inTurn((state) => this.#answers(state, seat, given));
    for (const { words, key } of own) await this.#talk.say(words, key);
    return this.#talk.count;
  }

  /** A bot's answers to what is proposed. */
  #answers(state: TableState, seat: Seat, given: readonly Reply[]): readonly BotWords[] {
    if (given.length === 0) return [];
    return botReplies(state, this.proposals(state), seat, given).map((words) => ({
      words,
      key: `bot:reply-${seat}-${words.reply.proposal}`,
    }));
  }

  /** Lost, they are no loss. */
  tell(all: readonly BotWords[], about: TableState): void {
    for (const { words, key } of all) {
      this.#talk.say(words, key).catch((fault: unknown) => {
        this.#host.notice.log('warn', 'the words of a bot could not be written', { table: about.id, fault });
      });
    }
  }
}
