import { describe, expect, test } from 'vitest';
import { cardsIn } from '../cards.ts';
import { cards, chance, choices, dealt, go, position, rulesWith, suit, wander } from './table.ts';

describe('who wins a trick', () => {
  test.each([
    ['W1', 'L', 'S7 S12 H14 S3', 1],
    ['W2', 'L', 'S7 S12 L1 S14', 2],
    ['W3', 'L', 'L4 S14 L9 L2', 2],
    ['W4', 'S', 'H10 rS14 H2', 0],
    ['W5', 'S', 'H9 rL13 S1', 2],
    ['W6', 'S', 'H9 rH6 rL2 H3 H11', 4],
  ])('ANA-6.1 ANA-6.2 ANA-6.3 %s: trump %s, %s', (_id, trump, moves, winner) => {
    const used = moves.split(' ').map((text) => text.replace('r', ''));
    const state = position({ hands: used, display: `${trump}5 ${trump}6` });
    const ear = go(state, moves);
    expect(state.stories.indexOf(1)).toBe(winner);
    expect(state.stories.reduce((sum, won) => sum + won, 0)).toBe(1);
    expect(ear.of('trick-won')).toEqual([
      { kind: 'trick-won', seat: winner, cards: used.length - (moves.match(/r/g)?.length ?? 0), story: 1 },
    ]);
  });

  test('ANA-6.3 W4: the recruiter takes two listeners and wins nothing with the 14', () => {
    const state = position({ hands: ['H10', 'S14', 'H2'], display: 'S5 S6' });
    go(state, 'H10 rS14 H2');
    expect(state.listeners).toEqual([0, 2, 0]);
    expect(state.stories).toEqual([1, 0, 0]);
  });

  test('ANA-6.5 W5 in full: only the old trump may be played, then leopard is trump', () => {
    const state = position({ hands: ['H9 H1', 'L13 H2', 'S1 L14'], order: 'SLH', display: 'S5 L5' });
    expect(state.trump).toBe(suit('S'));
    go(state, 'H9 rL13');
    expect(choices(state)).toEqual({ toTrick: 'S1', recruit: '' });
    go(state, 'S1');
    expect(state.stories).toEqual([0, 0, 1]);
    expect(state.trump).toBe(suit('L'));
  });

  test('ANA-6.5 W6 in full: both recruits come to the display together, then hornet is trump', () => {
    const state = position({
      hands: ['H9 S9', 'H6 S10', 'L2 S11', 'H3 S12', 'H11 S13'],
      order: 'SLH',
      display: 'S1 H1',
    });
    expect(state.trump).toBe(suit('S'));
    const ear = go(state, 'H9 rH6 rL2 H3 H11');
    expect(state.listeners).toEqual([0, 1, 0, 0, 0]);
    expect(cardsIn(state.display)).toEqual(cards('H1 H6 L2 S1'));
    expect(state.trump).toBe(suit('H'));
    expect(ear.kinds.slice(-2)).toEqual(['displayed', 'trump-changed']);
    expect(ear.of('displayed')).toEqual([{ kind: 'displayed', cards: cards('H6 L2'), trump: suit('H') }]);
  });

  test('ANA-6.1 a higher card of a third suit does not win', () => {
    const state = position({ hands: ['S2', 'H14', 'S1'], display: 'L1 L2' });
    go(state, 'S2 H14 S1');
    expect(state.stories).toEqual([1, 0, 0]);
  });

  test('ANA-6.2 the highest of several trumps wins, in whatever order they come', () => {
    for (const moves of ['S14 L3 L8', 'S14 L8 L3']) {
      const state = position({ hands: moves.split(' '), display: 'L1 L2' });
      go(state, moves);
      expect(state.stories.indexOf(1)).toBe(moves.endsWith('L8') ? 2 : 1);
    }
  });

  test('ANA-6.4 every trick is a story of its own; their sum is the number of tricks', () => {
    const state = dealt(4);
    for (let tricks = 1; tricks <= 10; tricks += 1) {
      wander(state, 4, chance(tricks));
      expect(state.stories.reduce((sum, won) => sum + won, 0)).toBe(tricks);
    }
  });

  test('ANA-6.5 no recruit, no change in the display', () => {
    const state = position({ hands: ['S2 H1', 'S3 H2', 'S4 H3'], display: 'L1 L2' });
    const ear = go(state, 'S2 S3 S4');
    expect(cardsIn(state.display)).toEqual(cards('L1 L2'));
    expect(ear.kinds).not.toContain('displayed');
  });

  test('ANA-6.6 the winner leads the next trick', () => {
    const state = position({ hands: ['S2 H1', 'S9 H2', 'S4 H3'], display: 'L1 L2' });
    go(state, 'S2 S9 S4');
    expect([state.leader, state.turn]).toEqual([1, 1]);
    expect(rulesWith().asks(state)).toEqual([{ seat: 1, what: 'lead', must: true }]);
  });

  test('ANA-6.7 a page shows the last trick alone; the view remembers them all', () => {
    const state = wander(dealt(4), 14, chance(3));
    const view = rulesWith().view(state, 1);
    expect(view.past).toHaveLength(3);
    expect(view.trick).toHaveLength(2);
    const shown = rulesWith().shown(view);
    expect(shown.past).toEqual(view.past.slice(-1));
    expect(shown.left).toEqual([]);
    expect(shown.told).toBe(3);
    expect({ ...shown, past: view.past, left: view.left }).toEqual(view);
  });

  test('a past trick tells who led, what was trump then, every move and who won', () => {
    const state = position({ hands: ['H9 S9', 'L13 L8', 'S1 L14'], order: 'SLH', display: 'S5 L5' });
    go(state, 'H9 rL13 S1 L14 S9 L8');
    const { past } = rulesWith().view(state, 0);
    expect(past.map(({ leader, trump, winner }) => [leader, trump, winner])).toEqual([
      [0, suit('S'), 2],
      [2, suit('L'), 2],
    ]);
    expect(past[0]?.moves.map(({ seat, recruits }) => [seat, recruits])).toEqual([
      [0, false],
      [1, true],
      [2, false],
    ]);
  });

  test('what is told of a card: led, followed, trumped, thrown in, and whether it is the highest', () => {
    const state = position({ hands: ['S7', 'S12', 'L1', 'S14', 'H3'], display: 'L2 L3' });
    const ear = go(state, 'S7 S12 L1 S14 H3');
    expect(ear.of('played').map(({ way, highest }) => `${way}${highest ? '!' : ''}`)).toEqual([
      'led!',
      'followed!',
      'trumped!',
      'followed',
      'discarded',
    ]);
    expect(ear.heard.filter(({ event }) => event.kind === 'played').every(({ how }) => how === 'reveal')).toBe(true);
  });
});
