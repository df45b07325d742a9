import { type Language, languages, type Names, type Refusal } from '@tafelrunde/kernel';
import { describe, expect, test } from 'vitest';
import { game } from '../game.ts';
import { reasons } from '../rules/explain.ts';
import type { Action, Event, View, Way } from '../state.ts';
import { suitNames, texts } from '../texts/index.ts';
import { card, cards, chance, dealt, go, play, position, recruit, rulesWith, wander } from './table.ts';

const names = (...you: number[]): Names => ({ of: (seat) => ['Anna', 'Jonas', 'Mira', 'Ruth', 'Ida'][seat] ?? '?', you });

const facing = (hand: string, trick = 'S10', display = 'L1 L2'): View =>
  rulesWith().view(position({ hands: ['', hand, '', ''], display, trick }), 1);

const views: View[] = [
  facing('S3 L14'),
  facing('L14 H2', 'S10'),
  facing('H2'),
  rulesWith().view(position({ hands: ['S1 S2', '', ''], display: 'L1 L2' }), 0),
  rulesWith().view(position({ hands: ['', '', 'S3 S4'], display: 'L1 L2', trick: 'S10 rH9' }), 2),
  rulesWith().view(wander(dealt(3), 17, chance(1)), 1),
  rulesWith({ stock: 'limited', race: 20 }).view(wander(dealt(5), 62, chance(2)), undefined),
  rulesWith().view(wander(dealt(4), 40, chance(3)), 0),
  rulesWith().view(wander(dealt(4), 1000, chance(3)), 0),
];

const ways: Way[] = ['led', 'followed', 'trumped', 'discarded'];
const row = (listeners: number, stories: number, bonus: number) => ({
  listeners,
  stories,
  bonus,
  points: listeners > stories ? 0 : listeners + bonus,
});
const events: Event[] = [
  { kind: 'laid-out', order: [2, 0, 1] },
  { kind: 'round', round: 1, leader: 1, bonus: 2, turnedUp: cards('S3 L9'), trump: 1, open: [] },
  { kind: 'dealt', seat: 0, cards: cards('H1 H5 L9 S14') },
  ...ways.flatMap((way) =>
    [true, false].map((highest): Event => ({ kind: 'played', seat: 0, card: card('L9'), way, led: card('S3'), highest })),
  ),
  ...[0, 1, 2].map((listeners): Event => ({ kind: 'recruited', seat: 0, card: card('H9'), listeners })),
  { kind: 'trick-won', seat: 0, cards: 4, story: 1 },
  { kind: 'trick-won', seat: 1, cards: 4, story: 10 },
  { kind: 'inspired', seat: 0, listeners: 1 },
  { kind: 'inspired', seat: 1, listeners: 2 },
  { kind: 'displayed', cards: cards('H9'), trump: 0 },
  { kind: 'displayed', cards: cards('H9 L3'), trump: 0 },
  { kind: 'trump-changed', from: 0, to: 2 },
  { kind: 'round-scored', round: 2, bonus: 4, rows: [row(1, 1, 4), row(2, 1, 0), row(1, 0, 0), row(0, 3, 0)] },
  { kind: 'ended', ending: 'rounds' },
  { kind: 'ended', ending: 'race' },
  { kind: 'ended', ending: 'raceCap' },
];
const refusals: Refusal[] = Object.keys(reasons).flatMap((code) =>
  [1, 2].map((places) => ({ code, params: { suit: 'snake', value: 7, led: 'hornet', trump: 'leopard', places } })),
);
const actions: Action[] = [play('S14'), play('S1'), recruit('S1'), recruit('H9'), recruit('L12'), { type: 'deal' }];

