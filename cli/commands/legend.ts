import { type Legend, type Mistake, readLegend } from '@tafelrunde/games/andor/legend/index.ts';
import { texts } from '@tafelrunde/games/andor/texts/index.ts';
import { RecordedRules } from '@tafelrunde/games/andor/plays.ts';
import { AndorRules } from '@tafelrunde/games/andor/rules/index.ts';
import { FastRandom, type Language } from '@tafelrunde/kernel';
import { botOf, playBotMatch } from '../botmatch.ts';
import { command } from '../command.ts';
import { readTextFile } from '../files.ts';
import { languageOf, seedNumber, wholeNumber } from '../given.ts';
import { print, printJson } from '../output.ts';
import { counted, printable, SentenceError } from '../sentence.ts';
import { gameNamed } from '../shelf.ts';
import { layouts } from '../shorthands.ts';

export default command(
  {
    name: 'legend',
    takes: ['check|plays', 'FILE'],
    summary: 'check a legend for The Legends of Andor and explain every mistake with its place; or let bots play it and record each play',
    more: [
      'A place is a path into the file: /cards/3/do/0 is the first effect of the fourth card. docs/writing-a-legend.md tells how to write one.',
      '"plays" prints a line of JSON for each play: how it ended, how the table stood at every letter, who went where, what was read and chosen.',
    ],
    flags: {
      heroes: { value: 'N|LIST', text: 'plays: how many heroes, in all sets of them by turns; or who ("dwarf,archer")', default: '3' },
      difficulty: { value: 'LEVEL', text: 'plays: easy or normal', default: 'easy' },
      games: { value: 'N', text: 'plays: how many', default: '20' },
      seed: { value: 'S', text: 'plays: any text', default: '1' },
      bot: { value: 'LEVEL', text: 'plays: who plays, a level of the game', default: 'instant' },
      language: { value: 'LANGUAGE', text: 'of the sentences: de, en or fr', default: 'en' },
      json: { text: 'one line of JSON' },
    },
  },
  async ({ json, language: asked, ...plays }, [what = '', file = '']) => {
    if (what === 'plays') return recordPlays(file, plays);
    if (what !== 'check') throw new SentenceError(`"tafel legend" knows only "check" and "plays", not "${printable(what)}"`);
    const language = languageOf(asked);
    const { legend, mistakes = [] } = readLegend(readTextFile(file));
    if (json)
      printJson({
        file,
        ok: legend !== undefined,
        ...(legend && summary(legend)),
        mistakes: mistakes.map((mistake) => ({ ...mistake, sentence: sentenceOf(mistake, language) })),
      });
    else if (legend === undefined)
      print(...mistakes.map((mistake) => inWords(mistake, language)), `${file}: ${counted(mistakes.length, 'mistake')}.`);
    else print(`${file}: no mistakes. ${inOneLine(legend)}`);
    return legend === undefined ? 1 : 0;
  },
);

interface Plays {
  readonly heroes: string;
  readonly difficulty: string;
  readonly games: string;
  readonly seed: string;
  readonly bot: string;
}

async function recordPlays(legend: string, { heroes, difficulty, games, seed, bot }: Plays): Promise<number> {
  const module = await gameNamed('andor');
  const count = wholeNumber('games', games, 1, 1_000_000);
  const tables = layouts(module, { legend, heroes, difficulty, seats: undefined, option: [] });
  const chance = new FastRandom(seedNumber(`chance ${seed}`));
  for (let n = 0; n < count; n += 1) {
    const { seats, options, contents } = tables[n % tables.length] as (typeof tables)[0];
    const plain = module.game.rules(options, undefined, contents);
    if (!(plain instanceof AndorRules)) throw new TypeError('legends are played by the rules of Andor');
    const rules = new RecordedRules(plain);
    playBotMatch(rules, seats, botOf(module, bot, rules), chance, `${seed} ${n}`, module.game.meta.maxActions(options, seats));
    printJson({ ...rules.record(`${seed} ${n}`) });
  }
  return 0;
}

function summary(legend: Legend) {
  return {
    id: legend.id,
    title: legend.title.en,
    heroes: legend.heroes,
    difficulties: legend.difficulties,
    openings: legend.openings.length,
    cards: legend.cards.length,
    rules: legend.rules?.length ?? 0,
    tasks: Object.keys(legend.tasks ?? {}).length,
    decks: Object.keys(legend.decks).length,
  };
}

function inOneLine(legend: Legend): string {
  const { title, cards, rules, tasks, heroes, difficulties } = summary(legend);
  const parts = [counted(cards, 'card'), counted(rules, 'rule'), counted(tasks, 'task')].join(', ');
  return `“${printable(title)}”: ${parts}; ${heroes.min} to ${heroes.max} heroes; ${difficulties.join(' and ')}.`;
}

/** What stands in the file was written by others. */
const inWords = (mistake: Mistake, language: Language): string =>
  `${printable(mistake.place) || '/'}: ${printable(sentenceOf(mistake, language))} (${mistake.code})`;

const sentenceOf = (mistake: Mistake, language: Language): string => texts[language].problem?.(mistake) ?? mistake.key;
