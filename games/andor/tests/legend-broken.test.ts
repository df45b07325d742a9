import { readdirSync, readFileSync } from 'node:fs';
import { CONTENT_BYTES, FastRandom, languages, type Params } from '@tafelrunde/kernel';
import { expect, test } from 'vitest';
import { type Mistake, mistakeCodes, mistakeKeys, mistakesOf } from '../legend/check/index.ts';
import { readLegend } from '../legend/load.ts';
import { lookAtSource } from '../legend/source.ts';
import { notions } from '../legend/notions.ts';
import { texts } from '../texts/index.ts';
import { small } from './stage.ts';

const folder = new URL('./broken/', import.meta.url);
const inEnglish = (mistake: Mistake | undefined): string => (mistake === undefined ? '' : (texts.en.problem?.(mistake) ?? ''));
/** Every file is a small legend broken in one way: the first word of its name says in which, the table where. */
const places: Readonly<Record<string, string>> = {
  'not-json.txt': '',
  'not-json--comma.txt': '',
  'too-deep.json': '',
  'wrong-type.json': '/cards/0/do/1/strength',
  'wrong-type--legend.json': '/cards',
  'wrong-type--comment.json': '/rules/0/comment',
  'wrong-type--effect-comment.json': '/cards/0/do/0/comment',
  'twice--mark.json': '/cards/1/do/0/key',
  'twice--language.json': '/languages',
  'unknown-word--language.json': '/languages/1',
  'unknown-word--licence.json': '/credits/licence',
  'unknown-reference--label.json': '/labels/nihgt',
  'missing-text--promised.json': '/cards/3/story/en',
  'missing--words.json': '/cards/1',
  'bad-text--title.json': '/title/en',
  'bad-text--paragraphs.json': '/cards/4/story/fr',
  'bad-text--date.json': '/credits/date',
  'bad-text--link.json': '/credits/basedOn/link',
  'never-won--two-heroes.json': '/openings/0',
  'says-nothing--castle-field.json': '/rules/1/when/if/fields',
  'says-nothing--castle-any.json': '/rules/1/when/if/creature/on',
  'says-nothing--scope.json': '/cards/3/do/1',
  'unknown-word--this-fight.json': '/cards/3/do/1/span',
  'missing--captor.json': '/cards/3/do/1/carries',
  'unknown-word--captive.json': '/cards/3/do/1/carries',
  'says-nothing--dice.json': '/cards/3/do/1/price',
  'unknown-reference--next-to.json': '/cards/3/do/1/fields/nextTo/name',
  'wrong-type--next-to.json': '/cards/3/do/1/fields/nextTo',
  'no-hero-meant--deliver.json': '/rules/1/do/0',
  'unknown-word--each.json': '/rules/1/when/each',
  'unknown-word--carried.json': '/rules/1/when/a/carried',
  'missing.json': '/cards/0/do/4',
  'missing--end.json': '',
  'missing--letter.json': '/cards/0',
  'missing--events.json': '/decks',
  'missing--hero-field.json': '/openings/0/do/0/at',
  'unknown-key.json': '/cards/0/do/0/feilds',
  'unknown-word--effect.json': '/cards/0/do/1/do',
  'unknown-word--token.json': '/cards/0/do/0/token',
  'unknown-word--trigger.json': '/cards/4/when/on',
  'not-yet-supported--effect.json': '/cards/1/do/0/do',
  'not-yet-supported--trigger.json': '/rules/0/when/on',
  'unknown-word--board.json': '/board',
  'out-of-range.json': '/openings/0/do/2/letters',
  'out-of-range--number.json': '/cards/1/do/0/steps',
  'out-of-range--backwards.json': '/rules/1/when/fields',
  'out-of-range--between.json': '/end/win',
  'unknown-field.json': '/cards/1/do/0/fields/0',
  'unknown-field--box.json': '/cards/1/do/0/fields/1',
  'unknown-field--dice.json': '/cards/2/do/1',
  'bad-name.json': '/rules/0/id',
  'missing-text.json': '/cards/3/story/fr',
  'missing-text--empty.json': '/title/de',
  'missing-text--author.json': '/author',
  'long-text.json': '/cards/3/story/en',
  'bad-text.json': '/cards/3/story/en',
  'bad-text--lines.json': '/cards/0/story/de',
  'bad-text--direction.json': '/title/en',
  'twice.json': '/rules/1/id',
  'twice--card.json': '/cards/5/id',
  'twice--key.json': '/tasks/song',
  'twice--fog.json': '/openings/0/do/5/fields/2',
  'unknown-reference--card.json': '/openings/0/do/3/card',
  'unknown-reference--task.json': '/cards/0/do/4/task',
  'unknown-reference--flag.json': '/end/win/flag',
  'unknown-reference--creature.json': '/tasks/song/goal/creature/name',
  'unknown-reference--deck-card.json': '/decks/events/without/0',
  'unknown-reference--removed-card.json': '/openings/0/do/5/cards/1',
  'wrong-kind-of-card.json': '/cards/4/letter',
  'wrong-kind-of-card--n.json': '/cards/3/letter',
  'missing-version.json': '/cards/1',
  'unreachable-card.json': '/cards/3',
  'unreachable-card--named.json': '/cards/4',
  'never-used.json': '/rules/0',
  'never-used--deck.json': '/decks/lake',
  'never-won.json': '/end/win',
  'endless--cards.json': '/cards/4/do/1',
  'endless--narrator.json': '/rules/0/do/0',
  'endless--condition.json': '/rules/0/again',
  'endless--sunrise.json': '/rules/0/do/0',
  'endless--deck.json': '/decks/lake/cards/0/do/0',
  'endless--meet.json': '/rules/0/do/1',
  'endless--well.json': '/rules/0/do/0',
  'endless--back.json': '/cards/4/do/1',
  'endless--gifts.json': '/rules/0/do/0',
  'endless--decks.json': '/decks/d0/cards/0/do',
  'missing-start.json': '/openings/0',
  'missing-start--heroes.json': '/openings/0',
  'missing-start--somebody.json': '/openings/0',
  'missing-start--rooster.json': '/openings/0',
  'no-hero-meant.json': '/cards/0/do/1',
  'no-hero-meant--here.json': '/cards/0/do/0',
  'not-neighbours.json': '/cards/1/do/0/between',
  'too-many.json': '/openings/0/do/5/tokens',
  'too-many--of-a-kind.json': '/openings/0/do/5/tokens/brew',
  'says-nothing.json': '/cards/0/do/1',
  'says-nothing--offer.json': '/cards/3/do/0',
  'missing--creature-name.json': '/cards/1/do/0/own',
  'says-nothing--two-strengths.json': '/cards/1/do/0/own',
  'says-nothing--own.json': '/cards/1/do/0/own',
  'says-nothing--deal.json': '/cards/0/do/5/deck',
  'says-nothing--hand-over.json': '/tasks/song/goal/things',
  'twice--visit.json': '/tasks/song/goal/fields',
  'too-many--visits.json': '/tasks/song/goal/fields',
  'endless--deal.json': '/rules/1/do/0',
  'no-hero-meant--task.json': '/cards/0/do/4',
  'unknown-word--letter.json': '/tasks/song/goal/by/2',
  'unknown-word--hand-over.json': '/tasks/song/goal/things/song',
  'never-won--castle.json': '/openings/0',
  'says-nothing--castle.json': '/end/win/not/creature/on',
  'says-nothing--rubble.json': '/cards/1/do/0',
  'says-nothing--token-at-a.json': '/openings/0/do/5/letter',
  'says-nothing--token.json': '/cards/1/do/0',
  'endless--token.json': '/rules/1/do/0',
  'twice--links.json': '/cards/1/do/0/fields',
  'says-nothing--collect.json': '/tasks/song/goal/value',
  'unknown-word--shield.json': '/decks/lake/cards/0/shield',
  'unknown-word--attempt.json': '/rules/1/when/action',
  'unknown-word--pickup.json': '/rules/1/when/item',
  'unknown-reference--roll.json': '/rules/1/when/if/name',
  'unknown-reference--round.json': '/rules/1/when/creature/name',
  'wrong-type--destroy.json': '/cards/1/do/0/span',
  'out-of-range--floor.json': '/cards/1/do/0/floor',
  'unknown-reference--land.json': '/cards/1/do/0/creature/name',
  'out-of-range--dice.json': '/cards/1/do/0/count',
  'out-of-range--ally.json': '/cards/1/do/0/set',
  'unknown-word--fights.json': '/cards/1/do/0/heroes/where/fights',
  'unknown-word--castle.json': '/cards/1/do/0/garrison',
  'no-hero-meant--creature.json': '/cards/1/do/0',
  'unknown-word--span.json': '/cards/1/do/0/span',
  'unknown-word--siege.json': '/cards/3/do/1/besieged',
  'says-nothing--siege.json': '/cards/3/do/1',
  'too-many--widows.json': '/cards/3/do/1/fields',
  'missing--called.json': '/cards/3/do/1',
  'says-nothing--name.json': '/cards/3/do/1',
  'unknown-reference--farmer.json': '/tasks/song/goal/farmer',
  'unknown-word--mixed.json': '/cards/3/do/1/things/farmer',
  'twice--mixed.json': '/cards/3/do/1/fields/1',
  'too-many--herbs.json': '/cards/3/do/1/things/herb',
  'too-many--mixed.json': '/cards/3/do/1/things',
  'says-nothing--mixed.json': '/cards/3/do/1/things',
  'unknown-field--figure.json': '/cards/3/do/1/field',
  'no-hero-meant--figure.json': '/cards/3/do/1',
  'unknown-word--figure.json': '/cards/3/do/1/figure',
  'unknown-word--alone.json': '/rules/1/when/alone',
  'unknown-reference--fight.json': '/rules/1/when/creature/name',
};

