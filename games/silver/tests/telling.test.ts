import { silent, type Tell } from '@tafelrunde/kernel';
import { describe, expect, test } from 'vitest';
import { type Action, type Event, NONE, type Options } from '../state.ts';
import { chance, Ear, go, position, rulesWith } from './table.ts';

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
