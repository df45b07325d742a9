import { languages } from '@tafelrunde/kernel';
import { type Failure, failureCodes } from '@tafelrunde/protocol';
import { expect } from 'vitest';
import { ownGame } from '../games.ts';
import { sentenceFor } from '../language.ts';

/** A refusal is typed, and can be said in three different sentences. */
export async function expectFailure(failure: Failure, code: string): Promise<void> {
  expect(failure.code).toBe(code);
  const known = (failureCodes as readonly string[]).includes(code);
  const module = known ? undefined : await ownGame('anthem');
  const sentences = languages.map((language) => sentenceFor(failure, language, module));
  for (const sentence of sentences) expect(sentence.length).toBeGreaterThan(5);
  expect(new Set(sentences).size).toBe(languages.length);
  if (!known) for (const language of languages) expect(module?.texts[language].refusal(failure)).toBeDefined();
}
