/**
 * The drawings of a game, to lie once in a page; whatever shows one refers to it. What they are filled with is laid out, or no reference
 * would find it. The drawings are not: a browser works out neither style nor place of a thousand strokes nobody looks at, whatever else
 * changes in the page.
 */
export function spriteOf(fillings: string, symbols: readonly string[]): string {
  return `<defs>${fillings}</defs><svg class="drawings">${symbols.join('')}</svg>`;
}
