/** The small part of Markdown our rulebooks are written in. */
export type Inline =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'strong' | 'em'; readonly text: string }
  | { readonly kind: 'rule'; readonly rule: string };

export type Block =
  | { readonly kind: 'heading'; readonly level: number; readonly text: string }
  /** One numbered rule: its number is its anchor, the same in every language. */
  | { readonly kind: 'rule'; readonly rule: string; readonly inline: readonly Inline[] }
  | { readonly kind: 'paragraph'; readonly inline: readonly Inline[] }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly (readonly Inline[])[] }
  /** One of the pictures of the game's book, by name, and what it shows in words. */
  | { readonly kind: 'picture'; readonly name: string; readonly shows: string }
  /** Worked through: it belongs to the rule it stands under and has no number of its own. */
  | { readonly kind: 'example'; readonly title: string; readonly blocks: readonly Block[] };

const HEADING = /^(#{1,4})\s+(.+?)\s*#*$/;
const NUMBERED = /^\*\*([A-Z]{3}-\d+(?:\.\d+)*)\.?\*\*\.?\s*/;
const ITEM = /^\s*(?:([-*])|\d+[.)])\s+/;
const QUOTED = /^>\s?/;
const PICTURE = /^!\[(.+)\]\(([\w-]+)\)$/;
const PIECES = /\*\*(.+?)\*\*|(?<![\w*])[*_](?!\s)(.+?)(?<!\s)[*_](?![\w*])|\b([A-Z]{3}-\d+(?:\.\d+)*)\b/g;

export function readInline(text: string): readonly Inline[] {
  const pieces: Inline[] = [];
  let from = 0;
  for (const found of text.matchAll(PIECES)) {
    if (found.index > from) pieces.push({ kind: 'text', text: text.slice(from, found.index) });
    const [whole, strong, em, rule] = found;
    if (strong !== undefined)
      pieces.push(/^[A-Z]{3}-\d+(\.\d+)*$/.test(strong) ? { kind: 'rule', rule: strong } : { kind: 'strong', text: strong });
    else if (em !== undefined) pieces.push({ kind: 'em', text: em });
    else if (rule !== undefined) pieces.push({ kind: 'rule', rule });
    from = found.index + whole.length;
  }
  if (from < text.length) pieces.push({ kind: 'text', text: text.slice(from) });
  return pieces;
}

/** Reads a rulebook: headings, numbered rules, paragraphs, lists, and examples: quotations that begin with a title in bold. */
export function readMarkdown(source: string): readonly Block[] {
  const blocks: Block[] = [];
  let lines: string[] = [];
  const flush = () => {
    const [first = ''] = lines;
    const block = QUOTED.test(first) ? undefined : blockOf(lines);
    if (QUOTED.test(first)) blocks.push(...quoted(lines));
    lines = [];
    if (block !== undefined) blocks.push(block);
  };
  for (const line of source.split(/\r?\n/)) {
    const heading = HEADING.exec(line);
    const item = ITEM.test(line);
    const [first] = lines;
    const inList = first !== undefined && ITEM.test(first);
    const turns = first !== undefined && QUOTED.test(first) !== QUOTED.test(line);
    if (line.trim() === '' || heading !== null || turns || (item && first !== undefined && !inList)) flush();
    if (heading !== null) blocks.push({ kind: 'heading', level: heading[1]?.length ?? 1, text: heading[2] ?? '' });
    else if (line.trim() !== '') lines.push(line);
  }
  flush();
  return blocks;
}

/** What is quoted is an example if it has a title; otherwise it is text like any other. */
function quoted(lines: readonly string[]): readonly Block[] {
  const blocks = readMarkdown(lines.map((line) => line.replace(QUOTED, '')).join('\n'));
  const [title, ...rest] = blocks;
  const [words, ...more] = title?.kind === 'paragraph' ? title.inline : [];
  return words?.kind === 'strong' && more.length === 0 ? [{ kind: 'example', title: words.text, blocks: rest }] : blocks;
}

function blockOf(lines: readonly string[]): Block | undefined {
  const first = lines[0];
  if (first === undefined) return undefined;
  const marker = ITEM.exec(first);
  if (marker !== null) {
    const items: string[] = [];
    for (const line of lines) {
      // A line without a marker goes on with the item above it.
      if (ITEM.test(line)) items.push(line.replace(ITEM, ''));
      else items.push(`${items.pop() ?? ''} ${line.trim()}`);
    }
    return { kind: 'list', ordered: marker[1] === undefined, items: items.map(readInline) };
  }
  const text = lines.map((line) => line.trim()).join(' ');
  const picture = PICTURE.exec(text);
  if (picture !== null) return { kind: 'picture', shows: picture[1] ?? '', name: picture[2] ?? '' };
  const numbered = NUMBERED.exec(text);
  if (numbered?.[1] !== undefined) return { kind: 'rule', rule: numbered[1], inline: readInline(text.slice(numbered[0].length)) };
  return { kind: 'paragraph', inline: readInline(text) };
}

export function plainText(inline: readonly Inline[]): string {
  return inline.map((piece) => (piece.kind === 'rule' ? piece.rule : piece.text)).join('');
}

/** All the words of a block, its number included. */
export function wordsOf(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return block.text;
    case 'rule':
      return `${block.rule} ${plainText(block.inline)}`;
    case 'paragraph':
      return plainText(block.inline);
    case 'list':
      return block.items.map(plainText).join(' ');
    case 'picture':
      return block.shows;
    case 'example':
      return [block.title, ...block.blocks.map(wordsOf)].join(' ');
  }
}

/** The short form of the rules: the list under the first heading below the title. */
export function inShort(blocks: readonly Block[]): readonly (readonly Inline[])[] {
  const heading = blocks.findIndex((block) => block.kind === 'heading' && block.level === 2);
  const list = blocks[heading + 1];
  return heading >= 0 && list?.kind === 'list' ? list.items : [];
}
