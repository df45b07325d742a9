/* Screens of what Legends 3 to 5 brought to Andor's table, and of what no legend of the house has. */
import type { Page } from 'playwright-core';
import { LEGEND_3, LEGEND_4, LEGEND_5 } from '../games/andor/legends/house.ts';
import { creatureKinds, GEM_2, GEM_4, ITEMS, NONE } from '../games/andor/pieces.ts';
import { C_FIELD, C_KIND, C_NAME, CREATURE, type State } from '../games/andor/state.ts';
import { readAll, road, type Screen, type Standing, tab, turn } from './andor-touch.ts';

const DRAGON = creatureKinds.indexOf('dragon');
/** Among the decks of Legend 4, and among the cards of that deck. */
const LAKE = 1;
const STILL_WATER = 9;
const firstTurn = ({ asked, state }: Standing): boolean => asked === 'turn' && state.day <= 1;

/** Where a creature is, as its place among all; −1 where there is none. */
function placeOf(state: State, is: (at: number) => boolean): number {
  for (let at = 0; at < state.creatures.length; at += CREATURE) {
    if ((state.creatures[at + C_FIELD] ?? NONE) >= 0 && is(at)) return at;
  }
  return -1;
}
const dragonIn = (state: State): number => placeOf(state, (at) => state.creatures[at + C_KIND] === DRAGON);
const namedIn = (state: State): number => placeOf(state, (at) => state.creatures[at + C_NAME] !== NONE);

/** Touches a field once the story is read. */
const touches =
  (field: number) =>
  async (page: Page): Promise<void> => {
    await readAll(page);
    await page.locator(`#field-${field}`).dispatchEvent('click');
  };
const story = async (page: Page, phone: boolean): Promise<void> => {
  await readAll(page);
  await tab(page, phone, 2);
};
/** The journal at one of its leaves. */
const journal =
  (leaf: number) =>
  async (page: Page, phone: boolean): Promise<void> => {
    await story(page, phone);
    await page.locator('.an-story > .btn').click();
    if (phone) await page.locator('.an-book__tabs button').nth(leaf).click();
  };
const list = async (page: Page): Promise<void> => {
  await readAll(page);
  await page.locator('.field.is-here').focus();
  await page.keyboard.press('m');
  await page.locator('.an-list__filters button').last().click();
};
const board = async (page: Page, phone: boolean): Promise<void> => {
  await readAll(page);
  await tab(page, phone, 1);
  await page.locator('.an-hero').first().click();
};
const gems = (state: State): void => {
  state.bag[GEM_2] = 1;
  state.bag[GEM_4] = 1;
  state.bag[ITEMS + GEM_4] = 1;
};

