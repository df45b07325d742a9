import { FastRandom, languages, type Proposal, stretchOf } from '@tafelrunde/kernel';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { scripted } from '../../bot/index.ts';
import type { Effect } from '../../legend/format.ts';
import { proposals } from '../../proposals.ts';
import { say, stage } from '../../tests/stage.ts';
import { Scene } from '../scenes/index.ts';
import { decisionNamed } from '../scenes/kind.ts';
import { voicesIn } from '../scenes/opinions.ts';
import { propsFor } from './drawing.tsx';

const bargain: Effect = {
  do: 'choose',
  name: 'bargain',
  heroes: { pick: 'lowest_rank' },
  ask: say('Well?'),
  options: [
    { id: 'yes', text: say('Take the bargain'), do: [{ do: 'place.creature', creature: 'gor', fields: [33] }] },
    { id: 'no', text: say('Refuse'), do: [] },
  ],
};
const asked = () => stage({ do: [bargain] }, { heroes: ['dwarf', 'warrior', 'wizard'] });
const opinion = (seat: number, answer: number, more: Partial<Proposal> = {}): Proposal => ({
  id: `${seat}`,
  seat,
  key: 'opinion',
  params: { answer },
  replies: [],
  ...more,
});

test('an opinion stands as long as its question, and for one of its answers alone', () => {
  const s = asked();
  const stands = (answer: number) => stretchOf(proposals, { key: 'opinion', params: { answer } }, s.rules.view(s.state, undefined));
  expect(stands(1)).toBeDefined();
  expect(stands(2)).toBe(stands(1));
  expect(stands(3)).toBeUndefined();
  s.choose('dwarf', 0);
  expect(stands(1)).toBeUndefined();
});

test('a bot says whether it would answer the same', () => {
  const s = asked();
  const hears = (answer: number) =>
    scripted(s.rules).choose({
      seat: 2,
      view: s.rules.view(s.state, 2),
      asks: s.rules.asks(s.state),
      legal: [],
      talk: [opinion(1, answer)],
      random: new FastRandom(1),
      budget: {},
    }).replies;
  expect(hears(1)).toEqual([{ proposal: '1', yes: true, say: { key: 'fair' } }]);
  expect(hears(2)).toEqual([{ proposal: '1', yes: false }]);
});

test('one voice for each person, and one for a bot that has spoken', () => {
  const faces = ['Lena', 'Mira', 'Lena', 'Bot'].map((name, seat) => ({
    seat,
    name,
    bot: name === 'Bot',
    you: name === 'Lena',
    away: false,
    asked: false,
  }));
  expect(voicesIn([], faces)).toEqual([
    { seats: [0, 2], seat: 0 },
    { seats: [1], seat: 1 },
  ]);
  const replies = [{ seat: 3, yes: true }];
  expect(voicesIn([opinion(2, 1), opinion(1, 2, { replies })], faces)).toEqual([
    { seats: [0, 2], seat: 2, answer: 0 },
    { seats: [1], seat: 1, answer: 1 },
    { seats: [3], seat: 3, answer: 1 },
  ]);
  expect(voicesIn([opinion(1, 1, { replies: [{ seat: 3, yes: false }] })], faces).at(-1)).toEqual({ seats: [3], seat: 3, against: true });
});

test('who is not asked sees every answer and votes; who is asked sees the votes and decides', () => {
  const s = asked();
  for (const language of languages) {
    const nothing = () => undefined;
    const props = (seat: number | undefined) => {
      const plain = propsFor(s.rules, s.state, seat, { language });
      return { ...plain, seats: plain.seats.map((face) => ({ ...face, bot: false })), propose: nothing, withdraw: nothing };
    };
    const talk = [opinion(2, 1)];
    const html = (seat: number | undefined, more = {}) => {
      const drawn = renderToStaticMarkup(<Scene {...props(seat)} {...more} />);
      expect(drawn).not.toMatch(/undefined|NaN|\[object/);
      return drawn;
    };
    const answers = bargain.do === 'choose' && 'options' in bargain ? (bargain.options ?? []).map(({ text }) => text[language]) : [];
    expect(answers).toHaveLength(2);
    const watching = html(1, { talk });
    for (const answer of answers) expect(watching).toContain(answer);
    expect(watching).toContain(say('Well?')[language]);
    expect(watching.split('aria-pressed="false"').length - 1).toBe(2);
    const voted = html(1, { talk: [...talk, opinion(1, 2)] });
    expect(voted.split('aria-pressed="true"').length - 1).toBe(1);
    const deciding = html(0, { talk });
    expect(deciding).not.toContain('aria-pressed');
    expect(deciding).toContain('an-voices');
    expect(html(0)).not.toContain('an-voices'); // nobody has said anything
    // a bot answers at once, and whoever only looks on has no voice
    const bots = { seats: props(1).seats.map((face) => ({ ...face, bot: face.seat === 0 })) };
    expect(html(1, bots)).not.toContain('aria-pressed');
    expect(renderToStaticMarkup(<Scene {...propsFor(s.rules, s.state, undefined, { language })} />)).not.toContain('aria-pressed');
  }
});

test('the question of the next hero is another decision: who put the first aside is shown it', () => {
  const next: Effect = { ...bargain, name: 'next', heroes: { pick: 'highest_rank' } };
  const s = stage({ do: [bargain, next] }, { heroes: ['dwarf', 'warrior', 'wizard'] });
  const named = () => decisionNamed(s.rules.view(s.state, undefined));
  const first = named();
  expect(first).not.toBe('');
  s.choose('dwarf', 1);
  expect(named()).not.toBe('');
  expect(named()).not.toBe(first);
});
