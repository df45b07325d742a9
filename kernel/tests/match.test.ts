import { ladder, lots, signals, together } from '@tafelrunde/conformance/toys';
import { describe, expect, test } from 'vitest';
import type { Deal, GameModule, Seat } from '../index.ts';
import { FastRandom, hashOf, Match, pick, RefusedError } from '../index.ts';

const seed = 'c0ffee00'.repeat(8);

function dealOf(toy: GameModule, seats: number, more: Partial<Deal> = {}): Deal {
  return { options: toy.game.meta.defaults, seats, seed, version: toy.game.meta.version, ...more };
}

/** Plays n actions (or to the end) by chance. */
function playSome(match: Match, n: number, dice = 1): Match {
  const random = new FastRandom(dice);
  for (let i = 0; i < n && match.result === undefined; i += 1) {
    const seat = pick(
      match.asks().map((ask) => ask.seat),
      random,
    );
    const legal = match.legal(seat);
    if (legal.length > 0) match.act(seat, pick(legal, random));
  }
  return match;
}

function refusalOf(act: () => unknown): string {
  try {
    act();
  } catch (fault) {
    if (fault instanceof RefusedError) return fault.refusal.code;
    throw fault;
  }
  return 'not refused';
}

describe('acting', () => {
  test('a listed action is played, logged and told', () => {
    const match = Match.begin(lots.game, dealOf(lots, 2));
    const seat = match.asks()[0]?.seat as Seat;
    const told = match.act(seat, { type: 'draw' });
    expect(match.position).toBe(1);
    expect(match.log).toEqual([{ type: 'act', seat, action: { type: 'draw' } }]);
    expect(told.map(({ event, to, reveal }) => [event.kind, to, reveal])).toEqual([
      ['drew', undefined, undefined],
      ['lot', [seat], true],
    ]);
  });

  test('what is not listed is refused with the reason of the game, and nothing has changed', () => {
    const match = Match.begin(lots.game, dealOf(lots, 3));
    const seat = match.asks()[0]?.seat as Seat;
    match.act(seat, { type: 'draw' });
    const before = hashOf(match.save());
    expect(refusalOf(() => match.act(seat, { type: 'discard', place: 99 }))).toBe('no-such-place');
    expect(refusalOf(() => match.act((seat + 1) % 3, match.legal(seat)[0]))).toBe('not-asked');
    for (const foreign of [undefined, 0, 'draw', [], {}, { type: '__proto__' }, Object.create({ type: 'draw' })]) {
      expect(refusalOf(() => match.act(seat, foreign))).not.toBe('not refused');
    }
    expect(hashOf(match.save())).toBe(before);
  });

  test.each([-1, 3, 99, 0.5, Number.NaN, '0'])('a seat that does not exist (%s) plays nothing and is told nothing', (seat) => {
    const match = Match.begin(lots.game, dealOf(lots, 3));
    expect(refusalOf(() => match.act(seat as Seat, { type: 'draw' }))).toBe('not-asked');
    expect(match.position).toBe(0);
  });

  test('nothing can be played after the end', () => {
    const match = playSome(Match.begin(ladder.game, dealOf(ladder, 2)), 500);
    expect(match.result).toBeDefined();
    expect(match.asks()).toEqual([]);
    expect(refusalOf(() => match.act(0, { type: 'climb' }))).toBe('match-over');
    expect(refusalOf(() => match.act(0, { type: 'climb' }, '0.climb.1'))).toBe('match-over');
  });

  test('the action kept in the log is the listed one, not the stranger that looked like it', () => {
    const match = Match.begin(ladder.game, dealOf(ladder, 2));
    const sent = JSON.parse('{"type":"climb"}') as object;
    match.act(0, sent);
    expect(match.line[0]?.action).not.toBe(sent);
  });

  test('a fault in the rules leaves no half move behind', () => {
    const broken = {
      ...ladder.game,
      rules: (options: never, version?: number) => {
        const rules = ladder.game.rules(options, version);
        return {
          ...rules,
          play: (...words: Parameters<typeof rules.play>) => {
            rules.play(...words);
            if (words[0].turns === 3) throw new Error('a bug');
          },
        };
      },
    };
    const match = Match.begin(broken, dealOf(ladder, 2));
    for (const seat of [0, 1]) match.act(seat, { type: 'climb' });
    const before = hashOf(match.save());
    expect(() => match.act(0, { type: 'climb' })).toThrow('a bug');
    expect(hashOf(match.save())).toBe(before);
  });
});

