import { describe, expect, test } from 'vitest';
import type { Effect } from '../legend/format.ts';
import { say, stage, type Small } from './stage.ts';

const choose = (yes: readonly Effect[], no: readonly Effect[] = []): Effect => ({
  do: 'choose',
  name: 'bargain',
  heroes: { pick: 'lowest_rank' },
  ask: say('Well?'),
  options: [
    { id: 'yes', text: say('Yes'), do: yes },
    { id: 'no', text: say('No'), do: no },
  ],
});
const brings = (effect: Effect, parts: Small = {}) => {
  const s = stage({ ...parts, do: [...(parts.do ?? []), effect] });
  return s.rules.shown(s.rules.view(s.state, s.state.question.seat)).ahead?.brings;
};

describe('AND-17.6 what an answer brings is told before it is given', () => {
  test('it is told as it then happens', () => {
    const certain: readonly Effect[] = [
      { do: 'place.figure', figure: 'shield-dwarves', field: 71 },
      { do: 'place.creature', creature: 'gor', fields: [33, 49] },
      { do: 'gain', heroes: 'all', willpower: 2, gold: 1 },
      { do: 'lose', heroes: 'this', willpower: 3, strength: 9 },
      { do: 'give_item', heroes: 'this', item: 'helm' },
    ];
    const s = stage({ do: [choose(certain)] });
    const [yes] = s.rules.shown(s.rules.view(s.state, 0)).ahead?.brings ?? [];
    expect(yes?.more).toBeUndefined();
    const heard = s.told.length;
    s.choose('dwarf', 0);
    const happened = s.told.slice(heard).filter(({ kind }) => kind !== 'answered' && kind !== 'turn' && kind !== 'day');
    expect(happened.map((event) => ('cause' in event ? { ...event, cause: 'card' } : event))).toEqual(yes?.events);
  });

  test('what dice, other answers and what waits for this one decide is not told, only that there is more', () => {
    const die: Effect = { do: 'gain', heroes: 'this', willpower: { num: 'die', die: 'hero' } };
    expect(brings(choose([die]))).toEqual([{ events: [], more: true }, { events: [] }]);
    const home: Effect = { do: 'place.figure', figure: 'witch', field: 71 };
    const follows = choose(
      [{ do: 'move.figure', figure: 'witch', field: { of: 'this-hero' } }],
      [{ do: 'move.figure', figure: 'witch', field: 72 }],
    );
    expect(brings(follows, { do: [home] })).toEqual([
      { events: [], more: true },
      { events: [{ kind: 'figure-moved', figure: 'witch', from: 71, to: 72 }] },
    ]);
    const where: Effect = { do: 'place.creature', creature: 'gor', fields: [33, { of: 'this-hero' }] };
    expect(brings(choose([where]))).toEqual([
      { events: [{ kind: 'creature-placed', creature: 'gor', wanted: 33, field: 33 }], more: true },
      { events: [] },
    ]);
    const waits = {
      id: 'price',
      when: { on: 'choice', choice: 'bargain', option: 'no' },
      do: [{ do: 'end_day', heroes: 'this' }],
    } as const;
    expect(brings(choose([{ do: 'flag.set', flag: 'on' }]), { rules: [waits] })).toEqual([{ events: [] }, { events: [], more: true }]);
  });

  test('conditions everybody can look up are looked up, others are not', () => {
    const gor: Effect = { do: 'place.creature', creature: 'gor', fields: [33] };
    const skral: Effect = { do: 'place.creature', creature: 'skral', fields: [51] };
    const [open] =
      brings(
        choose([
          { do: 'if', if: { is: 'flag', flag: 'on' }, then: [gor], else: [skral] },
          { do: 'flag.set', flag: 'on' },
        ]),
      ) ?? [];
    expect(open?.events).toEqual([{ kind: 'creature-placed', creature: 'skral', wanted: 51, field: 51 }]);
    const [hidden] = brings(choose([{ do: 'if', if: { is: 'field', fields: [20], has: 'rune-stone' }, then: [gor] }])) ?? [];
    expect(hidden).toEqual({ events: [], more: true });
  });

  test('a trade tells what one will have', () => {
    const trade: Effect = { do: 'offer.trade', heroes: { pick: 'lowest_rank' }, pay: { willpower: 2 }, get: { strength: 1 } };
    expect(brings(trade)).toEqual([
      {
        events: [
          { kind: 'points', seat: 0, what: 'willpower', by: -2, now: 5, cause: 'card' },
          { kind: 'points', seat: 0, what: 'strength', by: 1, now: 2, cause: 'card' },
        ],
      },
    ]);
  });
});
