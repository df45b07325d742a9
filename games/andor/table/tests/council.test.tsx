import type { Proposal } from '@tafelrunde/kernel';
import { languages, stretchOf } from '@tafelrunde/kernel';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { proposals } from '../../proposals.ts';
import { advance } from '../../rules/advance.ts';
import { pool } from '../../rules/flow.ts';
import { numberOf } from '../../sharing.ts';
import { POINT_GOLD, POINT_WILLPOWER, type PoolKind } from '../../state.ts';
import { type Scene, scene } from '../../tests/table.ts';
import { changed, evenSplit, leftIn, mayAdd, mayTake, paramsOf } from '../council/split.ts';
import { Scene as SceneOver } from '../scenes/index.ts';
import { Council } from '../council/Council.tsx';
import { Pins } from '../map/Pins.tsx';
import { propsFor } from './drawing.tsx';

function open(kind: PoolKind, points: number, total: number, willpower: readonly number[] = [7, 7, 7]): Scene {
  const at = (i: number) => ({ at: 7, willpower: willpower[i] as number });
  const table = scene({ heroes: { dwarf: at(0), warrior: at(1), wizard: at(2) } });
  pool(table.table, kind, points, total, 0b111);
  advance(table.table);
  return table;
}
const viewOf = (table: Scene) => table.rules.view(table.state, 0);

describe('a split that is to be proposed', () => {
  test('begins evenly, and whatever is changed and adds up can be proposed', () => {
    const view = viewOf(open('gain', POINT_GOLD, 5));
    const even = evenSplit(view);
    expect([...even.values()].map(({ gold }) => gold)).toEqual([2, 2, 1]);
    expect(stretchOf(proposals, { key: 'share', params: paramsOf(view, even) }, view)).toBeDefined();
    const less = changed(even, 0, 'gold', -1);
    expect(leftIn(view, less)).toBe(1);
    expect(stretchOf(proposals, { key: 'share', params: paramsOf(view, less) }, view)).toBeUndefined();
    expect([mayAdd(view, even, 2, 'gold'), mayAdd(view, less, 2, 'gold')]).toEqual([false, true]);
  });

  test('a loss begins where most is left, and takes nobody’s last point', () => {
    const view = viewOf(open('loss', POINT_WILLPOWER, 4, [9, 7, 2]));
    const split = evenSplit(view);
    expect([...split.values()].map(({ willpower }) => willpower)).toEqual([3, 1, 0]);
    const wizard = changed(changed(split, 0, 'willpower', -1), 2, 'willpower', 1);
    expect(mayAdd(view, changed(wizard, 0, 'willpower', -1), 2, 'willpower')).toBe(false);
  });

  test('what was taken cannot be given back', () => {
    const table = open('gain', POINT_GOLD, 5).play('dwarf', { type: 'share', point: 'gold', count: 3 });
    const view = viewOf(table);
    const split = evenSplit(view);
    expect([...split.values()].map(({ gold }) => gold)).toEqual([3, 1, 1]);
    expect([mayTake(view, split, 0, 'gold'), mayTake(view, split, 1, 'gold')]).toEqual([false, true]);
  });
});

