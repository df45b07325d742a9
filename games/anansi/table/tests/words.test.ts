import { flat, languages } from '@tafelrunde/kernel';
import { describe, expect, test } from 'vitest';
import { card, type Sketch } from '../../tests/table.ts';
import { texts } from '../../texts/index.ts';
import { shortcuts } from '../shortcuts.ts';
import { cardSays, playSays, recruitSays, spoken, trumpSays } from '../saying.ts';
import { displayOf } from '../preview.ts';
import { words } from '../words.ts';
import { viewOf } from './sketch.ts';

const hands = ['H4 L8 S12', 'H1 L1 S1', 'H2 L2 S2', 'H3 L3 S3'];
const names = ['Anna', 'Ida', 'Jonas', 'Ruth'];
const nameOf = (seat: number): string => names[seat] ?? '';
const mid: Sketch = {
  hands,
  order: 'HSL',
  display: 'H9 H10 S9 S10 S11 L9',
  leader: 1,
  trick: 'S1 rH5 S3',
  stories: [1, 0, 0, 0],
  listeners: [1, 0, 0, 0],
};
const spaced = (text: string): string => text.replaceAll('\u00a0', ' ');

describe('the display in words', () => {
  const say = (sketch: Sketch, own?: string, language: 'en' | 'de' | 'fr' = 'en'): string => {
    const view = viewOf(sketch);
    return spoken(trumpSays(view, displayOf(view, own === undefined ? undefined : card(own)), words[language])).trim();
  };
  test('as it stands', () => {
    expect(say({ hands, order: 'SLH', display: 'S9 S10 L9' })).toBe('Snake is trump, 2 to 1.');
    expect(say({ hands, order: 'SLH', display: 'L9 H9' })).toBe('Leopard and Hornet have 1 each: the one further left is trump.');
    expect(say({ hands, order: 'SLH', display: 'S9 L9 H9' })).toBe('All three have 1: Snake, leftmost, is trump.');
  });
  test('what this trick makes of it, and what a recruit would', () => {
    expect(say(mid)).toBe('Next trick: Hornet, 3 to 3, further left.');
    expect(say(mid, 'S12')).toBe('Next trick: Hornet, 3 to 3, further left. If you recruit, Snake stays trump, 4 to 3.');
    expect(say(mid, 'H4')).toBe('Next trick: Hornet, 3 to 3, further left. If you recruit, trump turns to Hornet, 4 to 3.');
    expect(say(mid, 'S12', 'de')).toBe('Nächster Stich: Hornisse, 3 zu 3, weiter links. Wirbst du an, bleibt Schlange Trumpf, 4 zu 3.');
  });
  test('in the last trick of a round it no longer matters', () => {
    const view = { ...viewOf(mid), told: 9 };
    expect(spoken(trumpSays(view, displayOf(view, card('S12')), words.en))).toBe(
      'Last trick of this round: Snake stays trump whoever recruits.',
    );
  });
});

describe('the two gestures', () => {
  const view = viewOf(mid);
  test('what playing would do, or why it may not be', () => {
    expect(spaced(playSays(view, 0, card('S12'), 'both', nameOf, words.en).says)).toBe('Snake 12 takes the trick');
    expect(playSays(view, 0, card('L8'), 'recruit', nameOf, words.en)).toEqual({ can: false, says: 'you must follow Snake' });
    const void_ = viewOf({ ...mid, hands: ['L8 H4', ...hands.slice(1)], display: 'H9', order: 'HSL' });
    expect(playSays(void_, 0, card('L8'), 'recruit', nameOf, words.en).says).toBe('you must trump with Hornet');
    const earlier = viewOf({ ...mid, leader: 3, trick: 'S3' });
    expect(spaced(playSays(earlier, 0, card('S12'), 'both', nameOf, words.en).says)).toBe('Snake 12 beats Ruth');
  });
  test('what recruiting would bring, or why nobody may', () => {
    expect(spaced(recruitSays(view, 0, card('S12'), true, nameOf, words.en).says)).toBe('2 listeners: 3 for 1 story');
    expect(recruitSays(view, 0, card('H4'), true, nameOf, words.en)).toEqual({ can: true, says: 'nobody comes' });
    expect(recruitSays(view, 0, undefined, true, nameOf, words.en)).toEqual({ can: false, says: 'pick a card' });
    expect(recruitSays(view, 0, card('S12'), false, nameOf, words.en)).toEqual({ can: false, says: 'Jonas already recruits' });
    expect(recruitSays(viewOf({ hands }), 0, card('S12'), false, nameOf, words.en)).toEqual({ can: false, says: 'not when you lead' });
  });
  test('for the ear: both gestures, who keeps the trick, and the display', () => {
    expect(spaced(cardSays(view, 0, card('S12'), 'both', nameOf, words.en))).toBe(
      'Play: Snake 12 takes the trick. Recruit: 2 listeners: 3 for 1 story. Ruth takes the trick. Next trick: Hornet, 3 to 3, further left. If you recruit, Snake stays trump, 4 to 3.',
    );
  });
});

