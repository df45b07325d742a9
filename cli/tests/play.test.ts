import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '@tafelrunde/kernel';
import { expect, test } from 'vitest';
import { ownFolder, tafel } from './tafel.ts';

const folder = ownFolder();
/** More than any match against instant bots takes: what is left over is never read. */
const always = (line: string) => `${line}\n`.repeat(500);

const told = {
  de: { draw: 'Zahl = wählen', bye: 'Du stehst vom Tisch auf', back: 'Zurückgenommen', help: 'Gib die Zahl' },
  en: { draw: 'number = choose', bye: 'You leave the table', back: 'Taken back', help: 'Type the number' },
  fr: { draw: 'nombre = choisir', bye: 'Vous quittez la table', back: 'Coup annulé', help: 'Tapez le nombre' },
} as const;

test.each(languages)('a whole match through standard input, in %s', async (language) => {
  const file = join(folder, `${language}.json`);
  const { code, out, err } = await tafel(['play', 'anthem', '--seats', '3', '--language', language, '--seed', 'one', '--out', file], {
    input: always('1'),
  });
  expect([code, err]).toEqual([0, '']);
  expect(out).toContain(told[language].draw);
  expect(out).not.toContain('\u001b'); // no colours where nobody sees them
  const record = JSON.parse(readFileSync(file, 'utf8')) as { result: unknown; running?: true; seats: { kind: string }[] };
  expect(record.result).toBeDefined();
  expect(record.running).toBeUndefined();
  expect(record.seats.map(({ kind }) => kind)).toEqual(['person', 'bot', 'bot']);
  expect(statSync(file).mode & 0o077).toBe(0);
});

test('the three languages tell the same match', () => {
  const logs = languages.map((language) => (JSON.parse(readFileSync(join(folder, `${language}.json`), 'utf8')) as { log: unknown }).log);
  expect(logs[1]).toEqual(logs[0]);
  expect(logs[2]).toEqual(logs[0]);
});

test.each(languages)('help, wrong input, taking back and leaving, in %s', async (language) => {
  const input = ['u', '?', 'draw!', '99', '1', 'u', '1', '{"type":"place","space":99}', '{', 't', 'q', '1'].join('\n');
  const { code, out, err } = await tafel(['play', 'anthem', '--seats', '2', '--language', language, '--seed', 'x'], { input });
  expect([code, err]).toEqual([0, '']);
  expect(out).toContain(told[language].help);
  expect(out).toContain(told[language].back);
  expect(out).toContain('ANT-'); // the rule that forbids it
  expect(out.trimEnd().split('\n').at(-1)).toContain(told[language].bye);
});

test('when the input ends the player has left, and the file of the match says that it is not over', async () => {
  const file = join(folder, 'left.json');
  const { code, out } = await tafel(['play', 'anthem', '--seed', 'y', '--language', 'en', '--out', file], { input: '1\n' });
  expect(code).toBe(0);
  expect(out).toContain('You leave the table');
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ running: true });
});

test('a file is never written over', async () => {
  const file = join(folder, 'there.json');
  writeFileSync(file, 'mine');
  const { code, err } = await tafel(['play', 'anthem', '--out', file], { input: 'q\n' });
  expect(code).toBe(1);
  expect(err).toContain('exists already');
  expect(readFileSync(file, 'utf8')).toBe('mine');
});

test('a legend is played to its end; heroes go by their names, and a walk does not repeat the whole table', async () => {
  const args = [
    'play',
    'andor',
    '--legend',
    '2',
    '--heroes',
    'dwarf,archer',
    '--language',
    'en',
    '--seed',
    'one',
    '--option',
    'figures=first',
  ];
  const { code, out, err } = await tafel(args, { input: '1\n'.repeat(4000) });
  expect([code, err]).toEqual([0, '']);
  expect(out).toContain('You (Kram), the dwarf');
  expect(out).toMatch(/\n {2}Pasco goes from \d+ to field \d+/);
  expect(out).toMatch(/Bot 1: “I am .+”/);
  expect(out).toContain('The legend is ');
  const tables = out.split('Equipment board').length - 1;
  const prompts = out.split('number = choose').length - 1;
  expect(tables).toBeGreaterThan(5);
  expect(prompts).toBeGreaterThan(1.5 * tables);
});

test.each([
  ['de', 'Das Netz von „master“ kann an diesem Tisch nicht spielen, „strong“ vertritt es.'],
  ['en', 'The net of "master" cannot play at this table; "strong" stands in for it.'],
  ['fr', /Le réseau de «.master.» ne peut pas jouer à cette table, «.strong.» le remplace\./],
] as const)('who plays where a net cannot is said before anything else, in %s', async (language, line) => {
  const { code, out } = await tafel(
    ['play', 'anansi', '--bot', 'master', '--option', 'stock=limited', '--language', language, '--seed', 'net'],
    { input: 'q\n' },
  );
  expect(code).toBe(0);
  expect(out.split('\n')[0]).toMatch(line);
  const usual = await tafel(['play', 'anansi', '--bot', 'master', '--language', language, '--seed', 'net'], { input: 'q\n' });
  expect(usual.out).not.toMatch(line);
});
