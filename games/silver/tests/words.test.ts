import { type Language, languages, type Names, type Refusal } from '@tafelrunde/kernel';
import { describe, expect, test } from 'vitest';
import { characters } from '../cards.ts';
import { game } from '../game.ts';
import { reasons } from '../rules/reasons.ts';
import { type Action, type AskKey, type Event, NONE, type View } from '../state.ts';
import { characterLines, characterNames, texts } from '../texts/index.ts';
import { chance, Ear, go, position, rulesWith, viewFor } from './table.ts';

const names = (...you: number[]): Names => ({ of: (seat) => ['Anna', 'Jonas', 'Mira', 'Ruth'][seat] ?? '?', you });

/** Whole matches by chance: everything that was asked, offered and told on the way, with the view it was seen in. */
const nights = (['off', 'full'] as const).map((memoryAid) => {
  const rules = rulesWith({ memoryAid, witchDeclines: true, rascalDeclines: true });
  const random = chance(21);
  const ear = new Ear();
  const state = rules.setup(3, random, ear);
  const seen: { view: View; seat: number; asks: ReturnType<typeof rules.asks>; listed: readonly Action[] }[] = [];
  for (let asks = rules.asks(state); asks.length > 0; asks = rules.asks(state)) {
    const { seat } = asks[random.below(asks.length)] ?? { seat: 0 };
    const listed = [...rules.legal(state, seat)];
    seen.push({ view: rules.shown(rules.view(state, seat)), seat, asks, listed });
    rules.play(state, seat, listed[random.below(listed.length)] as Action, random, ear);
  }
  return { seen, events: ear.heard.map(({ event }) => event), result: rules.result(state) };
});

/** What chance hardly ever does. */
const rare: Event[] = [
  { kind: 'round', round: 2, first: 0, tie: true, card: 4, aside: 5, owner: 0 },
  { kind: 'turn', seat: 1, last: true },
  { kind: 'called', seat: 0, cards: 1 },
  { kind: 'robbed', seat: 0, village: 1, at: 1, own: 2, gets: 4, gives: 5 },
  { kind: 'robbed', seat: 0, village: 1, at: 1, own: 2, gets: NONE, gives: NONE },
  { kind: 'returned', seat: 0 },
  { kind: 'forwent', seat: 0, ability: 7 },
  { kind: 'amulet-placed', seat: 0, at: 3 },
  { kind: 'scored', round: 1, rows: [{ sum: 4, points: 0, called: true, won: true }] },
  { kind: 'scored', round: 1, rows: [{ sum: 9, points: 19, called: true, won: false }] },
  ...(['call', 'pile', 'villagers', 'cap'] as const).map((why): Event => ({ kind: 'round-ended', round: 1, why, villages: [] })),
  ...(['lowest', 'amulet', 'shared'] as const).map((decision): Event => ({ kind: 'ended', decision })),
];
const refusals: Refusal[] = Object.keys(reasons).map((code) => ({ code, params: { card: 9, cards: 5, ages: 12, seats: 3 } }));

/** Everything that can be said, from several chairs. */
function everything(language: Language): string[] {
  const speech = texts[language];
  const said: string[] = [speech.name, speech.tagline];
  for (const { seen, events, result } of nights) {
    for (const { view, seat, asks, listed } of seen) {
      for (const ask of asks) said.push(speech.ask(ask, view, names(seat)), speech.ask(ask, view, names()));
      for (const action of listed) said.push(speech.action(action, view));
    }
    for (const { view, seat } of seen.slice(0, 60)) said.push(...speech.table(view, names(seat)));
    for (const you of [[], [0]]) for (const event of [...events, ...rare]) said.push(speech.event(event, names(...you)) ?? 'motion');
    if (result !== undefined) said.push(speech.result(result, names(0)), speech.result(result, names()));
  }
  for (const refusal of refusals) said.push(speech.refusal(refusal) ?? '');
  for (const spec of game.meta.options) {
    const option = speech.option(spec.key);
    const values = spec.kind === 'switch' ? [true, false] : spec.kind === 'choice' ? spec.values : spec.sample;
    said.push(option.label, option.hint ?? '', ...values.map((value) => option.value(value)));
  }
  return [...new Set(said)];
}