describe('asks', () => {
  test('a question keeps its name while another seat acts, and is a new one once its own seat has', () => {
    const match = Match.begin(signals.game, dealOf(signals, 3));
    const nameOf = (seat: Seat) => match.asks().find((ask) => ask.seat === seat && ask.must)?.id;
    const [one, two] = [nameOf(1), nameOf(2)];
    match.act(0, match.legal(0)[0]);
    expect(nameOf(1)).toBe(one);
    match.act(1, match.legal(1)[0], one);
    expect(nameOf(1)).not.toBe(one);
    expect(nameOf(2)).toBe(two);
  });

  test('an action that names a question no longer open is refused, whoever moved in between', () => {
    const match = Match.begin(ladder.game, dealOf(ladder, 2));
    const name = match.asks()[0]?.id as string;
    match.act(0, { type: 'tie' }, name);
    expect(refusalOf(() => match.act(0, { type: 'climb' }, name))).toBe('ask-gone');
  });

  test('whoever is asked nothing hears why from the game, whatever question the action names', () => {
    const match = Match.begin(ladder.game, dealOf(ladder, 2));
    const reason = match.rules.explain(match.view(1), 1, { type: 'climb' }).code;
    for (const name of [match.asks()[0]?.id, 'made-up', undefined]) {
      expect(refusalOf(() => match.act(1, { type: 'climb' }, name))).toBe(reason);
    }
  });

  test('a name is never used twice, not even after taking back', () => {
    const match = Match.begin(ladder.game, dealOf(ladder, 2));
    const first = match.asks()[0]?.id;
    match.act(0, { type: 'tie' });
    match.undo(0);
    expect(match.asks()[0]?.id).not.toBe(first);
  });
});

describe('undo', () => {
  test('is free while nothing was drawn, disclosed or done by others', () => {
    const match = Match.begin(ladder.game, dealOf(ladder, 2));
    const before = hashOf(match.state);
    match.act(0, { type: 'tie' });
    expect(match.undoOffer(0)).toEqual({ kind: 'free', to: 0 });
    match.undo(0);
    expect(hashOf(match.state)).toBe(before);
    expect(match.log).toHaveLength(2);
  });

  test('says what there is not to take back', () => {
    const match = Match.begin(ladder.game, dealOf(ladder, 2));
    expect(match.undoOffer(0)).toEqual({ kind: 'no', reason: 'nothing' });
    expect(refusalOf(() => match.undo(0))).toBe('nothing-to-undo');
  });

  test('needs consent after chance, and brings the same dice again', () => {
    const match = Match.begin(ladder.game, dealOf(ladder, 2));
    match.act(0, { type: 'climb' });
    const rung = match.state.rungs[0];
    expect(match.undoOffer(0)).toEqual({ kind: 'consent', to: 0, reason: 'chance' });
    expect(refusalOf(() => match.undo(0))).toBe('undo-needs-consent');
    match.undo(0, [1]);
    expect(match.log.at(-1)).toEqual({ type: 'undo', seat: 0, to: 0, agreed: [1] });
    match.act(0, { type: 'climb' });
    expect(match.state.rungs[0]).toBe(rung);
  });

  test('needs consent once something hidden was shown, and once another seat has acted', () => {
    const match = Match.begin(lots.game, dealOf(lots, 2));
    const seat = match.asks()[0]?.seat as Seat;
    match.act(seat, { type: 'draw' });
    expect(match.undoOffer(seat)).toEqual({ kind: 'consent', to: 0, reason: 'revealed' });
    const sealed = Match.begin(signals.game, dealOf(signals, 2));
    sealed.act(0, sealed.legal(0)[0]);
    sealed.act(1, sealed.legal(1)[0]);
    expect(sealed.undoOffer(0)).toMatchObject({ kind: 'consent', to: 0, reason: 'others-acted' });
  });

  test('is over with the match', () => {
    const match = playSome(Match.begin(ladder.game, dealOf(ladder, 2)), 500);
    expect(match.undoOffer(0)).toEqual({ kind: 'no', reason: 'over' });
    expect(refusalOf(() => match.undo(0, [1]))).toBe('match-over');
  });
});