export const laterScreens: readonly Screen[] = [
  // cards of fate: whose each is, and which may still be given back
  {
    name: 'fates-deal',
    legend: LEGEND_3,
    where: ({ asked, state }) => asked === 'question' && state.question.of === 'hero',
    opens: readAll,
    shows: 'dialog.an-scene[open]',
  },
  { name: 'fates-tasks', legend: LEGEND_3, where: firstTurn, opens: story },
  { name: 'fates-journal', legend: LEGEND_3, where: firstTurn, opens: journal(1), shows: 'dialog.an-book[open]' },
  { name: 'fates-board', legend: LEGEND_3, where: firstTurn, opens: board, shows: 'dialog.an-sheet[open]' },
  {
    name: 'fates-foe',
    legend: LEGEND_3,
    where: (s) => turn(s) && namedIn(s.state) >= 0,
    lay: (state) => {
      state.creatures[namedIn(state) + C_FIELD] = 52;
      state.field[0] = 48;
    },
    opens: touches(52),
    shows: '.an-spot',
  },
  // the mine: its lake, gems and the letter that moves
  {
    name: 'mine-lake',
    legend: LEGEND_4,
    where: turn,
    lay: (state) => {
      state.field[0] = 37;
    },
    opens: touches(57),
    shows: '.an-spot',
  },
  {
    name: 'mine-gems',
    legend: LEGEND_4,
    where: turn,
    lay: gems,
    opens: board,
    shows: 'dialog.an-sheet[open]',
  },
  {
    name: 'mine-handed',
    legend: LEGEND_4,
    where: ({ told }) => told.some(({ kind }) => kind === 'handed-over'),
    does: 'the same',
  },
  {
    name: 'mine-camp',
    legend: LEGEND_4,
    where: turn,
    lay: (state) => {
      gems(state);
      state.field[0] = 70;
    },
    opens: touches(70),
    shows: '.an-spot',
  },
  // a look at the top card of a deck: over the lake, where still water lies on top
  {
    name: 'mine-peek',
    legend: LEGEND_4,
    where: turn,
    lay: (state) => {
      state.field[0] = 37;
      for (const { pile, seen } of state.legend.decks.slice(LAKE, LAKE + 1)) {
        const at = pile.indexOf(STILL_WATER);
        pile.push(...pile.splice(at, 1));
        seen.push(...seen.splice(at, 1));
      }
    },
    does: (legal) => legal.find((each) => each.type === 'step' && each.to === 57),
    opens: async (page) => {
      const card = page.locator('dialog.an-event-card[open] .btn--primary');
      const looked = page.locator('.an-looked');
      await card.or(looked).first().waitFor();
      if (await card.isVisible()) await card.click();
    },
    shows: '.an-looked',
  },
  { name: 'mine-track', legend: LEGEND_4, where: turn, opens: journal(2), shows: 'dialog.an-book[open]' },
  { name: 'mine-list', legend: LEGEND_4, where: turn, opens: list, shows: 'dialog.an-list[open]' },
  // the castle held by creatures, and the dragon on its way
  {
    name: 'castle-held',
    legend: LEGEND_5,
    where: firstTurn,
    lay: (state) => {
      state.field[0] = 4;
    },
    opens: touches(0),
    shows: '.an-spot',
  },
  { name: 'castle-tasks', legend: LEGEND_5, where: firstTurn, opens: story },
  {
    name: 'dragon-far',
    legend: LEGEND_5,
    where: (s) => turn(s) && s.state.creatures[dragonIn(s.state) + C_FIELD] === 81,
    opens: touches(81),
    shows: '.an-spot',
  },
  {
    name: 'dragon-near',
    legend: LEGEND_5,
    where: (s) => turn(s) && s.state.creatures[dragonIn(s.state) + C_FIELD] === 57,
    lay: (state) => {
      state.field[0] = 57;
    },
    opens: touches(57),
    shows: '.an-spot',
  },
  {
    name: 'dragon-lands',
    legend: LEGEND_5,
    seats: 2,
    where: ({ told }) => told.some(({ kind, creature }) => kind === 'creature-placed' && creature === 'dragon'),
    does: 'the same',
  },
  // a card of the dragon's for this round
  {
    name: 'dragon-round',
    legend: LEGEND_5,
    seats: 2,
    where: ({ asked, told }) => asked === 'invitation' && told.some(({ kind }) => kind === 'event-card'),
    does: 'the same',
  },
  {
    name: 'dragon-fight',
    legend: LEGEND_5,
    where: ({ asked, state }) => asked === 'roll' && state.fight.creature === dragonIn(state) / CREATURE,
    shows: 'dialog.an-fight[open]',
  },
  {
    name: 'bridge-gone',
    legend: LEGEND_5,
    where: (s) => turn(s) && s.state.cuts.length > 0,
    lay: (state) => {
      state.field[0] = 38;
    },
    opens: touches(39),
    shows: '.an-spot',
  },
  { name: 'castle-list', legend: LEGEND_5, where: firstTurn, opens: list, shows: 'dialog.an-list[open]' },
  // farmers with names, and whom one takes along
  { name: 'road-farmers', ...road, where: firstTurn, opens: touches(28) },
  {
    name: 'road-escort',
    ...road,
    where: firstTurn,
    lay: (state) => {
      state.field[0] = 28;
    },
    opens: touches(29),
  },
  { name: 'road-journal', ...road, where: firstTurn, opens: journal(1), shows: 'dialog.an-book[open]' },
];
