/** The first part of a result's sentence is the headline, the rest stands below it as a sentence of its own. */
export function splitHeadline(sentence: string): { readonly title: string; readonly rest: string } {
  const [, title, rest] = /^(.{3,60}?)(?:\s?:|\.)\s+(.+)$/su.exec(sentence) ?? [];
  if (title === undefined || rest === undefined) return { title: sentence.replace(/\.$/, ''), rest: '' };
  return { title, rest: rest.charAt(0).toLocaleUpperCase() + rest.slice(1) };
}
