import { FastRandom } from '@tafelrunde/kernel';
import { describe, expect, test } from 'vitest';
import type { Page } from './people.ts';
import { type Cards, type Change, retold } from './silver/dealt.ts';
import { type Aid, strayFaces } from './silver/faces.ts';
import { Scene, wire } from './silver/scene.ts';
import { type Alike, twinsOf } from './silver/twins.ts';

const aids: readonly Aid[] = ['off', 'gentle', 'full'];
/** Everybody who reads along, and from which seat: undefined looks on. */
const viewersOf = (scene: Scene): readonly (readonly [number, number | undefined])[] =>
  scene.pages.map((_, viewer) => [viewer, viewer === scene.seats ? undefined : viewer]);

/** What of a whole wire is stray, seat by seat. */
async function strays(scene: Scene): Promise<readonly string[]> {
  const truth = await scene.truth();
  return viewersOf(scene).flatMap(([viewer, seat]) => strayFaces(scene.pages[viewer]?.frames ?? [], seat, truth));
}

interface Compared {
  readonly differences: readonly string[];
  /** Twins tried, and how many of them differ in something somebody at the table knows. */
  readonly twins: number;
  readonly telling: number;
}

/** Opens a page for everybody with the true deal and with deals they cannot tell from it: whatever is sent must be the same. */
async function compare(scene: Scene, alike: Alike, wanted: number): Promise<Compared> {
  const luck = new FastRandom(scene.played.length);
  const truth = await scene.truth();
  const differences: string[] = [];
  let [twins, telling] = [0, 0];
  for (const [viewer, seat] of viewersOf(scene)) {
    const page = await scene.freshPage(viewer);
    differences.push(...strayFaces(page.frames, seat, truth));
    const sent = wire(page, scene);
    for (const twin of twinsOf(scene.line, seat, alike, wanted, luck)) {
      twins += 1;
      telling += twin.telling ? 1 : 0;
      const other = await scene.as(twin.swap, async () => wire(await scene.freshPage(viewer), scene));
      const at = sent.findIndex((text, i) => text !== other[i]);
      if (at >= 0 || other.length !== sent.length) differences.push(`viewer ${viewer}: ${sent[at]} instead of ${other[at]}`);
    }
  }
  return { differences, twins, telling };
}

/** Positions of a match at which it stops for a closer look: during the first looks, early, and later ever more seldom. */
const stops = [1, 7, 14, 25, 60, 140];

test.each(aids)('memory aid %s: in a whole match no socket is sent a face its seat may not see there and then', async (aid) => {
  const scene = await Scene.open({ seed: 40 + aids.indexOf(aid), aid });
  let [twins, telling] = [0, 0];
  while (!scene.over) {
    await scene.step();
    if (!stops.includes(scene.played.length)) continue;
    const alike: readonly Alike[] = aid === 'full' ? ['known'] : ['known', 'open'];
    for (const one of alike) {
      const compared = await compare(scene, one, 2);
      expect(compared.differences).toEqual([]);
      twins += compared.twins;
      telling += compared.telling;
    }
  }
  const truth = await scene.truth();
  for (const [viewer, seat] of viewersOf(scene)) expect(strayFaces((await scene.freshPage(viewer)).frames, seat, truth)).toEqual([]);
  expect(await strays(scene)).toEqual([]);
  const kinds = new Set(
    scene.pages
      .slice(0, 1)
      .flatMap(({ log }) => log)
      .flatMap(({ events }) => events.map((event) => (event as { kind: string }).kind)),
  );
  for (const kind of ['looks', 'saw', 'closed', 'drawn', 'round-ended', 'ended']) expect(kinds).toContain(kind);
  expect(twins).toBeGreaterThan(aid === 'full' ? 15 : 30);
  expect(telling).toBeGreaterThan(aid === 'full' ? 5 : 15);
});

test.each(aids)('memory aid %s: step by step a seat is sent the same bytes at a table with other hidden cards', async (aid) => {
  const scene = await Scene.open({ seed: 60 + aids.indexOf(aid), aid });
  while (!scene.over && scene.played.length < 30) await scene.step();
  const luck = new FastRandom(1);
  for (const [viewer, seat] of viewersOf(scene)) {
    const [twin] = twinsOf(scene.line, seat, 'known', 1, luck);
    if (twin === undefined) throw new Error(`no deal viewer ${viewer} cannot tell from the true one`);
    const other = await Scene.open({ ...scene.plan, swap: twin.swap });
    for (const played of scene.line.played) await other.step(played);
    expect(wire(other.pages[viewer] as Page, other)).toEqual(wire(scene.pages[viewer] as Page, scene));
    await other.house.close();
  }
});

describe.each([3, 4])('%i seats, and whatever can be taken back is taken back once', (seats) => {
  test.each(aids)('memory aid %s: no socket is sent a face its seat may not see there and then', async (aid) => {
    const scene = await Scene.open({ seed: 20 + seats, aid, seats });
    let telling = 0;
    while (!scene.over && scene.played.length < 60) {
      await scene.step();
      await scene.takeBack();
      if (scene.played.length !== 9 && scene.played.length !== 50) continue;
      const compared = await compare(scene, aid === 'full' ? 'known' : 'open', 1);
      expect(compared.differences).toEqual([]);
      telling += compared.telling;
    }
    expect(await strays(scene)).toEqual([]);
    expect(scene.undone).toBeGreaterThan(2);
    expect(scene.outside.log.filter(({ kind }) => kind === 'undo')).toHaveLength(scene.undone);
    expect(telling).toBeGreaterThan(seats - 2);
  });
});

