import type { KeptMatch } from './kept.ts';

/** A match that could not be kept, on its way from the lobby to its table. */
let laid: KeptMatch | undefined;

export function handOver(match: KeptMatch): void {
  laid = match;
}

export function handedOver(id: string): KeptMatch | undefined {
  return laid?.id === id ? laid : undefined;
}
