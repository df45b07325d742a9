import { type Language, languages, type Names, type Refusal } from '@tafelrunde/kernel';
import { describe, expect, test } from 'vitest';
import { game } from '../game.ts';
import { reasons } from '../rules/explain.ts';
import type { Action, Event } from '../state.ts';
import { ballad } from '../texts/ballad.ts';
import { numberName } from '../texts/cards.ts';
import { texts } from '../texts/index.ts';
import { KEEP, place, position, rulesWith } from './table.ts';

const names = (...you: number[]): Names => ({ of: (seat) => ['Anna', 'Jonas', 'Mira', 'Ruth'][seat] ?? '?', you });
const view = (
  state = position({ rows: ['. 2 . . . 8', '8 . . . . .'], hands: ['1 3 3 D', '2 D', '4'], drawn: '6' }),
  seat: number | 'nobody' = 0,
) => rulesWith().view(state, seat === 'nobody' ? undefined : seat);

const events: Event[] = [
  {
    kind: 'dice',
    throws: [
      [6, 3, 6],
      [2, 0, 5],
    ],
  },
  { kind: 'dealt', starter: 1, cards: 9 },
  { kind: 'drew', seat: 0, from: 2 },
  { kind: 'card', seat: 0, from: 2, card: 6 },
  { kind: 'card', seat: 0, from: 2, card: 0 },
  { kind: 'placed', seat: 1, card: 5, space: 3 },
  { kind: 'kept', seat: 2 },
  { kind: 'row-full', seat: 0 },
  { kind: 'row-closed', seat: 1 },
  { kind: 'ended', ending: 'row', winner: 1 },
  { kind: 'ended', ending: 'dragon', winner: 1 },
  { kind: 'ended', ending: 'firstFull', winner: 1 },
  { kind: 'ended', ending: 'stalemate', winner: -1 },
  { kind: 'ended', ending: 'cap', winner: -1 },
];
const tableRefusals: Refusal[] = [
  { code: 'more-sets-needed', params: { seats: 5, most: 4 } },
  { code: 'dragon-needs-three' },
  { code: 'play-on-needs-cap' },
];
const actionRefusals: Refusal[] = Object.keys(reasons).map((code) => ({ code, params: { card: 6, space: 3, other: 8, spaces: 6 } }));

/** Everything that can be said, from several chairs. */
function everything(language: Language): string[] {
  const speech = texts[language];
  const said: string[] = [speech.name, speech.tagline];
  for (const you of [[], [0], [1], [2]]) {
    for (const event of events) said.push(speech.event(event, names(...you)) ?? '');
    for (const reason of ['row', 'dragon', 'firstFull', 'draw', 'stalemate', 'cap']) {
      for (const shared of [1, 2, 3]) {
        for (const score of [0, 1, 5]) {
          const places = [0, 1, 2].map((seat) => ({ seat, place: seat < shared ? 1 : 3, score }));
          said.push(speech.result({ kind: 'ranking', reason, places }, names(...you)));
        }
      }
    }
    for (const what of ['draw', 'decide'])
      for (const seat of [0, 1, 2]) said.push(speech.ask({ seat, what, must: true }, view(), names(...you)));
    said.push(...speech.table(view(), names(...you)), ...speech.table(view(undefined, 'nobody'), names(...you)));
  }
  for (const refusal of [...actionRefusals, ...tableRefusals]) said.push(speech.refusal(refusal) ?? '');
  for (const action of [{ type: 'draw' }, KEEP, place(3), place(4)] as Action[]) said.push(speech.action(action, view()));
  for (const spec of game.meta.options) {
    const option = speech.option(spec.key);
    said.push(option.label, option.hint ?? '');
    for (const value of spec.kind === 'switch' ? [true, false] : spec.kind === 'choice' ? spec.values : spec.sample)
      said.push(option.value(value));
  }
  for (const ways of [1, 12]) said.push(speech.say('ways-left', { card: 4, space: 3, ways }));
  return said;
}

