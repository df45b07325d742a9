import { languages } from '@tafelrunde/kernel';
import { describe, expect, test } from 'vitest';
import { failureCodes, failureSentence } from '../index.ts';

describe.each(languages)('failures in %s', (language) => {
  test.each(failureCodes)('%s is a sentence', (code) => {
    const sentence = failureSentence({ code }, language);
    expect(sentence).toMatch(/^\p{Lu}.*[.!?]$/u);
    expect(sentence).not.toMatch(/undefined|\{|\}/);
  });

  test('a code nobody knows still gets one', () => {
    expect(failureSentence({ code: 'out-of-the-blue' }, language).length).toBeGreaterThan(5);
  });
});

test('no two languages say the same: nothing was forgotten to be translated', () => {
  for (const code of failureCodes) {
    const said = new Set(languages.map((language) => failureSentence({ code }, language)));
    expect(said.size, code).toBe(languages.length);
  }
});
