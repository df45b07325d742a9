import { gameIds, loadGame } from '@tafelrunde/games';
import { type Deal, FastRandom, Match, type Plain, type Seat, usualOptions } from '@tafelrunde/kernel';
import { asksOf, type MatchInfo, type MatchNews, matchInfoOf, matchWith, ownMatchOf } from '@tafelrunde/protocol';
import { describe, expect, test } from 'vitest';
import { type Followed, type MatchParts, MatchStep } from '../match-parts.ts';
import { renewed } from '../renewed.ts';

const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

function writtenFor(step: MatchStep, match: Match, seats: readonly Seat[], before?: MatchParts): Followed {
  const followed = step.follow(ownMatchOf(match, seats), JSON.stringify(asksOf(match)), before, match.common);
  if (followed === undefined) throw new Error('a view without parts');
  return followed;
}

function fieldsIn(parts: MatchParts['views'][number]['common']): Record<string, unknown> {
  return Object.fromEntries((parts?.names ?? []).map((name, n) => [name, parts?.values[n]]));
}

describe.each(gameIds)('%s', (id) => {
  test('whoever gets only what has changed knows the whole, step by step, and after taking back', async () => {
    const module = await loadGame(id);
    const game = module?.game;
    if (game === undefined) throw new Error(`no game ${id}`);
    const seats = game.meta.seats.usual;
    const options = usualOptions(game.meta, seats) as Deal['options'];
    const match = Match.begin(game, { version: game.meta.version, options, seats, seed: '5e'.repeat(32) });
    const readers: (readonly Seat[])[] = [[], [0], [0, 1]];
    const known = readers.map((reader): MatchInfo => plain(matchInfoOf(match, reader)));
    const first = new MatchStep();
    const sent = readers.map((reader) => writtenFor(first, match, reader).parts);
    let whole = 0;
    let news = 0;
    // Who comes later knows what is common by themselves, and from their next step on shares it with the others.
    const comes = (reader: readonly Seat[]) => {
      readers.push(reader);
      known.push(plain(matchInfoOf(match, reader)));
      sent.push(writtenFor(new MatchStep(), match, reader).parts);
    };
    const tell = () => {
      const step = new MatchStep();
      for (const [i, reader] of readers.entries()) {
        const now = writtenFor(step, match, reader, sent[i]);
        const expected = plain(matchInfoOf(match, reader));
        if (now.news === undefined) throw new Error('only the whole would do');
        whole += JSON.stringify(expected).length;
        news += now.news.length;
        known[i] = matchWith(known[i] as MatchInfo, JSON.parse(now.news) as MatchNews);
        expect(known[i]).toEqual(expected);
        expect(now.parts.views.map(({ common, own }) => ({ ...fieldsIn(common), ...fieldsIn(own) }))).toEqual(
          expected.views.map(({ view }) => view),
        );
        sent[i] = now.parts;
      }
    };
    const random = new FastRandom(3);
    for (let n = 0; n < 30 && match.result === undefined; n += 1) {
      const ask = match.asks().find(({ must }) => must);
      if (ask === undefined) break;
      const legal = match.legal(ask.seat) as readonly Plain[];
      match.act(ask.seat, legal[random.below(legal.length)]);
      tell();
      if (n === 4 || n === 11) comes([1]);
      const offer = match.undoOffer(ask.seat);
      if (n % 9 === 8 && offer.kind !== 'no') {
        match.undo(ask.seat, []);
        tell();
      }
    }
    expect(news).toBeLessThan(whole / 2);
    const { common } = sent[0]?.views[0] ?? {};
    expect(common === undefined).toBe(match.common === undefined);
    for (const parts of sent) for (const view of parts.views) expect(view.common).toBe(common);
  });
});

/** A view that changes in a way of the test's own. */
function told(views: readonly Record<string, unknown>[], step = new MatchStep()): readonly (string | undefined)[] {
  let before: MatchParts | undefined;
  return views.map((view) => {
    const followed = step.follow({ position: 0, views: [{ view, legal: [] }] }, '[]', before);
    before = followed?.parts;
    step = new MatchStep();
    return followed?.news;
  });
}
const newsOf = (text: string | undefined) => (text === undefined ? undefined : ((JSON.parse(text) as MatchNews).views[0] ?? {}));