describe('log, snapshots, history', () => {
  test.each([
    ['lots', lots, 3],
    ['signals', signals, 4],
    ['together', together, 2],
    ['ladder', ladder, 4],
  ])('%s: a snapshot through JSON goes on to the same end, and the log replays to it', (_name, toy: GameModule, seats) => {
    for (const cut of [0, 1, 5, 9]) {
      const whole = playSome(Match.begin(toy.game, dealOf(toy, seats)), cut);
      const resumed = Match.resume(toy.game, JSON.parse(JSON.stringify(whole.save())));
      playSome(whole, 500, 2);
      playSome(resumed, 500, 2);
      expect(hashOf(resumed.save())).toBe(hashOf(whole.save()));
      expect(hashOf(Match.replay(toy.game, whole.deal, whole.log).save())).toBe(hashOf(whole.save()));
    }
  });

  test('a kept snapshot is not changed by playing on', () => {
    const match = playSome(Match.begin(lots.game, dealOf(lots, 3)), 4);
    const saved = match.save();
    const before = hashOf(saved);
    playSome(match, 10);
    expect(hashOf(saved)).toBe(before);
  });

  test('every earlier position can be looked at, across kept frames and undos', () => {
    const match = Match.begin(lots.game, dealOf(lots, 8, { options: { ...lots.game.meta.defaults, deck: 'long' } }));
    const hashes = [hashOf(match.state)];
    while (match.result === undefined && match.position < 150) {
      playSome(match, 1, match.position);
      hashes[match.position] = hashOf(match.state);
    }
    expect(match.position).toBeGreaterThan(70); // more than one frame
    hashes.forEach((hash, position) => expect(hashOf(match.at(position))).toBe(hash));
    expect(() => match.at(match.position + 1)).toThrow(RangeError);
    expect(() => match.at(-1)).toThrow(RangeError);
  });

  test('history tells everything once, taken-back steps marked, whether kept up or made from a snapshot', () => {
    const match = Match.begin(ladder.game, dealOf(ladder, 2));
    expect(match.history()).toHaveLength(1);
    match.act(0, { type: 'tie' });
    match.undo(0);
    match.act(0, { type: 'climb' });
    match.act(1, { type: 'climb' });
    match.undo(0, [1]);
    const steps = match.history().map((step) => [step.n, step.kind, step.position, step.taken]);
    expect(steps).toEqual([
      [0, 'setup', 0, false],
      [1, 'play', 1, true],
      [2, 'undo', 0, false],
      [3, 'play', 1, true],
      [4, 'play', 2, true],
      [5, 'undo', 0, false],
    ]);
    const again = Match.resume(ladder.game, JSON.parse(JSON.stringify(match.save())));
    expect(again.history()).toEqual(match.history());
  });
});

describe('versions of the rules', () => {
  test('a match of the old version goes on as it began', () => {
    const steep = { ...ladder.game.meta.defaults, height: 4, slide: false };
    const lengths = (version: number) =>
      ['01', '23', '45', '67', '89', 'ab', 'cd', 'ef'].map((byte) => {
        const match = Match.begin(ladder.game, { options: steep, seats: 2, seed: byte.repeat(32), version });
        while (match.result === undefined) match.act(match.asks()[0]?.seat as Seat, { type: 'climb' });
        return match.position;
      });
    expect(lengths(1)).not.toEqual(lengths(2)); // version 2 bounces at the top
    const old = playSome(Match.begin(ladder.game, dealOf(ladder, 2, { version: 1 })), 3);
    expect(Match.resume(ladder.game, JSON.parse(JSON.stringify(old.save()))).deal.version).toBe(1);
  });

  test('a version that is no longer carried is refused by name', () => {
    expect(refusalOf(() => Match.begin(ladder.game, dealOf(ladder, 2, { version: 3 })))).toBe('record-version');
  });
});

test('a seed that is none is not dealt', () => {
  expect(() => Match.begin(ladder.game, dealOf(ladder, 2, { seed: 'abc' }))).toThrow(RangeError);
});
