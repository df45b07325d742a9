import { languages } from '@tafelrunde/kernel';
import { announce, LiveRegions, takeBackCall } from '@tafelrunde/stage';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { reminderWords } from '../src/reminders/words.ts';
import { tableOf } from '../src/tables.ts';
import { de } from '../src/texts/de.ts';
import { en } from '../src/texts/en.ts';
import { fr } from '../src/texts/fr.ts';

const texts = { de, en, fr };

test('a call that no longer holds is taken out of the page', () => {
  announce('Your turn.');
  expect(renderToStaticMarkup(createElement(LiveRegions))).toContain('Your turn.');
  takeBackCall();
  expect(renderToStaticMarkup(createElement(LiveRegions))).not.toContain('Your turn.');
});

test.each(languages)('in %s a button is called what stands on it', (language) => {
  const t = texts[language];
  expect(t.play.chooseLabel('Anthem').toLowerCase()).toContain(t.play.choose.toLowerCase());
  for (const bots of [t.lobby.againstBots, t.lobby.withBots])
    expect(t.lobby.playNowLabel('Anthem', bots).toLowerCase()).toContain(`${t.lobby.playNow} ${bots}`.toLowerCase());
  expect(t.lobby.newTableLabel('Anthem').toLowerCase()).toContain(t.lobby.newTable.toLowerCase());
});

test('where a match has several rounds, the sum of a seat can be told round by round', async () => {
  const silver = await tableOf('silver')?.();
  const rows = (points: number) => [{ points }, { points: 30 }];
  expect(silver?.rounds?.({ sheet: [rows(8), rows(11), rows(12)] }, 0)).toEqual([8, 11, 12]);
  expect((await tableOf('anthem')?.())?.rounds).toBe(undefined);
});

afterEach(() => vi.useRealTimers());

test('when a call last arrived is said as people say it', () => {
  vi.useFakeTimers({ now: new Date(2026, 10, 18, 15, 0) });
  const last = (day: number) => languages.map((language) => reminderWords[language].last(new Date(2026, 10, day, 14, 2).getTime()));
  expect(last(18)).toEqual([
    expect.stringMatching(/ heute, 14:02$/),
    expect.stringMatching(/ today, 14:02$/),
    expect.stringMatching(/ aujourd’hui, 14:02$/),
  ]);
  expect(last(17)).toEqual([expect.stringMatching(/ gestern, /), expect.stringMatching(/ yesterday, /), expect.stringMatching(/ hier, /)]);
  for (const said of last(16)) expect(said).toMatch(/ 16\D.*14:02$/);
});
