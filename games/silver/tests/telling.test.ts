import { silent, type Tell } from '@tafelrunde/kernel';
import { describe, expect, test } from 'vitest';
import { type Action, type Event, NONE, type Options } from '../state.ts';
import { action, chance, dealt, Ear, go, position, rulesWith } from './table.ts';

/** A whole match by chance, with everything it told. */
function match(seats: number, options: Partial<Options>, seed: number, tell: Tell<Event>) {
  const rules = rulesWith(options);
  const random = chance(seed);
  const state = rules.setup(seats, random, tell);
  for (let asks = rules.asks(state); asks.length > 0; asks = rules.asks(state)) {
    const { seat } = asks[random.below(asks.length)] ?? { seat: 0 };
    const listed = rules.legal(state, seat);
    rules.play(state, seat, listed[random.below(listed.length)] as Action, random, tell);
  }
  return state;
}

describe('what is told', () => {
  test('nobody listens, nothing is told, and the play is the same', () => {
    const fail = (): never => {
      throw new Error('told to nobody');
    };
    const deaf: Tell<Event> = { on: false, all: fail, to: fail, reveal: fail };
    const [one, other, third] = [deaf, new Ear(), silent].map((tell) => JSON.stringify(match(3, {}, 9, tell)));
    expect(one).toBe(other);
    expect(one).toBe(third);
  });

  test.each(['off', 'gentle', 'full'] as const)('with memory aid %s only what one saw in secret is told to one alone', (memoryAid) => {
    const ear = new Ear();
    match(3, { memoryAid }, 5, ear);
    const alone = ear.heard.filter(({ seats }) => seats !== undefined);
    expect(new Set(alone.map(({ event }) => event.kind))).toEqual(new Set(['saw', 'drawn']));
    for (const { event, seats, how } of alone) {
      expect(how).toBe('reveal');
      expect('seat' in event && seats).toEqual('seat' in event && [event.seat]);
      const faces = event.kind === 'saw' ? [event.card] : event.kind === 'drawn' ? event.cards : [];
      const secret = faces.filter((card) => card !== NONE).length;
      expect(secret > 0).toBe(memoryAid === 'full');
    }
    const kinds = new Set(ear.kinds);
    for (const kind of [
      'round',
      'turn',
      'looks',
      'closed',
      'drew',
      'took',
      'discarded',
      'pushed',
      'exchanged',
      'mismatched',
      'added',
      'round-ended',
      'scored',
      'ended',
    ]) {
      expect(kinds).toContain(kind);
    }
  });

  test('a face nobody else has seen is marked as disclosed when it comes to light, an open one is not', () => {
    const how = (villages: string[], moves: string, kind: Event['kind'], sketch: { pile?: string; discard?: string; open?: string }) =>
      go(position({ villages, ...sketch }), moves).heard.find(({ event }) => event.kind === kind)?.how;
    expect(how(['9 8', '5'], 'draw, discard', 'discarded', { pile: '4' })).toBe('reveal');
    expect(how(['9 8', '5'], 'pick 0, discard', 'discarded', { open: '4' })).toBe('all');
    expect(how(['9 8', '5'], 'take, push 0, turn-over', 'exchanged', { discard: '4' })).toBe('reveal');
    expect(how(['9^ 8', '5'], 'take, push 0, turn-over', 'exchanged', { discard: '4' })).toBe('all');
    expect(how(['9^ 9', '5'], 'take, push 0, push 1, turn-over', 'matched', { discard: '4' })).toBe('reveal');
    expect(how(['9^ 9^', '5'], 'take, push 0, push 1, turn-over', 'matched', { discard: '4' })).toBe('all');
    expect(how(['9^ 8^', '5'], 'take, push 0, push 1, turn-over', 'mismatched', { discard: '4' })).toBe('all');
    expect(how(['9 8', '5'], 'draw, use, choose 1 0', 'bewitched', { pile: '11 4' })).toBe('reveal');
    expect(how(['9 8', '5^'], 'draw, use, choose 1 0', 'bewitched', { pile: '11 4' })).toBe('all');
    expect(how(['9 8', '5'], 'draw, use, choose 1 0', 'turned-up', { pile: '6' })).toBe('reveal');
    expect(how(['1^ 8', '5'], 'draw, discard', 'opened', { pile: '13 6' })).toBe('reveal');
  });

  test.each(['off', 'gentle', 'full'] as const)(
    'SIL-9.3 to SIL-9.5 with memory aid %s faces drawn in secret are told with the full one alone',
    (memoryAid) => {
      const drawn = (villages: string[], pile: string, moves: string): unknown =>
        go(position({ villages, pile }), moves, { memoryAid })
          .heard.filter(({ event }) => event.kind === 'drawn')
          .map(({ how, seats, event }) => [how, seats, event]);
      const told = (...cards: number[]): unknown => ['reveal', [0], { kind: 'drawn', seat: 0, cards: memoryAid === 'full' ? cards : [] }];
      expect(drawn(['9 8', '5'], '4', 'draw')).toEqual([told(4)]);
      expect(drawn(['4^ 4^ 8', '5'], '6 7 10', 'draw')).toEqual([told(6, 7, 10)]);
      expect(drawn(['9 8', '5'], '11 7', 'draw, use')).toEqual([told(11), told(7)]);
      const saw = go(position({ villages: ['9 8', '5'], pile: '9' }), 'draw, use, choose 1 0', { memoryAid }).of('saw');
      expect(saw).toEqual([{ kind: 'saw', seat: 0, village: 1, at: 0, card: memoryAid === 'full' ? 5 : NONE }]);
    },
  );

  test.each([
    ['beholder', '7', 'draw, use, choose 0 1', 0, 1],
    ['apprentice', '8', 'draw, use, choose 1 0', 1, 0],
    ['seer', '9', 'draw, use, choose 1 0', 1, 0],
    ['robber', '12', 'draw, use, choose 1 0, give 2', 0, 2],
    ['empath', '13', 'empath 1', 0, 1],
  ] as const)('SIL-3.12 everybody is told who looks where and why: %s', (why, pile, moves, village, at) => {
    const state = position({ villages: ['2^ 8 9', '5'], pile });
    const ear = go(state, moves);
    expect(ear.heard.filter(({ event }) => event.kind === 'looks')).toEqual([
      { how: 'all', event: { kind: 'looks', seat: 0, village, at, why } },
    ]);
    expect(go(state, 'seen').heard[0]).toEqual({ how: 'reveal', event: { kind: 'closed', seat: 0, village, at } });
  });

  test('SIL-2.6 SIL-7.4 SIL-7.9 looking before the first turn, keeping and drawing openly are told', () => {
    expect(go(dealt(2), '1: look 3').heard).toEqual([
      { how: 'all', event: { kind: 'looks', seat: 1, village: 1, at: 3, why: 'peek' } },
      { how: 'reveal', seats: [1], event: { kind: 'saw', seat: 1, village: 1, at: 3, card: NONE } },
    ]);
    const rascal = position({ villages: ['4^ 8', '5'], pile: '6 7' });
    expect(go(rascal, 'draw, keep 1').heard.at(-1)).toEqual({ how: 'all', event: { kind: 'kept', seat: 0, at: 1, of: 2 } });
    const open = position({ villages: ['9 8', '5'], open: '6 7' });
    expect(go(open, 'pick 1').heard).toEqual([{ how: 'all', event: { kind: 'picked', seat: 0, at: 1, card: 7 } }]);
  });

  test.each([
    ['13', 'amulet 0, guard 1 0, empath 3, seen, draw, discard'],
    ['5', 'draw, use, choose 0 0'],
    ['7', 'draw, use, choose 0 0, seen, forgo'],
    ['10', 'draw, use, dig 3, push 0, turn-over'],
    ['11 4', 'draw, use, choose 1 0'],
    ['11 4', 'draw, use, return'],
    ['12', 'draw, use, choose 1 0, give 0, seen'],
    ['4', 'draw, push 0, push 3, turn-over, place 3'],
    ['4 1', 'draw, push 0, push 1, push 2, turn-over, add left, add right'],
    ['13', 'pick 0, discard'],
    ['13', 'take, push 0, turn-over'],
  ])('nobody listens, nothing is told (%s: %s)', (pile, moves) => {
    const fail = (): never => {
      throw new Error('told to nobody');
    };
    const deaf: Tell<Event> = { on: false, all: fail, to: fail, reveal: fail };
    const evening = () => position({ villages: ['9 3^ 2^ 9', '5 6'], pile, discard: '3', open: '6', owner: 0 });
    const [quiet, loud] = [evening(), evening()];
    const options = { witchDeclines: true };
    go(loud, moves, options);
    const rules = rulesWith(options);
    for (const words of moves.split(', ')) rules.play(quiet, quiet.turn, action(words), chance(), deaf);
    expect(quiet).toEqual(loud);
  });

  test('a round is told from its deal to its reckoning', () => {
    const state = position({ villages: ['9 8', '5'], pile: '4', only: true });
    expect(go(state, 'draw, discard').kinds).toEqual(['drew', 'drawn', 'discarded', 'round-ended', 'scored']);
    expect(go(state, 'deal', {}, chance()).kinds).toEqual(['round']);
    const last = position({
      villages: ['9 8', '5'],
      pile: '4',
      only: true,
      round: 4,
      sums: [1, 1, 1, 1, 1, 1],
      callers: [NONE, NONE, NONE],
    });
    expect(go(last, 'draw, discard').kinds.slice(-1)).toEqual(['ended']);
  });
});