/** Any face of a dark card in a village. */
const FACE = 15;
const faceAt = (state: Cards, village: unknown, at: unknown): number => (state.villages[Number(village)]?.[Number(at)] ?? 0) & FACE;

const leaks: Readonly<
  Record<string, { readonly aid: Aid; readonly alike: Alike; readonly by: 'both' | 'twins'; readonly change: Change }>
> = {
  'everybody is told what somebody looks at': {
    aid: 'full',
    alike: 'known',
    by: 'both',
    change: (rules) => ({
      play(state, seat, action, random, tell) {
        const told = retold(tell, (event) =>
          event.kind === 'looks' ? { ...event, card: faceAt(state, event['village'], event['at']) } : event,
        );
        rules.play(state, seat, action, random, told);
      },
    }),
  },
  'a face hides in a field that counts something else': {
    aid: 'off',
    alike: 'known',
    by: 'twins',
    change: (rules) => ({
      play(state, seat, action, random, tell) {
        const told = retold(tell, (event) =>
          event.kind === 'closed' ? { ...event, at: faceAt(state, event['village'], event['at']) } : event,
        );
        rules.play(state, seat, action, random, told);
      },
    }),
  },
  'a page keeps what was seen in a look': { aid: 'off', alike: 'open', by: 'both', change: () => ({ shown: (view) => view }) },
  'looking back shows the look again': {
    aid: 'off',
    alike: 'open',
    by: 'both',
    change: (rules) => ({ shown: (view) => rules.shown(view) }),
  },
  'the log keeps what was seen': {
    aid: 'gentle',
    alike: 'open',
    by: 'both',
    change: (rules) => ({
      play(state, seat, action, random, tell) {
        const told = retold(tell, (event) =>
          event.kind === 'saw' ? { ...event, card: faceAt(state, event['village'], event['at']) } : event,
        );
        rules.play(state, seat, action, random, told);
      },
    }),
  },
  'a refusal says what lies there': {
    aid: 'off',
    alike: 'open',
    by: 'both',
    change: (rules) => ({
      explain(view, seat, action) {
        const refusal = rules.explain(view, seat, action);
        const dark = view.villages.flat().filter((house) => !house.up && house.card >= 0);
        return { ...refusal, params: { card: dark.reduce((sum, house) => sum * 14 + house.card, 0) } };
      },
    }),
  },
};

test.each(Object.entries(leaks))('it would be seen if %s', async (_, { aid, alike, by, change }) => {
  const scene = await Scene.open({ seed: 80, aid, change });
  for (let i = 0; i < 12; i += 1) await scene.step();
  const { differences, telling } = await compare(scene, alike, 4);
  expect(telling).toBeGreaterThan(0);
  expect(differences.filter((text) => text.startsWith('viewer')).length).toBeGreaterThan(0);
  const stray = [...(await strays(scene)), ...differences.filter((text) => !text.startsWith('viewer'))];
  expect(stray.length > 0).toBe(by === 'both');
});

test('illegal looks are refused by the rule and counted', async () => {
  const scene = await Scene.open({ seed: 5, aid: 'gentle' });
  const [page] = scene.pages;
  if (page === undefined) throw new Error('nobody is there');
  const look = (at: number) => ({ type: 'act', seat: 0, ask: page.asked?.id, action: { type: 'look', at } });
  const counted = async (code: string): Promise<number> => {
    const figures = await (await fetch(`${scene.house.url}/metrics`)).text();
    return Number(new RegExp(`^tafel_refused_actions_total\\{game="silver",code="${code}"\\} (\\d+)$`, 'm').exec(figures)?.[1] ?? 0);
  };
  const refused = async (at: number, code: string, rule?: string) => {
    const before = await counted(code);
    expect(await page.refused(look(at))).toMatchObject(rule === undefined ? { code } : { code, rule });
    expect(await counted(code)).toBe(before + 1);
  };
  await refused(7, 'no-such-card', 'SIL-2.4');
  await page.does(look(0));
  await refused(1, 'look-later', 'SIL-2.6');
  await page.does({ ...look(0), action: { type: 'seen' } });
  await refused(0, 'looked-already', 'SIL-2.6');
  await page.does(look(1));
  await page.does({ ...look(0), action: { type: 'seen' } });
  const third = await page.refused({ ...look(2), ask: 'none' }); // nobody asked for it
  expect(third).toMatchObject({ code: 'looked-enough', rule: 'SIL-2.6' });
  expect(await counted('looked-enough')).toBe(1);
  const text = await (await fetch(`${scene.house.url}/metrics`)).text();
  const labels = [...text.matchAll(/^tafel_refused_actions_total\{(.*)\}/gm)].map(([, found = '']) => found);
  expect(labels.every((found) => /^game="silver",code="[a-z-]+"$/.test(found))).toBe(true);
});
