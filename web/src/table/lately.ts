/**
 * The last sentences of a step, as many as there is room for: where a step has more to tell, its outcome matters most, and the log
 * has the rest.
 */
export function lately(sentences: readonly string[], room: number): string {
  let told = '';
  for (const sentence of sentences.toReversed()) {
    const more = told === '' ? sentence : `${sentence} ${told}`;
    if (told !== '' && more.length > room) break;
    told = more;
  }
  return told;
}