test('a proposed split lies beside the pool with everybody’s vote, and the reader’s answer', () => {
  const table = open('gain', POINT_GOLD, 5);
  const part = (gold: number) => numberOf({ gold, willpower: 0, strength: 0, item: 0 });
  const proposal: Proposal = {
    id: '4',
    seat: 1,
    key: 'share',
    params: { dwarf: part(2), wizard: part(3) },
    replies: [{ seat: 2, yes: false, say: { key: 'too-much' } }],
  };
  for (const language of languages) {
    const talking = { talk: [proposal], propose: () => undefined, reply: () => undefined, withdraw: () => undefined };
    const props = { ...propsFor(table.rules, table.state, 0, { language }), ...talking };
    const html = renderToStaticMarkup(<SceneOver {...props} />);
    expect(html).toContain(props.texts.say('share', proposal.params ?? {}));
    expect(html).toContain(props.texts.say('too-much', {}).replaceAll("'", '&#x27;'));
    expect(html.split('an-votes')[1]?.split('</ul>')[0]?.split('<li').length).toBe(4);
    expect(html).not.toMatch(/undefined|NaN|\[object/);
    const own = renderToStaticMarkup(<SceneOver {...props} talk={[{ ...proposal, seat: 0 }]} />);
    expect(own.split('an-proposed__do')[1]?.split('</section>')[0]?.split('<button').length).toBe(2);
  }
});

test('the council shows what is proposed, every vote with its reason, and what bots announce', () => {
  const table = scene({ heroes: { dwarf: { at: 7 }, warrior: { at: 14 }, wizard: { at: 34 } }, creatures: [['gor', 20]], turn: 'dwarf' });
  const goTo: Proposal = {
    id: '3',
    seat: 1,
    key: 'go-to',
    params: { field: 18 },
    replies: [{ seat: 2, yes: false, say: { key: 'too-far' } }],
  };
  const own: Proposal = { id: '5', seat: 0, key: 'mark', params: { field: 20 }, replies: [] };
  const plans = [{ seat: 2, key: 'plan-join', params: { creature: 'gor', field: 20 } }];
  const nothing = () => undefined;
  for (const language of languages) {
    const props = { ...propsFor(table.rules, table.state, 0, { language }), plans, pointing: undefined, onPoint: nothing };
    const open = { talk: [goTo, own], propose: nothing, reply: nothing, withdraw: nothing };
    const html = renderToStaticMarkup(<Council {...props} {...open} />);
    const said = (key: string, params = {}) => props.texts.say(key, params).replaceAll("'", '&#x27;');
    expect(html).toContain(said('go-to', goTo.params));
    expect(html).toContain(said('too-far'));
    expect(html).toContain(said('plan-join', plans[0]?.params));
    expect(html).toContain(said('mark', own.params));
    expect(html).toContain('is-asked');
    expect(html).not.toMatch(/undefined|NaN|\[object/);
    // whoever looks on reads it all and has nothing to press
    const looking = renderToStaticMarkup(<Council {...props} talk={[goTo]} names={{ ...props.names, you: [] }} />);
    expect(looking).toContain(said('go-to', goTo.params));
    expect(looking).not.toContain('<button');
  }
});

test('on the map lie a pin for each proposal, the field it means, and a thread from a bot’s hero to where it goes', () => {
  const table = scene({ heroes: { dwarf: { at: 7 }, warrior: { at: 14 } }, turn: 'dwarf' });
  const at = (key: string, field: number): Proposal => ({ id: key, seat: 0, key, params: { field }, replies: [] });
  const plan = (field: number) => ({ seat: 1, key: 'plan-buy', params: { field } });
  const drawn = (talk: readonly Proposal[], field: number) =>
    renderToStaticMarkup(<Pins talk={talk} plans={[plan(field)]} view={viewOf(table)} />);
  const html = drawn([at('ping', 3), at('go-to', 18), at('wait', 1)], 18);
  expect([html.split('am-pin__drop').length - 1, html.split('am-wanted').length - 1, html.split('am-thread').length - 1]).toEqual([
    2, 1, 1,
  ]);
  expect(drawn([], 14)).not.toContain('am-thread'); // there already
});

test('in an exchange one asks for what the other carries, and reads what is said to it', () => {
  const table = scene({
    heroes: { dwarf: { at: 18, gold: 1 }, warrior: { at: 18, gold: 2, has: ['telescope', 'shield'] } },
    turn: 'dwarf',
  }).play('dwarf', { type: 'exchange', with: 1, falcon: false });
  const nothing = () => undefined;
  const replies = [{ seat: 1, yes: false, say: { key: 'need-it' } }];
  const asked: Proposal = { id: '2', seat: 0, key: 'give-me', params: { item: 'shield' }, to: [1], replies };
  expect(stretchOf(proposals, asked, viewOf(table))).toBeDefined();
  for (const language of languages) {
    const props = { ...propsFor(table.rules, table.state, 0, { language }), propose: nothing, withdraw: nothing };
    const plain = renderToStaticMarkup(<SceneOver {...props} />);
    const html = renderToStaticMarkup(<SceneOver {...props} talk={[asked]} />);
    const buttons = (text: string) => text.split('<button type="button" class="an-tile"').length - 1;
    expect(buttons(plain) - buttons(html)).toBe(1); // asked for already
    expect(html).toContain(props.texts.say('need-it', {}).replaceAll("'", '&#x27;'));
    const theirs = renderToStaticMarkup(<SceneOver {...propsFor(table.rules, table.state, 1, { language })} talk={[asked]} />);
    expect(theirs).toContain('is-wished');
  }
  table.play('dwarf', { type: 'cancel' });
  expect(stretchOf(proposals, asked, viewOf(table))).toBeUndefined();
});
