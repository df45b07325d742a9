import { describe, expect, test } from 'vitest';
import type { Deal, Page, Saved, Seat } from '../index.ts';
import { FastRandom, hashOf, Match, PAGE, pick } from '../index.ts';
import { marathon } from './marathon.ts';

const deal: Deal = { options: {}, seats: 3, seed: 'c0ffee00'.repeat(8), version: 1 };

const throughJson = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** Plays a long match with some taking back; every state at its position, as it stands in the end. */
function longMatch(game = marathon): { readonly match: Match; readonly states: string[] } {
  const match = Match.begin(game, deal);
  const states = [hashOf(match.state)];
  const random = new FastRandom(3);
  while (match.lines < 6.5 * PAGE) {
    const seat = match.asks()[0]?.seat as Seat;
    match.act(seat, pick(match.legal(seat), random));
    states[match.position] = hashOf(match.state);
    if (match.position > 3 && random.below(6) === 0) match.undo(random.below(3) === 0 ? (seat + 1) % 3 : seat, []);
    states.length = match.position + 1;
  }
  return { match, states };
}

/** What a store keeps of a match: the snapshot and the pages beside it. */
function kept(match: Match): { readonly saved: Saved; readonly pages: ReadonlyMap<number, Page> } {
  return { saved: throughJson(match.save()), pages: new Map(throughJson(match.pages())) };
}

describe('pages of the past', () => {
  test('a snapshot carries the newest lines alone, and with the full pages beside it nothing is missing', () => {
    const { match } = longMatch();
    const whole = match.history();
    const { saved, pages } = kept(match);
    expect(saved.lines?.length).toBe(PAGE + (match.lines % PAGE));
    expect(pages.size).toBe(Math.floor(match.lines / PAGE));
    const resumed = Match.resume(marathon, saved);
    expect(resumed.firstLine).toBe((pages.size - 1) * PAGE);
    expect(resumed.pages()).toEqual([]);
    const lines = [...pages.values()].flatMap((page) => page.lines);
    expect(throughJson([...resumed.marked(lines), ...resumed.history(pages.size * PAGE)])).toEqual(throughJson(whole));
    expect(() => resumed.history()).toThrow(RangeError);
  });

  test('what is taken back later is marked in pages that were written before, and the pages stay as they are', () => {
    const { match } = longMatch();
    const { pages } = kept(match);
    const to = 3 * PAGE;
    while (match.position > to) match.undo(match.line.at(-1)?.seat ?? 0, []);
    const [last = 0] = [...pages.keys()].slice(-1);
    const lines = pages.get(last)?.lines ?? [];
    const taken = match.marked(lines).map((step) => step.taken);
    expect(taken).toEqual(lines.map((line) => line.kind === 'play'));
    expect(match.history(last * PAGE).slice(0, PAGE)).toEqual(match.marked(lines));
    expect(throughJson(match.pages()[last]?.[1].lines)).toEqual(lines);
  });

  test('any position is looked at from the frame in the page that is named, and from no further', () => {
    const { match, states } = longMatch();
    const { saved, pages } = kept(match);
    let plays = 0;
    const counting = {
      ...marathon,
      rules: () => {
        const rules = marathon.rules({});
        return { ...rules, play: (...words: Parameters<typeof rules.play>) => ((plays += 1), rules.play(...words)) };
      },
    };
    const resumed = Match.resume(counting, saved);
    for (const [position, state] of states.entries()) {
      const number = resumed.pageFor(position);
      const page = number === undefined ? undefined : pages.get(number);
      plays = 0;
      expect(hashOf(resumed.at(position, page))).toBe(state);
      expect(plays).toBeLessThan(64);
    }
  });

  test('opening sets nothing up and plays nothing', () => {
    const { saved } = kept(longMatch().match);
    const strict = {
      ...marathon,
      rules: () => ({
        ...marathon.rules({}),
        setup: () => {
          throw new Error('set up');
        },
        play: () => {
          throw new Error('played');
        },
      }),
    };
    const resumed = Match.resume(strict, saved);
    expect(resumed.history(resumed.firstLine).length).toBe(saved.lines?.length);
  });

  test('pages put away are not at hand any more, and play goes on as if they were', () => {
    const one = longMatch().match;
    const other = longMatch().match;
    other.putAway(2);
    expect(other.firstLine).toBe(PAGE);
    expect(other.pages()).toEqual(one.pages().slice(2));
    for (const match of [one, other]) {
      const { seat } = match.line.at(-1) ?? { seat: 0 };
      match.undo(seat, [0]);
      const next = match.asks()[0]?.seat as Seat;
      match.act(next, match.legal(next)[0]);
    }
    expect(hashOf(other.save())).toBe(hashOf(one.save()));
  });
});

describe('the shape of a state', () => {
  const reshaped = { ...marathon, meta: { ...marathon.meta, shape: 7 } };

  test('a snapshot of another shape is played again from its log, never read', () => {
    const { match } = longMatch();
    const { saved } = kept(match);
    const spoiled = { ...saved, state: { not: 'a state' } };
    const opened = Match.resume(reshaped, spoiled);
    expect(hashOf(opened.state)).toBe(hashOf(match.state));
    expect(opened.firstLine).toBe(0);
    expect(opened.save().shape).toBe(7);
  });

  test('a frame of another shape is not looked at', () => {
    const { match, states } = longMatch();
    const { pages } = kept(match);
    const opened = Match.resume(reshaped, kept(longMatch(reshaped).match).saved);
    const number = opened.pageFor(100) ?? 0;
    const page = pages.get(number) as Page;
    expect(page.frames.length).toBeGreaterThan(0);
    const spoiled = { ...page, frames: page.frames.map((frame) => ({ ...frame, state: { not: 'a state' } })) };
    expect(hashOf(opened.at(100, spoiled))).toBe(states[100]);
  });

  test('a snapshot from before there were pages opens with all its lines', () => {
    const { match } = longMatch();
    const { shape: _shape, lines: _lines, frames: _frames, ...old } = kept(match).saved;
    const opened = Match.resume(marathon, old);
    expect(throughJson(opened.history())).toEqual(throughJson(match.history()));
    expect(hashOf(opened.state)).toBe(hashOf(match.state));
  });
});
