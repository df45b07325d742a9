/** Steps that go through several heroes or ask them one after another. Their progress stands in the entry: heroes left, and a note. */
import { NONE } from '../../pieces.ts';
import { question } from '../../rules/flow.ts';
import type { Playing } from '../../engine-port.ts';
import { E_STAGE, E_ASKED, type QuestionOf } from '../../state.ts';
import type { Who } from '../format.ts';
import { type Book, NOT_DONE, DONE, HANDS_ON, type HeroTest, type Step } from './book.ts';
import { heroesThat, heroTest, lowestOf, PICKED, whoOf } from './filters.ts';

/** Does something with every hero meant, at once. */
export function forHeroes(book: Book, who: Who, act: (t: Playing, seat: number, f: number) => void): Step[] {
  const meant = whoOf(book, who);
  return [
    ...picking(book, who),
    (t, f) => {
      const mask = meant(t, f);
      for (let seat = 0; seat < t.state.seats; seat += 1) if ((mask & (1 << seat)) !== 0) act(t, seat, f);
      return DONE;
    },
  ];
}

/** What a hero is asked; undefined: nothing to ask him. */
export interface Asked {
  readonly of: QuestionOf;
  readonly choices: readonly number[];
  readonly optional: boolean;
}

/**
 * Asks the heroes meant one after another, from the lowest rank. `answered` gets the value or NONE; it may push lists, which are
 * carried out before the next hero is asked. True from it: nobody else is asked.
 */
export function askHeroes(
  book: Book,
  who: Who,
  ask: (t: Playing, seat: number, f: number) => Asked | undefined,
  answered: (t: Playing, seat: number, value: number, f: number) => boolean | void,
): Step[] {
  const meant = whoOf(book, who);
  return [
    ...picking(book, who),
    (t, f) => {
      const { agenda } = t.state;
      const before = agenda[f + E_STAGE] as number;
      let left = before === NONE || before >= PICKED ? meant(t, f) : before;
      while (left !== 0) {
        const seat = lowestOf(left);
        if (agenda[f + E_ASKED] === 0) {
          const asked = ask(t, seat, f);
          if (asked === undefined) {
            left &= left - 1;
            continue;
          }
          agenda[f + E_STAGE] = left;
          agenda[f + E_ASKED] = 1;
          question(t, seat, asked.of, asked.choices, asked.optional);
          return NOT_DONE;
        }
        agenda[f + E_ASKED] = 0;
        left &= left - 1;
        agenda[f + E_STAGE] = left;
        const ends = answered(t, seat, t.state.answer, f) === true;
        if (ends) return DONE;
        return left === 0 ? DONE : NOT_DONE;
      }
      return DONE;
    },
  ];
}

/** AND-22.5: who takes it on? Hands the heroes picked on to the next step. */
function picking(book: Book, who: Who): Step[] {
  if (typeof who === 'string' || who.pick !== 'group_decides') return [];
  const test = heroTest(book, who.where);
  const { upTo = 1, must = false } = who;
  return [
    (t, f) => {
      const { agenda } = t.state;
      // The entry holds: heroes still to ask, and in the note the heroes picked × 2 + whether one is being asked.
      let left = agenda[f + E_STAGE] as number;
      if (left === NONE) left = heroesThat(t.state, test);
      let picked = (agenda[f + E_ASKED] as number) >> 1;
      if (((agenda[f + E_ASKED] as number) & 1) === 1) {
        if (t.state.answer !== NONE) picked |= left & -left;
        left &= left - 1;
      }
      if (left !== 0 && bitCount(picked) < upTo) {
        agenda[f + E_STAGE] = left;
        agenda[f + E_ASKED] = picked * 2 + 1;
        question(t, lowestOf(left), 'option', [1], true);
        return NOT_DONE;
      }
      if (picked === 0 && must) picked = strongestWill(t, test);
      agenda[f + E_STAGE] = PICKED + picked;
      agenda[f + E_ASKED] = 0;
      return HANDS_ON;
    },
  ];
}

function bitCount(mask: number): number {
  let count = 0;
  for (let left = mask; left !== 0; left &= left - 1) count += 1;
  return count;
}

function strongestWill(t: Playing, test: HeroTest): number {
  let best = NONE;
  for (let seat = 0; seat < t.state.seats; seat += 1) {
    if (!test(t.state, seat)) continue;
    if (best === NONE || (t.state.willpower[seat] as number) > (t.state.willpower[best] as number)) best = seat;
  }
  return best === NONE ? 0 : 1 << best;
}