describe('what has changed in a view', () => {
  test('is found although the view shares it with a state that is changed in place', () => {
    const state = { row: [1, 2], at: { x: 1, deep: [{ n: 1 }] } };
    const step = new MatchStep();
    const view = () => ({ position: 0, views: [{ view: { row: state.row, at: state.at }, legal: [] }] });
    const { parts } = step.follow(view(), '[]', undefined) ?? {};
    state.at.deep[0] = { n: 2 };
    state.row.push(3);
    expect(newsOf(new MatchStep().follow(view(), '[]', parts)?.news)).toEqual({ view: { row: [1, 2, 3], at: { x: 1, deep: [{ n: 2 }] } } });
  });

  test('a list that grows, shrinks, changes in the middle and grows again is told rightly every time', () => {
    const lists = [
      [{ a: 1 }],
      [{ a: 1 }, { a: 2 }],
      [{ a: 1 }, { a: 2 }, 'x"y'],
      [{ a: 1 }],
      [{ a: 1 }, 5, 6],
      [{ a: 9 }, 5, 6],
      [{ a: 9 }, 5, 6, 7],
      [],
    ];
    const [first, ...news] = told(lists.map((list) => ({ list })));
    expect(first).toBeUndefined();
    expect(news.map(newsOf)).toEqual(lists.slice(1).map((list) => ({ view: { list } })));
  });

  test('fields that come, go, and change places', () => {
    const [, came, went, moved] = told([
      { a: 1, b: [1] },
      { c: null, a: 1, b: [1] },
      { b: [1], c: null },
      { c: null, b: [1], a: undefined },
    ]);
    expect(newsOf(came)).toEqual({ view: { c: null } });
    expect(newsOf(went)).toEqual({ gone: ['a'] });
    expect(newsOf(moved)).toEqual({});
  });

  test('a view that is no object has no parts', () => {
    expect(new MatchStep().follow({ position: 0, views: [{ view: [1], legal: [] }] }, '[]', undefined)).toBeUndefined();
  });

  test('what one reader sees is never told to another who sees something else there', () => {
    const step = new MatchStep();
    const view = (hand: readonly number[], row: readonly number[]) => ({ position: 0, views: [{ view: { hand, row }, legal: [] }] });
    const [one, other] = [step.follow(view([1], [0]), '[]', undefined)?.parts, step.follow(view([2], [0]), '[]', undefined)?.parts];
    expect(other?.views[0]?.own.values[1]).toBe(one?.views[0]?.own.values[1]); // the row is kept once
    const next = new MatchStep();
    expect(newsOf(next.follow(view([1, 7], [0, 5]), '[]', one)?.news)).toEqual({ view: { hand: [1, 7], row: [0, 5] } });
    expect(newsOf(next.follow(view([2, 8], [0, 5]), '[]', other)?.news)).toEqual({ view: { hand: [2, 8], row: [0, 5] } });
  });
});

describe('a renewed copy', () => {
  test.each([
    [{ a: [1, { b: 2 }] }, { a: [1, { b: 2 }] }],
    [[], []],
    [{}, {}],
    ['x', 'x'],
  ])('is the earlier one where nothing has changed: %j', (was, now) => {
    const copy = renewed(undefined, was);
    expect(copy).toEqual(was);
    expect(renewed(copy, now)).toBe(copy);
  });

  test.each([
    [
      [1, [2], { a: 1 }],
      [1, [2], { a: 2 }],
    ],
    [{ a: 1 }, { a: 1, b: 2 }],
    [{ a: 1, b: 2 }, { a: 1 }],
    [{ a: 1, b: 2 }, {}],
    [{ 0: 1 }, [1]],
    [[1], { 0: 1 }],
    [{}, []],
    [[], {}],
    [
      [1, 2, 3],
      [1, 2],
    ],
    [null, {}],
    [{ a: null }, { a: {} }],
  ])('%j becomes %j', (was, now) => {
    expect(renewed(renewed(undefined, was), now)).toStrictEqual(now);
  });

  test('shares what has not changed and nothing with what it was copied from', () => {
    const now = { kept: [1], changed: [1, 2] };
    const copy = renewed(renewed(undefined, { kept: [1], changed: [1] }), now) as typeof now;
    expect(copy.kept).not.toBe(now.kept);
    expect(copy.changed).not.toBe(now.changed);
    expect(renewed(copy, { kept: [1], changed: [0] })).toHaveProperty('kept', copy.kept);
  });
});
