import { BotNotes, nextBotTurn, makeBot, tableBudget } from '@tafelrunde/bots';
import type { GameWithBots, Names } from '@tafelrunde/kernel';
import type { TableId } from '@tafelrunde/protocol';
import { dueStep, type LessonMoment, type Script } from '@tafelrunde/stage';
import { isDealt } from '../src/lessons.ts';
import { lessonTable } from '../src/local/lesson.ts';

// any: of whatever game
type AnyScript = Script<any, any, string>;
type AnyMoment = LessonMoment<any, any>;

export interface Explained {
  readonly name: string;
  readonly moment: AnyMoment;
  readonly asks: readonly unknown[];
  readonly position: number;
}

export interface Learner {
  /** What the learner plays when a step asks; undefined: left to the bot. */
  readonly play: (asked: readonly unknown[], legal: readonly unknown[]) => unknown;
}

export const obedient: Learner = { play: ([best]) => best };
const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
/** Plays anything but what is asked, where that is possible. */
export const headstrong: Learner = {
  play: (asked, legal) => legal.find((each) => !asked.some((other) => same(other, each))) ?? legal[0],
};

const learnersNames: Names = { of: (seat) => (seat === 0 ? 'Ada' : `Bot ${seat}`), you: [0] };

/** Plays a lesson as the page would: every step is read when it comes up; where none asks for a move, a bot stands in for the learner. */
export function playLesson(
  module: GameWithBots,
  script: AnyScript,
  learner: Learner,
): { readonly told: Explained[]; readonly ended: boolean } {
  const { lesson } = module.game.meta;
  if (!isDealt(lesson)) throw new Error('no lesson of its own');
  const laying = { id: 'lesson' as TableId, nextSecret: '1'.repeat(64), chance: () => 0, now: 0 };
  const { match } = lessonTable(module, lesson, 'Ada', laying).state;
  if (match === undefined) throw new Error('the lesson was not begun');
  const notes = new BotNotes();
  const { level } = lesson.deal;
  const bot = makeBot(module, level, match.rules);
  const budget = { ...tableBudget(module, level, 1000), milliseconds: Number.POSITIVE_INFINITY };
  const known: string[] = [];
  const told: Explained[] = [];
  while (match.result === undefined) {
    let asked: readonly unknown[] = [];
    for (;;) {
      const moment: AnyMoment = { view: match.shown(0), seat: 0, legal: match.legal(0), names: learnersNames, known: [...known] };
      const due = dueStep(script, moment);
      if (due === undefined) break;
      known.push(due.name);
      told.push({ name: due.name, moment, asks: due.asks, position: match.position });
      asked = due.asks;
      if (asked.length > 0) break;
    }
    if (asked.length > 0) {
      match.act(0, learner.play(asked, match.legal(0)));
      continue;
    }
    const due = nextBotTurn(match, { levelOf: () => level, notes });
    if (due === undefined) throw new Error('nobody has to move');
    const answer = bot.choose(due.turn(budget));
    due.heard(answer);
    if (answer.action === undefined) throw new Error('the bot passed');
    match.act(due.seat, answer.action);
  }
  return { told, ended: match.result !== undefined };
}
