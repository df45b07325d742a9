import { type Legend, type Mistake, readLegend } from '@tafelrunde/andor/legend';
import { texts } from '@tafelrunde/andor/texts';
import type { Language } from '@tafelrunde/kernel';
import { command } from '../command.ts';
import { readTextFile } from '../files.ts';
import { languageOf } from '../given.ts';
import { print, printJson } from '../output.ts';
import { counted, printable, SentenceError } from '../sentence.ts';

export default command(
  {
    name: 'legend',
    takes: ['check', 'FILE'],
    summary: 'check a legend for The Legends of Andor and explain every mistake with its place',
    more: [
      'A place is a path into the file: /cards/3/do/0 is the first effect of the fourth card. docs/writing-a-legend.md tells how to write one.',
    ],
    flags: {
      language: { value: 'LANGUAGE', text: 'of the sentences: de, en or fr', default: 'en' },
      json: { text: 'one line of JSON' },
    },
  },
  ({ json, language: asked }, [what = '', file = '']) => {
    if (what !== 'check') throw new SentenceError(`"tafel legend" knows only "check", not "${printable(what)}"`);
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
