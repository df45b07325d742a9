import { expect } from 'vitest';

/** A typed error with a sentence somebody can read. */
export async function expectRefused({ status, body }: { status: number; body: any }, expected: number, code: string): Promise<void> {
  expect([status, body.failure?.code]).toEqual([expected, code]);
  expect(body.sentence).toMatch(/\p{L}{2,}.*[.!?]$/u);
}
