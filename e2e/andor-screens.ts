/* The screens of Andor's table: where each is to be seen, and what is done there before anybody looks. */
import type { Page } from 'playwright-core';
import { LEGEND_1, LEGEND_2, LEGEND_3, LEGEND_4, LEGEND_5 } from '../games/andor/legends/house.ts';
import { FALCON, GOLD, ITEMS, SHIELD, WITCH } from '../games/andor/pieces.ts';
import { EVENT } from '../games/andor/rules/agenda.ts';
import { type Action, ENTRY } from '../games/andor/state.ts';
import { ideaNames } from '../games/andor/table/learn/ideas.ts';
import { fightScreens } from './andor-fights.ts';
import { laterScreens } from './andor-later.ts';
import { readAll, road, type Screen, tab, turn } from './andor-touch.ts';

/** The last field of those in reach, with overtime where there is some. */
const fieldFar = async (page: Page): Promise<void> => {
  await page.locator('.field.is-near').or(page.locator('.field.is-far')).first().waitFor({ state: 'attached' });
  const late = page.locator('.field.is-far');
  const far = (await late.count()) > 0 ? late : page.locator('.field.is-near');
  await far.nth((await far.count()) - 1).dispatchEvent('click');
};
const buys = (legal: readonly Action[]): boolean => legal.filter(({ type }) => type === 'buy').length > 3;
const market = async (page: Page, phone: boolean): Promise<void> => {
  await tab(page, phone, 3);
  await page.locator('.an-market button').last().click();
};

/** Shows the card of one idea of the lesson to somebody who has read all others. */
const learns =
  (idea: (typeof ideaNames)[number]) =>
  async (page: Page): Promise<void> => {
    const known = ideaNames.filter((each) => each !== idea);
    await page.evaluate((learner) => localStorage.setItem('tafel.lessons', JSON.stringify({ andor: learner })), { on: true, known });
    await page.reload();
    await readAll(page);
    await page.locator('.an-coach').waitFor();
  };

/** The legends as the house tells them today: a number alone would be the first telling. */
const story1 = ['1', '1'] as const;
const later = [
  ['3', LEGEND_3],
  ['4', LEGEND_4],
  ['5', LEGEND_5],
] as const;
const stories = [story1, ['2', '2'], ...later] as const;

