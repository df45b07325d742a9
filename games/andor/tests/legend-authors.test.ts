import { FastRandom, type Names, silent } from '@tafelrunde/kernel';
import { describe, expect, test } from 'vitest';
import type { Legend } from '../legend/format.ts';
import { complete } from '../legend/complete.ts';
import { mistakesOf } from '../legend/check/index.ts';
import { readLegend } from '../legend/load.ts';
import { inOneLine, paragraphsOf } from '../legend/telling.ts';
import { legends } from '../legends/index.ts';
import { boards } from '../board/index.ts';
import { RecordedRules } from '../plays.ts';
import { AndorRules } from '../rules/index.ts';
import type { Action } from '../state.ts';
import { telling } from '../texts/en/telling.ts';
import { texts } from '../texts/index.ts';
import { toldIn } from '../texts/told-in.ts';
import { rulesOf, say, small, Stage, stage } from './stage.ts';
import { defaults } from './table.ts';

const version = (difficulty: 'easy' | 'normal', more: object = {}) => ({ id: 'B1', kind: 'letter', letter: 'B', difficulty, ...more });
const names: Names = { of: (seat) => `Seat ${seat}`, you: [0] };
const words = { title: say('B'), story: say('It begins.'), task: say('Do it.') };
const withCards = (...cards: readonly object[]) => {
  const legend = small({});
  const [opening] = legend.openings;
  const star = { do: 'place.star', letters: ['B'] };
  return JSON.stringify({ ...legend, openings: [{ ...opening, do: [star, ...(opening?.do ?? [])] }], cards });
};

describe('for authors', () => {
  test('card.variant: the second version has the words of the first that it leaves out', () => {
    const { legend, mistakes } = readLegend(withCards(version('easy', words), version('normal', { task: say('Do more.') })));
    expect(mistakes).toBeUndefined();
    expect(legend?.cards[1]).toMatchObject({ ...words, task: say('Do more.'), difficulty: 'normal' });
  });

  test('a second version with a title and a story of its own has no task it does not name: files from before mean what they meant', () => {
    const { legend } = readLegend(withCards(version('easy', words), version('normal', { title: say('B'), story: say('Otherwise.') })));
    expect(legend?.cards[1]?.task).toBeUndefined();
  });

  test('what is whole is played as it is written', () => {
    for (const legend of Object.values(legends)) expect(complete(legend)).toBe(legend);
  });

  test('languages: each text falls back by itself; a name may be called like a language', () => {
    const only = (en: string) => ({ en });
    const flag = { do: 'flag.set', flag: 'de', key: 'k1', comment: 'Not a language.' };
    const card = { id: 'B1', kind: 'letter', letter: 'B', title: { en: 'B', fr: 'Bé' }, story: only('It begins.'), do: [flag] };
    const file = JSON.stringify({
      ...JSON.parse(withCards(card)),
      languages: ['en'],
      labels: { de: 'the flag' },
      credits: { authors: ['Ada', 'Bo'] },
    });
    const { legend, mistakes } = readLegend(file);
    expect(mistakes).toBeUndefined();
    expect(legend?.cards[0]).toMatchObject({
      title: { de: 'B', en: 'B', fr: 'Bé' },
      story: { de: 'It begins.', en: 'It begins.', fr: 'It begins.' },
    });
    expect([legend?.labels, legend?.author]).toEqual([{ de: 'the flag' }, 'Ada, Bo']);
    const s = new Stage(legend ?? small({}));
    s.settle();
    expect(s.state.over).toBe(0);
    // a view says which languages there are where they are not all, and the table in words says it once
    const view = s.rules.view(s.state, 0);
    expect(view.legend.languages).toEqual(['en']);
    expect(texts.fr.table(view, names).filter((line) => line === toldIn.fr('en'))).toHaveLength(1);
    expect(texts.en.table(view, names).join()).not.toContain(toldIn.en('en'));
    const whole = stage({});
    expect(whole.rules.view(whole.state, 0).legend).not.toHaveProperty('languages');
  });

  test('a story in paragraphs is one line in the log', () => {
    const story = 'One.\n\nTwo.';
    expect([paragraphsOf(story), inOneLine(story)]).toEqual([['One.', 'Two.'], 'One. Two.']);
    const told = { kind: 'card', card: 0, title: say('B'), story: { de: story, en: story, fr: story } } as const;
    expect(telling.card(told, {} as never)).toBe('Legend card: B. One. Two.');
    const card = (text: string) => ({ ...words, id: 'B1', kind: 'letter', letter: 'B', story: { de: text, en: text, fr: text } });
    expect(readLegend(withCards(card(story))).mistakes).toBeUndefined();
    for (const wrong of ['One.\nTwo.', 'One.\n\n\nTwo.', '\n\nOne.', 'One.\n\n', 'One.\n\n \n\nTwo.', 'One.\r\n\r\nTwo.']) {
      expect(
        mistakesOf(JSON.parse(withCards(card(wrong)))).map(({ code }) => code),
        JSON.stringify(wrong),
      ).toEqual(Array(3).fill('bad-text'));
    }
  });
});

test('the record of a play is there when it is over, and what others imagine is no part of it', () => {
  const rules = new RecordedRules(new AndorRules(defaults, boards.andor, rulesOf(small({})).core.engine, small({})));
  const state = rules.setup(2, new FastRandom(1));
  const world = rules.copy(state);
  for (let n = 0; n < 40 && world.over === 0; n += 1) {
    const seat = rules.asks(world)[0]?.seat ?? 0;
    rules.play(world, seat, rules.otherwise(world, seat), new FastRandom(n), silent);
  }
  expect(world.day).toBeGreaterThan(state.day);
  expect(() => rules.record('x')).toThrow('when it is over');
  for (let n = 0; n < 400 && state.over === 0; n += 1) {
    const seat = rules.asks(state)[0]?.seat ?? 0;
    rules.play(state, seat, rules.otherwise(state, seat), new FastRandom(n), silent);
  }
  const { letters, won, walked, turnedBack } = rules.record('x');
  expect(turnedBack).toBe(0);
  expect([letters.map(({ letter }) => letter).join(''), won, walked]).toEqual(['ABCDEFGHIJKLMN', true, {}]);
});