test('the collection holds every file of the table and nothing else', () => {
  expect(readdirSync(folder).toSorted()).toEqual(Object.keys(places).toSorted());
});

test.each(Object.entries(places))('%s: the mistake is found at "%s"', (file, place) => {
  const { mistakes = [] } = readLegend(readFileSync(new URL(file, folder), 'utf8'));
  const code = file.replace(/\.[a-z]+$/, '').split('--')[0];
  expect(mistakes.map((mistake) => [mistake.code, mistake.place])).toContainEqual([code, place]);
  for (const mistake of mistakes) {
    const sentences = languages.map((language) => texts[language].problem?.(mistake) ?? '');
    for (const sentence of sentences) {
      expect(sentence).toMatch(/^.{10,}[.?…]$/s);
      expect(sentence).not.toMatch(/undefined|\[object|NaN/);
    }
    expect(new Set(sentences).size, sentences.join()).toBe(languages.length);
  }
});

test('a file that is too large is not even read', () => {
  const tooLarge = [expect.objectContaining({ code: 'too-large', params: { kib: 256 } })];
  expect(readLegend(' '.repeat(CONTENT_BYTES + 1)).mistakes).toEqual(tooLarge);
  // as many bytes in half as many signs
  expect(readLegend('é'.repeat(CONTENT_BYTES / 2 + 1)).mistakes).toEqual(tooLarge);
  expect(readLegend('é'.repeat(CONTENT_BYTES / 2)).mistakes).not.toEqual(tooLarge);
});

test.each(languages)('every key has its sentence in %s, and every notion its words', (language) => {
  const say = (key: string, given: Params) => texts[language].problem?.({ key, place: '', params: given }) ?? key;
  const params = { wanted: 'a hero', found: 'list', words: '"a" "b"', values: '', heroes: 'dwarf archer', kind: 'card', meant: 'gor' };
  for (const key of mistakeKeys) expect(say(key, params)).not.toBe(key);
  const said = notions.map((wanted) => say('wanted', { wanted, found: '3' }));
  expect(new Set(said).size).toBe(notions.length);
  const inEnglishStill = notions.filter((notion, i) => / /.test(notion) && said[i]?.includes(notion));
  expect(inEnglishStill).toEqual(language === 'en' ? notions.filter((notion) => / /.test(notion)) : []);
});

test('every way the checker knows is in the collection', () => {
  const shown = new Set([...Object.keys(places).map((file) => file.replace(/\.[a-z]+$/, '').split('--')[0]), 'too-large']);
  expect(mistakeCodes.filter((code) => !shown.has(code))).toEqual([]);
});

test.each([['null'], ['[]'], ['3'], ['"legend"'], ['{}'], ['{"__proto__":{"format":1}}'], ['{"constructor":1,"toString":2}']])(
  'no crash on %s',
  (file) => {
    expect(readLegend(file).mistakes?.length).toBeGreaterThan(0);
  },
);

test.each([
  ['{\n  "format": 1,\n  "id": "the-lost-song",\n}', 'it cannot be read on at line 4, column 1, where "}" stands.'],
  ['{"format": NaN}', 'it cannot be read on at line 1, column 12, where "N" stands.'],
  ['{"format": 1}\nx', 'it cannot be read on at line 2, column 1, where "x" stands.'],
  ['{"title": "no end', 'it ends too early, in line 1.'],
  ['', 'it ends too early, in line 1.'],
])('%j is no JSON, and the sentence says where', (file, where) => {
  const { mistakes = [] } = readLegend(file);
  expect(mistakes).toMatchObject([{ code: 'not-json', place: '' }]);
  expect(inEnglish(mistakes[0])).toBe(`The file is no JSON: ${where}`);
});

test('whatever the text: what is read as JSON is JSON, and what stands twice is found', () => {
  const isJson = (text: string): boolean => {
    try {
      JSON.parse(text);
      return true;
    } catch {
      return false;
    }
  };
  const random = new FastRandom(7);
  const signs = [
    '{',
    '}',
    '[',
    ']',
    '"',
    ',',
    ':',
    '\\',
    ' ',
    '\n',
    '\t',
    '\u0001',
    '\u2028',
    'a',
    'e',
    'E',
    '0',
    '7',
    '.',
    '+',
    '-',
    'true',
    'null',
    '\\u00e9',
    '"a":',
    '"b":[]',
    '{}',
    '""',
  ];
  const whole = JSON.stringify({ a: [1, -2.5e3, true, null, 'ü\n"\\'], b: { c: {}, d: [] } }, null, 1);
  const seen = { good: 0, bad: 0 };
  for (let n = 0; n < 20_000; n += 1) {
    const sign = signs[random.below(signs.length)] as string;
    const at = random.below(whole.length + 1);
    const text =
      n % 2 === 0 ? whole.slice(0, at) + sign + whole.slice(at + random.below(3)) : sign + (signs[random.below(signs.length)] as string);
    const { stops } = lookAtSource(text);
    expect(stops === undefined, text).toBe(isJson(text));
    seen[stops === undefined ? 'good' : 'bad'] += 1;
  }
  expect(Math.min(seen.good, seen.bad)).toBeGreaterThan(100);
  expect(lookAtSource('{"a":1,"b":{"a":2,"\\u0061":3},"c":[{"x":1},{"x":1,"x":2}],"a":4}').doubles).toEqual(['/b/a', '/c/1/x', '/a']);
});

test('what the file calls its keys is repeated only in part, and never as it steers a terminal', () => {
  const [mistake] = readLegend(`{"${'k'.repeat(100_000)}":1}`).mistakes?.filter(({ code }) => code === 'unknown-key') ?? [];
  expect(mistake?.place.length).toBeLessThan(60);
  expect(inEnglish(mistake).length).toBeLessThan(100);
  const sentences = readLegend('{"\\u001b[2J":1}').mistakes?.map(inEnglish) ?? [];
  expect(sentences.join()).toContain('\\u001b');
  expect(sentences.join()).not.toContain('\u001b');
});

test('nobody is meant who shares no letter', () => {
  const [mistake] = readLegend('{"k0":1}').mistakes?.filter(({ code }) => code === 'unknown-key') ?? [];
  expect(inEnglish(mistake)).toBe('"k0" is not known here.');
});

test('cards that read cards that read cards are looked at once each', () => {
  const say = (en: string) => ({ de: `${en} (de)`, en, fr: `${en} (fr)` });
  const ladder = Array.from({ length: 80 }, (_, i) => ({
    id: `c${i}`,
    kind: 'named',
    title: say('Title'),
    story: say('Story'),
    do: i === 79 ? [{ do: 'gain', heroes: 'all', gold: 1 }] : Array.from({ length: 10 }, () => ({ do: 'read.card', card: `c${i + 1}` })),
  }));
  const legend = {
    ...small({}),
    cards: ladder,
    openings: [{ id: 'start', title: say('Start'), do: [{ do: 'read.card', card: 'c0' }] }],
  };
  expect(mistakesOf(legend).map(({ code }) => code)).toEqual(['missing-start', 'missing-start']);
});

test('never more mistakes than can be read', () => {
  const cards = Array.from({ length: 100 }, () => ({ a: 1, b: 2, c: 3, d: 4 }));
  expect(readLegend(JSON.stringify({ format: 1, cards })).mistakes?.length).toBeLessThanOrEqual(200);
});

test('when nobody could read more mistakes, nobody looks for them', () => {
  const keys = Object.fromEntries(Array.from({ length: 10 }, (_, i) => [`k${i}`, 1]));
  let looked = false;
  const last = {
    get id() {
      looked = true;
      return 'last';
    },
  };
  expect(mistakesOf({ ...small({}), cards: [...Array.from({ length: 30 }, () => keys), last] })).toHaveLength(200);
  expect(looked).toBe(false);
});