/** Everything that can be said, from several chairs. */
function everything(language: Language): string[] {
  const speech = texts[language];
  const said: string[] = [speech.name, speech.tagline];
  for (const you of [[], [0], [1], [2]]) {
    for (const event of events) said.push(speech.event(event, names(...you)) ?? '');
    for (const reason of ['rounds', 'race', 'raceCap']) {
      for (const shared of [1, 2, 3]) {
        for (const score of [0, 1, 15]) {
          for (const other of [score, -1]) {
            const places = [0, 1, 2].map((seat) => ({ seat, place: seat < shared ? 1 : 3, score: seat < shared ? score : other }));
            said.push(speech.result({ kind: 'ranking', reason, places }, names(...you)));
          }
        }
      }
    }
    for (const view of views) {
      for (const seat of [0, 1, 2]) {
        for (const what of ['lead', 'follow', 'deal']) said.push(speech.ask({ seat, what, must: true }, view, names(...you)));
      }
      said.push(...speech.table(view, names(...you)));
    }
  }
  for (const view of views) for (const action of actions) said.push(speech.action(action, view));
  for (const refusal of refusals) said.push(speech.refusal(refusal) ?? '');
  for (const spec of game.meta.options) {
    const option = speech.option(spec.key);
    said.push(option.label, option.hint ?? '');
    for (const value of spec.kind === 'switch' ? [true, false] : spec.kind === 'choice' ? spec.values : spec.sample) {
      said.push(option.value(value));
    }
  }
  said.push(speech.say('just-right', {}));
  for (const count of [1, 3]) said.push(speech.say('wants-stories', { count }), speech.say('wants-listeners', { count }));
  return said;
}

