import { expect, test } from 'vitest';
import { openHouse } from './house.ts';
import { Person } from './people.ts';
import { expectFailure } from './sentences.ts';

const unfit: [string, string][] = [
  ['empty', ''],
  ['blank', '   \u00a0 '],
  ['of 33 characters', 'x'.repeat(33)],
  ['of 10,000 characters', 'x'.repeat(10_000)],
  ['with markup', '<b>Ana</b>'],
  ['with a script', '<script>alert(1)</script>'],
  ['that turns the writing direction', 'Ana\u202egnp.exe'],
  ['with an isolate', 'Ana\u2066'],
  ['with a zero-width space', 'A\u200bna'],
  ['with a joiner', 'A\u200dna'],
  ['with a control character', 'Ana\u0007'],
  ['with a line break', 'Ana\nBen'],
  ['with a line separator', 'Ana\u2028Ben'],
  ['with half a letter', 'Ana\ud800'],
  ['of Hangul fillers', '\u3164\u3164'],
  ['of a leading and a vowel filler', '\u115f\u1160'],
  ['of a halfwidth filler', '\uffa0'],
  ['of the empty Braille pattern', '\u2800'],
  ['of a note without a head', '\u{1d159}'],
  ['of a joiner of marks', '\u034f'],
  ['of a Khmer vowel that is not written', '\u17b4'],
  ['of variation selectors', '\ufe0f\u{e0100}'],
  ['of marks alone', '\u0301\u20dd'],
  ['like another but for a filler', 'Ana\u3164'],
];

test('names that others could not read', async () => {
  const house = await openHouse();
  const ana = await Person.arrive(house.url, 'Ana');
  for (const [what, name] of unfit) {
    const { status, body } = await ana.post('/api/me', { name });
    expect(status, what).toBe(400);
    await expectFailure(body.failure, 'bad-name');
  }
  expect((await ana.get('/api/me')).body.name).toBe('Ana');
});

test('names that are fine', async () => {
  const house = await openHouse();
  const ana = await Person.arrive(house.url);
  for (const [name, read] of [
    ['Ana', 'Ana'],
    ['  Ana   María ', 'Ana María'],
    ['Zoe\u0308', 'Zoë'],
    ['Дмитрий', 'Дмитрий'],
    ['美咲 🦊', '美咲 🦊'],
    ['❤️ 葛\u{e0100}城', '❤️ 葛\u{e0100}城'],
    ['नेहा', 'नेहा'],
    ['…', '…'],
    ["d'Artagnan & Söhne", "d'Artagnan & Söhne"],
    ['x'.repeat(32), 'x'.repeat(32)],
  ]) {
    const { body } = await ana.post('/api/me', { name });
    expect(body.name).toBe(read);
  }
});

test('a guest has a name before choosing one, and always the same', async () => {
  const house = await openHouse();
  const person = new Person(house.url);
  const first = (await person.get('/api/me')).body.name;
  expect(first).toMatch(/^Guest \d{3}$/);
  expect((await person.get('/api/me')).body.name).toBe(first);
  const german = await person.request('/api/me', { headers: { 'accept-language': 'de-AT' } });
  expect(((await german.json()) as { name: string }).name).toBe(first.replace('Guest', 'Gast'));
});

test('a new name shows at the table at once', async () => {
  const house = await openHouse();
  const ana = await Person.arrive(house.url, 'Ana');
  const table = await ana.lay(['me', 'open']);
  const page = await ana.open(table);
  await ana.post('/api/me', { name: 'Anastasia' });
  await page.until(() => page.table?.seats[0]?.name === 'Anastasia');
  const other = await ana.lay(['me', 'open']);
  await ana.post('/api/me', { name: 'Stasi' });
  const opened = await ana.open(other); // it was laid under the name before
  await opened.until(() => opened.table?.seats[0]?.name === 'Stasi');
  expect((await page.until(() => page.table?.seats[0]?.name === 'Stasi' && page.table)).seats[0]?.name).toBe('Stasi');
});
