import { languages } from '@tafelrunde/kernel';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { heroName } from '../../texts/context.ts';
import { Creatures, DayTrack, LegendStrip, Market, Party, Standing, Story } from '../panels/index.ts';
import { matchOf, propsFor } from './drawing.tsx';

const plain = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll(/\s+/g, ' ');

test('every panel tells a whole match in three languages', () => {
  let n = 0;
  for (const { rules, state } of matchOf({ legend: '2' }, 4, 3, 'bots')) {
    n += 1;
    if (n % 40 !== 1) continue;
    for (const language of languages) {
      const props = propsFor(rules, state, n % 4, { language });
      const { view } = props;
      const said = plain(
        renderToStaticMarkup(
          <>
            <DayTrack {...props} />
            <LegendStrip {...props} />
            <Party {...props} />
            <Creatures {...props} />
            <Market {...props} />
            <Story {...props} />
          </>,
        ),
      );
      for (let seat = 0; seat < 4; seat += 1) expect(said).toContain(heroName(view, seat));
      expect(said).toContain(view.legend.title[language]);
      expect(said).toContain(view.legend.readCards?.at(-1)?.title[language]);
      for (const task of view.legend.taskWords) expect(said).toContain(task.title[language]);
      expect(said).not.toMatch(/undefined|NaN|\[object/);
    }
  }
  expect(n).toBeGreaterThan(200);
});

test('AND-18.1 a card that was read stays readable, one that waits does not', () => {
  for (const { rules, state } of matchOf({ legend: '1' }, 2, 5, 'bots')) {
    const { cards, readCards } = rules.shown(rules.view(state, 0)).legend;
    expect(readCards).toHaveLength(cards.filter((card) => card === 1).length);
  }
});

test('where panels lie behind tabs the tasks are told in a few signs, and in words for whoever hears them', () => {
  for (const { rules, state } of matchOf({ legend: '2' }, 4, 3, 'bots', 200)) {
    const props = propsFor(rules, state, 0, { language: 'en' });
    if (state.day < 2) continue;
    const html = renderToStaticMarkup(<Standing {...props} onOpen={() => undefined} />);
    const { taskWords, narrator } = props.view.legend;
    const done = taskWords.filter((task) => task.state === 'done').length;
    expect(html).toContain(`Tasks: ${done} of ${taskWords.length} done. `);
    expect(html).toContain(`${13 - narrator} letter`);
    return;
  }
  throw new Error('there was no second day');
});
