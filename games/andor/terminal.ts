import type { Meta, TerminalSide } from '@tafelrunde/kernel';
import { houseCards } from './legends/house.ts';
import type { Action, Options } from './state.ts';

const sizeOf = (party: unknown): number => String(party).split(',').length;

/** All sets of so many heroes. */
function parties(count: number, { options }: Meta<Options>): readonly string[] {
  const spec = options.find(({ key }) => key === 'heroes');
  return (spec?.kind === 'choice' ? spec.values : []).filter((party) => party !== 'any' && sizeOf(party) === count).map(String);
}

export const terminal: TerminalSide<Action, Options> = {
  flags: {
    legend: { value: 'ID|FILE', text: `the legend, 1 to ${houseCards.length}, or a file with one of your own` },
    heroes: { value: 'N|LIST', text: 'how many heroes, in all sets of them by turns; or who ("dwarf,archer")' },
    difficulty: { value: 'LEVEL', text: 'easy or normal' },
  },
  mean({ legend, heroes, difficulty }, meta) {
    const pairs = [
      ...(legend === undefined ? [] : [`legend=${legend}`]),
      ...(difficulty === undefined ? [] : [`difficulty=${difficulty}`]),
    ];
    if (heroes === undefined) return { sets: [pairs] };
    if (!/^\d+$/.test(heroes)) return { seats: { flag: 'heroes', count: String(sizeOf(heroes)) }, sets: [[...pairs, `heroes=${heroes}`]] };
    return { seats: { flag: 'heroes', count: heroes }, sets: parties(Number(heroes), meta).map((party) => [...pairs, `heroes=${party}`]) };
  },
  canWait: ({ type }) => type === 'drop',
};
