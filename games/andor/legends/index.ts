/** The legends of the house, and where a table's own legend comes from. */
import { type Refusal, RefusedError } from '@tafelrunde/kernel';
import type { Legend } from '../legend/format.ts';
import { readLegend } from '../legend/load.ts';
import type { Options } from '../state.ts';
import first from './legend-1.json' with { type: 'json' };
import second from './legend-2.json' with { type: 'json' };

/** By their number. The files are checked by tests, not at every start. */
export const legends: Readonly<Record<string, Legend>> = {
  '1': first as unknown as Legend,
  '2': second as unknown as Legend,
};

const badLegend = (count: number): Refusal => ({ code: 'bad-legend', rule: 'AND-23.6', params: { mistakes: count } });

/** The legend of a table: one of the house, or the one its options carry. Every rules version has had the same files so far. */
export function legendOf(options: Options, _version = 1): Legend {
  if (options.legend !== 'custom') {
    const legend = legends[options.legend];
    if (legend === undefined) throw new RefusedError({ code: 'no-legend', rule: 'AND-23.6' });
    return legend;
  }
  const reading = readLegend(options.legendText);
  if (reading.legend === undefined) throw new RefusedError(badLegend(reading.mistakes.length));
  return reading.legend;
}

/** Why a table with these options cannot be played: no such legend, a broken one, or one for other heroes or difficulties. */
export function whyNoLegend(options: Options, seats: number): Refusal | undefined {
  if (options.legend !== 'custom') return Object.hasOwn(legends, options.legend) ? undefined : { code: 'no-legend', rule: 'AND-23.6' };
  const reading = readLegend(options.legendText);
  if (reading.legend === undefined) return badLegend(reading.mistakes.length);
  const { heroes } = reading.legend;
  if (seats < heroes.min || seats > heroes.max) return { code: 'wrong-heroes', rule: 'AND-1.2', params: { heroes: heroes.min, seats } };
  return undefined;
}
