import { deflateRawSync } from 'node:zlib';
import { valuerOf } from '@tafelrunde/bots';
import { loadGame } from '@tafelrunde/games';
import { FastRandom, Match, type MatchRecord, type Plain, readRecord, RefusedError, writeRecord } from '@tafelrunde/kernel';
import { expect, test } from 'vitest';
import { readBoth, writeBoth } from '../src/replay/branch/both.ts';
import { grafted } from '../src/replay/branch/graft.ts';
import { pack, unpack } from '../src/replay/branch/pack.ts';
import { hashOf, placeIn, sentIn } from '../src/replay/place.ts';
import { Reel } from '../src/replay/reel.ts';
import { broughtBefore, valuesOf } from '../src/replay/values.ts';
import { routeOf } from '../src/routes.ts';

const SEED = '5e'.repeat(32);
const names = ['Ruth', 'Kaja', 'Jonas'];

/** Plays on by the neutral answers, so far or to the end. */
function playOn(match: Match, moves = Number.POSITIVE_INFINITY): Match {
  for (let made = 0; made < moves && match.result === undefined; made += 1) {
    const ask = match.asks().find(({ must }) => must);
    if (ask === undefined) throw new Error('nobody is asked');
    match.act(ask.seat, match.rules.otherwise(match.state, ask.seat));
  }
  return match;
}

async function trunkOf(id: string): Promise<{ readonly match: Match; readonly text: string; readonly reel: Reel }> {
  const module = await loadGame(id);
  if (module === undefined) throw new Error(`no game ${id}`);
  const { defaults, version } = module.game.meta;
  const options = { ...defaults, ...(id === 'anthem' ? { turnCap: 10 } : {}) };
  const match = playOn(Match.begin(module.game, { options, seats: 3, seed: SEED, version }));
  const text = JSON.stringify(writeRecord(match, { seats: names.map((name) => ({ name, kind: 'person' })) }));
  return { match, text, reel: await Reel.open(text, loadGame) };
}

/** A branch as somebody plays it on: their own chance, a few moves. */
function branchOf(trunk: Match, position: number, shuffled: boolean): MatchRecord {
  const { game, deal, rules, shape, contents } = trunk;
  const lay = trunk.at(position) as Plain;
  const state = shuffled ? (rules.imagine(rules.view(lay, 1), new FastRandom(3)) as Plain) : lay;
  const start = { state, shape, why: 'what-if', source: '/replay/abc', position } as const;
  const { options, version } = deal;
  const match = playOn(Match.begin(game, { options, version, contents, seats: 3, seed: 'a7'.repeat(32), start }), 5);
  const seats = names.map((name, seat) => ({ name, kind: seat === 1 ? ('person' as const) : ('bot' as const) }));
  return writeRecord(match, { seats, ended: 'agreed' });
}

const refusal = (made: Promise<unknown>) =>
  made.then(
    () => 'none',
    (fault: unknown) => (fault instanceof RefusedError ? fault.refusal.code : fault),
  );

test.each(['anansi', 'silver', 'anthem', 'andor'])(
  'a branch of %s comes out of a link as it was played, hidden as it lay or shuffled anew',
  async (id) => {
    const { match, reel } = await trunkOf(id);
    const position = Math.floor(match.position / 3);
    for (const shuffled of [false, true]) {
      const { seed, log, start, hash } = branchOf(match, position, shuffled);
      const packed = await pack({ at: position, seat: 1, seed, log, ...(shuffled && start !== undefined ? { state: start.state } : {}) });
      expect(packed).toMatch(/^[\w-]+$/);
      const text = await grafted(reel, packed, '/replay/abc');
      expect(readRecord(text)).toMatchObject({
        hash,
        log,
        ended: 'agreed',
        seats: [{ kind: 'bot' }, { kind: 'person', name: 'Kaja' }, { kind: 'bot' }],
      });
      expect((await Reel.open(text, loadGame)).info()).toMatchObject({
        begun: 'what-if',
        fork: { source: '/replay/abc', position },
        length: 5,
      });
    }
  },
);

