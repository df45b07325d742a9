import type { Bot, BotAnswer, Budget, Seat } from '@tafelrunde/kernel';
import { BotNotes } from './notes.ts';
import { type DueTurn, type InPlay, nextBotTurn } from './turns.ts';

/** A bot at a seat, and what it may think. */
export interface Seated {
  readonly level: string;
  readonly bot: Bot<unknown, unknown>;
  readonly budget: Budget;
}

/** What a bot did. */
export interface BotMove {
  readonly due: DueTurn;
  readonly action: unknown;
  readonly say?: BotAnswer<unknown>['say'];
}

export type Choosing = (due: DueTurn, seated: Seated) => BotAnswer<unknown>;

export const choosing: Choosing = (due, { bot, budget }) => bot.choose(due.turn(budget));

/** … where nobody listens: what it would say is not worked out. */
export const choosingUnheard: Choosing = (due, { bot, budget }) => bot.choose({ ...due.turn(budget), unheard: true });

/** The bots of a match that is hosted in one thread: the arena's, the terminal's, a simulation's. */
export class BotTeam {
  readonly #notes = new BotNotes();
  readonly #seated: (seat: Seat) => Seated | undefined;
  readonly #choose: Choosing;
  readonly #people: readonly Seat[];

  /** `choose` can be wrapped, to measure it. `people`: the seats the bots are told that people play. */
  constructor(seated: (seat: Seat) => Seated | undefined, choose: Choosing = choosing, people: readonly Seat[] = []) {
    this.#seated = seated;
    this.#choose = choose;
    this.#people = people;
  }

  /** The next thing a bot does, from its seat's view alone; undefined when none of them must or wants to act. */
  next(match: InPlay): BotMove | undefined {
    for (;;) {
      const due = nextBotTurn(match, { levelOf: (seat) => this.#seated(seat)?.level, notes: this.#notes, people: this.#people });
      const seated = due === undefined ? undefined : this.#seated(due.seat);
      if (due === undefined || seated === undefined) return undefined;
      const answer = this.#choose(due, seated);
      due.heard(answer);
      const { action, say } = answer;
      if (action !== undefined) return say === undefined ? { due, action } : { due, action, say };
      if (due.must) throw new Error(`${seated.level} at seat ${due.seat} gave no answer to "${due.ask.what}"`);
    }
  }
}
