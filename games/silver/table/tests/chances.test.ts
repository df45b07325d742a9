import type { Seat } from '@tafelrunde/kernel';
import { describe, expect, test } from 'vitest';
import type { State, View } from '../../state.ts';
import { position, rulesWith } from '../../tests/table.ts';
import { beginsAt, chancesIn, meantAt } from '../chances.ts';
import type { Mode } from '../mode.ts';

const rules = rulesWith();
const seen = (state: State, mode?: Mode, seat: Seat = 0) => {
  const view = rules.shown(rules.view(state, seat));
  return { view, chances: chancesIn(rules.legal(state, seat), view, mode) };
};
/** Places that can be chosen, village after village: 'x' = lit. */
const lit = (state: State, mode?: Mode): string[] => {
  const { view, chances } = seen(state, mode);
  return view.villages.map((row, village) => row.map((_, at) => (chances.house(village, at) === undefined ? '.' : 'x')).join(''));
};

describe('what is lit', () => {
  test('the Seer: every dark house but those guarded or under the amulet', () => {
    const state = position({ villages: ['9 2^ 8 5', '3^b1 4g1 10 11', '6* 12 1^'], step: 'target', ability: 9, discard: '9' });
    expect(lit(state)).toEqual(['x.xx', '..xx', '.x.']);
    expect(seen(state).chances).toMatchObject({ choosing: true, houses: 6, sign: 'eye' });
  });
  test('the Revealer turns up, and says so by its sign', () => {
    const state = position({ villages: ['9 2^', '3^ 10'], step: 'target', ability: 6, discard: '6' });
    expect(lit(state)).toEqual(['x.', '.x']);
    expect(seen(state).chances.sign).toBe('t-face-up');
  });
  test('the Witch: own houses are pushed up, one of another is chosen', () => {
    const state = position({ villages: ['9 2^', '3^ 10'], step: 'witch', ability: 11, held: '7@0', from: 'witch', discard: '11' });
    const { chances } = seen(state);
    expect(chances.house(0, 1)).toEqual({ type: 'push', at: 1 });
    expect(chances.house(1, 1)).toEqual({ type: 'choose', village: 1, at: 1 });
    expect(chances.house(1, 0)).toBeUndefined();
  });
  test('with a drawn card the own houses, and nothing is dimmed', () => {
    const state = position({ villages: ['9 2^ 8*', '3^ 10'], step: 'decide', held: '7@0' });
    expect(lit(state)).toEqual(['xx.', '..']);
    expect(seen(state).chances.choosing).toBe(false);
  });
  test('nothing while others have the turn', () => {
    const state = position({ villages: ['9 2^', '3^ 10'], turn: 1 });
    expect(lit(state)).toEqual(['..', '..']);
    expect(seen(state).chances.asked).toBe(false);
  });
});

describe('what is free', () => {
  const state = position({ villages: ['9 2^ 3^ 5', '3^ 10'], owner: 0, step: 'turn', discard: '1' });
  test('is begun first: without that no house is lit at the start of a turn', () => {
    expect(lit(state)).toEqual(['....', '..']);
    expect(seen(state).chances.free).toEqual(
      [{ kind: 'amulet' }, { kind: 'guard', by: 2 }, { kind: 'empath' }].toSorted((a, b) => order(a.kind) - order(b.kind)),
    );
  });
  test('the amulet reaches every own house, the Empath dark ones, the Bodyguard the others', () => {
    expect(lit(state, { kind: 'amulet' })[0]).toBe('xxxx');
    expect(lit(state, { kind: 'empath' })[0]).toBe('x..x');
    expect(lit(state, { kind: 'guard', by: 2 })[0]).toBe('xx.x');
    expect(seen(state, { kind: 'empath' }).chances.choosing).toBe(true);
  });
  test('a mode that is not offered is none', () => {
    expect(seen(state, { kind: 'guard', by: 1 }).chances.mode).toBeUndefined();
  });
  test('a touch on the Empath or the Bodyguard begins it; on a used one not', () => {
    const { chances, view } = seen(state);
    expect(beginsAt(chances, view, 0, 1)).toEqual({ kind: 'empath' });
    expect(beginsAt(chances, view, 0, 2)).toEqual({ kind: 'guard', by: 2 });
    expect(beginsAt(chances, view, 0, 0)).toBeUndefined();
    expect(beginsAt(chances, view, 1, 0)).toBeUndefined();
    const used = seen(position({ villages: ['9 2^x', '3^ 10'], discard: '1' }));
    expect(beginsAt(used.chances, used.view, 0, 1)).toBeUndefined();
  });
  test('with a card in hand the touch pushes up instead', () => {
    const { chances, view } = seen(position({ villages: ['9 2^', '3^ 10'], step: 'decide', held: '7@0' }));
    expect(beginsAt(chances, view, 0, 1)).toBeUndefined();
  });
});

const order = (kind: string): number => ['amulet', 'guard', 'empath'].indexOf(kind);

describe('why not?', () => {
  const why = (state: State, mode: Mode | undefined, village: Seat, at: number): string => {
    const view: View = rules.shown(rules.view(state, 0));
    return rules.explain(view, 0, meantAt(view, mode, village, at)).code;
  };
  test('asks about what the touch would have meant', () => {
    const seer = position({ villages: ['9 2^', '3^b1 4g1', '6* 12'], step: 'target', ability: 9, discard: '9' });
    expect(why(seer, undefined, 1, 1)).toBe('shielded');
    expect(why(seer, undefined, 2, 0)).toBe('under-amulet');
    expect(why(seer, undefined, 0, 1)).toBe('face-up');
    const robber = position({ villages: ['9 2^', '3^ 4'], step: 'rob', ability: 12, discard: '12' });
    expect(why(robber, undefined, 0, 0)).toBe('robber-own');
    const drawn = position({ villages: ['9* 2^', '3^ 4'], step: 'decide', held: '7@0' });
    expect(why(drawn, undefined, 0, 0)).toBe('amulet-announced');
    const turn = position({ villages: ['9 2^', '3^ 4'], discard: '1' });
    expect(why(turn, undefined, 0, 0)).toBe('turn-first');
    expect(why(turn, { kind: 'empath' }, 0, 1)).toBe('face-up');
    expect(why(turn, { kind: 'guard', by: 1 }, 0, 0)).toBe('no-bodyguard');
  });
});
