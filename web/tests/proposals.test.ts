import { type InEveryLanguage, languages, type Proposals } from '@tafelrunde/kernel';
import type { ChatLine } from '@tafelrunde/protocol';
import { describe, expect, test } from 'vitest';
import { together } from '../../conformance/toys/index.ts';
import { worthReading } from '../src/table/chat/chatter.ts';
import { announced, answering, answeringAll, plansIn, proposalsAt } from '../src/table/proposals.ts';
import { de } from '../src/texts/de.ts';
import { en, type Texts } from '../src/texts/en.ts';
import { fr } from '../src/texts/fr.ts';

const catalogues: InEveryLanguage<Texts> = { de, en, fr };

describe('table talk', () => {
  const line = (n: number, some: Partial<ChatLine>): ChatLine => ({ n, name: `P${some.seat}`, at: 0, ...some });
  const proposals: Proposals<number> = {
    kinds: { look: { gaps: {}, silent: true }, 'help-me': { gaps: {} } },
    reasons: { gladly: {} },
    stretch: (view) => view,
  };
  const propose = (n: number, seat: number, key = 'help-me') => line(n, { seat, proposal: { key, stretch: 1 } });

  test('of what a seat points at only the newest is worth reading, and never that it points no more', () => {
    const chat = [
      propose(0, 0, 'look'),
      propose(1, 0),
      propose(2, 0, 'look'),
      line(3, { seat: 0, withdrawn: '2' }),
      line(4, { seat: 0, withdrawn: '1' }),
    ];
    expect(worthReading(chat, proposals.kinds).map((each) => each.n)).toEqual([1, 2, 4]);
  });

  test('what lies open is worked out from the view at hand', () => {
    const chat = [propose(0, 0), line(1, { seat: 1, reply: { proposal: '0', yes: true } })];
    expect(proposalsAt({ proposals }, chat, 1)).toMatchObject([{ id: '0', replies: [{ seat: 1, yes: true }] }]);
    expect(proposalsAt({ proposals }, chat, 2)).toEqual([]);
    expect(proposalsAt({}, chat, 1)).toEqual([]);
  });

  test('the seat shown answers, or another of the reader’s that is asked and has not', () => {
    const proposal = { id: '0', seat: 0, key: 'help-me', to: [1, 2], replies: [{ seat: 1, yes: true }] };
    expect(answering(proposals, proposal, 1, [1, 2])).toBe(1);
    expect(answering(proposals, proposal, 3, [1, 2, 3])).toBe(2);
    expect(answering(proposals, proposal, 3, [3])).toBeUndefined();
    expect(answering(proposals, proposal, 0, [0])).toBeUndefined();
    expect(answering(proposals, { ...proposal, key: 'look' }, 1, [1])).toBeUndefined();
  });

  test('of what bots announce the last of each stands', () => {
    const chat = [
      line(0, { seat: 2, say: { key: 'plan-well', params: { field: 5 } } }),
      line(1, { seat: 1, say: { key: 'plan-rest' } }),
      line(2, { seat: 2, say: { key: 'plan-rest' } }),
      line(3, { seat: 0, text: 'Hello' }),
    ];
    expect(plansIn(chat)).toEqual([
      { seat: 1, key: 'plan-rest', params: {} },
      { seat: 2, key: 'plan-rest', params: {} },
    ]);
  });

  test('where the table acts on it, one word is for all the seats of a person', () => {
    const acting = { ...proposals, kinds: { ...proposals.kinds, share: { gaps: {}, answer: () => undefined } } };
    const proposal = { id: '0', seat: 0, key: 'share', replies: [] };
    expect(answeringAll(acting, proposal, 1, [1, 2])).toEqual([1, 2]);
    expect(answeringAll(acting, { ...proposal, to: [2] }, 1, [1, 2])).toEqual([2]);
    expect(answeringAll(acting, { ...proposal, key: 'help-me' }, 1, [1, 2])).toEqual([1]);
    expect(answeringAll(acting, { ...proposal, key: 'help-me' }, 0, [0])).toEqual([]);
  });

  test.each(languages)('what others propose and answer is read out in %s, one’s own words and chat are not', (language) => {
    const t = catalogues[language];
    const texts = together.texts[language];
    const names = { of: String, you: [0] };
    const said = (some: Partial<ChatLine>) => announced(line(0, some), t, texts, names, undefined);
    expect(said({ seat: 1, proposal: { key: 'help-me', stretch: 1 } })).toContain(texts.say('help-me', {}));
    const reply = said({ seat: 1, reply: { proposal: '0', yes: false, say: { key: 'gladly' } } });
    expect(reply).toContain(t.proposals.no);
    expect(reply).toContain(texts.say('gladly', {}));
    expect(said({ seat: 1, withdrawn: '0' })).toContain(t.proposals.withdrawn);
    for (const quiet of [
      { seat: 0, withdrawn: '0' },
      { seat: 1, text: 'hello' },
      { seat: 1, say: { key: 'once-more' } },
    ])
      expect(said(quiet)).toBeUndefined();
  });
});
