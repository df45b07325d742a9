/** A number stays on the line of the word before it and of the word after it: no line ends "on field", and none in "2". */
export const bound = (text: string): string => text.replace(/(?<=\p{L}) (?=\d)|(?<=\d) (?=\p{L})/gu, '\u00a0');
