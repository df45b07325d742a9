/** The legends of the house, and where a table's legend comes from. */
import { type Contents, contentName, isContentName, type Language, type Refusal, RefusedError, textIn } from '@tafelrunde/kernel';
import type { Legend } from '../legend/format.ts';
import { type Reading, readLegend } from '../legend/load.ts';
import type { Options } from '../state.ts';
import first from './legend-1.json' with { type: 'json' };
import second from './legend-2.json' with { type: 'json' };

/**
 * What `1` and `2` mean in stored options, for ever: these files are never edited (tests pin their hashes). A legend told better is a
 * new file on the shelf. They are checked by tests, not at every start.
 */
export const legends: Readonly<Record<string, Legend>> = {
  '1': first as unknown as Legend,
  '2': second as unknown as Legend,
};

const textOf = (legend: Legend): string => JSON.stringify(legend);

/** What the house offers, by the names new tables store; in the order of the form. */
const offered = new Map([legends['1'], legends['2']].flatMap((legend) => (legend ? [[contentName(textOf(legend)), legend] as const] : [])));
export const shelf: Contents = Object.fromEntries([...offered].map(([name, legend]) => [name, textOf(legend)]));
export const [LEGEND_1 = '', LEGEND_2 = ''] = offered.keys();

const badLegend = (count: number): Refusal => ({ code: 'bad-legend', rule: 'AND-23.6', params: { mistakes: count } });

/** A house's own legend by its name; undefined for anybody else's. */
export const houseLegend = (name: string): Legend | undefined => offered.get(name);

/** How its author calls a legend that was checked; undefined for a text that is none. */
export function titleOf(text: string, language: Language): string | undefined {
  try {
    const { title } = JSON.parse(text.replace(/^\uFEFF/, '')) as Partial<Legend>;
    return title?.[language];
  } catch {
    return undefined;
  }
}

/** A table's legend as its options name it: by number, with its whole text (both in stored matches only), or by content. */
function read(options: Options, contents: Contents | undefined): Reading | Refusal {
  const { legend, legendText } = options;
  if (legend === 'custom') return readLegend(legendText);
  const known = Object.hasOwn(legends, legend) ? legends[legend] : houseLegend(legend);
  if (known !== undefined) return { legend: known };
  if (!isContentName(legend)) return { code: 'no-legend', rule: 'AND-23.6' };
  const text = textIn(contents, legend);
  return text === undefined ? { code: 'content-missing', params: { content: legend } } : readLegend(text);
}

/** Every rules version has had the same files so far. */
export function legendOf(options: Options, _version = 1, contents?: Contents): Legend {
  const found = read(options, contents);
  if ('code' in found) throw new RefusedError(found);
  if (found.legend === undefined) throw new RefusedError(badLegend(found.mistakes.length));
  return found.legend;
}

/** Why a table with these options cannot be played: no such legend, a broken one, or one for other heroes. */
export function whyNoLegend(options: Options, seats: number, contents?: Contents): Refusal | undefined {
  const found = read(options, contents);
  if ('code' in found) return found;
  if (found.legend === undefined) return badLegend(found.mistakes.length);
  const { heroes } = found.legend;
  if (seats < heroes.min || seats > heroes.max) return { code: 'wrong-heroes', rule: 'AND-1.2', params: { heroes: heroes.min, seats } };
  return undefined;
}
