import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from './house-copy.ts';

const sheets = ['games', 'stage', 'web'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.css') && !/node_modules|dist/.test(entry.parentPath))
    .map((entry) => join(entry.parentPath, entry.name)),
);

/** What stands before a block, without comments: at-rules are left out. */
const selectorsIn = (css: string) =>
  [...css.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/([^{};]+)\{/g)]
    .map(([, head]) => (head ?? '').trim())
    .filter((head) => head !== '' && !head.startsWith('@'));

/** `a, b:is(c, d) e` → `a` and `b:is(c, d) e`; likewise the parts that `split` divides, outside of brackets. */
function divided(selector: string, split: RegExp): string[] {
  const parts = [''];
  let depth = 0;
  for (const sign of selector) {
    if ('(['.includes(sign)) depth++;
    if (')]'.includes(sign)) depth--;
    if (depth === 0 && split.test(sign)) parts.push('');
    else parts[parts.length - 1] += sign;
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

/**
 * Chromium keeps one list of what any change of any `:has()` may restyle. A single rule whose last part names no class or id puts
 * everything on that list, or everything of a type: then each card that comes to a table restyles the whole page (20 ms where 1
 * would do), or every word of it that is bold.
 */
function restylesTooMuch(selector: string): boolean {
  const parts = divided(selector, /[\s>+~]/);
  const last = parts.at(-1) ?? '';
  const before = parts.slice(0, -1).some((part) => part.includes(':has('));
  const nested = /:(?:is|where|not)\([^()]*:has\([^()]*\)\s/.test(selector);
  return nested || (before && !/^[.#]|[\])a-z][.#]|^:is\([.#]/i.test(last));
}

describe('styles', () => {
  test.each([
    ['.score thead th:has(> .label) > :first-child:not(.label)', true],
    [':root[data-theme="dark"] :is(.silver, .shell:has(.silver) .dock)', true],
    ['.seats:has(li:nth-child(6)) :is(.shield, .state)', false],
    ['.bar:has(.score) > span > span', true],
    ['.bar:has(.score) span.status', false],
    ['.choice label:has(:checked)', false],
  ])('%s: restyles too much: %s', (selector, much) => {
    expect(restylesTooMuch(selector)).toBe(much);
  });

  test('no rule makes each change of a page restyle all of it', () => {
    expect(sheets.length).toBeGreaterThan(50);
    const found = sheets.flatMap((sheet) =>
      selectorsIn(readFileSync(sheet, 'utf8'))
        .flatMap((head) => divided(head, /,/))
        .filter(restylesTooMuch)
        .map((selector) => `${sheet.slice(root.length)}: ${selector}`),
    );
    expect(found).toEqual([]);
  });

  test("Andor's fields are numbers: its display face, which has old-style figures, never writes a 0 like an o", () => {
    const rules = sheets
      .filter((sheet) => sheet.includes('/andor/'))
      .flatMap((sheet) => [...readFileSync(sheet, 'utf8').matchAll(/[^{}]*\{[^{}]*\}/g)].map(([rule]) => rule))
      .filter((rule) => /font:[^;]*var\(--font-display\)/.test(rule));
    expect(rules.length).toBeGreaterThan(50);
    expect(rules.filter((rule) => !rule.includes('font-variant-numeric'))).toEqual([]);
  });
});
