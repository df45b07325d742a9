import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { fields } from '../../board/index.ts';
import { LEGEND_1 } from '../../legends/house.ts';
import type { Action } from '../../state.ts';
import { Actions } from '../Actions.tsx';
import { dockOf, hintedFields, listOf } from '../offers.ts';
import { Table } from '../Table.tsx';
import { matchOf, propsFor } from './drawing.tsx';

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll("'", '&#x27;').replaceAll('"', '&quot;');

test('AND-5.1 every legal action is offered, in turn and out of turn, through whole matches of chance', () => {
  let listed = 0;
  const kinds = new Set<string>();
  for (const seed of [1, 2, 3, 4, 5]) {
    let n = 0;
    for (const { rules, state } of matchOf({ legend: seed > 3 ? '1' : '2' }, 4, seed, 'chance')) {
      n += 1;
      for (let seat = 0; seat < 4; seat += 1) {
        const legal = rules.legal(state, seat);
        const all = listOf(legal).flatMap(({ actions }) => actions);
        expect(new Set(all)).toEqual(new Set(legal));
        expect(all).toHaveLength(legal.length);
        for (const { action } of dockOf(legal)) expect(legal).toContain(action);
        expect(dockOf(legal).filter(({ primary }) => primary).length).toBeLessThanOrEqual(1);
        if (n % 5 !== seat || legal.length === 0) continue;
        const props = propsFor(rules, state, seat);
        const html = renderToStaticMarkup(<Actions table={props} onClose={() => undefined} />);
        for (const action of legal) {
          kinds.add(action.type);
          expect(html).toContain(escaped(props.texts.action(action, props.view)));
        }
        listed += legal.length;
      }
    }
  }
  expect(listed).toBeGreaterThan(500);
  expect([...kinds]).toEqual(expect.arrayContaining(['step', 'fight', 'end-day', 'pass', 'stop', 'drop', 'roll', 'share']));
});

test('with lessons the table has a card beside what it speaks of, and the list of ideas', () => {
  const [at] = matchOf({ legend: LEGEND_1, heroes: 'dwarf,warrior' }, 2, 1, 'bots');
  if (at === undefined) throw new Error('no match was laid');
  const props = propsFor(at.rules, at.state, 0);
  const lessons = { learn: () => undefined, stop: () => undefined };
  const first = renderToStaticMarkup(<Table {...props} lessons={{ ...lessons, known: [] }} />);
  expect(first).toContain('1 of 23 ideas');
  expect(first).toContain('data-coach="heroes"');
  const third = renderToStaticMarkup(<Table {...props} lessons={{ ...lessons, known: ['hero', 'tasks'] }} />);
  expect(third).toContain('One hour a field');
  expect(third).toMatch(/class="am-coach"[^>]* data-field="13"/);
  for (const without of [props, { ...props, lessons: { ...lessons, known: [] }, past: true }]) {
    expect(renderToStaticMarkup(<Table {...without} />)).not.toContain('an-coach');
  }
});

test('the whole table can be drawn at any moment, in any seat and for who looks on', () => {
  let n = 0;
  for (const { rules, state } of matchOf({ legend: '2' }, 4, 6, 'bots')) {
    n += 1;
    if (n % 60 !== 1) continue;
    for (const seat of [n % 4, undefined]) {
      const html = renderToStaticMarkup(<Table {...propsFor(rules, state, seat)} />);
      for (const field of fields) expect(html).toContain(`id="field-${field}"`);
      expect(html).not.toMatch(/NaN|undefined|\[object/);
      // one stop for the Tab key among the fields
      expect(html.match(/<path id="field-[^>]*tabindex="0"/gi)).toHaveLength(1);
    }
  }
  expect(n).toBeGreaterThan(200);
});

test('a hint lights the field it speaks of: where a step goes, whom a fight is against, else where the hero stands', () => {
  const [at] = matchOf({ legend: '2', heroes: 'dwarf,warrior' }, 2, 1, 'bots');
  if (at === undefined) throw new Error('no match was laid');
  const props = propsFor(at.rules, at.state, 0);
  const hinting = (...actions: Action[]) => ({
    ...props,
    hint: { opinions: actions.map((action) => ({ action, expected: 0, error: 0 })), equal: actions.length, iterations: 1 },
  });
  const here = props.view.field[0] ?? -1;
  const there = props.view.field[1] ?? -1;
  const step: Action = { type: 'step', to: 10, farmers: 0 };
  expect(hintedFields(props, props.view, 0)).toEqual(new Set());
  expect(hintedFields(hinting(step, { type: 'fight', field: 24, invite: 0 }), props.view, 0)).toEqual(new Set([10, 24]));
  expect(hintedFields(hinting({ type: 'end-day' }), props.view, 0)).toEqual(new Set([here]));
  expect(hintedFields(hinting({ type: 'give', to: 1, item: 21, count: 1 }), props.view, 0)).toEqual(new Set([there]));
  const html = renderToStaticMarkup(<Table {...hinting(step)} />);
  expect(html.match(/<path id="field-10"[^>]*is-hinted/g)).toHaveLength(1);
  expect(html.match(/is-hinted/g)).toHaveLength(1);
});