describe.each(languages)('in %s', (language) => {
  const speech = texts[language];
  const said = everything(language);

  test('everything has words, and none is broken', () => {
    expect(
      said.filter((sentence) => sentence.trim() === '' || /undefined|NaN|\bnull\b|\[object|\{|\}|\s{2}| \.|^ | $|-1\b/.test(sentence)),
    ).toEqual([]);
  });

  test('typography is right', () => {
    const all = [...said, ...Object.values(characterNames[language]), ...Object.values(characterLines[language])];
    const wrong = language === 'fr' ? /[^\u202f\d][:;!?»]|«[^\u202f]|['"]/ : /\s[:;!?]|['"]/;
    expect(all.filter((text) => wrong.test(text))).toEqual([]);
  });

  test('a card lies face up or face down, never lit or dark', () => {
    const other = { en: /\blit\b|\bdark\b/i, de: /dunkel|dunkle/i, fr: /sombre/i };
    expect(said.filter((sentence) => other[language].test(sentence))).toEqual([]);
  });

  test('every character has a name and a line, every refusal a sentence of its own', () => {
    for (const character of characters) {
      expect(characterNames[language][character].length).toBeGreaterThan(2);
      expect(characterLines[language][character]).toMatch(/[.!?]$/);
    }
    expect(new Set(refusals.map((refusal) => speech.refusal(refusal))).size).toBe(refusals.length);
    expect(speech.refusal({ code: 'toString' })).toBeUndefined();
  });

  test('nothing about a card in hand is said to others', () => {
    const asked = (number: number): string => {
      const state = position({ villages: ['9 8', '5 5'], pile: String(number) });
      go(state, 'draw');
      return speech.ask({ seat: 0, what: 'decide' satisfies AskKey, must: true }, viewFor(state, 1), names(1));
    };
    expect(asked(4)).toBe(asked(13));
  });

  test('where a page has forgotten the face, the question does without it', () => {
    const rules = rulesWith({ memoryAid: 'off' }) as ReturnType<typeof rulesWith> & { shown(view: View, past: boolean): View };
    const state = position({ villages: ['9 8', '5 5'], pile: '4' });
    go(state, 'draw');
    const past = rules.shown(rules.view(state, 0), true);
    expect(speech.ask({ seat: 0, what: 'decide', must: true }, past, names(0))).not.toMatch(/-1|undefined/);
  });
});

test.each(languages)('who drew a card is said to those who read of it when all is over, in %s', (language) => {
  const told = (...you: number[]) => texts[language].event({ kind: 'drawn', seat: 0, cards: [7] }, names(...you));
  expect(told(0)).not.toContain('Anna');
  for (const others of [told(1), told()]) expect(others).toContain('Anna');
});

describe('some sentences as they are read', () => {
  test('a turn as it is told', () => {
    const state = position({ villages: ['9 8', '5 7', '1'], pile: '9 4', discard: '3' });
    const told = go(state, 'draw, use, choose 1 1, seen').heard.flatMap(({ event }) => texts.en.event(event, names(0)) ?? []);
    expect(told).toEqual(['You draw a card; 45 left.', 'You discard 9 Seer and use it.', 'You look at Jonas’s 2nd card.']);
  });

  test('an announcement gone wrong', () => {
    const state = position({ villages: ['9 8 7', '5'], pile: '4 1', discard: '3' });
    const told = go(state, 'draw, push 0, push 1, push 2, turn-over').heard.flatMap(({ event }) => texts.en.event(event, names(1)) ?? []);
    expect(told.at(-1)).toBe(
      'Anna turns over 9 Seer, 8 Apprentice Seer and 7 Beholder: no match. All of them stay, face up, and two more cards must be added.',
    );
  });

  test('the question and the table', () => {
    const state = position({ villages: ['9@0 8 2^', '3^b1 5g1'], discard: '3', pile: '4' });
    const view = viewFor(state, 0);
    expect(texts.en.ask({ seat: 0, what: 'turn', must: true }, view, names(0))).toBe(
      'Draw a card, take the 3 (Bodyguard) from the discard pile, or call the reckoning.',
    );
    const asked = (language: 'de' | 'en') =>
      [6, 7].map((ability) => texts[language].ask({ seat: 0, what: 'target', must: true }, { ...view, ability }, names(0)));
    expect(asked('en')).toEqual([
      'Revealer: choose any card to turn up, or decline.',
      'Beholder: choose one of your cards to look at, or decline.',
    ]);
    expect(asked('de')).toEqual([
      'Aufklärer: Wähle irgendeine Karte zum Aufdecken oder verzichte.',
      'Betrachter: Wähle eine deiner Karten zum Ansehen oder verzichte.',
    ]);
    expect(texts.en.table(view, names(0)).slice(-2)).toEqual([
      'You (0 penalty points): 1: face down, you saw 9 Seer; 2: face down; 3: 2 Empath.',
      'Jonas (0 penalty points): 1: 3 Bodyguard, shielded; 2: face down, shielded.',
    ]);
  });

  test('the result names the tie-break', () => {
    const places = [
      { seat: 0, place: 2, score: 31 },
      { seat: 1, place: 1, score: 31 },
    ];
    expect(texts.en.result({ kind: 'ranking', reason: 'amulet', places }, names())).toBe(
      'Jonas wins with 31 penalty points and the amulet.',
    );
  });

  test('a shared victory speaks to the reader, and of the others', () => {
    const places = [0, 1].map((seat) => ({ seat, place: 1, score: 31 }));
    const shared = (language: Language, ...you: number[]): string =>
      texts[language].result({ kind: 'ranking', reason: 'shared', places }, names(...you));
    expect(shared('de', 1)).toBe('Du und Anna teilt euch den Sieg mit 31 Strafpunkten.');
    expect(shared('de')).toBe('Anna und Jonas teilen sich den Sieg mit 31 Strafpunkten.');
    expect(shared('fr', 1)).toBe('Vous et Anna vous partagez la victoire avec 31 points de pénalité.');
    expect(shared('fr')).toBe('Anna et Jonas se partagent la victoire avec 31 points de pénalité.');
  });

  test('French joins “de” to the name that follows', () => {
    const state = position({ villages: ['9 8', '5 5'] });
    const view = viewFor(state, 1);
    expect(texts.fr.ask({ seat: 0, what: 'turn', must: true }, view, names(1))).toBe('Au tour d’Anna.');
    expect(texts.fr.ask({ seat: 1, what: 'turn', must: true }, view, names(0))).toBe('Au tour de Jonas.');
    const guarded: Event = { kind: 'guarded', seat: 0, by: 0, at: 1 };
    expect(texts.fr.event(guarded, names(1))).toBe('Le Garde du corps d’Anna protège maintenant la 2ᵉ carte.');
    expect(texts.fr.event({ kind: 'looks', seat: 1, village: 0, at: 1, why: 'seer' }, names())).toBe('Jonas regarde la 2ᵉ carte d’Anna.');
  });
});

test('who draws a card that does something when it is laid down is told that it can be used', () => {
  const said = (pile: string, language: Language) => {
    const state = position({ villages: ['9 8', '5 6'], pile });
    go(state, 'draw');
    return texts[language].ask({ seat: 0, what: 'decide', must: true }, viewFor(state, 0), names(0));
  };
  expect(said('9', 'en')).toContain('Use it, discard it, or swap it in.');
  expect(said('9', 'de')).toContain('Nutze sie, leg sie ab oder tausche sie ein.');
  expect(said('4', 'en')).toContain('Discard it, or swap it in.');
  expect(said('4', 'en')).not.toContain('Use it');
});

test.each([
  ['a Master and an empty pile', '10', ['9 8', '5 6'], ''],
  ['a Beholder and only face-up cards of one’s own', '7', ['1^ 2^', '5 6'], '3'],
  ['a Robber and only shielded cards of others', '12', ['1 2', '3^'], '3'],
] as const)('SIL-6.13 %s: nobody is told to use what would find nothing', (_name, pile, villages, discard) => {
  const said = (language: Language) => {
    const state = position({ villages, pile, discard });
    go(state, 'draw');
    return texts[language].ask({ seat: 0, what: 'decide', must: true }, viewFor(state, 0), names(0));
  };
  expect(said('de')).toContain('Zu wählen gibt es für sie gerade nichts: Leg sie ab oder tausche sie ein.');
  expect(said('en')).toContain('Right now there is nothing for it to choose: discard it or swap it in.');
  expect(said('fr')).toContain('Elle n’a rien à choisir pour l’instant\u202f: défaussez-la ou échangez-la.');
});
