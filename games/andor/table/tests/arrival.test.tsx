import { languages } from '@tafelrunde/kernel';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { FOG_GOR, FOG_STRENGTH } from '../../pieces.ts';
import type { View } from '../../state.ts';
import { type Position, scene } from '../../tests/table.ts';
import { FieldSheet } from '../walk/FieldSheet.tsx';
import { foundOn } from '../map/about.ts';
import { arrivalOn } from '../walk/arrival.ts';
import { pacesOf, type Route, routeTo, waysFrom } from '../walk/route.ts';
import { matchOf, propsFor } from './drawing.tsx';

function wayTo(view: View, seat: number, goal: number): Route {
  const route = routeTo(waysFrom(view, view.field[seat] ?? -1), pacesOf(view, seat), goal);
  if (route === undefined) throw new Error(`no way to ${goal}`);
  return route;
}
function awaits(position: Position, goal: number, farmers: readonly number[] = []) {
  const { rules, state } = scene({ ...position, heroes: { ...position.heroes, wizard: { at: 72 } } });
  const view = rules.shown(rules.view(state, 0));
  return arrivalOn(view, 0, wayTo(view, 0, goal), new Set(farmers));
}

describe('what follows on arrival', () => {
  test('an empty field brings nothing', () => {
    expect(awaits({ heroes: { warrior: { at: 18 } }, turn: 'warrior' }, 28)).toEqual([]);
  });

  test('AND-3.4 overtime: what it leaves, and the dice it costs', () => {
    const tired = (willpower: number) => awaits({ heroes: { warrior: { at: 18, hour: 6, willpower } }, turn: 'warrior' }, 38);
    expect(tired(12)).toEqual([{ kind: 'late', hours: 1, price: 2, left: 10 }]);
    expect(tired(8)).toEqual([{ kind: 'late', hours: 1, price: 2, left: 6, dice: 2 }]);
  });

  test('AND-6.3 fog lifts, and what is known of it is told', () => {
    const fog = (entry: number) => awaits({ heroes: { warrior: { at: 6 } }, turn: 'warrior', set: { fog: [13 * 32 + entry] } }, 13);
    expect(fog(FOG_STRENGTH * 2)).toEqual([{ kind: 'fog', back: undefined }]);
    expect(fog(FOG_GOR * 2 + 1)).toEqual([{ kind: 'fog', back: 'gor' }]);
  });

  test('a creature, a well by who drinks, a merchant, a farmer, things to pick up', () => {
    expect(awaits({ heroes: { warrior: { at: 18 } }, creatures: [['skral', 28]], turn: 'warrior' }, 28)).toEqual([
      { kind: 'creature', creature: 'skral' },
    ]);
    for (const [hero, points] of [
      ['warrior', 5],
      ['archer', 3],
    ] as const) {
      const full = (well: number) => awaits({ heroes: { [hero]: { at: 4 } }, turn: hero, set: { wells: [5 * 2 + well] } }, 5);
      expect(full(1)).toEqual([{ kind: 'well', points }]);
      expect(full(0)).toEqual([]);
    }
    expect(awaits({ heroes: { warrior: { at: 14 } }, turn: 'warrior' }, 18)).toEqual([{ kind: 'merchant' }]);
    const rich: Position = { heroes: { warrior: { at: 18 } }, turn: 'warrior', set: { farmers: [28, 28] }, lying: [['wineskin', 28]] };
    expect(awaits(rich, 28)).toEqual([
      { kind: 'farmers', count: 2 },
      { kind: 'lying', piles: [{ item: 'wineskin', count: 1 }] },
    ]);
  });

  test('AND-13.5 farmers who come along are safe in the castle, unless something on the way kills them', () => {
    const led = (creatures: Position['creatures'] = []) =>
      awaits({ heroes: { warrior: { at: 3 } }, turn: 'warrior', creatures, set: { farmers: [3, 3] } }, 0, [3]);
    expect(led()).toEqual([{ kind: 'saved', count: 2 }]);
    expect(led([['gor', 1]])).toEqual([]);
  });

  test('is said in three languages, once: what a sentence tells is not listed besides', () => {
    let told = 0;
    let turns = 0;
    const twice: number[] = [];
    for (const { rules, state } of matchOf({ legend: '2' }, 4, 3, 'bots', 120)) {
      const seat = state.turn;
      if (rules.asks(state).every((ask) => ask.seat !== seat || ask.what !== 'turn')) continue;
      turns += 1;
      for (const language of languages.filter((_, i) => i === turns % languages.length)) {
        const props = propsFor(rules, state, seat, { language });
        const { view } = props;
        const steps = props.legal.flatMap((action) => (action.type === 'step' ? [action.to] : []));
        for (const goal of new Set(steps)) {
          const route = wayTo(view, seat, goal);
          const arrivals = arrivalOn(view, seat, route, new Set());
          const html = renderToStaticMarkup(
            <FieldSheet
              table={props}
              field={goal}
              route={route}
              mayWalk
              walking={{ left: 0, start: () => undefined, halt: () => undefined }}
              farmers={new Set()}
              onFarmers={() => undefined}
              onWalk={() => undefined}
              onClose={() => undefined}
            />,
          );
          expect((html.split('an-arrive')[1]?.split('</ul>')[0]?.split('<li').length ?? 1) - 1).toBe(arrivals.length);
          expect(html).not.toMatch(/undefined|NaN|\[object/);
          told += arrivals.length;
          const listed = (arriving: boolean) => foundOn(goal, view, props.names, language, arriving).length;
          if (arrivals.some(({ kind }) => kind === 'merchant') && listed(true) >= listed(false)) twice.push(goal);
        }
      }
    }
    expect(twice).toEqual([]);
    expect(told).toBeGreaterThan(5);
  });
});