test('a link that was cut short, written by somebody else or blown up is refused, and so is a branch its match does not have', async () => {
  const { match, reel } = await trunkOf('anthem');
  const { seed, log } = branchOf(match, 4, false);
  const good = { at: 4, seat: 1, seed, log };
  const sent = await pack(good);
  const from = async (packed: string | Promise<string>) => refusal(grafted(reel, await packed, '/replay/abc'));
  expect(await from(sent)).toBe('none');
  for (const bad of ['', 'x', sent.slice(0, -8), '%%%', pack(7 as never), pack({ ...good, log: 'x' } as never), pack({ ...good, at: -1 })])
    expect(await from(bad)).toBe('bad-record');
  expect(await from(pack({ ...good, at: match.position + 1 }))).toBe('bad-record');
  expect(await from(pack({ ...good, seat: 3 }))).toBe('bad-record');
  expect(await from(pack({ ...good, seed: 'short' }))).toBe('bad-record');
  // Moves that are none of the position, and a position that is none of the game.
  expect(await from(pack({ ...good, at: match.position }))).not.toBe('none');
  expect(await from(pack({ ...good, state: { much: 'nonsense' } }))).toBe('bad-start');
  // Nothing is wrong with it but its size: it is given up while it is unpacked.
  const blown = JSON.stringify({ ...good, more: '0'.repeat(8 * 1024 * 1024) });
  const bomb = deflateRawSync(Buffer.from(blown)).toString('base64url');
  expect(bomb.length).toBeLessThan(20_000);
  expect(await from(bomb)).toBe('bad-record');
  expect(await refusal(unpack(bomb))).toBe('bad-record');
});

test('both lines travel in one file where the match has no address', () => {
  const both = { text: '{"format":"tafelrunde-match"}', branch: 'abc-_1' };
  expect(readBoth(writeBoth(both))).toEqual(both);
  expect(readBoth(writeBoth(both).slice(0, -4))).toBeUndefined();
  expect(readBoth('{"format":"tafelrunde-branch","match":1}')).toBeUndefined();
  expect(readBoth(both.text)).toBeUndefined();
});

test('the branch stands behind the place in a link, and stays there', () => {
  const match = { length: 120, seats: names, open: true };
  const hash = hashOf({ position: 3, eyes: 1 }, 'aZ-_9');
  expect(hash).toBe('#3.2&aZ-_9');
  expect(placeIn(hash, match)).toEqual({ position: 3, eyes: 1 });
  expect(sentIn(hash)).toBe('aZ-_9');
  expect(sentIn('#3.2')).toBeUndefined();
  expect(routeOf('/replay/mond-eule-k7m3p/branch', hash)).toEqual({ page: 'replay', source: { home: 'sent', table: 'mond-eule-k7m3p' } });
  expect(routeOf('/replay/mond-eule-k7m3p/other')).toEqual({ page: 'lost' });
});

test('what a branch promises counts the rounds before it, and what is known is not worked out again', async () => {
  const module = await loadGame('anansi');
  const { match, reel } = await trunkOf('anansi');
  const valuer = module && valuerOf(module, match.rules);
  if (valuer === undefined) throw new Error('Anansi is not thought about');
  const whole = [...valuesOf(reel, valuer, { worlds: 1, seed: 1 })];
  // At the beginning of the last round all points but its own are there.
  const last = whole.findLast(({ fresh }) => fresh === true);
  const position = last?.position ?? 0;
  const [before = 0] = broughtBefore(reel, valuer, position, [1]);
  const own = valuer.expect(match.rules.view(match.at(position), 1), 1, 1, new FastRandom(2)).mean;
  expect(before + own).toBeCloseTo(last?.values[1] ?? Number.NaN);
  expect(broughtBefore(reel, valuer, 0, [1])).toEqual([0]);

  const text = JSON.stringify(branchOf(match, position, false));
  const branch = await Reel.open(text, loadGame);
  const asked: number[] = [];
  const counting = { ...valuer, expect: (...given: Parameters<typeof valuer.expect>) => (asked.push(given[1]), valuer.expect(...given)) };
  const how = { worlds: 1, seed: 1, of: [1], before: [before] };
  const first = [...valuesOf(branch, counting, how)];
  expect(first.map((each) => each.position)).toEqual([0, 1, 2, 3, 4, 5]);
  expect(first[0]?.values[0]).toBeCloseTo(last?.values[1] ?? Number.NaN);
  asked.length = 0;
  const again = [...valuesOf(branch, counting, { ...how, known: (at) => first.find((each) => each.position === at && at < 5) })];
  expect(again).toEqual(first);
  expect(asked).toEqual([1]);
  // A branch nobody has played in yet promises something as well.
  const bare = Match.begin(match.game, branch.match.deal);
  const untouched = await Reel.open(JSON.stringify(writeRecord(bare, { seats: reel.info().seats, ended: 'agreed' })), loadGame);
  expect([...valuesOf(untouched, valuer, how)]).toHaveLength(1);
});
