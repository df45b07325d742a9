import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { golden, silver } from '../events/index.ts';
import { mistakesOf } from '../legend/check/index.ts';
import { legendSchema } from '../legend/schema.ts';
import { legends } from '../legends/index.ts';
import { small } from './stage.ts';

const file = new URL('../legend/legend.schema.json', import.meta.url);
const read = (): unknown => JSON.parse(readFileSync(file, 'utf8'));

test('the published schema is the one the checker is made of (WRITE_SCHEMA=1 writes it anew)', () => {
  if (process.env['WRITE_SCHEMA'] === '1') writeFileSync(file, `${JSON.stringify(legendSchema(), null, 2)}\n`);
  expect(read()).toEqual(legendSchema());
});

const fits = new Ajv2020({ strict: true, strictTypes: false, strictRequired: false, allErrors: false }).compile(read() as object);

test.each(Object.entries(legends))('legend %s fits the published schema', (_id, legend) => {
  expect(fits(legend), JSON.stringify(fits.errors)).toBe(true);
});

test('the event cards fit it too', () => {
  for (const cards of [silver, golden]) expect(fits(small({ decks: { events: { cards } } })), JSON.stringify(fits.errors)).toBe(true);
});

/** Found by the checker only once the shape is right. */
const beyond = [
  'twice',
  'unknown-reference',
  'wrong-kind-of-card',
  'missing-version',
  'unreachable-card',
  'never-used',
  'never-won',
  'endless',
  'missing-start',
  'no-hero-meant',
  'not-neighbours',
  'too-many',
  'says-nothing',
];

test('schema and checker agree about the shape of every broken legend', () => {
  const folder = new URL('./broken/', import.meta.url);
  for (const name of readdirSync(folder)) {
    if (!name.endsWith('.json')) continue;
    const value: unknown = JSON.parse(readFileSync(new URL(name, folder), 'utf8'));
    const codes = mistakesOf(value).map(({ code }) => code);
    const onlySense =
      codes.every((code) => beyond.includes(code)) ||
      /^(unknown-field(--dice)?\.|out-of-range--b|missing--(letter|events|hero-field|creature-name|words|captor|called)|missing-text(--promised)?\.)/.test(
        name,
      );
    expect(fits(value), name).toBe(onlySense);
  }
});
