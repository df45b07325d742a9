import type { Language, Refusal } from '@tafelrunde/kernel';
import { failureSentence } from '@tafelrunde/protocol';

interface Speaks {
  refusal(refusal: Refusal): string | undefined;
}

/** Why not, in the words of the game or of the house, with the number of the rule where there is one. */
export function refusalSentence(refusal: Refusal, language: Language, texts?: Speaks): string {
  const sentence = texts?.refusal(refusal) ?? failureSentence(refusal, language);
  return refusal.rule === undefined || sentence.includes(refusal.rule) ? sentence : `${sentence} (${refusal.rule})`;
}

/** The same for the operator, with what exactly was refused. */
export function operatorSentence(refusal: Refusal, texts?: Speaks): string {
  const details = Object.entries(refusal.params ?? {}).map(([key, value]) => `${key} ${String(value)}`);
  const sentence = refusalSentence(refusal, 'en', texts);
  return details.length === 0 ? sentence : `${sentence} (${details.join(', ')})`;
}
