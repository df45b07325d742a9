/** What a client may send. Everything else is refused: unknown fields too. */
export const limits = {
  /** Bytes of one frame. */
  frame: 8 * 1024,
  /** Nesting of one frame. */
  depth: 8,
  name: 32,
  chat: 400,
} as const;
