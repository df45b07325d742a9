import { languages } from '@tafelrunde/kernel';
import { expect, test } from 'vitest';
import { script } from '../learn/script.ts';
import { viewOf } from './sketch.ts';

test.each(languages)('%s: one listener too many or several, the lesson says it in the right number', async (language) => {
  const words = await script.words[language]();
  const said = (listeners: number[]) => {
    const view = { ...viewOf({ hands: ['S1', 'S2', 'S3', 'S4'] }), stories: [0, 0, 0, 0], listeners };
    return words.tooMany.text({ view, seat: 0, legal: [], names: { of: String, you: [] }, known: [] });
  };
  const [one, two] = [said([0, 1, 0, 0]), said([0, 2, 0, 0])];
  const right = {
    de: ['Hier ist ein Zuhörer zu viel', 'Hier sind 2 Zuhörer zu viel'],
    en: ['Here is one listener too many', 'Here are 2 listeners too many'],
    fr: ['un auditeur de trop', '2 auditeurs de trop'],
  }[language] as [string, string];
  expect(one).toContain(right[0]);
  expect(two).toContain(right[1]);
});