export const screens: readonly Screen[] = [
  { name: 'walk', legend: '2', where: (s) => turn(s) && s.legal.some(({ type }) => type === 'step'), opens: fieldFar },
  {
    name: 'walk-late',
    legend: '2',
    where: (s) => turn(s) && s.legal.some(({ type }) => type === 'step'),
    lay: (state) => {
      state.hour[0] = 4;
    },
    opens: fieldFar,
  },
  { name: 'map', legend: '2', where: turn },
  {
    name: 'attack',
    legend: '2',
    // a creature in reach, and somebody who could come along
    where: ({ legal, asked }) => asked === 'turn' && legal.some((each) => each.type === 'fight' && each.invite > 0),
    opens: async (page) => {
      await page.locator('.field.is-here').dispatchEvent('click');
      await page.locator('.an-chances b').first().waitFor();
    },
  },
  { name: 'fight-invite', legend: '2', where: ({ asked }) => asked === 'invitation', shows: 'dialog.an-fight[open]' },
  { name: 'fight-roll', legend: '2', where: ({ asked }) => asked === 'roll' },
  {
    name: 'fight',
    legend: '2',
    where: ({ asked, did, told }) => asked === 'roll' && did?.type === 'roll' && told.length > 0,
    does: 'the same',
    shows: 'dialog.an-fight[open]:has(.an-allies .an-die)',
  },
  {
    name: 'fight-told',
    legend: '2',
    where: ({ asked, state }) => asked === 'stay' && state.fight.round > 1,
    shows: 'dialog.an-fight[open]',
  },
  { name: 'fight-boost', legend: '2', where: ({ asked }) => asked === 'boost' },
  // with two heroes the first is the archer
  { name: 'fight-again', legend: '2', seats: 2, where: ({ asked }) => asked === 'again' },
  { name: 'legend', legend: '2', where: ({ state }) => state.day <= 1 },
  {
    name: 'sunrise',
    legend: '2',
    seats: 2,
    where: ({ did, told, state }) =>
      state.day > 1 &&
      did?.type === 'end-day' &&
      told.filter(({ kind }) => kind === 'creature-moved').length > 2 &&
      told.some(({ kind }) => kind === 'event-card') &&
      told.every(({ kind }) => kind !== 'card' && kind !== 'ended'),
    does: 'the same',
    shows: '.an-dawn',
  },
  {
    name: 'trade',
    legend: '2',
    where: ({ legal, state }) => state.day > 1 && legal.some((each) => each.type === 'exchange' && !each.falcon),
    does: (legal) => legal.find((each) => each.type === 'exchange' && !each.falcon),
    shows: 'dialog.an-trade[open]',
  },
  {
    name: 'trade-falcon',
    legend: '2',
    where: turn,
    lay: (state) => {
      state.bag[FALCON] = 1;
      state.bag[GOLD] = 3;
      state.bag[ITEMS + GOLD] = 2;
    },
    does: (legal) => legal.find((each) => each.type === 'exchange' && each.falcon),
    shows: 'dialog.an-trade[open]',
  },
  {
    name: 'merchant',
    legend: '2',
    where: ({ legal, asked }) => asked === 'turn' && buys(legal),
    opens: market,
    shows: 'dialog.an-shop[open]',
  },
  {
    name: 'witch',
    legend: '2',
    where: (s) => turn(s) && (s.state.figures[WITCH] ?? -1) >= 0,
    lay: (state) => {
      state.field[0] = state.figures[WITCH] ?? 0;
      state.bag[GOLD] = 7;
    },
    opens: market,
    shows: 'dialog.an-shop[open]',
  },
  {
    name: 'shares',
    legend: '2',
    where: ({ asked }) => asked === 'pool',
    opens: async (page) => {
      const card = page.locator('dialog.an-story-card[open] .btn--primary');
      for (let cards = 0; cards < 5; cards += 1) await card.click();
    },
    shows: 'dialog.an-shares[open]',
  },
  {
    name: 'shares-reward',
    legend: '2',
    where: ({ asked, state }) => asked === 'pool' && state.pool.kind === 'reward',
    shows: 'dialog.an-shares[open]',
  },
  {
    name: 'shares-proposed',
    legend: '2',
    where: ({ asked }) => asked === 'pool',
    opens: async (page) => {
      await readAll(page);
      await page.locator('.an-council-share .btn').first().click();
      await page.locator('.an-splitting .btn--primary').click();
      await page.locator('.an-proposed').waitFor();
    },
  },
  {
    name: 'decide-bargain',
    legend: LEGEND_5,
    where: ({ asked, state }) => asked === 'question' && state.question.of === 'option' && state.question.choices.length > 1,
    opens: readAll,
  },
  { name: 'decide', legend: '2', where: ({ asked }) => asked === 'question', shows: 'dialog.an-scene[open]' },
  {
    name: 'hero-sheet',
    legend: '2',
    where: turn,
    opens: async (page, phone) => {
      await tab(page, phone, 1);
      await page.locator('.an-hero').first().click();
    },
    shows: 'dialog.an-sheet[open]',
  },
  {
    name: 'journal',
    legend: '2',
    where: (s) => turn(s) && s.state.day > 3,
    opens: async (page, phone) => {
      await tab(page, phone, 2);
      await page.locator('.an-story > .btn').click();
    },
    shows: 'dialog.an-book[open]',
  },
  ...(['tasks', 'track'] as const).map(
    (leaf, i): Screen => ({
      name: `journal-${leaf}`,
      legend: '2',
      where: (s) => turn(s) && s.state.day > 3,
      opens: async (page, phone) => {
        await tab(page, phone, 2);
        await page.locator('.an-story > .btn').click();
        if (phone)
          await page
            .locator('.an-book__tabs button')
            .nth(i + 1)
            .click();
      },
    }),
  ),
  {
    name: 'plan',
    legend: '2',
    where: turn,
    // where creatures go at sunrise, and what somebody proposes for a field beside one
    opens: async (page, phone) => {
      await page.locator('.an-map__dawn').click();
      await page.locator('.field.is-near').first().dispatchEvent('click');
      await page.locator('.an-spot__talk summary').click();
      await page.locator('.an-spot__talk .btn').nth(2).click();
      await page.locator('.an-spot__close').click();
      await tab(page, phone, 4);
      await page.locator('.an-council').scrollIntoViewIfNeeded();
    },
    shows: '.an-council',
  },
  {
    name: 'story',
    legend: '2',
    where: turn,
    opens: async (page, phone) => {
      await tab(page, phone, 2);
    },
  },
  {
    name: 'creatures',
    legend: '2',
    where: turn,
    opens: async (page, phone) => {
      await tab(page, phone, 3);
    },
  },
  {
    name: 'list',
    legend: '2',
    where: turn,
    opens: async (page) => {
      await page.locator('.field.is-here').focus();
      await page.keyboard.press('m');
    },
  },
  {
    name: 'actions',
    legend: '2',
    where: turn,
    opens: async (page) => {
      await page.locator('.field.is-here').focus();
      await page.keyboard.press('a');
    },
  },
  {
    name: 'incident-event',
    legend: '2',
    where: ({ did, told }) =>
      did !== undefined && told.some(({ kind }) => kind === 'event-card') && told.every(({ kind }) => kind !== 'sunrise'),
    does: 'the same',
  },
  {
    name: 'event-card',
    legend: '2',
    where: ({ did, told }) =>
      did !== undefined && told.some(({ kind }) => kind === 'event-card') && told.every(({ kind }) => kind !== 'sunrise'),
    does: 'the same',
    opens: async (page) => {
      await page.locator('.an-incident .btn--primary').click();
    },
    shows: 'dialog.an-event-card[open]',
  },
  // somebody who carries a shield may turn it away
  {
    name: 'event-shield',
    legend: '2',
    where: ({ did, told }) =>
      did !== undefined && told.some(({ kind, shield }) => kind === 'event-card' && shield) && told.every(({ kind }) => kind !== 'sunrise'),
    lay: (state) => {
      state.bag[SHIELD] = 1;
    },
    does: 'the same',
    shows: 'dialog.an-event-card[open]:has(.btn--primary)',
  },
  {
    name: 'incident-fog',
    legend: '2',
    where: turn,
    lay: (state) => {
      state.field[0] = (state.fog[2] ?? 0) >> 5;
    },
    does: (legal) => legal.find(({ type }) => type === 'fog'),
  },
  {
    name: 'incident-aside',
    legend: '2',
    where: turn,
    lay: (state) => {
      state.field[0] = (state.fog[2] ?? 0) >> 5;
    },
    does: (legal) => legal.find(({ type }) => type === 'fog'),
    opens: async (page) => {
      await page.locator('.an-incident .an-put-aside').click();
    },
  },
  {
    name: 'incident-well',
    legend: '2',
    where: (s) => turn(s) && s.state.wells.some((well) => (well & 1) === 1),
    lay: (state) => {
      state.field[0] = (state.wells.find((well) => (well & 1) === 1) ?? 0) >> 1;
    },
    does: (legal) => legal.find(({ type }) => type === 'well'),
  },
  {
    name: 'uncover',
    legend: LEGEND_4,
    where: ({ legal }) => legal.some((each) => each.type === 'uncover' && each.what === 'token'),
  },
  {
    name: 'incident-find',
    legend: LEGEND_4,
    where: ({ legal }) => legal.some((each) => each.type === 'uncover' && each.what === 'token'),
    does: (legal) => legal.find((each) => each.type === 'uncover' && each.what === 'token'),
  },
  {
    name: 'incident-rubble',
    legend: LEGEND_4,
    where: ({ legal }) => legal.some(({ type }) => type === 'clear'),
    does: (legal) => legal.find(({ type }) => type === 'clear'),
  },
  {
    name: 'rubble-cleared',
    legend: LEGEND_4,
    where: ({ legal }) => legal.some(({ type }) => type === 'clear'),
    lay: (state) => {
      state.strength[0] = 14;
    },
    does: (legal) => legal.find(({ type }) => type === 'clear'),
    opens: async (page) => {
      await page.locator('.an-scene__foot .btn--primary').click();
    },
  },
  { name: 'learn', legend: '1', where: ({ asked, state }) => asked === 'turn' && state.day <= 1 },
  {
    name: 'learn-coach',
    legend: LEGEND_1, // by the name new tables store: those are explained
    where: ({ asked, state }) => asked === 'turn' && state.day <= 1,
    opens: async (page) => {
      const card = page.locator('dialog.an-story-card[open] .btn--primary');
      const coach = page.locator('.an-coach');
      await card.or(coach).first().waitFor();
      for (let cards = 0; cards < 8 && (await card.isVisible()); cards += 1) await card.click();
    },
    shows: '.an-coach',
  },
  // a newcomer's day: its ring, the next sunrise, a farmer
  {
    name: 'learn-hours',
    legend: LEGEND_1,
    where: ({ asked, state }) => asked === 'turn' && (state.hour[0] ?? 0) > 1,
    opens: learns('hours'),
  },
  {
    name: 'learn-dawn',
    legend: LEGEND_2,
    where: (s) => turn(s) && (s.state.hour[0] ?? 0) > 4,
    opens: learns('sunrise'),
  },
  { name: 'learn-letters', legend: LEGEND_2, where: turn, opens: learns('narrator') },
  {
    name: 'learn-farmer',
    legend: LEGEND_2,
    where: (s) => turn(s) && s.state.farmers.length > 0,
    opens: learns('farmers'),
    shows: '.an-coach',
  },
  // what no legend of the house has: named farmers, things of several kinds face down, a besieged castle, one language
  { name: 'road-told', ...road, where: ({ state }) => state.day <= 1 },
  { name: 'road-map', ...road, where: ({ asked, state }) => asked === 'turn' && state.day <= 1, opens: readAll },
  {
    name: 'road-field',
    ...road,
    where: ({ asked, state }) => asked === 'turn' && state.day <= 1,
    opens: async (page) => {
      await readAll(page);
      await page.locator('#field-36').dispatchEvent('click');
    },
  },
  {
    name: 'road-list',
    ...road,
    where: ({ asked, state }) => asked === 'turn' && state.day <= 1,
    opens: async (page) => {
      await readAll(page);
      await page.locator('.field.is-here').focus();
      await page.keyboard.press('m');
    },
  },
  {
    name: 'road-story',
    ...road,
    where: ({ asked, state }) => asked === 'turn' && state.day <= 1,
    opens: async (page, phone) => {
      await readAll(page);
      await tab(page, phone, 2);
    },
  },
  {
    name: 'road-creatures',
    ...road,
    where: ({ asked, state }) => asked === 'turn' && state.day <= 1,
    opens: async (page, phone) => {
      await readAll(page);
      await tab(page, phone, 3);
    },
  },
  {
    name: 'road-siege',
    ...road,
    where: ({ asked, state }) => asked === 'turn' && state.day <= 1,
    lay: (state) => {
      state.field[0] = 1;
    },
    opens: async (page) => {
      await readAll(page);
      await page.locator('#field-0').dispatchEvent('click');
    },
  },
  {
    name: 'road-fight',
    ...road,
    where: ({ asked, state }) => asked === 'roll' && state.fight.creature >= 0,
  },
  { name: 'road-decide', ...road, where: ({ asked, state }) => asked === 'question' && state.question.choices.length > 1, opens: readAll },
  { name: 'choose', legend: LEGEND_2, where: () => true, room: true },
  {
    name: 'decide-event',
    legend: '2',
    where: ({ asked, state }) => asked === 'question' && state.agenda.some((code, i) => i % ENTRY === 0 && code === EVENT),
  },
  ...[story1, ...later].map(([n, legend]): Screen => ({ name: `map-${n}`, legend, where: (s) => turn(s) && s.state.day > 3 })),
  ...later.map(
    ([n, legend]): Screen => ({
      name: `walk-${n}`,
      legend,
      where: (s) => turn(s) && s.legal.some(({ type }) => type === 'step'),
      opens: fieldFar,
    }),
  ),
  // the mine is lost sooner
  ...later.map(
    ([n, legend]): Screen => ({
      name: `late-${n}`,
      legend,
      where: (s) => turn(s) && s.state.legend.narrator > (legend === LEGEND_4 ? 4 : 7),
    }),
  ),
  ...later.map(([n, legend]): Screen => ({ name: `told-${n}`, legend, where: ({ state }) => state.day <= 1 })),
  ...stories.map(([n, legend]): Screen => ({ name: `won-${n}`, legend, where: 'won', does: 'the same', shows: '.an-end' })),
  ...stories.map(
    ([n, legend]): Screen => ({
      name: `end-${n}`,
      legend,
      seats: 2,
      where: ({ told }) => told.some(({ kind, won }) => kind === 'ended' && won === false),
      does: 'the same',
      shows: '.an-end',
    }),
  ),
  // how a match went that was really played: one that was won, one that was lost, and one day of it
  ...(
    [
      ['evening', 2],
      ['evening-lost', 1],
      ['evening-day', 2],
    ] as const
  ).map(
    ([name, played]): Screen => ({
      name,
      legend: '2',
      seats: 3,
      played,
      where: () => true,
      opens: async (page) => {
        await page.locator('dialog[open]').waitFor(); // how it ended lies over the table
        await page.keyboard.press('Escape');
        await page.locator('.an-all[data-over]').click();
        if (name === 'evening-day') await page.locator('.an-evening__days button').nth(2).click();
      },
      shows: 'dialog.an-evening[open]',
    }),
  ),
  ...fightScreens,
  ...laterScreens,
];
