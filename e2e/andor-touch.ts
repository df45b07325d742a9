/* What a screen of Andor's table is, and what is touched to come to one. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import type { Action, State } from '../games/andor/state.ts';

/** A position of a match of bots, and what the bot on the reader's seat did next. */
export interface Standing {
  readonly state: State;
  readonly legal: readonly Action[];
  readonly asked: string | undefined;
  /** What was told when that seat answered. */
  readonly told: readonly { readonly kind: string; readonly won?: boolean; readonly creature?: string; readonly shield?: boolean }[];
  readonly did: Action | undefined;
}

export interface Screen {
  readonly name: string;
  readonly legend: string;
  /** Its text, where it is none of the house. */
  readonly text?: string;
  readonly seats?: number;
  /** By whom it is seen, where it is not the first. */
  readonly seat?: number;
  /** Where it is to be seen; `won`: at the end of a match that was won. */
  readonly where: ((standing: Standing) => boolean) | 'won';
  /** What is changed there. */
  readonly lay?: (state: State) => void;
  /** What is done there before anybody looks: that of the bot, or one of one's own. */
  readonly does?: 'the same' | ((legal: readonly Action[]) => Action | undefined);
  /** A whole match is played first, as it is dealt and rolled by this number, each hero led as a bot advises. */
  readonly played?: number;
  /** Before the match: somebody is still missing. */
  readonly room?: true;
  /** What is touched then. */
  readonly opens?: (page: Page, phone: boolean) => Promise<void>;
  /** The part of the page that must be there in the end. */
  readonly shows?: string;
}

/** Opens a tab where panels have tabs. */
export const tab = async (page: Page, phone: boolean, n: number): Promise<void> => {
  if (phone) await page.locator('.an-tabs button').nth(n).click();
};
export const turn = ({ asked, state }: Standing): boolean => asked === 'turn' && state.day > 1;
/** Reads the cards of the story that lie over the map, if there are any. */
export const readAll = async (page: Page): Promise<void> => {
  const card = page.locator('dialog.an-story-card[open] .btn--primary');
  await page.locator('.an-map__frame .field').first().waitFor({ state: 'attached' }); // cards come with the map, however long that takes
  await card.waitFor({ timeout: 3000 }).catch(() => undefined); // there may be none
  for (let cards = 0; cards < 8 && (await card.isVisible()); cards += 1) await card.click();
};
/** A legend of our own with what no legend of the house has. */
export const road = {
  legend: 'road',
  text: readFileSync(new URL('../games/andor/tests/sound/the-widows-road.json', import.meta.url), 'utf8'),
} as const;