describe.each(languages)('in %s', (language) => {
  test('everything has words, and none is broken', () => {
    for (const sentence of everything(language)) {
      expect(sentence).not.toBe('');
      expect(sentence).not.toMatch(/undefined|NaN|\bnull\b|\[object|\{|\}|\s{2}|\?\?| \.|^ | $/);
    }
  });

  test('typography is right', () => {
    for (const text of [
      ...everything(language),
      ...ballad[language],
      ...[0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((number) => numberName(number, language)),
    ]) {
      expect(text).not.toMatch(/['"]/);
      expect(text).not.toMatch(language === 'fr' ? /[^\u202f][:;!?»]|«[^\u202f]/ : /\s[:;!?]/);
    }
  });

  test('sentences end with a full stop and begin with a capital or a number', () => {
    const speech = texts[language];
    for (const event of events) expect(speech.event(event, names(0))).toMatch(/^[\p{Lu}\d].*\.$/u);
    for (const refusal of [...actionRefusals, ...tableRefusals]) expect(speech.refusal(refusal)).toMatch(/^[\p{Lu}\d].*\.$/u);
  });

  test('every option of the game, and every value, reads differently', () => {
    const speech = texts[language];
    const labels = game.meta.options.map(({ key }) => speech.option(key).label);
    expect(new Set(labels).size).toBe(game.meta.options.length);
    for (const spec of game.meta.options) {
      const values = spec.kind === 'switch' ? [true, false] : spec.kind === 'choice' ? spec.values : spec.sample;
      expect(new Set(values.map((value) => speech.option(spec.key).value(value))).size).toBe(values.length);
    }
  });

  test('every reason reads differently', () => {
    const reads = [...actionRefusals, ...tableRefusals].map((refusal) => texts[language].refusal(refusal));
    expect(new Set(reads).size).toBe(reads.length);
  });

  test('a code of another house has no words here', () => {
    expect(texts[language].refusal({ code: 'nobody-knows' })).toBeUndefined();
    expect(texts[language].refusal({ code: 'constructor' })).toBeUndefined();
    expect(texts[language].option('nobody-knows').label).toBe('nobody-knows');
    expect(texts[language].say('nobody-knows', {})).toBe('nobody-knows');
  });

  test('the ballad has a line for each card, on one rhyme', () => {
    const rhyme = { de: /acht[,:.]$/, en: /(ay|ey)[,:.]$/, fr: /(é|er)\u202f?[,:;!]$/ }[language];
    expect(ballad[language]).toHaveLength(10);
    for (const line of ballad[language]) expect(line).toMatch(rhyme);
  });
});

describe('you and others', () => {
  const placed: Event = { kind: 'placed', seat: 1, card: 5, space: 3 };
  const drew: Event = { kind: 'drew', seat: 0, from: 2 };

  test.each([
    ['de', placed, [1], 'Du legst die 5 (Schwert) auf Platz 3.'],
    ['de', placed, [0], 'Jonas legt die 5 (Schwert) auf Platz 3.'],
    ['de', drew, [0], 'Du ziehst eine Karte von Mira.'],
    ['de', drew, [2], 'Anna zieht eine Karte von dir.'],
    ['de', { kind: 'card', seat: 0, from: 2, card: 0 }, [0], 'Es ist der Tod.'],
    ['de', { kind: 'kept', seat: 2 }, [2], 'Du behältst die Karte.'],
    ['de', { kind: 'dealt', starter: 1, cards: 9 }, [1], 'Alle haben 9 Karten. Du beginnst.'],
    ['en', placed, [1], 'You place 5 Sword on space 3.'],
    ['en', placed, [0], 'Jonas places 5 Sword on space 3.'],
    ['en', drew, [0], 'You draw a card from Mira.'],
    ['en', drew, [2], 'Anna draws a card from you.'],
    ['en', { kind: 'card', seat: 0, from: 2, card: 0 }, [0], 'It is Death.'],
    ['en', { kind: 'row-closed', seat: 1 }, [], 'Jonas can never finish this row now.'],
    [
      'en',
      {
        kind: 'dice',
        throws: [
          [6, 3, 6],
          [2, 0, 5],
        ],
      },
      [0],
      'Rolling for who begins: you 6, Jonas 3, Mira 6; again: you 2, Mira 5.',
    ],
    ['fr', placed, [1], 'Vous posez le 5 (l’Épée) sur la place 3.'],
    ['fr', placed, [0], 'Jonas pose le 5 (l’Épée) sur la place 3.'],
    ['fr', drew, [0], 'Vous tirez une carte chez Mira.'],
    ['fr', drew, [2], 'Anna tire une carte chez vous.'],
    ['fr', { kind: 'card', seat: 0, from: 2, card: 0 }, [0], 'C’est la Mort.'],
    ['fr', { kind: 'ended', ending: 'row', winner: 1 }, [1], 'Vous gagnez\u202f: une rangée complète, et pas de Mort en main.'],
  ] as [Language, Event, number[], string][])('%s: %j for %j', (language, event, you, sentence) => {
    expect(texts[language].event(event, names(...you))).toBe(sentence);
  });

  const stalemate = (...first: number[]) => ({
    kind: 'ranking' as const,
    reason: 'stalemate',
    places: [0, 1, 2].map((seat) => ({ seat, place: first.includes(seat) ? 1 : 3, score: first.includes(seat) ? 5 : 1 })),
  });

  test.each([
    ['de', [1], [0], 'Keine Reihe kann mehr voll werden. Jonas liegt mit 5 belegten Plätzen vorn.'],
    ['de', [1], [1], 'Keine Reihe kann mehr voll werden. Du liegst mit 5 belegten Plätzen vorn.'],
    ['de', [0, 1], [1], 'Keine Reihe kann mehr voll werden. Du und Anna teilt euch mit 5 belegten Plätzen den ersten Platz.'],
    ['de', [0, 1], [2], 'Keine Reihe kann mehr voll werden. Anna und Jonas teilen sich mit 5 belegten Plätzen den ersten Platz.'],
    ['en', [1], [0], 'No row can be finished any more. Jonas comes first with 5 filled spaces.'],
    ['en', [0, 1], [0], 'No row can be finished any more. You and Jonas share first place with 5 filled spaces.'],
    ['en', [0, 1, 2], [], 'No row can be finished any more. Anna, Jonas and Mira share first place with 5 filled spaces.'],
    ['fr', [1], [1], 'Plus aucune rangée ne peut être complétée. Vous arrivez en tête avec 5 places remplies.'],
    ['fr', [0, 1], [1], 'Plus aucune rangée ne peut être complétée. Vous et Anna vous partagez la première place avec 5 places remplies.'],
    ['fr', [0, 1], [2], 'Plus aucune rangée ne peut être complétée. Anna et Jonas se partagent la première place avec 5 places remplies.'],
  ] as [Language, number[], number[], string][])('%s: first %j, told to %j', (language, first, you, sentence) => {
    expect(texts[language].result(stalemate(...first), names(...you))).toBe(sentence);
  });
});

describe('questions and answers', () => {
  const ask = (own: string, drawn: string, you = 0) => {
    const state = position({ rows: [own, '. . . . . .'], hands: ['1 D', '2 D'], drawn });
    return texts.en.ask({ seat: 0, what: 'decide', must: true }, rulesWith().view(state, you), names(you));
  };

  test('what is asked says how the card stands to the row', () => {
    expect(ask('. . . . . .', '6')).toBe('You drew 6 Lair. Place it or keep it.');
    expect(ask('. . . . . .', 'D')).toBe('You drew Death. Keep it.');
    expect(ask('. 3 5 . . .', '4')).toBe('You drew 4 Rescue. It fits nowhere: keep it.');
    expect(ask('. 3 . . . 7', '8')).toBe('You drew 8 Battle. It fits nowhere: keep it.');
    expect(ask('3 . . . . .', '5')).toBe('You drew 5 Sword. Place it or keep it.');
    expect(ask('. . 8 . . .', '5')).toBe('You drew 5 Sword. Place it or keep it.'); // closed already, yet it fits
  });

  test('others are told about, and nothing of their card', () => {
    expect(ask('. . . . . .', '6', 1)).toBe('Anna decides: place the card or keep it.');
    expect(texts.de.ask({ seat: 1, what: 'draw', must: true }, view(), names(0))).toBe('Jonas zieht eine Karte von dir.');
    expect(texts.de.ask({ seat: 0, what: 'draw', must: true }, view(), names(0))).toBe('Zieh eine Karte von Mira.');
  });

  test('actions read as buttons, with a warning where they close the row', () => {
    expect(texts.en.action(place(4), view())).toBe('Place 6 Lair on space 4');
    expect(texts.en.action(place(3), view())).toBe('Place 6 Lair on space 3 (closes your row)');
    expect(texts.de.action(KEEP, view())).toBe('Die 6 (Höhle) behalten');
    expect(texts.fr.action({ type: 'draw' }, view())).toBe('Tirer une carte');
  });

  test('refusals name the card in the way', () => {
    const params = { card: 6, space: 1, other: 2 };
    expect(texts.en.refusal({ code: 'lower-card-right', params })).toBe('2 lies further right, and it is lower than 6.');
    expect(texts.de.refusal({ code: 'lower-card-right', params })).toBe('Weiter rechts liegt die 2, und die ist niedriger als 6.');
    expect(texts.fr.refusal({ code: 'lower-card-right', params })).toBe('Plus à droite se trouve le 2, qui est plus bas que le 6.');
    expect(texts.en.refusal({ code: 'not-your-turn' })).toBe('It is not your turn.');
  });

  test('the table in words: rows from the reader on, hand sizes, the own hand, the card on its way', () => {
    expect(texts.en.table(view(), names(0))).toEqual([
      'Your row: 0, empty, 2, empty, empty, empty, 8, 9.',
      'Jonas, row: 0, 8, empty, empty, empty, empty, empty, 9. It can never be finished.',
      'Jonas holds 2 cards.',
      'Mira, row: 0, 8, empty, empty, empty, empty, empty, 9. It can never be finished.',
      'Mira holds 1 card.',
      'Your hand: 1 Call, 2 × 3 Mission, Death.',
      'You have drawn 6 Lair.',
    ]);
    const lines = texts.de.table(view(undefined, 1), names(1));
    expect(lines[0]).toBe('Deine Reihe: 0, 8, leer, leer, leer, leer, leer, 9. Sie kann nie mehr voll werden.');
    expect(lines.at(-1)).toBe('Anna hat eine Karte gezogen.');
    expect(texts.fr.table(view(undefined, 'nobody'), names()).filter((line) => line.includes('main'))).toEqual([]);
  });

  test('an empty hand has words too', () => {
    const empty = position({ rows: ['1 2 3 4 5 6 7 8'], hands: ['', 'D D'] });
    const lines = texts.en.table(rulesWith({ spaces: 8 }).view(empty, 0), names(0));
    expect(lines.at(-1)).toBe('Your hand is empty.');
  });
});
