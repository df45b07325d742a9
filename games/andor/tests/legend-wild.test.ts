import assert from 'node:assert/strict';
import { FastRandom, playOut, silent, uniformly } from '@tafelrunde/kernel';
import { expect, test } from 'vitest';
import { andor, isLand } from '../board/index.ts';
import { mistakesOf } from '../legend/check/index.ts';
import type { Legend } from '../legend/format.ts';
import type { Optional, Shape } from '../legend/shape.ts';
import { shapes } from '../legend/shapes.ts';
import { rulesOf, say, small } from './stage.ts';

const land = andor.fields.filter((field) => isLand(andor, field));
/** Names the wild legend has; whatever it speaks of exists. */
const names: Readonly<Record<string, readonly string[]>> = {
  card: ['x'],
  deck: ['lake'],
  rule: ['r', 'q'],
  task: ['t'],
  flag: ['f'],
  counter: ['c'],
  roll: ['n'],
  creature: ['boss'],
  farmer: ['widow'],
  option: ['yes'],
};

/** Makes up something of this shape. */
function make(shape: Shape, random: FastRandom, depth: number): unknown {
  const one = <T>(of: readonly T[]): T => of[random.below(of.length)] as T;
  switch (shape.shape) {
    case 'named':
      return shape.name === 'text' ? say('Wild') : make(shapes[shape.name] as Shape, random, depth);
    case 'integer':
      return shape.min + random.below(Math.min(shape.max - shape.min, 12) + 1);
    case 'field':
      return one(land);
    case 'boolean':
      return random.below(2) === 0;
    case 'fixed':
      return shape.value;
    case 'word':
      return one(shape.of);
    case 'string':
      return 'wild';
    case 'name': {
      const kind = shape.declares ?? shape.refers ?? '';
      return kind === 'choice' ? `choice-${random.below(1_000_000)}` : one(names[kind] ?? ['wild']);
    }
    case 'list': {
      const count = Math.min(shape.max, Math.max(shape.min, random.below(depth > 2 ? 2 : 4)));
      return Array.from({ length: count }, (_, i) => {
        const made = make(shape.of, random, depth + 1);
        // options of one choice have different names
        if (typeof made === 'object' && made !== null && 'id' in made) return { ...made, id: i === 0 ? 'yes' : `no-${i}` };
        return made;
      });
    }
    case 'record': {
      const keys = shape.key.shape === 'word' ? shape.key.of : ['wild'];
      return Object.fromEntries([[String(one(keys)), make(shape.of, random, depth + 1)]]);
    }
    case 'object':
      return makeFields(shape.fields, random, depth);
    case 'tagged': {
      // deep inside only what holds nothing further
      const flat = Object.entries(shape.of).filter(([, each]) => depth < 3 || !/"(effect|condition)"/.test(JSON.stringify(each)));
      const [id, wanted] = one(flat);
      return { [shape.tag]: id, ...makeFields(wanted, random, depth) };
    }
    case 'either': {
      const looks = depth < 3 ? shape.of : shape.says.startsWith('a condition') ? shape.of.slice(-1) : shape.of.slice(0, 1);
      return make(one(looks).is, random, depth + 1);
    }
  }
}

function makeFields(wanted: Readonly<Record<string, Shape | Optional>>, random: FastRandom, depth: number): Record<string, unknown> {
  const made: Record<string, unknown> = {};
  for (const [key, shape] of Object.entries(wanted)) {
    if (!('optional' in shape)) made[key] = make(shape, random, depth + 1);
    else if (depth < 5 && random.below(2) === 0) made[key] = make(shape.optional, random, depth + 1);
  }
  return made;
}

const makeNamed = (name: string, random: FastRandom): unknown => make(shapes[name] as Shape, random, 0);

/** A small legend with effects, triggers, goals and conditions nobody would write. */
function wild(random: FastRandom): Legend {
  const effects = (count: number): unknown[] => Array.from({ length: count }, () => makeNamed('effect', random));
  const declared = [
    { do: 'flag.set', flag: 'f' },
    { do: 'counter.add', counter: 'c', amount: 1 },
    { do: 'roll', name: 'n', number: 30 },
    { do: 'place.creature', creature: 'gor', name: 'boss', fields: [60, 50, 30, 20] },
    { do: 'place.token', token: 'farmer', fields: [36], name: 'widow', called: say('The widow') },
    { do: 'place.fog', tokens: { event: 5, gold: 3, gor: 2, brew: 1, strength: 1 } },
    { do: 'place.token', token: 'well', fields: [5, 45] },
    { do: 'shop.open', at: [18, 43], goods: ['strength', 'shield', 'helm'] },
    { do: 'gain', heroes: 'all', gold: 3, strength: 2 },
    { do: 'place.star', letters: ['C'] },
    { do: 'task.add', task: 't' },
    { do: 'draw.card', deck: 'lake' },
    { do: 'rule.begin', rule: 'q' },
    { do: 'read.card', card: 'x' },
  ];
  const made = small({});
  return {
    ...made,
    openings: [{ ...made.openings[0], do: [...(made.openings[0]?.do ?? []), ...declared, ...effects(2)] }],
    cards: [
      { id: 'x', kind: 'named', title: say('X'), story: say('X'), do: effects(2) },
      { id: 'c', kind: 'letter', letter: 'C', title: say('C'), story: say('C'), do: effects(3) },
    ],
    rules: [
      { id: 'r', again: random.below(2) === 0, when: makeNamed('trigger', random), do: effects(2) },
      { id: 'q', sleeps: true, when: makeNamed('trigger', random), if: makeNamed('condition', random), do: effects(1) },
    ],
    tasks: { t: makeNamed('task', random) },
    decks: {
      events: { cards: ['a', 'b', 'd'].map((id) => ({ id, title: say(id), story: say(id), shield: true, do: effects(1) })) },
      lake: { cards: [{ id: 'wave', title: say('w'), story: say('w'), do: effects(1) }], discard: 'bottom' },
    },
  } as unknown as Legend;
}

test('wild legends: what the checker lets through is played to an end, soundly and without leaks', () => {
  const random = new FastRandom(31);
  let played = 0;
  for (let n = 0; n < 4000 && played < 40; n += 1) {
    const legend = wild(random);
    if (mistakesOf(JSON.parse(JSON.stringify(legend))).length > 0) continue;
    played += 1;
    const rules = rulesOf(legend, { difficulty: random.below(2) === 0 ? 'easy' : 'normal' });
    const state = rules.setup(2 + random.below(3), random, silent);
    expect(rules.audit(state), JSON.stringify(legend)).toBeUndefined();
    try {
      let steps = 0;
      playOut(
        rules,
        state,
        (_state, seat, legal) => {
          steps += 1;
          if (steps % 50 === 0) {
            const view = rules.view(state, seat);
            assert.deepEqual(rules.view(rules.imagine(view, random), seat), view);
          }
          return uniformly(state, seat, legal, random);
        },
        random,
        60_000,
      );
      expect(rules.audit(state)).toBeUndefined();
      expect(rules.result(state)).toBeDefined();
    } catch (error) {
      throw new Error(`${n}: ${JSON.stringify(legend)}`, { cause: error });
    }
  }
  expect(played).toBe(40);
});
