/**
 * What everybody may know of the house's legends without reading them: pages draw forms and waiting rooms with it and need not fetch
 * whole legends. Also legends that are not the house's own, which come with their text.
 */
import { type Contents, isContentName, type Language, type Refusal, textIn } from '@tafelrunde/kernel';
import { complete } from '../legend/complete.ts';
import type { Legend, LegendInFile } from '../legend/format.ts';
import type { Options } from '../state.ts';
import data from './cards.json' with { type: 'json' };

/** A legend as its card tells it. */
export type LegendCard = Pick<Legend, 'title' | 'summary' | 'heroes' | 'difficulties'> & {
  readonly openings: readonly Pick<Legend['openings'][number], 'title'>[];
};
interface HouseCard extends LegendCard {
  /** The name of its text, as new tables store it. */
  readonly name: string;
}

/** In the order of the form. Tests hold them against the legends. */
export const houseCards = data as unknown as readonly HouseCard[];
const names = houseCards.map(({ name }) => name);
export const [LEGEND_1 = '', LEGEND_2 = '', LEGEND_3 = '', LEGEND_4 = '', LEGEND_5 = ''] = names;

/** The names alone: the shelf as a page has it. */
export const nameShelf: Readonly<Record<string, undefined>> = Object.fromEntries(names.map((name) => [name, undefined]));

/** Which of the house's legends a name means; undefined for anybody else's. */
export const houseCard = (name: string): LegendCard | undefined => houseCards.find((card) => card.name === name);

/** The same for what options may say, where `1` to `5` stand in stored matches. */
const cardIn = (legend: string): LegendCard | undefined => houseCard(legend) ?? houseCards.find((_card, i) => legend === String(i + 1));

const parsed = (text: string): unknown => JSON.parse(text.replace(/^\uFEFF/, ''));

/** How its author calls a legend that was checked; undefined for a text that is none. */
export function titleOf(text: string, language: Language): string | undefined {
  try {
    const { title, languages = [] } = parsed(text) as Partial<Legend>;
    return title?.[language] ?? title?.[languages[0] ?? language];
  } catch {
    return undefined;
  }
}

/** The text of a legend that is not the house's own: it stands in the options (in stored matches only), or they name a content. */
export function broughtText({ legend, legendText }: Options, contents: Contents | undefined): string | Refusal {
  if (legend === 'custom') return legendText;
  if (!isContentName(legend)) return { code: 'no-legend', rule: 'AND-23.6' };
  return textIn(contents, legend) ?? { code: 'content-missing', params: { content: legend } };
}

export const badLegend = (mistakes: number): Refusal => ({ code: 'bad-legend', rule: 'AND-23.6', params: { mistakes } });

/** How the text of a legend becomes its card, or why it does not. */
export type Read = (text: string) => LegendCard | Refusal;

/** For texts that were checked when they were brought: a page need not carry what finds every mistake. */
export const glance: Read = (text) => {
  try {
    return complete(parsed(text) as LegendInFile);
  } catch {
    return badLegend(1);
  }
};

/** The card of the legend these options name, or why there is none. */
function cardOf(options: Options, contents: Contents | undefined, read: Read): LegendCard | Refusal {
  const card = cardIn(options.legend);
  if (card !== undefined) return card;
  const text = broughtText(options, contents);
  return typeof text === 'string' ? read(text) : text;
}

/** The legend these options name; undefined while a text that somebody brought is still on its way, or is none. */
export function chosenLegend(options: Options, contents: Contents | undefined): LegendCard | undefined {
  const card = cardOf(options, contents, glance);
  return 'code' in card ? undefined : card;
}

/** Why a table with these options cannot be played: no such legend, a broken one, or one for other heroes. */
export function whyNoLegend(options: Options, seats: number, contents: Contents | undefined, read: Read): Refusal | undefined {
  const card = cardOf(options, contents, read);
  if ('code' in card) return card;
  const { heroes } = card;
  if (seats < heroes.min || seats > heroes.max) return { code: 'wrong-heroes', rule: 'AND-1.2', params: { heroes: heroes.min, seats } };
  return undefined;
}