/** Every sentence there is, said once with something in every gap. */
const everySentence = (language: (typeof languages)[number]): readonly string[] => {
  const own = { suit: 'snake', value: 12, heads: 2 } as const;
  const lead = { suit: 'hornet', cards: 2, next: 1, tied: [] } as const;
  const level = { suit: 'hornet', cards: 2, next: 2, tied: ['snake'] } as const;
  const all = { suit: 'hornet', cards: 1, next: 1, tied: ['snake', 'leopard'] } as const;
  const w = words[language];
  const plain = Object.values(w).filter((value): value is string => typeof value === 'string');
  const numbers = [0, 1, 2].flatMap((n) => [
    w.hand(n),
    w.points(n),
    w.cards(n),
    w.stories(n),
    w.listeners(n),
    w.over(n),
    w.overShort(n),
    w.tooMany(n),
    w.stock(n),
    w.raceTo(n),
    w.bonus(n),
  ]);
  const pieces = [lead, level, all].flatMap((each) => [w.stands(each), w.stays(each), w.turns(each), w.wouldStay(each), w.wouldTurn(each)]);
  const rest = [
    w.cardInFull(own),
    w.column('snake', 2, 1, true),
    w.seat('Ida', 1, 2, 0, 7),
    w.opens(own),
    w.beats(own, 'Ida'),
    w.takesTrick(own),
    w.staysBelow(own, 'Ida'),
    w.leavesTo('Ida'),
    w.comes(0, 1, 0),
    w.comes(2, 3, 1),
    w.gesture('A', 'b'),
    w.placeTaken(['Ida']),
    w.placeTaken(['Ida', 'Jo']),
    w.follow('snake'),
    w.trumpWith('snake'),
    w.told(3),
    w.told(12),
    w.leadsNext('Ida'),
    w.wonBy('Ida', false),
    w.wonBy('Ida', true),
    w.round(2),
    w.status(1, 3, 2, 10),
    w.statusRace(1, 12, 2, 10),
    w.statusTold(2),
    ...w.keys.flat(),
  ];
  return [...plain, ...numbers, ...[...pieces, w.lastTrickOfRound('snake'), w.earns(4), w.nextPays(2, 4)].map(flat), ...rest];
};

describe.each(languages)('the table’s own words in %s', (language) => {
  test('are written, with real quotation marks and no gap left open', () => {
    for (const sentence of everySentence(language)) {
      expect(sentence.trim()).not.toBe('');
      expect(sentence).not.toMatch(/['"]|undefined|NaN|\{|\}/);
    }
  });
});

test('French sets a narrow space before high punctuation', () => {
  for (const sentence of everySentence('fr')) expect(sentence).not.toMatch(/[^\u202f][:;!?]/);
});

test('one listener too many is one, and the key that deals says what its button says', () => {
  expect(words.en.worthSays({ kind: 'over', spare: 1 })).toMatch(/^1 listener too many:/);
  expect(words.en.worthSays({ kind: 'over', spare: 2 })).toMatch(/^2 more listeners than stories:/);
  const verbs = { de: /beginnen$/, en: /^begin /, fr: /^commencer /i };
  for (const language of languages) {
    const dealing = words[language].keys.find(([key]) => key.toLowerCase() === shortcuts.deal);
    expect(dealing?.[1], language).toMatch(verbs[language]);
    expect(texts[language].action({ type: 'deal' }, viewOf(mid)).toLowerCase(), language).toMatch(verbs[language]);
  }
});
