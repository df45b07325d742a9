/** Numbers: fixed, by heroes or difficulty (both known when the table is made), or by dice. */
import { blackFaces } from '../../components/index.ts';
import { isLand } from '../../board/index.ts';
import { figureNames, NONE } from '../../pieces.ts';
import type { Playing } from '../../engine-port.ts';
import { E_HERO, E_FIELD } from '../../state.ts';
import type { Amount, Die, FieldRef, Rolled } from '../format.ts';
import type { Book, FieldNow, NumberNow } from './book.ts';

/** One die; everybody sees it. */
export function rollDie(t: Playing, die: Die, seat: number): number {
  const at = t.random.below(6);
  const face = die === 'black' ? (blackFaces[at] as number) : at + 1;
  if (t.tell.on) t.tell.all({ kind: 'die', seat, faces: [face], result: face });
  return face;
}

function rolled(book: Book, number: Rolled): NumberNow {
  switch (number.num) {
    case 'die': {
      const { die, dice = 1 } = number;
      return (t, seat) => {
        let sum = 0;
        for (let i = 0; i < dice; i += 1) sum += rollDie(t, die, seat);
        return sum;
      };
    }
    case 'die_plus':
      return (t, seat) => number.base + rollDie(t, number.die, seat);
    case 'd66':
      return (t, seat) => rollDie(t, 'red', seat) * 10 + rollDie(t, 'hero', seat);
    case 'table':
      return (t, seat) => number.values[rollDie(t, 'hero', seat) - 1] ?? 0;
    case 'rolled': {
      const at = book.number('roll', number.name);
      return (t) => t.state.legend.rolled[at] as number;
    }
  }
}

const heroCounts = ['2', '3', '4'] as const;

export function numberOf(book: Book, amount: Amount): NumberNow {
  if (typeof amount === 'number') return () => amount;
  if (amount.num === 'by_difficulty') return numberOf(book, amount[book.setting.difficulty]);
  if (amount.num !== 'by_hero_count') return rolled(book, amount);
  const byCount = heroCounts.map((count) => numberOf(book, amount[count]));
  return (t, seat) => (byCount[t.state.seats - 2] as NumberNow)(t, seat);
}

/** The number itself where dice have no place: prices and counts. Dice there count as `otherwise`. */
export function fixedNumber(book: Book, amount: Amount, otherwise: number, heroes: number): number {
  if (typeof amount === 'number') return amount;
  if (amount.num === 'by_difficulty') return fixedNumber(book, amount[book.setting.difficulty], otherwise, heroes);
  if (amount.num === 'by_hero_count') return fixedNumber(book, amount[String(heroes) as '2' | '3' | '4'], otherwise, heroes);
  return otherwise;
}

/** The field meant; NONE where dice show no field, or nobody is there to mean one. */
export function fieldOfRef(book: Book, ref: FieldRef): FieldNow {
  if (typeof ref === 'number') return () => ref;
  if ('num' in ref) {
    const number = rolled(book, ref);
    return (t, f) => {
      const field = number(t, t.state.agenda[f + E_HERO] as number);
      return isLand(book.board, field) ? field : NONE;
    };
  }
  if (ref.of === 'here') return (t, f) => t.state.agenda[f + E_FIELD] as number;
  if (ref.of === 'this-hero') {
    return (t, f) => {
      const hero = t.state.agenda[f + E_HERO] as number;
      return hero === NONE ? NONE : (t.state.field[hero] as number);
    };
  }
  const figure = figureNames.indexOf(ref.of);
  return (t) => t.state.figures[figure] as number;
}
