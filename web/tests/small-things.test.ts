import { languages } from '@tafelrunde/kernel';
import { announce, LiveRegions, takeBackCall } from '@tafelrunde/stage';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
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