test('the record says at each letter which tasks were open and which were done', () => {
  const visit = (field: number) => ({ title: say('Go'), text: say('Go there.'), goal: { goal: 'visit', fields: [field] } }) as const;
  const legend = small({
    tasks: { here: visit(39), there: visit(12), later: visit(13) },
    do: [
      { do: 'place.star', letters: ['C'] },
      { do: 'place.boss', creature: 'skral', name: 'far', field: 33, strength: 10, willpower: 6 },
      { do: 'place.creature', creature: 'gor', fields: [20, 1, 53] },
      { do: 'task.add', task: 'here' },
      { do: 'task.add', task: 'there' },
    ],
    cards: [{ id: 'C', kind: 'letter', letter: 'C', title: say('C'), story: say('C.'), do: [{ do: 'task.add', task: 'later' }] }],
  });
  const rules = new RecordedRules(
    new AndorRules({ ...defaults, heroes: 'dwarf,warrior' }, boards.andor, rulesOf(legend).core.engine, legend),
  );
  const state = rules.setup(2, new FastRandom(1));
  const go = (action: Action): void => rules.play(state, 0, action, new FastRandom(1), silent);
  go({ type: 'step', to: 39, farmers: 0 });
  if (rules.legal(state, 0).some(({ type }) => type === 'stop')) go({ type: 'stop' });
  for (let n = 0; n < 400 && state.over === 0; n += 1) {
    const seat = rules.asks(state)[0]?.seat ?? 0;
    rules.play(state, seat, rules.otherwise(state, seat), new FastRandom(n), silent);
  }
  // three creatures are kept, the nearest first, by the arrows that lie before them
  expect(rules.record('x').letters[0]?.near).toEqual([1, 3, 7]);
  const at = Object.fromEntries(rules.record('x').letters.map(({ letter, open, done }) => [letter, { open, done }]));
  expect(at['A']).toEqual({ open: ['here', 'there'], done: [] });
  expect(at['C']).toEqual({ open: ['there'], done: ['here'] });
  expect(at['D']).toEqual({ open: ['there', 'later'], done: ['here'] });
});

test('the record says what cards asked, as its author asks it, and what was answered; what the table asked is none of it', () => {
  const ask = { de: 'Wohin?', en: 'Where to?', fr: 'Où ?' };
  const choose = {
    do: 'choose',
    name: 'way',
    heroes: { pick: 'lowest_rank' },
    ask,
    options: [
      { id: 'left', text: say('Left'), do: [{ do: 'gain', heroes: 'all', gold: 1 }] },
      { id: 'right', text: say('Right'), do: [{ do: 'flag.set', flag: 'right' }] },
    ],
  } as const;
  const recorded = (languages?: Legend['languages']) => {
    const legend = {
      ...small({ do: [choose, { do: 'optional', heroes: { pick: 'lowest_rank' }, ask, then: [] }] }),
      ...(languages && { languages }),
    };
    const rules = new RecordedRules(
      new AndorRules({ ...defaults, heroes: 'dwarf,warrior' }, boards.andor, rulesOf(legend).core.engine, legend),
    );
    const state = rules.setup(2, new FastRandom(1));
    rules.play(state, 0, { type: 'choose', of: 'option', value: 1 }, new FastRandom(1), silent);
    rules.play(state, 0, { type: 'decline' }, new FastRandom(1), silent);
    for (let n = 0; n < 400 && state.over === 0; n += 1) {
      const seat = rules.asks(state)[0]?.seat ?? 0;
      rules.play(state, seat, rules.otherwise(state, seat), new FastRandom(n), silent);
    }
    return rules.record('x').choices;
  };
  expect(recorded()).toEqual([
    { ask: 'Where to?', answer: 1 },
    { ask: 'Where to?', answer: 'no' },
  ]);
  expect(recorded(['fr', 'en'])[0]).toEqual({ ask: 'Où ?', answer: 1 });
});

test('a step straight back for nothing is counted, one with a farmer or after a look into the fog is not', () => {
  const legend = small({ do: [{ do: 'place.fog', tokens: { gold: 1 }, fields: [42] }] });
  const rules = new RecordedRules(
    new AndorRules({ ...defaults, heroes: 'dwarf,warrior' }, boards.andor, rulesOf(legend).core.engine, legend),
  );
  const state = rules.setup(2, new FastRandom(1));
  const go = (...path: readonly number[]): void => {
    state.turn = 0;
    for (const to of path) rules.play(state, 0, { type: 'step', to, farmers: 0 }, new FastRandom(1), silent);
    if (rules.legal(state, 0).some(({ type }) => type === 'stop')) rules.play(state, 0, { type: 'stop' }, new FastRandom(1), silent);
  };
  go(39);
  go(40); // back again
  go(39, 42); // into the fog
  go(39);
  for (let n = 0; n < 400 && state.over === 0; n += 1) {
    const seat = rules.asks(state)[0]?.seat ?? 0;
    rules.play(state, seat, rules.otherwise(state, seat), new FastRandom(n), silent);
  }
  const { turnedBack, strengths, unused } = rules.record('x');
  expect([turnedBack, strengths.length, unused.length]).toEqual([2, 2, 2]);
});
