import { describe, expect, test } from 'vitest';
import { outlook } from '../../bot/odds.ts';
import { fightOdds } from '../../fights/index.ts';
import { NONE } from '../../pieces.ts';
import type { AndorRules } from '../../rules/index.ts';
import type { View } from '../../state.ts';
import { scene } from '../../tests/table.ts';
import { fightOf } from '../scenes/Odds.tsx';
import { matchOf } from './drawing.tsx';

describe('the odds beforehand', () => {
  test('are those of the exact tables, whoever fights, with helpers, items and what is in force', () => {
    let fights = 0;
    for (const match of [matchOf({ legend: '2' }, 4, 6, 'bots'), matchOf({ legend: '1', startAtPart2: true }, 3, 5, 'bots')]) {
      for (const { rules, state } of match) {
        const { fight } = state;
        const view = rules.shown(rules.view(state, 0));
        if (fight.inviter === NONE || fight.creature === NONE || fight.inRound === 1) continue;
        const foe = view.ahead?.foe;
        if (foe === undefined) throw new Error('nothing is known of the creature');
        const seats = fight.fighters | fight.asked;
        const asked = fightOf(view, foe, seats);
        const { core } = rules as AndorRules;
        const exact = outlook(core, state, seats, fight.creature, fight.field, fight.willpower).odds;
        const { win, rounds } = fightOdds(asked.fighters, asked.foe, asked.settings);
        expect([win, rounds]).toEqual([exact.win, exact.rounds]);
        fights += 1;
      }
    }
    expect(fights).toBeGreaterThan(10);
  });

  test('are known before anybody attacks: of every creature in reach, and the same as in the fight that follows', () => {
    const foretold: unknown[] = [];
    const fought: unknown[] = [];
    for (const options of [{ legend: '2' }, { legend: '3' }]) {
      let before: View | undefined;
      for (const { rules, state, did, step } of matchOf(options, 4, 6, 'bots', 300)) {
        const shown = () => rules.shown(rules.view(state, 0));
        if (did?.type === 'fight' && state.fight.creature !== NONE && state.fight.inRound === 0) {
          const party = did.invite | (1 << (step.seat ?? 0));
          const known = before?.ahead?.foes?.find((each) => each.field === did.field && (each.party === undefined || each.party === party));
          const view = shown();
          const { foe } = view.ahead ?? {};
          if (before === undefined || known === undefined || foe === undefined) throw new Error('nothing is known of the creature');
          // invitations cost nothing: it is the fight that was shown
          foretold.push(fightOf(before, known, party, known));
          fought.push(fightOf(view, foe, party));
        }
        before = undefined;
        const turn = rules.asks(state).find(({ what }) => what === 'turn')?.seat;
        const reached = turn === undefined ? [] : rules.legal(state, turn).flatMap((each) => (each.type === 'fight' ? [each.field] : []));
        if (reached.length === 0) continue;
        before = shown();
        expect(new Set(before.ahead?.foes?.map(({ field }) => field))).toEqual(new Set(reached));
      }
    }
    expect(foretold).toEqual(fought);
    expect(fought.length).toBeGreaterThan(5);
  });

  test('a table that wants none has none', () => {
    const fought = (odds?: boolean) => {
      const table = scene({
        heroes: { dwarf: { at: 24, strength: 4 }, wizard: { at: 7 } },
        creatures: [['gor', 24]],
        turn: 'dwarf',
        options: odds === undefined ? {} : { odds },
      });
      const view = () => table.rules.shown(table.rules.view(table.state, 0));
      expect(view().ahead?.foe).toBeUndefined();
      expect(view().ahead?.foes?.map(({ field }) => field)).toEqual(odds === false ? undefined : [24]);
      table.play('dwarf', { type: 'fight', field: 24, invite: 0 });
      return view().ahead?.foe;
    };
    expect(fought()).toMatchObject({ kind: 0, strength: 2, off: [] });
    expect(fought(false)).toBeUndefined();
  });
});
