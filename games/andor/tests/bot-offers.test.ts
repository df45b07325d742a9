import { FastRandom } from '@tafelrunde/kernel';
import { describe, expect, test } from 'vitest';
import { scripted } from '../bot/index.ts';
import { silver } from '../events/index.ts';
import type { DeckCard } from '../legend/format.ts';
import { type HeroKind, NONE, ON_SHIELD } from '../pieces.ts';
import type { Action } from '../state.ts';
import { Stage, small } from './stage.ts';
import { answer } from './counselled.ts';
import { scene } from './table.ts';

/** What the team answers for this hero in a legend of its own. */
function answered(of: Stage, kind: HeroKind): Action | undefined {
  const seat = of.seat(kind);
  const { rules, state } = of;
  const turn = { seat, view: rules.view(state, seat), asks: rules.asks(state), legal: rules.legal(state, seat) };
  return scripted(rules).choose({ ...turn, random: new FastRandom(1), budget: {} }).action;
}

describe('what is to be had for nothing is taken', () => {
  test('silver 9: both looks into the fog', () => {
    const card = silver.find(({ id }) => id === '9') as DeckCard;
    const s = new Stage(
      small({
        do: [{ do: 'place.fog', tokens: { gor: 2, gold: 1 }, fields: [11, 12, 13] }],
        decks: { events: { cards: [card], top: [card.id], discard: 'out', empty: 'stop' } },
      }),
      { heroes: ['warrior', 'wizard'] },
    ).sleep();
    for (let look = 0; look < 2; look += 1) {
      expect(s.asked('warrior')).toBe('question');
      const chosen = answered(s, 'warrior');
      expect(chosen).toMatchObject({ type: 'choose', of: 'field' });
      s.play('warrior', chosen as Action);
    }
    expect(s.state.fog.filter((entry) => entry % 2 === 1)).toHaveLength(2);
  });
});

describe('things are used', () => {
  test('AND-10.4 a shield against a blow of three or more, not against less', () => {
    const struck = (gor: number): Action | undefined => {
      const here = scene({
        heroes: { dwarf: { at: 20, strength: 1, has: ['shield'] }, archer: { at: 57, inBox: true } },
        creatures: [['gor', 20]],
        turn: 'dwarf',
      });
      here.play('dwarf', { type: 'fight', field: 20, invite: 0 }).play('dwarf', { type: 'roll', how: 'all' }, 1, 1, gor, gor - 1);
      expect(here.asked('dwarf')).toBe('shield');
      return answer(here, 'dwarf');
    };
    expect([struck(6), struck(2)].map((each) => each?.type)).toEqual(['shield', 'decline']);
  });

  test('AND-10.8 with a bow he shoots from the next field instead of going there', () => {
    const here = scene({
      heroes: { warrior: { at: 14, strength: 9, willpower: 14, has: ['bow'] }, wizard: { at: 57, inBox: true } },
      creatures: [['gor', 2]],
      turn: 'warrior',
    });
    for (let i = 0; i < 3; i += 1) here.state.creatures.push(0, ON_SHIELD, NONE, NONE, 0, NONE, NONE, 0);
    expect(answer(here, 'warrior')).toEqual({ type: 'fight', field: 2, invite: 0 });
  });

  test.each([
    { face: 1, does: 'keep' },
    { face: 2, does: 'keep' },
    { face: 3, does: 'roll' },
  ])('AND-2.5 the archer rolls $face beside a wizard: $does, for he turns it for nothing', ({ face, does }) => {
    const fight = (wizard: boolean): Action | undefined => {
      const here = scene({
        heroes: { archer: { at: 20, strength: 3, willpower: 6 }, wizard: { at: wizard ? 20 : 57, strength: 3 } },
        creatures: [['skral', 20]],
        turn: 'archer',
      });
      here.play('archer', { type: 'fight', field: 20, invite: wizard ? 1 << here.seat('wizard') : 0 });
      if (wizard) here.play('wizard', { type: 'join' });
      // three dice: the second lies there
      here.play('archer', { type: 'roll', how: 'one' }, 3).play('archer', { type: 'roll', how: 'one' }, face);
      return answer(here, 'archer');
    };
    expect(fight(true)?.type).toBe(does);
    // alone nobody turns it
    expect(fight(false)?.type).toBe('roll');
  });
});