describe.each(languages)('in %s', (language) => {
  const speech = texts[language];

  test('everything has words, and none is broken', () => {
    for (const sentence of everything(language)) {
      expect(sentence).not.toBe('');
      expect(sentence).not.toMatch(/undefined|NaN|\bnull\b|\[object|\{|\}|\s{2}|\?\?| \.|^ | $/);
    }
  });

  test('typography is right', () => {
    for (const text of [...everything(language), ...Object.values(suitNames[language])]) {
      expect(text).not.toMatch(/['"]/);
      expect(text).not.toMatch(language === 'fr' ? /[^\u202f][:;!?»]|«[^\u202f]/ : /\s[:;!?]/);
    }
  });

  test('sentences begin with a capital or a number and end with a full stop', () => {
    for (const you of [[], [0]]) {
      for (const event of events) expect(speech.event(event, names(...you))).toMatch(/^[\p{Lu}\d].*\.$/u);
    }
    for (const refusal of refusals) expect(speech.refusal(refusal)).toMatch(/^[\p{Lu}\d].*\.$/u);
    for (const view of views) for (const line of speech.table(view, names(0))) expect(line).toMatch(/^[\p{Lu}\d].*\.$/u);
  });

  test('every refusal of the game has a sentence, others are left to the kernel', () => {
    const said = refusals.map((refusal) => speech.refusal(refusal));
    expect(new Set(said).size).toBe(Object.keys(reasons).length + 1); // one and two recruiters differ
    expect(speech.refusal({ code: 'bad-seats' })).toBeUndefined();
    expect(speech.refusal({ code: 'toString' })).toBeUndefined();
  });

  test('what is asked depends on what the hand allows', () => {
    const asked = [facing('S3 L14'), facing('L14 H2'), facing('H2')].map((view) =>
      speech.ask({ seat: 1, what: 'follow', must: true }, view, names(1)),
    );
    expect(new Set(asked).size).toBe(3);
    expect(asked.every((sentence) => sentence.includes('Anna'))).toBe(true);
  });

  test('nothing about a hand is said to others', () => {
    const sentences = [facing('S3 L14'), facing('L14 H2'), facing('H2')].map((view) =>
      speech.ask({ seat: 1, what: 'follow', must: true }, view, names(0)),
    );
    expect(new Set(sentences).size).toBe(1);
  });

  test('a stock that runs dry is told before recruiting', () => {
    const state = position({ hands: ['', 'L12', ''], display: 'H1 H2', trick: 'S9', listeners: [36, 0, 0] });
    const dry = speech.action(recruit('L12'), rulesWith({ stock: 'limited' }).view(state, 1));
    expect(dry).not.toBe(speech.action(recruit('L12'), rulesWith().view(state, 1)));
  });
});

describe('some sentences as they are read', () => {
  test('the question', () => {
    const ask = { seat: 1, what: 'follow', must: true };
    expect(texts.en.ask(ask, facing('S3 L14'), names(1))).toBe('Anna led snake. Follow, or recruit.');
    expect(texts.en.ask(ask, facing('L14 H2'), names(1))).toBe('Anna led snake. You have none: trump with a leopard, or recruit.');
    const full = rulesWith().view(position({ hands: ['', '', 'S3'], display: 'L1 L2', trick: 'S10 rH9' }), 2);
    expect(texts.en.ask({ ...ask, seat: 2 }, full, names(2))).toBe('Anna led snake. Follow with a snake.');
    expect(texts.de.ask(ask, facing('S3 L14'), names(1))).toBe('Anna hat Schlange angespielt. Bediene oder wirb an.');
    expect(texts.fr.ask(ask, facing('H2'), names(1))).toBe(
      'Anna a entamé au serpent. Vous n’en avez pas\u202f: jouez ce que vous voulez, ou recrutez.',
    );
  });

  test('a trick as it is told', () => {
    const state = position({ hands: ['S7', 'S12', 'L1', 'H9'], display: 'L2 L3', listeners: [0, 0, 1, 0] });
    const told = go(state, 'S7 S12 L1 rH9').heard.map(({ event }) => texts.en.event(event, names(3)));
    expect(told.slice(0, 6)).toEqual([
      'Anna leads snake 7.',
      'Jonas follows with snake 12 and goes highest.',
      'Mira has no snake and trumps with leopard 1.',
      'You recruit with hornet 9: one listener comes.',
      'Mira wins the trick and now has 1 story.',
      'A listener of Mira is inspired.',
    ]);
  });

  test.each(languages)('whose a hand was is said to those who read of it when all is over, in %s', (language) => {
    const told = (...you: number[]) => texts[language].event({ kind: 'dealt', seat: 0, cards: cards('H1 L9') }, names(...you));
    expect(told(0)).not.toContain('Anna');
    for (const others of [told(1), told()]) expect(others).toContain('Anna');
    expect(told(0, 1)).toBe(told(0)); // one person with both seats
  });

  test('a shared victory speaks to the reader, and of the others', () => {
    const places = [0, 1].map((seat) => ({ seat, place: 1, score: 15 }));
    const shared = (language: Language, ...you: number[]): string =>
      texts[language].result({ kind: 'ranking', reason: 'rounds', places }, names(...you));
    expect(shared('de', 1)).toBe('Du und Anna teilt euch den Sieg mit 15 Punkten.');
    expect(shared('de')).toBe('Anna und Jonas teilen sich den Sieg mit 15 Punkten.');
    expect(shared('fr', 1)).toBe('Vous et Anna vous partagez la victoire avec 15 points.');
    expect(shared('fr')).toBe('Anna et Jonas se partagent la victoire avec 15 points.');
  });

  test('French names the trump with its article', () => {
    const state = position({ hands: ['S7', 'S12', 'L1', 'H9'], display: 'L2 L3' });
    const asked = texts.fr.ask({ seat: 0, what: 'lead', must: true }, rulesWith().view(state, 0), names(0));
    expect(asked).toBe('Entamez avec la carte de votre choix. L’atout est le léopard.');
  });

  test('the result names the tie-break', () => {
    const places = [
      { seat: 0, place: 2, score: 15 },
      { seat: 1, place: 1, score: 15 },
    ];
    expect(texts.en.result({ kind: 'ranking', reason: 'rounds', places }, names())).toBe('Jonas wins with 15 points and more listeners.');
    expect(texts.de.result({ kind: 'ranking', reason: 'rounds', places }, names(1))).toBe('Du gewinnst mit 15 Punkten und mehr Zuhörern.');
  });
});
