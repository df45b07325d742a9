/** What the operator did cannot be done: one sentence on stderr, exit code 1. */
export class SentenceError extends Error {
  override readonly name = 'SentenceError';
}

/** Names in files and tables were written by others: nothing in them may steer a terminal or turn the text around. */
export function printable(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '');
}

export function counted(n: number, one: string, many = `${one}s`): string {
  return `${n} ${n === 1 ? one : many}`;
}
