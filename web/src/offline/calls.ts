/** What a push brings: that it is somebody's turn. */
export interface PushedCall {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly link: string;
}

/** Browsers want a notification for every push: what cannot be read says at least where to look. */
export function callIn(data: unknown): PushedCall {
  const { id, title, text, link } = (typeof data === 'object' && data !== null ? data : {}) as Readonly<Record<string, unknown>>;
  const word = (value: unknown, otherwise: string) => (typeof value === 'string' && value !== '' ? value : otherwise);
  return { id: word(id, 'tafelrunde'), title: word(title, 'Tafelrunde'), text: word(text, ''), link: word(link, '/tables') };
}
