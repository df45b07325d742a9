import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { mistakeCodes } from '../legend/check/index.ts';
import { LONGEST, readLegend } from '../legend/load.ts';

const folder = new URL('./broken/', import.meta.url);
/** Every file is a small legend broken in one way: the first word of its name says in which, the table where. */
const places: Readonly<Record<string, string>> = {
  'not-json.txt': '',
  'too-deep.json': '',
  'wrong-type.json': '/cards/0/do/1/strength',
  'wrong-type--legend.json': '/cards',
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
  'not-yet-supported--board.json': '/board',
  'out-of-range.json': '/openings/0/do/2/letters',
  'out-of-range--number.json': '/cards/1/do/0/steps',
  'unknown-field.json': '/cards/1/do/0/fields/0',
  'unknown-field--box.json': '/cards/1/do/0/fields/1',
  'unknown-field--dice.json': '/cards/2/do/1',
  'bad-name.json': '/rules/0/id',
  'missing-text.json': '/cards/3/story/fr',
  'missing-text--empty.json': '/title/de',
  'long-text.json': '/cards/3/story/en',
  'twice.json': '/rules/1/id',
  'twice--card.json': '/cards/5/id',
  'unknown-reference--card.json': '/openings/0/do/3/card',
  'unknown-reference--task.json': '/cards/0/do/4/task',
  'unknown-reference--flag.json': '/end/win/flag',
  'unknown-reference--creature.json': '/tasks/song/goal/creature/name',
  'unknown-reference--deck-card.json': '/decks/events/without/0',
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
  'endless--meet.json': '/rules/0/do/0',
  'endless--well.json': '/rules/0/do/0',
  'endless--back.json': '/cards/4/do/1',
  'endless--gifts.json': '/rules/0/do/0',
  'missing-start.json': '/openings/0',
  'missing-start--heroes.json': '/openings/0',
  'no-hero-meant.json': '/cards/0/do/1',
  'no-hero-meant--here.json': '/cards/0/do/0',
  'not-neighbours.json': '/cards/1/do/0/between',
  'too-many.json': '/openings/0/do/5/tokens',
  'too-many--of-a-kind.json': '/openings/0/do/5/tokens/brew',
  'says-nothing.json': '/cards/0/do/1',
  'says-nothing--offer.json': '/cards/3/do/0',
};

test('the collection holds every file of the table and nothing else', () => {
  expect(readdirSync(folder).toSorted()).toEqual(Object.keys(places).toSorted());
});

test.each(Object.entries(places))('%s: the mistake is found at "%s"', (file, place) => {
  const { mistakes = [] } = readLegend(readFileSync(new URL(file, folder), 'utf8'));
  const code = file.replace(/\.[a-z]+$/, '').split('--')[0];
  expect(mistakes.map((mistake) => [mistake.code, mistake.place])).toContainEqual([code, place]);
  for (const { sentence } of mistakes) expect(sentence).toMatch(/^.{10,}[.?…]$/s);
});

test('a file that is too large is not even read', () => {
  expect(readLegend(' '.repeat(LONGEST + 1)).mistakes).toEqual([expect.objectContaining({ code: 'too-large' })]);
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

test('never more mistakes than can be read', () => {
  const cards = Array.from({ length: 100 }, () => ({ a: 1, b: 2, c: 3, d: 4 }));
  expect(readLegend(JSON.stringify({ format: 1, cards })).mistakes?.length).toBeLessThanOrEqual(200);
});
