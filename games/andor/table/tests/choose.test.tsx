import { readFileSync } from 'node:fs';
import { contentName, type Language, languages } from '@tafelrunde/kernel';
import { type ChooseProps, fetchWords } from '@tafelrunde/stage';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, test } from 'vitest';
import { choosesOwn } from '../../choosing.ts';
import { LEGEND_1 } from '../../legends/house.ts';
import type { Options } from '../../state.ts';
import { defaults } from '../../tests/table.ts';
import { Choose } from '../choose/Choose.tsx';

beforeAll(() => fetchWords());

interface Room {
  readonly seats?: number;
  readonly options?: Partial<Options>;
  readonly owner?: boolean;
  readonly language?: Language;
  readonly contents?: ChooseProps['contents'];
  /** So many of the first seats are Lena's. */
  readonly hers?: number;
}

/** The waiting room as Lena sees it: she sits first, Jonas second, the rest is free. */
function drawn({ seats = 4, options = {}, owner = true, language = 'en', contents = {}, hers = 1 }: Room = {}): string {
  const now: Options = { ...defaults, ...options };
  const here = Array.from({ length: seats }, (_, seat) => seat);
  return renderToStaticMarkup(
    <Choose
      options={now}
      contents={contents}
      seats={here.map((seat) => ({
        seat,
        name: seat < hers ? 'Lena' : (['Lena', 'Jonas'][seat] ?? ''),
        kind: seat < Math.max(2, hers) ? 'person' : 'open',
        you: seat < hers,
        owner: seat === (owner ? 0 : 1),
      }))}
      language={language}
      owner={owner}
      may={(change: Partial<Options>, order = here) => owner || choosesOwn(now, { ...now, ...change }, order, [1])}
      choose={() => undefined}
      places={here.map((seat) => <i key={seat}>{`place ${seat}`}</i>)}
      form={undefined}
    />,
  );
}
/** Niches by what stands in them, in the order of rank. */
const niches = (html: string) => html.split('<section').filter((part) => part.includes('an-niche '));
const count = (html: string, what: RegExp) => html.match(what)?.length ?? 0;

describe.each(languages)('in %s', (language) => {
  test.each([
    ['nobody has chosen', { seats: 2 }],
    ['two heroes', { seats: 2, options: { heroes: 'warrior,wizard', figures: 'second,first,mixed,second' } }],
    ['three heroes, for a guest', { seats: 3, owner: false, options: { heroes: 'dwarf,archer,wizard' } }],
    ['four heroes in the first legend', { options: { legend: LEGEND_1, startAtPart2: true } }],
  ] as const)('%s: every place once, and only words', (_what, room) => {
    const html = drawn({ ...room, language });
    for (let seat = 0; seat < ('seats' in room ? room.seats : 4); seat += 1) expect(count(html, new RegExp(`place ${seat}<`, 'g'))).toBe(1);
    expect(html).not.toMatch(/undefined|NaN|\[object/);
    expect(niches(html)).toHaveLength(4);
  });
});

test('the figure is the face that was chosen, both where chance draws one; a hero not in play stays at home', () => {
  const [dwarf, warrior, archer, wizard] = niches(
    drawn({ seats: 2, options: { heroes: 'warrior,archer', figures: 'first,second,mixed,first' } }),
  );
  expect([dwarf, warrior, archer, wizard].map((niche) => niche?.includes('is-home'))).toEqual([true, false, false, true]);
  expect([count(warrior ?? '', /#t-hero-/g), warrior?.includes('#t-hero-mairen')]).toEqual([1, true]);
  expect(count(archer ?? '', /#t-hero-/g)).toBe(2);
  expect(warrior).toContain('place 0');
  expect(archer).toContain('place 1');
});

test('whose hero is whose to change', () => {
  const mine = niches(drawn({ owner: false }));
  expect(mine.map((niche) => niche.includes('disabled'))).toEqual([false, true, false, false]); // Jonas leads the warrior
  expect(mine.map((niche) => count(niche, /an-niche__swap/g))).toEqual([0, 0, 1, 1]); // and keeps it
  expect(niches(drawn()).map((niche) => count(niche, /an-niche__swap/g))).toEqual([0, 1, 1, 1]);
  // nobody takes a hero from themselves; another may take the place of either of theirs
  expect(niches(drawn({ hers: 2 })).map((niche) => count(niche, /an-niche__swap/g))).toEqual([0, 0, 2, 2]);
  expect(drawn({ owner: false })).toContain('Jonas chooses the legend');
  expect(count(drawn({ owner: false }), /aria-pressed/g)).toBe(0);
});

test('a legend somebody brought is told like any other, with its own difficulties', () => {
  const page = readFileSync(new URL('../../../../docs/writing-a-legend.md', import.meta.url), 'utf8');
  const song = [...page.matchAll(/```json\n(.*?)\n```/gs)].at(-1)?.[1] ?? '';
  const name = contentName(song);
  const html = drawn({ options: { legend: name }, contents: { [name]: song } });
  expect(html).toContain('The Lost Song');
  expect(drawn({ options: { legend: name }, contents: undefined })).toContain('A legend of your own'); // still on its way
  expect(count(drawn(), /type="radio"/g) - count(drawn({ options: { legend: LEGEND_1 } }), /type="radio"/g)).toBe(0); // difficulty, or opening
});
