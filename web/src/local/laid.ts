import type { Append } from '@tafelrunde/table';

/** A table that could not be kept, on its way from the lobby to its worker. */
let laid: Append | undefined;

export function handOver(append: Append): void {
  laid = append;
}

export function handedOver(id: string): Append | undefined {
  return laid?.table === id ? laid : undefined;
}
