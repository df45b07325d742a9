/* Screens of moments within a fight, of an exchange half made, and of cards that were rolled for. */
import type { Page } from 'playwright-core';
import { LEGEND_5 } from '../games/andor/legends/house.ts';
import { NONE, SHIELD } from '../games/andor/pieces.ts';
import { C_STRENGTH, CREATURE, type State } from '../games/andor/state.ts';
import type { Screen, Standing } from './andor-touch.ts';

const FIGHT = 'dialog.an-fight[open]';
/** Stronger than anybody's dice. */
const GIANT = 30;

/** The last of several heroes rolls, and then both sides are compared. */
const compared = ({ did, told, state }: Standing): boolean =>
  did?.type === 'roll' &&
  told.some(({ kind }) => kind === 'clash') &&
  state.fight.creature !== NONE &&
  (state.fight.fighters & (state.fight.fighters - 1)) !== 0;

/** A shield on the first board, and a creature that wins this round whatever is rolled. */
const losing = (state: State): void => {
  state.bag[SHIELD] = 1;
  state.creatures[state.fight.creature * CREATURE + C_STRENGTH] = GIANT;
};
const rolledFor = ({ did, told }: Standing): boolean =>
  did?.type === 'end-day' && told.some(({ kind }) => kind === 'card') && told.some(({ kind }) => kind === 'die');

/** Turns the cards of the story up to the one a die was rolled for. */
const toTheDie = async (page: Page): Promise<void> => {
  const card = page.locator('dialog.an-story-card[open]');
  const dawn = page.locator('.an-order__acts .btn--primary');
  await card.or(dawn).first().waitFor();
  for (let steps = 0; steps < 3 && (await dawn.isVisible()); steps += 1) await dawn.click();
  await card.waitFor();
  for (let cards = 0; cards < 8 && !(await card.locator('.an-happens').isVisible()); cards += 1) {
    await card.locator('.btn--primary').click();
  }
};

export const fightScreens: readonly Screen[] = [
  { name: 'fight-compared', legend: '2', seats: 3, where: compared, does: 'the same', shows: `${FIGHT} .an-vs__diff` },
  { name: 'fight-shield', legend: '2', seats: 3, where: compared, lay: losing, does: 'the same' },
  {
    name: 'fight-shielded',
    legend: '2',
    seats: 3,
    where: compared,
    lay: losing,
    does: 'the same',
    opens: async (page) => {
      await page.locator(`${FIGHT} .an-scene__foot .btn--primary`).click();
    },
  },
  { name: 'fight-flip', legend: '2', seat: 3, where: ({ asked }) => asked === 'flip', shows: `${FIGHT} .an-flip` },
  {
    name: 'fight-flipped',
    legend: '2',
    seat: 3,
    where: ({ asked }) => asked === 'flip',
    does: (legal) => legal.find(({ type }) => type === 'flip'),
  },
  {
    name: 'trade-sealed',
    legend: '2',
    where: ({ legal, state }) => state.day > 1 && legal.some((each) => each.type === 'exchange' && !each.falcon),
    does: (legal) => legal.find((each) => each.type === 'exchange' && !each.falcon),
    opens: async (page) => {
      await page.locator('.an-rack__gold button').nth(1).click();
      await page.locator('button.an-tile').last().click();
      await page.locator('.an-tray .an-tile').nth(1).waitFor();
      await page.locator('dialog.an-trade .btn--primary').click();
    },
    shows: '.an-seal.is-on',
  },
  { name: 'legend-rolled', legend: '2', where: rolledFor, does: 'the same', opens: toTheDie },
  { name: 'hunt-rolled', legend: LEGEND_5, where: rolledFor, does: 'the same', opens: toTheDie },
];
