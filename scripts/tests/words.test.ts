import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from './house-copy.ts';

/** A name that once stood for something the glossary calls otherwise, or means something else by. It must not come back. */
interface Word {
  readonly wrong: RegExp;
  readonly in: readonly string[];
  readonly instead: string;
  /** A line as it once stood: what is looked for would find it. */
  readonly was: string;
}

const machinery = ['bots', 'bench', 'cli', 'conformance', 'kernel', 'protocol', 'server', 'stage', 'table', 'web'];
const everywhere = [...machinery, 'e2e', 'games', 'training'];

const words: readonly Word[] = [
  {
    wrong: /\b(?:scene|Scene|sceneOf)\b/,
    in: ['games/silver/bot', 'games/silver/net', 'games/silver/thinking', 'training/silver'],
    instead: 'sight',
    was: 'best(scene: Sight, seat: Seat)',
  },
  { wrong: /\bscene\b/, in: ['games/andor/texts'], instead: 'context', was: 'now(scene: Sighted): string;' },
  { wrong: /\bletters\b|[a-z]Letters\b/, in: ['table'], instead: 'outgoing', was: 'this.#audience.stateLetters(state, on)' },
  {
    wrong: /\b(?:use|shell)Letters\b|\{ letters \} from '\.{1,2}\/letters\.ts'/,
    in: ['games', 'stage', 'web'],
    instead: 'shortcut',
    was: "import { letters } from './letters.ts';",
  },
  {
    wrong:
      /\b(?:Haus|Häuser\w*|Fenster\w*|hell|dunkel|einziehen|houses?(?!:)|windows?|lit|dark|maisons?|fenêtres?|éclairée?s?|emménager)\b/,
    in: ['games/silver/table/cues', 'games/silver/table/learn/words'],
    instead: 'card, face up, face down',
    was: "text: 'Tippe auf eines deiner Häuser, um sie dort einzutauschen.',",
  },
  {
    wrong: /\b(?:options|t)\.letters(?:Hint)?\b|^ {4}letters(?:Hint)?: '|\bletters\b.*usePreferences/,
    in: ['web/src'],
    instead: 'shortcuts, of the keys that act',
    was: 'const { letters } = usePreferences();',
  },
  { wrong: /\bLetter\b|\.letters\b/, in: ['server'], instead: 'mail', was: 'expect(office.letters).toHaveLength(1);' },
  { wrong: /\bHouseRules\b|\b(?:store|beside)\.rules\b/, in: ['cli', 'server'], instead: 'bans', was: 'await store.rules.ban(ann)' },
  {
    wrong: /^(?:export )?(?:class|function|interface|type) Told\b(?!<Event> \{)/,
    in: everywhere,
    instead: 'a name of its own; Told is an event with its addressees',
    was: 'class Told<Action> extends Branch<Action> {',
  },
  {
    wrong: /\b(?:interface|type) Pieces\b/,
    in: machinery,
    instead: 'Phrase, MatchParts',
    was: 'export type Pieces = readonly (string | Strong)[];',
  },
  {
    wrong: /\b(?:hintMoment|MomentPage|Moments)\b|\ban-moment\b|\bmoment-row\b/,
    in: everywhere,
    instead: 'point, incident, turning point',
    was: 'export function Moments({',
  },
  {
    wrong: /\bWire\.lay\b|\blaying\.(?:tsx|css)\b/,
    in: ['e2e', 'web'],
    instead: 'open, load',
    was: "import { Laying } from './laying.tsx';",
  },
  { wrong: /\bBranch(?:es)?\b|#branch/, in: ['bots'], instead: 'node', was: 'readonly #branches = new Branches<Action>();' },
  { wrong: /\bpoliteBudget\b/, in: everywhere, instead: 'tableBudget', was: "import { politeBudget } from '../budgets.ts';" },
  { wrong: /\b(?:read|use)?Settings\b/, in: ['web/src'], instead: 'preferences', was: 'const { bell } = useSettings();' },
  {
    wrong: /\bdeaf\b|#ears\b|\w+Alone\b/,
    in: ['server'],
    instead: 'lossy, subscribers, only, exclusive',
    was: '#begins(readingAlone: boolean)',
  },
  { wrong: /\bfigure\(/, in: ['server'], instead: 'metric', was: "sockets: (await figure('tafel_sockets')) ?? 0," },
  { wrong: /\btutorials?\b/i, in: everywhere, instead: 'lesson', was: 'The first legend is the tutorial:' },
];

const apart = new Set(['node_modules', 'dist', 'goldens', 'fixtures']);

function* filesIn(folder: string): Generator<string> {
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) {
      if (!apart.has(entry.name)) yield* filesIn(path);
    } else if (/\.(?:ts|tsx|mjs|css)$/.test(entry.name)) yield path;
  }
}

const read = everywhere.flatMap((folder) =>
  [...filesIn(folder)].map((path) => ({ path, lines: readFileSync(join(root, path), 'utf8').split('\n') })),
);
const under = (folders: readonly string[]) => read.filter(({ path }) => folders.some((folder) => path.startsWith(`${folder}/`)));

describe.each(words)('$instead', ({ wrong, in: folders, was }) => {
  test('has no other name again', () => {
    const found = under(folders).flatMap(({ path, lines }) =>
      lines.flatMap((line, n) => (wrong.test(line) ? [`${path}:${n + 1} ${line.trim()}`] : [])),
    );
    expect(found).toEqual([]);
  });

  test('would be found out, and its folders are read', () => {
    expect(was).toMatch(wrong);
    for (const folder of folders) expect(under([folder]), folder).not.toEqual([]);
  });
});
