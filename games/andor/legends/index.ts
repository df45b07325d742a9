/** The legends of the house, whole, and where a table's legend comes from. */
import { type Contents, contentName, type Refusal, RefusedError } from '@tafelrunde/kernel';
import type { Legend } from '../legend/format.ts';
import { keptLegend } from '../legend/load.ts';
import type { Options } from '../state.ts';
import { badLegend, broughtText } from './house.ts';
import firstThird from './first/legend-3.json' with { type: 'json' };
import firstFourth from './first/legend-4.json' with { type: 'json' };
import firstFifth from './first/legend-5.json' with { type: 'json' };
import first from './legend-1.json' with { type: 'json' };
import second from './legend-2.json' with { type: 'json' };
import third from './legend-3.json' with { type: 'json' };
import fourth from './legend-4.json' with { type: 'json' };
import fifth from './legend-5.json' with { type: 'json' };

/** The legends the house offers today, in the order of the form. They are checked by tests, not at every start. */
export const legends: Readonly<Record<string, Legend>> = {
  '1': first as unknown as Legend,
  '2': second as unknown as Legend,
  '3': third as unknown as Legend,
  '4': fourth as unknown as Legend,
  '5': fifth as unknown as Legend,
};

/**
 * What `1` to `5` mean in stored options, for ever, also where a legend is told better today: these files are never edited (tests pin
 * their hashes).
 */
export const firstTold: Readonly<Record<string, Legend>> = {
  ...legends,
  '3': firstThird as unknown as Legend,
  '4': firstFourth as unknown as Legend,
  '5': firstFifth as unknown as Legend,
};

const textOf = (legend: Legend): string => JSON.stringify(legend);

/** What the house offers, by the names new tables store; in the order of the form. */
const offered = new Map(Object.values(legends).map((legend) => [contentName(textOf(legend)), legend] as const));
export const shelf: Contents = Object.fromEntries([...offered].map(([name, legend]) => [name, textOf(legend)]));

/** A legend in which no mistake was found. */
export const checked = (text: string): Legend | Refusal => {
  const { legend, mistakes } = keptLegend(text);
  return legend ?? badLegend(mistakes.length);
};

/** Every rules version has had the same files so far. */
export function legendOf(options: Options, _version = 1, contents?: Contents): Legend {
  const { legend } = options;
  const own = Object.hasOwn(firstTold, legend) ? firstTold[legend] : offered.get(legend);
  if (own !== undefined) return own;
  const text = broughtText(options, contents);
  const found = typeof text === 'string' ? checked(text) : text;
  if ('code' in found) throw new RefusedError(found);
  return found;
}
