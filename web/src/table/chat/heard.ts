import type { ChatLine } from '@tafelrunde/protocol';

/** A line, and whether it was said among those who look on. */
export interface Heard {
  readonly line: ChatLine;
  readonly aside: boolean;
}

/** From where on both talks are known, of the one that has older lines to ask for; nothing where both are whole. */
export function firstOf(chat: readonly ChatLine[], asides: readonly ChatLine[]): Heard | undefined {
  const cut = [
    ...chat.slice(0, 1).map((line): Heard => ({ line, aside: false })),
    ...asides.slice(0, 1).map((line): Heard => ({ line, aside: true })),
  ].filter(({ line }) => line.n > 0);
  return cut.toSorted((a, b) => b.line.at - a.line.at)[0];
}

/** Both talks in the order things were said. What is older than the beginning of one of them waits: there would be gaps in it. */
export function inOrder(chat: readonly ChatLine[], asides: readonly ChatLine[], since: number): readonly Heard[] {
  const both = [...chat.map((line): Heard => ({ line, aside: false })), ...asides.map((line): Heard => ({ line, aside: true }))];
  return both.filter(({ line }) => line.at >= since).toSorted((a, b) => a.line.at - b.line.at);
}
