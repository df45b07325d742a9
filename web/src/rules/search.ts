import { type Block, plainText } from './markdown.ts';

/** What a search leaves: rules with all the words, under their headings. */
export function found(blocks: readonly Block[], search: string): readonly Block[] {
  const words = search.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return blocks;
  const kept: Block[] = [];
  let heading: Block | undefined;
  for (const block of blocks) {
    if (block.kind === 'heading') {
      heading = block;
      continue;
    }
    const text = (
      block.kind === 'list' ? block.items.map(plainText).join(' ') : `${block.kind === 'rule' ? block.rule : ''} ${plainText(block.inline)}`
    ).toLocaleLowerCase();
    if (!words.every((word) => text.includes(word))) continue;
    if (heading !== undefined) kept.push(heading);
    heading = undefined;
    kept.push(block);
  }
  return kept;
}
