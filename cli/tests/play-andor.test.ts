import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { ownFolder, tafel } from './tafel.ts';

const folder = ownFolder();

/** What this player does, the dearest first: reads the menu like anybody, looks into the fog, fights, and never haggles for long. */
const wishes: readonly RegExp[] = [
  /^Roll/,
  /^Let the \d/,
  /^Join the fight/,
  /^Fight/,
  /^Drink the witch/,
  /^Raise the shield/,
  /^Turn the event/,
  /^Turn the [12] into/,
  /^(Turn no die|Leave the roll)/,
  /^Take/,
  /^Empty the well/,
  /^Lift the fog/,
  /^Buy 1 strength/,
  /^Attack .*together/,
  /^Attack/,
  /^(Yes|Field|You|The )/,
  /^Go to .*: fog;.*1 hour$/,
  /^Go to .*: 1 hour$/,
  /^Stop/,
  /^End the day/,
];

/** The menu as it is read: the numbered lines at the end of what was said. */
function choicesIn(said: string): Map<string, string> {
  const lines = said.split('\n');
  const last = lines.findLastIndex((line) => /^ {2}1 {2}/.test(line));
  return new Map(lines.slice(last).flatMap((line) => [...line.matchAll(/^ {2}(\d+) {2}(.+)$/g)].map(([, n = '', text = '']) => [text, n])));
}

const file = join(folder, 'legend-2.json');

/** The whole match in English, and what was typed for it: the other languages get the same. */
async function played() {
  const typed: string[] = [];
  const been = new Map<string, number>();
  let asked = 0;
  const note = (line: string): string => {
    typed.push(line);
    return line;
  };
  const heard = await tafel(
    ['play', 'andor', '--seats', '4', '--option', 'legend=2', '--language', 'en', '--seed', 'terminal', '--out', file],
    {
      answer(said) {
        asked += 1;
        if (asked > 3000) return 'q';
        if (said.includes('An empty line lets the others go on')) return note(''); // nobody has to do anything out of turn
        const choices = choicesIn(said);
        expect(choices.size, said).toBeGreaterThan(0);
        for (const wish of wishes) {
          const fitting = [...choices].filter(([text]) => wish.test(text));
          // Round in circles nobody gets anywhere: where he has been least often he goes first.
          const [best] = fitting.toSorted(([a], [b]) => (been.get(a) ?? 0) - (been.get(b) ?? 0));
          if (best === undefined) continue;
          been.set(best[0], (been.get(best[0]) ?? 0) + 1);
          return note(best[1]);
        }
        return note('1');
      },
    },
  );
  return { ...heard, typed };
}

let english: Awaited<ReturnType<typeof played>>;
beforeAll(async () => {
  english = await played();
});

test('a whole Legend 2 in the terminal, line by line, to its end', async () => {
  const { code, out, err, typed } = english;
  expect([code, err]).toEqual([0, '']);
  expect(typed.length).toBeGreaterThan(20);
  // From the first card to the last, every day and the end are told.
  expect(out).toContain('A new spring.');
  expect(out).toContain('Day 1 begins.');
  expect(out).toContain('The tower in the woods.');
  expect(out).toMatch(/The legend is (won|lost)/);
  expect(out).not.toMatch(/undefined|NaN|\[object/);
  expect(out).not.toContain('\u001b');
  const record = JSON.parse(readFileSync(file, 'utf8')) as { result: { kind: string }; running?: true; options: { legend: string } };
  expect(record.running).toBeUndefined();
  expect(record.result).toMatchObject({ kind: 'together' });
  expect(record.options.legend).toMatch(/^sha256:[0-9a-f]{64}$/);
  const { code: checked, out: report } = await tafel(['verify', file]);
  expect([checked, report]).toEqual([0, expect.stringContaining('Everything fits')]);
});

test.each([
  ['de', 'Legendenkarte: Ein neuer Frühling.', /Die Legende ist (bestanden|verloren)/],
  ['fr', 'Carte Légende\u202f: Un nouveau printemps.', /La légende est (gagnée|perdue)/],
] as const)('the same match in %s: as many questions, and every sentence in that language', async (language, first, last) => {
  const { typed } = english;
  let asked = 0;
  const { code, out, err } = await tafel(
    ['play', 'andor', '--seats', '4', '--option', 'legend=2', '--language', language, '--seed', 'terminal'],
    {
      answer() {
        asked += 1;
        return typed[asked - 1] ?? 'q';
      },
    },
  );
  expect([code, err, asked]).toEqual([0, '', typed.length]);
  expect(out).toContain(first);
  expect(out).toMatch(last);
  expect(out).not.toMatch(/undefined|NaN|\[object/);
  expect(out).not.toContain('\u001b');
  expect(out).not.toMatch(/\b(the|field|willpower|gains|moves|your turn)\b/i);
});

test('told again from the file, what is said of a creature is said of the table as it stood then', async () => {
  // Legend 2 brings a skral onto its tower, where it stays; nobody needs to be told so every morning.
  const { code, out, err } = await tafel(['replay', file, '--language', 'en']);
  expect([code, err]).toEqual([0, '']);
  const tower = out.indexOf('The tower in the woods.');
  expect(tower).toBeGreaterThan(0);
  expect(out.lastIndexOf('The sun rises.')).toBeGreaterThan(tower);
  expect(out).not.toContain('stays there: its way is closed');
});
