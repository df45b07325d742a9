import type { InEveryLanguage, Language } from '@tafelrunde/kernel';
import { parseSync } from 'vite';

// What configures the build may not carry out the kernel; its type sees to it that none is missing.
const everyLanguage: InEveryLanguage<true> = { de: true, en: true, fr: true };
const languages = Object.keys(everyLanguage) as readonly Language[];

interface Span {
  readonly start: number;
  readonly end: number;
}

/** A list of words as it stands in the source: one constant with the three languages side by side. */
interface List extends Span {
  readonly name: string;
  readonly said: Readonly<Record<Language, Span>>;
}

/** The parts of a syntax tree that are looked at here. */
interface Node extends Span {
  readonly type: string;
  readonly declaration?: Node | null;
  readonly declarations?: readonly { readonly id: Node & { readonly name?: string }; readonly init: Node | null }[];
  readonly expression?: Node;
  readonly properties?: readonly (Span & { readonly key?: { readonly name?: string } })[];
}

/** What an `as const` or `satisfies` is said of. */
const plain = (node: Node): Node => (/^TS(?:As|Satisfies)Expression$/.test(node.type) && node.expression ? plain(node.expression) : node);

function saidIn(node: Node): List['said'] | undefined {
  const found = node.type === 'ObjectExpression' ? (node.properties ?? []).map((each) => [each.key?.name, each] as const) : [];
  const isList = found.length === languages.length && found.every(([key]) => languages.some((language) => language === key));
  return isList ? (Object.fromEntries(found) as List['said']) : undefined;
}

/** The lists of words of one file. */
export function listsIn(code: string): readonly List[] {
  const body = parseSync('words.ts', code).program.body as unknown as readonly Node[];
  return body.flatMap((statement) =>
    ((statement.declaration ?? statement).declarations ?? []).flatMap(({ id, init }) => {
      const list = init === null ? undefined : plain(init);
      const said = list && saidIn(list);
      return list === undefined || said === undefined ? [] : [{ name: id.name ?? '', start: list.start, end: list.end, said }];
    }),
  );
}

const titleOf = (file: string, { name }: List): string => JSON.stringify(`${file} ${name}`);

/** The code with each list put in other words; the last first, so that what stands before keeps its place. */
const rewritten = (code: string, lists: readonly List[], words: (list: List) => string): string =>
  lists.reduceRight((text, list) => text.slice(0, list.start) + words(list) + text.slice(list.end), code);

/** What the page gets in place of a file of words: everything but the words. What only they used falls to the bundler. */
export function withoutWords(code: string, file: string, listed: string): string {
  const emptied = rewritten(code, listsIn(code), (list) => `/* @__PURE__ */ listed(${titleOf(file, list)})`);
  return `import { listed } from ${listed};\n${emptied}`;
}

/** The same file with one language alone, and handing it over. */
export function inOneLanguage(code: string, file: string, listed: string, language: Language): string {
  const lists = listsIn(code);
  const cut = rewritten(code, lists, ({ said }) => `{ ${code.slice(said[language].start, said[language].end)} }`);
  const handed = lists.map((list) => `heard(${titleOf(file, list)}, ${list.name});`).join('\n');
  return `import { heard } from ${listed};\n${cut}\n${handed}\n`;
}
