/* How one comes to see a screen of Andor's table: a table is laid there, and what is done there is done. */
import { contentName } from '@tafelrunde/kernel';
import type { TableId } from '@tafelrunde/protocol';
import type { Page } from 'playwright-core';
import type { Action, State } from '../games/andor/state.ts';
import { Person } from '../server/tests/people.ts';
import type { Laid } from './andor-laid.ts';
import type { Screen } from './andor-touch.ts';
import { Counsel } from './counsel.ts';
import { layAndor } from './hero.ts';
import { Scene } from './scene.ts';

/** As the matches of bots were played: what follows from a legend depends on it. */
const asPlayed = { difficulty: 'normal', figures: 'first' } as const;

export interface Showing {
  /** Lays a table where the screen is to be seen, sits down at it and does what is done there. `phone`: panels have tabs. */
  readonly show: (page: Page, screen: Screen, laid: Laid, phone: boolean) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** A house where every match of Andor begins where the next screen is to be seen; its bots think for ever. */
export async function openShowing(): Promise<Showing> {
  let laid: State | undefined;
  const scene = await Scene.open({ game: 'andor', seats: 4, setup: () => structuredClone(laid) });
  const evenings = new Map<number, { readonly scene: Scene; readonly address: string }>();
  return {
    show: async (page, screen, place, phone) => {
      if (screen.played === undefined) {
        laid = place.state;
        await show(page, scene.address, screen, place, phone);
        return;
      }
      const evening = evenings.get(screen.played) ?? (await playedThrough(page, screen, screen.played));
      evenings.set(screen.played, evening);
      await page.goto(evening.address);
      await page.locator('.andor .an-map__frame').waitFor();
      await screen.opens?.(page, phone);
      if (screen.shows !== undefined) await page.locator(screen.shows).first().waitFor();
    },
    close: async () => {
      await scene.close();
      for (const evening of evenings.values()) await evening.scene.close();
    },
  };
}

/** A house where a match was played to its end, each hero led as a bot advises: what is to be seen afterwards is a true evening's. */
async function playedThrough(page: Page, { legend, seats = 4 }: Screen, deal: number): Promise<{ scene: Scene; address: string }> {
  const scene = await Scene.open({ game: 'andor', seats, setup: deal, moves: 'own' });
  await page.request.get(`${scene.address}/api/me`);
  await page.request.post(`${scene.address}/api/me`, { data: { name: 'Lena' } });
  const address = await layAndor(
    page.request,
    scene.address,
    { ...asPlayed, difficulty: 'easy', legend },
    Array.from({ length: seats }, () => 'me'),
  );
  const counsel = await Counsel.of(page.context(), scene.address, address.split('/').at(-1) ?? '', 'en');
  while (!counsel.over) {
    const at = counsel.position;
    await counsel.acts();
    await counsel.goneOn(at, 3000);
  }
  await counsel.close();
  return { scene, address };
}

async function show(page: Page, house: string, screen: Screen, { seat, did }: Laid, phone: boolean): Promise<void> {
  await page.request.get(`${house}/api/me`);
  await page.request.post(`${house}/api/me`, { data: { name: 'Lena' } });
  if (screen.text !== undefined) {
    // a legend somebody brought along
    await page.request.post(`${house}/api/contents?game=andor&option=legend`, {
      data: screen.text,
      headers: { 'content-type': 'text/plain' },
    });
  }
  const address = await layAndor(
    page.request,
    house,
    { ...asPlayed, legend: screen.text === undefined ? screen.legend : contentName(screen.text) },
    screen.room === true
      ? ['me', 'me', 'open', 'bot']
      : Array.from({ length: screen.seats ?? 4 }, (_, each) => (each === (screen.seat ?? 0) || screen.where === 'won' ? 'me' : 'bot')),
  );
  await page.goto(address);
  await page.locator(screen.room === true ? '.an-choose' : '.andor .an-map__frame').waitFor();
  if (screen.does !== undefined) {
    const cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
    const person = await new Person(house, cookie).open((address.split('/').at(-1) ?? '') as TableId);
    const legal = await person.until((known) => {
      const all = known.legal(seat) as readonly Action[];
      return all.length > 0 && all;
    });
    const action = screen.does === 'the same' ? did : screen.does(legal);
    const ask = await person.until((known) => known.match?.asks.find((each) => each.seat === seat));
    await person.does({ type: 'act', seat, ask: ask.id, action });
    await person.close();
    if (screen.shows === undefined) await page.waitForTimeout(400);
  }
  await screen.opens?.(page, phone);
  if (screen.shows !== undefined) await page.locator(screen.shows).first().waitFor();
}
