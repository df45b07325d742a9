import { describe, expect, test } from 'vitest';
import type { Effect } from '../legend/format.ts';
import { type Stage, stage } from './stage.ts';

const after = (...effects: readonly Effect[]): Stage => stage({ do: effects });
/** What pages are told of the next sunrise. */
const dawn = ({ rules, state }: Pick<Stage, 'rules' | 'state'>) =>
  rules.shown(rules.view(state, undefined)).ahead?.dawn.map(({ from, to }) => [from, to]);

describe('AND-16.1 where creatures go at the next sunrise', () => {
  test('not where a card forbids it to them', () => {
    const gor: Effect = { do: 'place.creature', creature: 'gor', fields: [30] };
    const free = after(gor);
    expect(dawn(free)).toEqual([[30, 29]]);
    const closed = after(gor, { do: 'mod.enter', fields: [29], forbiddenFor: 'creatures' });
    expect(dawn(closed)).toEqual([]);
    expect([free.sleep().fieldsOf('gor'), closed.sleep().fieldsOf('gor')]).toEqual([[29], [30]]);
  });

  test('AND-21.8 to gems that lure them', () => {
    const s = after(
      { do: 'place.creature', creature: 'gor', fields: [30] },
      { do: 'place.token', token: 'gem', value: 2, fields: [35] },
      { do: 'lure', item: 'gem' },
    );
    expect(dawn(s)).toEqual([[30, 35]]);
    expect(s.sleep().fieldsOf('gor')).toEqual([35]);
  });

  test('as often as a card wants it', () => {
    const s = after({ do: 'place.creature', creature: 'gor', fields: [30] }, { do: 'mod.move', creature: 'gor', extra: 1 });
    expect(dawn(s)?.length).toBe(2);
    expect(s.sleep().fieldsOf('gor')).toEqual([dawn(after({ do: 'place.creature', creature: 'gor', fields: [29] }))?.[0]?.[1]]);
  });

  test('working it out changes nothing', () => {
    const s = after({ do: 'place.creature', creature: 'gor', fields: [30] });
    const before = structuredClone(s.state);
    dawn(s);
    expect(s.state).toEqual(before);
  });
});
